/** What finished games say of the player's strength, for the form that sets a table. */

/** @import { BotKind } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { finishedHere } from "../../app/shelves/finished.js";
import { levelOf, matchFor, rivalsOf } from "../../app/shelves/rivals.js";
import { levelTold } from "../finished/level.js";

/** @param {() => void} changed called when more is known than before */
export function createStrength(changed) {
  /** @type {ReturnType<typeof rivalsOf>} */
  let rivals = new Map();

  return {
    /** Reads the games that are over by now; where the browser denies storage, nothing is said of them. */
    async read() {
      const lines = await finishedHere().then((here) => here.lines(), () => new Map());
      const found = rivalsOf(lines.values());
      const same = JSON.stringify([...found]) === JSON.stringify([...rivals]);
      rivals = found;
      if (!same) changed();
    },

    /** Which of the bots would be a match for the player, and what is said of the player's strength. @param {BotKind[]} kinds the weakest first @param {Words} words */
    among(kinds, words) {
      const ids = kinds.map(({ id }) => id);
      const level = levelOf(rivals, ids);
      return { match: matchFor(level, ids), level: level.standing === "unknown" ? "" : levelTold(level, words) };
    },
  };
}
