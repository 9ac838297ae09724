/** The notebook's canvas under a hand that holds a pencil: what it does there, and what lies over the paper meanwhile. */

/** @import { Point } from "../../draw/basics/types.js" */
/** @import { PencilHand } from "../pencil/hand.js" */
/** @import { ShownPlan } from "./notebook-shown.js" */

import { lookOf } from "../../draw/basics/palette.js";
import { paintOver } from "../../draw/desk/overlay.js";
import { paintStroke } from "../../draw/notebook/pencil.js";

/**
 * What a hand draws on the paper, as long as it holds a pencil.
 * @param {{hand: () => PencilHand | null, plan: ShownPlan, draw: () => void, reveal: (place: {row: number, col: number}) => void}} needs
 */
export function createDrawing({ hand, plan, draw, reveal }) {
  /** The hand and the paper under it; null: nothing is drawn. */
  function held() {
    const [one, layout] = [hand(), plan.layout()];
    return one?.isOpen() && layout ? { one, layout } : null;
  }

  return {
    paper: {
      draw,
      /** Brings a square of the plan into sight. */
      reveal,
      /** Lays what was drawn by hand over the notebook. @param {import("../../draw/notebook/pencil.js").Penciled | null} penciled */
      pencil(penciled) {
        plan.pencil(penciled);
        draw();
      },
    },

    isOpen: () => held() !== null,

    /** @param {Point} at @param {boolean} touch */
    tap(at, touch) {
      const now = held();
      now?.one.tap(now.layout, at, touch);
      return now !== null;
    },

    /** @param {Point | null} at */
    hover(at) {
      const now = held();
      now?.one.point(now.layout, at);
      return now !== null;
    },

    /** @type {import("../parts/viewport.js").Stroke} */
    stroke: {
      begins(at) {
        const now = held();
        return now !== null && now.one.stroke.begins(now.layout, at);
      },
      goes: (_from, to) => hand()?.stroke.goes(to),
      ends: (whole) => hand()?.stroke.ends(whole),
    },

    /** @type {typeof plan.paint} */
    paint(brush, happening, elapsed) {
      plan.paint(brush, happening, elapsed);
      const now = held();
      if (!now) return;
      const [over, look] = [now.one.over(), lookOf(plan.theme())];
      paintOver(brush.ctx, brush.write, now.layout, look, over);
      paintStroke(brush.ctx, look, over.stroke);
    },
  };
}
