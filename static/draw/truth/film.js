/**
 * Pictures of a drawing that doesn't change while the page is moved about: it is painted once,
 * somewhat larger than the canvas, and then only shifted and stretched. What a hand in motion brings
 * into sight beyond that is shown from a smaller picture of all there is, until it rests.
 */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Rect } from "../basics/types.js" */

import { CELL } from "../basics/geometry.js";
import { writer } from "../basics/lettering.js";

/**
 * @typedef {{key: unknown, paint: (brush: Brush) => void}} Layer
 *   A layer with the same key looks the same.
 * @typedef {{x: number, y: number, scale: number}} Camera
 * @typedef {{canvas: HTMLCanvasElement, region: Rect, pixels: number}} Picture
 *   of a region of the world; `pixels` of the picture a world unit takes
 * @typedef {{brush: Brush, bounds: Rect, seen: Rect, pixels: number, pace: Pace}} Shot
 *   `bounds` of the drawing and the `seen` part of the world; `pixels` of the canvas a world unit takes.
 * @typedef {"hurried" | "busy" | "resting"} Pace
 *   `hurried`: the page is being moved, what was painted before has to do; `busy`: something on it
 *   moves; `resting`: there is time to prepare.
 * @typedef {{
 *   paint: (ctx: CanvasRenderingContext2D, layer: Layer, shot: Shot) => boolean,
 *   forget: () => void,
 * }} Film
 *   `paint`: true if all is as sharp, and as well prepared, as can be. `forget`: all is painted anew.
 */

/** How much of the surroundings is painted too, as a part of what is seen. */
const AROUND = 0.5;
/** Pixels of a picture, beyond which none of the surroundings are painted: 24 megabytes. */
const MOST_PIXELS = 6e6;
/** Pixels of the picture of all there is. */
const WHOLE_PIXELS = 1e6;
/** A drawing may reach so far over its bounds. */
const OVER = CELL;

/** @returns {Film} */
export function createFilm() {
  /** @type {unknown} */
  let key;
  /** What was seen when the page rested, and its surroundings. @type {Picture | null} */
  let sharp = null;
  /** All there is. @type {Picture | null} */
  let whole = null;
  /** Canvases of pictures that are out of date. @type {HTMLCanvasElement[]} */
  const spare = [];

  function forget() {
    for (const picture of [sharp, whole]) if (picture) spare.push(picture.canvas);
    [sharp, whole] = [null, null];
  }

  return {
    paint(ctx, layer, shot) {
      const bounds = grown(shot.bounds, OVER);
      const wanted = common(bounds, shot.seen);
      const is = () => sharp !== null && sharp.pixels === shot.pixels && covers(sharp.region, wanted);
      const all = () => covers((whole ?? sharp)?.region ?? wanted, bounds);
      if (key !== layer.key) forget();
      key = layer.key;
      if (!sharp || (!is() && shot.pace !== "hurried")) {
        // All that there is, as seen from further away, is kept for the next hurry.
        if (sharp && covers(sharp.region, bounds)) [whole, sharp] = [sharp, whole];
        sharp = take(layer, shot.brush, surroundings(bounds, shot), shot.pixels, sharp?.canvas ?? spare.pop());
      } else if (!all() && shot.pace === "resting") {
        const pixels = Math.min(shot.pixels, Math.sqrt(WHOLE_PIXELS / (bounds.w * bounds.h)));
        whole = take(layer, shot.brush, bounds, pixels, spare.pop());
      }
      if (whole && !covers(sharp.region, wanted)) show(ctx, whole, shot, sharp.region);
      show(ctx, sharp, shot);
      return is() && all();
    },
    forget,
  };
}

/** What is painted of a drawing: the part that is seen, and around it as much as there is memory for.
 * @param {Rect} bounds @param {Shot} shot @returns {Rect} */
function surroundings(bounds, { seen, pixels }) {
  const seenPixels = seen.w * seen.h * pixels ** 2;
  const around = Math.max(0, Math.min(AROUND, (Math.sqrt(MOST_PIXELS / seenPixels) - 1) / 2));
  const margin = { x: seen.w * around, y: seen.h * around };
  return common(bounds, {
    x: seen.x - margin.x, y: seen.y - margin.y, w: seen.w + 2 * margin.x, h: seen.h + 2 * margin.y,
  });
}

/** @param {Layer} layer @param {Brush} brush @param {Rect} region @param {number} pixels
 * @param {HTMLCanvasElement} [canvas] that can be painted over @returns {Picture} */
function take(layer, brush, region, pixels, canvas = document.createElement("canvas")) {
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas to draw on");
  canvas.width = Math.max(1, Math.ceil(region.w * pixels));
  canvas.height = Math.max(1, Math.ceil(region.h * pixels));
  paper.setTransform(pixels, 0, 0, pixels, -region.x * pixels, -region.y * pixels);
  layer.paint({ ...brush, ctx: paper, write: writer(paper, brush.family, brush.scale) });
  return { canvas, region, pixels };
}

/** @param {CanvasRenderingContext2D} ctx @param {Picture} picture @param {Shot} shot
 * @param {Rect} [but] a region that is left out */
function show(ctx, { canvas, region, pixels }, shot, but) {
  const zoom = shot.pixels / pixels;
  const [x, y] = [(region.x - shot.seen.x) * shot.pixels, (region.y - shot.seen.y) * shot.pixels];
  ctx.save();
  if (but) {
    const { seen } = shot;
    ctx.beginPath();
    ctx.rect(seen.x, seen.y, seen.w, seen.h);
    ctx.rect(but.x, but.y, but.w, but.h);
    ctx.clip("evenodd");
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  // Whole pixels keep the strokes sharp.
  if (zoom === 1) ctx.drawImage(canvas, Math.round(x), Math.round(y));
  else ctx.drawImage(canvas, x, y, canvas.width * zoom, canvas.height * zoom);
  ctx.restore();
}

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
