/** What lies on the game master's map: treasures or the key, things, the dead; and the mites. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Write } from "../basics/lettering.js" */
/** @import { Seat, TrueThings, Truth } from "../basics/types.js" */

import { CELL } from "../basics/geometry.js";
import { drawChest } from "../figures/glyphs.js";
import { drawKey } from "../figures/key.js";
import { MOODS, drawPlague } from "../figures/mite.js";
import { drawCorpse } from "../figures/pawns.js";
import { Sketch, penAt } from "../basics/pen.js";
import { lotsOf, sketchLots, thingsSketch, writeLots } from "../figures/belongings.js";

/** Several dead on one square lie so far apart. */
const BESIDE = 0.15;

/** How the mites are. @param {Truth} truth @param {Look} look @returns {Sketch} */
export function sketchMites({ cells, mites = [] }, look) {
  const sketch = new Sketch();
  for (const { row, col, cell } of cells) {
    if (cell !== "encephalitis") continue;
    const is = mites.find((mite) => mite.row === row && mite.col === col)?.is ?? "asleep";
    MOODS[is]?.(penAt(sketch, row, col, is), look, 0, 0.06, 1);
  }
  return sketch;
}

/** Treasures, or the key. @param {Truth} truth @param {Look} look @returns {Sketch} */
export function sketchTreasures(truth, look) {
  const sketch = new Sketch();
  /** @type {Map<string, number>} */
  const lying = new Map();
  for (const treasure of truth.treasures) {
    const { row, col } = treasure;
    if (row === undefined || col === undefined) continue;
    const nth = lying.get(`${row},${col}`) ?? 0;
    lying.set(`${row},${col}`, nth + 1);
    const pen = penAt(sketch, row, col, `treasure ${nth}`);
    if (truth.keyed) drawKey(pen, look, 0.28, 0.31, 0.36);
    else drawChest(pen, look, 0.3 - nth * 0.17, 0.31, 0.29, treasure.true ? "true" : "false");
  }
  return sketch;
}

/** @typedef {{row: number, col: number, lots: import("../figures/belongings.js").Lot[],
 *   dead: {seat: number, x: number, y: number, size: number, contagious: boolean}[]}} Heap
 *   All that lies on a square; places in units of a square, from its middle. */

/** Where the things of every square lie. @param {Truth} truth @returns {Heap[]} */
export function heapsOf({ things = [], cells }) {
  return things.map((here) => {
    const { row, col, bullets, bombs, mines, active, corpses } = here;
    const numbered = cells.some((cell) => cell.row === row && cell.col === col && cell.pit);
    const lots = lotsOf({ bullets, bombs, mines, active, corpses: corpses.length }, numbered);
    return { row, col, lots: lots.filter(({ kind }) => kind !== "corpses"), dead: deadOf(here, lots) };
  });
}

/** @param {TrueThings} things @param {readonly import("../figures/belongings.js").Lot[]} lots */
function deadOf({ corpses, contagious = [] }, lots) {
  const lot = lots.find(({ kind }) => kind === "corpses");
  return corpses.map((seat, i) => ({
    seat, x: (lot?.x ?? 0) + i * BESIDE, y: lot?.y ?? 0, size: lot?.size ?? 0, contagious: contagious.includes(seat),
  }));
}

/** @param {readonly Heap[]} heaps @param {Look} look @returns {Sketch} */
export function sketchHeaps(heaps, look) {
  const sketch = thingsSketch(look);
  for (const heap of heaps) {
    sketchLots(sketch, look, heap, heap.lots);
    for (const { seat, x, y, size, contagious } of heap.dead) {
      if (contagious) drawPlague(penAt(sketch, heap.row, heap.col, `plague ${seat}`), look, x, y, size * 1.45);
    }
  }
  return sketch;
}

/** The dead, and how many things there are of a kind. @param {CanvasRenderingContext2D} ctx at the first square
 * @param {Write} write @param {readonly Heap[]} heaps @param {Seat[]} seats @param {Look} look */
export function paintHeaps(ctx, write, heaps, seats, look) {
  for (const { row, col, lots, dead } of heaps) {
    for (const { seat, x, y, size } of dead) {
      ctx.save();
      ctx.translate((col + 0.5 + x) * CELL, (row + 0.5 + y) * CELL);
      drawCorpse(ctx, seats[seat]?.colour ?? "", size * CELL * 0.5, look);
      ctx.restore();
    }
    writeLots(write, look, { row, col }, lots);
  }
}
