/** The players at the table: what is publicly known of each. */

/** @import { Observation, Pawn, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h } from "../parts/dom.js";
import { icon, mark } from "../parts/icons.js";
import { SUPPLIES } from "./controls.js";
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
        { class: `seat health-${pawn.health}`, "data-seat": pawn.seat, "aria-current": turn === pawn.seat ? "true" : null },
        mark(seat.colour),
        h(
          "div",
          { class: "seat-told" },
          h("span", { class: "seat-name" }, h("span", { class: "seat-call" }, seat.name), kindOf(seat, pawn.seat, seen, words)),
          h("span", { class: "seat-where" }, whereabouts(pawn, words)),
          stock(pawn, seen, words),
        ),
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

/** What kind of player sits there, where the name doesn't tell. @param {Seat} seat @param {number} at @param {Observation} seen @param {Words} words */
export function kindOf(seat, at, seen, words) {
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
 * Health, money, ammunition and what is carried: a drawing, a number, and words for those who can't
 * see it. Figures that a hidden action may have changed are followed by a question mark.
 * @param {Pawn} pawn
 * @param {Observation} seen
 * @param {Words} words
 */
export function stock(pawn, { rules, seats }, words) {
  /** @param {string} name @param {string} label @param {string | number} text */
  const item = (name, label, text) =>
    h("span", { class: `stock-item stock-${name}`, title: label }, icon(name), h("span", { class: "sr" }, label), h("span", { "aria-hidden": "true" }, text));
  /** @param {string} name @param {string} label @param {string | number} text */
  const figure = (name, label, text) =>
    pawn.sure ? item(name, label, text) : item(name, words.t("stock-unsure", { label }), `${text}?`);
  /** @param {typeof SUPPLIES[number]} supply */
  function supplied({ of, look, tool }) {
    const count = pawn[of];
    if (!count && !rules[of]) return null;
    if (look && !rules.kit) return figure(look, words.t(of, { count }), count);
    const label = words.t(`tool-${tool}`, { count });
    const made = figure(tool, label, count > 1 || rules[of] > 1 ? count : "");
    made.classList.toggle("stock-spent", count === 0);
    return made;
  }

  const moves = pawn.moves ?? 0;
  const health = { health: pawn.health, moves };
  const alive = !OUT.includes(pawn.health);
  return h(
    "span",
    { class: "stock" },
    alive && pawn.lives !== null
      ? item("heart", words.t("lives", { count: pawn.lives }), pawn.lives)
      : item("heart", words.t("health", health), words.t("health-short", health)),
    pawn.immune && item("shield", words.t("immune-now"), ""),
    pawn.money !== null && item("coin", words.t("money", { count: pawn.money }), pawn.money),
    SUPPLIES.map(supplied),
    pawn.mine && figure("mine", words.t("carries-mine"), ""),
    pawn.corpse && figure("corpse", words.t("carries-corpse"), ""),
    pawn.treasures > 0 && figure(rules.goal === "key" ? "key" : "chest", words.t("carries-treasure"), ""),
    // Whoever plays alone plays for few moves.
    seats.length === 1 && item("steps", words.t("turns", { count: pawn.turns }), pawn.turns),
    pawn.orders > 0 && alive && item("pin", words.t("orders-left", { count: pawn.orders }), pawn.orders),
  );
}
