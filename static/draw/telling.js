/** Parts of sentences that the notebook and the game master's map share. */

/** @import { KnownSide, Lying, Seat, Side, Words } from "./types.js" */

import { OPPOSITE, STEP, cellName } from "./geometry.js";

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

/** Which squares of the rectangle are missing. @param {readonly [number, number][] | undefined} holes
 * @param {Words} words @returns {string[]} */
export const without = (holes, words) =>
  holes?.length ? [words("notebook-without", { at: holes.map(([row, col]) => cellName(row, col)).join(", ") })] : [];

/** Things lying on a square; `active`: mines that were set. @param {Partial<Lying> & {active?: number}} things
 * @param {Words} words @returns {string[]} */
export function lyingIn(things, words) {
  const kinds = /** @type {const} */ (["bullets", "bombs", "mines", "active", "corpses"]);
  return kinds.flatMap((kind) => (things[kind] ? [words(`notebook-${kind}`, { count: things[kind] })] : []));
}

/** How a player is. @param {string} health @param {boolean | undefined} immune @param {Words} words @returns {string[]} */
export const condition = (health, immune, words) => [
  ...(health === "wounded" || health === "infected" ? [words(`notebook-is-${health}`)] : []),
  ...(immune ? [words("notebook-is-immune")] : []),
];
