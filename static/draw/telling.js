/** Parts of sentences that the notebook and the game master's map share. */

/** @import { KnownSide, Lying, Seat, Side, Words } from "./types.js" */

import { OPPOSITE, STEP, cellName } from "./geometry.js";
import { holesOf, within } from "./outline.js";

/** The known sides of a square, whichever of its two squares lists them.
 * @param {readonly KnownSide[]} sides @param {{row: number, col: number}} cell
 * @returns {[Side, string][]} */
export function sidesOf(sides, cell) {
  return sides.flatMap(({ row, col, side, is: state, doubtful }) => {
    const is = doubtful ? "doubtful" : state;
    if (row === cell.row && col === cell.col) return [/** @type {[Side, string]} */ ([side, is])];
    const over = row + STEP[side].row === cell.row && col + STEP[side].col === cell.col;
    return over ? [/** @type {[Side, string]} */ ([OPPOSITE[side], is])] : [];
  });
}

/** @param {readonly Seat[]} seats @param {number} seat */
export const nameOf = (seats, seat) => seats[seat]?.name ?? String(seat + 1);

/** More missing squares than these are told row by row, by what is there. */
const FEW = 6;

/**
 * The shape of a labyrinth that isn't a whole rectangle.
 * @param {{rows: number, cols: number, holes?: readonly (readonly [row: number, col: number])[]}} plan
 * @param {Words} words
 * @returns {string[]}
 */
export function shapeIn({ rows, cols, holes = [] }, words) {
  if (!holes.length) return [];
  if (holes.length <= FEW) {
    return [words("notebook-without", { at: holes.map(([row, col]) => cellName(row, col)).join(", ") })];
  }
  const shape = { rows, cols, holes: holesOf(holes) };
  return Array.from({ length: rows }, (_, row) => {
    const runs = stretches(shape, row);
    return words("notebook-row", { row: row + 1, count: runs.length, at: runs.join(", ") });
  });
}

/** What belongs to the labyrinth of a row, as `b2–d2`. @param {import("./outline.js").Shape} shape
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
  return runs.map(([from, to]) => (from === to ? cellName(row, from) : `${cellName(row, from)}–${cellName(row, to)}`));
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
