/** The ways on the game master's map: everybody's in his colour, and those that creatures go again and again. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Creature } from "../figures/creatures.js" */
/** @import { Footstep, Layout, Point, Seat, Truth } from "../basics/types.js" */

import { shapeOf } from "../basics/marks.js";
import { STANDS, drawClover, drawPaw } from "../figures/creatures.js";
import { CELL, adjoin, seedOf, squareAt } from "../basics/geometry.js";
import { planAt } from "../basics/layout.js";
import { pawnColour } from "../basics/palette.js";
import { drawShape } from "../figures/pawns.js";
import { Pen, Sketch } from "../basics/pen.js";

/** How far the outermost ways run beside the middle of a square. */
const LANES = CELL * 0.25;
/** A way is marked with its owner's shape every so many squares. */
const MARK_EVERY = 3;
/** How a way comes to another place than the next square. */
const HOPS = ["pit", "lift", "start"];
/** A hop to a floor that isn't shown ends so far from its square. */
const STUB = CELL * 0.36;

/** @typedef {{seat: number, sketch: Sketch, marks: Point[]}} Way */

/**
 * Everybody's way, each in a lane of its own, so that they don't cover each other.
 * @param {Truth} truth
 * @param {Seat[]} seats
 * @param {Layout} layout
 * @param {Look} look
 * @returns {Way[]} in world units
 */
export function sketchWays(truth, seats, layout, look) {
  return truth.paths.map(({ seat, cells }) => {
    const lane = laneOf(seat, seats.length);
    const sketch = new Sketch();
    const colour = pawnColour(look, seats[seat]?.colour ?? "");
    const pen = new Pen(sketch, lane.x, lane.y, 1, seedOf(`way ${seat}`));
    const at = placing(layout);
    for (const { points, hop } of pieces(cells, at)) {
      if (hop) sketchHop(pen, colour, points);
      else pen.curve({ colour, width: 2.6, alpha: 0.85 }, rounded(points), { wobble: 0.9 });
    }
    return { seat, sketch, marks: marksOf(cells, at).map(({ x, y }) => ({ x: x + lane.x, y: y + lane.y })) };
  });
}

/** @param {CanvasRenderingContext2D} ctx in world units @param {Way} way @param {Seat[]} seats
 * @param {Look} look */
export function paintWay(ctx, { seat, sketch, marks }, seats, look) {
  sketch.paint(ctx);
  const colour = seats[seat]?.colour ?? "";
  marks.forEach(({ x, y }, i) => {
    ctx.save();
    ctx.translate(x, y);
    drawShape(ctx, shapeOf(colour), CELL * (i ? 0.065 : 0.1), pawnColour(look, colour), look);
    ctx.restore();
  });
}

/** @param {number} seat @param {number} count @returns {Point} how far beside the middle a seat's way runs */
export function laneOf(seat, count) {
  const at = count < 2 ? 0 : (seat / (count - 1)) * 2 - 1;
  return { x: at * LANES, y: at * LANES * 0.9 };
}

/** @typedef {(row: number, col: number) => [number, number] | null} Place the middle of a square, if it is shown */

/** @param {Layout} layout @returns {Place} */
const placing = (layout) => (row, col) => {
  const sheet = planAt(layout, row);
  if (!sheet) return null;
  const { x, y } = squareAt(sheet, row, col);
  return [x, y];
};

/** A way cut where it goes on in another place: from pit to pit, by a lift, from a cell that was ordered.
 * @param {readonly Footstep[]} cells @param {Place} at
 * @returns {{points: [number, number][], hop: boolean}[]} */
export function pieces(cells, at) {
  /** @type {{points: [number, number][], hop: boolean}[]} */
  const found = [];
  /** @type {[number, number][]} */
  let run = [];
  const cut = () => {
    if (run.length > 1) found.push({ points: run, hop: false });
    run = [];
  };
  for (const [row, col, how] of cells) {
    const point = at(row, col);
    const last = run[run.length - 1];
    if (!point || HOPS.includes(how)) cut();
    if (last && HOPS.includes(how)) found.push({ points: [last, point ?? [last[0] + STUB, last[1] - STUB]], hop: true });
    if (point) run.push(point);
  }
  cut();
  return found;
}

/** A way's corners rounded: the curve goes through the middles of its steps, not the squares' middles.
 * @param {[number, number][]} points @returns {[number, number][]} */
function rounded(points) {
  const last = points[points.length - 1];
  const between = points.slice(1).flatMap(([x, y], i) => {
    const [px, py] = points[i];
    /** @type {[number, number][]} */
    const pair = [[px * 0.72 + x * 0.28, py * 0.72 + y * 0.28], [px * 0.28 + x * 0.72, py * 0.28 + y * 0.72]];
    return pair;
  });
  return [points[0], ...between, last];
}

/** @param {Pen} pen @param {string} colour @param {[number, number][]} points */
function sketchHop(pen, colour, [[x1, y1], [x2, y2]]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  pen.curve({ colour, width: 2, alpha: 0.8, dash: [3, 7] },
    [[x1, y1], [x1 + dx * 0.5 - dy * 0.14, y1 + dy * 0.5 + dx * 0.14], [x2, y2]], { wobble: 0.5 });
}

/** The start and then every few squares. @param {readonly Footstep[]} cells @param {Place} at @returns {Point[]} */
function marksOf(cells, at) {
  return cells.filter((_, i) => i % MARK_EVERY === 0).flatMap(([row, col]) => {
    const point = at(row, col);
    return point ? [{ x: point[0], y: point[1] }] : [];
  });
}

/** @type {Record<Creature, {print: typeof drawPaw, dash: number[]}>} */
const TRAILS = { bear: { print: drawPaw, dash: [2, 7] }, leprechaun: { print: drawClover, dash: [10, 6] } };

/** The way a creature goes again and again, with its prints, beside the middle of its squares.
 * @param {Truth} truth @param {Creature} who @param {Layout} layout @param {Look} look @returns {Sketch} in world units */
export function sketchTrail(truth, who, layout, look) {
  const sketch = new Sketch();
  const { x, y } = STANDS[who];
  const { print, dash } = TRAILS[who];
  const path = truth[`${who}_path`] ?? [];
  const at = placing(layout);
  const pen = new Pen(sketch, x * CELL, y * CELL, 1, seedOf(`trail ${who}`));
  const colour = who === "bear" ? look.fur : look.tick;
  for (const { points, hop } of pieces(footsteps(truth, path), at)) {
    if (hop) sketchHop(pen, colour, points);
    else pen.path({ colour, width: 2.2, alpha: 0.85, dash }, points, { wobble: 0.8 });
  }
  for (const [row, col] of new Map(path.map((spot) => [spot.join(), spot])).values()) {
    const point = at(row, col);
    if (point) print(new Pen(sketch, point[0], point[1], CELL, seedOf(`${who} ${row} ${col}`)).raised(1), look, x, y, 0.15);
  }
  return sketch;
}

/** @param {Truth} truth @param {readonly [row: number, col: number][]} path @returns {Footstep[]} */
const footsteps = (truth, path) => path.map(([row, col], i) => {
  const before = path[i - 1];
  const near = !before || adjoin(truth, { row: before[0], col: before[1] }, { row, col });
  return [row, col, near ? "walk" : "pit"];
});
