/** Who sits where: the player first, then the bots, each with a colour and a name of its own. */

/** @import { Seat, Setup } from "./types.js" */
/** @import { Words } from "./words.js" */

import { COLOURS } from "./marks.js";

/**
 * @param {Setup} setup
 * @param {Words} words
 * @returns {Seat[]}
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

/**
 * The bots of a table that has no fewer and no more players than its rules allow.
 * @param {string[]} bots
 * @param {boolean} plays whether a person plays too
 * @param {[number, number]} players fewest and most
 * @param {string} more the bot that joins where one is missing
 */
export function fittingBots(bots, plays, [fewest, most], more) {
  const people = plays ? 1 : 0;
  const missing = Math.max(0, fewest - people - bots.length);
  return [...bots.slice(0, most - people), ...Array(missing).fill(more)];
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
