/** A browser with its locks, a registration of service workers, and pages of the same address. */

import assert from "node:assert/strict";

import { keepOffline } from "../../../static/app/page/offline.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";

export const ADDRESS = "https://host.example/some/where/";

/** Locks as the Web Locks API grants them: in the order in which they are asked for. */
function createLocks() {
  /** @type {{name: string, mode: string, act: () => Promise<unknown>, resolve: (value: any) => void, reject: (why: any) => void}[]} */
  let pending = [];
  let held = [];

  function grant() {
    for (const one of pending) {
      const [beside, before] = [held, pending.slice(0, pending.indexOf(one))].map((all) => all.filter(({ name }) => name === one.name));
      const shared = one.mode === "shared" && [...beside, ...before].every(({ mode }) => mode === "shared");
      if (!shared && beside.length + before.length) continue;
      pending = pending.filter((other) => other !== one);
      held = [...held, one];
      one.act().then(one.resolve, one.reject).finally(() => {
        held = held.filter((other) => other !== one);
        grant();
      });
      grant();
      return;
    }
  }

  const seen = (all) => all.map(({ name, mode }) => ({ name, mode }));
  return {
    query: async () => ({ held: seen(held), pending: seen(pending) }),
    request: (name, { mode, signal }, act) => new Promise((resolve, reject) => {
      const one = { name, mode, act, resolve, reject };
      signal?.addEventListener("abort", () => {
        if (!pending.includes(one)) return;
        pending = pending.filter((other) => other !== one);
        reject(signal.reason);
        grant();
      });
      pending.push(one);
      queueMicrotask(grant);
    }),
  };
}

/** Lets everything that is under way come to rest. */
export const settle = async () => {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** One browser's service workers, its locks and its pages. `refuses`: what registering fails with.
 * @param {{impossible?: boolean, refuses?: Error | null}} [options] */
export function createBrowser({ impossible = false, refuses = null } = {}) {
  const locks = createLocks();
  const registration = Object.assign(new EventTarget(), {
    installing: null, waiting: null, active: null, updates: 0,
    async update() {
      registration.updates += 1;
      throw new TypeError("no network");
    },
  });
  let registered = 0;
  /** @type {EventTarget[]} */
  const containers = [];
  /** Letters that service workers got. */
  const letters = [];

  /** A service worker in its first state. */
  function worker(name, reply = { done: true, bytes: 12_300_000 }) {
    const made = Object.assign(new EventTarget(), {
      state: "installing",
      become(state) {
        made.state = state;
        made.dispatchEvent(new Event("statechange"));
      },
      postMessage(letter, [port]) {
        letters.push([name, letter.kind]);
        if (letter.kind === "accept") activate(made);
        port.postMessage(reply);
        port.close();
      },
    });
    return made;
  }

  function found(made) {
    registration.installing = made;
    registration.dispatchEvent(new Event("updatefound"));
  }

  function installed(made) {
    registration.installing = null;
    registration.waiting = made;
    made.become("installed");
  }

  function activate(made) {
    registration.waiting = null;
    registration.active = made;
    for (const one of containers) {
      if (!one.controller) continue;
      one.controller = made;
      one.dispatchEvent(new Event("controllerchange"));
    }
    made.become("activated");
  }

  /** One page, in its lobby. */
  function open({ served = true } = {}) {
    const container = Object.assign(new EventTarget(), {
      controller: served ? registration.active : null,
      async register(url) {
        assert.equal(url.href, `${ADDRESS}sw.js`);
        if (refuses) throw refuses;
        registered += 1;
      },
      getRegistration: async () => (registered ? registration : undefined),
    });
    containers.push(container);
    const made = {
      store: createStore(firstState({})), idle: [], later: [], reloads: 0, clock: 0, heard: {},
      page: Object.assign(new EventTarget(), { visibilityState: "visible" }),
      container,
      /** What the page says about it. */
      get offline() {
        return made.store.get().offline;
      },
      /** The browser finds time for it, and all is done. */
      async rest() {
        await settle();
        while (made.later.length || made.idle.length) {
          for (const act of [...made.later.splice(0), ...made.idle.splice(0)]) act();
          await settle();
        }
      },
      async goes(screen) {
        setUi(made.store, { screen });
        await settle();
      },
      async isReady() {
        made.store.set({ boot: { state: "ready", version: "1" } });
        await made.rest();
      },
    };
    made.keeper = keepOffline(made.store, {
      container: impossible ? undefined : container, locks, address: ADDRESS, version: "1",
      page: made.page, listen: (type, listener) => (made.heard[type] = listener), reload: () => (made.reloads += 1),
      whenIdle: (act) => made.idle.push(act), after: (_, act) => made.later.push(act), now: () => made.clock,
    });
    return made;
  }
  return { registration, worker, found, installed, activate, open, letters, locks, registered: () => registered };
}
