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
