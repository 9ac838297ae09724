/** Which floor matters, who stands on which, and whether all have room beside each other. */

/** @import { Truth, View } from "../basics/types.js" */

import { CELL, floorOf, parseCell } from "../basics/geometry.js";
import { layoutPlan } from "../basics/layout.js";

/** A square narrower than this many pixels is too small for several floors to be shown at once. */
const ROOMY = 44;

/** Whether a page has room for all floors of a plan. @param {import("../basics/layout.js").Outline} plan
 * @param {{w: number, h: number}} size in pixels */
export function haveRoom(plan, size) {
  const { w, h } = layoutPlan(plan, size.w / size.h).bounds;
  return Math.min(size.w / w, size.h / h) * CELL >= ROOMY;
}

/** Whether floors of the plan are drawn at all: as long as nothing is joined to it, scraps may be all
 * there is. @param {View} view */
export const showsPlan = ({ notebook: { fragments } }) => !fragments.length || fragments.some(({ anchored }) => anchored);

/** The floor of every pawn that has a place on the plan, by seat. @param {View} view @returns {Map<number, number>} */
export function floorsKnown(view) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const { seat, start } of view.phase === "start" ? view.pawns : []) {
    const cell = start && parseCell(view, start);
    if (cell) found.set(seat, floorOf(view, cell.row));
  }
  for (const { anchored, pawns } of view.notebook.fragments) {
    for (const { seat, row } of anchored ? pawns : []) found.set(seat, floorOf(view, row));
  }
  return found;
}

/** The floor of every pawn, by seat. @param {Truth} truth @returns {Map<number, number>} */
export const floorsOf = (truth) =>
  new Map(truth.pawns.filter(({ row }) => row >= 0).map(({ seat, row }) => [seat, floorOf(truth, row)]));

/** The floor of whoever moved last between two truths; of the first pawn, if there is nothing to compare.
 * @param {Truth | null} before @param {Truth} after @returns {number | null} null: nobody moved */
export function floorOfMover(before, after) {
  const moved = after.paths.findLast(({ seat, cells }) =>
    before && cells.length !== before.paths.find((path) => path.seat === seat)?.cells.length);
  const floors = floorsOf(after);
  if (!before) return [...floors.values()][0] ?? 0;
  return moved ? floors.get(moved.seat) ?? null : null;
}
