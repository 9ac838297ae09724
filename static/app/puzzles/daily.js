/**
 * The puzzles of a day, one of each kind, and its quest: the same for everybody who has the same books, without any
 * server. The day is that of the calendar where the player is.
 */

/** @import { BookName } from "./puzzles.js" */
/** @import { Rules } from "../rules/house-rules.js" */

import { WRITTEN } from "../shelves/progress.js";

/** Milliseconds from one noon to the next. */
const DAY = 86_400_000;

/** Rule sets that are played alone. */
const QUESTS = ["quest-easy", "quest-medium", "quest-hard"];
/** What the seed of a day's quest begins with. */
const SEED = "day ";

/** @typedef {{kind: string, book: string, at: number}} Daily */

/** The day of a time, as the player's own calendar has it. @param {Date} time */
export const dayOf = (time) =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((number) => String(number).padStart(2, "0")).join("-");

/** @param {string} day @param {readonly BookName[]} books @returns {Daily[]} in the order in which the kinds come first among the books */
export function dailyOf(day, books) {
  return [...new Set(books.map(({ kind }) => kind))].map((kind) => {
    const own = books.filter((book) => book.kind === kind && book.count).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    let left = mixed(`${day} ${kind}`) % own.reduce((sum, { count }) => sum + count, 0);
    for (const { name, count } of own) {
      if (left < count) return { kind, book: name, at: left };
      left -= count;
    }
    throw new Error("a book has fewer puzzles than it says");
  });
}

/** The quest of a day. @param {string} day @returns {{rules: Rules & {preset: string}, seed: string}} */
export const questOf = (day) => ({ rules: { preset: QUESTS[mixed(`${day} quest`) % QUESTS.length] }, seed: SEED + day });

/** Of which day a labyrinth is the quest; null: of none. @param {{rules: Rules, seed: string}} labyrinth `rules`: what differs from the rule set, with its name */
export function dayOfQuest({ rules, seed }) {
  const day = seed.slice(SEED.length);
  const is = seed.startsWith(SEED) && WRITTEN.test(day) && JSON.stringify(rules) === JSON.stringify(questOf(day).rules);
  return is ? day : null;
}

/** @param {string} day */
export const dayBefore = (day) => new Date(noonOf(day) - DAY).toISOString().slice(0, 10);

/** A day in words. @param {string} day @param {string} language */
export const sayDay = (day, language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(noonOf(day));

/**
 * How many days in a row something of the day was solved, up to today, or to yesterday while today is still open.
 * Who has travelled west may have solved what is tomorrow's here.
 * @param {readonly string[]} days @param {string} today
 */
export function streakOf(days, today) {
  const solved = new Set(days.map(noonOf));
  let at = noonOf(today);
  if (solved.has(at + DAY)) at += DAY;
  else if (!solved.has(at)) at -= DAY;
  let streak = 0;
  for (; solved.has(at); at -= DAY) streak += 1;
  return streak;
}

/** A day as a number that grows by the same from each to the next, wherever clocks are set forward. @param {string} day */
const noonOf = (day) => Date.parse(`${day}T12:00:00Z`);

/** A number that a text leads to (FNV-1a). @param {string} text */
function mixed(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
