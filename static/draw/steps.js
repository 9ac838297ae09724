/**
 * What moved between two views, as short motions. Nothing is judged here: the later view is the
 * truth of the page, a motion only leads the eye to it.
 */

/** @import { Fragment, Said, Side, Spot, View } from "./types.js" */

import { STEP, isSide, sideKey } from "./geometry.js";

/**
 * @typedef {{kind: "walk" | "river" | "pit", to: Spot}} Leg
 * @typedef {{seat: number, from: Spot, legs: Leg[], bump: Side | null, appears: boolean}} Motion
 *   All spots are in the later view's fragments. `bump`: met a wall on that side and stays.
 *   `appears`: where he came from isn't known on the page.
 */

/** @type {readonly Side[]} */
const SIDES = ["left", "right", "up", "down"];

/**
 * @param {View | null} before
 * @param {View} after
 * @param {readonly Said[]} [hear] what was said between the two
 * @returns {Motion[]}
 */
export function motionsBetween(before, after, hear = []) {
  if (!before || before.rows !== after.rows || before.cols !== after.cols) return [];
  const motions = [];
  for (const [seat, now] of spots(after)) {
    const then = spots(before).get(seat);
    const from = then && translate(before, after, then);
    const motion = from ? between(before, after, hear, seat, from, now) : appear(seat, now);
    if (motion) motions.push(motion);
  }
  return motions;
}

/** @param {View} view @returns {Map<number, Spot>} where every pawn stands */
function spots(view) {
  /** @type {Map<number, Spot>} */
  const found = new Map();
  for (const { id, pawns } of view.notebook.fragments) {
    for (const { seat, row, col } of pawns) found.set(seat, { fragment: id, row, col });
  }
  return found;
}

/** @param {number} seat @param {Spot} now @returns {Motion} */
const appear = (seat, now) => ({ seat, from: now, legs: [], bump: null, appears: true });

/** @param {View} before @param {View} after @param {readonly Said[]} hear @param {number} seat
 * @param {Spot} from @param {Spot} now @returns {Motion | null} */
function between(before, after, hear, seat, from, now) {
  if (same(from, now)) {
    const bump = wallMet(before, after, hear, seat, now);
    return bump && { seat, from, legs: [], bump, appears: false };
  }
  const legs = route(after, from, now);
  return legs ? { seat, from, legs, bump: null, appears: false } : appear(seat, now);
}

/** The legs from one spot to another: a step, or a step (or none) and a river or pit behind it.
 * @param {View} view @param {Spot} from @param {Spot} to @returns {Leg[] | null} */
function route(view, from, to) {
  if (near(from, to)) return [{ kind: "walk", to }];
  for (const link of view.notebook.links) {
    const kind = link.by === "pit" ? "pit" : "river";
    if (!same(link.to, to)) continue;
    if (same(link.from, from)) return [{ kind, to }];
    if (near(link.from, from)) return [{ kind: "walk", to: link.from }, { kind, to }];
  }
  const river = fragmentOf(view, to.fragment)?.cells.find(({ row, col, flow }) =>
    flow && row + STEP[flow].row === to.row && col + STEP[flow].col === to.col
      && near({ fragment: to.fragment, row, col }, from));
  if (!river) return null;
  const into = { fragment: to.fragment, row: river.row, col: river.col };
  return [{ kind: "walk", to: into }, { kind: "river", to }];
}

/** The side on which a pawn that stayed met a wall: what was said, or else a wall newly drawn.
 * @param {View} before @param {View} after @param {readonly Said[]} hear @param {number} seat
 * @param {Spot} spot @returns {Side | null} */
function wallMet(before, after, hear, seat, spot) {
  const heard = hear.some(({ key, args }) => key === "hit-wall" && args.seat === seat);
  if (heard) {
    const asked = hear.findLast(({ key, args }) => key === "requested" && args.seat === seat);
    const side = asked?.args.actions?.find((/** @type {any} */ action) => action.do === "go")?.side;
    return isSide(side) ? side : null;
  }
  const walls = wallsOf(after, spot.fragment);
  const old = wallsOf(before, spot.fragment);
  // A scrap that kept its squares kept its rows and columns; only then can walls be compared.
  if (shiftOf(before, after, spot.fragment)?.moved !== false) return null;
  return SIDES.find((side) => {
    const key = sideKey(spot.row, spot.col, side);
    return walls.has(key) && !old.has(key);
  }) ?? null;
}

/** @param {View} view @param {number} id */
function wallsOf(view, id) {
  const sides = fragmentOf(view, id)?.sides.filter(({ is }) => is === "wall" || is === "edge") ?? [];
  return new Set(sides.map(({ row, col, side }) => sideKey(row, col, side)));
}

/**
 * A spot of the earlier view in the later one. A scrap counts its rows from its own first one, so
 * they move when it grows upwards; a scrap may also have been joined to another fragment.
 * @param {View} before @param {View} after @param {Spot} spot @returns {Spot | null}
 */
function translate(before, after, spot) {
  const shift = shiftOf(before, after, spot.fragment);
  return shift && { fragment: spot.fragment, row: spot.row + shift.row, col: spot.col + shift.col };
}

/** @param {View} before @param {View} after @param {number} id */
function shiftOf(before, after, id) {
  const [old, now] = [fragmentOf(before, id), fragmentOf(after, id)];
  if (!old || !now || old.anchored !== now.anchored) return null;
  if (now.anchored) return { row: 0, col: 0, moved: false };
  for (let row = 0; row < after.rows; row++) {
    for (let col = 0; col < after.cols; col++) {
      if (contains(now, old, row, col)) return { row, col, moved: row + col > 0 };
    }
  }
  return null;
}

/** Whether the later fragment holds all of the earlier one, so many rows and columns further on.
 * @param {Fragment} now @param {Fragment} old @param {number} row @param {number} col */
function contains(now, old, row, col) {
  return old.cells.every((cell) => now.cells.some((other) =>
    other.row === cell.row + row && other.col === cell.col + col
      && (cell.cell === null || cell.cell === other.cell)
      && (cell.flow === null || cell.flow === other.flow)));
}

/** @param {View} view @param {number} id */
const fragmentOf = (view, id) => view.notebook.fragments.find((fragment) => fragment.id === id);

/** @param {Spot} a @param {Spot} b */
const same = (a, b) => a.fragment === b.fragment && a.row === b.row && a.col === b.col;

/** @param {Spot} a @param {Spot} b */
const near = (a, b) =>
  a.fragment === b.fragment && Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;
