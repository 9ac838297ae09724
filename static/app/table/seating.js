/** Who sits where: the player first, then the bots, each with a colour and a name of its own. */

/** @import { BotKind, Seat, Setup } from "../basics/types.js" */
/** @import { Words } from "../language/words.js" */

import { COLOURS } from "../../draw/basics/marks.js";

/**
 * @param {Setup} setup
 * @param {Words} words
 * @returns {Pick<Seat, "name" | "colour" | "bot">[]}
 */
export function seatsOf(setup, words) {
  const { you } = setup;
  const free = COLOURS.filter((colour) => !you.plays || colour !== you.colour);
  const bots = setup.bots.map((bot, at) => ({
    name: numbered(setup.bots, at, words),
    colour: free[at % free.length],
    bot,
  }));
  if (!you.plays) return bots;
  return [{ name: you.name.trim() || words.t("you-default"), colour: you.colour, bot: null }, ...bots];
}

/** Where the partner sits, if two play against two: opposite. @param {number} seat @param {number} seats */
export const partnerOf = (seat, seats) => (seat + seats / 2) % seats;

/** Ids of the bots that play a game, the weakest first. @param {readonly BotKind[]} bots @param {string} game */
export const botsOf = (bots, game) => bots.filter((bot) => bot.game === game).map(({ id }) => id);

/**
 * The bots of a table: such as play its game, no fewer and no more than its rules allow.
 * @param {string[]} bots
 * @param {boolean} plays whether a person plays too
 * @param {[number, number]} players fewest and most
 * @param {readonly string[]} kinds that play the game, the weakest first
 */
export function fittingBots(bots, plays, [fewest, most], kinds) {
  const people = plays ? 1 : 0;
  const missing = Math.max(0, fewest - people - bots.length);
  const fitting = [...bots.slice(0, most - people), ...Array(missing).fill("")];
  for (const [at, bot] of fitting.entries()) {
    if (!kinds.includes(bot)) fitting[at] = newBot(fitting, kinds);
  }
  return fitting;
}

/**
 * The bot that joins others: the strongest that does not play yet, so that company is mixed.
 * @param {readonly string[]} others
 * @param {readonly string[]} kinds that play the game, the weakest first
 */
export function newBot(others, kinds) {
  return kinds.findLast((kind) => !others.includes(kind)) ?? kinds.at(-1) ?? "";
}

/**
 * A bot's name; several of a kind are told apart by numbers.
 * @param {string[]} bots
 * @param {number} at
 * @param {Words} words
 */
function numbered(bots, at, words) {
  const id = bots[at];
  const name = words.has(`bot-${id}`) ? words.t(`bot-${id}`) : id.slice(0, 20);
  if (bots.filter((other) => other === id).length === 1) return name;
  return `${name} ${bots.slice(0, at + 1).filter((other) => other === id).length}`;
}
