/** The game master's map as a scene. The map itself is kept while only pawns and ways change. */

/** @import { Look } from "./palette.js" */
/** @import { Brush } from "./notebook-scene.js" */
/** @import { Seat, Sheet, Truth, Words } from "./types.js" */

import { onSheet } from "./fragments.js";
import { layoutPlan } from "./layout.js";
import { heapsOf, paintHeaps, sketchHeaps, sketchMites, sketchThings } from "./lying.js";
import { drawPawn } from "./pawns.js";
import { letterTruth, paintWay, sketchTruth, sketchWays, truePawns } from "./truth.js";

/** @typedef {import("./film.js").Layer} Layer */

/** @type {{key: string, layer: Layer} | null} */
let lastMap = null;

/** The squares and walls, kept as long as they and their letters are the same.
 * @param {Truth} truth @param {Sheet} sheet @param {Look} look @param {Words} words @returns {Layer} */
function mapLayer(truth, sheet, look, words) {
  const letters = [...new Set(truth.cells.map(({ cell }) => cell))].map((cell) => words(`notebook-letter-${cell}`));
  const key = JSON.stringify([look.name, letters, truth.rows, truth.cols, truth.cells, truth.sides]);
  if (lastMap?.key === key) return lastMap.layer;
  const { squares, walls } = sketchTruth(truth, look);
  const layer = {
    key,
    /** @param {Brush} brush */
    paint: ({ ctx, write }) => onSheet(ctx, sheet, true, () => {
      squares.paint(ctx, 0.7);
      walls.paint(ctx);
      letterTruth(write, look, truth, words);
    }),
  };
  lastMap = { key, layer };
  return layer;
}

/** Everybody's way, and what lies about. @param {Truth} truth @param {Seat[]} seats
 * @param {Sheet} sheet @param {Look} look @returns {Layer} */
function waysLayer(truth, seats, sheet, look) {
  const heaps = heapsOf(truth);
  const lying = [sketchMites(truth, look), sketchThings(truth, look), sketchHeaps(heaps, look)];
  const ways = sketchWays(truth, seats, look);
  return {
    key: {},
    paint: ({ ctx, write }) => onSheet(ctx, sheet, true, () => {
      for (const way of ways) paintWay(ctx, way, seats, look);
      for (const sketch of lying) sketch.paint(ctx);
      paintHeaps(ctx, write, heaps, seats, look);
    }),
  };
}

/** @param {Truth} truth @param {Seat[]} seats @param {Look} look @param {Words} words */
export function truthScene(truth, seats, look, words) {
  const layout = layoutPlan(truth);
  const [sheet] = layout.sheets;
  const layers = [mapLayer(truth, sheet, look, words), waysLayer(truth, seats, sheet, look)];
  const pawns = truePawns(truth, seats, sheet);

  return {
    layout,
    bounds: layout.bounds,
    layers: () => layers,

    /** @param {Brush} brush */
    paint({ ctx, write }) {
      for (const pawn of pawns) drawPawn(ctx, pawn, seats[pawn.seat], look, write);
    },
  };
}

/** @typedef {ReturnType<typeof truthScene>} TruthScene */
