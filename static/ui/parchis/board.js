/**
 * The Parchís board's canvas: drawn, animated and tapped. It gets its size from the page's style; the
 * board stands in its middle. Keyboards and screen readers play with the controls beside it.
 */

/** @import { Chosen, Offer, ParchisView, Said, Seat } from "../../draw/parchis/types.js" */
/** @import { ParchisScene } from "../../draw/parchis/scene.js" */
/** @import { Stage } from "../../draw/parchis/motion.js" */
/** @import { Hit } from "../../draw/parchis/targets.js" */
/** @import { Words } from "../../draw/basics/types.js" */

import { createFilm } from "../../draw/truth/film.js";
import { lookOf } from "../../draw/basics/palette.js";
import { drawPage } from "../../draw/basics/paper.js";
import { writer } from "../../draw/basics/lettering.js";
import { labelBoard } from "../../draw/parchis/describe.js";
import { ROLL, throwersIn } from "../../draw/parchis/dice.js";
import { lasting, stagesBetween } from "../../draw/parchis/motion.js";
import { BOUNDS, parchisScene } from "../../draw/parchis/scene.js";
import { answerTo } from "../../draw/parchis/targets.js";
import { writeByHand } from "../parts/handwriting.js";

/**
 * @typedef {{view: ParchisView, offers: readonly Offer[], seats: readonly Seat[],
 *   eyes: number | "gm" | null, theme: string, hear?: readonly Said[] | null, chosen?: Chosen,
 *   pointed?: Offer | null}} Shown
 *   `hear`: what was said since the view before; null: that wasn't the view just before this one.
 *   `pointed`: the offer that the controls point at.
 * @typedef {{onPick: (offer: Offer) => void, onChoose: (chosen: Chosen) => void, words: Words}} Needs
 */

/** A finger may be so far off what it means, a mouse so far; pixels of the page. */
const REACH = { touch: 22, mouse: 10 };

/** Whether another game has begun. @param {readonly Said[]} hear */
const isNew = (hear) => hear.some(({ key }) => key === "board-set");

/** @param {PointerEvent} event */
const kindOf = ({ pointerType }) => (pointerType === "mouse" ? "mouse" : "touch");

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Needs} needs
 */
export function createParchisBoard(canvas, { onPick, onChoose, words }) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this canvas gives no 2d context");
  const ctx = context;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const film = createFilm();
  const listening = new AbortController();
  const family = writeByHand(canvas, rewrite, listening.signal);

  /** @type {{shown: Shown, scene: ParchisScene} | null} */
  let board = null;
  /** @type {{stages: Stage[], throwers: number[], rolls: number, since: number} | null}
   * `rolls`: so long the dice roll first */
  let motion = null;
  /** @type {Hit | null} */
  let hover = null;
  /** @type {"mouse" | "touch"} */
  let pressedBy = "mouse";
  let frame = 0;

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

  function draw() {
    frame ||= requestAnimationFrame(paint);
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
    if (!board || !canvas.clientWidth || !canvas.clientHeight) return;
    sharpen();
    const { scale, seen } = camera();
    const pixels = (canvas.width / canvas.clientWidth) * scale;
    const look = lookOf(board.shown.theme);
    ctx.setTransform(pixels, 0, 0, pixels, -seen.x * pixels, -seen.y * pixels);
    const brush = { ctx, words, family, scale, write: writer(ctx, family, scale) };
    drawPage(ctx, look, seen, scale);
    film.paint(ctx, board.scene.layer, { brush, bounds: BOUNDS, seen, pixels, pace: "busy" });
    const moment = momentAt(now);
    board.scene.paint(brush, hover, moment);
    if (moment) draw();
  }

  /** What is going on; null when everything rests. @param {number} now */
  function momentAt(now) {
    if (!motion) return null;
    const since = Math.max(0, now - motion.since);
    const elapsed = since - motion.rolls;
    if (elapsed >= lasting(motion.stages)) {
      motion = null;
      return null;
    }
    return { ...motion, elapsed: Math.max(0, elapsed), thrown: elapsed < 0 ? since : null };
  }

  /** Everything is where it belongs at once. */
  function settle() {
    if (!motion) return;
    motion = null;
    draw();
  }

  /** @param {MouseEvent} event @param {"mouse" | "touch"} by @returns {Hit | null} */
  function under(event, by) {
    if (!board) return null;
    const { scale, seen } = camera();
    const box = canvas.getBoundingClientRect();
    const point = { x: seen.x + (event.clientX - box.x) / scale, y: seen.y + (event.clientY - box.y) / scale };
    return board.scene.under(point, REACH[by] / scale);
  }

  /** @param {Hit | null} hit */
  function point(hit) {
    canvas.style.cursor = hit ? "pointer" : "default";
    if (JSON.stringify(hit) === JSON.stringify(hover)) return;
    hover = hit;
    draw();
  }

  /** @param {MouseEvent} event */
  function tap(event) {
    if (!board) return;
    settle();
    const hit = under(event, pressedBy);
    const { offers, chosen = null } = board.shown;
    const answer = answerTo(hit, offers, chosen);
    point(pressedBy === "mouse" ? hit : null);
    if (!answer) return;
    if ("pick" in answer) onPick(answer.pick);
    else onChoose(answer.choose);
  }

  /** @param {Shown} shown */
  function show(shown) {
    const before = board?.shown ?? null;
    const scene = parchisScene({ chosen: null, pointed: null, ...shown }, lookOf(shown.theme));
    board = { shown, scene };
    hover = null;
    canvas.setAttribute("aria-label", labelBoard(shown.view, words, shown.seats, shown.eyes));
    if (before?.view !== shown.view) set(before, shown);
    draw();
  }

  /** Sets in motion what has changed; what hasn't goes on. @param {Shown | null} before @param {Shown} shown */
  function set(before, shown) {
    const { hear = [] } = shown;
    const follows = before !== null && hear !== null && !calm.matches && before.view.players === shown.view.players;
    if (!follows || isNew(hear)) motion = null;
    if (!follows) return;
    const stages = isNew(hear) ? [] : stagesBetween(before.view, shown.view, hear);
    const throwers = throwersIn(hear);
    const rolls = throwers.length ? ROLL : 0;
    if (stages.length || rolls) motion = { stages, throwers, rolls, since: performance.now() };
  }

  /** Draws what is written once more, as another face has come. */
  function rewrite() {
    film.forget();
    draw();
  }

  canvas.setAttribute("role", "img");
  const { signal } = listening;
  canvas.addEventListener("pointerdown", (event) => {
    pressedBy = kindOf(event);
  }, { signal });
  canvas.addEventListener("pointermove", (event) => point(kindOf(event) === "mouse" ? under(event, "mouse") : null), { signal });
  canvas.addEventListener("pointerleave", () => point(null), { signal });
  canvas.addEventListener("click", tap, { signal });
  const sizes = new ResizeObserver(draw);
  sizes.observe(canvas);
  // Another screen may have finer pixels without changing the canvas's size.
  addEventListener("resize", draw, { signal });

  return {
    show,

    destroy() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      listening.abort();
    },
  };
}

/** @typedef {ReturnType<typeof createParchisBoard>} ParchisBoard */
