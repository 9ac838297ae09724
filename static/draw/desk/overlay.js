/** What lies over a plan while it is drawn: the pointer, the cursor, a stroke under way, and what findings point at. */

/** @import { Edge, Place } from "./places.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Write } from "../basics/lettering.js" */
/** @import { Layout, Side } from "../basics/types.js" */

import { CELL, STEP, seedOf, squareAt } from "../basics/geometry.js";
import { filled } from "../basics/inks.js";
import { planAt } from "../basics/layout.js";
import { Pen, Sketch } from "../basics/pen.js";

/**
 * @typedef {Place & {side?: Side | null}} Spot a square, or one of its sides
 * @typedef {{severity: string, cells: readonly Place[], sides: readonly Edge[]}} Finding
 * @typedef {{hover: Spot | null, cursor: Spot | null, way: readonly Place[], numbered: boolean, part: readonly [Place, Place] | null,
 *   finding: Finding | null}} Over
 *   `way`: the squares of a stroke under way, `numbered` where they are taps in order; `part`: two corners of what is chosen
 */

/** @type {[number, number][]} */
const SQUARE = [[-0.46, -0.46], [0.46, -0.46], [0.46, 0.46], [-0.46, 0.46]];
/** The corners of the cursor's frame, and how long its strokes are. */
const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
const CORNER = { at: 0.47, long: 0.2 };

/** @param {Layout} layout @param {Place} place @returns {{x: number, y: number} | null} its middle, if it is shown */
function middleOf(layout, { row, col }) {
  const sheet = planAt(layout, row);
  return sheet && squareAt(sheet, row, col);
}

/** @param {Sketch} sketch @param {Layout} layout @param {Place} place @param {string} what @returns {Pen | null} */
function penOn(sketch, layout, place, what) {
  const at = middleOf(layout, place);
  return at && new Pen(sketch, at.x, at.y, CELL, seedOf(`${what} ${place.row} ${place.col}`));
}

/** The ends of a side, from the middle of its square. @param {Side} side @returns {[number, number, number, number]} */
function endsOf(side) {
  const { row, col } = STEP[side];
  const [x, y] = [col / 2, row / 2];
  return [x - row / 2, y - col / 2, x + row / 2, y + col / 2];
}

/** @param {CanvasRenderingContext2D} ctx in world units @param {Write} write @param {Layout} layout @param {Look} look @param {Over} over */
export function paintOver(ctx, write, layout, look, { hover, cursor, way, numbered, part, finding }) {
  const sketch = new Sketch();
  if (finding) sketchFinding(sketch, layout, look, finding);
  if (part) sketchPart(sketch, layout, look, part);
  if (way.length) sketchWay(sketch, layout, look, way, numbered);
  if (hover) sketchSpot(sketch, layout, look, hover);
  if (cursor) sketchCursor(sketch, layout, look, cursor);
  sketch.paint(ctx);
  if (finding) badge(write, layout, look, finding);
  if (numbered) number(write, layout, look, way);
}

/** Where a tap would draw. @param {Sketch} sketch @param {Layout} layout @param {Look} look @param {Spot} spot */
function sketchSpot(sketch, layout, look, spot) {
  const pen = penOn(sketch, layout, spot, "hover");
  if (!pen) return;
  if (spot.side) pen.line({ colour: look.markerEdge, width: 9, alpha: 0.55 }, ...endsOf(spot.side), { wobble: 0.5 });
  else {
    pen.polygon(filled(look.marker), SQUARE, { wobble: 0.5 });
    pen.polygon({ colour: look.markerEdge, width: 2 }, SQUARE, { wobble: 0.8 });
  }
}

/** The frame around the square that the keys mean. @param {Sketch} sketch @param {Layout} layout @param {Look} look @param {Spot} spot */
function sketchCursor(sketch, layout, look, spot) {
  const pen = penOn(sketch, layout, spot, "cursor");
  if (!pen) return;
  for (const style of [{ colour: look.sheet, width: 8 }, { colour: look.ink, width: 4 }]) {
    for (const [x, y] of CORNERS) {
      const [cx, cy] = [x * CORNER.at, y * CORNER.at];
      pen.path(style, [[cx - x * CORNER.long, cy], [cx, cy], [cx, cy - y * CORNER.long]], { wobble: 0.3 });
    }
  }
  if (spot.side) pen.line({ colour: look.markerEdge, width: 9, alpha: 0.7 }, ...endsOf(spot.side), { wobble: 0.5 });
}

/** A stroke under way, its end an arrow; or squares tapped one after the other.
 * @param {Sketch} sketch @param {Layout} layout @param {Look} look @param {readonly Place[]} way @param {boolean} numbered */
function sketchWay(sketch, layout, look, way, numbered) {
  for (const place of way) penOn(sketch, layout, place, "way")?.polygon(filled(look.marker), SQUARE, { wobble: 0.5 });
  const points = way.flatMap((place) => middleOf(layout, place) ?? []);
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return;
  const style = { colour: look.markerEdge, width: 5, ...(numbered ? { dash: [3, 9] } : {}) };
  const pen = new Pen(sketch, 0, 0, 1, seedOf("way"));
  pen.path(style, points.map(({ x, y }) => [x, y]), { wobble: 0.8 });
  pen.arrowHead({ ...style, dash: [] }, last.x, last.y, Math.atan2(last.y - before.y, last.x - before.x), CELL * 0.26);
}

/** @param {Write} write @param {Layout} layout @param {Look} look @param {readonly Place[]} way */
function number(write, layout, look, way) {
  way.forEach((place, at) => {
    const middle = middleOf(layout, place);
    if (middle) write(String(at + 1), middle.x, middle.y, { size: 30, most: 44, colour: look.ink, halo: look.halo, weight: 700 });
  });
}

/** A part of the plan that is moved or copied. @param {Sketch} sketch @param {Layout} layout @param {Look} look @param {readonly [Place, Place]} part */
function sketchPart(sketch, layout, look, [from, to]) {
  const [one, other] = [middleOf(layout, from), middleOf(layout, to)];
  if (!one || !other) return;
  const [left, right] = [Math.min(one.x, other.x) - CELL / 2, Math.max(one.x, other.x) + CELL / 2];
  const [top, bottom] = [Math.min(one.y, other.y) - CELL / 2, Math.max(one.y, other.y) + CELL / 2];
  const pen = new Pen(sketch, 0, 0, 1, seedOf("part"));
  /** @type {[number, number][]} */
  const frame = [[left, top], [right, top], [right, bottom], [left, bottom]];
  pen.polygon({ ...filled(look.marker) }, frame, { wobble: 0.5 });
  pen.polygon({ colour: look.ink, width: 3, dash: [10, 8] }, frame, { wobble: 0.8 });
}

/** What a finding points at: ringed and hatched for an error, ringed with dashes for advice.
 * @param {Sketch} sketch @param {Layout} layout @param {Look} look @param {Finding} finding */
function sketchFinding(sketch, layout, look, { severity, cells, sides }) {
  const error = severity === "error";
  const line = { colour: look.red, width: 3.4, ...(error ? {} : { dash: [9, 7] }) };
  for (const place of cells) {
    const pen = penOn(sketch, layout, place, "finding");
    pen?.ellipse(line, 0, 0, 1.02, 1.02, { wobble: 1, twice: error });
    if (error) pen?.shade({ colour: look.red, width: 1.4, alpha: 0.55 }, SQUARE, 0.16, 45);
  }
  for (const edge of sides) {
    const pen = penOn(sketch, layout, edge, "finding side");
    const [x1, y1, x2, y2] = endsOf(edge.side);
    pen?.ellipse(line, (x1 + x2) / 2, (y1 + y2) / 2, Math.abs(x2 - x1) + 0.34, Math.abs(y2 - y1) + 0.34, { wobble: 1, twice: error });
  }
}

/** An error has a sign, too, and advice another one. @param {Write} write @param {Layout} layout @param {Look} look @param {Finding} finding */
function badge(write, layout, look, { severity, cells, sides }) {
  const how = { size: 40, most: 54, colour: look.red, halo: look.halo, weight: 700 };
  const sign = severity === "error" ? "!" : "?";
  for (const place of cells) {
    const at = middleOf(layout, place);
    if (at) write(sign, at.x + CELL * 0.3, at.y - CELL * 0.28, how);
  }
  for (const edge of sides) {
    const at = middleOf(layout, edge);
    const { row, col } = STEP[edge.side];
    if (at) write(sign, at.x + col * CELL * 0.5 + CELL * 0.2 * Math.abs(row), at.y + row * CELL * 0.5 - CELL * 0.2, how);
  }
}
