/** The players at the table: what is publicly known of each. */

/** @import { Observation, Pawn, Seat } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { fill, h } from "./dom.js";
import { icon, mark } from "./icons.js";

/**
 * @param {HTMLElement} root a list
 * @param {Observation} seen
 * @param {Words} words
 */
export function updateSeats(root, seen, words) {
  const turn = seen.over ? null : seen.turn;
  fill(
    root,
    seen.view.pawns.map((pawn) => {
      const seat = seen.seats[pawn.seat];
      return h(
        "li",
        { class: `seat health-${pawn.health}`, "aria-current": turn === pawn.seat ? "true" : null },
        mark(seat.colour),
        h("span", { class: "seat-name" }, h("span", { class: "seat-call" }, seat.name), kindOf(seat, pawn.seat, seen, words)),
        h("span", { class: "seat-where" }, whereabouts(pawn, words)),
        stock(pawn, words),
      );
    }),
  );
}

/** @param {Seat} seat @param {number} at @param {Observation} seen @param {Words} words */
function kindOf(seat, at, seen, words) {
  const note = at === seen.seat ? words.t("seat-you") : seat.bot ? botName(seat.bot, words) : "";
  return note && !seat.name.startsWith(note) ? h("small", { class: "seat-kind" }, ` ${note}`) : null;
}

/** @param {string} bot @param {Words} words */
export function botName(bot, words) {
  return words.has(`bot-${bot}`) ? words.t(`bot-${bot}`) : bot;
}

/** @param {Pawn} pawn @param {Words} words */
function whereabouts(pawn, words) {
  if (pawn.outside) return words.t("pawn-outside");
  return pawn.on ? words.t("pawn-on", { cell: pawn.on }) : "";
}

/**
 * Health, ammunition and treasure: a drawing, a number, and words for those who can't see it.
 * @param {Pawn} pawn
 * @param {Words} words
 */
export function stock(pawn, words) {
  /** @param {string} name @param {string} label @param {string | number} text */
  const item = (name, label, text) =>
    h("span", { class: `stock-item stock-${name}`, title: label }, icon(name), h("span", { class: "sr" }, label), h("span", { "aria-hidden": "true" }, text));
  return h(
    "span",
    { class: "stock" },
    item("heart", words.t("health", { health: pawn.health }), words.t("health-short", { health: pawn.health })),
    item("bullet", words.t("bullets", { count: pawn.bullets }), pawn.bullets),
    item("bomb", words.t("bombs", { count: pawn.bombs }), pawn.bombs),
    pawn.treasures > 0 && item("chest", words.t("carries-treasure"), ""),
  );
}
