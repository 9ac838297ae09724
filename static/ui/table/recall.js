/** The last move of a player and its answers, said once more. */

/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { between, groupHeard, sayGroup } from "../../app/language/words.js";

/**
 * Whether the last move of a seat can be heard again: in a memory game in one's own turn only.
 * @param {Observation} seen
 * @param {number} seat
 */
export function canRecall(seen, seat) {
  const known = seen.view.recall.some((one) => one.seat === seat && one.to > one.from);
  return known && (!seen.rules.memory_game || seen.over !== null || seen.turn === seen.seat);
}

/**
 * @param {State} state
 * @param {Observation} seen
 * @param {Words} words
 * @returns {string} the words, or nothing when nobody's move is recalled
 */
export function recalledWords(state, seen, words) {
  const seat = state.ui.recalled;
  const range = seen.view.recall.find((one) => one.seat === seat);
  if (seat === null || !range || !canRecall(seen, seat)) return "";
  return groupHeard(seen.heard.slice(range.from, range.to))
    .map((group) => {
      const { request, answers } = sayGroup(group, seen.seats, words);
      return request + between(group) + answers;
    })
    .join(" ");
}
