/** Whose pencil the page shows: of whom, in which game, and as it was after how many statements. Pure. */

/** @import { Observation, State } from "../basics/types.js" */
/** @import { Plan, Sign } from "./marks.js" */

import { holesOf } from "../../draw/basics/outline.js";
import { primerOf, inForce } from "../rules/primer.js";
import { guestGame } from "../shelves/pencils.js";
import { coveredFor } from "../table/hot-seat.js";

/**
 * @typedef {{round: number, game: string | null, seat: number, record: string | null, at: number | null}} Owner
 *   `game`: the name under which it is kept, null where it is not, or `record` is that of a finished game that was brought back;
 *   `at`: of a replay, so many statements had been heard; null while the game is played
 */

/** The signs that a game has to draw with. @param {Observation} seen @param {State["ui"]["catalog"]} catalog @returns {Sign[]} */
export const signsOf = ({ game, rules }, catalog) => inForce(primerOf(game, catalog).pencil ?? [], rules);

/** The paper of a game: rows are counted through its floors. @param {Observation["view"]} view @returns {Plan} */
export const planOf = ({ rows, cols, floors, holes }) =>
  ({ rows, cols, floors, holes: holesOf(/** @type {[number, number][]} */ (holes)) });

/** What the page shows of a game, be it played or replayed. @param {State} state */
export const shownIn = ({ observation, ui }) => ui.replay?.observation ?? observation;

/** Under which name what is drawn at this page's table is kept. @param {State} state */
const gameAt = ({ party, ui }) => (party?.role === "guest" ? guestGame(party.table) : ui.game);

/** Whose pencil is shown; null: nobody's, as the page shows more or less than one player knows. @param {State} state @returns {Owner | null} */
export function ownerAt(state) {
  const { observation, console: desk, ui, round } = state;
  const seen = shownIn(state);
  if (!seen || desk || ui.screen !== "table" || !signsOf(seen, ui.catalog).length || coveredFor(state) !== null) return null;
  if (!ui.replay) return seen.seat === null ? null : { round, game: observation ? gameAt(state) : null, seat: seen.seat, record: null, at: null };
  const { eyes } = ui.replay;
  return typeof eyes === "number" ? { ...replayedBy(state, eyes), at: seen.heard.length } : null;
}

/** A player of the game that is replayed, with all that he ever drew. @param {State} state @param {number} seat @returns {Owner} */
export function replayedBy(state, seat) {
  const { observation, ui, round } = state;
  if (observation) return { round, game: gameAt(state), seat, record: null, at: null };
  return { round, game: null, seat, record: ui.replay?.reveal.record ?? null, at: null };
}

/** Whether two have the same sheets, at whatever time. @param {Owner | null} one @param {Owner | null} other */
export const isSameOwner = (one, other) =>
  one?.round === other?.round && one?.seat === other?.seat && one?.record === other?.record && (one === null) === (other === null);

/** The pencil that may be shown now: that of whoever looks at the page. @param {State} state @returns {import("./pencil.js").Pencil | null} */
export function pencilAt(state) {
  const { pencil } = state;
  return pencil && isSameOwner(pencil.owner, ownerAt(state)) ? pencil : null;
}

/** Whether somebody may draw now: a player, as long as the game goes on. @param {State} state */
export const draws = (state) => ownerAt(state)?.at === null && !state.observation?.over;
