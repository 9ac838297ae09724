/** What is told of finished games, the statistics made of it, and the file in which all of it travels. */

/** @import { Best } from "./bests.js" */
/** @import { Against } from "./rivals.js" */
/** @import { Observation, Seat } from "../basics/types.js" */

import { readBests } from "./bests.js";
import { againstOf } from "./rivals.js";

const FORMAT = "gamemaster-games";
const VERSION = 1;
/** Larger is no such file. */
export const MOST_FILE = 64 * 1024 * 1024;
const MOST = { seats: 8, text: 100, record: 4 * 1024 * 1024, games: 200, lines: 5000 };
/** What one game can be worth against a bot. @type {unknown[]} */
const POINTS = [0, 0.5, 1];
/** Last words that name who has won. */
const WON = ["won", "last-alive", "all-home", "pair-home"];

/**
 * @typedef {{game: string, preset: string, at: number, seats: {name: string, bot: boolean}[],
 *   mine: number | null, winners: number[]}} Finished `mine`: the seat of this device's player
 * @typedef {{preset: string, at: number, won: boolean, moves: number | null, against?: Against}} Line
 *   Of a game that this device's player has played. `moves`: of a labyrinth that was left alone;
 *   `against`: which bots played, and how many points each has left to the player.
 * @typedef {{games: {about: Finished, record: string, line?: Line | null}[], lines: [name: string, line: Line][]}} FromFile
 * @typedef {{preset: string, games: number, wins: number, best: number | null}} Tally
 */

/** The seat of the host, or of who plays alone; of several who share the device it is nobody's. @param {Seat[]} seats */
export function ownSeat(seats) {
  const own = seats.flatMap(({ bot, friend }, at) => (bot === null && !friend ? [at] : []));
  return own.length === 1 ? own[0] : null;
}

/**
 * What is told of a game that is over.
 * @param {Observation} seen @param {number | null} mine @param {number} at when it ended
 * @returns {{about: Finished, line: Line | null}}
 */
export function finishedOf({ game, rules, seats, over, view }, mine, at) {
  const { key = "", args = {} } = over ?? {};
  const winners = WON.includes(key) ? [...(args.seats ?? [args.seat])] : [];
  const won = mine !== null && winners.includes(mine);
  const moves = won && seats.length === 1 ? (view.pawns?.[0]?.turns ?? null) : null;
  return {
    about: { game, preset: rules.preset, at, seats: seats.map(({ name, bot }) => ({ name, bot: bot !== null })), mine, winners },
    line: mine === null ? null : { preset: rules.preset, at, won, moves, against: againstOf(seats, mine, winners, rules.pairs === true) },
  };
}

/** Games, wins and the fewest moves alone, by rule set; what is played most at first. @param {Iterable<Line>} lines @returns {Tally[]} */
export function tallyOf(lines) {
  /** @type {Map<string, Tally>} */
  const tallies = new Map();
  for (const { preset, won, moves } of lines) {
    const { games, wins, best } = tallies.get(preset) ?? { games: 0, wins: 0, best: null };
    tallies.set(preset, { preset, games: games + 1, wins: wins + (won ? 1 : 0), best: moves === null ? best : Math.min(moves, best ?? moves) });
  }
  return [...tallies.values()].toSorted((one, other) => other.games - one.games);
}

/** @param {FromFile & {bests: Best[]}} all @returns {string} */
export const writeGames = ({ games, lines, bests }) => JSON.stringify({ format: FORMAT, version: VERSION, games, lines, bests });

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= MOST.text;
/** @param {unknown} value */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;
/** A moment that a date can be made of. @param {unknown} value */
const isMoment = (value) => isCount(value) && /** @type {number} */ (value) < 8e15;

/** @param {any} value @returns {Finished | null} */
function readAbout(value) {
  const { game, preset, at, seats, mine, winners } = isRecord(value) ? value : {};
  const isSeats = Array.isArray(seats) && seats.length <= MOST.seats && seats.every((one) => isRecord(one) && isText(one.name));
  if (!isText(game) || !isText(preset) || !isMoment(at) || !isSeats) return null;
  const sits = (/** @type {unknown} */ seat) => isCount(seat) && /** @type {number} */ (seat) < seats.length;
  if (!(mine === null || sits(mine)) || !Array.isArray(winners) || !winners.every(sits)) return null;
  return { game, preset, at, mine, winners: [...new Set(winners)], seats: seats.map(({ name, bot }) => ({ name, bot: bot === true })) };
}

/** @param {any} value @returns {Line | null} */
function readLine(value) {
  const { preset, at, won, moves, against = [] } = isRecord(value) ? value : {};
  const sound = isText(preset) && isMoment(at) && typeof won === "boolean" && (moves === null || isCount(moves));
  return sound && isAgainst(against) ? { preset, at, won, moves, against } : null;
}

/** @param {unknown} value @returns {value is Against} */
const isAgainst = (value) => Array.isArray(value) && value.length <= MOST.seats
  && value.every((one) => Array.isArray(one) && one.length === 2 && isText(one[0]) && POINTS.includes(one[1]));

/**
 * The games of a file; what of it is broken is left out.
 * @param {string} text
 * @returns {(FromFile & {bests: Best[]}) | null} null: it is no such file
 */
export function readGames(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(file) || file.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.games) || !Array.isArray(file.lines)) return null;
  return {
    games: file.games.slice(0, MOST.games).flatMap((/** @type {any} */ one) => {
      const about = readAbout(one?.about);
      return about && typeof one.record === "string" && one.record.length <= MOST.record ? [{ about, record: one.record }] : [];
    }),
    lines: file.lines.slice(0, MOST.lines).flatMap((/** @type {any} */ one) => {
      const line = Array.isArray(one) && /^[0-9a-f]{32}$/.test(one[0]) ? readLine(one[1]) : null;
      return line ? [/** @type {[string, Line]} */ ([one[0], line])] : [];
    }),
    bests: readBests(file.bests),
  };
}
