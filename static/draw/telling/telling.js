/** Parts of sentences that the notebook and the game master's map share. */

/** @import { KnownSide, Lying, Seat, Side, Words } from "../basics/types.js" */

import { OPPOSITE, STEP, adjoin, cellName } from "../basics/geometry.js";
import { holesOf, within } from "../basics/outline.js";

/** The known sides of a square, whichever of its two squares lists them.
 * @param {import("../basics/geometry.js").Storeys} plan @param {readonly KnownSide[]} sides
 * @param {{row: number, col: number}} cell @returns {[side: Side, is: string, proved: boolean | undefined][]} */
export function sidesOf(plan, sides, cell) {
  return sides.flatMap(({ row, col, side, is: state, doubtful, proved }) => {
    /** @type {(seen: Side) => [Side, string, boolean | undefined][]} */
    const told = (seen) => [[seen, doubtful ? "doubtful" : state, proved]];
    if (row === cell.row && col === cell.col) return told(side);
    const over = row + STEP[side].row === cell.row && col + STEP[side].col === cell.col;
    return over && adjoin(plan, { row, col }, cell) ? told(OPPOSITE[side]) : [];
  });
}

/** Whether a treasure is known to lie where nobody has been. @param {import("../basics/types.js").KnownCell} cell */
export const toldOf = ({ treasures, visits }) => treasures > 0 && visits === 0;

/** @param {readonly Seat[]} seats @param {number} seat */
export const nameOf = (seats, seat) => seats[seat]?.name ?? String(seat + 1);

/** More missing squares than these are told row by row, by what is there. */
const FEW = 6;

/**
 * The shape of a labyrinth that isn't a whole rectangle, and how many floors it has; all are alike.
 * @param {{rows: number, cols: number, floors?: number, holes?: readonly (readonly [row: number, col: number])[]}} plan
 * @param {Words} words
 * @returns {string[]}
 */
export function shapeIn({ rows, cols, floors = 1, holes = [] }, words) {
  const storeys = floors > 1 ? [words("notebook-floors", { floors })] : [];
  const missing = holes.filter(([row]) => row < rows);
  if (!missing.length) return storeys;
  if (missing.length <= FEW) {
    const at = missing.map(([row, col]) => cellName({ rows }, row, col)).join(", ");
    return [...storeys, words("notebook-without", { at })];
  }
  const shape = { rows, cols, holes: holesOf(missing) };
  return [...storeys, ...Array.from({ length: rows }, (_, row) => {
    const runs = stretches(shape, row);
    return words("notebook-row", { row: row + 1, count: runs.length, at: runs.join(", ") });
  })];
}

/** What belongs to the labyrinth of a row, as `b2–d2`. @param {import("../basics/outline.js").Shape} shape
 * @param {number} row @returns {string[]} */
function stretches(shape, row) {
  /** @type {[from: number, to: number][]} */
  const runs = [];
  for (let col = 0; col < shape.cols; col++) {
    if (!within(shape, row, col)) continue;
    const last = runs.at(-1);
    if (last && last[1] === col - 1) last[1] = col;
    else runs.push([col, col]);
  }
  const name = (/** @type {number} */ col) => cellName(shape, row, col);
  return runs.map(([from, to]) => (from === to ? name(from) : `${name(from)}–${name(to)}`));
}

/** Things lying on a square; `active`: mines that were set. @param {Partial<Lying> & {active?: number}} things
 * @param {Words} words @returns {string[]} */
export function lyingIn(things, words) {
  const kinds = /** @type {const} */ (["bullets", "bombs", "mines", "active", "corpses"]);
  return kinds.flatMap((kind) => (things[kind] ? [words(`notebook-${kind}`, { count: things[kind] })] : []));
}

/** How a player is. @param {{health: string, moves?: number | null, immune?: boolean}} pawn
 * @param {Words} words @returns {string[]} */
export const condition = ({ health, moves, immune }, words) => [
  ...(health === "wounded" || health === "infected" ? [words(`notebook-is-${health}`)] : []),
  ...(health === "infected" && moves ? [words("notebook-moves", { count: moves })] : []),
  ...(immune ? [words("notebook-is-immune")] : []),
];

/** What is left of the lives, and what else one carries of a kit. @param {{lives?: number | null, knives?: number,
 * boats?: number, cement?: number}} pawn @param {Words} words @returns {string[]} */
export const kitIn = (pawn, words) => {
  const kinds = /** @type {const} */ (["lives", "knives", "boats", "cement"]);
  return kinds.flatMap((kind) => (pawn[kind] ? [words(`notebook-${kind}`, { count: pawn[kind] })] : []));
};
