/**
 * Where the pieces of paper lie: the plan's floors first, the torn-off scraps beside or below them,
 * whichever lets them all be seen largest. Rows are counted through the floors everywhere else; here
 * each floor gets a piece of paper of its own.
 */

/** @import { Fragment, Layout, Rect, Sheet, View } from "./types.js" */

import { CELL, around, extent, floorOf, seedOf } from "./geometry.js";
import { holesOf } from "./outline.js";

/** Room for column letters and row numbers, on the left and on top of the plan. */
const RULER = CELL / 2;
/** Room for a floor's title. */
const TITLE = CELL / 2;
const RIM = CELL * 0.34;
const SCRAP_RIM = CELL * 0.42;
/** Room for a line of a scrap's label. */
const LABEL = CELL * 0.36;
const SCRAP_LEAST = CELL * 2.1;
const GAP = CELL * 0.3;
/** With the gap a whole square, so that every floor lies on the squares of the paper. */
const FLOOR_RIM = CELL - GAP;
const TILT = 0.022;

/** What stands for a whole plan among the fragments. */
export const PLAN = -1;

/**
 * @typedef {{only?: number | null, keyed?: boolean}} Wish
 *   `only`: the one floor of the plan that is shown; `keyed`: exits are locks.
 * @typedef {{rows: number, cols: number, floors?: number, holes?: [row: number, col: number][]}} Outline
 * @typedef {{sheets: Sheet[], w: number, h: number}} Block sheets that stay side by side
 */

/**
 * The sheets of a notebook, laid out for a page of the given proportion.
 * @param {View} view
 * @param {number} aspect width of the page divided by its height
 * @param {Wish} [wish]
 * @returns {Layout}
 */
export function layoutNotebook(view, aspect, wish = {}) {
  const { fragments } = view.notebook;
  const anchored = fragments.filter((fragment) => fragment.anchored);
  const floating = fragments.filter((fragment) => !fragment.anchored);
  const scraps = floating.map((fragment) => scrap(fragment, view, wish));
  const plan = anchored.length || !floating.length ? planSheets(view, anchored, wish) : [];
  return arrange(plan, scraps, aspect);
}

/** @param {Outline} plan @param {number} [aspect] @param {Wish} [wish]
 * @returns {Layout} the sheets of a whole plan, as the fragment `PLAN` */
export function layoutPlan(plan, aspect = 1, wish = {}) {
  const whole = { id: PLAN, anchored: true, places: 1, at: [], floors: plan.floors ?? 1, cells: [], sides: [], pawns: [] };
  return arrange(planSheets(plan, [whole], wish), [], aspect);
}

/** The sheet a square of a fragment is drawn on. @param {Layout} layout
 * @param {{fragment: number, row: number}} spot */
export const sheetOf = ({ sheets }, { fragment, row }) =>
  sheets.find((sheet) => sheet.fragments.some(({ id }) => id === fragment) && isOn(sheet, row)) ?? null;

/** The plan's sheet with a row. @param {Layout} layout @param {number} row */
export const planAt = ({ sheets }, row) => sheets.find((sheet) => sheet.kind === "plan" && isOn(sheet, row)) ?? null;

/** Whether a row belongs to a sheet's floor. @param {Sheet} sheet @param {number} row */
export const isOn = ({ floor, stride }, row) => floor === null || floorOf({ rows: stride }, row) === floor;

/** @param {Outline} plan @param {Fragment[]} fragments @param {Wish} wish @returns {Sheet[]} */
function planSheets(plan, fragments, { only = null, keyed = false }) {
  const { rows, cols, holes, floors = 1 } = plan;
  const several = floors > 1;
  // One of several has its title elsewhere: whatever turns to another one.
  const titled = several && only === null;
  const [rim, title] = [several ? FLOOR_RIM : RIM, titled ? TITLE : 0];
  return Array.from({ length: floors }, (_, floor) => floor)
    .filter((floor) => only === null || floor === only)
    .map((floor) => ({
      kind: "plan", fragments: fragments.map((fragment) => partOn(fragment, floor, rows)), rows, cols,
      top: floor * rows, floor: several ? floor : null, titled, stride: rows, holes: holesOf(holes), keyed, x: 0, y: 0, angle: 0,
      w: RULER + cols * CELL + rim, h: title + RULER + rows * CELL + rim,
      origin: { x: RULER, y: title + RULER - floor * rows * CELL },
    }));
}

/** A fragment as far as it lies on a floor. @param {Fragment} fragment @param {number} floor
 * @param {number} rows of a floor @returns {Fragment} */
function partOn(fragment, floor, rows) {
  const here = (/** @type {{row: number}} */ { row }) => floorOf({ rows }, row) === floor;
  const { cells, sides, pawns } = fragment;
  return { ...fragment, cells: cells.filter(here), sides: sides.filter(here), pawns: pawns.filter(here) };
}

/** A torn-off scrap; of several floors it shows each on a piece of its own, all cut alike.
 * @param {Fragment} fragment @param {{rows: number, literal?: boolean}} plan @param {Wish} wish @returns {Sheet[]} */
function scrap(fragment, plan, { keyed = false }) {
  const { literal } = plan;
  const { floors = 1 } = fragment;
  const spots = [...fragment.cells, ...fragment.pawns];
  const rows = Math.max(1, ...spots.map(({ row }) => (floors > 1 ? row % plan.rows : row) + 1));
  const cols = Math.max(1, ...spots.map((spot) => spot.col + 1));
  const w = Math.max(SCRAP_LEAST, cols * CELL + 2 * SCRAP_RIM);
  const tilt = (seedOf(`tilt ${fragment.id}`) % 200) / 100 - 1;
  return Array.from({ length: floors }, (_, floor) => ({
    kind: "scrap", fragments: [floors > 1 ? partOn(fragment, floor, plan.rows) : fragment], rows, cols,
    top: floor * plan.rows, floor: floors > 1 ? floor : null, titled: floors > 1, stride: plan.rows, holes: holesOf(), keyed, literal, x: 0, y: 0, w,
    h: rows * CELL + 2 * SCRAP_RIM + LABEL * (floors > 1 ? 2 : 1),
    // A big scrap is turned less, so that its corners don't wander off; taped together they lie straight.
    angle: floors > 1 ? 0 : (tilt * TILT * 4) / Math.max(4, rows, cols),
    origin: { x: (w - cols * CELL) / 2, y: SCRAP_RIM - floor * plan.rows * CELL },
  }));
}

/** Every sensible way to lay the floors and the scraps in lines; the one in which all is seen largest
 * is taken. @param {Sheet[]} plan @param {Sheet[][]} scraps @param {number} aspect @returns {Layout} */
function arrange(plan, scraps, aspect) {
  const [floors, others] = [plan.map((sheet) => block([sheet])), scraps.map(block)];
  const tries = plan.length ? inEveryLine(floors).flatMap((spots) => besides(spots, others)) : inEveryLine(others);
  let best = { scale: 0, spots: tries[0] };
  for (const spots of tries) {
    const bounds = around(spots);
    const scale = Math.min(aspect / bounds.w, 1 / bounds.h);
    // What is hardly larger isn't worth a rearranged page.
    if (scale > best.scale * 1.02) best = { scale, spots };
  }
  const sheets = [...floors, ...others].flatMap((one, i) => placed(one, best.spots[i]));
  return { sheets, bounds: around(best.spots) };
}

/** @param {Sheet[]} sheets @returns {Block} */
function block(sheets) {
  const sizes = sheets.map(extent);
  return { sheets, w: sizes.reduce((sum, { w }) => sum + w, 0), h: Math.max(...sizes.map(({ h }) => h)) };
}

/** @param {Block} block @param {Rect} spot @returns {Sheet[]} */
function placed({ sheets }, spot) {
  let x = spot.x;
  return sheets.map((sheet) => {
    const { w } = extent(sheet);
    const at = { ...sheet, x: x + (w - sheet.w) / 2, y: spot.y + (spot.h - sheet.h) / 2 };
    x += w;
    return at;
  });
}

/** The plan's floors as they lie, with the others beside or below. @param {Rect[]} floors
 * @param {Block[]} others @returns {Rect[][]} */
function besides(floors, others) {
  if (!others.length) return [floors];
  const { w, h } = around(floors);
  return inEveryLine(others).flatMap((spots) => [
    [...floors, ...spots.map((spot) => ({ ...spot, x: spot.x + w + GAP }))],
    [...floors, ...spots.map((spot) => ({ ...spot, y: spot.y + h + GAP }))],
  ]);
}

/** Rows and columns of every length. @param {{w: number, h: number}[]} sizes @returns {Rect[][]} */
function inEveryLine(sizes) {
  return [true, false].flatMap((across) => {
    const along = sizes.map((size) => (across ? size.w : size.h));
    let limit = -GAP;
    return along.map((length) => inLines(sizes, across, Math.max((limit += length + GAP), ...along)));
  });
}

/** @param {{w: number, h: number}[]} sizes @param {boolean} across @param {number} limit @returns {Rect[]} */
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
