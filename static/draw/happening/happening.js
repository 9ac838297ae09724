/** All that a page shows between two views: pawns that move, pawns that are lost from sight, and what else is done. */

/** @import { Said, Side, Spot, View } from "../basics/types.js" */
/** @import { Motion } from "./steps.js" */

import { isSide } from "../basics/geometry.js";
import { actionOf, moves, wentUnseen } from "./heard.js";
import { durationOf } from "../basics/motion.js";
import { beyond, comparable, motionsBetween, same, spots, translate } from "./steps.js";

/**
 * @typedef {{seat: number, at: Spot}} Fade a pawn goes from here to somewhere
 * @typedef {"blast" | "scream" | "stroke" | "bricks" | "clover"} Noise
 * @typedef {{kind: Noise, at: Spot, side: Side | null, delay: number, towards?: Vector}} Mark
 *   `side`: where the shot went that somebody screamed at, or where the wall was built; `delay`:
 *   milliseconds before it begins; `towards`: where the leprechaun says that the treasure lies.
 * @typedef {{right: number, down: number, floors: number}} Vector in squares, and floors up
 * @typedef {{who: import("../figures/creatures.js").Creature, motion: Motion, delay: number}} Stroll
 * @typedef {{motions: Motion[], fades: Fade[], marks: Mark[], strolls: Stroll[]}} Happening
 */

/** Milliseconds. */
export const FADE = 420;
export const MARK = 620;
/** @type {Partial<Record<Noise, number>>} */
const LASTING = { clover: 2400 };

/** How long a mark is seen, in milliseconds. @param {Noise} kind */
export const markLasts = (kind) => LASTING[kind] ?? MARK;

const GONE = ["dead", "lost", "unplaced"];

/**
 * @param {View | null} before
 * @param {View} after
 * @param {readonly Said[]} [hear] what was said between the two
 * @returns {Happening | null} null: nothing
 */
export function happeningBetween(before, after, hear = []) {
  if (!before || !comparable(before, after)) return null;
  const motions = motionsBetween(before, after, hear);
  const fades = fadesBetween(before, after, motions, hear);
  const [then, now] = [spots(before), spots(after)];
  const marks = marksOf((seat) => {
    const earlier = then.get(seat);
    return { then: (earlier && translate(before, after, earlier)) ?? null, now: now.get(seat) ?? null };
  }, motions, hear);
  return anything({ motions, fades, marks, strolls: [] });
}

/** @param {Happening} happening @returns {Happening | null} */
export const anything = (happening) => (Object.values(happening).some((list) => list.length) ? happening : null);

/** @param {Happening} happening @returns {number} milliseconds */
export const lasting = ({ motions, fades, marks, strolls }) =>
  Math.max(...motions.map(durationOf), ...fades.map(() => FADE), ...marks.map(({ kind, delay }) => delay + markLasts(kind)),
    ...strolls.map(({ motion, delay }) => delay + durationOf(motion)));

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

/** @typedef {(seat: number) => {then: Spot | null, now: Spot | null}} Places where a player stood and stands */

/** What was seen or heard of a deed, and where: at the pawn before or after its motion, or where a
 * thing was thrown. @param {Places} places @param {readonly Motion[]} motions @param {readonly Said[]} hear
 * @returns {Mark[]} */
export function marksOf(places, motions, hear) {
  /** @type {Mark[]} */
  const marks = [];
  /** @type {Deed} */
  let deed = { seat: -1, side: null, moved: false };
  for (const said of hear) {
    deed = deedAfter(deed, said);
    const kind = NOISES[said.key];
    const motion = motions.find(({ seat }) => seat === deed.seat);
    const at = kind && placeOf(places, deed);
    if (!at) continue;
    // One deed after the other.
    const delay = Math.max(deed.moved && motion ? durationOf(motion) : 0, ...marks.map((mark) => mark.delay + MARK * 0.7));
    const { side } = deed;
    if (kind === "scream" || kind === "bricks") marks.push({ kind, at, side, delay });
    else marks.push({ kind, at: said.key === "mine-heard" && side ? beyond(at, side) : at, side: null, delay });
  }
  return [...marks, ...hintsOf(places, motions, hear)];
}

/** Where leprechauns were met, once all have moved: they come to players too. @param {Places} places
 * @param {readonly Motion[]} motions @param {readonly Said[]} hear @returns {Mark[]} */
function hintsOf(places, motions, hear) {
  const delay = Math.max(0, ...motions.map(durationOf));
  return hear.filter(({ key }) => key === "leprechaun-met").flatMap(({ args: { seat, right, down, floors } }) => {
    const { then, now } = places(seat);
    const at = now ?? then;
    return at ? [{ kind: /** @type {const} */ ("clover"), at, side: null, delay, towards: { right, down, floors } }] : [];
  });
}

/** @type {Record<string, Noise>} */
const NOISES = {
  "mine-exploded": "blast", "mine-heard": "blast", scream: "scream", stabbed: "stroke", "stabbed-nobody": "stroke",
  "cement-built": "bricks",
};

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

/** Where a player stood when he did it, as far as that is on the page. @param {Places} places
 * @param {Deed} deed @returns {Spot | null} */
function placeOf(places, { seat, moved }) {
  const { then, now } = places(seat);
  return moved ? now ?? then : then ?? now;
}
