/** The pieces: a colour and a shape each, and what joins, marks and celebrates them. */

/** @import { Point } from "../basics/types.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Pose } from "./motion.js" */
/** @import { Stand } from "./types.js" */

import { PATHS } from "../basics/marks.js";
import { inkOn } from "../basics/palette.js";
import { T } from "./cross.js";

/** Half the box that the shapes are given in. */
const BOX = 12;
/** Shapes that look smaller than the others in the same box. @type {Record<string, number>} */
const GROWN = { triangle: 1.08, star: 1.14, diamond: 1.04 };

/** @type {Map<string, Path2D>} */
const outlines = new Map();

/** @param {string} shape @returns {Path2D} */
function outlineOf(shape) {
  let path = outlines.get(shape);
  if (!path) outlines.set(shape, (path = new Path2D(PATHS[shape])));
  return path;
}

/** Draws in the box of a shape. @param {CanvasRenderingContext2D} ctx @param {Point} at @param {number} radius
 * @param {(ctx: CanvasRenderingContext2D) => void} draw @param {number} [turn] in radians */
function inBox(ctx, at, radius, draw, turn = 0) {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  ctx.scale(radius / BOX, radius / BOX);
  ctx.translate(-BOX, -BOX);
  ctx.lineJoin = "round";
  ctx.setLineDash([]);
  draw(ctx);
  ctx.restore();
}

/** A shape's outline, faintly, where a piece may stand. @param {CanvasRenderingContext2D} ctx
 * @param {string} shape @param {Point} at @param {number} radius @param {string} colour @param {number} alpha */
export function stampShape(ctx, shape, at, radius, colour, alpha) {
  inBox(ctx, at, radius * (GROWN[shape] ?? 1), () => {
    ctx.globalAlpha = alpha;
    ctx.fillStyle = colour;
    ctx.fill(outlineOf(shape));
    ctx.globalAlpha = Math.min(1, alpha * 1.6);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.6;
    ctx.stroke(outlineOf(shape));
  });
  ctx.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {Pose} pose
 * @param {{shape: string, colour: string}} mark
 * @param {Look} look
 */
export function drawPiece(ctx, { stand, turn }, { shape, colour }, look) {
  const path = outlineOf(shape);
  inBox(ctx, stand, stand.r * (GROWN[shape] ?? 1), () => {
    // A rim of the page's colour keeps a piece apart from whatever it stands on.
    ctx.strokeStyle = look.sheet;
    ctx.lineWidth = 5.4;
    ctx.stroke(path);
    ctx.fillStyle = colour;
    ctx.fill(path);
    ctx.strokeStyle = look.ink;
    ctx.lineWidth = 1.9;
    ctx.stroke(path);
    // The stud of a wooden piece.
    ctx.translate(BOX, BOX + (shape === "triangle" ? 2 : 0));
    ctx.scale(0.5, 0.5);
    ctx.translate(-BOX, -BOX);
    ctx.strokeStyle = inkOn(colour);
    ctx.globalAlpha = 0.62;
    ctx.lineWidth = 2.6;
    ctx.stroke(path);
  }, turn);
  ctx.globalAlpha = 1;
}

/**
 * Two pieces that bar a cell stand on a beam.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Stand} a
 * @param {Stand} b
 * @param {string} colour
 * @param {Look} look
 */
export function drawBeam(ctx, a, b, colour, look) {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [over, thick] = [a.r * 1.16, a.r * 1.76];
  ctx.save();
  ctx.translate(a.x, a.y);
  ctx.rotate(angle);
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.roundRect(-over, -thick / 2, length + 2 * over, thick, a.r * 0.34);
  ctx.fillStyle = look.sheet;
  ctx.fill();
  ctx.globalAlpha = 0.52;
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 2;
  ctx.stroke();
  // The grain of the wood, where it is seen between the pieces.
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  for (const y of [-0.5, 0, 0.5]) {
    ctx.moveTo(-over * 0.8, y * thick * 0.6);
    ctx.lineTo(length + over * 0.8, y * thick * 0.6);
  }
  ctx.globalAlpha = 0.5;
  ctx.stroke();
  ctx.restore();
}

/** A gentle glow around a piece that may be moved. @param {CanvasRenderingContext2D} ctx @param {Stand} stand
 * @param {Look} look @param {boolean} strong taken up, or under the mouse */
export function drawGlow(ctx, stand, look, strong) {
  const radius = stand.r * (strong ? 1.55 : 1.38) + 1.5;
  ctx.beginPath();
  ctx.arc(stand.x, stand.y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = look.marker;
  ctx.fill();
  ctx.strokeStyle = look.markerEdge;
  ctx.lineWidth = strong ? 3 : 1.8;
  ctx.setLineDash(strong ? [] : [4.5, 3.5]);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Rays around a piece that has come home. @param {CanvasRenderingContext2D} ctx @param {Stand} stand
 * @param {string} colour @param {number} part of the flourish that is over */
export function drawFlourish(ctx, stand, colour, part) {
  ctx.globalAlpha = 1 - part;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 3;
  ctx.lineCap = "round";
  const [from, to] = [stand.r * 1.3 + part * 0.7 * T, stand.r * 1.3 + Math.sqrt(part) * 1.5 * T];
  ctx.beginPath();
  for (let i = 0; i < 12; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    ctx.moveTo(stand.x + cos * from, stand.y + sin * from);
    ctx.lineTo(stand.x + cos * to, stand.y + sin * to);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}
