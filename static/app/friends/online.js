/** How friends elsewhere are reached: what this browser was told to use. Without a wish nobody is asked. */

/** @import { IceServer, Online, OnlineWish } from "./types.js" */

const KEY = "gamemaster.online";
/** The one public server that can be switched on; it tells a page its address on the internet. */
export const STUN = "stun:stun.cloudflare.com:3478";
/** Of one's own. */
const MOST_SERVERS = 1;
const MOST_STORED = 8;
const MOST_RELAYS = 8;
const MOST_TEXT = 256;

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= MOST_TEXT;

/** @param {any} value @returns {IceServer[]} */
function readServer(value) {
  if (!isText(value?.urls) || !/^(stun|turns?):/.test(value.urls)) return [];
  const { urls, username, credential } = value;
  return [{ urls, ...(isText(username) && { username }), ...(isText(credential) && { credential }) }];
}

/** @param {any} stored @returns {Online} */
export function readOnline(stored) {
  const servers = Array.isArray(stored?.servers) ? stored.servers.slice(0, MOST_STORED).flatMap(readServer).slice(0, MOST_SERVERS) : [];
  const relayList = Array.isArray(stored?.relayList) ? stored.relayList.slice(0, MOST_RELAYS).filter(isText) : [];
  return { stun: stored?.stun === true, relays: stored?.relays === true, servers, relayList, stunServer: STUN };
}

/** @param {Pick<Storage, "getItem" | "setItem"> | null} storage */
export function createOnline(storage) {
  let online = readOnline(parse(storage));
  return {
    get: () => online,
    /** @param {Partial<OnlineWish>} wish */
    set(wish) {
      online = readOnline({ ...online, ...wish });
      try {
        storage?.setItem(KEY, JSON.stringify(online));
      } catch {
        // Full or denied storage: the wish holds until the page is closed.
      }
      return online;
    },
    /** For the connection. @returns {IceServer[]} */
    servers: () => [...(online.stun ? [{ urls: STUN }] : []), ...online.servers],
    /** @returns {string[] | null} null: the usual ones */
    relayList: () => (online.relayList.length ? online.relayList : null),
  };
}

/** @param {Pick<Storage, "getItem"> | null} storage */
function parse(storage) {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
