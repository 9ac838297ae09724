/** What a tap on the board may mean. What is possible comes from the offers alone. */

/** @import { Point } from "../basics/types.js" */
/** @import { Chip, Die } from "./dice.js" */
/** @import { Cross } from "./cross.js" */
/** @import { Chosen, Offer, ParchisView, Place } from "./types.js" */

import { NEST_RING, T } from "./cross.js";

/**
 * @typedef {{is: "piece", seat: number, from: Place} | {is: "goal", seat: number, to: Place}
 *   | {is: "die", die: number} | {is: "roll"}} Hit what lies under a finger
 * @typedef {{pick: Offer} | {choose: Chosen}} Answer
 * @typedef {{steps: Offer[], goals: Offer[], quiet: boolean}} Targets
 *   `steps`: those that the taken-up die allows; `goals`: those whose ends are shown, `quiet` as long
 *   as nothing has been taken up.
 */

/** @param {readonly Offer[]} offers @param {Chosen} chosen @returns {Targets} */
export function targetsOf(offers, chosen) {
  const all = offers.filter((offer) => offer.do === "step");
  if (chosen && "die" in chosen) {
    const steps = all.filter(({ target }) => target.with !== "sum" && target.by === chosen.die);
    return { steps, goals: steps, quiet: false };
  }
  if (!chosen) return { steps: all, goals: all, quiet: true };
  return { steps: all, goals: all.filter((offer) => isFrom(offer, chosen)), quiet: false };
}

/** @param {Offer} offer @param {{from: Place, seat: number}} piece */
const isFrom = ({ target }, { from, seat }) => target.from === from && target.seat === seat;

/** The pieces that may be moved, by where they stand. @param {Targets} targets */
export function movable({ steps }) {
  const seen = new Map(steps.map(({ target: { seat, from } }) => [`${seat} ${from}`, { seat, from }]));
  return [...seen.values()];
}

/** The offer to roll, if there is one. @param {readonly Offer[]} offers */
export const rollOf = (offers) => offers.find((offer) => offer.do === "roll") ?? null;

/** Nearer to the finger, in squares, than what is less likely to be meant. */
const LEAD = 0.35;

/**
 * What is meant by a point: the nearest of all that can be tapped.
 * @param {Point} point
 * @param {number} reach how far off something may be, in world units
 * @param {{view: ParchisView, offers: readonly Offer[], chosen: Chosen, cross: Cross, dice: Die[], chips: Chip[]}} board
 * @returns {Hit | null}
 */
export function hitAt(point, reach, { view, offers, chosen, cross, dice, chips }) {
  const targets = targetsOf(offers, chosen);
  /** @type {{hit: Hit, off: number}[]} */
  const near = [];
  /** @param {Hit} hit @param {number} off @param {number} [lead] */
  const add = (hit, off, lead = 0) => {
    if (off <= reach) near.push({ hit, off: off - lead });
  };
  for (const { seat, from } of movable(targetsOf(offers, chosen && "die" in chosen ? chosen : null))) {
    const corner = view.corners[seat];
    if (from === "base") add({ is: "piece", seat, from }, distance(point, cross.nest(corner)) - NEST_RING);
    cross.stands(view.pieces[seat], corner).forEach((stand, i) => {
      if (view.pieces[seat][i] === from) add({ is: "piece", seat, from }, distance(point, stand) - stand.r, targets.quiet ? LEAD * T : 0);
    });
  }
  for (const { target: { seat, to } } of targets.goals) {
    const off = distance(point, cross.centre(to, view.corners[seat])) - T / 2;
    if (!targets.quiet || off <= 0) add({ is: "goal", seat, to }, off, targets.quiet ? 0 : LEAD * T);
  }
  const rolls = rollOf(offers);
  for (const die of dice) {
    const off = distance(point, die) - die.size / 2;
    if (die.face === null && rolls) add({ is: "roll" }, off);
    else if (die.face !== null && !die.used && usable(offers, die.face)) add({ is: "die", die: die.face }, off);
  }
  for (const chip of chips) {
    if (usable(offers, chip.steps)) add({ is: "die", die: chip.steps }, distance(point, chip) - chip.h / 2);
  }
  return near.sort((a, b) => a.off - b.off)[0]?.hit ?? null;
}

/** @param {readonly Offer[]} offers @param {number} die */
const usable = (offers, die) => targetsOf(offers, { die }).steps.length > 0;

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * What a tap does.
 * @param {Hit | null} hit
 * @param {readonly Offer[]} offers
 * @param {Chosen} chosen
 * @returns {Answer | null}
 */
export function answerTo(hit, offers, chosen) {
  if (!hit) return chosen ? { choose: null } : null;
  if (hit.is === "roll") return picked([rollOf(offers)]);
  if (hit.is === "die") return { choose: chosen && "die" in chosen && chosen.die === hit.die ? null : { die: hit.die } };
  const { goals } = targetsOf(offers, chosen);
  if (hit.is === "goal") return picked(goals.filter(({ target }) => target.to === hit.to && target.seat === hit.seat));
  const own = goals.filter((offer) => isFrom(offer, hit));
  if (chosen && "die" in chosen) return picked(own) ?? { choose: { from: hit.from, seat: hit.seat } };
  const again = chosen !== null && chosen.from === hit.from && chosen.seat === hit.seat;
  if (again) return picked(own) ?? { choose: null };
  return { choose: { from: hit.from, seat: hit.seat } };
}

/** The only offer there is. @param {(Offer | null)[]} offers @returns {Answer | null} */
function picked(offers) {
  const [offer] = offers;
  return offers.length === 1 && offer ? { pick: offer } : null;
}
