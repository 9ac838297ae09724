/**
 * The notebook's fragments: what is certain in ink, walls hit in red, what isn't known in pencil.
 * A sheet is sketched once and painted as often as the page moves.
 */

/** @import { Look } from "../basics/palette.js" */
/** @import { Fragment, Layout, Sheet, Side, Words } from "../basics/types.js" */
/** @import { Pen } from "../basics/pen.js" */
/** @import { Write } from "../basics/lettering.js" */

import { drawClover } from "../figures/creatures.js";
import { CELL, middle, sideKey } from "../basics/geometry.js";
import { drawBear, drawChest } from "../figures/glyphs.js";
import { drawKept } from "./scraps.js";
import { drawKey } from "../figures/key.js";
import { sheetOf } from "../basics/layout.js";
import { drawScrap, tornEdge } from "../basics/paper.js";
import { Sketch, penAt } from "../basics/pen.js";
import { sketchGlyph, sketchOutline, sketchProof, sketchSide, sketchWash, writeLetter, writeRulers } from "./squares.js";
import { toldOf } from "../telling/telling.js";
import { lotsSeen, sketchLots, thingsSketch, writeLots } from "../figures/belongings.js";

/** @type {readonly Side[]} */
const SIDES = ["left", "right", "up", "down"];

/** @typedef {{sheet: Sheet, sketch: Sketch, things: Sketch, edge: Path2D | null}} Drawn */

/** @param {Sheet} sheet @param {Look} look @param {boolean} [hints] whether a leprechaun may have told of
 * treasures @returns {Drawn} */
export function sketchSheet(sheet, look, hints = false) {
  const sketch = new Sketch();
  if (sheet.kind === "plan") sketchOutline(sketch, look, sheet);
  const things = thingsSketch(look);
  const { fragments } = sheet;
  for (const { cells } of fragments) {
    for (const cell of cells) {
      drawKept(sketch, `wash ${look.name} ${cell.row} ${cell.col} ${cell.cell}`, (kept) => sketchWash(kept, look, cell));
    }
  }
  for (const fragment of fragments) sketchUnknownSides(sketch, look, fragment);
  for (const { cells } of fragments) {
    for (const cell of cells) {
      sketchSquare(sketch, look, cell, sheet.keyed, hints && toldOf(cell));
      sketchLots(things, look, cell, lotsSeen(cell.things));
      if (cell.proved) sketchProof(things, look, cell);
    }
  }
  // Walls last: a red stroke goes over everything it crosses.
  for (const wanted of ["open", "exit", "edge", "wall"]) {
    for (const { sides } of fragments) {
      for (const side of sides) {
        if (side.is === wanted) sketchKnownSide(sketch, look, side, stateOf(side), sheet.keyed);
        if (side.is === wanted && side.proved) sketchProof(things, look, side);
      }
    }
  }
  return { sheet, sketch, things, edge: sheet.kind === "scrap" ? tornEdge(sheet) : null };
}

/** How a side is drawn: a wall that nobody has hit is as black as any other. @param {import("../basics/types.js").KnownSide} side */
function stateOf({ is, doubtful, proved }) {
  if (doubtful) return "doubtful";
  return proved && is === "wall" ? "inner" : is;
}

/** What is in a square, and what was told of it. @param {Sketch} sketch @param {Look} look
 * @param {import("../basics/types.js").KnownCell} square @param {boolean} keyed @param {boolean} told */
function sketchSquare(sketch, look, square, keyed, told) {
  const { row, col, cell, flow, treasures } = square;
  const prize = treasures ? (keyed ? "key" : "chest") : "";
  drawKept(sketch, `square ${look.name} ${row} ${col} ${cell} ${flow} ${prize} ${told}`, (kept) => {
    sketchGlyph(kept, look, square);
    if (prize) drawPrize(penAt(kept, row, col, "chest"), look, keyed);
    if (told) drawClover(penAt(kept, row, col, "clover").raised(1), look, -0.3, 0.28, 0.26);
  });
}

/** @param {Sketch} sketch @param {Look} look @param {import("../basics/types.js").KnownSide} side @param {string} as
 * @param {boolean} [keyed] */
function sketchKnownSide(sketch, look, side, as, keyed = false) {
  const key = `side ${look.name} ${side.row} ${side.col} ${side.side} ${as} ${keyed}`;
  drawKept(sketch, key, (kept) => sketchSide(kept, look, side, as, keyed));
}

/** What everybody is after: a treasure, or the key. @param {Pen} pen @param {Look} look @param {boolean} keyed */
function drawPrize(pen, look, keyed) {
  if (keyed) drawKey(pen.raised(1), look, 0.28, 0.31, 0.34);
  else drawChest(pen, look, 0.3, 0.3, 0.28);
}

/** @param {Sketch} sketch @param {Look} look @param {Fragment} fragment */
function sketchUnknownSides(sketch, look, { cells, sides }) {
  const known = new Set(sides.map(({ row, col, side }) => sideKey(row, col, side)));
  for (const { row, col } of cells) {
    for (const side of SIDES) {
      const key = sideKey(row, col, side);
      if (known.has(key)) continue;
      known.add(key);
      sketchKnownSide(sketch, look, { row, col, side, is: "unknown" }, "unknown");
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
    if (sheet.kind === "plan") writeRulers(write, look, sheet, words);
    else letterScrap(sheet, look, write, words);
    for (const { cells } of sheet.fragments) {
      for (const cell of cells) {
        letterSquare(cell, look, write, words);
        writeLots(write, look, cell, lotsSeen(cell.things));
      }
    }
  });
}

/** Which floor of the scrap it is, and in how many places the scrap fits. @param {Sheet} sheet
 * @param {Look} look @param {Write} write @param {Words} words */
function letterScrap(sheet, look, write, words) {
  const { floor, top, rows, cols, fragments: [{ places }], literal } = sheet;
  const lines = floor === null ? [] : [words("notebook-level", { level: floor })];
  if (!floor && !literal) lines.push(words("notebook-fits", { places }));
  lines.forEach((line, i) => write(line, (cols / 2) * CELL, (top + rows + 0.6 + i * 0.36) * CELL,
    { size: 20, most: 28, colour: look.pencil, room: sheet.w - CELL * 0.3 }));
}

/** @param {import("../basics/types.js").KnownCell} cell @param {Look} look @param {Write} write @param {Words} words */
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

/** The bear, where everybody could tell that it is. @param {import("../basics/types.js").Spot | null | undefined} bear
 * @param {Layout} layout @param {Drawn[]} drawn @param {Look} look */
export function sketchKnownBear(bear, layout, drawn, look) {
  const sheet = bear && sheetOf(layout, bear);
  const found = drawn.find((one) => one.sheet === sheet);
  if (found && bear) drawBear(penAt(found.sketch, bear.row, bear.col, "bear"), look, -0.26, 0.27);
}
