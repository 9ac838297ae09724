/**
 * The notebook's fragments: what is certain in ink, walls hit in red, what isn't known in pencil.
 * A sheet is sketched once and painted as often as the page moves.
 */

/** @import { Look } from "./palette.js" */
/** @import { Fragment, Layout, Link, Point, Sheet, Side, Words } from "./types.js" */
/** @import { Write } from "./lettering.js" */

import { CELL, middle, seedOf, sideKey, squareAt } from "./geometry.js";
import { drawBear, drawChest } from "./glyphs.js";
import { sheetOf } from "./layout.js";
import { drawScrap, tornEdge } from "./paper.js";
import { Pen, Sketch } from "./pen.js";
import { penAt, sketchGlyph, sketchOutline, sketchSide, sketchWash, writeLetter, writeRulers } from "./squares.js";
import { lotsSeen, sketchLots, thingsSketch, writeLots } from "./things.js";

/** @type {readonly Side[]} */
const SIDES = ["left", "right", "up", "down"];

/** @typedef {{sheet: Sheet, sketch: Sketch, things: Sketch, edge: Path2D | null}} Drawn */

/** @param {Sheet} sheet @param {Look} look @returns {Drawn} */
export function sketchSheet(sheet, look) {
  const sketch = new Sketch();
  if (sheet.kind === "plan") sketchOutline(sketch, look, sheet);
  const things = thingsSketch(look);
  const { fragments } = sheet;
  for (const { cells } of fragments) for (const cell of cells) sketchWash(sketch, look, cell);
  for (const fragment of fragments) sketchUnknownSides(sketch, look, fragment);
  for (const { cells } of fragments) {
    for (const cell of cells) {
      sketchGlyph(sketch, look, cell);
      if (cell.treasures) drawChest(penAt(sketch, cell.row, cell.col, "chest"), look, 0.3, 0.3, 0.28);
      sketchLots(things, look, cell, lotsSeen(cell.things));
    }
  }
  // Walls last: a red stroke goes over everything it crosses.
  for (const wanted of ["open", "exit", "edge", "wall"]) {
    for (const { sides } of fragments) {
      for (const side of sides) {
        if (side.is === wanted) sketchSide(sketch, look, side, side.doubtful ? "doubtful" : wanted);
      }
    }
  }
  return { sheet, sketch, things, edge: sheet.kind === "scrap" ? tornEdge(sheet) : null };
}

/** @param {Sketch} sketch @param {Look} look @param {Fragment} fragment */
function sketchUnknownSides(sketch, look, { cells, sides }) {
  const known = new Set(sides.map(({ row, col, side }) => sideKey(row, col, side)));
  for (const { row, col } of cells) {
    for (const side of SIDES) {
      const key = sideKey(row, col, side);
      if (known.has(key)) continue;
      known.add(key);
      sketchSide(sketch, look, { row, col, side, is: "unknown" });
    }
  }
}

/** Runs a drawing in a sheet's own measure: turned, moved to its corner or to its first square.
 * @param {CanvasRenderingContext2D} ctx @param {Sheet} sheet @param {boolean} squares
 * @param {() => void} draw */
export function onSheet(ctx, sheet, squares, draw) {
  const centre = middle(sheet);
  ctx.save();
  ctx.translate(centre.x, centre.y);
  ctx.rotate(sheet.angle);
  ctx.translate(-sheet.w / 2, -sheet.h / 2);
  if (squares) ctx.translate(sheet.origin.x, sheet.origin.y);
  draw();
  ctx.restore();
}

/**
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {Drawn} drawn
 * @param {Look} look
 * @param {number} scale
 */
export function paintSheet(ctx, { sheet, sketch, things, edge }, look, scale) {
  if (edge) onSheet(ctx, sheet, false, () => drawScrap(ctx, look, sheet, edge, scale));
  onSheet(ctx, sheet, true, () => {
    sketch.paint(ctx);
    things.paint(ctx);
  });
}

/**
 * A sheet's lettering, to be written over what was painted.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Sheet} sheet
 * @param {Look} look
 * @param {Write} write
 * @param {Words} words
 */
export function letterSheet(ctx, sheet, look, write, words) {
  onSheet(ctx, sheet, true, () => {
    if (sheet.kind === "plan") writeRulers(write, look, sheet.rows, sheet.cols);
    else {
      write(words("notebook-fits", { places: sheet.fragments[0].places }), (sheet.cols / 2) * CELL,
        (sheet.rows + 0.6) * CELL, { size: 20, most: 28, colour: look.pencil, room: sheet.w - CELL * 0.3 });
    }
    for (const { cells } of sheet.fragments) {
      for (const cell of cells) {
        letterSquare(cell, look, write, words);
        writeLots(write, look, cell, lotsSeen(cell.things));
      }
    }
  });
}

/** @param {import("./types.js").KnownCell} cell @param {Look} look @param {Write} write @param {Words} words */
function letterSquare(cell, look, write, words) {
  const { row, col } = cell;
  if (!cell.cell) {
    write("?", (col + 0.5) * CELL, (row + 0.52) * CELL, { size: 30, most: 40, colour: look.pencil });
    return;
  }
  writeLetter(write, look, cell, words(`notebook-letter-${cell.cell}`));
  if (cell.cell === "river" && !cell.flow) {
    write("?", (col + 0.52) * CELL, (row + 0.52) * CELL, { size: 34, most: 40, colour: look.pencil, halo: look.halo });
  }
  if (cell.treasures > 1) {
    write(`×${cell.treasures}`, (col + 0.8) * CELL, (row + 0.6) * CELL, { size: 16, most: 24, colour: look.ink, halo: look.halo });
  }
}

/**
 * Pencil arrows from a river or a pit to the place it led to.
 * @param {readonly Link[]} links
 * @param {Layout} layout
 * @param {Look} look
 * @returns {Sketch}
 */
export function sketchLinks(links, layout, look) {
  const sketch = new Sketch();
  for (const { by, from, to } of links) {
    const [start, end] = [sheetOf(layout, from.fragment), sheetOf(layout, to.fragment)];
    if (!start || !end) continue;
    const neighbours = from.fragment === to.fragment
      && Math.abs(from.row - to.row) + Math.abs(from.col - to.col) <= 1;
    if (neighbours) continue;
    const dash = by === "pit" ? [9, 7] : [];
    sketchArrow(sketch, { colour: look.pencil, width: 2.4, dash }, squareAt(start, from.row, from.col),
      squareAt(end, to.row, to.col), seedOf(`${by} ${JSON.stringify(from)}`));
  }
  return sketch;
}

/** @param {Sketch} sketch @param {import("./pen.js").Style} style @param {Point} from @param {Point} to
 * @param {number} seed */
function sketchArrow(sketch, style, from, to, seed) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const reach = Math.min(0.34 * CELL, length / 4) / length;
  const bow = Math.min(0.22, (1.2 * CELL) / length) * (dx >= 0 ? -1 : 1);
  /** @param {number} t @returns {[number, number]} */
  const at = (t) => {
    const side = bow * 4 * t * (1 - t) * 0.6;
    return [from.x + dx * t - dy * side, from.y + dy * t + dx * side];
  };
  const ts = [reach, 0.25, 0.5, 0.75, 1 - reach].sort((a, b) => a - b);
  const pen = new Pen(sketch, 0, 0, 1, seed);
  pen.curve(style, ts.map(at), { wobble: 0.7 });
  const [[ax, ay], [bx, by]] = [at(1 - reach * 1.4), at(1 - reach)];
  pen.arrowHead({ ...style, dash: [] }, bx, by, Math.atan2(by - ay, bx - ax), 13);
  const [sx, sy] = at(reach);
  pen.ellipse({ ...style, dash: [] }, sx, sy, 7, 7, { wobble: 0.5 });
}

/** The bear, where everybody could tell that it is. @param {import("./types.js").Spot | null | undefined} bear
 * @param {Drawn[]} drawn @param {Look} look */
export function sketchKnownBear(bear, drawn, look) {
  const found = bear && drawn.find(({ sheet }) => sheet.fragments.some(({ id }) => id === bear.fragment));
  if (found) drawBear(penAt(found.sketch, bear.row, bear.col, "bear"), look, -0.26, 0.27);
}
