/** What is kept of a plan, and of drawing one; what can't be one is left out. Pure, and knows no rule. */

/** @typedef {Record<string, any>} Rules */
/**
 * @typedef {{name: string, game: string, rules: Rules, text: string, at: number}} Kept
 *   `rules`: the rule set and what differs from it; `text`: the plan's; `at`: when it was kept
 * @typedef {{game: string, rules: Rules, plan: string | null, seed: string | null}} Begun
 *   How a drawing began: with a plan's text, with the plan of a seed, or with an empty sheet.
 * @typedef {{begun: Begun, edits: string[], name: string}} Draft `edits`: all that was done since; `name`: what it is kept under, or ""
 */

/** In the address, before a plan. */
export const PLAN_LINK = "#plan=";
export const MOST_PLANS = 60;
export const MOST_NAME = 40;
/** Characters of a plan's text; what is longer is none. */
export const MOST_TEXT = 20_000;
/** Bytes. */
export const MOST_FILE = 64 * 1024;
const MOST_OPTIONS = 128;
const MOST_VALUE = 1000;
const MOST_EDITS = 100_000;

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value @param {number} most */
const isText = (value, most) => typeof value === "string" && value.length <= most;

/** @param {unknown} value */
function isRules(value) {
  if (!isRecord(value) || !isText(value.preset, MOST_NAME)) return false;
  const options = Object.values(value);
  return options.length <= MOST_OPTIONS && options.every((one) => typeof one === "boolean" || Number.isSafeInteger(one) || isText(one, MOST_VALUE));
}

/** @param {any} value @returns {Kept | null} */
export function planFrom(value) {
  const sound = isRecord(value) && isText(value.name, MOST_NAME) && value.name && isText(value.game, MOST_NAME) && isRules(value.rules)
    && isText(value.text, MOST_TEXT) && Number.isSafeInteger(value.at);
  if (!sound) return null;
  const { name, game, rules, text, at } = value;
  return { name, game, rules, text, at };
}

/** @param {any} value @returns {Draft | null} */
export function draftFrom(value) {
  const begun = value?.begun;
  const sound = isRecord(begun) && isText(begun.game, MOST_NAME) && isRules(begun.rules)
    && (begun.plan === null || isText(begun.plan, MOST_TEXT)) && (begun.seed === null || isText(begun.seed, MOST_NAME * 2))
    && isText(value.name, MOST_NAME) && Array.isArray(value.edits) && value.edits.length <= MOST_EDITS
    && value.edits.every((/** @type {unknown} */ edit) => isText(edit, MOST_TEXT));
  if (!sound) return null;
  const { game, rules, plan, seed } = begun;
  return { begun: { game, rules, plan, seed }, edits: value.edits, name: value.name };
}

/** The name of a plan's file. @param {string} name @param {string} ending */
export const fileName = (name, ending) =>
  `${name.trim().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "labyrinth"}.${ending}`;
