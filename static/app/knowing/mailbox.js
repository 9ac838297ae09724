/** What the worker that thinks is handed: the mailbox of whoever looks at the page, and nothing else. */

/** @import { Observation, Said, State } from "../basics/types.js" */

import { coveredFor } from "../table/hot-seat.js";

/**
 * @typedef {{game: string, rules: Record<string, any>, seats: number, seat: number | null, heard: readonly Said[],
 *   struck: [number, number][]}} Mailbox
 */

/**
 * How far a page helps: no further than its table allows, and less if its player wants that.
 * @param {Pick<Observation, "rules">} seen @param {string} wish one of `HELPS`
 * @returns {string | undefined} a value of the option; a game may have none
 */
export function helpAt({ rules: { help } }, wish) {
  if (!help || wish === "allowed") return help;
  return wish === "notebook" && help !== "proofs" ? help : wish;
}

/** Whether this page is to prove what can be proved at its table. @param {State} state */
export const provesFor = ({ observation, ui }) =>
  observation !== null && ui.screen === "table" && helpAt(observation, ui.help) === "proofs";

/** Whether there is something to think about for this page: it proves, or a hint was asked for. @param {State} state */
export const thinksFor = (state) =>
  provesFor(state) || (state.observation !== null && state.ui.screen === "table" && state.advice.wanted);

/**
 * The mailbox that is thought about; null: nothing is, for the page may not help so far and nobody has asked
 * for a hint, or it shows something else than what one listener knows.
 * @param {State} state
 * @returns {Mailbox | null}
 */
export function mailboxOf(state) {
  const { observation: seen, console: desk, ui } = state;
  if (!seen || desk || ui.replay || !thinksFor(state)) return null;
  // Whose turn it is looks at it soon; and an answer that is held back is still to come.
  if (coveredFor(state) !== null || seen.awaiting !== undefined) return null;
  const { game, rules, seats, seat, heard, struck = [] } = seen;
  return { game, rules, seats: seats.length, seat, heard, struck };
}

/** Whether one mailbox is what has become of another. @param {Mailbox} now @param {Mailbox} before */
export const goesOn = (now, before) =>
  now.seat === before.seat && now.heard.length >= before.heard.length
  && now.heard[0] === before.heard[0] && now.heard[before.heard.length - 1] === before.heard.at(-1);

/** The letter that hands over what is new of a mailbox. @param {Mailbox} box @param {number} since */
export const letterOf = ({ game, rules, seats, seat, heard, struck }, since) =>
  ({ type: "listen", game, rules, seats, seat, since, heard: heard.slice(since), struck });
