/** Short marks of what was heard: a mine goes off, somebody screams. */

/** @import { Look } from "./palette.js" */
/** @import { Mark } from "./happening.js" */
/** @import { Layout } from "./types.js" */

import { MARK } from "./happening.js";
import { ANGLE, CELL, seedOf, squareAt } from "./geometry.js";
import { sheetOf } from "./layout.js";
import { Pen, Sketch } from "./pen.js";

const RAYS = 14;
/** How far from the shooter a scream is drawn, in squares. */
const FROM = 0.92;

/** @typedef {(pen: Pen, look: Look) => void} Drawing around the middle; sound comes from the right */
/** @type {Record<"blast" | "sound" | "shout", Drawing>} */
const DRAWINGS = { blast: sketchBlast, sound: sketchSound, shout: sketchShout };

/** @type {Map<string, Sketch>} */
const drawn = new Map();

/** @param {keyof typeof DRAWINGS} what @param {Look} look @returns {Sketch} */
function sketchOf(what, look) {
  const key = `${what} ${look.name}`;
  let sketch = drawn.get(key);
  if (sketch) return sketch;
  sketch = new Sketch();
  DRAWINGS[what](new Pen(sketch, 0, 0, CELL, seedOf(what)), look);
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

/** The sound of a scream, on its way. @param {Pen} pen @param {Look} look */
function sketchSound(pen, look) {
  const wave = { colour: look.red, width: 3 };
  for (const far of [0.22, 0.35, 0.48]) {
    /** @type {[number, number][]} */
    const arc = [-0.6, -0.3, 0, 0.3, 0.6].map((turn) => [FROM - Math.cos(turn) * far, Math.sin(turn) * far]);
    pen.curve(wave, arc, { wobble: 0.5 });
  }
}

/** An exclamation mark. @param {Pen} pen @param {Look} look */
function sketchShout(pen, look) {
  for (const style of [{ colour: look.sheet, width: 9 }, { colour: look.ink, width: 5 }]) {
    pen.line(style, 0.01, -0.26, 0, 0.06, { wobble: 0.2 });
    pen.line(style, 0, 0.22, 0, 0.23, { wobble: 0 });
  }
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
  const alpha = Math.min(1, 2.4 * (1 - part));
  ctx.save();
  ctx.translate(x, y);
  if (kind === "blast") {
    const grown = 0.35 + 0.75 * Math.min(1, part * 4);
    ctx.scale(grown, grown);
    sketchOf("blast", look).paint(ctx, alpha);
  } else {
    const angle = sheet.angle + ANGLE[side ?? "up"];
    ctx.rotate(angle);
    ctx.translate(-CELL * 0.05 * Math.sin(part * 4 * Math.PI), 0);
    sketchOf("sound", look).paint(ctx, alpha);
    ctx.translate(FROM * CELL, 0);
    ctx.rotate(-angle);
    sketchOf("shout", look).paint(ctx, alpha);
  }
  ctx.restore();
}
