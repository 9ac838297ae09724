/** Dice and bonuses as they are drawn. */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Chip, Die } from "./dice.js" */

import { inkOn } from "../basics/palette.js";
import { T } from "./cross.js";

/** Pips on a grid of three by three, from the middle. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
const SPREAD = 0.27;
const PIP = 0.095;

/**
 * One that is used up is only outlined.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Die} die
 * @param {string} colour of who rolled
 * @param {Look} look
 * @param {boolean} taken it has been taken up
 */
export function drawDie(ctx, die, colour, look, taken) {
  const { size } = die;
  ctx.save();
  ctx.translate(die.x, die.y);
  ctx.rotate(die.turn);
  ctx.setLineDash([]);
  const faded = die.used ? 0.62 : 1;
  const body = new Path2D();
  body.roundRect(-size / 2, -size / 2, size, size, size * 0.2);
  if (taken || (die.face === null && !die.used)) drawRim(ctx, size, look, taken);
  ctx.fillStyle = look.sheet;
  ctx.fill(body);
  ctx.globalAlpha = faded;
  if (!die.used && die.face !== null) {
    ctx.fillStyle = colour;
    ctx.fill(body);
  }
  ctx.strokeStyle = die.used ? colour : look.ink;
  ctx.lineWidth = 2;
  ctx.stroke(body);
  ctx.fillStyle = die.used ? colour : inkOn(colour);
  if (die.face === null) drawAwaited(ctx, size, colour);
  else for (const [x, y] of PIPS[die.face]) dot(ctx, x * SPREAD * size, y * SPREAD * size, PIP * size);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {number} size @param {Look} look @param {boolean} taken */
function drawRim(ctx, size, look, taken) {
  ctx.beginPath();
  ctx.roundRect(-size * 0.6, -size * 0.6, size * 1.2, size * 1.2, size * 0.27);
  ctx.fillStyle = look.marker;
  ctx.fill();
  ctx.strokeStyle = look.markerEdge;
  ctx.lineWidth = taken ? 3 : 1.8;
  ctx.setLineDash(taken ? [] : [4.5, 3.5]);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** A die that waits to be rolled: an arrow that turns. @param {CanvasRenderingContext2D} ctx
 * @param {number} size @param {string} colour */
function drawAwaited(ctx, size, colour) {
  const radius = size * 0.22;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.6;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.arc(0, 0, radius, -2.4, 2.2);
  ctx.stroke();
  const [x, y] = [Math.cos(2.2) * radius, Math.sin(2.2) * radius];
  ctx.beginPath();
  ctx.moveTo(x + size * 0.14, y + size * 0.08);
  ctx.lineTo(x - size * 0.02, y - size * 0.01);
  ctx.lineTo(x + size * 0.03, y - size * 0.17);
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} radius */
function dot(ctx, x, y, radius) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/** @param {Brush} brush @param {Chip} chip @param {Look} look @param {boolean} taken */
export function drawChip({ ctx, write }, { x, y, w, h, steps }, look, taken) {
  drawTag(ctx, x, y, w, h, taken ? 3 : 1.8, look.gold, taken ? look.markerEdge : look.ink, h / 2);
  write(`+${steps}`, x, y + 0.03 * T, { size: 0.66 * T, most: 0.78 * T, colour: "#16201c", weight: 700 });
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y of its middle @param {number} w
 * @param {number} h @param {number} width of the line @param {string} fill @param {string} line @param {number} round */
export function drawTag(ctx, x, y, w, h, width, fill, line, round) {
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, round);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = line;
  ctx.lineWidth = width;
  ctx.stroke();
}
