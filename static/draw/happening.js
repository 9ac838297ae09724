/** All that a page shows between two views: pawns that move, pawns that are lost from sight, and noise. */

/** @import { Said, Side, Spot, View } from "./types.js" */
/** @import { Motion } from "./steps.js" */

import { isSide } from "./geometry.js";
import { actionOf, moves, wentUnseen } from "./hearing.js";
import { durationOf } from "./motion.js";
import { beyond, motionsBetween, same, spots, translate } from "./steps.js";

/**
 * @typedef {{seat: number, at: Spot}} Fade a pawn goes from here to somewhere
 * @typedef {{kind: "blast" | "scream", at: Spot, side: Side | null, delay: number}} Mark
 *   `side`: where the shot went that somebody screamed at; `delay`: milliseconds before it begins.
 * @typedef {{motions: Motion[], fades: Fade[], marks: Mark[]}} Happening
 */

/** Milliseconds. */
export const FADE = 420;
export const MARK = 620;
const GONE = ["dead", "lost", "unplaced"];

/**
 * @param {View | null} before
 * @param {View} after
 * @param {readonly Said[]} [hear] what was said between the two
 * @returns {Happening | null} null: nothing
 */
export function happeningBetween(before, after, hear = []) {
  if (!before || before.rows !== after.rows || before.cols !== after.cols) return null;
  const motions = motionsBetween(before, after, hear);
  const happening = { motions, fades: fadesBetween(before, after, motions, hear), marks: marksOf(before, after, motions, hear) };
  return motions.length || happening.fades.length || happening.marks.length ? happening : null;
}

/** @param {Happening} happening @returns {number} milliseconds */
export const lasting = ({ motions, fades, marks }) =>
  Math.max(...motions.map(durationOf), ...fades.map(() => FADE), ...marks.map(({ delay }) => delay + MARK));

/** Pawns whose old place is known and whose new one isn't connected with it: after a dark move, or
 * when a new square was ordered. @param {View} before @param {View} after
 * @param {readonly Motion[]} motions @param {readonly Said[]} hear @returns {Fade[]} */
function fadesBetween(before, after, motions, hear) {
  return [...spots(before)].flatMap(([seat, then]) => {
    const now = spots(after).get(seat);
    const playing = !GONE.includes(after.pawns.find((pawn) => pawn.seat === seat)?.health ?? "dead");
    const jumped = motions.some((motion) => motion.seat === seat && motion.appears) && wentUnseen(hear, seat);
    const at = translate(before, after, then);
    return at && playing && (!now || (jumped && !same(at, now))) ? [{ seat, at }] : [];
  });
}

/** What made a noise, and where: at the pawn before or after its motion, or where a thing was thrown.
 * @param {View} before @param {View} after @param {readonly Motion[]} motions @param {readonly Said[]} hear
 * @returns {Mark[]} */
function marksOf(before, after, motions, hear) {
  /** @type {Mark[]} */
  const marks = [];
  let [seat, moved] = [-1, false];
  /** @type {Side | null} */
  let side = null;
  for (const said of hear) {
    const action = actionOf(said);
    if (action) {
      // A request is heard before its actions begin one by one.
      moved = (moved && said.key === "acts") || (moves(action) && single(said));
      seat = said.args.seat;
      side = isSide(action.side) ? action.side : null;
    }
    if (said.key === "threw-at-feet") side = null;
    const kind = NOISES[said.key];
    if (!kind) continue;
    const who = said.args.seat ?? seat;
    const motion = motions.find((one) => one.seat === who);
    const then = spots(before).get(who);
    const now = spots(after).get(who) ?? (then && translate(before, after, then));
    const at = kind === "scream" && !moved && motion ? motion.from : now;
    if (!at) continue;
    const thrown = said.key === "mine-heard" && side;
    marks.push({ kind, at: thrown ? beyond(at, thrown) : at, side: kind === "scream" ? side : null, delay: moved && motion ? durationOf(motion) : 0 });
  }
  return marks;
}

/** @type {Record<string, Mark["kind"]>} */
const NOISES = { "mine-exploded": "blast", "mine-heard": "blast", scream: "scream" };

/** Whether what is said is one action: a request of several only announces them. @param {Said} said */
const single = ({ key, args }) => key === "acts" || args.actions.length === 1;
