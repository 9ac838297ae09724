/**
 * The drawings of the rules of Parchís: the board, and parts of it on which something happens. Their
 * captions say in words what they show, so to a screen reader the drawings themselves are silent.
 */

/** @import { Cross } from "../../draw/parchis/cross.js" */
/** @import { Place } from "../../draw/parchis/types.js" */
/** @import { Look } from "../../draw/basics/palette.js" */
/** @import { Primer } from "../../app/basics/types.js" */
/** @import { Picture } from "../parchis/picture.js" */

import { inForce } from "../../app/rules/primer.js";
import { seedOf } from "../../draw/basics/geometry.js";
import { T, wayOf } from "../../draw/parchis/cross.js";
import { Pen, Sketch } from "../../draw/basics/pen.js";
import { h } from "../parts/dom.js";
import { paintParchis } from "../parchis/picture.js";
import { figure, figuresOf } from "./figures.js";

/**
 * @typedef {{corner: number, from: Place, to: Place, onto?: boolean, barred?: boolean, broken?: boolean, aside?: number}} Way
 *   A move that is shown by an arrow. `onto`: a piece stands at its end; `barred`: it can't be made;
 *   `aside`: how far right of the cells' middles it runs, in squares.
 */
/** @typedef {{part: string | null, pieces: Place[][], ways: Way[]}} Board `part`: of the board, null: all of it */

/** Who has no piece on the way. @type {Place[]} */
const WAITING = ["base", "base", "base", "base"];
/** Parts of the board around the bottom's starting cell, and in the arm on the right. @type {Record<string, NonNullable<Picture["part"]>>} */
const PARTS = {
  out: [0.97, 2.97, 9.85, 9.03], inwards: [2.97, 0.97, 10.12, 3.12], outwards: [2.97, -3.12, 10.12, -0.97], arm: [2.97, -3.12, 10.12, 3.12],
};
/** How wide a drawing is at most, in pixels. */
const WIDTHS = { whole: 460, part: 330 };
/** How far from the middle of its piece an arrow begins and ends, in squares. */
const CLEAR = 0.62;

/**
 * The drawings of a chapter with their captions.
 * @param {Primer} primer
 * @param {string} chapter
 * @param {Record<string, any>} rules
 * @param {(id: string) => string} say
 * @param {string} theme
 */
export function parchisFigures(primer, chapter, rules, say, theme) {
  const shelters = inForce(primer.shelters ?? [], rules).flatMap(({ cells }) => cells);
  return figuresOf(primer, chapter, rules).map(({ name, shows }) => figure(paint(shows, shelters, theme), say(`rules-figure-${name}`)));
}

/** @param {Board} board @param {number[]} shelters @param {string} theme */
function paint({ part, pieces, ways }, shelters, theme) {
  const canvas = h("canvas", { class: "parchis-figure", "aria-hidden": "true" });
  const room = Math.min(part ? WIDTHS.part : WIDTHS.whole, document.documentElement.clientWidth - 64);
  const over = (/** @type {CanvasRenderingContext2D} */ ctx, /** @type {Cross} */ cross, /** @type {Look} */ look) =>
    sketchWays(ways, cross, look).paint(ctx);
  paintParchis(canvas, { pieces, shelters, over, ...(part && { part: PARTS[part] }) }, theme, room);
  canvas.style.width = `${room}px`;
  return canvas;
}

/** @param {Way[]} ways @param {Cross} cross @param {Look} look */
function sketchWays(ways, cross, look) {
  const sketch = new Sketch();
  for (const way of ways) sketchWay(sketch, way, cross, look);
  return sketch;
}

/** An arrow along the cells of a move; one that can't be made ends in a cross. @param {Sketch} sketch
 * @param {Way} way @param {Cross} cross @param {Look} look */
function sketchWay(sketch, way, cross, look) {
  const { from, to, broken, barred } = way;
  const style = { colour: barred ? look.red : look.ink, width: 4, dash: broken ? [8, 7] : [] };
  const plain = { ...style, dash: [] };
  const pen = new Pen(sketch, 0, 0, 1, seedOf(`way ${from} ${to}`));
  const points = pointsOf(way, cross);
  const [[ax, ay], [bx, by]] = points.slice(-2);
  pen.curve(style, points, { wobble: 0.4 });
  if (!barred) pen.arrowHead(plain, bx, by, Math.atan2(by - ay, bx - ax), 0.4 * T);
  else for (const side of [-1, 1]) pen.line(plain, bx - 0.3 * T, by - side * 0.3 * T, bx + 0.3 * T, by + side * 0.3 * T);
}

/** From cell to cell; a way begins beside its piece, and ends before what stands at its end.
 * @param {Way} way @param {Cross} cross @returns {[number, number][]} */
function pointsOf({ corner, from, to, onto, aside = 0 }, cross) {
  const begin = from === "base" ? cross.stands(WAITING, corner)[0] : cross.centre(from, corner);
  const cells = [begin, ...(wayOf(corner, from, to) ?? []).map((place) => cross.centre(place, corner))];
  const last = cells.length - 1;
  /** @type {[number, number][]} */
  const points = cells.map(({ x, y }, i) => {
    const [before, after] = [cells[Math.max(0, i - 1)], cells[Math.min(last, i + 1)]];
    const off = (aside * T) / Math.hypot(after.x - before.x, after.y - before.y);
    return [x - (after.y - before.y) * off, y + (after.x - before.x) * off];
  });
  const started = points.with(0, nearer(points[0], points[1]));
  return onto ? started.with(last, nearer(points[last], points[last - 1])) : started;
}

/** @param {[number, number]} from @param {[number, number]} to @returns {[number, number]} clear of a piece on the way to another point */
function nearer([ax, ay], [bx, by]) {
  const part = (CLEAR * T) / Math.hypot(bx - ax, by - ay);
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
