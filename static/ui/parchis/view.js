/** What an observation of Parchís is for the page's types, and how its steps are told apart. */

/** @import { Offer as Step } from "../../draw/parchis/types.js" */
/** @import { Observation, ParchisView, Picked } from "../../app/basics/types.js" */

import { isTrack, laneOf } from "../../draw/parchis/cross.js";
import { targetsOf } from "../../draw/parchis/targets.js";

/** @param {Observation} seen of a game of Parchís @returns {ParchisView} */
export const viewOf = (seen) => /** @type {ParchisView} */ (/** @type {unknown} */ (seen.view));

/** @param {Observation} seen of a game of Parchís @returns {Step[]} */
export const offersOf = (seen) => seen.offers;

/** @param {readonly Step[]} offers */
export const stepsOf = (offers) => offers.filter((offer) => offer.do === "step");

/** The steps that fit what was taken up. @param {readonly Step[]} offers @param {Picked} picked */
export const fitting = (offers, picked) => targetsOf(offers, picked).goals;

/** The steps by the piece that makes them. @param {readonly Step[]} steps @returns {Step[][]} */
export function byPiece(steps) {
  /** @type {Map<string, Step[]>} */
  const groups = new Map();
  for (const step of steps) {
    const key = `${step.target.seat} ${step.target.from}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()];
}

/** A place as messages take it: what it is, and its number there. @param {string} place */
export function placeArgs(place) {
  const lane = laneOf(place);
  if (lane !== null) return { kind: "lane", number: lane };
  return isTrack(place) ? { kind: "track", number: Number(place) } : { kind: place, number: 0 };
}

/**
 * The dice of the roll under way in the order in which they lie, and the bonuses.
 * @param {ParchisView} view
 * @returns {{dice: {face: number | null, used: boolean}[], bonus: number[]}} a die without a face has
 *   not been thrown yet
 */
export function trayOf({ phase, dice, left, bonus }) {
  if (phase === "draw" || phase === "roll" || !dice) {
    return { dice: [{ face: null, used: false }, { face: null, used: false }], bonus: [] };
  }
  const rest = [...left];
  const lie = dice.faces.map((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return { face, used: at < 0 };
  });
  return { dice: lie, bonus };
}
