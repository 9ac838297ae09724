/**
 * Names that nobody has chosen: they follow the page's language. A table keeps those with which it
 * was begun, so they are known by being the words for them in one of the languages.
 */

/** @import { Observation, Seat } from "../basics/types.js" */
/** @import { Words } from "./words.js" */

/** Several bots of a kind are told apart by numbers. */
const NUMBERED = /^(.*?)( \d+)?$/s;

/**
 * What a seat is called in the page's language.
 * @param {Seat} seat
 * @param {Words} words
 * @param {readonly Words[]} all the languages that are at hand
 */
function nameIn({ name, bot }, words, all) {
  const id = bot === null ? "you-default" : `bot-${bot}`;
  const [, plain, number = ""] = /** @type {RegExpExecArray} */ (NUMBERED.exec(name));
  const own = all.some((one) => one.has(id) && one.t(id) === plain) && words.has(id);
  return own ? `${words.t(id)}${number}` : name;
}

/**
 * @param {() => Words} words the page's
 * @param {() => readonly Words[]} all
 */
export function createCalling(words, all) {
  /** What was made of what, so that the same remains the same. @type {WeakMap<Observation, {by: Words, of: number, seen: Observation}>} */
  const made = new WeakMap();
  /** What is seen, with the seats called as in the page's language. @param {Observation} seen @returns {Observation} */
  return function called(seen) {
    const by = words();
    const before = made.get(seen);
    const languages = all();
    if (before?.by === by && before.of === languages.length) return before.seen;
    const names = seen.seats.map((seat) => nameIn(seat, by, languages));
    const same = names.every((name, at) => name === seen.seats[at].name);
    const now = same ? seen : { ...seen, seats: seen.seats.map((seat, at) => ({ ...seat, name: names[at] })) };
    made.set(seen, { by, of: languages.length, seen: now });
    return now;
  };
}
