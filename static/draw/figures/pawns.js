/** The players' pawns: colour, shape and initial. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Point, Seat } from "../basics/types.js" */
/** @import { Write } from "../basics/lettering.js" */

import { PATHS, shapeOf } from "../basics/marks.js";
import { CELL } from "../basics/geometry.js";
import { inkOn, pawnColour } from "../basics/palette.js";
import { drawMarks } from "./pawn-marks.js";

/** Half the box that the shapes are given in. */
const BOX = 12;
/** Where the initial sits best in a shape, down from its middle. @type {Record<string, number>} */
const LOW = { triangle: 3.2, star: 1 };

/** Who lies down is turned so far. */
const LYING = Math.PI / 2;

/** @type {Map<string, Path2D>} */
const outlines = new Map();

/** @param {string} shape @returns {Path2D} */
function outlineOf(shape) {
  let path = outlines.get(shape);
  if (!path) outlines.set(shape, (path = new Path2D(PATHS[shape])));
  return path;
}

/**
 * @typedef {{seat: number, at: Point, radius: number, own: boolean, health: string,
 *   treasures: number, alpha?: number, immune?: boolean, mine?: boolean, corpse?: boolean,
 *   corpseOf?: string, fallen?: boolean, unsure?: boolean, keyed?: boolean}} Pawn
 *   `corpseOf`: the colour of the dead player whom he carries, where that is known; `fallen`: he lies
 *   down; `unsure`: his health and things may have changed since; `keyed`: his treasure is the key.
 */

/**
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {Pawn} pawn
 * @param {Seat | undefined} seat
 * @param {Look} look
 * @param {Write} write
 */
export function drawPawn(ctx, pawn, seat, look, write) {
  const { at, radius, own } = pawn;
  const colour = pawnColour(look, seat?.colour ?? "");
  const gone = pawn.health === "dead" || pawn.health === "lost";
  ctx.save();
  ctx.translate(at.x, at.y);
  const alpha = (pawn.alpha ?? 1) * (gone ? 0.5 : 1);
  if (own) drawHalo(ctx, radius, look, alpha);
  ctx.globalAlpha = alpha;
  ctx.save();
  if (pawn.fallen) ctx.rotate(LYING);
  drawShape(ctx, shapeOf(seat?.colour ?? ""), radius, colour, look);
  if (gone) strikeOut(ctx, radius, look);
  else {
    const low = (LOW[shapeOf(seat?.colour ?? "")] ?? 0.6) * (radius / BOX);
    write(initial(seat?.name ?? ""), 0, low, { size: radius * 1.15, most: radius * 1.4, colour: inkOn(colour), alpha, weight: 700 });
  }
  ctx.restore();
  ctx.globalAlpha = alpha;
  if (!gone) drawMarks(ctx, pawn, look, write);
  if (!gone && pawn.corpse && pawn.corpseOf) {
    ctx.translate(radius * 0.85, radius * 0.8);
    drawCorpse(ctx, pawn.corpseOf, radius * 0.62, look);
  }
  ctx.restore();
}

/** A dead player, lying on his side with his eyes shut. @param {CanvasRenderingContext2D} ctx at his middle
 * @param {string} colour of the player @param {number} radius @param {Look} look */
export function drawCorpse(ctx, colour, radius, look) {
  const fill = pawnColour(look, colour);
  ctx.save();
  ctx.rotate(LYING);
  drawShape(ctx, shapeOf(colour), radius, fill, look);
  ctx.strokeStyle = inkOn(fill);
  ctx.lineWidth = Math.max(1.2, radius * 0.15);
  ctx.beginPath();
  const [eye, low] = [radius * 0.15, radius * (shapeOf(colour) === "triangle" ? 0.25 : 0)];
  for (const x of [-radius * 0.3, radius * 0.3]) {
    for (const tilt of [-1, 1]) {
      ctx.moveTo(x - eye, low - eye * tilt - radius * 0.1);
      ctx.lineTo(x + eye, low + eye * tilt - radius * 0.1);
    }
  }
  ctx.moveTo(-radius * 0.22, low + radius * 0.34);
  ctx.lineTo(radius * 0.22, low + radius * 0.34);
  ctx.stroke();
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {string} shape @param {number} radius
 * @param {string} colour @param {Look} look */
export function drawShape(ctx, shape, radius, colour, look) {
  const path = outlineOf(shape);
  const scale = radius / BOX;
  ctx.save();
  ctx.scale(scale, scale);
  ctx.translate(-BOX, -BOX);
  ctx.lineJoin = "round";
  ctx.setLineDash([]);
  // A rim of the page's colour keeps the pawn apart from whatever it stands on.
  ctx.strokeStyle = look.sheet;
  ctx.lineWidth = 5;
  ctx.stroke(path);
  ctx.fillStyle = colour;
  ctx.fill(path);
  ctx.translate(0.5, 0.6);
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 1.5;
  ctx.stroke(path);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {number} radius @param {Look} look @param {number} alpha */
function drawHalo(ctx, radius, look, alpha) {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = look.halo;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 1.42, 0, 2 * Math.PI);
  ctx.fill();
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 1.8;
  ctx.setLineDash([]);
  for (const [size, start] of [[1.4, 0.4], [1.47, 2.2]]) {
    ctx.beginPath();
    ctx.ellipse(0, 0, radius * size, radius * (size - 0.05), start, 0, 5.6);
    ctx.stroke();
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {number} radius @param {Look} look */
function strikeOut(ctx, radius, look) {
  ctx.strokeStyle = look.red;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(-radius, -radius);
  ctx.lineTo(radius, radius);
  ctx.moveTo(radius, -radius);
  ctx.lineTo(-radius, radius);
  ctx.stroke();
}

/** @param {string} name */
const initial = (name) => [...name.trim()][0]?.toUpperCase() ?? "";

/**
 * Places for pawns in one square, measured from its middle: the own pawn in the middle, others
 * around it.
 * @param {number[]} seats
 * @param {number | null} own
 * @param {boolean} [full] whether things lie in the corners of the square
 * @returns {Map<number, {x: number, y: number, radius: number}>}
 */
export function seatPlaces(seats, own, full = false) {
  const places = new Map();
  const others = seats.filter((seat) => seat !== own);
  const hasOwn = others.length < seats.length;
  if (hasOwn && own !== null) {
    places.set(own, { x: 0, y: CELL * 0.04, radius: CELL * (others.length ? 0.19 : 0.24) });
  }
  if (!hasOwn && others.length === 1) {
    places.set(others[0], { x: 0, y: CELL * 0.04, radius: CELL * 0.21 });
    return places;
  }
  // Beginning below on the left: the corner above it belongs to the square's letter.
  const reach = CELL * (hasOwn ? 0.41 : full && others.length < 4 ? 0.19 : 0.3);
  others.forEach((seat, i) => {
    const angle = (full ? Math.PI : 2.36) - (i * 2 * Math.PI) / others.length;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    places.set(seat, { x, y, radius: CELL * (hasOwn ? 0.13 : 0.145) });
  });
  return places;
}
