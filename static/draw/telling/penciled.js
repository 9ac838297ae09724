/**
 * What a player has drawn by hand, in words.
 *
 * Fluent messages besides those of the notebook: pencil-mark {at, what}, pencil-seat {name}, pencil-letter {text}, pencil-query,
 * pencil-arrow {to}, pencil-judged-certain|possible|impossible|clashing {what}.
 */

/** @import { Penciled, Mark } from "../notebook/pencil.js" */
/** @import { Seat, Words } from "../basics/types.js" */

import { cellName } from "../basics/geometry.js";
import { nameOf } from "./telling.js";

/**
 * One mark, as it is seen from its square.
 * @param {Mark} mark @param {import("../basics/geometry.js").Storeys} plan @param {Words} words @param {readonly Seat[]} seats
 */
export function tellMark({ on, sign, side, seat = 0, text = "", to }, plan, words, seats) {
  if (on === "side") return words(`notebook-side-${sign}`, { side });
  if (on === "cell") return words(`notebook-type-${sign}`);
  if (on === "flow") return words("notebook-flow", { side });
  if (on === "seat") return words("pencil-seat", { name: nameOf(seats, seat) });
  if (on === "letter") return words("pencil-letter", { text });
  return on === "arrow" && to ? words("pencil-arrow", { to: cellName(plan, to.row, to.col) }) : words("pencil-query");
}

/** One mark with what is known of it. @param {Mark} mark @param {string | undefined} verdict @param {import("../basics/geometry.js").Storeys} plan
 * @param {Words} words @param {readonly Seat[]} seats */
export function tellJudged(mark, verdict, plan, words, seats) {
  const what = tellMark(mark, plan, words, seats);
  return verdict ? words(`pencil-judged-${verdict}`, { what }) : what;
}

/**
 * All marks of a sheet, a sentence for each square.
 * @param {Pick<Penciled, "marks" | "verdicts">} penciled @param {import("../basics/geometry.js").Storeys} plan @param {Words} words @param {readonly Seat[]} seats
 * @returns {string[]}
 */
export function describePencil({ marks, verdicts }, plan, words, seats) {
  /** @type {Map<string, string[]>} */
  const squares = new Map();
  const inOrder = [...marks].toSorted(([, one], [, other]) => one.row - other.row || one.col - other.col);
  for (const [slot, mark] of inOrder) {
    const at = cellName(plan, mark.row, mark.col);
    const told = tellJudged(mark, verdicts?.get(slot), plan, words, seats);
    squares.set(at, [...(squares.get(at) ?? []), told]);
  }
  return [...squares].map(([at, what]) => words("pencil-mark", { at, what: what.join(", ") }));
}
