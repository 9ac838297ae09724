/** @import { State, Ui } from "../basics/types.js" */

import { STEP } from "../basics/aim.js";

/** No hint has been asked for. @type {import("../knowing/advice.js").Advice} */
export const NO_ADVICE = { wanted: false, asking: false, failed: false, told: null };

/**
 * The page's one state. `set` lays a change over it and tells every subscriber once the current
 * task is done, however many changes it made.
 */

/**
 * @template T
 * @param {T} initial
 * @param {(flush: () => void) => void} [later] when to tell; tests pass their own
 */
export function createStore(initial, later = queueMicrotask) {
  let state = initial;
  let told = initial;
  let due = false;
  /** @type {Set<(state: T, before: T) => void>} */
  const subscribers = new Set();

  function tell() {
    due = false;
    const before = told;
    told = state;
    for (const subscriber of [...subscribers]) subscriber(state, before);
  }

  return {
    get: () => state,
    /** @param {Partial<T>} change */
    set(change) {
      state = { ...state, ...change };
      if (!due) {
        due = true;
        later(tell);
      }
    },
    /**
     * @param {(state: T, before: T) => void} subscriber called with the new and the last told state
     * @returns {() => void} ends the subscription
     */
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}

/** @typedef {ReturnType<typeof createStore<State>>} Store */

/**
 * Lays a change over the `ui` part; nobody is told of what was so already.
 * @param {Store} store
 * @param {Partial<Ui>} change
 */
export function setUi(store, change) {
  const { ui } = store.get();
  const names = /** @type {(keyof Ui)[]} */ (Object.keys(change));
  if (names.some((name) => ui[name] !== change[name])) store.set({ ui: { ...ui, ...change } });
}

/**
 * The state of a page that has just been opened.
 * @param {import("../basics/types.js").Setup} setup
 * @returns {State}
 */
export function firstState(setup) {
  return {
    boot: { state: "loading", stage: "start", progress: 0, bytes: null },
    observation: null,
    desk: null,
    party: null,
    console: null,
    entry: null,
    knowledge: null,
    asked: { open: false, about: null },
    round: 0,
    pencil: null,
    advice: NO_ADVICE,
    review: null,
    timers: [],
    absent: new Map(),
    handed: null,
    seat: null,
    offline: { kept: "no", bytes: 0, update: "none", installable: false },
    ui: {
      screen: "lobby",
      wish: null,
      stored: "none",
      saved: 0,
      game: null,
      notices: [],
      refusal: null,
      waiting: false,
      skipping: false,
      watching: false,
      catalog: null,
      bots: [],
      setup,
      reveal: null,
      replay: null,
      tab: "map",
      aim: STEP,
      draft: null,
      chosen: null,
      picked: null,
      pointed: null,
      placing: null,
      recalled: null,
      moved: false,
      assists: true,
      help: "allowed",
      result: null,
      recollections: [],
    },
  };
}
