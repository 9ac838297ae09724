/**
 * What the page shows of a game: of a replay, through a borrowed pair of eyes, to the game master
 * himself, or simply what its own seat knows. Pure.
 */

/** @import { Observation, Pawn, Said, State } from "../basics/types.js" */
/** @import { Console } from "./types.js" */

import { opened, openly } from "../table/review.js";
import { rests } from "../table/standing.js";

/**
 * @typedef {{seen: Observation, truth: any, audience: ReadonlyMap<Said, number[]>}} Looked
 *   `truth`: the game master's map, where he looks at it; `audience`: who heard what not everybody heard
 */

/** @type {Looked["audience"]} */
const ALL = new Map();
/** What was shown last: much changes on the page while nothing of this does. @type {{of: unknown[], looked: Looked | null}} */
let latest = { of: [], looked: null };

/** @param {State} state @returns {Looked | null} */
export function lookedAt(state) {
  const { observation, console: desk, party, ui: { replay } } = state;
  const of = [observation, desk, replay, party?.paused ?? null];
  if (of.some((one, at) => one !== latest.of[at])) latest = { of, looked: looked(state) };
  return latest.looked;
}

/** @param {State} state @returns {Looked | null} */
function looked({ observation, console: desk, party, ui: { replay } }) {
  if (replay) return { seen: replay.observation, truth: replay.truth, audience: ALL };
  if (!observation) return null;
  // What was offered before is not offered while nobody moves.
  const offers = rests(observation, party) ? [] : observation.offers;
  if (!desk) return { seen: offers === observation.offers ? observation : { ...observation, offers }, truth: null, audience: ALL };
  if (desk.seen) return { seen: { ...desk.seen, rules: observation.rules }, truth: null, audience: ALL };
  return unveiled(observation, desk);
}

/** The table as its game master sees it: all that was said and to whom, and how everybody really is. @param {Observation} seen @param {Console} desk @returns {Looked} */
function unveiled(seen, { unveiled: { leading, truth, ...now } }) {
  const { turn, over, clock, heard } = now;
  // What he is about to say is known by what everybody else is told.
  const awaiting = now.awaiting ?? seen.awaiting;
  const audience = new Map(heard.flatMap((said, at) => {
    const [open, whom] = [opened(said), leading.audience[at]];
    return open && whom ? [/** @type {const} */ ([open, whom])] : [];
  }));
  const view = truth.pawns ? { ...seen.view, recall: [], pawns: seen.view.pawns.map((pawn) => trulySo(pawn, truth)) } : seen.view;
  return { seen: { ...seen, turn, over, awaiting, clock, ...openly(now), view }, truth, audience };
}

/** A player's figures as they are. @param {Pawn} pawn @param {any} truth of a labyrinth @returns {Pawn} */
function trulySo(pawn, { pawns, cells, treasures }) {
  const own = pawns.find((/** @type {any} */ one) => one.seat === pawn.seat);
  if (!own) return pawn;
  const { row, col, outside, corpse, ...figures } = own;
  const on = cells.find((/** @type {any} */ cell) => cell.row === row && cell.col === col)?.cell ?? null;
  const carried = treasures.filter((/** @type {any} */ one) => one.seat === pawn.seat).length;
  return { ...pawn, ...figures, on: outside ? null : on, outside: outside !== null, corpse: corpse !== null, treasures: carried, sure: true };
}

/** The statements that were taken back. @param {Pick<Observation, "heard" | "struck">} seen @returns {Set<Said>} */
export const strikesIn = ({ heard, struck = [] }) => new Set(struck.flatMap(([from, to]) => heard.slice(from, to)));
