/** Where a piece can go, as it is drawn: the cells, what each uses, what it captures, the way there. */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Point } from "../basics/types.js" */
/** @import { Cross } from "./cross.js" */
/** @import { Home } from "./sheet.js" */
/** @import { Dot, Offer, ParchisView, Place } from "./types.js" */

import { Sketch } from "../basics/pen.js";
import { T, isTrack } from "./cross.js";
import { drawTag } from "./dice-ink.js";
import { trailOf } from "./motion.js";
import { penFor, shrunk } from "./sheet.js";

/**
 * @typedef {{offer: Offer, to: Place, corner: number, colour: string, label: string, middle: Point,
 *   taken: boolean, takes: boolean, bonus: boolean}} Goal
 *   `middle` of where it ends; `taken`: a piece stands there, so that the label needs another place.
 */

/** @param {readonly Offer[]} offers steps @param {ParchisView} view @param {Home[]} homes @param {Cross} cross
 * @returns {Goal[]} */
export function goalsOf(offers, view, homes, cross) {
  return offers.map((offer) => {
    const { seat, from, to, takes } = offer.target;
    const corner = view.corners[seat];
    // In the home every piece has a place of its own.
    const arrived = view.pieces[seat].map((place) => (place === from ? to : place));
    const middle = to === "home" ? cross.stands(arrived, corner)[view.pieces[seat].indexOf(from)] : cross.centre(to, corner);
    const stands = view.pieces.some((pieces, other) => pieces.includes(to) && (isTrack(to) || (other === seat && to !== "home")));
    return {
      offer, to, corner, middle, colour: homes[seat].colour, label: labelOf(offer, view), taken: stands,
      takes: Boolean(takes), bonus: offer.target.with === "bonus",
    };
  });
}

/** What a step uses up. @param {Offer} offer @param {{left: number[]}} view */
export function labelOf({ target }, { left }) {
  if (target.with === "bonus") return `+${target.by}`;
  return target.with === "sum" ? left.join("+") : String(target.by);
}

/**
 * The cells that can be reached.
 * @param {readonly Goal[]} goals
 * @param {Cross} cross
 * @param {Look} look
 */
export function sketchGoals(goals, cross, look) {
  const sketch = new Sketch();
  for (const { to, corner, colour, takes } of goals) {
    const dots = shrunk(cross.outline(to, corner), to === "home" ? 0.3 : 0.06);
    const path = sketch.layer({ colour: look.marker, width: 0, fill: true });
    dots.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
    penFor(sketch, `goal ${to} ${corner}`).polygon({ colour: takes ? look.red : colour, width: 2.6 }, dots, { wobble: 0.5, twice: true });
    if (takes) drawSight(sketch, to, corner, cross, look);
  }
  return sketch;
}

/** What will be captured stands in the sights. @param {Sketch} sketch @param {Place} to @param {number} corner
 * @param {Cross} cross @param {Look} look */
function drawSight(sketch, to, corner, cross, look) {
  const { x, y } = cross.centre(to, corner);
  const pen = penFor(sketch, `sight ${to}`);
  const style = { colour: look.red, width: 3 };
  pen.ellipse(style, x, y, 1.36 * T, 1.36 * T, { wobble: 0.5, twice: true });
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
    pen.line(style, x + dx * 0.52 * T, y + dy * 0.52 * T, x + dx * 0.98 * T, y + dy * 0.98 * T, { wobble: 0.4 });
  }
}

/** Quiet dots where something could be reached, while nothing has been taken up.
 * @param {CanvasRenderingContext2D} ctx @param {readonly Goal[]} goals @param {Cross} cross @param {Look} look */
export function drawDots(ctx, goals, cross, look) {
  for (const { to, corner, colour, middle: { x, y }, taken, takes } of goals) {
    const out = cross.outward(to, corner);
    const off = taken ? -0.78 * T : 0;
    ctx.beginPath();
    ctx.arc(x + out.x * off, y + out.y * off, 0.17 * T, 0, 2 * Math.PI);
    ctx.fillStyle = look.sheet;
    ctx.fill();
    ctx.strokeStyle = takes ? look.red : colour;
    ctx.lineWidth = 2;
    ctx.stroke();
  }
}

/** What each goal uses up. @param {Brush} brush @param {readonly Goal[]} goals @param {Cross} cross @param {Look} look */
export function drawLabels({ ctx, write, scale }, goals, cross, look) {
  for (const { to, corner, colour, label, middle: { x, y }, taken, takes, bonus } of goals) {
    const out = cross.outward(to, corner);
    // On a small board the labels grow with what can still be read.
    const size = Math.max(0.68 * T, 12 / scale);
    const [w, h] = [size * (0.72 + 0.42 * (label.length - 1)), size * 1.08];
    const clear = taken ? 0.62 * T + (Math.abs(out.x) > 0.5 ? w : h) / 2 : 0;
    const [cx, cy] = [x + out.x * clear, y + out.y * clear];
    drawTag(ctx, cx, cy, w, h, 2, bonus ? look.gold : look.sheet, takes ? look.red : colour, bonus ? h / 2 : h * 0.22);
    write(label, cx, cy + 0.03 * T, { size, colour: bonus ? "#16201c" : look.ink, weight: 700 });
  }
}

/**
 * The way of a step: a ring where it begins, an arrow through the cells to where it ends.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Goal} goal
 * @param {Cross} cross
 * @param {Look} look
 * @param {boolean} strong
 */
export function drawTrail(ctx, { offer, to, corner, colour }, cross, look, strong) {
  const dots = trailOf(cross, corner, offer.target.from, to);
  const last = dots.length - 1;
  const angle = Math.atan2(dots[last][1] - dots[last - 1][1], dots[last][0] - dots[last - 1][0]);
  const first = Math.atan2(dots[1][1] - dots[0][1], dots[1][0] - dots[0][0]);
  const leave = offer.target.from === "base" ? 2.1 * T : 0.62 * T;
  const line = dots.slice();
  line[0] = [dots[0][0] + Math.cos(first) * leave, dots[0][1] + Math.sin(first) * leave];
  const tip = /** @type {Dot} */ ([dots[last][0] - Math.cos(angle) * 0.62 * T, dots[last][1] - Math.sin(angle) * 0.62 * T]);
  line[last] = tip;
  const path = arrow(line, tip, angle);
  ctx.save();
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.setLineDash([]);
  ctx.strokeStyle = look.halo;
  ctx.lineWidth = strong ? 8 : 6;
  ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = strong ? 3.8 : 2.6;
  ctx.globalAlpha = strong ? 1 : 0.8;
  ctx.stroke(path);
  ctx.restore();
}

/** Rounded at every corner. @param {Dot[]} line @param {Dot} tip @param {number} angle @returns {Path2D} */
function arrow(line, tip, angle) {
  const path = new Path2D();
  path.moveTo(...line[0]);
  for (let i = 1; i < line.length - 1; i++) path.arcTo(...line[i], ...line[i + 1], 0.45 * T);
  path.lineTo(...tip);
  for (const side of [2.55, -2.55]) {
    path.moveTo(tip[0] + Math.cos(angle + side) * 0.5 * T, tip[1] + Math.sin(angle + side) * 0.5 * T);
    path.lineTo(...tip);
  }
  return path;
}

/** The ring of what the controls point at. @param {CanvasRenderingContext2D} ctx @param {Dot} at @param {number} radius
 * @param {Look} look */
export function drawPointed(ctx, [x, y], radius, look) {
  for (const [width, colour] of /** @type {[number, string][]} */ ([[8, look.halo], [3.6, look.ink]])) {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
