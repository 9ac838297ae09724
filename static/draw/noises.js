/** Short marks of what was heard: a mine goes off, somebody screams. */

/** @import { Look } from "./palette.js" */
/** @import { Mark } from "./happening.js" */
/** @import { Layout } from "./types.js" */

import { MARK } from "./happening.js";
import { ANGLE, CELL, seedOf, squareAt } from "./geometry.js";
import { sheetOf } from "./layout.js";
import { Pen, Sketch } from "./pen.js";

const RAYS = 14;

/** @type {Map<string, Sketch>} */
const drawn = new Map();

/** @param {Mark["kind"]} kind @param {Look} look @returns {Sketch} around the middle; a scream towards the right */
function sketchOf(kind, look) {
  const key = `${kind} ${look.name}`;
  let sketch = drawn.get(key);
  if (sketch) return sketch;
  sketch = new Sketch();
  const pen = new Pen(sketch, 0, 0, CELL, seedOf(kind));
  if (kind === "blast") sketchBlast(pen, look);
  else sketchScream(pen, look);
  drawn.set(key, sketch);
  return sketch;
}

/** A jagged star with splinters. @param {Pen} pen @param {Look} look */
function sketchBlast(pen, look) {
  /** @type {[number, number][]} */
  const star = [];
  for (let i = 0; i < RAYS * 2; i++) {
    const angle = (i / RAYS) * Math.PI;
    const far = i % 2 ? 0.26 : 0.44 + pen.chance() * 0.12;
    star.push([Math.cos(angle) * far, Math.sin(angle) * far]);
  }
  pen.polygon({ colour: look.gold, width: 0, fill: true }, star, { wobble: 0.3 });
  pen.polygon({ colour: look.red, width: 3 }, star, { wobble: 0.5 });
  for (let i = 0; i < RAYS; i += 2) {
    const angle = (i / RAYS) * 2 * Math.PI + 0.22;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    pen.line({ colour: look.ink, width: 2.4 }, dx * 0.62, dy * 0.62, dx * 0.74, dy * 0.74, { wobble: 0.4 });
  }
}

/** Waves of sound and an exclamation mark. @param {Pen} pen @param {Look} look */
function sketchScream(pen, look) {
  const wave = { colour: look.red, width: 3 };
  for (const far of [0.46, 0.6, 0.74]) {
    /** @type {[number, number][]} */
    const arc = [-0.5, -0.25, 0, 0.25, 0.5].map((turn) => [Math.cos(turn) * far, Math.sin(turn) * far]);
    pen.curve(wave, arc, { wobble: 0.5 });
  }
  pen.line({ colour: look.ink, width: 4.4 }, 0.94, -0.2, 0.92, 0.06, { wobble: 0.3 });
  pen.line({ colour: look.ink, width: 4.8 }, 0.92, 0.19, 0.92, 0.2, { wobble: 0 });
}

/**
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {Mark} mark
 * @param {Layout} layout
 * @param {number} elapsed milliseconds since the happening began
 * @param {Look} look
 */
export function drawNoise(ctx, { kind, at, side, delay }, layout, elapsed, look) {
  const part = (elapsed - delay) / MARK;
  const sheet = sheetOf(layout, at.fragment);
  if (part < 0 || part >= 1 || !sheet) return;
  const { x, y } = squareAt(sheet, at.row, at.col);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(sheet.angle + (side ? ANGLE[side] : -Math.PI / 2) * Number(kind === "scream"));
  const grown = kind === "blast" ? 0.35 + 0.75 * Math.min(1, part * 4) : 0.9 + 0.1 * Math.sin(part * 6 * Math.PI);
  ctx.scale(grown, grown);
  sketchOf(kind, look).paint(ctx, Math.min(1, 2.4 * (1 - part)));
  ctx.restore();
}
