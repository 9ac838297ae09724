/** Hints that were taken: the game master says so, and everybody counts. */

/** @import { Observation } from "../basics/types.js" */

/** What is said of one. */
export const ADVISED = "advised";

/** How often a seat has taken a hint. @param {Pick<Observation, "heard">} seen @param {number} seat */
export const advisedOf = ({ heard }, seat) => heard.filter(({ key, args }) => key === ADVISED && args.seat === seat).length;
