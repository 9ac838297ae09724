/** How this device's player stands against each kind of bot: points from finished games, and what they say of the player's own strength. */

/** @import { Seat } from "../basics/types.js" */
/** @import { Line } from "./finished-fields.js" */

/** Fewer games against a kind of bot say nothing yet. */
export const ENOUGH = 3;
/** Who takes such a share of the points plays better, and who takes no more than this one, worse. */
const BETTER = 0.6;
const WORSE = 0.4;

/**
 * @typedef {[bot: string, points: number][]} Against
 * @typedef {{bot: string, games: number, points: number}} Rival
 * @typedef {{standing: "unknown"} | {standing: "like" | "above" | "below", bot: string}
 *   | {standing: "between", bot: string, upper: string}} Level
 */

/**
 * What a game was worth against each of its bots: a point to who has won of the two, half a point each
 * where neither has. A partner is no rival.
 * @param {Pick<Seat, "bot">[]} seats @param {number} mine @param {number[]} winners @param {boolean} pairs
 * @returns {Against}
 */
export function againstOf(seats, mine, winners, pairs) {
  const partner = pairs && seats.length === 4 ? (mine + 2) % 4 : mine;
  const won = winners.includes(mine);
  return seats.flatMap(({ bot }, seat) => {
    if (bot === null || seat === mine || seat === partner) return [];
    return [/** @type {[string, number]} */ ([bot, won ? 1 : winners.includes(seat) ? 0 : 0.5])];
  });
}

/** The points against each kind of bot that was met. @param {Iterable<Line>} lines @returns {Map<string, Rival>} */
export function rivalsOf(lines) {
  /** @type {Map<string, Rival>} */
  const rivals = new Map();
  for (const { against = [] } of lines) {
    for (const [bot, points] of against) {
      const before = rivals.get(bot) ?? { bot, games: 0, points: 0 };
      rivals.set(bot, { bot, games: before.games + 1, points: before.points + points });
    }
  }
  return rivals;
}

/**
 * The player's own strength among the bots of a game.
 * @param {ReadonlyMap<string, Rival>} rivals
 * @param {readonly string[]} kinds of the game, the weakest first
 * @returns {Level}
 */
export function levelOf(rivals, kinds) {
  const met = kinds.flatMap((kind) => {
    const { games = 0, points = 0 } = rivals.get(kind) ?? {};
    return games < ENOUGH ? [] : [{ bot: kind, share: points / games }];
  });
  if (!met.length) return { standing: "unknown" };
  const lower = met.findLastIndex(({ share }) => share >= BETTER);
  const equal = met.findLastIndex(({ share }) => share > WORSE && share < BETTER);
  if (equal > lower) return { standing: "like", bot: met[equal].bot };
  if (lower < 0) return { standing: "below", bot: met[0].bot };
  if (lower === met.length - 1) return { standing: "above", bot: met[lower].bot };
  return { standing: "between", bot: met[lower].bot, upper: met[lower + 1].bot };
}

/** The bot that would be a match for the player: the weakest that is not weaker. @param {Level} level @param {readonly string[]} kinds the weakest first */
export function matchFor(level, kinds) {
  if (level.standing === "unknown") return kinds[Math.min(1, kinds.length - 1)] ?? "";
  if (level.standing === "between") return level.upper;
  const at = kinds.indexOf(level.bot);
  return kinds[level.standing === "above" ? Math.min(at + 1, kinds.length - 1) : at];
}
