/**
 * Where the pieces of paper lie: the plan's sheet first, the torn-off scraps beside or below it,
 * whichever lets them all be seen largest.
 */

/** @import { Fragment, Layout, Rect, Sheet, View } from "./types.js" */

import { CELL, around, extent, seedOf } from "./geometry.js";
import { holesOf } from "./outline.js";

/** Room for column letters and row numbers, on the left and on top of the plan. */
const RULER = CELL / 2;
const RIM = CELL * 0.34;
const SCRAP_RIM = CELL * 0.42;
/** Room for a scrap's label. */
const LABEL = CELL * 0.36;
const SCRAP_LEAST = CELL * 2.1;
const GAP = CELL * 0.3;
const TILT = 0.022;

/**
 * The sheets of a notebook, laid out for a page of the given proportion.
 * @param {View} view
 * @param {number} aspect width of the page divided by its height
 * @returns {Layout}
 */
export function layoutNotebook(view, aspect) {
  const { fragments } = view.notebook;
  const anchored = fragments.filter((fragment) => fragment.anchored);
  const floating = fragments.filter((fragment) => !fragment.anchored);
  const sheets = floating.map(scrap);
  if (anchored.length || !floating.length) sheets.unshift(planSheet(view, anchored));
  return arrange(sheets, aspect);
}

/** @param {Outline} plan @returns {Layout} the one sheet of a whole plan */
export function layoutPlan(plan) {
  return arrange([planSheet(plan, [])], 1);
}

/** The sheet a fragment is drawn on. @param {Layout} layout @param {number} id */
export function sheetOf(layout, id) {
  return layout.sheets.find((sheet) => sheet.fragments.some((fragment) => fragment.id === id)) ?? null;
}

/** @typedef {{rows: number, cols: number, holes?: [row: number, col: number][]}} Outline */

/** @param {Outline} plan @param {Fragment[]} fragments @returns {Sheet} */
function planSheet({ rows, cols, holes }, fragments) {
  return {
    kind: "plan", fragments, rows, cols, holes: holesOf(holes), x: 0, y: 0, angle: 0,
    w: RULER + cols * CELL + RIM, h: RULER + rows * CELL + RIM, origin: { x: RULER, y: RULER },
  };
}

/** @param {Fragment} fragment @returns {Sheet} */
function scrap(fragment) {
  const spots = [...fragment.cells, ...fragment.pawns];
  const rows = Math.max(1, ...spots.map((spot) => spot.row + 1));
  const cols = Math.max(1, ...spots.map((spot) => spot.col + 1));
  const w = Math.max(SCRAP_LEAST, cols * CELL + 2 * SCRAP_RIM);
  const tilt = (seedOf(`tilt ${fragment.id}`) % 200) / 100 - 1;
  return {
    kind: "scrap", fragments: [fragment], rows, cols, holes: holesOf(), x: 0, y: 0, w,
    h: rows * CELL + 2 * SCRAP_RIM + LABEL,
    // A big scrap is turned less, so that its corners don't wander off.
    angle: (tilt * TILT * 4) / Math.max(4, rows, cols),
    origin: { x: (w - cols * CELL) / 2, y: SCRAP_RIM },
  };
}

/** Every sensible way to lay the scraps in lines beside or below the plan; the one in which all is
 * seen largest is taken. @param {Sheet[]} sheets @param {number} aspect @returns {Layout} */
function arrange(sheets, aspect) {
  const [first, ...others] = sheets.map(extent);
  if (!first) throw new Error("no sheet to lay out");
  const plan = sheets[0].kind === "plan";
  const tries = plan ? besides(first, others) : inEveryLine([first, ...others]);
  let best = { scale: 0, spots: tries[0] };
  for (const spots of tries) {
    const bounds = around(spots);
    const scale = Math.min(aspect / bounds.w, 1 / bounds.h);
    // What is hardly larger isn't worth a rearranged page.
    if (scale > best.scale * 1.02) best = { scale, spots };
  }
  const placed = sheets.map((sheet, i) => ({
    ...sheet,
    x: best.spots[i].x + (best.spots[i].w - sheet.w) / 2,
    y: best.spots[i].y + (best.spots[i].h - sheet.h) / 2,
  }));
  return { sheets: placed, bounds: around(best.spots) };
}

/** The first sheet with the others beside it or below it. @param {Rect} first @param {Rect[]} others
 * @returns {Rect[][]} */
function besides(first, others) {
  const at = { ...first, x: 0, y: 0 };
  if (!others.length) return [[at]];
  return inEveryLine(others).flatMap((spots) => [
    [at, ...spots.map((spot) => ({ ...spot, x: spot.x + first.w + GAP }))],
    [at, ...spots.map((spot) => ({ ...spot, y: spot.y + first.h + GAP }))],
  ]);
}

/** Rows and columns of every length. @param {Rect[]} sizes @returns {Rect[][]} */
function inEveryLine(sizes) {
  return [true, false].flatMap((across) => {
    const along = sizes.map((size) => (across ? size.w : size.h));
    let limit = -GAP;
    return along.map((length) => inLines(sizes, across, Math.max((limit += length + GAP), ...along)));
  });
}

/** @param {Rect[]} sizes @param {boolean} across @param {number} limit @returns {Rect[]} */
function inLines(sizes, across, limit) {
  let [along, base, thick] = [0, 0, 0];
  return sizes.map(({ w, h }) => {
    const [length, depth] = across ? [w, h] : [h, w];
    if (along > 0 && along + length > limit + 1e-6) {
      base += thick + GAP;
      [along, thick] = [0, 0];
    }
    const [x, y] = across ? [along, base] : [base, along];
    along += length + GAP;
    thick = Math.max(thick, depth);
    return { x, y, w, h };
  });
}
