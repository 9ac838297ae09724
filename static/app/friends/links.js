/**
 * The links that friends send each other: to a seat, back to the host, and to a room on relays. What
 * is read from one is a code and a few words to show; nothing of it is believed.
 */

/** @import { Complaint } from "../rules/house-rules.js" */

import { cleanName } from "../../net/talk/talk.js";
import { JOIN, REPLY, ROOM } from "./places.js";

const MOST_LINK = 2048;

/**
 * @typedef {{code: string, tag: string | null, room: string, by: string, to: string, table: string}} Invited
 *   `code`: of a direct connection, `room`: of one through relays, each "" without it; `tag`: names the
 *   invitation where there is no code; `by`, `to`: who invites to what
 */

/**
 * @param {string} address of the page @param {{code: string, tag: string, by: string, to: string, table: string}} invitation
 */
export function joinLink(address, { code, tag, by, to, table }) {
  // A code names the invitation itself; without one only pages of this browser can come.
  const what = code ? `${JOIN}${code}` : `${JOIN}&tag=${tag}`;
  return `${address}${what}&by=${encodeURIComponent(by)}&to=${encodeURIComponent(to)}&at=${table}`;
}

/** @param {string} address @param {string} code */
export const replyLink = (address, code) => `${address}${REPLY}${code}`;

/** @param {string} address @param {{room: string, by: string, to: string, table: string}} invitation */
export const roomLink = (address, { room, by, to, table }) =>
  `${address}${ROOM}${room}&by=${encodeURIComponent(by)}&to=${encodeURIComponent(to)}&at=${table}`;

/**
 * @param {string} text a whole link, or what follows the page's address, however it was pasted
 * @returns {Invited | {complaint: Complaint}}
 */
export function readJoin(text) {
  const plain = text.replaceAll(/\s+/g, "");
  if (plain.includes(REPLY)) return { complaint: { id: "code-is-reply" } };
  const hash = /#(?:join|room)=.*$/.exec(plain)?.[0] ?? (/^[\w-]+$/.test(plain) ? JOIN + plain : "");
  if (!hash || hash.length > MOST_LINK) return { complaint: { id: "join-broken" } };
  const fields = new URLSearchParams(hash.slice(1));
  const part = (/** @type {string} */ name, /** @type {RegExp} */ form) => {
    const value = fields.get(name) ?? "";
    return form.test(value) ? value : "";
  };
  const invited = {
    code: part("join", /^[\w-]{1,200}$/), tag: part("tag", /^[\w-]{8,24}$/) || null, room: part("room", /^[\w.-]{1,1500}$/),
    by: cleanName(fields.get("by") ?? ""), to: part("to", /^[a-z][a-z0-9-]{0,63}$/), table: part("at", /^[\w-]{1,64}$/),
  };
  const leads = invited.code || invited.room || (invited.tag && invited.table);
  return leads ? invited : { complaint: { id: "join-broken" } };
}

/**
 * The code of a reply; that of an invitation says by itself that it is none.
 * @param {string} text a link or the bare code, however it was pasted
 */
export function readReply(text) {
  const plain = text.replaceAll(/\s+/g, "");
  return /#(?:reply|join)=([^&]*)/.exec(plain)?.[1] ?? plain;
}
