/** The message catalogs as files, for the tests that look into them. */

import { readdirSync, readFileSync } from "node:fs";

import { createWords, makeBundle } from "../../../static/app/language/words.js";
import { LANGUAGES } from "../../../static/app/page/preferences.js";

const FOLDER = new URL("../../../static/locales/", import.meta.url);

export { LANGUAGES };

/** The names of all catalogs; a test holds every language to them. */
export const CATALOGS = readdirSync(new URL("en/", FOLDER)).map((name) => name.replace(/\.ftl$/, "")).sort();

/** @param {string} language @param {string} name */
export const source = (language, name) => readFileSync(new URL(`${language}/${name}.ftl`, FOLDER), "utf8");

/** @param {string} language */
export const files = (language) => readdirSync(new URL(`${language}/`, FOLDER)).sort();

/** Read once: nobody adds to it. */
const BUNDLES = new Map(LANGUAGES.map((language) => [language, makeBundle(language, CATALOGS.map((name) => source(language, name)))]));

/** @param {string} language */
export const bundleOf = (language) => BUNDLES.get(language);

/** @param {string} language */
export const wordsOf = (language) => createWords(bundleOf(language));

/** Ids of messages and their attributes, as `message` and `message.attribute`. @param {string} text */
export function idsOf(text) {
  const ids = [];
  let message = "";
  for (const line of text.split("\n")) {
    const head = /^([a-zA-Z][\w-]*)\s*=/.exec(line);
    const attribute = /^\s+\.([a-z]+)\s*=/.exec(line);
    if (head) ids.push((message = head[1]));
    if (attribute) ids.push(`${message}.${attribute[1]}`);
  }
  return ids;
}

/** What each message asks for by name, its attributes and the messages that it names in the same text among it. @param {string} text */
export function argumentsOf(text) {
  /** @type {Map<string, Set<string>>} */
  const own = new Map();
  let id = "";
  for (const line of text.replace(/^#.*$/gm, "").split("\n")) {
    id = /^([a-zA-Z][\w-]*)\s*=/.exec(line)?.[1] ?? id;
    if (!own.has(id)) own.set(id, new Set());
    for (const [, name] of line.matchAll(/\$([a-z][\w-]*)/g)) own.get(id)?.add(name);
    for (const [, named] of line.matchAll(/\{ ([a-z][\w-]*)(?:\.[a-z]+)? \}/g)) for (const name of own.get(named) ?? []) own.get(id)?.add(name);
  }
  return own;
}
