/**
 * Preferences of this browser: no game, no secret, only taste. Where storage is denied they last
 * as long as the page.
 */

/** @import { House } from "../rules/house-rules.js" */
/** @import { Person, Setup, You } from "../basics/types.js" */

import { readKept } from "../rules/house-rules.js";
import { COLOURS } from "../../draw/basics/marks.js";

const KEY = "gamemaster.preferences";
const HOUSE_KEY = "gamemaster.house-rules";
/** The languages that there are words in, each by its own name; the first is spoken where no other is wanted. @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", es: "Español", ru: "Русский" };
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);
export const THEMES = ["system", "paper", "blackboard"];
/** How far this page helps its player: as far as the table allows, or less. */
export const HELPS = ["allowed", "notebook", "blank"];
/** Milliseconds a bot seems to think, by pace. @type {Record<string, number>} */
export const PACES = { calm: 2200, steady: 1200, brisk: 450, instant: 0 };
/** Milliseconds that a bot which thinks may take over a move, by name. @type {Record<string, number>} */
export const THOUGHTS = { short: 500, usual: 1000, long: 5000 };

/** @typedef {{language: string, theme: string, pace: string, thought: string, help: string, endTurn: boolean, sounds: boolean, speaks: boolean, accompanied: boolean, you: You,
 *   bots: string[], people: Person[], rules: Record<string, any>}} Preferences
 *   `endTurn`: a turn in which nothing is left to choose ends by itself; `speaks`: answers are spoken to people in the room;
 *   `accompanied`: the companion of a first game has been here. */

/**
 * The first language of the browser's list that has a catalog.
 * @param {readonly string[]} wanted
 */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (LANGUAGES.includes(language)) return language;
  }
  return LANGUAGES[0];
}

/**
 * Preferences from what was stored; anything unknown or broken falls back to its default.
 * @param {unknown} stored
 * @param {readonly string[]} languages the browser's
 * @returns {Preferences}
 */
export function readPreferences(stored, languages) {
  const from = /** @type {Record<string, any>} */ (isRecord(stored) ? stored : {});
  const you = isRecord(from.you) ? from.you : {};
  return {
    language: oneOf(LANGUAGES, from.language, pickLanguage(languages)),
    theme: oneOf(THEMES, from.theme, "system"),
    pace: oneOf(Object.keys(PACES), from.pace, "steady"),
    thought: oneOf(Object.keys(THOUGHTS), from.thought, "usual"),
    help: oneOf(HELPS, from.help, HELPS[0]),
    endTurn: from.endTurn === true,
    sounds: from.sounds === true,
    speaks: from.speaks === true,
    accompanied: from.accompanied === true,
    you: {
      name: typeof you.name === "string" ? you.name.slice(0, 24) : "",
      colour: oneOf(COLOURS, you.colour, COLOURS[0]),
      plays: you.plays !== false,
    },
    bots: isStrings(from.bots) ? from.bots.slice(0, 6) : ["wanderer", "forgetful"],
    people: readPeople(from.people),
    rules: isRecord(from.rules) ? from.rules : { preset: "classic" },
  };
}

/**
 * @param {Storage | null} storage
 * @param {readonly string[]} languages
 */
export function createPreferences(storage, languages) {
  let current = readPreferences(parse(storage, KEY), languages);
  return {
    get: () => current,
    /** @param {Partial<Preferences>} change */
    set(change) {
      current = { ...current, ...change };
      // Full or denied storage: the preference holds until the page is closed.
      write(storage, KEY, current);
    },
    /** The kept house rules. They are read anew each time, since another tab may keep some too. */
    kept: () => readKept(parse(storage, HOUSE_KEY)),
    /** @param {House[]} kept @returns {boolean} whether the browser has stored them */
    keep: (kept) => write(storage, HOUSE_KEY, kept),
    /** @returns {Setup} what the lobby's form starts with */
    setup: () => ({
      rules: { ...current.rules },
      you: { ...current.you },
      bots: [...current.bots],
      people: [...current.people],
      seed: "",
    }),
  };
}

/** @typedef {ReturnType<typeof createPreferences>} PreferenceBook */

/** Who shares the device. @param {unknown} stored @returns {Person[]} */
function readPeople(stored) {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, COLOURS.length - 1).filter(isRecord).map(({ name, colour, at }) => ({
    name: typeof name === "string" ? name.slice(0, 24) : "",
    colour: oneOf(COLOURS, colour, COLOURS[0]),
    at: Number.isSafeInteger(at) ? at : 0,
  }));
}

/** The browser's storage, or null where merely asking for it is refused. */
export function browserStorage() {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/** @param {Storage | null} storage @param {string} key */
function parse(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Storage | null} storage @param {string} key @param {unknown} value @returns {boolean} whether it is stored */
function write(storage, key, value) {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** @param {unknown} value @returns {value is Record<string, any>} */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is string[]} */
function isStrings(value) {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** @param {string[]} known @param {unknown} value @param {string} otherwise */
function oneOf(known, value, otherwise) {
  return typeof value === "string" && known.includes(value) ? value : otherwise;
}
