/**
 * What moved between two views, as short motions. Nothing is judged here: the later view is the
 * truth of the page, a motion only leads the eye to it.
 */

/** @import { Fragment, Said, Side, Spot, View } from "../basics/types.js" */
/** @import { Way } from "./heard.js" */

import { STEP, adjoin, floorOf, sideKey } from "../basics/geometry.js";
import { wayOf } from "./heard.js";

/**
 * @typedef {{kind: "walk" | "wade" | "row" | "river" | "pit" | "lift" | "flee", to: Spot}} Leg
 * @typedef {{seat: number, from: Spot, legs: Leg[], bump: Side | null, appears: boolean}} Motion
 *   All spots are in the later view's fragments. `bump`: met a wall on that side before his legs, if any.
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
  if (!before || !comparable(before, after)) return [];
  const motions = [];
  for (const [seat, now] of spots(after)) {
    const then = spots(before).get(seat);
    const from = then && translate(before, after, then);
    const motion = from ? between(before, after, hear, seat, from, now) : appear(seat, now);
    if (motion) motions.push(motion);
  }
  return motions;
}

/** Whether both are of a labyrinth of the same size. @param {import("../basics/geometry.js").Storeys & {cols: number}} a
 * @param {import("../basics/geometry.js").Storeys & {cols: number}} b */
export const comparable = (a, b) =>
  a.rows === b.rows && a.cols === b.cols && (a.floors ?? 1) === (b.floors ?? 1);

/** @param {View} view @returns {Map<number, Spot>} where every pawn stands */
export function spots(view) {
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
  const way = wayOf(hear, seat);
  if (same(from, now)) {
    const legs = thereAndBack(after, now, way);
    const bump = legs ? null : way.wall ?? wallMet(before, after, now);
    return legs || bump ? { seat, from, legs: legs ?? [], bump, appears: false } : null;
  }
  const legs = way.ordered ? null : route(after, from, now, way);
  return legs ? { seat, from, legs, bump: way.wall, appears: false } : appear(seat, now);
}

/** @type {Partial<Record<import("./heard.js").How, Leg["kind"]>>} */
const STEPS = { waded: "wade", rowed: "row" };
/** How he came where he is without stepping there. @type {readonly import("./heard.js").How[]} */
const CARRIED = ["carried", "fell", "rode"];
/** @type {Record<string, Leg["kind"]>} */
const BY = { pit: "pit", lift: "lift" };

/** The legs from one spot to another: a step, or a step (or none) and a river or pit behind it.
 * @param {View} view @param {Spot} from @param {Spot} to @param {Way} way @returns {Leg[] | null} */
function route(view, from, to, { how, side }) {
  if (how === "flowed" || how === "drifted") return downstream(view, from, to) ?? afloat(view, from, to);
  const step = near(view, from, to) ? [/** @type {Leg} */ ({ kind: STEPS[how ?? "walked"] ?? "walk", to })] : null;
  if (step && (how === null || !CARRIED.includes(how))) return step;
  for (const link of view.notebook.links) {
    const kind = BY[link.by] ?? "river";
    if (!same(link.to, to)) continue;
    if (same(link.from, from)) return [{ kind, to }];
    if (near(view, link.from, from)) return [{ kind: "walk", to: link.from }, { kind, to }];
  }
  return carried(view, from, to, side) ?? step;
}

/** By the current to the next square, though it isn't known yet that it flows there.
 * @param {View} view @param {Spot} from @param {Spot} to @returns {Leg[] | null} */
const afloat = (view, from, to) => (near(view, from, to) ? [{ kind: "river", to }] : null);

/** A step into a river and where that flows; the shortest way, if the side isn't known.
 * @param {View} view @param {Spot} from @param {Spot} to @param {Side | null} side
 * @returns {Leg[] | null} */
function carried(view, from, to, side) {
  const ways = (side ? [side] : SIDES).flatMap((towards) => {
    const into = beyond(from, towards);
    const rest = downstream(view, into, to);
    return rest ? [[/** @type {Leg} */ ({ kind: "walk", to: into }), ...rest]] : [];
  });
  return ways.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Into a river that carried him back to where he came from, or down a pit and out of it again.
 * @param {View} view @param {Spot} spot @param {Way} way @returns {Leg[] | null} */
function thereAndBack(view, spot, { how, side, wall }) {
  if (how === "fell" && !wall && !side) return [{ kind: "pit", to: spot }];
  return how === "carried" && side ? carried(view, spot, spot, side) : null;
}

/** Along the known current, square by square, or along what it is known to have led to.
 * @param {View} view @param {Spot} from a square of a river @param {Spot} to
 * @returns {Leg[] | null} */
function downstream(view, from, to) {
  /** @type {Leg[]} */
  const legs = [];
  let at = from;
  while (legs.length < view.rows * view.cols * (view.floors ?? 1)) {
    const { row, col, fragment } = at;
    const flow = fragmentOf(view, fragment)?.cells.find((cell) => cell.row === row && cell.col === col)?.flow;
    const link = view.notebook.links.find((one) => one.by === "river" && same(one.from, at));
    if (flow) at = beyond(at, flow);
    else if (link) at = link.to;
    else return null;
    legs.push({ kind: "river", to: at });
    if (same(at, to)) return legs;
  }
  return null;
}

/** A wall newly drawn around a pawn that stayed. @param {View} before @param {View} after
 * @param {Spot} spot @returns {Side | null} */
function wallMet(before, after, spot) {
  const walls = wallsOf(after, spot);
  const old = wallsOf(before, spot);
  // A scrap that kept its squares kept its rows and columns; only then can walls be compared.
  if (shiftOf(before, after, spot.fragment)?.moved !== false) return null;
  return SIDES.find((side) => {
    const key = sideKey(spot.row, spot.col, side);
    return walls.has(key) && !old.has(key);
  }) ?? null;
}

/** Those of the floor. @param {View} view @param {Spot} spot */
function wallsOf(view, { fragment, row: at }) {
  const sides = fragmentOf(view, fragment)?.sides.filter(({ row, is }) =>
    (is === "wall" || is === "edge") && floorOf(view, row) === floorOf(view, at)) ?? [];
  return new Set(sides.map(({ row, col, side }) => sideKey(row, col, side)));
}

/**
 * A spot of the earlier view in the later one. A scrap counts its rows from its own first one, so
 * they move when it grows upwards; a scrap may also have been joined to another fragment.
 * @param {View} before @param {View} after @param {Spot} spot @returns {Spot | null}
 */
export function translate(before, after, spot) {
  const shift = shiftOf(before, after, spot.fragment);
  return shift && { fragment: spot.fragment, row: spot.row + shift.row, col: spot.col + shift.col };
}

/** @param {View} before @param {View} after @param {number} id */
function shiftOf(before, after, id) {
  const [old, now] = [fragmentOf(before, id), fragmentOf(after, id)];
  if (!old || !now || old.anchored !== now.anchored) return null;
  if (now.anchored) return { row: 0, col: 0, moved: false };
  for (let row = 0; row < after.rows * (after.floors ?? 1); row++) {
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

/** @param {Spot} spot @param {Side} side @returns {Spot} */
export const beyond = ({ fragment, row, col }, side) =>
  ({ fragment, row: row + STEP[side].row, col: col + STEP[side].col });

/** @param {Spot} a @param {Spot} b */
export const same = (a, b) => a.fragment === b.fragment && a.row === b.row && a.col === b.col;

/** @param {View} view @param {Spot} a @param {Spot} b */
const near = (view, a, b) => a.fragment === b.fragment && adjoin(view, a, b);
