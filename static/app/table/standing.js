/** How a person stands in the game that is shown, as far as the page itself depends on it. */

/** @import { Observation, State } from "../basics/types.js" */

/** In these states of health nobody moves any more. */
const OUT = ["dead", "lost"];

/** Whether the player has nothing left to do but to watch. @param {Observation} seen */
export const isOut = (seen) => seen.seat !== null && OUT.includes(seen.view.pawns?.[seen.seat].health);

/**
 * Whether a player who is out still has to say what to do now: the bots wait for that. Friends don't.
 * @param {State} state
 */
export function isAsked({ observation, ui }) {
  if (observation === null || observation.over || ui.watching) return false;
  // Their seats are known as soon as the game is, the party only later.
  return isOut(observation) && !observation.seats.some(({ friend }) => friend);
}
