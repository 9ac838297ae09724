/** What keys do on the paper while the pencil is in the player's hand: the table hears nothing of them. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Side } from "../../draw/basics/types.js" */
/** @import { PencilHand } from "./hand.js" */

import { readDrawingKey } from "../parts/drawing-keys.js";

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{app: App, hand: PencilHand, knows: (id: string) => boolean, reveal: (place: import("../../app/pencil/marks.js").Place) => void, close: () => void}} needs
 *   `reveal`: brings a square into sight
 */
export function listenOnPaper(canvas, { app, hand, knows, reveal, close }) {
  /** Whether the next arrow says which side is meant. */
  let aims = false;

  /** @param {Side} side of the square that the keys mean */
  function aim(side) {
    aims = false;
    if (hand.isOnSides()) hand.press({ ...hand.cursor.at(), side }, true);
  }

  /** @type {Record<string, () => void>} */
  const DEEDS = {
    apply() {
      if (hand.isOnSides()) aims = true;
      else hand.press(hand.cursor.at(), false);
    },
    finish: () => {},
    cancel: () => void (hand.cancel() || close()),
    rub: () => hand.rub(hand.cursor.at()),
    undo: app.pencil.undo,
    redo: app.pencil.redo,
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether it meant something */
  function use(event) {
    const meant = readDrawingKey(event, true, knows);
    if (!meant) return false;
    if ("tool" in meant) hand.take({ id: meant.tool });
    else if ("to" in meant && !aims) {
      const next = hand.step(meant.to);
      if (next) reveal(next);
    } else if ("to" in meant) aim(meant.to);
    else if ("side" in meant) aim(meant.side);
    else {
      if (meant.do !== "apply") aims = false;
      DEEDS[meant.do]();
    }
    return true;
  }

  canvas.addEventListener("keydown", (event) => {
    if (!hand.isOpen() || event.altKey || !use(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  canvas.addEventListener("pointerdown", () => hand.cursor.show(false));
  canvas.addEventListener("focus", () => hand.isOpen() && canvas.matches(":focus-visible") && hand.cursor.show(true));
  canvas.addEventListener("blur", () => hand.cursor.show(false));
}
