/** Paints the Parchís board's canvas, with the board in its middle, and finds on it what a pointer means. */

/** @import { ParchisScene } from "../../draw/parchis/scene.js" */
/** @import { Hit } from "../../draw/parchis/targets.js" */
/** @import { Words } from "../../draw/basics/types.js" */

import { createFilm } from "../../draw/truth/film.js";
import { lookOf } from "../../draw/basics/palette.js";
import { drawPage } from "../../draw/basics/paper.js";
import { writer } from "../../draw/basics/lettering.js";
import { BOUNDS } from "../../draw/parchis/scene.js";
import { writeByHand } from "../parts/handwriting.js";

/** A finger may be so far off what it means, a mouse so far; pixels of the page. */
const REACH = { touch: 22, mouse: 10 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{words: Words, board: () => {theme: string, scene: ParchisScene} | null, hover: () => Hit | null,
 *   momentAt: (now: number) => import("../../draw/parchis/scene.js").Moment | null, signal: AbortSignal}} needs
 *   `signal`: nothing is painted any more
 */
export function createBoardPainter(canvas, { words, board, hover, momentAt, signal }) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this canvas gives no 2d context");
  const ctx = context;
  const film = createFilm();
  const family = writeByHand(canvas, rewrite, signal);
  let frame = 0;
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));

  function draw() {
    frame ||= requestAnimationFrame(paint);
  }

  /** The part of the world that is seen, with the board in its middle. */
  function camera() {
    const [w, h] = [canvas.clientWidth, canvas.clientHeight];
    const scale = Math.min(w / BOUNDS.w, h / BOUNDS.h);
    return {
      scale, seen: {
        x: BOUNDS.x + BOUNDS.w / 2 - w / scale / 2, y: BOUNDS.y + BOUNDS.h / 2 - h / scale / 2,
        w: w / scale, h: h / scale,
      },
    };
  }

  /** Makes the canvas as fine as the screen. */
  function sharpen() {
    const ratio = globalThis.devicePixelRatio || 1;
    const [w, h] = [canvas.clientWidth, canvas.clientHeight].map((size) => Math.round(size * ratio));
    if (canvas.width !== w) canvas.width = w;
    if (canvas.height !== h) canvas.height = h;
  }

  /** @param {number} now */
  function paint(now) {
    frame = 0;
    const shown = board();
    if (!shown || !canvas.clientWidth || !canvas.clientHeight) return;
    sharpen();
    const { scale, seen } = camera();
    const pixels = (canvas.width / canvas.clientWidth) * scale;
    const look = lookOf(shown.theme);
    ctx.setTransform(pixels, 0, 0, pixels, -seen.x * pixels, -seen.y * pixels);
    const brush = { ctx, words, family, scale, write: writer(ctx, family, scale) };
    drawPage(ctx, look, seen, scale);
    film.paint(ctx, shown.scene.layer, { brush, bounds: BOUNDS, seen, pixels, pace: "busy" });
    const moment = momentAt(now);
    shown.scene.paint(brush, hover(), moment);
    if (moment) draw();
  }

  /** Draws what is written once more, as another face has come. */
  function rewrite() {
    film.forget();
    draw();
  }

  return {
    draw,

    /** @param {MouseEvent} event @param {"mouse" | "touch"} by @returns {Hit | null} */
    under(event, by) {
      const { scale, seen } = camera();
      const box = canvas.getBoundingClientRect();
      const point = { x: seen.x + (event.clientX - box.x) / scale, y: seen.y + (event.clientY - box.y) / scale };
      return board()?.scene.under(point, REACH[by] / scale) ?? null;
    },
  };
}
