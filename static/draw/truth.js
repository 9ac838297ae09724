/** The game master's own map: everything in ink, and everybody's way in his colour. */

/** @import { Look } from "./palette.js" */
/** @import { Write } from "./lettering.js" */
/** @import { Footstep, Point, Seat, Sheet, Truth, Words } from "./types.js" */

import { shapeOf } from "../app/marks.js";
import { CELL, STEP, seedOf, squareAt } from "./geometry.js";
import { pawnColour } from "./palette.js";
import { holesOf } from "./outline.js";
import { drawShape, seatPlaces } from "./pawns.js";
import { Pen, Sketch } from "./pen.js";
import { sketchGlyph, sketchGrid, sketchSide, sketchWash, writeLetter, writeRulers } from "./squares.js";

/** How far the outermost ways run beside the middle of a square. */
const LANES = CELL * 0.25;
/** A way is marked with its owner's shape every so many squares. */
const MARK_EVERY = 3;

/** Squares and walls. The squares are painted fainter, so that the ways stand out from them.
 * @param {Truth} truth @param {Look} look @returns {{squares: Sketch, walls: Sketch}} */
export function sketchTruth(truth, look) {
  const [squares, walls] = [new Sketch(), new Sketch()];
  sketchGrid(squares, look, truth.rows, truth.cols, holesOf(truth.holes));
  for (const cell of truth.cells) sketchWash(squares, look, cell);
  for (const cell of truth.cells) sketchGlyph(squares, look, cell);
  for (const side of truth.sides) {
    if (side.is === "wall") sketchSide(walls, look, side, "inner");
    else if (side.is !== "open") sketchSide(walls, look, side);
  }
  return { squares, walls };
}

/** @param {Write} write @param {Look} look @param {Truth} truth @param {Words} words */
export function letterTruth(write, look, truth, words) {
  writeRulers(write, look, truth.rows, truth.cols);
  for (const cell of truth.cells) {
    writeLetter(write, look, cell, words(`notebook-letter-${cell.cell}`));
    if (!cell.pit) continue;
    write(`${cell.pit.loop}${cell.pit.number}`, (cell.col + 0.8) * CELL, (cell.row + 0.2) * CELL,
      { size: 18, most: 25, colour: look.ink, halo: look.halo, weight: 700 });
  }
}

/** @typedef {{seat: number, sketch: Sketch, marks: Point[]}} Way */

/**
 * Everybody's way, each in a lane of its own, so that they don't cover each other.
 * @param {Truth} truth
 * @param {Seat[]} seats
 * @param {Look} look
 * @returns {Way[]}
 */
export function sketchWays(truth, seats, look) {
  return truth.paths.map(({ seat, cells }) => {
    const lane = laneOf(seat, seats.length);
    const sketch = new Sketch();
    const colour = pawnColour(look, seats[seat]?.colour ?? "");
    const pen = new Pen(sketch, lane.x, lane.y, 1, seedOf(`way ${seat}`));
    for (const { points, hop } of pieces(cells)) {
      if (hop) sketchHop(pen, colour, points);
      else pen.curve({ colour, width: 2.6, alpha: 0.85 }, rounded(points), { wobble: 0.9 });
    }
    return { seat, sketch, marks: marksOf(cells).map(({ x, y }) => ({ x: x + lane.x, y: y + lane.y })) };
  });
}

/** @param {CanvasRenderingContext2D} ctx at the first square @param {Way} way @param {Seat[]} seats
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

/** @param {number} row @param {number} col @returns {[number, number]} */
const middleOf = (row, col) => [(col + 0.5) * CELL, (row + 0.5) * CELL];

/** A way cut where it falls from pit to pit, or goes on from a cell that was ordered. @param {readonly Footstep[]} cells
 * @returns {{points: [number, number][], hop: boolean}[]} */
export function pieces(cells) {
  /** @type {{points: [number, number][], hop: boolean}[]} */
  const found = [];
  /** @type {[number, number][]} */
  let run = [];
  for (const [row, col, how] of cells) {
    const point = middleOf(row, col);
    if ((how === "pit" || how === "start") && run.length) {
      if (run.length > 1) found.push({ points: run, hop: false });
      found.push({ points: [run[run.length - 1], point], hop: true });
      run = [point];
    } else run.push(point);
  }
  if (run.length > 1) found.push({ points: run, hop: false });
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

/** The start and then every few squares. @param {readonly Footstep[]} cells @returns {Point[]} */
function marksOf(cells) {
  return cells.filter((_, i) => i % MARK_EVERY === 0).map(([row, col]) => {
    const [x, y] = middleOf(row, col);
    return { x, y };
  });
}

/** Whether anything is left of a heap. @param {import("./types.js").TrueThings} heap */
const lies = ({ bullets, bombs, mines, active, corpses }) => bullets + bombs + mines + active + corpses.length > 0;

/** Whether a pawn is drawn: who lies somewhere as a corpse, or is carried, is drawn there.
 * @param {Truth} truth @param {import("./types.js").TruePawn} pawn */
function onMap({ things = [], pawns }, { seat, row, col }) {
  const laid = things.some(({ corpses }) => corpses.includes(seat)) || pawns.some(({ corpse }) => corpse === seat);
  return row >= 0 && col >= 0 && !laid;
}

/** The pawns of a truth, those outside beyond their exit.
 * @param {Truth} truth @param {Seat[]} seats @param {Sheet} sheet @returns {import("./pawns.js").Pawn[]} */
export function truePawns(truth, seats, sheet) {
  return truth.pawns.flatMap((pawn) => {
    const { seat, row, col, outside, health, immune, mine, fallen } = pawn;
    if (!onMap(truth, pawn)) return [];
    const corpse = typeof pawn.corpse === "number";
    const here = truth.pawns.filter((other) => other.row === row && other.col === col
      && other.outside === outside && onMap(truth, other));
    const full = !outside && (truth.things ?? []).some((heap) => heap.row === row && heap.col === col && lies(heap));
    const place = seatPlaces(here.map((other) => other.seat), null, full).get(seat);
    if (!place) return [];
    const centre = squareAt(sheet, row, col);
    const out = outside ? STEP[outside] : { row: 0, col: 0 };
    return [{
      seat, health, immune, mine, fallen, corpse, own: false, radius: place.radius,
      corpseOf: corpse ? seats[Number(pawn.corpse)]?.colour ?? "" : undefined,
      treasures: truth.treasures.filter((treasure) => treasure.seat === seat).length,
      at: { x: centre.x + out.col * CELL * 0.8 + place.x, y: centre.y + out.row * CELL * 0.8 + place.y },
    }];
  });
}
