/** What a page remembers of a seat at somebody else's table, and what it makes of what was stored. */

/** @import { Said, Seat } from "../basics/types.js" */
/** @import { Origin } from "../../net/talk/protocol.js" */
/** @import { Rewritten } from "./hearing.js" */

import { ORIGINS } from "../../net/talk/protocol.js";
import { linked, UNHEARD } from "./hearing.js";

/**
 * @typedef {{token: string, name: string, by: string, version: string, seat: number | null,
 *   rules: Record<string, any> | null, commitment: string | null, origin: Origin | null, led: boolean,
 *   promises: string[], seats: Seat[] | null, nonce: string | null, spoilt: number, absent: [number, number][], rewritten: Rewritten | null,
 *   room: string, closed: boolean}} Fields
 *   `token`: what the host knows the seat by; `by`: who invited; `version`: of the host's program;
 *   `origin`: where the plan comes from; `led`: by a person; `seats`: who sits where, as it was told last;
 *   `spoilt`: rounds of promises that came to nothing after this page had revealed its nonce;
 *   `absent`: from which version of the table up to which one others moved in this seat; `room`: on
 *   relays, as the link named it by which this page came, or ""; `closed`: nobody may come back to it.
 *
 * @typedef {Fields & {table: string, heard: Said[], chain: string,
 *   moves: [number, string][]}} Membership
 *   `moves`: those of this seat that were accepted, with the version at which each was made.
 *
 * @typedef {{at: number, said: Said[], chain: string}} Piece
 *   What was heard at once, from the statement `at` on, and the chain after it.
 */

/** @type {Fields} */
const FIRST = {
  token: "", name: "", by: "", version: "", seat: null, rules: null,
  commitment: null, origin: null, led: false, promises: [], seats: null, nonce: null, spoilt: 0, absent: [], rewritten: null,
  room: "", closed: false,
};
const MOST_NAME = 200;
const MOST_PROMISES = 64;
const MOST_SEATS = 16;
/** A table's id and a seat's token are short. */
const MOST_ID = 200;

/** @param {string} table @returns {Membership} of a page that has just come */
export const firstMembership = (table) => ({ ...FIRST, table, heard: [], chain: UNHEARD, moves: [] });

/** The part of a membership that is stored by itself. @param {Membership} membership @returns {Fields} */
export function fieldsOf(membership) {
  const names = /** @type {(keyof Fields)[]} */ (Object.keys(FIRST));
  return /** @type {Fields} */ (Object.fromEntries(names.map((name) => [name, membership[name]])));
}

/** @param {unknown} value */
export const isId = (value) => typeof value === "string" && value.length > 0 && value.length <= MOST_ID;
/** @param {unknown} value */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= MOST_NAME;
/** @param {unknown} value */
const isHex = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
/** @param {unknown} value */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;
/** @param {any} value */
const isSpan = (value) => Array.isArray(value) && value.length === 2 && value.every(isCount) && value[0] <= value[1];
/** @param {any} value */
const isSaid = (value) => isRecord(value) && typeof value.key === "string" && isRecord(value.args);
/** @param {(value: any) => boolean} is @returns {(value: any) => boolean} */
const orNull = (is) => (value) => value === null || is(value);

/** @type {Record<keyof Fields, (value: any) => boolean>} */
const SOUND = {
  token: isId,
  name: isText,
  by: isText,
  version: isText,
  seat: orNull(isCount),
  rules: orNull(isRecord),
  commitment: orNull(isHex),
  origin: orNull((value) => ORIGINS.includes(value)),
  seats: orNull((value) => Array.isArray(value) && value.length <= MOST_SEATS && value.every(isRecord)),
  led: (value) => typeof value === "boolean",
  promises: (value) => Array.isArray(value) && value.length <= MOST_PROMISES && value.every(isHex),
  nonce: orNull(isHex),
  spoilt: isCount,
  absent: (value) => Array.isArray(value) && value.every(isSpan),
  room: (value) => typeof value === "string" && /^[\w.-]{0,1500}$/.test(value),
  closed: (value) => typeof value === "boolean",
  rewritten: orNull((value) => isRecord(value) && isCount(value.at) && isSaid(value.told) && isSaid(value.later)),
};

/** @param {any} stored @returns {Fields | null} null: it is broken */
export function readFields(stored) {
  if (!isRecord(stored)) return null;
  const { origin, led, seats, room, closed } = FIRST;
  // Seats that were kept by earlier versions have no such fields.
  const whole = { origin, led, seats, room, closed, ...stored };
  return Object.entries(SOUND).every(([name, is]) => is(whole[name])) ? whole : null;
}

/**
 * The pieces that hang together, from the first statement on; whatever comes after a gap or a broken
 * link is left out.
 * @param {[IDBValidKey, any][]} entries in order
 * @returns {Promise<{heard: Said[], chain: string, broken: [IDBValidKey, any][]}>}
 */
export async function readHeard(entries) {
  /** @type {Said[]} */
  const heard = [];
  let chain = UNHEARD;
  for (const [number, [, piece]] of entries.entries()) {
    const sound = isPiece(piece) && piece.at === heard.length;
    const next = sound ? await linked(chain, piece.said) : null;
    if (next === null || next !== piece.chain) return { heard, chain, broken: entries.slice(number) };
    heard.push(...piece.said);
    chain = next;
  }
  return { heard, chain, broken: [] };
}

/** @param {any} value */
const isPiece = (value) => isRecord(value) && Array.isArray(value.said) && value.said.every(isSaid);

/** @param {[IDBValidKey, any][]} entries whose keys end with the version @returns {[number, string][]} */
export function readMoves(entries) {
  return entries.flatMap(([key, text]) => {
    const version = /** @type {any[]} */ (key).at(-1);
    return isCount(version) && typeof text === "string" ? [/** @type {[number, string]} */ ([version, text])] : [];
  });
}
