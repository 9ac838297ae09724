/** In the list of players: how friends at other devices are doing, and for whom a bot plays. */

/** @import { Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h } from "../parts/dom.js";
import { presenceSign } from "./signs.js";
import { presenceOf } from "./words.js";
import { botName } from "../table/seats.js";

/**
 * Adds what a list of players that has just been filled doesn't tell.
 * @param {Element} list
 * @param {Party} party
 * @param {Words} words
 */
export function addPresence(list, party, words) {
  for (const [row, item] of [...list.children].entries()) {
    const at = Number(item.getAttribute("data-seat") ?? row);
    const seat = party.seats[at];
    const presence = seat && presenceOf(seat);
    const bot = seat && seat.kind !== "bot" && seat.bot ? words.t("presence-bot", { bot: botName(seat.bot, words) }) : "";
    // Whoever is there needs no sign at the table.
    const missed = presence && presence !== "connected" ? presence : null;
    if (!missed && !bot) continue;
    const state = missed && h("span", { class: bot ? "sr" : null }, words.t(`presence-${missed}`));
    item.querySelector(".seat-name")?.append(" ",
      h("small", { class: "seat-presence", "data-testid": `presence-${at}`, "data-state": presence }, missed && presenceSign(missed), state, bot && h("span", null, ` ${bot}`)),
    );
  }
}
