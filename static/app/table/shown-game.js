/** Which game lies on this page's table, and what has been heard of it. */

/** @import { Store } from "../page/store.js" */
/** @import { Observation, Told, Ui } from "../basics/types.js" */

import { STEP } from "../basics/aim.js";
import { setUi } from "../page/store.js";

/** The controls of a turn that has not begun to say anything. */
const UNTOUCHED = { aim: STEP, draft: null, chosen: null, placing: null, recalled: null, picked: null, pointed: null };

/** @param {Store} store */
export function createShownGame(store) {
  /** Counts the games opened on this page, and the eyes it looked through: what belongs to earlier ones is dropped. */
  let game = 0;

  /** @param {Told} reply @returns {Observation} with all that was heard so far, and what is told at first only: the rules, and whether a person leads */
  function withEarlier(reply) {
    const seen = store.get().observation;
    const earlier = reply.heard_from ? (seen?.heard ?? []) : [];
    const rules = reply.rules ?? seen?.rules ?? {};
    const led = reply.led ?? (reply.rules ? false : seen?.led);
    return { ...reply, rules, led, heard: [...earlier.slice(0, reply.heard_from), ...reply.heard], heard_from: 0 };
  }

  return {
    /** Who moved last, if it was a bot. @type {number | null} */
    moved: null,

    /** @returns {() => boolean} whether it is still the same game, seen by the same seat */
    sameGame() {
      const mine = game;
      return () => mine === game;
    },

    /** @param {Observation} reply the first one of a game that was opened or resumed */
    begin(reply) {
      game += 1;
      this.moved = null;
      store.set({ observation: { ...reply, heard_from: 0 }, round: store.get().round + 1 });
      setUi(store, {
        screen: "table", wish: null, refusal: null, reveal: null, replay: null, result: null, recollections: [], tab: "map", ...UNTOUCHED,
        waiting: false, skipping: false, watching: false,
      });
    },

    /** The same game, as another seat knows it: nothing stays of what the one before saw or prepared. @param {Observation} reply */
    turnTo(reply) {
      game += 1;
      this.moved = null;
      store.set({
        observation: { ...reply, heard_from: 0 },
        ui: { ...store.get().ui, refusal: null, reveal: null, tab: "map", waiting: false, skipping: false, ...UNTOUCHED },
      });
    },

    /** The table is left for good: it is somebody else's. */
    end() {
      game += 1;
      store.set({ observation: null });
      setUi(store, { screen: "lobby", replay: null, reveal: null, skipping: false, waiting: false });
    },

    /** What was heard without having been asked for. @param {Told} reply */
    hear(reply) {
      store.set({ observation: withEarlier(reply) });
    },

    /** Shows all that has changed at once: every change of the store draws the page. @param {Told} reply @param {Partial<Ui>} [change] */
    show(reply, change) {
      store.set({ observation: withEarlier(reply), ui: { ...store.get().ui, refusal: null, ...change } });
    },
  };
}

/** @typedef {ReturnType<typeof createShownGame>} ShownGame */
