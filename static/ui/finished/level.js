/** How strong the player is, in words. */

/** @import { Level } from "../../app/shelves/rivals.js" */
/** @import { Words } from "../../app/language/words.js" */

import { ENOUGH } from "../../app/shelves/rivals.js";
import { botName } from "../table/seats.js";

/** @param {Level} level @param {Words} words */
export function levelTold(level, words) {
  const named = (/** @type {string} */ id) => botName(id, words);
  const bot = level.standing === "unknown" ? "" : named(level.bot);
  const upper = level.standing === "between" ? named(level.upper) : "";
  return words.t("own-level", { standing: level.standing, bot, upper, most: ENOUGH });
}
