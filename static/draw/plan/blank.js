/** An empty sheet of squared paper with the outline of a labyrinth on it, for players who draw by hand. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Rect, Words } from "../basics/types.js" */
/** @import { Outline } from "../basics/layout.js" */

import { CELL } from "../basics/geometry.js";
import { layoutPlan } from "../basics/layout.js";
import { writer } from "../basics/lettering.js";
import { drawPage } from "../basics/paper.js";
import { Sketch } from "../basics/pen.js";
import { sketchOutline, writeRulers } from "./squares.js";
import { onSheet } from "./fragments.js";

/**
 * @typedef {{ctx: CanvasRenderingContext2D, family: string, look: Look, words: Words, width: number, height: number, most: number}} Paper
 *   `width`, `height`: in pixels; `most`: the largest square that is wanted, in pixels
 */

/** How many pixels a square of a plan takes on such a paper. @param {Outline} plan @param {number | null} only the one floor that is drawn @param {Pick<Paper, "width" | "height" | "most">} paper */
export function squareOn(plan, only, { width, height, most }) {
  const { bounds } = layoutPlan(plan, width / height, { only });
  return Math.min(width / (bounds.w / CELL), height / (bounds.h / CELL), most);
}

/** Squared paper all over, and the outline in its corner: what is left is for scraps. @param {Outline} plan @param {number | null} only @param {Paper} paper */
export function paintBlank(plan, only, paper) {
  const { ctx, family, look, words, width, height } = paper;
  const { sheets, bounds } = layoutPlan(plan, width / height, { only });
  const scale = squareOn(plan, only, paper) / CELL;
  onPage(paper, bounds, scale);
  const write = writer(ctx, family, scale);
  for (const sheet of sheets) {
    const sketch = new Sketch();
    sketchOutline(sketch, look, sheet);
    onSheet(ctx, sheet, true, () => {
      sketch.paint(ctx);
      writeRulers(write, look, sheet, words);
    });
  }
}

/** Lays squared paper under a drawing, whose corner comes into the paper's. @param {Pick<Paper, "ctx" | "look" | "width" | "height">} paper @param {Rect} bounds @param {number} scale */
export function onPage({ ctx, look, width, height }, { x, y }, scale) {
  ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  drawPage(ctx, look, { x, y, w: width / scale, h: height / scale }, scale);
}
