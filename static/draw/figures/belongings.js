/**
 * Things lying on a square: cartridges, grenades, mines, the dead. They keep to the corners that
 * neither the square's letter nor the treasure takes, clear of a pawn in the middle.
 */

/** @import { Thing } from "../basics/inks.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Lying, Point } from "../basics/types.js" */
/** @import { Write } from "../basics/lettering.js" */

import { CELL } from "../basics/geometry.js";
import { filled, fills, ink, scaled } from "../basics/inks.js";
import { drawCartridge, drawGrenade } from "./kit.js";
import { drawSkull } from "./skull.js";
import { Sketch, penAt } from "../basics/pen.js";

/** @typedef {"bullets" | "bombs" | "mines" | "active" | "corpses"} Kind */
/** @typedef {{kind: Kind, count: number, x: number, y: number, size: number}} Lot
 *   Some things of a kind; the place and the size in units of a square, from its middle. */

/** @type {readonly Kind[]} */
const KINDS = ["corpses", "active", "mines", "bombs", "bullets"];
const LARGE = 0.3;
const SMALL = 0.23;

/** Below on the left, and above on the right. */
const BELOW = { alone: { x: -0.31, y: 0.3 }, pair: [{ x: -0.37, y: 0.13 }, { x: -0.2, y: 0.36 }] };
const ABOVE = { alone: { x: 0.31, y: -0.29 }, pair: [{ x: 0.13, y: -0.36 }, { x: 0.37, y: -0.2 }] };
/** Where the upper corner is taken: beside the middle. */
const ASIDE = { alone: { x: 0.35, y: 0.01 }, pair: [{ x: 0.37, y: -0.09 }, { x: 0.37, y: 0.13 }] };

/**
 * Where the things of a square lie.
 * @param {Partial<Record<Kind, number>>} counts
 * @param {boolean} [taken] whether the upper right corner is
 * @returns {Lot[]}
 */
export function lotsOf(counts, taken = false) {
  const kinds = KINDS.filter((kind) => counts[kind]);
  // More than four kinds don't lie apart: then both sorts of mines share a corner's rim.
  const [below, above] = [kinds.slice(0, kinds.length > 3 ? 2 : 1), kinds.slice(kinds.length > 3 ? 2 : 1)];
  return [...corner(below, BELOW), ...corner(above, taken ? ASIDE : ABOVE)]
    .map((lot) => ({ ...lot, count: counts[lot.kind] ?? 0 }));
}

/** @param {readonly Kind[]} kinds @param {{alone: Point, pair: Point[]}} where */
function corner(kinds, { alone, pair }) {
  const spots = kinds.length > 1 ? pair : [alone];
  const size = kinds.length > 1 ? SMALL : LARGE;
  return kinds.map((kind, i) => {
    const { x, y } = spots[i] ?? { x: 0.37, y: pair[1].y + SMALL };
    return { kind, x, y, size };
  });
}

/** The things of a notebook's square. @param {Lying | null | undefined} things @returns {Lot[]} */
export const lotsSeen = (things) => (things ? lotsOf(things) : []);

/** @type {Record<Kind, Thing>} */
const THINGS = {
  bullets: drawCartridge,
  bombs: drawGrenade,
  mines: drawMine,
  active: drawActiveMine,
  corpses: drawSkull,
};

/** A sketch on which what fills a thing never covers another thing's lines.
 * @param {Look} look @returns {Sketch} */
export function thingsSketch(look) {
  const sketch = new Sketch();
  for (const style of [filled(look.sheet), ...fills(look)]) sketch.layer(style);
  return sketch;
}

/** @param {Sketch} sketch @param {Look} look @param {{row: number, col: number}} square
 * @param {readonly Lot[]} lots */
export function sketchLots(sketch, look, { row, col }, lots) {
  for (const { kind, x, y, size } of lots) THINGS[kind](penAt(sketch, row, col, kind), look, x, y, size);
}

/** How many there are, where it is more than one. @param {Write} write @param {Look} look
 * @param {{row: number, col: number}} square @param {readonly Lot[]} lots */
export function writeLots(write, look, { row, col }, lots) {
  for (const { count, x, y, size } of lots) {
    if (count < 2) continue;
    // Inwards, so that no wall is written over.
    const left = x < 0;
    write(`×${count}`, (col + 0.5 + x + size * (left ? 0.4 : -0.4)) * CELL, (row + 0.5 + y + size * 0.28) * CELL,
      { size: 15, most: 21, colour: look.ink, halo: look.halo, weight: 700, align: left ? "left" : "right" });
  }
}

/** A mine with its three horns. @type {Thing} */
export function drawMine(pen, look, x, y, size) {
  const [iron] = fills(look);
  const body = scaled(x, y, size, [[-0.46, 0.36], [-0.4, 0.08], [-0.18, -0.06], [0.18, -0.06], [0.4, 0.08], [0.46, 0.36]]);
  pen.polygon(iron, body, { wobble: 0.2 });
  pen.polygon(ink(look), body, { wobble: 0.3 });
  pen.line(ink(look, 1.2), x - size * 0.42, y + size * 0.17, x + size * 0.42, y + size * 0.17, { wobble: 0.2 });
  for (const horn of [-0.26, 0, 0.26]) {
    const [foot, top] = [y - size * (horn ? 0 : 0.06), y - size * (horn ? 0.24 : 0.32)];
    pen.line(ink(look, 1.8), x + horn * size, foot, x + horn * 1.25 * size, top, { wobble: 0.2 });
  }
}

/** A mine that was set: sunk into the ground, its horns alight. @type {Thing} */
function drawActiveMine(pen, look, x, y, size) {
  drawMine(pen, look, x, y + size * 0.06, size);
  const spark = { colour: look.red, width: 1.9 };
  for (const [dx, dy] of [[-0.42, -0.4], [-0.2, -0.52], [0.2, -0.52], [0.42, -0.4]]) {
    const [near, far] = [y + (dy * 0.7 - 0.02) * size, y + (dy * 1.15 + 0.02) * size];
    pen.line(spark, x + dx * 0.75 * size, near, x + dx * 1.15 * size, far, { wobble: 0.2 });
  }
  pen.curve({ colour: look.red, width: 2.2 }, [[x - size * 0.6, y + size * 0.46], [x - size * 0.2, y + size * 0.38],
    [x + size * 0.2, y + size * 0.5], [x + size * 0.6, y + size * 0.42]], { wobble: 0.3 });
}
