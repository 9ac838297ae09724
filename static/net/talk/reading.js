/**
 * Readers of values that others sent: each answers with the value as it may be used, or undefined
 * if it is not of its kind. Texts are never interpreted.
 */

/** @typedef {(value: any) => any} Read undefined: it is something else */

import { clean, hasControls } from "./talk.js";

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {Read} */
export const flag = (value) => (typeof value === "boolean" ? value : undefined);

/** @param {number} least @param {number} most @returns {Read} */
export const number = (least, most) => (value) =>
  Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;

/** A short text of plain signs: an id, a version. @param {number} least @param {number} most @returns {Read} */
export const text = (least, most) => (value) =>
  typeof value === "string" && value.length >= least && value.length <= most && /^[\x20-\x7e]*$/.test(value) ? value : undefined;

/**
 * What a person wrote: one line, no longer than allowed, without what can't be seen.
 * @param {number} least characters
 * @param {number} most
 * @returns {Read}
 */
export const name = (least, most) => (value) => {
  if (typeof value !== "string" || value.length > 2 * most || [...value].length > most || hasControls(value)) return undefined;
  const seen = clean(value, most);
  return seen.length >= least ? seen : undefined;
};

/** What the house says in a sentence's place. @param {number} most @returns {Read} */
export const sentence = (most) => name(0, most);

/** @param {number} least characters @param {number} most @returns {Read} */
export const base64 = (least, most) => (value) =>
  typeof value === "string" && value.length >= least && value.length <= most && /^[A-Za-z0-9_-]*$/.test(value) ? value : undefined;

/** What seal.js makes. @param {number} most characters @returns {Read} */
export const sealed = (most) => (value) =>
  typeof value === "string" && value.length <= most && /^[0-9]{1,15}\.[A-Za-z0-9+/]+=*$/.test(value) ? value : undefined;

/** 32 bytes. @type {Read} */
export const hex = (value) => (typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : undefined);

/** @param {readonly any[]} values @returns {Read} */
export const oneOf = (values) => (value) => (values.includes(value) ? value : undefined);

/** @param {Read} read @returns {Read} */
export const maybe = (read) => (value) => (value === null ? null : read(value));

/** @param {Read} one @param {Read} other @returns {Read} */
export const either = (one, other) => (value) => one(value) ?? other(value);

/** @param {Read} read @param {number} most @returns {Read} */
export const list = (read, most) => (value) => {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const all = value.map(read);
  return all.includes(undefined) ? undefined : all;
};

/** Names and values. @param {number} most @param {Read} read @returns {Read} */
export const record = (most, read) => (value) => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length > most || !entries.every(([name]) => /^[a-z][a-z_]{0,63}$/.test(name))) return undefined;
  const all = entries.map(([name, one]) => [name, read(one)]);
  return all.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(all);
};

/** A rule set and its options. @type {Read} */
export const rules = (value) => {
  const read = record(128, (one) => flag(one) ?? number(-1_000_000, 1_000_000)(one) ?? plain(one))(value);
  return read && typeof read.preset === "string" ? read : undefined;
};

const plain = sentence(64);

/**
 * Exactly these fields.
 * @param {Record<string, Read>} fields
 * @param {"others too"} [also] fields that are not known are left out instead
 * @returns {Read}
 */
export const shape = (fields, also) => (value) => {
  if (!isRecord(value)) return undefined;
  if (!also && Object.keys(value).length !== Object.keys(fields).length) return undefined;
  /** @type {Record<string, any>} */
  const read = {};
  for (const [name, reader] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) return undefined;
    read[name] = reader(value[name]);
    if (read[name] === undefined) return undefined;
  }
  return read;
};
