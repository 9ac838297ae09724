/** The game master's map as a scene. The map itself is kept while only pawns and ways change. */

/** @import { Creature } from "../figures/creatures.js" */
/** @import { Happening } from "../happening/happening.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Brush } from "../notebook/scene.js" */
/** @import { Layout, Point, Seat, Truth, Words } from "../basics/types.js" */

import { actCreature, drawActors } from "../happening/acting.js";
import { onSheet } from "../plan/fragments.js";
import { squareAt } from "../basics/geometry.js";
import { layoutPlan, planAt } from "../basics/layout.js";
import { heapsOf, paintHeaps, sketchHeaps, sketchMites, sketchTreasures } from "./lying.js";
import { drawNoise } from "../happening/noises.js";
import { letterTruth, partOn, sketchTruth, truePawns } from "./truth.js";
import { paintWay, sketchTrail, sketchWays } from "./ways.js";

/** @typedef {import("./film.js").Layer} Layer */

/** @type {readonly Creature[]} */
const CREATURES = ["bear", "leprechaun"];

/** @type {{key: string, layer: Layer} | null} */
let lastMap = null;

/** The squares and walls, kept as long as they, their letters and places are the same.
 * @param {Truth} truth @param {Layout} layout @param {Look} look @param {Words} words @returns {Layer} */
function mapLayer(truth, layout, look, words) {
  const letters = [...new Set(truth.cells.map(({ cell }) => cell))].map((cell) => words(`notebook-letter-${cell}`));
  const places = layout.sheets.map(({ x, y, top, floor }) => [x, y, top, words("notebook-floor", { floor })]);
  const key = JSON.stringify([look.name, look.ink, letters, places, truth.rows, truth.cols, truth.cells, truth.sides]);
  if (lastMap?.key === key) return lastMap.layer;
  const floors = layout.sheets.map((sheet) => {
    const part = partOn(truth, sheet);
    return { sheet, part, ...sketchTruth(part, sheet, look) };
  });
  const layer = {
    key,
    /** @param {Brush} brush */
    paint({ ctx, write }) {
      for (const { sheet, part, squares, walls } of floors) {
        onSheet(ctx, sheet, true, () => {
          squares.paint(ctx, 0.7);
          walls.paint(ctx);
          letterTruth(write, look, part, sheet, words);
        });
      }
    },
  };
  lastMap = { key, layer };
  return layer;
}

/** Everybody's way, and what lies about. @param {Truth} truth @param {Seat[]} seats
 * @param {Layout} layout @param {Look} look @returns {Layer} */
function waysLayer(truth, seats, layout, look) {
  const trails = CREATURES.map((who) => sketchTrail(truth, who, layout, look));
  const ways = sketchWays(truth, seats, layout, look);
  const floors = layout.sheets.map((sheet) => {
    const part = partOn(truth, sheet);
    const heaps = heapsOf(part);
    return { sheet, heaps, lying: [sketchMites(part, look), sketchTreasures(part, look), sketchHeaps(heaps, look)] };
  });
  return {
    key: {},
    paint({ ctx, write }) {
      for (const trail of trails) trail.paint(ctx);
      for (const way of ways) paintWay(ctx, way, seats, look);
      for (const { sheet, heaps, lying } of floors) {
        onSheet(ctx, sheet, true, () => {
          for (const sketch of lying) sketch.paint(ctx);
          paintHeaps(ctx, write, heaps, seats, look);
        });
      }
    },
  };
}

/**
 * @param {{truth: Truth, seats: Seat[], only?: number | null}} given `only`: the one floor that is shown
 * @param {number} aspect of the canvas
 * @param {Look} look
 * @param {Words} words
 */
export function truthScene({ truth, seats, only = null }, aspect, look, words) {
  const layout = layoutPlan(truth, aspect, { only, keyed: truth.keyed });
  const layers = [mapLayer(truth, layout, look, words), waysLayer(truth, seats, layout, look)];
  const pawns = truePawns(truth, seats, layout);

  return {
    layout,
    bounds: layout.bounds,
    layers: () => layers,

    /**
     * @param {Brush} brush
     * @param {Happening | null} happening
     * @param {number} elapsed milliseconds since it began
     */
    paint({ ctx, write }, happening, elapsed) {
      const scene = { ctx, write, look, layout, happening, elapsed };
      for (const who of CREATURES) if (truth[who]) actCreature(scene, who, standing(layout, truth[who]));
      drawActors(scene, pawns, seats);
      for (const mark of happening?.marks ?? []) drawNoise(ctx, mark, layout, elapsed, look);
    },
  };
}

/** @param {Layout} layout @param {{row: number, col: number}} square @returns {Point | null} */
function standing(layout, { row, col }) {
  const sheet = planAt(layout, row);
  return sheet && squareAt(sheet, row, col);
}

/** @typedef {ReturnType<typeof truthScene>} TruthScene */
