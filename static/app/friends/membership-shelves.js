/** Where memberships and the room lie in IndexedDB, and what becomes of what can't be read. */

/** @import { Changes, Shelves } from "../shelves/cabinet.js" */
/** @import { Membership, Piece } from "./membership-fields.js" */

import { isId, readFields, readHeard, readMoves } from "./membership-fields.js";

export const DATABASE = "gamemaster-friends";
const ROOM = "room";
const ROOM_VERSION = 1;
export const SHELVES = [ROOM, "members", "touched", "heard", "moves", "aside"];

/** @typedef {[table: string, token: string]} Seat by which a membership is found */

/** @param {Pick<Membership, "table" | "token">} member @returns {Seat} */
export const seatOf = ({ table, token }) => [table, token];
/** @param {Seat} one @param {Seat} other */
export const isSame = (one, other) => one[0] === other[0] && one[1] === other[1];
/** @param {unknown} value @returns {value is Seat} */
export const isSeat = (value) => Array.isArray(value) && value.length === 2 && value.every(isId);
/** Whether they are one person's at one table, perhaps in different games. @param {Seat} one @param {Seat} other */
export const isOnes = (one, other) => one[0].split(".")[0] === other[0].split(".")[0] && one[1] === other[1];
/** The keys that begin with a seat. @param {Seat} seat */
const under = (seat) => IDBKeyRange.bound(seat, [...seat, []]);

/** @param {Changes} changes @param {Seat} seat */
export function removeSeat(changes, seat) {
  changes.remove("members", seat);
  changes.remove("touched", seat);
  changes.remove("heard", under(seat));
  changes.remove("moves", under(seat));
}

/** @param {Changes} changes @param {Membership} member @param {Piece} piece */
export function putHeard(changes, member, piece) {
  changes.put("heard", [...seatOf(member), piece.at], piece);
}

/**
 * A membership as it was stored. Without sound fields it is set aside as a whole, otherwise only
 * what no longer hangs together of what was heard: the host can tell that once more.
 * @param {Shelves} shelves
 * @param {Seat} seat
 * @param {number} now
 * @returns {Promise<Membership | null>}
 */
export async function readSeat(shelves, seat, now) {
  const [found, pieces, moves] = await Promise.all([
    shelves.get("members", seat), shelves.entries("heard", under(seat)), shelves.entries("moves", under(seat)),
  ]);
  const fields = readFields(found);
  const { heard, chain, broken } = await readHeard(pieces);
  if (fields && !broken.length) return { ...fields, table: seat[0], heard, chain, moves: readMoves(moves) };
  await shelves.change(SHELVES, (changes) => {
    changes.put("aside", [now, ...seat], { fields: found, pieces: fields ? broken : pieces, moves });
    if (!fields) removeSeat(changes, seat);
    else for (const [key] of broken) changes.remove("heard", key);
  });
  return fields && { ...fields, table: seat[0], heard, chain, moves: readMoves(moves) };
}

/** What is kept of a seat besides what was heard there. @param {Shelves} shelves @param {Seat} seat */
export async function readFieldsOf(shelves, seat) {
  const fields = readFields(await shelves.get("members", seat));
  return fields && { ...fields, table: seat[0] };
}

/** @param {Shelves} shelves @param {Record<string, any>} value @param {number} now */
export function putRoom(shelves, value, now) {
  const room = { version: ROOM_VERSION, kept: now, value };
  return shelves.change([ROOM], ({ put }) => put(ROOM, ROOM, room));
}

/** @param {Shelves} shelves @param {number} now @returns {Promise<Record<string, any> | null>} */
export async function readRoom(shelves, now) {
  const kept = await shelves.get(ROOM, ROOM);
  if (kept === undefined) return null;
  const value = kept?.version === ROOM_VERSION ? kept.value : null;
  if (typeof value === "object" && value !== null) return value;
  await shelves.change([ROOM, "aside"], ({ put, remove }) => {
    put("aside", [now, ROOM], kept);
    remove(ROOM, ROOM);
  });
  return null;
}

/** @param {Shelves} shelves */
export const removeRoom = (shelves) => shelves.change([ROOM], ({ remove }) => remove(ROOM, ROOM));
