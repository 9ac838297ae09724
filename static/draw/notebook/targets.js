/** What can be tapped: the offers' targets as squares of the page. Which offers exist is not decided here. */

/** @import { Layout, Offer, Point, Sheet, View } from "../basics/types.js" */

import { STEP, isSide, parseCell, squareUnder } from "../basics/geometry.js";
import { planAt, sheetOf } from "../basics/layout.js";
import { within } from "../basics/outline.js";

/** @typedef {{sheet: Sheet, row: number, col: number, offer: Offer}} Target */

/**
 * Offers of the wished kind that have a place on the page: a side is the neighbouring square of
 * the own pawn on the sheet it stands on, a cell is a square of the plan.
 * @param {View} view
 * @param {Layout} layout
 * @param {readonly Offer[]} offers
 * @param {number | null} eyes the seat whose pawn the sides belong to
 * @param {string} mode the wished kind (`do`, or boat); offers of a cell are taken whatever their kind
 * @returns {Target[]}
 */
export function targetsOf(view, layout, offers, eyes, mode) {
  const own = ownSpot(view, layout, eyes);
  return offers.flatMap((offer) => {
    const place = wished(offer, mode) || offer.target.cell ? placeOf(offer, own, view, layout) : null;
    return place ? [{ ...place, offer }] : [];
  });
}

/** A step by boat is wished for by name: a plain step goes to the same square. @param {Offer} offer @param {string} mode */
const wished = ({ do: kind, target: { boat } }, mode) => (boat ? mode === "boat" : kind === mode);

/** @param {Offer} offer @param {{sheet: Sheet, row: number, col: number} | null} own
 * @param {View} view @param {Layout} layout */
function placeOf(offer, own, view, layout) {
  const { side, cell } = offer.target;
  if (own && isSide(side)) {
    return { sheet: own.sheet, row: own.row + STEP[side].row, col: own.col + STEP[side].col };
  }
  const spot = cell ? parseCell(view, cell) : null;
  const sheet = spot && planAt(layout, spot.row);
  return sheet && within(sheet, spot.row, spot.col) ? { sheet, ...spot } : null;
}

/** Where the pawn of a seat stands on the page. @param {View} view @param {Layout} layout
 * @param {number | null} seat @returns {{sheet: Sheet, row: number, col: number} | null} */
export function ownSpot(view, layout, seat) {
  for (const fragment of view.notebook.fragments) {
    const pawn = fragment.pawns.find((one) => one.seat === seat);
    const sheet = pawn && sheetOf(layout, { fragment: fragment.id, row: pawn.row });
    if (pawn && sheet) return { sheet, row: pawn.row, col: pawn.col };
  }
  return null;
}

/**
 * The target under a point of the page. A square beside one piece of paper may lie over another
 * piece; what is drawn there is meant then.
 * @param {readonly Target[]} targets
 * @param {Point} point in world units
 * @param {readonly Sheet[]} sheets
 * @returns {Target | null}
 */
export function targetUnder(targets, point, sheets) {
  const covered = sheets.find((sheet) => onSquares(sheet, squareUnder(sheet, point)));
  return targets.find((target) => {
    const { row, col } = squareUnder(target.sheet, point);
    return row === target.row && col === target.col && (!covered || covered === target.sheet);
  }) ?? null;
}

/** @param {Sheet} sheet @param {{row: number, col: number}} square */
const onSquares = ({ top, rows, cols }, { row, col }) =>
  row >= top && col >= 0 && row < top + rows && col < cols;
