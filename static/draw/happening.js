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
  const fades = fadesBetween(before, after, motions, hear);
  const marks = marksOf(before, after, motions, hear);
  return motions.length || fades.length || marks.length ? { motions, fades, marks } : null;
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
  /** @type {Deed} */
  let deed = { seat: -1, side: null, moved: false };
  for (const said of hear) {
    deed = deedAfter(deed, said);
    const kind = NOISES[said.key];
    const motion = motions.find(({ seat }) => seat === deed.seat);
    const at = kind && placeOf(before, after, deed);
    if (!at) continue;
    const delay = deed.moved && motion ? durationOf(motion) : 0;
    const { side } = deed;
    if (kind === "scream") marks.push({ kind, at, side, delay });
    else marks.push({ kind, at: said.key === "mine-heard" && side ? beyond(at, side) : at, side: null, delay });
  }
  return marks;
}

/** @type {Record<string, Mark["kind"]>} */
const NOISES = { "mine-exploded": "blast", "mine-heard": "blast", scream: "scream" };

/** @typedef {{seat: number, side: Side | null, moved: boolean}} Deed
 *   Whose action it is, its side, and whether he has moved by then. */

/** What is being done once this has been said. @param {Deed} deed @param {Said} said @returns {Deed} */
function deedAfter(deed, said) {
  if (said.key === "threw-at-feet") return { ...deed, side: null };
  const action = actionOf(said);
  if (!action) return deed;
  // A request of several actions only announces them; they begin one by one.
  const begins = said.key === "acts" || said.args.actions.length === 1;
  const moved = (said.key === "acts" && deed.moved) || (begins && moves(action));
  return { seat: said.args.seat, side: isSide(action.side) ? action.side : null, moved };
}

/** Where a player stood when he did it, as far as that is on the page. @param {View} before
 * @param {View} after @param {Deed} deed @returns {Spot | null} */
function placeOf(before, after, { seat, moved }) {
  const then = spots(before).get(seat);
  const earlier = (then && translate(before, after, then)) ?? null;
  const now = spots(after).get(seat) ?? null;
  return moved ? now ?? earlier : earlier ?? now;
}
