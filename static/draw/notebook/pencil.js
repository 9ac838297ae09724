/**
 * What a player has drawn by hand, as another medium than what is certain: walls are hatched, openings crossed by a dotted arrow,
 * types stand small in a dotted ring. What is known of a mark is a sign beside it: a tick, a ring, a cross.
 */

/** @import { Look } from "../basics/palette.js" */
/** @import { Seat, Sheet, Side, Words } from "../basics/types.js" */
/** @import { Write } from "../basics/lettering.js" */

import { CELL, STEP, cellName, seedOf } from "../basics/geometry.js";
import { filled } from "../basics/inks.js";
import { isOn } from "../basics/layout.js";
import { shapeOf } from "../basics/marks.js";
import { inPencil } from "../basics/palette.js";
import { Pen, Sketch, penAt } from "../basics/pen.js";
import { glyphOf } from "../figures/glyphs.js";
import { onSheet } from "../plan/fragments.js";
import { sketchArrow } from "../plan/links.js";
import { sketchSide } from "../plan/sides.js";

/**
 * @typedef {{on: string, row: number, col: number, sign?: string, side?: Side, seat?: number, text?: string, to?: {row: number, col: number}}} Mark
 * @typedef {{marks: ReadonlyMap<string, Mark>, verdicts: ReadonlyMap<string, string> | null, lit: ReadonlySet<string>}} Penciled
 *   `verdicts`: what is known of marks, by the same names: certain, possible, impossible or clashing; `lit`: those that contradict each other
 */

/** How a type is drawn: smaller than it would be in ink. */
const SMALL = 0.66;
/** Corners of the players' shapes; of one that has none it is a ring. @type {Record<string, number>} */
const CORNERS = { triangle: 3, square: 4, diamond: 4, star: 5, hexagon: 6 };

/** The ends of a side, and its direction away from the square. @param {Side} side */
function endsOf(side) {
  const { row, col } = STEP[side];
  const [x, y] = [col / 2, row / 2];
  return { x, y, away: [col, row], along: [Math.abs(row), Math.abs(col)] };
}

/** @typedef {(pen: Pen, look: Look, side: Side) => void} Drawing */

/** Something stands there: two loose strokes, and hatching across, to both sides on the rim. @param {readonly number[]} slants @returns {Drawing} */
const hatched = (slants) => (pen, look, side) => {
  const { x, y, along: [ax, ay] } = endsOf(side);
  for (const off of [-0.025, 0.025]) {
    pen.line({ colour: look.pencil, width: 1.8 }, x - ax * 0.5 + ay * off, y - ay * 0.5 + ax * off, x + ax * 0.5 + ay * off, y + ay * 0.5 + ax * off, { wobble: 1.4 });
  }
  for (let at = -0.42; at <= 0.43; at += 0.12) {
    for (const slant of slants) {
      const [px, py] = [x + ax * at, y + ay * at];
      const [dx, dy] = [ax * 0.05 * slant + ay * 0.085, ay * 0.05 * slant + ax * 0.085];
      pen.line({ colour: look.pencil, width: 1.5 }, px - dx, py - dy, px + dx, py + dy, { wobble: 0.6 });
    }
  }
};

/** One can go here: a dotted arrow to both sides. @param {Pen} pen @param {Look} look @param {Side} side */
function passable(pen, look, side) {
  const { x, y, away: [dx, dy] } = endsOf(side);
  const style = { colour: look.pencil, width: 2.2, dash: [3, 5] };
  pen.line(style, x - dx * 0.2, y - dy * 0.2, x + dx * 0.2, y + dy * 0.2, { wobble: 0.6 });
  for (const to of [-1, 1]) pen.arrowHead({ ...style, dash: [] }, x + dx * 0.22 * to, y + dy * 0.22 * to, Math.atan2(dy * to, dx * to), 0.1);
}

/** Sides; what is not among them is drawn as in ink, but grey and smaller. @type {Record<string, Drawing>} */
const SIDES = { wall: hatched([1]), monolith: hatched([1, -1]), open: passable };

/** @param {Sketch} sketch @param {Look} look @param {Mark} mark @param {boolean} keyed */
function sketchSideMark(sketch, look, { row, col, side, sign = "" }, keyed) {
  if (!side) return;
  const own = SIDES[sign];
  if (own) own(penAt(sketch, row, col, `pencil ${side}`), look, side);
  else sketchSide(sketch, inPencil(look.name), { row, col, side, is: sign }, sign, keyed);
}

/** @param {Sketch} sketch @param {Look} look @param {Mark} mark */
function sketchType(sketch, look, { row, col, sign = "" }) {
  const [x, y] = [(col + 0.5) * CELL, (row + 0.52) * CELL];
  const pen = new Pen(sketch, x, y, CELL * SMALL, seedOf(`pencil ${sign} ${row} ${col}`));
  glyphOf(sign).draw(pen, inPencil(look.name), { flow: null });
  ring(new Pen(sketch, x, y, CELL, seedOf(`ring ${row} ${col}`)), look, 0.74);
}

/** @param {Pen} pen @param {Look} look @param {number} size */
const ring = (pen, look, size) => pen.ellipse({ colour: look.pencil, width: 1.6, dash: [2, 6] }, 0, 0, size, size, { wobble: 0.8 });

/** @param {Sketch} sketch @param {Look} look @param {Mark} mark */
function sketchFlow(sketch, look, { row, col, side }) {
  if (!side) return;
  const { row: dy, col: dx } = STEP[side];
  const pen = penAt(sketch, row, col, "pencil flow");
  const style = { colour: look.pencil, width: 2.6, dash: [8, 5] };
  pen.line(style, -dx * 0.34, -dy * 0.34, dx * 0.32, dy * 0.32, { wobble: 0.9 });
  pen.arrowHead({ ...style, dash: [] }, dx * 0.36, dy * 0.36, Math.atan2(dy, dx), 0.17);
}

/** A player's shape, as an outline. @param {Sketch} sketch @param {Look} look @param {Mark} mark @param {readonly Seat[]} seats */
function sketchSeat(sketch, look, { row, col, seat = 0 }, seats) {
  const pen = penAt(sketch, row, col, `pencil seat ${seat}`);
  const style = { colour: look.pencil, width: 2.2 };
  const shape = shapeOf(seats[seat]?.colour ?? "");
  const corners = CORNERS[shape];
  if (!corners) pen.ellipse(style, 0, 0, 0.56, 0.56, { wobble: 1, twice: true });
  else {
    const count = shape === "star" ? 10 : corners;
    const turned = shape === "square" ? Math.PI / 4 : shape === "hexagon" ? 0 : -Math.PI / 2;
    pen.polygon(style, Array.from({ length: count }, (_, at) => {
      const far = shape === "star" && at % 2 ? 0.16 : 0.34;
      const angle = turned + (at * 2 * Math.PI) / count;
      return [Math.cos(angle) * far, Math.sin(angle) * far];
    }), { wobble: 1, twice: true });
  }
}

/** @param {Sketch} sketch @param {Look} look @param {Sheet} sheet @param {Mark} mark */
function sketchPointer(sketch, look, sheet, { row, col, to }) {
  if (!to || !isOn(sheet, to.row)) return;
  const [from, end] = [{ row, col }, to].map((place) => ({ x: (place.col + 0.5) * CELL, y: (place.row + 0.5) * CELL }));
  sketchArrow(sketch, { colour: look.pencil, width: 2.2, dash: [2, 6] }, from, end, seedOf(`pencil arrow ${row} ${col}`));
}

/** Where the sign of a verdict stands, from the middle of the mark's square. @param {Mark} mark */
function besideOf({ on, side }) {
  if (on === "side" && side) return { x: STEP[side].col * 0.33 + Math.abs(STEP[side].row) * 0.3, y: STEP[side].row * 0.33 + Math.abs(STEP[side].col) * 0.3 };
  if (on === "flow") return { x: 0, y: 0.36 };
  return on === "seat" ? { x: -0.34, y: 0.32 } : { x: 0.36, y: 0.34 };
}

/** @typedef {(pen: Pen, look: Look, x: number, y: number) => void} Badge */
/** @type {Record<string, Badge>} */
const BADGES = {
  certain: (pen, look, x, y) => pen.path({ colour: look.tick, width: 3 }, [[x - 0.08, y], [x - 0.02, y + 0.07], [x + 0.09, y - 0.08]], { wobble: 0.4 }),
  possible: (pen, look, x, y) => pen.ellipse({ colour: look.pencil, width: 1.8 }, x, y, 0.11, 0.11, { wobble: 0.4 }),
  impossible: (pen, look, x, y) => cross(pen, look, x, y, []),
  clashing: (pen, look, x, y) => {
    cross(pen, look, x, y, []);
    pen.ellipse({ colour: look.red, width: 1.8, dash: [3, 4] }, x, y, 0.25, 0.25, { wobble: 0.4 });
  },
};

/** @param {Pen} pen @param {Look} look @param {number} x @param {number} y @param {number[]} dash */
function cross(pen, look, x, y, dash) {
  for (const way of [-1, 1]) pen.line({ colour: look.red, width: 3.2, dash }, x - 0.075, y - 0.075 * way, x + 0.075, y + 0.075 * way, { wobble: 0.4 });
}

/** What is looked at because it contradicts something. @param {Sketch} sketch @param {Look} look @param {Mark} mark */
function sketchLit(sketch, look, { row, col, on, side }) {
  const pen = penAt(sketch, row, col, "pencil lit");
  const { x, y } = on === "side" && side ? endsOf(side) : { x: 0, y: 0 };
  const [w, h] = on === "side" && side ? [STEP[side].row ? 1.1 : 0.4, STEP[side].row ? 0.4 : 1.1] : [0.94, 0.94];
  pen.ellipse(filled(look.marker), x, y, w, h, { wobble: 0.6 });
  pen.ellipse({ colour: look.red, width: 2.4, dash: [9, 6] }, x, y, w, h, { wobble: 0.8 });
}

/** The marks that lie on a sheet of paper. @param {Sheet} sheet @param {Penciled} penciled @returns {[string, Mark][]} */
const onPaper = (sheet, { marks }) => [...marks].filter(([, { row }]) => isOn(sheet, row));

/**
 * @param {Sheet} sheet of the plan
 * @param {Penciled} penciled @param {Look} look @param {readonly Seat[]} seats
 * @returns {Sketch} in the measure of the plan's squares
 */
export function sketchPencil(sheet, penciled, look, seats) {
  const sketch = new Sketch();
  const here = onPaper(sheet, penciled);
  for (const [slot, mark] of here) if (penciled.lit.has(slot)) sketchLit(sketch, look, mark);
  for (const [, mark] of here) {
    if (mark.on === "side") sketchSideMark(sketch, look, mark, sheet.keyed);
    else if (mark.on === "cell") sketchType(sketch, look, mark);
    else if (mark.on === "flow") sketchFlow(sketch, look, mark);
    else if (mark.on === "seat") sketchSeat(sketch, look, mark, seats);
    else if (mark.on === "arrow") sketchPointer(sketch, look, sheet, mark);
  }
  for (const [slot, mark] of here) {
    const { x, y } = besideOf(mark);
    BADGES[penciled.verdicts?.get(slot) ?? ""]?.(penAt(sketch, mark.row, mark.col, `pencil badge ${slot}`), look, x, y);
  }
  return sketch;
}

/** The lettering of what was drawn, to be written over it. @param {Write} write @param {Sheet} sheet @param {Penciled} penciled @param {Look} look
 * @param {readonly Seat[]} seats @param {Words} words */
function letterPencil(write, sheet, penciled, look, seats, words) {
  const how = { colour: look.pencil, halo: look.halo, weight: 700 };
  for (const [, { on, row, col, sign, seat = 0, text = "", to }] of onPaper(sheet, penciled)) {
    const at = (/** @type {string} */ what, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
      write(what, (col + x) * CELL, (row + y) * CELL, { ...how, size, most: size * 1.35, room: CELL * 0.9 });
    if (on === "cell") at(words(`notebook-letter-${sign}`), 0.83, 0.2, 19);
    else if (on === "seat") at((seats[seat]?.name ?? String(seat + 1)).slice(0, 1), 0.5, 0.52, 22);
    else if (on === "letter") at(text, 0.5, 0.5, 34);
    else if (on === "query") at("?", 0.5, 0.52, 40);
    // Where the arrow ends on paper that isn't seen, its end is named.
    else if (on === "arrow" && to && !isOn(sheet, to.row)) at(`→ ${cellName(storeysOf(sheet), to.row, to.col)}`, 0.5, 0.8, 20);
  }
}

/** How a sheet's squares are named: on one of several floors with the floor. @param {Sheet} sheet */
const storeysOf = ({ stride, floor }) => ({ rows: stride, floors: floor === null ? 1 : 2 });

/**
 * All that was drawn by hand, as a layer over the sheets of the plan.
 * @param {readonly Sheet[]} plan @param {Penciled} penciled @param {Look} look @param {readonly Seat[]} seats
 * @returns {import("../truth/film.js").Layer}
 */
export function pencilLayer(plan, penciled, look, seats) {
  const sketched = plan.map((sheet) => ({ sheet, sketch: sketchPencil(sheet, penciled, look, seats) }));
  return {
    key: {},
    paint({ ctx, write, words }) {
      for (const { sheet, sketch } of sketched) {
        onSheet(ctx, sheet, true, () => {
          sketch.paint(ctx);
          letterPencil(write, sheet, penciled, look, seats, words);
        });
      }
    },
  };
}

/** The line under way, before it means anything. @param {CanvasRenderingContext2D} ctx in world units @param {Look} look @param {readonly {x: number, y: number}[]} points */
export function paintStroke(ctx, look, points) {
  if (points.length < 2) return;
  ctx.save();
  ctx.strokeStyle = look.pencil;
  [ctx.lineWidth, ctx.lineCap, ctx.lineJoin, ctx.globalAlpha] = [3.4, "round", "round", 0.8];
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.stroke();
  ctx.restore();
}
