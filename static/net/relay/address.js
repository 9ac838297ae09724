/**
 * The one link to a room on relays: `<room>.<password>.<fingerprint of the host's key>[.<relays>]`. It stands in
 * the fragment, which browsers send to nobody. Relays are named when the host uses others than the usual ones.
 */

import { toBase64url } from "../basics/bytes.js";
import { fingerprint, makeKeys, publicText, toBytes } from "./seal.js";

/** The host's room. All of it can be kept in IndexedDB, for a host who comes back after a reload.
 * @typedef {{room: string, password: string, keys: CryptoKeyPair}} Room */
/** @typedef {{room: string, password: string, host: string, relays: string[] | null}} RoomLink */
/** @typedef {{id: string, args: Record<string, string | number>}} Complaint */

const ROOM_BYTES = 9;
const PASSWORD_BYTES = 16;
const FORM = /^([\w-]{12})\.([\w-]{22})\.([\w-]{22})(?:\.([\w-]{1,800}))?$/;
export const MOST_RELAYS = 8;
const LONGEST_ADDRESS = 120;
/** Only a relay on this very machine may do without encryption; the page's policy allows no other. */
const AT_HOME = ["localhost", "127.0.0.1"];

/** A room that nobody knows of yet. @returns {Promise<Room>} */
export async function makeRoom() {
  const random = (/** @type {number} */ bytes) => toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
  return { room: random(ROOM_BYTES), password: random(PASSWORD_BYTES), keys: await makeKeys() };
}

/** What follows `#room=`. @param {Room} room @param {string[] | null} relays null: the usual ones */
export async function writeRoomLink({ room, password, keys }, relays) {
  const parts = [room, password, await fingerprint(await publicText(keys))];
  // Host names are ASCII once an address was read.
  if (relays) parts.push(toBase64url(new TextEncoder().encode(relays.join(" "))));
  return parts.join(".");
}

/** Takes a whole address as well as what follows `#room=`. @param {string} text @returns {{link: RoomLink} | {complaint: Complaint}} */
export function readRoomLink(text) {
  const value = /[#&]room=([^&\s]*)/.exec(text)?.[1] ?? text.trim();
  const [, room, password, host, named] = FORM.exec(value) ?? [];
  const list = named === undefined ? null : toBytes(named);
  const broken = { complaint: { id: "room-link-broken", args: {} } };
  if (!room || (named !== undefined && !list)) return broken;
  if (!list) return { link: { room, password, host, relays: null } };
  const read = readRelays(new TextDecoder().decode(list));
  return "relays" in read ? { link: { room, password, host, relays: read.relays } } : broken;
}

/**
 * Addresses of relays as a person writes them: between blanks, commas or line breaks, `wss://` may be left away.
 * @param {string} text @returns {{relays: string[]} | {complaint: Complaint}}
 */
export function readRelays(text) {
  const written = text.split(/[\s,;]+/).filter(Boolean);
  const relays = written.map(readRelay);
  const wrong = relays.indexOf(null);
  if (wrong >= 0) return { complaint: { id: "relay-address", args: { address: written[wrong].slice(0, LONGEST_ADDRESS) } } };
  const different = [...new Set(/** @type {string[]} */ (relays))];
  if (different.length === 0) return { complaint: { id: "relay-none", args: {} } };
  if (different.length > MOST_RELAYS) return { complaint: { id: "relay-many", args: { most: MOST_RELAYS } } };
  return { relays: different };
}

/** @param {string} written @returns {string | null} */
function readRelay(written) {
  const text = written.includes("://") ? written : `wss://${written}`;
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return null;
  const { protocol, hostname, username, password, hash, href } = new URL(text);
  if (username || password || hash) return null;
  if (protocol !== "wss:" && !(protocol === "ws:" && AT_HOME.includes(hostname))) return null;
  return href.endsWith("/") ? href.slice(0, -1) : href;
}
