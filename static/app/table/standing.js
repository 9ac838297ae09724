/** How a person stands in the game that is shown, as far as the page itself depends on it. */

/** @import { Observation, State } from "../basics/types.js" */

import { ownSeats } from "./hot-seat.js";

/** In these states of health nobody moves any more. */
const OUT = ["dead", "lost"];

/** Whether the player has nothing left to do but to watch, nor has anybody with whom he shares the page. @param {Observation} seen */
export const isOut = (seen) =>
  seen.seat !== null && [seen.seat, ...ownSeats(seen.seats)].every((seat) => OUT.includes(seen.view.pawns?.[seat].health));

/** Whether a lesson is done, and nothing is left to do at its table. @param {Observation | null} seen */
export const isLearnt = (seen) => seen?.guide?.lesson?.ask === null && !seen.guide.lesson.more;

/**
 * Whether a player who is out still has to say what to do now: the bots wait for that. Friends don't.
 * @param {State} state
 */
export function isAsked({ observation, ui }) {
  if (observation === null || observation.over || ui.watching) return false;
  // Their seats are known as soon as the game is, the party only later.
  return isOut(observation) && !observation.seats.some(({ friend }) => friend);
}

/**
 * Whether nobody moves just now: the game master is about to speak or has stopped the game, or all have a
 * break. After a reload it is known only with the party whether he has.
 * @param {Pick<Observation, "awaiting" | "clock" | "led" | "seats">} seen
 * @param {State["party"]} party
 */
export const rests = ({ awaiting, clock, led, seats }, party) =>
  awaiting !== undefined || clock?.paused === true || (party ? party.paused : led === true && seats.some(({ friend }) => friend));
