/**
 * The rules' drawings: a few squares each, by the same hand as the map. Their captions say in words
 * what they show, so to a screen reader the drawings themselves are silent.
 */

/** @import { Primer } from "../../app/basics/types.js" */
/** @import { Row } from "../../draw/plan/row.js" */
/** @import { Words } from "../../app/language/words.js" */

import { inForce } from "../../app/rules/primer.js";
import { CELL } from "../../draw/basics/geometry.js";
import { lookOf } from "../../draw/basics/palette.js";
import { paintRow } from "../../draw/plan/row.js";
import { h } from "../parts/dom.js";
import { createWheel } from "../parts/wheel.js";

/** Pixels of the page that a square takes, and the rim around them. */
const SIZE = 52;
const RIM = 10;

/**
 * What is drawn beside a chapter under these rules.
 * @param {Primer} primer
 * @param {string} chapter
 * @param {Record<string, any>} rules
 */
export const figuresOf = (primer, chapter, rules) =>
  inForce(primer.figures.filter((one) => one.chapter === chapter), rules);

/**
 * The drawings of a chapter with their captions.
 * @param {Primer} primer
 * @param {string} chapter
 * @param {Record<string, any>} rules
 * @param {(id: string) => string} say
 * @param {string} theme
 */
export function figures(primer, chapter, rules, say, theme) {
  return figuresOf(primer, chapter, rules).map(({ name, shows }) => {
    const drawing = shows.wheel && primer.wheel ? createWheel(primer.wheel.pockets).root : paint(shows, theme);
    return figure(drawing, say(`rules-figure-${name}`));
  });
}

/** @param {HTMLElement} drawing @param {string} caption */
export const figure = (drawing, caption) => h("figure", { class: "rules-figure" }, drawing, h("figcaption", null, caption));

/**
 * What the map can show at a table with these rules: every kind of cell, walls and exits.
 * @param {Primer} primer
 * @param {Record<string, any>} rules
 */
export const signsOf = (primer, rules) => inForce(primer.legend?.signs ?? [], rules);

/** @param {Primer} primer @param {Record<string, any>} rules @param {Words} words @param {string} theme @param {number} [sharp] dots of the paper or the screen in a pixel */
export function legend(primer, rules, words, theme, sharp) {
  return h("ul", { class: "rules-legend" }, signsOf(primer, rules).map(({ what, shows }) =>
    h("li", null, paint(shows, theme, sharp), h("span", null, words.t("rules-legend", { what })))));
}

/** @param {Row} row @param {string} theme @param {number} [sharp] */
function paint(row, theme, sharp = globalThis.devicePixelRatio || 1) {
  const [width, height] = [row.cells.length * SIZE + 2 * RIM, SIZE + 2 * RIM];
  const canvas = h("canvas", { width: Math.round(width * sharp), height: Math.round(height * sharp), "aria-hidden": "true" });
  canvas.style.width = `${width}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.scale(sharp, sharp);
  ctx.translate(RIM, RIM);
  ctx.scale(SIZE / CELL, SIZE / CELL);
  paintRow(ctx, row, lookOf(theme));
  return canvas;
}
