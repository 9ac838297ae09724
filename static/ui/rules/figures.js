/**
 * The rules' drawings: a few squares each, by the same hand as the map. Their captions say in words
 * what they show, so to a screen reader the drawings themselves are silent.
 */

/** @import { Look } from "../../draw/basics/palette.js" */
/** @import { Pen } from "../../draw/basics/pen.js" */
/** @import { Side } from "../../draw/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { shapeOf } from "../../draw/basics/marks.js";
import { drawLeprechaun } from "../../draw/figures/creatures.js";
import { ANGLE, CELL } from "../../draw/basics/geometry.js";
import { drawBear, drawChest } from "../../draw/figures/glyphs.js";
import { drawKey } from "../../draw/figures/key.js";
import { drawBoat } from "../../draw/figures/kit.js";
import { lookOf, pawnColour } from "../../draw/basics/palette.js";
import { drawShape } from "../../draw/figures/pawns.js";
import { Sketch } from "../../draw/basics/pen.js";
import { penAt, sketchGlyph, sketchSide, sketchWash } from "../../draw/plan/squares.js";
import { h } from "../parts/dom.js";
import { createWheel } from "../parts/wheel.js";

/** @typedef {[from: number, to: number, how: "walk" | "carried" | "back" | "shot" | "told"]} Way */
/**
 * @typedef {{cells: string, sides?: [col: number, side: Side, is: string][], ways?: Way[],
 *   pawns?: number[], things?: [col: number, what: string][]}} Board
 *   One row of squares; columns count from 0. Pawns are drawn from the first colour on.
 */

/** @type {Record<string, string>} */
const KINDS = {
  ".": "", L: "land", ">": "river", D: "delta", P: "pit", F: "lift", A: "arsenal", H: "hospital", E: "encephalitis",
  C: "casino", B: "cave",
};
/** What can lie or stand on a square. @type {Record<string, (pen: Pen, look: Look) => void>} */
const THINGS = {
  chest: (pen, look) => drawChest(pen, look, 0, 0.1, 0.5),
  key: (pen, look) => drawKey(pen.raised(1), look, 0, 0, 0.6),
  boat: (pen, look) => drawBoat(pen.raised(1), look, 0, 0, 0.42),
  bear: (pen, look) => drawBear(pen, look, 0, 0),
  leprechaun: (pen, look) => drawLeprechaun(pen, look, 0, 0, 0.62),
};
const COLOURS = ["blue", "red", "green"];
/** @type {[number, number][]} */
const SQUARE = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];
/** Pixels of the page that a square takes, and the rim around them. */
const SIZE = 52;
const RIM = 10;

/**
 * What is drawn beside a chapter under these rules, by the name of its caption.
 * @param {string} chapter
 * @param {Record<string, any>} rules
 * @returns {Record<string, Board>}
 */
export function boardsOf(chapter, rules) {
  const keyed = rules.goal === "key";
  const out = keyed ? "lock" : "exit";
  switch (chapter) {
    case "water":
      return { water: { cells: "L>>>D", ways: [[0, 1, "walk"], ...carriedFrom(1, rules.current)], pawns: [0] } };
    case "pits":
      return {
        ...(rules.loop_pits !== 1 && { pits: { cells: "LPLLP", ways: [[0, 1, "walk"], [1, 4, "carried"]], pawns: [0] } }),
        ...(rules.lone_pits && { lone: { cells: "LP", ways: [[0, 1, "walk"], [1, 1, "carried"]], pawns: [0] } }),
      };
    case "lifts":
      return rules.lifts ? { lifts: { cells: "LFL.LFL", ways: [[0, 1, "walk"], [1, 5, "carried"]], pawns: [0] } } : {};
    case "walls":
      return {
        walls: { cells: "LL.LL", sides: [[0, "right", "inner"], [3, "right", "blown"]] },
        ...(rules.cement > 0 && { cement: { cells: "LL.LL", sides: [[0, "right", "open"], [3, "right", "built"]] } }),
      };
    case "moving":
      return { moving: { cells: "LL", sides: [[1, "right", out]], ways: [[0, 1, "walk"]], pawns: [0] } };
    case "shooting":
      return {
        shooting: {
          cells: "LLLL", sides: [[3, "right", "inner"]], pawns: [0, 1, 3],
          ways: [[0, rules.shots === "first" ? 1 : 3, "shot"]],
        },
      };
    case "treasure":
      if (keyed) return { treasure: { cells: "LL", things: [[0, "key"]], sides: [[1, "right", out]] } };
      return rules.false_treasures ? { treasure: { cells: "LL", things: [[0, "chest"], [1, "chest"]] } } : {};
    case "kit":
      return rules.boats ? { kit: { cells: ">>", ways: [[1, 0, "walk"], [0, 1, "back"]], things: [[0, "boat"]] } } : {};
    case "bear":
      if (!rules.bear) return {};
      if (rules.bear_moves === "trajectory") return { bear: { cells: "LLL", things: [[0, "bear"]], ways: [[0, 2, "walk"], [2, 0, "walk"]] } };
      return { bear: { cells: "LL.LL", pawns: [0], things: [[3, "bear"]], ways: [[0, 1, "walk"], [3, 4, "walk"]] } };
    case "leprechaun":
      if (!rules.leprechaun) return {};
      return { leprechaun: { cells: "LLLL", things: [[0, "leprechaun"], [3, keyed ? "key" : "chest"]], ways: [[0, 3, "told"]] } };
    default:
      return {};
  }
}

/** Where a river takes whoever enters it in this square. @param {number} from @param {string} current @returns {Way[]} */
function carriedFrom(from, current) {
  const ends = { turbulent: [4], drift: [from + 1, from + 2] }[current] ?? [from + 1];
  return ends.map((to) => [from, to, "carried"]);
}

/**
 * What the map can show at a table with these rules: every kind of cell, walls and exits.
 * @param {Record<string, any>} rules
 * @returns {{what: string, board: Board}[]}
 */
export function legendOf(rules) {
  /** @type {Record<string, boolean>} */
  const there = {
    river: rules.rivers !== 0, delta: rules.rivers !== 0, pit: rules.loops !== 0, lift: Boolean(rules.lifts),
    encephalitis: rules.encephalitis > 0, casino: rules.casinos > 0, cave: Boolean(rules.bear_cave),
  };
  const cells = Object.entries(KINDS)
    .filter(([, what]) => what && there[what] !== false)
    .map(([letter, what]) => ({ what, board: /** @type {Board} */ ({ cells: letter }) }));
  return [
    ...cells,
    { what: "wall", board: { cells: "L", sides: [[0, "right", "inner"]] } },
    { what: "exit", board: { cells: "L", sides: [[0, "right", rules.goal === "key" ? "lock" : "exit"]] } },
  ];
}

/**
 * The drawings of a chapter with their captions.
 * @param {string} chapter
 * @param {Record<string, any>} rules
 * @param {(id: string) => string} say
 * @param {string} theme
 */
export function figures(chapter, rules, say, theme) {
  const drawn = Object.entries(boardsOf(chapter, rules)).map(([name, board]) => figure(paint(board, theme), say(`rules-figure-${name}`)));
  const wheel = chapter === "casino" && rules.casinos > 0 && figure(createWheel().root, say("rules-figure-casino"));
  return wheel ? [...drawn, wheel] : drawn;
}

/** @param {HTMLElement} drawing @param {string} caption */
export const figure = (drawing, caption) => h("figure", { class: "rules-figure" }, drawing, h("figcaption", null, caption));

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
function sketchBoard({ cells, sides = [], ways = [], things = [] }, look) {
  const sketch = new Sketch();
  [...cells].forEach((letter, col) => {
    const square = { row: 0, col, cell: KINDS[letter] || null, flow: /** @type {Side | null} */ (letter === ">" ? "right" : null) };
    if (!square.cell) return;
    penAt(sketch, 0, col, "square").polygon({ colour: look.faint, width: 1 }, SQUARE, { wobble: 0.6 });
    sketchWash(sketch, look, square);
    sketchGlyph(sketch, look, square);
  });
  for (const [col, side, is] of sides) sketchSide(sketch, look, { row: 0, col, side, is });
  for (const [col, what] of things) THINGS[what](penAt(sketch, 0, col, what), look);
  for (const way of ways) sketchWay(sketch, look, way);
  return sketch;
}

/** How far above the middle of its squares a way runs. @type {Record<Way[2], number>} */
const RISE = { walk: 0.34, carried: -0.36, back: 0.36, shot: 0, told: -0.3 };

/** An arrow from square to square; the longer ones are bent. @param {Sketch} sketch @param {Look} look @param {Way} way */
function sketchWay(sketch, look, [from, to, how]) {
  const style = {
    walk: { colour: look.ink, width: 3.4 },
    carried: { colour: look.water, width: 3.4, dash: [7, 6] },
    back: { colour: look.water, width: 3.4, dash: [7, 6] },
    shot: { colour: look.red, width: 3, dash: [2, 6] },
    told: { colour: look.pencil, width: 2.6, dash: [2, 6] },
  }[how];
  const pen = penAt(sketch, 0, from, `way ${to}`);
  const far = to - from;
  if (!far) {
    pen.curve(style, [[-0.14, -0.14], [-0.34, -0.4], [0, -0.52], [0.34, -0.4], [0.16, -0.16]], { wobble: 0.3 });
    pen.arrowHead({ ...style, dash: [] }, 0.16, -0.16, ANGLE.down + 0.5, 0.16);
    return;
  }
  const ahead = Math.sign(far);
  // Several ways from one square part; whoever goes back keeps to the other side.
  const rise = RISE[how] * ahead * (how === "carried" ? 1 + 0.14 * (Math.abs(far) - 1) : 1);
  const start = ahead * (how === "shot" ? 0.3 : 0.1);
  const end = far - ahead * (how === "shot" ? 0.34 : 0.1);
  pen.curve(style, [[start, rise * 0.7], [(start + end) / 2, rise], [end, rise * 0.7]], { wobble: 0.3 });
  pen.arrowHead({ ...style, dash: [] }, end, rise * 0.7, ahead > 0 ? ANGLE.right : ANGLE.left, 0.16);
}
