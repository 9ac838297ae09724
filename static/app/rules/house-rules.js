/**
 * House rules: a rule set and what differs from it. Compared, kept, written to a file or a link,
 * and read back. Pure, and knows no rule: whether options can be played only the engine says.
 */

/** @import { Catalog, Option, Primer } from "../basics/types.js" */

/** @typedef {Record<string, any>} Rules `preset` and the options that differ from it */
/** @typedef {{name: string, rules: Rules}} House */
/** @typedef {{id: string, args?: Record<string, any>}} Complaint `id` is a message id of the catalogs */

const FORMAT = "gamemaster-house-rules";
const VERSION = 1;
/** In the address, before the rules. */
export const LINK = "#rules=";
export const MOST_LINK = 4096;
/** Bytes. */
export const MOST_FILE = 64 * 1024;
export const MOST_KEPT = 30;
export const MOST_NAME = 40;
const MOST_OPTIONS = 128;
const MOST_TEXT = 64;

/** The game of a rule set; "" when there is no such rule set. @param {string} preset @param {Catalog | null} catalog */
export const gameOf = (preset, catalog) =>
  catalog && Object.hasOwn(catalog.presets, preset) ? catalog.presets[preset].game : "";

/** What can be chosen in the game of these rules. @param {Rules} rules @param {Catalog | null} catalog @returns {Option[]} */
export const optionsOf = ({ preset }, catalog) => catalog?.options[gameOf(preset, catalog)] ?? [];

/** The group of what the engine puts in none. */
const OTHER = "other";

/**
 * Options by group, as the engine groups them; empty groups are left out.
 * @param {readonly Option[]} options
 * @param {Primer["groups"]} groups
 * @returns {{group: string, options: Option[]}[]}
 */
export function grouped(options, groups) {
  const placed = new Set(groups.flatMap(({ options: names }) => names));
  const within = groups.map(({ group, options: names }) => ({
    group,
    options: names.flatMap((name) => options.filter((option) => option.name === name)),
  }));
  return [...within, { group: OTHER, options: options.filter(({ name }) => !placed.has(name)) }]
    .filter(({ options: some }) => some.length > 0);
}

/** Every option's value. @param {Rules} rules @param {Catalog} catalog @returns {Rules} */
export const wholeRules = (rules, catalog) => ({ ...catalog.presets[rules.preset]?.rules, ...rules });

/**
 * The rule set and only what differs from it; options that the engine doesn't have are dropped.
 * @param {Rules} rules
 * @param {Catalog} catalog
 * @returns {Rules}
 */
export function difference(rules, catalog) {
  const base = catalog.presets[rules.preset]?.rules ?? {};
  const differ = optionsOf(rules, catalog).filter(({ name }) => name in rules && rules[name] !== base[name]);
  return { preset: rules.preset, ...Object.fromEntries(differ.map(({ name }) => [name, rules[name]])) };
}

/** Names of the options that differ from the rule set. @param {Rules} rules @param {Catalog} catalog */
export const changedNames = (rules, catalog) =>
  Object.keys(difference(rules, catalog)).filter((name) => name !== "preset");

/**
 * Whether all words of a search stand in a text, whatever their case.
 * @param {string} text
 * @param {string} wanted
 */
export function matches(text, wanted) {
  const within = text.toLocaleLowerCase();
  return wanted.toLocaleLowerCase().split(/\s+/).every((word) => within.includes(word));
}

/**
 * What is strange about rules that came from elsewhere, before the engine is asked.
 * @param {Rules} rules
 * @param {Catalog} catalog
 * @returns {Complaint | null}
 */
export function strangeIn(rules, catalog) {
  if (!Object.hasOwn(catalog.presets, rules.preset)) return { id: "house-preset-unknown", args: { preset: rules.preset } };
  const known = new Set(["preset", ...optionsOf(rules, catalog).map(({ name }) => name)]);
  const option = Object.keys(rules).find((name) => !known.has(name));
  return option === undefined ? null : { id: "house-option-unknown", args: { option } };
}

// -- files ------------------------------------------------------------------

/** @param {House} house @returns {string} the text of a file */
export const writeHouse = ({ name, rules }) =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, name, rules }, null, 2)}\n`;

/** @param {string} text of a file @returns {House | null} null when it holds none */
export function readHouse(text) {
  const data = parse(text);
  if (!isRecord(data) || data.format !== FORMAT || data.version !== VERSION) return null;
  return houseFrom(data);
}

/** @param {string} name @returns {string} the name of a file */
export const fileName = (name) =>
  `${name.trim().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "house-rules"}.json`;

// -- links ------------------------------------------------------------------

/** What a link has after the page's address. @param {Rules} rules @returns {string} */
export function linkOf(rules) {
  const bytes = new TextEncoder().encode(JSON.stringify(rules));
  const text = btoa(String.fromCharCode(...bytes));
  return LINK + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The rules of a link; nothing but text is ever read from it.
 * @param {string} hash
 * @returns {{rules: Rules} | {complaint: Complaint}}
 */
export function readLink(hash) {
  if (hash.length > MOST_LINK) return { complaint: { id: "house-link-long" } };
  const rules = rulesFrom(parse(decode(hash.slice(LINK.length))));
  return rules ? { rules } : { complaint: { id: "house-link-broken" } };
}

/** @param {string} text base64url @returns {string} "" when it is none */
function decode(text) {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)));
  } catch {
    return "";
  }
}

// -- what is kept -----------------------------------------------------------

/** Kept house rules from what was stored; broken ones are left out. @param {unknown} stored @returns {House[]} */
export function readKept(stored) {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_KEPT).flatMap((one) => (isRecord(one) ? (houseFrom(one) ?? []) : []));
}

/**
 * The kept house rules with one more; a name stands for one only.
 * @param {readonly House[]} kept
 * @param {House} house
 * @returns {{kept: House[]} | {complaint: Complaint}}
 */
export function withHouse(kept, house) {
  const name = house.name.trim().slice(0, MOST_NAME);
  if (!name) return { complaint: { id: "house-name-missing" } };
  const others = kept.filter((one) => one.name !== name);
  if (others.length >= MOST_KEPT) return { complaint: { id: "house-too-many-kept", args: { limit: MOST_KEPT } } };
  return { kept: [...others, { name, rules: house.rules }].toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/** @param {Record<string, any>} data @returns {House | null} */
function houseFrom(data) {
  const rules = rulesFrom(data.rules);
  const name = typeof data.name === "string" ? data.name.trim().slice(0, MOST_NAME) : "";
  return rules && name ? { name, rules } : null;
}

/** @param {unknown} data @returns {Rules | null} null for anything that rules can't be */
function rulesFrom(data) {
  if (!isRecord(data) || !isText(data.preset) || !/^[a-z][a-z0-9-]*$/.test(data.preset)) return null;
  const entries = Object.entries(data);
  const good = entries.length <= MOST_OPTIONS && entries.every(([name, value]) =>
    /^[a-z][a-z_]{0,63}$/.test(name) && (typeof value === "boolean" || Number.isSafeInteger(value) || isText(value)));
  return good ? Object.fromEntries(entries) : null;
}

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= MOST_TEXT;

/** @param {string} text @returns {unknown} null when it is no JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, any>} */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
