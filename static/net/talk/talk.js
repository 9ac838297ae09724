/** What people say to each other beside the game: how long, how often, and what a text may hold. */

export const MOST_NAME = 24;
export const MOST_SAID = 200;
/** Reactions; each has a sentence and a drawing of its own on the page. */
export const SIGNS = ["hello", "thanks", "bravo", "laugh", "wow", "hmm", "sorry", "hurry"];

/** From whom a remark of the game master comes. */
export const LEADS = "gm";

/** So many at once, and then one in two seconds. @type {import("../basics/bucket.js").Flow} */
export const TALK = { burst: 5, rate: 0.5 };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Turns the direction of writing, or isn't seen at all; what joins letters and emoji stays. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}]/gu;
/** More marks on a letter than any script needs: they would be drawn over other lines. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** Whether a text has characters that no keyboard writes into one line. @param {string} text */
export const hasControls = (text) => CONTROL.test(text);

/**
 * A text as it may be shown: one line, nothing unseen, no longer than allowed.
 * @param {string} text
 * @param {number} most characters
 */
export function clean(text, most) {
  const line = text.normalize("NFC").replaceAll(new RegExp(CONTROL, "gu"), " ").replaceAll(UNSEEN, "");
  const whole = line.replaceAll(PILED, "$1").replaceAll(/\s+/g, " ").trim();
  return [...whole].slice(0, most).join("").trim();
}

/** @param {string} name */
export const cleanName = (name) => clean(name, MOST_NAME);

/** @param {string} text */
export const cleanSaid = (text) => clean(text, MOST_SAID);

/**
 * A name that nobody else at the table has: "Anna", then "Anna 2".
 * @param {string} name
 * @param {readonly string[]} others
 */
export function uniqueName(name, others) {
  const taken = new Set(others.map((other) => other.toLocaleLowerCase()));
  let own = name;
  for (let number = 2; taken.has(own.toLocaleLowerCase()); number += 1) {
    own = `${clean(name, MOST_NAME - String(number).length - 1)} ${number}`;
  }
  return own;
}
