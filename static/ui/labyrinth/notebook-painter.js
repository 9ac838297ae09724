/** Paints the notebook's canvas, frame by frame: what moves finely enough, and what rests sharply. */

/** @import { Rect, Words } from "../../draw/basics/types.js" */
/** @import { Brush } from "../../draw/notebook/scene.js" */
/** @import { Layer } from "../../draw/truth/film.js" */
/** @import { Happening } from "../../draw/happening/happening.js" */
/** @import { Viewport } from "../parts/viewport.js" */

import { createFilm } from "../../draw/truth/film.js";
import { lasting } from "../../draw/happening/happening.js";
import { writer } from "../../draw/basics/lettering.js";
import { lookOf } from "../../draw/basics/palette.js";
import { drawPage } from "../../draw/basics/paper.js";
import { writeByHand } from "../parts/handwriting.js";

/** Milliseconds and frames without a movement of the page after which all is painted sharply. */
const RESTS = { time: 120, frames: 4 };

/**
 * @typedef {{scene: () => {bounds: Rect, layers: () => Layer[]} | null, theme: () => string,
 *   paint: (brush: Brush, happening: Happening | null, elapsed: number) => void}} Painted
 *   What lies on the canvas: layers that rest, and over them what `paint` paints every time.
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{words: Words, plan: Painted, viewport: () => Viewport, signal: AbortSignal}} needs
 *   `signal`: nothing is painted any more
 */
export function createPainter(canvas, { words, plan, viewport, signal }) {
  // Every pixel is painted: what lies behind need not be mixed in.
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("this canvas gives no 2d context");
  const ctx = context;
  const family = writeByHand(canvas, rewrite, signal);
  /** @type {{happening: Happening, since: number} | null} */
  let motion = null;
  let frame = 0;
  /** @type {import("../../draw/truth/film.js").Film[]} */
  const films = [];
  /** The camera for which all was painted last, and since when it is there. */
  let rest = { x: NaN, y: NaN, scale: NaN, since: -Infinity, frames: 0 };
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));

  function draw() {
    frame ||= requestAnimationFrame(paint);
  }

  /** @param {number} now */
  function paint(now) {
    frame = 0;
    const size = viewport().size();
    const showing = plan.scene();
    if (!size.w || !size.h || !showing) return;
    viewport().sharpen();
    const { camera, moving } = viewport().look(now);
    const look = lookOf(plan.theme());
    const { scale } = camera;
    const pixels = (canvas.width / size.w) * scale;
    const view = { x: camera.x, y: camera.y, w: size.w / scale, h: size.h / scale };
    ctx.setTransform(pixels, 0, 0, pixels, -camera.x * pixels, -camera.y * pixels);
    drawPage(ctx, look, view, scale);
    const brush = { ctx, words, family, scale, write: writer(ctx, family, scale) };
    const shot = { brush, bounds: showing.bounds, seen: view, pixels, pace: paceAt(now, camera, moving) };
    const done = showing.layers().map((layer, i) => (films[i] ??= createFilm()).paint(ctx, layer, shot));
    const elapsed = motion ? now - motion.since : 0;
    plan.paint(brush, motion?.happening ?? null, elapsed);
    if (motion && now - motion.since > lasting(motion.happening)) motion = null;
    if (moving || motion || done.includes(false)) draw();
  }

  /**
   * @param {number} now @param {import("../parts/canvas-camera.js").Camera} camera @param {boolean} gliding
   * @returns {import("../../draw/truth/film.js").Pace}
   */
  function paceAt(now, camera, gliding) {
    const { x, y, scale } = camera;
    if (x !== rest.x || y !== rest.y || scale !== rest.scale) rest = { ...camera, since: now, frames: 0 };
    rest.frames += 1;
    // A hand is moving the page.
    if (gliding || now - rest.since < RESTS.time || rest.frames <= RESTS.frames) return "hurried";
    return motion ? "busy" : "resting";
  }

  /** Draws what is written once more, as another face has come. */
  function rewrite() {
    for (const film of films) film.forget();
    draw();
  }

  return {
    draw,

    /** An empty canvas, at once. */
    clear() {
      motion = null;
      for (const film of films) film.forget();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.fillStyle = lookOf(plan.theme()).ground;
      ctx.fillRect(0, 0, canvas.width, canvas.height);
    },

    /** From now on this goes on; null: nothing does. @param {Happening | null} happening */
    move(happening) {
      motion = happening && { happening, since: performance.now() };
    },
  };
}
