/** A plan on a sheet of its own: as a picture, and as the game master's printed one. What was found stays at the desk. */

/** @import { Desk } from "../../app/desk/desk.js" */
/** @import { Catalog } from "../../app/basics/types.js" */
/** @import { Truth } from "../../draw/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { primerOf } from "../../app/rules/primer.js";
import { CELL } from "../../draw/basics/geometry.js";
import { writer } from "../../draw/basics/lettering.js";
import { lookOf } from "../../draw/basics/palette.js";
import { drawPage } from "../../draw/basics/paper.js";
import { deskScene } from "../../draw/desk/scene.js";
import { legend } from "../rules/figures.js";
import { presetName } from "../rules/rule-sets.js";
import { fill, h } from "../parts/dom.js";

/** What is printed or sent is on paper, whatever the page looks like. */
const THEME = "paper";
/** Pixels of a square, and the most that a picture is wide or high. */
const FINE = { square: 96, most: 4000 };
/** Paper around the plan, in squares. */
const RIM = 0.5;
/** A sheet is so much wider than high. */
const ASPECT = 0.9;

/** Paints a whole plan. @param {HTMLCanvasElement} canvas @param {Truth} truth @param {Words} words @param {number} [aspect] */
function paintPlan(canvas, truth, words, aspect = ASPECT) {
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("this canvas gives no 2d context");
  const look = lookOf(THEME);
  const scene = deskScene({ truth }, aspect, look, (id, args) => words.t(id, args));
  const { x, y, w, h: high } = scene.bounds;
  const rim = RIM * CELL;
  const whole = { x: x - rim, y: y - rim, w: w + 2 * rim, h: high + 2 * rim };
  const scale = Math.min(FINE.square / CELL, FINE.most / whole.w, FINE.most / whole.h);
  canvas.width = Math.round(whole.w * scale);
  canvas.height = Math.round(whole.h * scale);
  ctx.setTransform(scale, 0, 0, scale, -whole.x * scale, -whole.y * scale);
  drawPage(ctx, look, whole, scale);
  const family = getComputedStyle(document.documentElement).getPropertyValue("--hand").trim() || "cursive";
  const brush = { ctx, words: words.t, family, scale, write: writer(ctx, family, scale) };
  for (const layer of scene.layers()) layer.paint(brush);
  scene.paint(brush, null);
}

/** A plan as a picture. @param {Truth} truth @param {Words} words @returns {Promise<Blob>} */
export async function pictureOf(truth, words) {
  const canvas = h("canvas", null);
  paintPlan(canvas, truth, words, 1);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** The sheet that is printed, and seen nowhere else. @param {() => {desk: Desk, catalog: Catalog | null, words: Words} | null} now */
export function createPrinted(now) {
  const root = h("div", { class: "desk-printed", "aria-hidden": "true", "data-testid": "desk-printed" });
  document.body.append(root);

  function lay() {
    const shown = now();
    if (!shown) return fill(root);
    const { desk, catalog, words } = shown;
    const { truth, rules } = desk.drawn;
    const canvas = h("canvas", null);
    paintPlan(canvas, truth, words);
    const size = words.t("desk-printed-size", { rows: truth.rows, cols: truth.cols, floors: truth.floors });
    return fill(root,
      h("h1", null, desk.name || words.t("desk-file")),
      h("p", null, `${presetName(rules.preset, words)}, ${size}`),
      canvas,
      legend(primerOf(desk.drawn.game, catalog), rules, words, THEME));
  }

  addEventListener("beforeprint", lay);
  return { print: () => window.print() };
}
