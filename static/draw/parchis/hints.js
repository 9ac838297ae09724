/** What may be done, drawn onto the board: glowing pieces, where they can go, and what is pointed at. */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Cross } from "./cross.js" */
/** @import { Chosen, Offer, ParchisView, Place, Stand } from "./types.js" */
/** @import { Home } from "./sheet.js" */
/** @import { Hit } from "./targets.js" */

import { NEST_RING } from "./cross.js";
import { drawGlow } from "./pieces.js";
import { movable, targetsOf } from "./targets.js";
import { drawDots, drawLabels, drawPointed, drawTrail, goalsOf, sketchGoals } from "./targets-ink.js";

/**
 * @param {{view: ParchisView, offers: readonly Offer[], chosen: Chosen, pointed: Offer | null}} given
 * @param {{cross: Cross, homes: Home[], look: Look}} board
 */
export function parchisHints({ view, offers, chosen, pointed }, { cross, homes, look }) {
  const targets = targetsOf(offers, chosen);
  const goals = goalsOf(targets.goals, view, homes, cross);
  const cells = targets.quiet ? null : sketchGoals(goals, cross, look);
  const held = chosen && "from" in chosen ? chosen : null;
  const free = movable(targets);

  /** @param {Hit | null} hover @returns {Offer[]} what is shown beforehand */
  function previewed(hover) {
    if (hover?.is === "piece") return targets.steps.filter(({ target }) => target.seat === hover.seat && target.from === hover.from);
    if (hover?.is === "goal") return targets.goals.filter(({ target }) => target.seat === hover.seat && target.to === hover.to);
    if (hover?.is === "die") return targetsOf(offers, hover).steps;
    return [];
  }

  /** @param {number} seat @param {Place} from @returns {Stand[]} */
  const standsAt = (seat, from) =>
    cross.stands(view.pieces[seat], view.corners[seat]).filter((_, i) => view.pieces[seat][i] === from);

  /** What the controls point at. @param {Brush} brush @param {Offer} step */
  function paintPointed(brush, step) {
    const [goal] = goalsOf([step], view, homes, cross);
    const { seat, from } = step.target;
    drawTrail(brush.ctx, goal, cross, look, true);
    if (from === "base") {
      const { x, y } = cross.nest(view.corners[seat]);
      drawPointed(brush.ctx, [x, y], NEST_RING, look);
    } else for (const { x, y, r } of standsAt(seat, from)) drawPointed(brush.ctx, [x, y], r * 1.5, look);
    drawLabels(brush, [goal], cross, look);
  }

  return {
    /** Where pieces can go, below them. @param {Brush} brush @param {Hit | null} hover */
    paintTargets({ ctx }, hover) {
      const before = previewed(hover);
      const early = targets.quiet && before.length ? goalsOf(before, view, homes, cross) : null;
      if (targets.quiet && !pointed) drawDots(ctx, goals, cross, look);
      (early ? sketchGoals(early, cross, look) : cells)?.paint(ctx);
    },

    /** Which pieces can go. @param {CanvasRenderingContext2D} ctx @param {Hit | null} hover */
    paintGlows(ctx, hover) {
      for (const { seat, from } of free) {
        const over = hover?.is === "piece" && hover.seat === seat && hover.from === from;
        const strong = over || (held !== null && held.seat === seat && held.from === from);
        for (const stand of standsAt(seat, from)) drawGlow(ctx, stand, look, strong);
      }
    },

    /** Ways and words, over the pieces. @param {Brush} brush @param {Hit | null} hover */
    paintOver(brush, hover) {
      const before = goalsOf(previewed(hover), view, homes, cross);
      const trails = hover?.is === "goal" || (hover?.is === "piece" && before.length === 1);
      if (trails) for (const goal of before) drawTrail(brush.ctx, goal, cross, look, false);
      drawLabels(brush, targets.quiet ? before : goals, cross, look);
      if (pointed?.do === "step") paintPointed(brush, pointed);
    },
  };
}
