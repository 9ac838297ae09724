/** The board as a scene: sketched once for a view, painted for every frame. */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Point } from "../basics/types.js" */
/** @import { Pose, Stage } from "./motion.js" */
/** @import { Chosen, Offer, ParchisView, Place, Seat, Stand } from "./types.js" */
/** @import { Hit } from "./targets.js" */

import { NEST_RING, SIDE, T, bottomFor, crossOf } from "./cross.js";
import { chipsOf, diceOf, tumbling } from "./dice.js";
import { drawChip, drawDie } from "./dice-ink.js";
import { blockadesOf, posesAt } from "./motion.js";
import { drawBeam, drawFlourish, drawGlow, drawPiece } from "./pieces.js";
import { homesOf, nameBox, paintBoard, sketchBoard, writeName } from "./sheet.js";
import { hitAt, movable, rollOf, targetsOf } from "./targets.js";
import { drawDots, drawLabels, drawPointed, drawTrail, goalsOf, sketchGoals } from "./targets-ink.js";

/** The board with a little paper around it; less than the page's margin line needs. */
const RIM = 0.42 * T;
export const BOUNDS = { x: -RIM, y: -RIM, w: SIDE + 2 * RIM, h: SIDE + 2 * RIM };

/**
 * @typedef {{view: ParchisView, offers: readonly Offer[], seats: readonly Seat[], eyes: unknown,
 *   chosen: Chosen, pointed: Offer | null}} Given
 *   `eyes`: the seat at the bottom, if it is one; `pointed`: what the controls point at.
 * @typedef {{stages: Stage[], elapsed: number, thrown: number | null, throwers: number[]}} Moment
 *   `thrown`: milliseconds since the dice were thrown, if they still roll; the pieces go after that.
 */

/** @type {Map<string, ReturnType<typeof sketchBoard>>} */
const sketches = new Map();

/** The strokes of a board, kept as long as its players and its theme are the same.
 * @param {string} key @param {() => ReturnType<typeof sketchBoard>} sketch */
function kept(key, sketch) {
  let made = sketches.get(key);
  if (!made) {
    sketches.clear();
    sketches.set(key, (made = sketch()));
  }
  return made;
}

/** @param {Given} given @param {Look} look */
export function parchisScene({ view, offers, seats, eyes, chosen, pointed }, look) {
  const cross = crossOf(bottomFor(view, eyes));
  const homes = homesOf(view, seats, look);
  const drawn = [look.name, cross.bottom, view.shelters, homes.map(({ corner, colour, partner }) => [corner, colour, partner])];
  const key = JSON.stringify(drawn);
  const board = kept(key, () => sketchBoard(view, homes, cross, look));
  const dice = diceOf(view, cross, rollOf(offers) !== null);
  const chips = chipsOf(view, cross);
  const targets = targetsOf(offers, chosen);
  const goals = goalsOf(targets.goals, view, homes, cross);
  const cells = targets.quiet ? null : sketchGoals(goals, cross, look);
  const taken = chosen && "die" in chosen ? chosen.die : null;
  const held = chosen && "from" in chosen ? chosen : null;
  const free = movable(targets);

  /** @param {Hit | null} hover @returns {Offer[]} what is shown beforehand */
  function previewed(hover) {
    if (hover?.is === "piece") return targets.steps.filter(({ target }) => target.seat === hover.seat && target.from === hover.from);
    if (hover?.is === "goal") return targets.goals.filter(({ target }) => target.seat === hover.seat && target.to === hover.to);
    if (hover?.is === "die") return targetsOf(offers, hover).steps;
    return [];
  }

  /** Whose turn it is, with a highlighter. @param {Brush} brush */
  function markTurn({ ctx }) {
    const seat = view.phase === "over" ? null : view.player;
    if (seat === null) return;
    const { x, y, w, h } = nameBox(cross, view.corners[seat]);
    ctx.fillStyle = look.marker;
    ctx.beginPath();
    ctx.roundRect(x - w / 2, y - h / 2, w, h * 1.02, [h * 0.2, h * 0.45, h * 0.25, h * 0.4]);
    ctx.fill();
    ctx.lineWidth = 2;
    ctx.strokeStyle = look.markerEdge;
    ctx.beginPath();
    ctx.moveTo(x - w / 2, y + h * 0.58);
    ctx.quadraticCurveTo(x, y + h * 0.5, x + w / 2, y + h * 0.6);
    ctx.stroke();
  }

  /** @param {Brush} brush @param {Place[][]} standing @param {Pose[][]} poses @param {{seat: number, piece: number} | null} last who is drawn over the others */
  function paintPieces({ ctx }, standing, poses, last) {
    standing.forEach((pieces, seat) => {
      for (const place of blockadesOf(pieces)) {
        const [a, b] = poses[seat].filter((_, i) => pieces[i] === place);
        drawBeam(ctx, a.stand, b.stand, homes[seat].colour, look);
      }
    });
    poses.forEach((own, seat) => own.forEach((pose, piece) => {
      if (seat !== last?.seat || piece !== last.piece) drawPiece(ctx, pose, homes[seat], look);
    }));
    if (last) drawPiece(ctx, poses[last.seat][last.piece], homes[last.seat], look);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Hit | null} hover */
  function paintGlows(ctx, hover) {
    for (const { seat, from } of free) {
      const over = hover?.is === "piece" && hover.seat === seat && hover.from === from;
      const strong = over || (held !== null && held.seat === seat && held.from === from);
      for (const stand of standsAt(seat, from)) drawGlow(ctx, stand, look, strong);
    }
  }

  /** @param {number} seat @param {Place} from @returns {Stand[]} */
  const standsAt = (seat, from) =>
    cross.stands(view.pieces[seat], view.corners[seat]).filter((_, i) => view.pieces[seat][i] === from);

  /** @param {Brush} brush @param {Hit | null} hover */
  function paintTargets(brush, hover) {
    const { ctx } = brush;
    const before = previewed(hover);
    const early = targets.quiet && before.length ? goalsOf(before, view, homes, cross) : null;
    if (targets.quiet && !pointed) drawDots(ctx, goals, cross, look);
    (early ? sketchGoals(early, cross, look) : cells)?.paint(ctx);
  }

  /** @param {Brush} brush @param {Hit | null} hover */
  function paintOver(brush, hover) {
    const before = goalsOf(previewed(hover), view, homes, cross);
    if (hover?.is === "goal" || (hover?.is === "piece" && before.length === 1)) for (const goal of before) drawTrail(brush.ctx, goal, cross, look, false);
    drawLabels(brush, targets.quiet ? before : goals, cross, look);
    if (!pointed || pointed.do !== "step") return;
    const [goal] = goalsOf([pointed], view, homes, cross);
    const { seat, from } = pointed.target;
    drawTrail(brush.ctx, goal, cross, look, true);
    if (from === "base") {
      const { x, y } = cross.nest(view.corners[seat]);
      drawPointed(brush.ctx, [x, y], NEST_RING, look);
    } else for (const { x, y, r } of standsAt(seat, from)) drawPointed(brush.ctx, [x, y], r * 1.5, look);
    drawLabels(brush, [goal], cross, look);
  }

  return {
    cross,
    /** The board itself, as a layer that looks the same as long as its key is the same. */
    layer: {
      key,
      /** @param {Brush} brush */
      paint: (brush) => paintBoard(board, brush, homes, cross, look),
    },

    /** What is meant by a point. @param {Point} point @param {number} reach in world units */
    under: (point, reach) => hitAt(point, reach, { view, offers, chosen, cross, dice, chips }),

    /** @param {Brush} brush @param {Hit | null} hover @param {Moment | null} moment null: everything rests */
    paint(brush, hover, moment) {
      const { ctx } = brush;
      markTurn(brush);
      for (const home of homes) writeName(brush, home, cross, look);
      const rolling = moment?.thrown ?? null;
      const lying = moment && rolling !== null ? tumbling(dice, moment.throwers, rolling) : dice;
      if (moment === null) paintTargets(brush, hover);
      for (const die of lying) {
        drawDie(ctx, die, homes[die.seat].colour, look, taken !== null && !die.used && die.face === taken);
      }
      if (rolling === null) for (const chip of chips) drawChip(brush, chip, look, taken === chip.steps);
      const going = moment && posesAt(moment.stages, moment.elapsed, view.corners, cross);
      if (!going) {
        if (moment === null) paintGlows(ctx, hover);
        const poses = view.pieces.map((pieces, seat) => cross.stands(pieces, view.corners[seat]).map((stand) => ({ stand, turn: 0 })));
        paintPieces(brush, view.pieces, poses, null);
        if (moment === null) paintOver(brush, hover);
        return;
      }
      const { stage, poses, arrived } = going;
      const mover = poses[stage.seat][stage.piece];
      if (arrived !== null) drawFlourish(ctx, mover.stand, homes[stage.seat].colour, arrived);
      paintPieces(brush, arrived === null ? withoutMover(stage) : stage.after, poses, stage);
    },
  };
}

/** Where those stand who aren't on their way; who is on it bars no cell. @param {Stage} stage @returns {Place[][]} */
const withoutMover = ({ before, seat, piece }) =>
  before.map((own, i) => (i === seat ? own.map((place, k) => (k === piece ? "base" : place)) : own));

/** @typedef {ReturnType<typeof parchisScene>} ParchisScene */
