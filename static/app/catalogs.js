/** The message catalogs' texts, one file a language; each is fetched once. */

import { placeOf } from "./places.js";

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** @param {string} language @returns {Promise<string>} */
export function catalogOf(language) {
  const reading = texts.get(language) ?? read(placeOf(`locales/${language}.ftl`));
  texts.set(language, reading);
  // What did not come is asked for again when somebody wants it.
  reading.catch(() => texts.delete(language));
  return reading;
}

/** @param {URL} url */
async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
