/** The players at the table: what is publicly known of each. */

/** @import { Observation, Pawn, Seat } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { fill, h } from "./dom.js";
import { icon, mark } from "./icons.js";
import { canRecall } from "./recall.js";

/** Healths of those who play no more. */
const OUT = ["dead", "lost"];

/**
 * @param {HTMLElement} root a list
 * @param {Observation} seen
 * @param {Words} words
 * @param {{seat: number | null, toggle: (seat: number) => void} | null} recalled whose last move is
 *   shown; null where nothing is recalled
 */
export function updateSeats(root, seen, words, recalled) {
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
        recalled && canRecall(seen, pawn.seat) && recallButton(pawn.seat, seat, recalled, words),
      );
    }),
  );
}

/** @param {number} at @param {Seat} seat @param {{seat: number | null, toggle: (seat: number) => void}} recalled @param {Words} words */
function recallButton(at, seat, recalled, words) {
  const label = words.t("recall", { name: seat.name });
  return h(
    "button",
    {
      type: "button", class: "icon-button seat-recall", id: `recall-${at}`, "data-testid": `recall-${at}`, title: label, "aria-label": label,
      "aria-pressed": String(recalled.seat === at),
      onclick: () => recalled.toggle(at),
    },
    icon("bubble"),
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
 * Health, ammunition and what is carried: a drawing, a number, and words for those who can't see
 * it. Figures that a hidden action may have changed are followed by a question mark.
 * @param {Pawn} pawn
 * @param {Words} words
 */
export function stock(pawn, words) {
  /** @param {string} name @param {string} label @param {string | number} text */
  const item = (name, label, text) =>
    h("span", { class: `stock-item stock-${name}`, title: label }, icon(name), h("span", { class: "sr" }, label), h("span", { "aria-hidden": "true" }, text));
  /** @param {string} name @param {string} label @param {string | number} text */
  const figure = (name, label, text) =>
    pawn.sure ? item(name, label, text) : item(name, words.t("stock-unsure", { label }), `${text}?`);
  const moves = pawn.moves ?? 0;
  return h(
    "span",
    { class: "stock" },
    item("heart", words.t("health", { health: pawn.health, moves }), words.t("health-short", { health: pawn.health, moves })),
    pawn.immune && item("shield", words.t("immune-now"), ""),
    figure("bullet", words.t("bullets", { count: pawn.bullets }), pawn.bullets),
    figure("bomb", words.t("bombs", { count: pawn.bombs }), pawn.bombs),
    pawn.mine && figure("mine", words.t("carries-mine"), ""),
    pawn.corpse && figure("corpse", words.t("carries-corpse"), ""),
    pawn.treasures > 0 && figure("chest", words.t("carries-treasure"), ""),
    pawn.orders > 0 && !OUT.includes(pawn.health) && item("pin", words.t("orders-left", { count: pawn.orders }), pawn.orders),
  );
}
