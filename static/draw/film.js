/**
 * A picture of a drawing that doesn't change while the page is moved about: it is painted once,
 * somewhat larger than the canvas, and then only shifted.
 */

/** @import { Brush } from "./notebook-scene.js" */
/** @import { Rect } from "./types.js" */

import { CELL } from "./geometry.js";
import { writer } from "./lettering.js";

/**
 * @typedef {{key: unknown, paint: (brush: Brush) => void}} Layer
 *   A layer with the same key looks the same.
 * @typedef {{x: number, y: number, scale: number}} Camera
 */

/** How much of the surroundings is painted too, as a part of what is seen. */
const AROUND = 0.5;
/** A drawing may reach so far over its bounds. */
const OVER = CELL;

/** @returns {Film} */
export function createFilm() {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  const paper = context;
  /** @typedef {{key: unknown, region: Rect, scale: number}} Picture */
  /** @type {Picture | null} */
  let taken = null;

  /** @param {Layer} layer @param {Shot} shot @returns {Picture} */
  function take(layer, { brush, bounds, seen, pixels }) {
    const margin = { x: seen.w * AROUND, y: seen.h * AROUND };
    const region = common(bounds, {
      x: seen.x - margin.x, y: seen.y - margin.y, w: seen.w + 2 * margin.x, h: seen.h + 2 * margin.y,
    });
    canvas.width = Math.max(1, Math.ceil(region.w * pixels));
    canvas.height = Math.max(1, Math.ceil(region.h * pixels));
    paper.setTransform(pixels, 0, 0, pixels, -region.x * pixels, -region.y * pixels);
    layer.paint({ ...brush, ctx: paper, write: writer(paper, brush.family, brush.scale) });
    return { key: layer.key, region, scale: pixels };
  }

  return {
    paint(ctx, layer, shot, hurried) {
      const bounds = grown(shot.bounds, OVER);
      const old = taken?.key === layer.key ? taken : null;
      const exact = old?.scale === shot.pixels && covers(old.region, common(bounds, shot.seen));
      const picture = old && (exact || hurried) ? old : take(layer, { ...shot, bounds });
      taken = picture;
      const { region } = picture;
      const zoom = shot.pixels / picture.scale;
      const [x, y] = [(region.x - shot.seen.x) * shot.pixels, (region.y - shot.seen.y) * shot.pixels];
      ctx.save();
      // Whole pixels keep the strokes sharp.
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      if (zoom === 1) ctx.drawImage(canvas, Math.round(x), Math.round(y));
      else ctx.drawImage(canvas, x, y, canvas.width * zoom, canvas.height * zoom);
      ctx.restore();
      return exact || picture !== old;
    },
    forget() {
      taken = null;
    },
  };
}

/**
 * @typedef {{brush: Brush, bounds: Rect, seen: Rect, pixels: number}} Shot
 *   `bounds` of the drawing and the `seen` part of the world; `pixels` of the canvas a world unit takes.
 * @typedef {{
 *   paint: (ctx: CanvasRenderingContext2D, layer: Layer, shot: Shot, hurried: boolean) => boolean,
 *   forget: () => void,
 * }} Film
 *   `paint`: `hurried` takes an older picture of the same layer, stretched, rather than painting;
 *   false if it did. `forget`: the next picture is painted anew.
 */

/** @param {Rect} a @param {Rect} b @returns {Rect} */
export function common(a, b) {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.w, b.x + b.w), Math.min(a.y + a.h, b.y + b.h)];
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
}

/** @param {Rect} outer @param {Rect} inner */
export const covers = (outer, inner) =>
  inner.w === 0 || inner.h === 0
  || (outer.x <= inner.x + 1e-6 && outer.y <= inner.y + 1e-6
    && outer.x + outer.w >= inner.x + inner.w - 1e-6 && outer.y + outer.h >= inner.y + inner.h - 1e-6);

/** @param {Rect} rect @param {number} by @returns {Rect} */
const grown = ({ x, y, w, h }, by) => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
