/**
 * The Parchís board's canvas: drawn, animated and tapped. It gets its size from the page's style; the
 * board stands in its middle. Keyboards and screen readers play with the controls beside it.
 */

/** @import { Chosen, Offer, ParchisView, Said, Seat } from "../../draw/parchis/types.js" */
/** @import { ParchisScene } from "../../draw/parchis/scene.js" */
/** @import { Hit } from "../../draw/parchis/targets.js" */
/** @import { Words } from "../../draw/basics/types.js" */

import { lookOf } from "../../draw/basics/palette.js";
import { labelBoard } from "../../draw/parchis/describe.js";
import { parchisScene } from "../../draw/parchis/scene.js";
import { answerTo } from "../../draw/parchis/targets.js";
import { createBoardMotion } from "./board-motion.js";
import { createBoardPainter } from "./board-painter.js";

/**
 * @typedef {{view: ParchisView, offers: readonly Offer[], seats: readonly Seat[],
 *   eyes: number | "gm" | null, theme: string, hear?: readonly Said[] | null, chosen?: Chosen,
 *   pointed?: Offer | null}} Shown
 *   `hear`: what was said since the view before; null: that wasn't the view just before this one.
 *   `pointed`: the offer that the controls point at.
 * @typedef {{onPick: (offer: Offer) => void, onChoose: (chosen: Chosen) => void, words: Words}} Needs
 */

/** @param {PointerEvent} event */
const kindOf = ({ pointerType }) => (pointerType === "mouse" ? "mouse" : "touch");

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Needs} needs
 */
export function createParchisBoard(canvas, { onPick, onChoose, words }) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const listening = new AbortController();
  const { signal } = listening;
  const motion = createBoardMotion(() => calm.matches);
  /** @type {{shown: Shown, theme: string, scene: ParchisScene} | null} */
  let board = null;
  /** @type {Hit | null} */
  let hover = null;
  /** @type {"mouse" | "touch"} */
  let pressedBy = "mouse";
  const { draw, under } = createBoardPainter(canvas, { words, board: () => board, hover: () => hover, momentAt: motion.at, signal });

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
    if (motion.settle()) draw();
    const hit = under(event, pressedBy);
    const { offers, chosen = null } = board.shown;
    const answer = answerTo(hit, offers, chosen);
    point(pressedBy === "mouse" ? hit : null);
    if (!answer) return;
    if ("pick" in answer) onPick(answer.pick);
    else onChoose(answer.choose);
  }

  canvas.setAttribute("role", "img");
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
    /** @param {Shown} shown */
    show(shown) {
      const before = board?.shown ?? null;
      board = { shown, theme: shown.theme, scene: parchisScene({ chosen: null, pointed: null, ...shown }, lookOf(shown.theme)) };
      hover = null;
      canvas.setAttribute("aria-label", labelBoard(shown.view, words, shown.seats, shown.eyes));
      if (before?.view !== shown.view) motion.set(before, shown);
      draw();
    },

    destroy() {
      sizes.disconnect();
      listening.abort();
    },
  };
}

/** @typedef {ReturnType<typeof createParchisBoard>} ParchisBoard */
