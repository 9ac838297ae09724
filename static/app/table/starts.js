/** The games that a page can begin: quick ones, the one of the form, a friend's, another one. */

/** @import { Challenge } from "./challenge.js" */
/** @import { Rules } from "../rules/house-rules.js" */
/** @import { Setup } from "../basics/types.js" */

import { gameOf } from "../rules/house-rules.js";
import { botsOf, fittingBots } from "./seating.js";

/** @type {Setup} */
const QUICK = { rules: { preset: "classic" }, you: { name: "", colour: "blue", plays: true }, bots: ["wanderer", "mapper"], seed: "" };
/** For a newcomer: nobody can be hurt, as there is neither a bear nor a bullet. @type {Pick<Setup, "rules" | "bots">} */
const FIRST = { rules: { preset: "classic", cols: 4, difficulty: "easy", bear: false, bullets: 0 }, bots: ["wanderer"] };
const QUEST = { preset: "quest-easy" };
const PARCHIS = { rules: { preset: "parchis" }, bots: ["runner", "keeper", "reckoner"] };

/**
 * @param {{store: import("../page/store.js").Store, session: import("./session.js").Session,
 *   friends: import("../friends/types.js").Friends, checkRules: (rules: Rules) => Promise<any>}} needs
 *   `checkRules` answers with the whole of the rules, or with a refusal.
 */
export function createStarts({ store, session, friends, checkRules }) {
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
    if (party) friends.end();
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
      const others = fittingBots(alone ? [] : setup.bots, true, [fewest, most], kinds);
      begin({ rules, you: { ...setup.you, plays: true }, bots: others, seed }, "invitation");
    },
    checkRules,
    /** @param {string} seed the same labyrinth again, or "" for a new one */
    again(seed) {
      const { ui, observation, party } = store.get();
      if (party) {
        void friends.start(seed);
        return;
      }
      const rules = observation?.rules ?? ui.setup.rules;
      const seats = observation?.seats ?? [];
      const mine = seats.find((seat) => seat.bot === null);
      const bots = seats.flatMap((seat) => (seat.bot === null ? [] : [seat.bot]));
      const you = mine ? { ...mine, plays: true } : { ...ui.setup.you, plays: false };
      begin({ rules, you, bots, seed });
    },
  };
}
