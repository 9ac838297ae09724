/** The page everything is drawn on: squared paper or a blackboard, and the scraps torn from it. */

/** @import { Look } from "./palette.js" */
/** @import { Rect, Sheet } from "./types.js" */

import { CELL, seedOf } from "./geometry.js";

/** Two squares of the paper make one square of the labyrinth. */
const SQUARE = CELL / 2;
const TOOTH = 9;
/** Where the tape is. @type {(sheet: Sheet) => [number, number]} */
const onTop = ({ w }) => [w / 2, 1];
/** @type {(sheet: Sheet) => [number, number]} */
const atSeam = ({ h }) => [0, h / 2];

/**
 * The page itself, as far as it is seen.
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {Look} look
 * @param {Rect} seen the seen part of the world
 * @param {number} scale pixels a world unit takes
 */
export function drawPage(ctx, look, seen, scale) {
  ctx.fillStyle = look.ground;
  ctx.fillRect(seen.x, seen.y, seen.w, seen.h);
  // Far away the squares would turn the page grey.
  ctx.globalAlpha = Math.min(1, Math.max(0.35, scale));
  ctx.strokeStyle = look.squares;
  ctx.lineWidth = 1 / scale;
  ctx.stroke(squares(seen));
  ctx.globalAlpha = 1;
  ctx.strokeStyle = look.margin;
  ctx.lineWidth = Math.max(1.4, 1.2 / scale);
  ctx.beginPath();
  ctx.moveTo(-SQUARE * 0.5, seen.y);
  ctx.lineTo(-SQUARE * 0.5, seen.y + seen.h);
  ctx.stroke();
}

/** @param {Rect} area @returns {Path2D} the lines of the squares in an area */
function squares(area) {
  const path = new Path2D();
  for (let x = Math.ceil(area.x / SQUARE) * SQUARE; x < area.x + area.w; x += SQUARE) {
    path.moveTo(x, area.y);
    path.lineTo(x, area.y + area.h);
  }
  for (let y = Math.ceil(area.y / SQUARE) * SQUARE; y < area.y + area.h; y += SQUARE) {
    path.moveTo(area.x, y);
    path.lineTo(area.x + area.w, y);
  }
  return path;
}

/** The ragged outline of a scrap, measured from its corner. @param {Sheet} sheet @returns {Path2D} */
export function tornEdge({ w, h, fragments }) {
  const seed = seedOf(`torn ${fragments[0]?.id ?? 0}`);
  let at = seed;
  const jag = () => {
    at = (Math.imul(at, 48271) >>> 1) | 1;
    return ((at % 1000) / 1000 - 0.5) * TOOTH * 0.75;
  };
  const path = new Path2D();
  path.moveTo(0, 0);
  // Torn off on the right and below; the other two edges were cut.
  path.lineTo(w, jag() * 0.3);
  for (let y = TOOTH; y < h - TOOTH; y += TOOTH + jag() * 0.8) path.lineTo(w + jag(), y);
  path.lineTo(w + jag(), h);
  for (let x = w - TOOTH; x > TOOTH; x -= TOOTH + jag() * 0.8) path.lineTo(x, h + jag());
  path.lineTo(jag() * 0.3, h);
  path.closePath();
  return path;
}

/**
 * A torn-off scrap with its own squares and a strip of tape.
 * @param {CanvasRenderingContext2D} ctx moved and turned to the sheet's corner
 * @param {Look} look
 * @param {Sheet} sheet
 * @param {Path2D} edge
 * @param {number} scale
 */
export function drawScrap(ctx, look, sheet, edge, scale) {
  ctx.save();
  ctx.shadowColor = look.shadow;
  ctx.shadowBlur = 9 * scale;
  ctx.shadowOffsetX = 2 * scale;
  ctx.shadowOffsetY = 4 * scale;
  ctx.fillStyle = look.scrap;
  ctx.fill(edge);
  ctx.restore();
  ctx.save();
  ctx.clip(edge);
  ctx.translate(sheet.origin.x, sheet.origin.y);
  ctx.strokeStyle = look.squares;
  ctx.globalAlpha = Math.min(0.8, Math.max(0.35, scale));
  ctx.lineWidth = 1 / scale;
  ctx.stroke(squares({ x: -sheet.origin.x, y: -sheet.origin.y, w: sheet.w + TOOTH, h: sheet.h + TOOTH }));
  ctx.restore();
  ctx.strokeStyle = look.scrapEdge;
  ctx.lineWidth = 1.1;
  ctx.stroke(edge);
  ctx.save();
  // Further floors are taped to the first one.
  ctx.translate(...(sheet.floor ? atSeam(sheet) : onTop(sheet)));
  ctx.rotate(-0.05);
  ctx.fillStyle = look.tape;
  ctx.fillRect(-CELL * 0.36, -CELL * 0.12, CELL * 0.72, CELL * 0.24);
  ctx.restore();
}
