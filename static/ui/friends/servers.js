/** A server of one's own, by which friends are reached across the internet, as somebody types it. Pure. */

/** @import { Complaint, IceServer } from "../../app/friends/types.js" */

export const MOST_TEXT = 250;
/** Scheme, host (a name, an IPv4, or an IPv6 in brackets), port, transport. */
const SERVER = /^(stuns?|turns?):(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?(\?transport=(?:udp|tcp))?$/i;
const SCHEME = /^(?:stun|turn)s?:/i;

/**
 * A TURN server wants a name and a password, a STUN server neither. Who leaves the scheme away means TURN.
 * @param {{address: string, username: string, credential: string}} typed
 * @returns {{server: IceServer | null} | {complaint: Complaint}} null: nothing was typed
 */
export function readServer({ address, username, credential }) {
  const [text, name] = [address.trim(), username.trim()];
  if (!text && !name && !credential) return { server: null };
  const urls = SCHEME.test(text) ? text : `turn:${text}`;
  const found = urls.length > MOST_TEXT ? null : SERVER.exec(urls);
  const port = Number(found?.[3] ?? 1);
  if (!found || port < 1 || port > 65535) return { complaint: { id: "server-address", args: { text: text.slice(0, 60) } } };
  const turn = found[1].toLowerCase().startsWith("turn");
  if (turn && !(name && credential)) return { complaint: { id: "server-needs-password", args: {} } };
  if (!turn && (name || credential)) return { complaint: { id: "server-needs-no-password", args: {} } };
  return { server: turn ? { urls, username: name, credential } : { urls } };
}
