/**
 * The board in words, for whoever can't see the drawing.
 *
 * Fluent messages and their arguments:
 *   parchis-board-label {turn}: the canvas      parchis-board-player {name, places}, parchis-board-you {name, places}
 *   parchis-board-in-base {count}, parchis-board-home {count}
 *   parchis-board-cell {cell}, parchis-board-shelter {cell}, parchis-board-lane {lane}
 *   parchis-board-barred {at}: a blockade       parchis-board-lots {name, die}
 *   parchis-board-turn {name}, parchis-board-own-turn, parchis-board-helps {name}: whose pieces he moves
 *   parchis-board-lots-open, parchis-board-over parchis-board-to-roll
 *   parchis-board-dice {name, first, second}    parchis-board-left {what}, parchis-board-nothing-left
 *   parchis-board-bonus {steps}                 parchis-board-pair {name, other}
 */

/** @import { Words } from "../basics/types.js" */
/** @import { ParchisView, Place, Seat } from "./types.js" */

import { nameOf } from "../telling/telling.js";
import { isTrack, laneOf } from "./cross.js";
import { blockadesOf } from "./motion.js";

/**
 * The board as a list of sentences.
 * @param {ParchisView} view
 * @param {Words} t
 * @param {readonly Seat[]} seats
 * @param {unknown} eyes whose eyes see it, if they are a player's
 * @returns {string[]}
 */
export function describeBoard(view, t, seats, eyes) {
  return [
    ...turnIn(view, t, seats, eyes),
    ...lotsIn(view, t, seats),
    ...diceIn(view, t, seats),
    ...pairsIn(view, t, seats),
    ...view.pieces.map((pieces, seat) =>
      t(seat === eyes ? "parchis-board-you" : "parchis-board-player", {
        name: nameOf(seats, seat), places: placesOf(pieces, view.shelters, t).join(", "),
      })),
  ];
}

/** The board in short: whose turn it is and what lies there. @param {ParchisView} view @param {Words} t
 * @param {readonly Seat[]} seats @param {unknown} eyes */
export const labelBoard = (view, t, seats, eyes) =>
  t("parchis-board-label", { turn: [...turnIn(view, t, seats, eyes), ...diceIn(view, t, seats)].join(" ") });

/** @param {ParchisView} view @param {Words} t @param {readonly Seat[]} seats @param {unknown} eyes */
function turnIn({ phase, player, mover }, t, seats, eyes) {
  if (phase === "over") return [t("parchis-board-over")];
  if (phase === "draw" || player === null) return [t("parchis-board-lots-open")];
  const turn = player === eyes ? t("parchis-board-own-turn") : t("parchis-board-turn", { name: nameOf(seats, player) });
  const helps = mover !== null && mover !== player ? [t("parchis-board-helps", { name: nameOf(seats, mover) })] : [];
  return [turn, ...helps, ...(phase === "roll" ? [t("parchis-board-to-roll")] : [])];
}

/** @param {ParchisView} view @param {Words} t @param {readonly Seat[]} seats */
function lotsIn({ phase, draws }, t, seats) {
  if (phase !== "draw") return [];
  return draws.flatMap((die, seat) => (die === null ? [] : [t("parchis-board-lots", { name: nameOf(seats, seat), die })]));
}

/** @param {ParchisView} view @param {Words} t @param {readonly Seat[]} seats */
function diceIn({ phase, dice, left, bonus }, t, seats) {
  if (!dice) return [];
  const [first, second] = dice.faces;
  const rolled = t("parchis-board-dice", { name: nameOf(seats, dice.seat), first, second });
  if (phase !== "move") return [rolled];
  const what = [...left.map(String), ...bonus.map((steps) => t("parchis-board-bonus", { steps }))].join(", ");
  return [rolled, what ? t("parchis-board-left", { what }) : t("parchis-board-nothing-left")];
}

/** @param {ParchisView} view @param {Words} t @param {readonly Seat[]} seats */
function pairsIn({ partners }, t, seats) {
  const first = (partners ?? []).flatMap((other, seat) => (seat < other ? [{ seat, other }] : []));
  return first.map(({ seat, other }) => t("parchis-board-pair", { name: nameOf(seats, seat), other: nameOf(seats, other) }));
}

/** Where a player's pieces are. @param {readonly Place[]} pieces
 * @param {readonly number[]} shelters @param {Words} t @returns {string[]} */
function placesOf(pieces, shelters, t) {
  const [based, home] = ["base", "home"].map((place) => pieces.filter((one) => one === place).length);
  const barred = blockadesOf(pieces);
  const cells = [...new Set(pieces.filter((place) => place !== "base" && place !== "home"))];
  cells.sort((a, b) => Number(laneOf(a) !== null) - Number(laneOf(b) !== null) || numberOf(a) - numberOf(b));
  return [
    ...(based ? [t("parchis-board-in-base", { count: based })] : []),
    ...cells.map((place) => {
      const at = nameOfPlace(place, shelters, t);
      return barred.includes(place) ? t("parchis-board-barred", { at }) : at;
    }),
    ...(home ? [t("parchis-board-home", { count: home })] : []),
  ];
}

/** @param {Place} place */
const numberOf = (place) => laneOf(place) ?? Number(place);

/** @param {Place} place @param {readonly number[]} shelters @param {Words} t */
function nameOfPlace(place, shelters, t) {
  if (!isTrack(place)) return t("parchis-board-lane", { lane: laneOf(place) });
  const cell = Number(place);
  return t(shelters.includes(cell) ? "parchis-board-shelter" : "parchis-board-cell", { cell });
}
