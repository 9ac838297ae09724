/** What a pawn wears and carries: hurt or ill, immune, a treasure, a mine, a corpse. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Pawn } from "./pawns.js" */
/** @import { Write } from "../basics/lettering.js" */

import { figureOf } from "./figures.js";
import { CELL } from "../basics/geometry.js";
import { drawKey } from "./key.js";
import { drawMite } from "./mite.js";
import { drawSkull } from "./skull.js";
import { drawMine, thingsSketch } from "./belongings.js";

/** @typedef {"mite" | "mine" | "skull" | "key"} Emblem */

/** How large an emblem is sketched, in units of a square. @type {Record<Emblem, number>} */
const SIZES = { mite: 0.6, mine: 0.36, skull: 0.36, key: 0.36 };

/** @type {Record<Emblem, import("../basics/inks.js").Thing>} */
const DRAWINGS = { mite: drawMite, mine: drawMine, skull: drawSkull, key: drawKey };

/** @param {CanvasRenderingContext2D} ctx @param {Emblem} kind @param {Look} look @param {number} x
 * @param {number} y @param {number} size */
function drawEmblem(ctx, kind, look, x, y, size) {
  const scale = size / (SIZES[kind] * CELL);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  figureOf(kind, look, (pen) => DRAWINGS[kind](pen, look, 0, 0, SIZES[kind]), thingsSketch).paint(ctx, ctx.globalAlpha);
  ctx.restore();
}

/**
 * Health above on the right, immunity on the left, what he carries below on the right.
 * @param {CanvasRenderingContext2D} ctx at the pawn's middle
 * @param {Pawn} pawn
 * @param {Look} look
 * @param {Write} write
 */
export function drawMarks(ctx, pawn, look, write) {
  const { radius, health } = pawn;
  const alpha = ctx.globalAlpha;
  if (health === "wounded") drawPlaster(ctx, radius, look);
  if (health === "infected") drawInfection(ctx, radius, look);
  if (pawn.immune) drawShield(ctx, radius, look);
  if (pawn.treasures > 0 && pawn.keyed) drawEmblem(ctx, "key", look, radius * 0.85, radius * 0.85, radius * 1.5);
  else if (pawn.treasures > 0) drawPurse(ctx, radius, look);
  else if (pawn.mine) drawEmblem(ctx, "mine", look, radius * 0.85, radius * 0.8, radius * 1.05);
  else if (pawn.corpse && !pawn.corpseOf) drawEmblem(ctx, "skull", look, radius * 0.85, radius * 0.8, radius * 1.05);
  ctx.globalAlpha = alpha;
  if (!pawn.unsure) return;
  const how = { size: radius * 1.1, most: radius * 1.3, colour: look.pencil, halo: look.halo, alpha, weight: 700 };
  write("?", -radius * 0.85, radius * 0.85, how);
  ctx.globalAlpha = alpha;
}

/** A mite in a ring: infected. @param {CanvasRenderingContext2D} ctx @param {number} radius @param {Look} look */
function drawInfection(ctx, radius, look) {
  const [x, y, size] = [radius * 0.92, -radius * 0.84, radius * 0.56];
  ctx.fillStyle = look.sheet;
  ctx.strokeStyle = look.plague;
  ctx.lineWidth = 1.8;
  ctx.beginPath();
  ctx.arc(x, y, size, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  drawEmblem(ctx, "mite", look, x, y, size * 1.7);
}

/** A ticked shield: immune. @param {CanvasRenderingContext2D} ctx @param {number} radius @param {Look} look */
function drawShield(ctx, radius, look) {
  const size = radius * 0.5;
  ctx.save();
  ctx.translate(-radius * 0.8, -radius * 0.74);
  ctx.fillStyle = look.sheet;
  ctx.strokeStyle = look.tick;
  ctx.lineWidth = 1.7;
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(-size, -size);
  ctx.lineTo(size, -size);
  ctx.lineTo(size, size * 0.1);
  ctx.quadraticCurveTo(size * 0.8, size * 0.9, 0, size * 1.3);
  ctx.quadraticCurveTo(-size * 0.8, size * 0.9, -size, size * 0.1);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = Math.max(1.6, radius * 0.15);
  ctx.beginPath();
  ctx.moveTo(-size * 0.45, 0);
  ctx.lineTo(-size * 0.05, size * 0.5);
  ctx.lineTo(size * 0.55, -size * 0.55);
  ctx.stroke();
  ctx.restore();
}

/** A sticking plaster: wounded. @param {CanvasRenderingContext2D} ctx @param {number} radius @param {Look} look */
function drawPlaster(ctx, radius, look) {
  ctx.save();
  ctx.translate(radius * 0.72, -radius * 0.72);
  ctx.rotate(-0.7);
  const [w, h] = [radius * 0.95, radius * 0.38];
  ctx.fillStyle = "#f3d3ae";
  ctx.strokeStyle = "#8a4b20";
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, h / 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = look.red;
  ctx.fillRect(-h * 0.4, -h * 0.12, h * 0.8, h * 0.24);
  ctx.fillRect(-h * 0.12, -h * 0.4, h * 0.24, h * 0.8);
  ctx.restore();
}

/** He carries a treasure. @param {CanvasRenderingContext2D} ctx @param {number} radius @param {Look} look */
function drawPurse(ctx, radius, look) {
  const size = radius * 0.46;
  ctx.fillStyle = look.gold;
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 1.4;
  const [x, y] = [radius * 0.82, radius * 0.78];
  ctx.beginPath();
  ctx.rect(x - size, y - size * 0.6, size * 2, size * 1.2);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - size, y - size * 0.1);
  ctx.lineTo(x + size, y - size * 0.1);
  ctx.stroke();
}
