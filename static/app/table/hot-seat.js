/**
 * Several people at one device (Rule T-2.5): whose the page is, and when it is covered. Pure; of the
 * rules it knows only what the catalog tells, whether a game has secrets at all.
 */

/** @import { Observation, Seat, State } from "../basics/types.js" */

import { secretsOf } from "../rules/primer.js";

/** @typedef {Pick<Seat, "bot"> & {friend?: boolean}} Sitting */

/** A seat of somebody at this page. @param {Sitting} seat */
const isOwn = ({ bot, friend }) => bot === null && !friend;

/** The seats of the people at this page. @param {readonly Sitting[]} seats */
export const ownSeats = (seats) => seats.flatMap((seat, at) => (isOwn(seat) ? [at] : []));

/** Through whose eyes a page looks that begins a game: nobody's, as long as several share it. @param {readonly Sitting[]} seats @returns {number | null} */
export function firstEyes(seats) {
  const own = ownSeats(seats);
  return own.length === 1 ? own[0] : null;
}

/** Whether several people share this page. @param {State} state */
const shares = ({ observation: seen, party }) =>
  party?.role !== "guest" && seen !== null && !seen.led && !seen.seats.some(({ friend }) => friend) && ownSeats(seen.seats).length > 1;

/** Whether they have something to hide from each other. @param {State} state */
export const hides = (state) => shares(state) && !state.observation?.over && secretsOf(state.observation?.game ?? "", state.ui.catalog);

/** Whose turn it is, if it is somebody's at this page. @param {Observation | null} seen */
const ownTurn = (seen) => (seen && !seen.over && seen.turn !== null && isOwn(seen.seats[seen.turn]) ? seen.turn : null);

/** Whose turn it is of the people in the room of a game master who leads from this page. @param {State} state @returns {number | null} */
export function roomTurn({ observation: seen, console: desk, ui }) {
  if (!desk || !seen || ui.replay || desk.unveiled.awaiting) return null;
  return ownTurn({ ...seen, turn: desk.unveiled.turn, over: desk.unveiled.over });
}

/** Whether people sit in the game master's room, for whom he moves. @param {State} state */
export const assists = ({ console: desk, observation: seen, ui }) =>
  desk !== null && seen !== null && ui.assists && !ui.replay && !desk.unveiled.over && ownSeats(seen.seats).length > 0;

/** Whether the game master enters somebody's move now. @param {State} state */
export const enters = (state) => assists(state) && state.entry !== null;

/** As whom this page moves: as its own seat, or as the one for whom the game master enters it. @param {State} state */
export const actingOf = ({ entry, observation }) => entry ?? observation;

/** For whom the page is covered. @param {State} state @returns {number | null} */
export const coveredFor = (state) =>
  (hides(state) && state.observation?.seat === null && !state.ui.replay ? ownTurn(state.observation) : null);

/** To whom the page is to be passed by the one who looks at it. @param {State} state @returns {number | null} */
export function passesTo(state) {
  const { observation: seen, ui } = state;
  if (!seen || seen.seat === null || seen.turn === seen.seat || ui.replay || ui.waiting || !hides(state)) return null;
  return ownTurn(seen);
}

/** Whose eyes the page takes by itself, where nobody has anything to hide. @param {State} state @returns {number | null} */
export function opensTo(state) {
  const seen = state.observation;
  if (!seen || !shares(state) || hides(state) || seen.turn === seen.seat) return null;
  return ownTurn(seen);
}
