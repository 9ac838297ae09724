/** Texts of the site that the page reads, each fetched once: words, and what there is to choose from. */

import { placeOf } from "../places.js";

/** What the engine says of its rule sets, options and bots, as the build has asked it. */
export const CATALOG = "catalog.json";

/** All lessons, and the companion of a first game. */
export const LESSONS = "lessons.json";
export const COMPANION = "companion.json";

/** Which books of puzzles there are. */
export const PUZZLES = "puzzles.json";

/** The messages of the lobby in a language. @param {string} language */
export const lobbyWords = (language) => `locales/${language}.ftl`;

/** All the others. @param {string} language */
export const laterWords = (language) => `locales/${language}-later.ftl`;

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** @param {string} name of a file of the site @returns {Promise<string>} */
export function textOf(name) {
  const reading = texts.get(name) ?? read(placeOf(name));
  texts.set(name, reading);
  // What did not come is asked for again when somebody wants it.
  reading.catch(() => texts.delete(name));
  return reading;
}

/** @param {URL} url */
async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
