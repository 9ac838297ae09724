/** What is made of a review: the share that was certain, luck in a word, phases. Pure. */

/** @import { Point, Review } from "./reviews.js" */

/** So many signs a game has at most. */
const PHASES = 10;
/** A phase in which so great a share of all that there is became certain had much news. */
const MUCH = 0.08;
/** Steps that went otherwise than was to be expected, before one speaks of luck. */
const LUCK = 1;

/** @param {{passed: number, expected: number}} luck @returns {"lucky" | "unlucky" | "neither"} */
export function luckWord({ passed, expected }) {
  const more = passed - expected;
  if (Math.abs(more) < LUCK) return "neither";
  return more > 0 ? "lucky" : "unlucky";
}

/** What was certain in the end, in percent. @param {readonly Point[]} points @param {number} facts */
export const percentOf = (points, facts) => Math.round((100 * (points.at(-1)?.certain ?? 0)) / facts);

/**
 * The own requests in phases of equal length: how much became certain in each.
 * @param {readonly Point[]} points @param {number} facts how much there is to be known
 * @returns {("much" | "some" | "none")[]}
 */
export function phasesOf(points, facts) {
  const gains = points.flatMap(({ own, certain }, at) => (own ? [certain - (points[at - 1]?.certain ?? 0)] : []));
  const count = Math.min(PHASES, gains.length);
  return Array.from({ length: count }, (_, at) => {
    const phase = gains.slice(Math.round((at * gains.length) / count), Math.round(((at + 1) * gains.length) / count));
    const gained = phase.reduce((sum, gain) => sum + Math.max(0, gain), 0);
    return gained <= 0 ? "none" : gained >= MUCH * facts ? "much" : "some";
  });
}

/** What is known along the course of a game, as the values of a chart. @param {Pick<Review, "points">} review @param {number} facts @returns {{at: number, known: number, shown: number}[]} shares of 1 */
export const courseOf = ({ points }, facts) =>
  points.map(({ at, certain, shown }) => ({ at, known: certain / facts, shown: shown / facts }));
