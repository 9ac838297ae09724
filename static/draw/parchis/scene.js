/** The board as a scene: sketched once for a view, painted for every frame. */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Point } from "../basics/types.js" */
/** @import { Pose, Stage } from "./motion.js" */
/** @import { Chosen, Offer, ParchisView, Place, Seat } from "./types.js" */
/** @import { Home } from "./sheet.js" */
/** @import { Hit } from "./targets.js" */

import { SIDE, T, bottomFor, crossOf } from "./cross.js";
import { chipsOf, diceOf, tumbling } from "./dice.js";
import { drawChip, drawDie } from "./dice-ink.js";
import { blockadesOf, posesAt } from "./motion.js";
import { drawBeam, drawFlourish, drawPiece } from "./pieces.js";
import { homesOf, nameBox, paintBoard, sketchBoard, writeName } from "./sheet.js";
import { parchisHints } from "./hints.js";
import { hitAt, rollOf } from "./targets.js";

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
  const hints = parchisHints({ view, offers, chosen, pointed }, { cross, homes, look });
  const taken = chosen && "die" in chosen ? chosen.die : null;

  /** @param {Brush} brush @param {Moment | null} moment */
  function paintDice(brush, moment) {
    const rolling = moment?.thrown ?? null;
    const lying = moment && rolling !== null ? tumbling(dice, moment.throwers, rolling) : dice;
    for (const die of lying) {
      drawDie(brush.ctx, die, homes[die.seat].colour, look, taken !== null && !die.used && die.face === taken);
    }
    if (rolling === null) for (const chip of chips) drawChip(brush, chip, look, taken === chip.steps);
  }

  /** @param {Brush} brush */
  function paintResting(brush) {
    const poses = view.pieces.map((pieces, seat) => cross.stands(pieces, view.corners[seat]).map((stand) => ({ stand, turn: 0 })));
    paintPieces(brush, { standing: view.pieces, poses, last: null }, homes, look);
  }

  /** @param {Brush} brush @param {NonNullable<ReturnType<typeof posesAt>>} going */
  function paintGoing(brush, { stage, poses, arrived }) {
    const mover = poses[stage.seat][stage.piece];
    if (arrived !== null) drawFlourish(brush.ctx, mover.stand, homes[stage.seat].colour, arrived);
    paintPieces(brush, { standing: arrived === null ? withoutMover(stage) : stage.after, poses, last: stage }, homes, look);
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
      const seat = view.phase === "over" ? null : view.player;
      if (seat !== null) markTurn(brush, nameBox(cross, view.corners[seat]), look);
      for (const home of homes) writeName(brush, home, cross, look);
      if (moment === null) hints.paintTargets(brush, hover);
      paintDice(brush, moment);
      const going = moment && posesAt(moment.stages, moment.elapsed, view.corners, cross);
      if (going) return paintGoing(brush, going);
      if (moment === null) hints.paintGlows(brush.ctx, hover);
      paintResting(brush);
      if (moment === null) hints.paintOver(brush, hover);
      return undefined;
    },
  };
}

/** @typedef {ReturnType<typeof parchisScene>} ParchisScene */

/** Whose turn it is, with a highlighter. @param {Brush} brush @param {ReturnType<typeof nameBox>} name @param {Look} look */
function markTurn({ ctx }, { x, y, w, h }, look) {
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

/**
 * @param {Brush} brush
 * @param {{standing: Place[][], poses: Pose[][], last: {seat: number, piece: number} | null}} pieces
 *   `last`: who is drawn over the others
 * @param {Home[]} homes
 * @param {Look} look
 */
function paintPieces({ ctx }, { standing, poses, last }, homes, look) {
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

/** Where those stand who aren't on their way; who is on it bars no cell. @param {Stage} stage @returns {Place[][]} */
const withoutMover = ({ before, seat, piece }) =>
  before.map((own, i) => (i === seat ? own.map((place, k) => (k === piece ? "base" : place)) : own));
