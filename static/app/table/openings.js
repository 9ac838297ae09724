/** How a game comes to this page's table: a new one, the same once more, or one from the vault. */

/** @import { Store } from "../page/store.js" */
/** @import { Catalog, Observation, Setup } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { Notices } from "./notices.js" */

import { setUi } from "../page/store.js";
import { gameOf } from "../rules/house-rules.js";
import { firstEyes } from "./hot-seat.js";

/**
 * @param {{engine: Wire, store: Store, notices: Notices, foretold: Promise<Catalog | null>,
 *   seatsOf: (setup: Setup) => {name: string, colour: string, bot: string | null}[],
 *   accompanying: (game: string) => Promise<object | null>, open: (first: Observation) => void}} needs
 *   `accompanying`: who sits beside a player in a first game, if it is one
 */
export function createOpenings({ engine, store, notices, foretold, seatsOf, accompanying, open }) {
  const { notify, asking } = notices;
  /** Counts what was chosen: what was chosen before the last one is dropped. */
  let wishes = 0;

  /**
   * Something that is chosen where it may have to wait for the engine: another choice takes its place
   * until the engine is there.
   * @template T
   * @param {string} wish
   * @param {(wanted: () => boolean) => Promise<T>} work asks `wanted` before anything is changed
   * @returns {Promise<T | null>} null if something else was chosen
   */
  async function wishing(wish, work) {
    const { boot, ui } = store.get();
    if (ui.wish && (boot.state === "ready" || ui.wish === wish)) return null;
    const mine = ++wishes;
    setUi(store, { wish, refusal: null });
    const outcome = await asking(() => work(() => mine === wishes));
    if (mine !== wishes) return null;
    setUi(store, { wish: null });
    return outcome;
  }

  /** @param {string} wish @param {(wanted: () => boolean) => Promise<any>} question that answers with the game's first observation */
  async function opening(wish, question) {
    const reply = await wishing(wish, question);
    if (reply?.type === "observation") open(reply);
    else if (reply?.type === "refused") setUi(store, { refusal: reply });
    else if (reply?.type === "nothing") notify("game-none", undefined, "info");
  }

  /** The rule sets, asked for by who can't wait until the page has them. */
  async function catalogNow() {
    return store.get().ui.catalog ?? (await foretold) ?? (await engine.request({ type: "catalog" }));
  }

  return {
    wishing,

    /** @param {Setup} setup @param {string} [wish] the button that was pressed */
    async start(setup, wish = "start-game") {
      const seats = seatsOf(setup);
      const eyes = setup.leads ? null : firstEyes(seats);
      const { rules, plan = null } = setup;
      const seed = (plan === null && setup.seed.trim()) || null;
      await opening(wish, async (wanted) => {
        const game = gameOf(rules.preset, await catalogNow());
        const companion = eyes === null ? null : await accompanying(game);
        return engine.request({ type: "new", game, rules, seats, seed, plan, led: setup.leads === true, eyes, ...(companion && { companion }) }, wanted);
      });
    },

    /** A scene of a lesson; stand-ins sit beside the learner. @param {import("../lessons/types.js").Lesson} lesson @param {number} scene */
    async teach(lesson, scene) {
      const { you } = store.get().ui.setup;
      const bots = (lesson.scenes[scene].others ?? []).map(() => "stand-in");
      const seats = seatsOf({ rules: lesson.rules, you: { ...you, plays: true }, bots, seed: "" });
      await opening("learn", (wanted) => engine.request({ type: "teach", lesson, scene, seats }, wanted));
    },

    /** The same labyrinth from the beginning: the engine has its plan, which the page is not told. */
    async again() {
      const before = store.get().observation;
      const eyes = before?.led ? null : firstEyes(before?.seats ?? []);
      await opening("again", (wanted) => engine.request({ type: "again", eyes }, wanted));
    },

    /** The game in the vault that was played last. */
    resume: () => opening("continue", (wanted) => engine.resume(wanted)),

    /** Another game that lies in the vault takes the table. @param {string} name */
    async takeUp(name) {
      await opening("other-games", async (wanted) => {
        const reply = await engine.resume(wanted, name);
        // The one before is left for good: who sat there is nobody's friend at this one.
        if (reply?.type === "observation") store.set({ observation: null });
        return reply;
      });
    },

    /** The games in the vault that can be played on; none where nobody can tell. @returns {Promise<(import("../shelves/saved.js").Saved & {current: boolean})[]>} */
    saved: async () => (await asking(() => engine.ask({ kind: "saved" })))?.games ?? [],

    /** A game is deleted that lies in the vault. @param {string} name */
    async forget(name) {
      const reply = await asking(() => engine.ask({ kind: "forget", game: name }));
      if (reply?.current) store.set({ observation: null });
    },
  };
}
