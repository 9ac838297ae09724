/** Pawns and creatures at a moment of what happens. */

/** @import { Creature } from "../figures/creatures.js" */
/** @import { Happening } from "./happening.js" */
/** @import { Write } from "../basics/lettering.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Pawn } from "../figures/pawns.js" */
/** @import { Layout, Point, Seat } from "../basics/types.js" */

import { drawCreature } from "../figures/creatures.js";
import { figureOf } from "../figures/figures.js";
import { CELL } from "../basics/geometry.js";
import { drawBoat } from "../figures/kit.js";
import { poseAt } from "../basics/motion.js";
import { drawPawn } from "../figures/pawns.js";

/**
 * @typedef {Omit<Pawn, "at"> & {at: Point | null, beside: Point}} Actor
 *   `at`: the middle of his square, null if it isn't shown; `beside`: how far from it he stands.
 * @typedef {{ctx: CanvasRenderingContext2D, write: Write, look: Look, layout: Layout,
 *   happening: Happening | null, elapsed: number}} Scene
 *   `ctx` in world units; `elapsed`: milliseconds since the happening began.
 */

/** @param {Scene} scene @param {readonly Actor[]} actors @param {readonly Seat[]} seats */
export function drawActors({ ctx, write, look, layout, happening, elapsed }, actors, seats) {
  for (const actor of actors) {
    const motion = happening?.motions.find(({ seat }) => seat === actor.seat);
    const pose = motion ? poseAt(motion, layout, elapsed) : null;
    const centre = pose ? pose.centre : actor.at;
    if (!centre) continue;
    const at = { x: centre.x + actor.beside.x, y: centre.y + actor.beside.y };
    if (pose?.boat) floatBoat(ctx, look, at);
    drawPawn(ctx, { ...actor, at, radius: actor.radius * Math.max(0.05, pose?.grow ?? 1) }, seats[actor.seat], look, write);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Look} look @param {Point} at of whoever sits in it */
function floatBoat(ctx, look, at) {
  ctx.save();
  ctx.translate(at.x, at.y + CELL * 0.16);
  figureOf("boat", look, (pen) => drawBoat(pen.raised(1), look, 0, 0, 0.8)).paint(ctx);
  ctx.restore();
}

/** A creature, standing at a point or on its way. @param {Scene} scene @param {Creature} who @param {Point | null} at */
export function actCreature({ ctx, look, layout, happening, elapsed }, who, at) {
  const stroll = happening?.strolls.find((one) => one.who === who);
  const pose = stroll ? poseAt(stroll.motion, layout, Math.max(0, elapsed - stroll.delay)) : null;
  const centre = pose ? pose.centre : at;
  if (centre) drawCreature(ctx, who, look, centre, Math.max(0.05, pose?.grow ?? 1));
}
