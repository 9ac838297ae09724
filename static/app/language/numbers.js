/** Numbers in sentences. */

import { FluentNumber } from "@fluent/bundle";

/** From here on a language groups the digits in its own way. */
const GROUPED = 1000;

/**
 * A number that every language of the page writes with the same digits. The browser reads what it
 * knows of all languages before it formats its first number, which would delay the first move.
 */
class Plain extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** @param {unknown} value */
const isPlain = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value < GROUPED;

/**
 * Arguments of a message; its plurals are chosen as for any number.
 * @param {Record<string, any>} args
 * @returns {Record<string, any>}
 */
export const numbered = (args) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isPlain(value) ? new Plain(value) : value]));

/** A number rounded to tenths, in parts: which mark stands between them says the message. @param {number} value */
export function tenths(value) {
  const all = Math.round(value * 10);
  return { whole: Math.floor(all / 10), tenth: all % 10 };
}
