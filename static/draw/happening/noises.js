/** Short marks of what was done: a mine goes off, somebody screams, a knife, a wall, a leprechaun's hint. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Mark } from "./happening.js" */
/** @import { Pen, Sketch } from "../basics/pen.js" */
/** @import { Layout, Point, Sheet } from "../basics/types.js" */

import { drawClover } from "../figures/creatures.js";
import { figureOf } from "../figures/figures.js";
import { ANGLE, CELL, squareAt } from "../basics/geometry.js";
import { markLasts } from "./happening.js";
import { filled } from "../basics/inks.js";
import { drawKnife } from "../figures/kit.js";
import { sheetOf } from "../basics/layout.js";
import { drawBricks } from "../plan/sides.js";

const RAYS = 14;
/** How far from the shooter a scream is drawn, in squares. */
const FROM = 0.92;

/** @typedef {(pen: Pen, look: Look) => void} Drawing around the middle; sound comes from the right */
/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  blast: sketchBlast, sound: sketchSound, shout: sketchShout, slash: sketchSlash,
  knife: (pen, look) => drawKnife(pen.raised(1), look, 0.3, -0.3, 0.5),
  clover: (pen, look) => drawClover(pen.raised(1), look, 0, 0, 0.36),
  left: (pen, look) => drawBricks(pen, look, "left"),
  right: (pen, look) => drawBricks(pen, look, "right"),
  up: (pen, look) => drawBricks(pen, look, "up"),
  down: (pen, look) => drawBricks(pen, look, "down"),
};

/** @param {string} what @param {Look} look @returns {Sketch} */
const sketchOf = (what, look) => figureOf(what, look, (pen) => DRAWINGS[what](pen, look));

/** A jagged star with splinters. @param {Pen} pen @param {Look} look */
function sketchBlast(pen, look) {
  /** @type {[number, number][]} */
  const star = [];
  for (let i = 0; i < RAYS * 2; i++) {
    const angle = (i / RAYS) * Math.PI;
    const far = i % 2 ? 0.26 : 0.44 + pen.chance() * 0.12;
    star.push([Math.cos(angle) * far, Math.sin(angle) * far]);
  }
  pen.polygon(filled(look.gold), star, { wobble: 0.3 });
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

/** The way of a blade through the air. @param {Pen} pen @param {Look} look */
function sketchSlash(pen, look) {
  for (const far of [0.42, 0.5]) {
    /** @type {[number, number][]} */
    const arc = [-1.5, -1.1, -0.7, -0.3].map((turn) => [Math.cos(turn) * far, Math.sin(turn) * far]);
    pen.curve({ colour: look.red, width: 2.4 }, arc, { wobble: 0.4 });
  }
}

/** An exclamation mark. @param {Pen} pen @param {Look} look */
function sketchShout(pen, look) {
  for (const style of [{ colour: look.sheet, width: 9 }, { colour: look.ink, width: 5 }]) {
    pen.line(style, 0.01, -0.26, 0, 0.06, { wobble: 0.2 });
    pen.line(style, 0, 0.22, 0, 0.23, { wobble: 0 });
  }
}

/** @typedef {{ctx: CanvasRenderingContext2D, look: Look, mark: Mark, part: number, alpha: number, angle: number,
 *   goal: Point, floors: number}} Moment
 *   `ctx` at the middle of the square; `part` of the time that has gone by; `angle` of the sheet; where a
 *   leprechaun points. */

/** @type {Record<Mark["kind"], (moment: Moment) => void>} */
const PLAYS = {
  blast({ ctx, look, part, alpha }) {
    const grown = 0.35 + 0.75 * Math.min(1, part * 4);
    ctx.scale(grown, grown);
    sketchOf("blast", look).paint(ctx, alpha);
  },

  scream({ ctx, look, mark, part, alpha, angle }) {
    const turned = angle + ANGLE[mark.side ?? "up"];
    ctx.rotate(turned);
    ctx.translate(-CELL * 0.05 * Math.sin(part * 4 * Math.PI), 0);
    sketchOf("sound", look).paint(ctx, alpha);
    ctx.translate(FROM * CELL, 0);
    ctx.rotate(-turned);
    sketchOf("shout", look).paint(ctx, alpha);
  },

  stroke({ ctx, look, part, alpha }) {
    ctx.rotate(-0.5 + 2 * Math.min(1, part * 2));
    if (part > 0.15) sketchOf("slash", look).paint(ctx, alpha);
    sketchOf("knife", look).paint(ctx, alpha);
  },

  bricks({ ctx, look, mark, part, alpha, angle }) {
    ctx.rotate(angle);
    // Laid from one end to the other.
    const [across, length] = [mark.side === "up" || mark.side === "down", CELL * 1.2 * Math.min(1, part * 2)];
    ctx.beginPath();
    ctx.rect(-CELL * 0.6, -CELL * 0.6, across ? length : CELL * 1.2, across ? CELL * 1.2 : length);
    ctx.clip();
    sketchOf(mark.side ?? "down", look).paint(ctx, alpha);
  },

  clover({ ctx, look, part, alpha, angle, goal, floors }) {
    ctx.rotate(angle);
    const far = Math.min(1, part * 2.5);
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = look.tick;
    ctx.lineWidth = 3;
    ctx.setLineDash([3, 8]);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(goal.x * far, goal.y * far);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.translate(goal.x * far, goal.y * far);
    drawStoreys(ctx, floors);
    sketchOf("clover", look).paint(ctx, alpha);
  },
};

/**
 * Where the leprechaun points, from the middle of the pawn's square: to the square itself, or where it
 * is not shown, to the place above or below it.
 * @param {Mark} mark @param {Sheet} sheet @param {Layout} layout
 * @returns {{goal: Point, floors: number}} `floors`: so many further up
 */
function pointed({ at, towards }, sheet, layout) {
  if (!towards) return { goal: { x: 0, y: 0 }, floors: 0 };
  const { right, down, floors } = towards;
  const [row, col] = [at.row + down + floors * sheet.stride, at.col + right];
  const other = floors ? sheetOf(layout, { fragment: at.fragment, row }) : null;
  if (!other || other.floor === null) return { goal: { x: right * CELL, y: down * CELL }, floors };
  const [from, to] = [squareAt(sheet, at.row, at.col), squareAt(other, row, col)];
  return { goal: { x: to.x - from.x, y: to.y - from.y }, floors: 0 };
}

/** A stroke for every floor up or down, beside the clover. @param {CanvasRenderingContext2D} ctx
 * @param {number} floors */
function drawStoreys(ctx, floors) {
  const up = Math.sign(floors);
  ctx.beginPath();
  for (let i = 0; i < Math.abs(floors); i++) {
    const y = CELL * 0.12 * (i - (Math.abs(floors) - 1) / 2);
    ctx.moveTo(CELL * 0.24, y + up * CELL * 0.05);
    ctx.lineTo(CELL * 0.32, y - up * CELL * 0.05);
    ctx.lineTo(CELL * 0.4, y + up * CELL * 0.05);
  }
  ctx.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {Mark} mark
 * @param {Layout} layout
 * @param {number} elapsed milliseconds since the happening began
 * @param {Look} look
 */
export function drawNoise(ctx, mark, layout, elapsed, look) {
  const part = (elapsed - mark.delay) / markLasts(mark.kind);
  const sheet = sheetOf(layout, mark.at);
  if (part < 0 || part >= 1 || !sheet) return;
  const { x, y } = squareAt(sheet, mark.at.row, mark.at.col);
  ctx.save();
  ctx.translate(x, y);
  PLAYS[mark.kind]({ ctx, look, mark, part, alpha: Math.min(1, 2.4 * (1 - part)), angle: sheet.angle, ...pointed(mark, sheet, layout) });
  ctx.restore();
}
