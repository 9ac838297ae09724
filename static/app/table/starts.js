/** The games that a page can begin: quick ones, the one of the form, a friend's, another one. */

/** @import { Challenge } from "./challenge.js" */
/** @import { Rules } from "../rules/house-rules.js" */
/** @import { Setup } from "../basics/types.js" */

import { gameOf } from "../rules/house-rules.js";
import { botsOf, fittingBots, setupOf } from "./seating.js";

/** @type {Setup} */
const QUICK = { rules: { preset: "classic" }, you: { name: "", colour: "blue", plays: true }, bots: ["wanderer", "forgetful"], seed: "" };
/** For a newcomer: nobody can be hurt, as there is neither a bear nor a bullet. @type {Pick<Setup, "rules" | "bots">} */
const FIRST = { rules: { preset: "classic", cols: 4, difficulty: "easy", bear: false, bullets: 0 }, bots: ["wanderer"] };
const QUEST = { preset: "quest-easy" };
const PARCHIS = { rules: { preset: "parchis" }, bots: ["runner", "keeper", "reckoner"] };

/**
 * @param {{store: import("../page/store.js").Store, session: import("./session.js").Session,
 *   friends: () => import("../friends/types.js").Friends, checkRules: (rules: Rules) => Promise<any>,
 *   lessonOf: (id: string) => Promise<import("../lessons/types.js").Lesson | null>}} needs
 *   `friends`: while there is a table of theirs; `checkRules` answers with the whole of the rules, or with a refusal; `lessonOf` with a lesson, or null where none has come.
 */
export function createStarts({ store, session, friends, checkRules, lessonOf }) {
  /** Begins a game of this page alone. @param {Setup} setup @param {string} [wish] the button that was pressed */
  function begin(setup, wish) {
    if (leaveFriends()) void session.start(setup, wish);
  }

  /** Whether this page's table is free: friends who are playing at it don't lose it. */
  function leaveFriends() {
    const { party } = store.get();
    if (party?.phase === "starting" || party?.phase === "playing") {
      session.notify("friends-playing", undefined, "info");
      return false;
    }
    if (party) friends().end();
    return true;
  }

  return {
    first() {
      const { you } = store.get().ui.setup;
      begin({ ...FIRST, you: { ...you, plays: true }, seed: "" }, "first-game");
    },
    quick: () => {
      const { you } = store.get().ui.setup;
      begin({ ...QUICK, you: { ...you, plays: true } }, "quick-game");
    },
    /** Alone, for few moves. */
    quest() {
      const { you } = store.get().ui.setup;
      begin({ rules: QUEST, you: { ...you, plays: true }, bots: [], seed: "" }, "quick-quest");
    },
    parchis() {
      const { you } = store.get().ui.setup;
      begin({ ...PARCHIS, you: { ...you, plays: true }, seed: "" }, "quick-parchis");
    },
    /** A labyrinth that everybody gets. @param {{rules: Rules, seed: string}} quest */
    daily({ rules, seed }) {
      const { you } = store.get().ui.setup;
      begin({ rules, you: { ...you, plays: true }, bots: [], seed }, "daily-quest");
    },
    /** @param {string} id @param {number} [scene] */
    async lesson(id, scene = 0) {
      const lesson = await lessonOf(id);
      if (!lesson) session.notify("lessons-missing");
      else if (leaveFriends()) await session.teach(lesson, scene);
    },
    setup: () => begin(store.get().ui.setup),
    /** Another saved game. @param {string} name */
    saved(name) {
      if (leaveFriends()) void session.takeUp(name);
    },
    /** Somebody else's labyrinth; its seed goes nowhere but to the engine. @param {Challenge} challenge @param {boolean} alone */
    accept({ rules, seed }, alone) {
      const { setup, catalog, bots } = store.get().ui;
      const players = catalog?.presets[rules.preset].players ?? [1, 1];
      const [fewest, most] = alone ? [1, 1] : [Math.max(2, players[0]), players[1]];
      const kinds = botsOf(bots, gameOf(rules.preset, catalog));
      const others = fittingBots(alone ? [] : setup.bots, 1, [fewest, most], kinds);
      begin({ rules, you: { ...setup.you, plays: true }, bots: others, seed }, "invitation");
    },
    checkRules,
    /** A game on a plan that was drawn by hand. @param {{rules: Rules, plan: string}} drawn */
    drawn({ rules, plan }) {
      const { setup, catalog, bots } = store.get().ui;
      const kinds = botsOf(bots, gameOf(rules.preset, catalog));
      const others = fittingBots(setup.bots, 1, catalog?.presets[rules.preset].players ?? [1, 1], kinds);
      session.notify("plan-own", undefined, "info");
      begin({ rules, plan, you: { ...setup.you, plays: true }, bots: others, seed: "" }, "desk-play");
    },
    /** @param {string} seed the same labyrinth again, or "" for a new one @param {string} [plan] that one's, if it was drawn by hand */
    again(seed, plan) {
      const { ui, observation, party } = store.get();
      if (party) {
        void friends().start(seed);
        return;
      }
      const rules = observation?.rules ?? ui.setup.rules;
      begin({ rules, seed, plan, leads: observation?.led === true, ...setupOf(observation?.seats ?? [], ui.setup.you, observation?.led === true) });
    },
  };
}
