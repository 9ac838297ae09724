/**
 * The rules' drawings: a few squares each, by the same hand as the map. Their captions say in words
 * what they show, so to a screen reader the drawings themselves are silent.
 */

/** @import { Look } from "../draw/palette.js" */
/** @import { Side } from "../draw/types.js" */
/** @import { Words } from "../app/words.js" */

import { shapeOf } from "../app/marks.js";
import { ANGLE, CELL } from "../draw/geometry.js";
import { drawBear, drawChest } from "../draw/glyphs.js";
import { lookOf, pawnColour } from "../draw/palette.js";
import { drawShape } from "../draw/pawns.js";
import { Sketch } from "../draw/pen.js";
import { penAt, sketchGlyph, sketchSide, sketchWash } from "../draw/squares.js";
import { h } from "./dom.js";

/**
 * @typedef {{cells: string, sides?: [col: number, side: Side, is: string][],
 *   ways?: [from: number, to: number, how: "walk" | "carried" | "shot"][],
 *   pawns?: number[], chests?: number[], bear?: number}} Board
 *   One row of squares; columns count from 0. Pawns are drawn from the first colour on.
 */

/** @type {Record<string, string>} */
const KINDS = { ".": "", L: "land", ">": "river", D: "delta", P: "pit", A: "arsenal", H: "hospital", E: "encephalitis" };
const COLOURS = ["blue", "red", "green"];
/** @type {[number, number][]} */
const SQUARE = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];
/** Pixels of the page that a square takes, and the rim around them. */
const SIZE = 52;
const RIM = 10;

/**
 * What is drawn beside a chapter under these rules, or null.
 * @param {string} chapter
 * @param {Record<string, any>} rules
 * @returns {Board | null}
 */
export function boardOf(chapter, rules) {
  switch (chapter) {
    case "water":
      return { cells: "L>>>D", ways: [[0, 1, "walk"], [1, rules.current === "turbulent" ? 4 : 2, "carried"]], pawns: [0] };
    case "pits":
      return { cells: "LPLLP", ways: [[0, 1, "walk"], [1, 4, "carried"]], pawns: [0] };
    case "walls":
      return { cells: "LL.LL", sides: [[0, "right", "inner"], [3, "right", "blown"]] };
    case "moving":
      return { cells: "LL", sides: [[1, "right", "exit"]], ways: [[0, 1, "walk"]], pawns: [0] };
    case "shooting":
      return {
        cells: "LLLL", sides: [[3, "right", "inner"]], pawns: [0, 1, 3],
        ways: [[0, rules.shots === "first" ? 1 : 3, "shot"]],
      };
    case "treasure":
      return rules.false_treasures ? { cells: "LL", chests: [0, 1] } : null;
    case "bear":
      return rules.bear ? { cells: "LL.LL", pawns: [0], bear: 3, ways: [[0, 1, "walk"], [3, 4, "walk"]] } : null;
    default:
      return null;
  }
}

/**
 * What the map can show at a table with these rules: every kind of cell, walls and exits.
 * @param {Record<string, any>} rules
 * @returns {{what: string, board: Board}[]}
 */
export function legendOf(rules) {
  const cells = Object.entries(KINDS)
    .filter(([, what]) => what && (what !== "encephalitis" || rules.encephalitis > 0)
      && (what !== "pit" || rules.loops !== 0) && (!["river", "delta"].includes(what) || rules.rivers !== 0))
    .map(([letter, what]) => ({ what, board: /** @type {Board} */ ({ cells: letter }) }));
  return [
    ...cells,
    { what: "wall", board: { cells: "L", sides: [[0, "right", "inner"]] } },
    { what: "exit", board: { cells: "L", sides: [[0, "right", "exit"]] } },
  ];
}

/**
 * A drawing with its caption.
 * @param {Board} board
 * @param {string} caption
 * @param {string} theme
 */
export function figure(board, caption, theme) {
  return h("figure", { class: "rules-figure" }, paint(board, theme), h("figcaption", null, caption));
}

/** @param {Record<string, any>} rules @param {Words} words @param {string} theme */
export function legend(rules, words, theme) {
  return h("ul", { class: "rules-legend" }, legendOf(rules).map(({ what, board }) =>
    h("li", null, paint(board, theme), h("span", null, words.t("rules-legend", { what })))));
}

/** @param {Board} board @param {string} theme */
function paint(board, theme) {
  const cols = board.cells.length;
  const [width, height] = [cols * SIZE + 2 * RIM, SIZE + 2 * RIM];
  const sharp = globalThis.devicePixelRatio || 1;
  const canvas = h("canvas", { width: Math.round(width * sharp), height: Math.round(height * sharp), "aria-hidden": "true" });
  canvas.style.width = `${width}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  const look = lookOf(theme);
  ctx.scale(sharp, sharp);
  ctx.translate(RIM, RIM);
  ctx.scale(SIZE / CELL, SIZE / CELL);
  sketchBoard(board, look).paint(ctx);
  board.pawns?.forEach((col, at) => {
    ctx.save();
    ctx.translate((col + 0.5) * CELL, CELL / 2);
    drawShape(ctx, shapeOf(COLOURS[at]), CELL * 0.2, pawnColour(look, COLOURS[at]), look);
    ctx.restore();
  });
  return canvas;
}

/** @param {Board} board @param {Look} look @returns {Sketch} */
function sketchBoard({ cells, sides = [], ways = [], chests = [], bear }, look) {
  const sketch = new Sketch();
  [...cells].forEach((letter, col) => {
    const square = { row: 0, col, cell: KINDS[letter] || null, flow: /** @type {Side | null} */ (letter === ">" ? "right" : null) };
    if (!square.cell) return;
    penAt(sketch, 0, col, "square").polygon({ colour: look.faint, width: 1 }, SQUARE, { wobble: 0.6 });
    sketchWash(sketch, look, square);
    sketchGlyph(sketch, look, square);
  });
  for (const [col, side, is] of sides) sketchSide(sketch, look, { row: 0, col, side, is });
  for (const col of chests) drawChest(penAt(sketch, 0, col, "chest"), look, 0, 0.1, 0.5);
  if (bear !== undefined) drawBear(penAt(sketch, 0, bear, "bear"), look, 0, 0);
  for (const way of ways) sketchWay(sketch, look, way);
  return sketch;
}

/** An arrow from square to square; the longer ones are bent. @param {Sketch} sketch
 * @param {Look} look @param {[number, number, "walk" | "carried" | "shot"]} way */
function sketchWay(sketch, look, [from, to, how]) {
  const style = {
    walk: { colour: look.ink, width: 3.4 },
    carried: { colour: look.water, width: 3.4, dash: [7, 6] },
    shot: { colour: look.red, width: 3, dash: [2, 6] },
  }[how];
  const pen = penAt(sketch, 0, from, `way ${to}`);
  const far = to - from;
  const rise = how === "carried" ? -0.36 : how === "walk" ? 0.34 : 0;
  const start = how === "shot" ? 0.3 : 0.1;
  const end = far - (how === "shot" ? 0.34 : 0.1);
  pen.curve(style, [[start, rise * 0.7], [(start + end) / 2, rise], [end, rise * 0.7]], { wobble: 0.3 });
  pen.arrowHead({ ...style, dash: [] }, end, rise * 0.7, ANGLE.right, 0.16);
}
