/** Who sits where: the player first, then bots and people who share the device, each with a colour and a name of its own. */

/** @import { BotKind, Person, Seat, Setup } from "../basics/types.js" */
/** @import { Words } from "../language/words.js" */

import { COLOURS } from "../../draw/basics/marks.js";

/**
 * @param {Setup} setup
 * @param {Words} words
 * @returns {Pick<Seat, "name" | "colour" | "bot">[]}
 */
export function seatsOf(setup, words) {
  const { you, people = [] } = setup;
  const taken = [...(you.plays ? [you] : []), ...people].map(({ colour }) => colour);
  const free = COLOURS.filter((colour) => !taken.includes(colour));
  const names = setup.bots.map((_, at) => numbered(setup.bots, at, words));
  let [bots, persons] = [0, you.plays ? 1 : 0];
  const others = othersOf(setup).map((other) => {
    if (typeof other !== "string") return { name: other.name.trim() || nameOf((persons += 1), words), colour: other.colour, bot: null };
    const seat = { name: names[bots], colour: free[bots % free.length], bot: other };
    bots += 1;
    return seat;
  });
  if (!you.plays) return others;
  return [{ name: you.name.trim() || words.t("you-default"), colour: you.colour, bot: null }, ...others];
}

/** What the people at one device are called who have not said it. @param {number} number from 1 @param {Words} words */
export const nameOf = (number, words) => `${words.t("you-default")}${number > 1 ? ` ${number}` : ""}`;

/** Who sits down after the player, in their order. @param {Pick<Setup, "bots" | "people">} setup @returns {(string | Person)[]} a bot by its id */
export function othersOf({ bots, people = [] }) {
  const [left, coming] = [[...bots], people.toSorted((one, other) => one.at - other.at)];
  /** @type {(string | Person)[]} */
  const others = [];
  while (left.length || coming.length) {
    const person = coming.length && (!left.length || coming[0].at <= others.length);
    others.push(/** @type {string | Person} */ (person ? coming.shift() : left.shift()));
  }
  return others;
}

/** Bots and people apart, as the form keeps them. @param {(string | Person)[]} others @returns {{bots: string[], people: Person[]}} */
export const apart = (others) => ({
  bots: others.filter((other) => typeof other === "string"),
  people: others.flatMap((other, at) => (typeof other === "string" ? [] : [{ ...other, at }])),
});

/** The form of a table at which these sit: the same once more. @param {readonly Seat[]} seats @param {Setup["you"]} you who does not play where no person does @param {boolean} leads nor where he leads */
export function setupOf(seats, you, leads) {
  const mine = leads ? -1 : seats.findIndex(({ bot }) => bot === null);
  const others = seats.filter((_, at) => at !== mine).map(({ name, colour, bot }) => bot ?? { name, colour, at: 0 });
  return { you: mine < 0 ? { ...you, plays: false } : { ...seats[mine], plays: true }, ...apart(others) };
}

/**
 * The people beside the player, no more than there is room for, each with a colour of his own.
 * @param {readonly Person[]} people @param {Setup["you"]} you @param {number} most who can play
 * @returns {Person[]}
 */
export function fittingPeople(people, you, most) {
  const taken = you.plays ? [you.colour] : [];
  return people.slice(0, Math.max(0, most - taken.length)).map((person) => {
    const colour = taken.includes(person.colour) ? freeColour(taken) : person.colour;
    taken.push(colour);
    return { ...person, colour };
  });
}

/** @param {readonly string[]} taken */
export const freeColour = (taken) => COLOURS.find((colour) => !taken.includes(colour)) ?? COLOURS[0];

/** Where the partner sits, if two play against two: opposite. @param {number} seat @param {number} seats */
export const partnerOf = (seat, seats) => (seat + seats / 2) % seats;

/** Ids of the bots that play a game, the weakest first. @param {readonly BotKind[]} bots @param {string} game */
export const botsOf = (bots, game) => bots.filter((bot) => bot.game === game).map(({ id }) => id);

/**
 * The bots of a table: such as play its game, no fewer and no more than its rules allow.
 * @param {string[]} bots
 * @param {number} people who play, too
 * @param {[number, number]} players fewest and most
 * @param {readonly string[]} kinds that play the game, the weakest first
 */
export function fittingBots(bots, people, [fewest, most], kinds) {
  const missing = Math.max(0, fewest - people - bots.length);
  const fitting = [...bots.slice(0, Math.max(0, most - people)), ...Array(missing).fill("")];
  for (const [at, bot] of fitting.entries()) {
    if (!kinds.includes(bot)) fitting[at] = newBot(fitting, kinds);
  }
  return fitting;
}

/**
 * The bot that joins others: one that does not play yet, so that company is mixed, and as near to the
 * player's own strength as may be; of two as near the weaker.
 * @param {readonly string[]} others
 * @param {readonly string[]} kinds that play the game, the weakest first
 * @param {string} [match] that would be a match for the player; by default the second one
 */
export function newBot(others, kinds, match = kinds[1]) {
  const at = Math.max(0, kinds.indexOf(match));
  const nearest = kinds.toSorted((one, other) => Math.abs(kinds.indexOf(one) - at) - Math.abs(kinds.indexOf(other) - at));
  return nearest.find((kind) => !others.includes(kind)) ?? nearest[0] ?? "";
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
