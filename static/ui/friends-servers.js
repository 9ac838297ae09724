/** The servers that somebody types to be reached across the internet, one a line. Pure. */

/** @import { Complaint, IceServer } from "../app/party-types.js" */

export const MOST_SERVERS = 6;
const MOST_LINE = 300;
/** Scheme, host (a name, an IPv4, or an IPv6 in brackets), port, transport. */
const SERVER = /^(stuns?|turns?):(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?(\?transport=(?:udp|tcp))?$/i;

/**
 * Servers: `stun:host:port`, or `turn:host:port name password`.
 * @param {string} text
 * @returns {{servers: IceServer[]} | {complaint: Complaint}}
 */
export function readServers(text) {
  const lines = linesOf(text);
  if (lines.length > MOST_SERVERS) return { complaint: { id: "server-many", args: { limit: MOST_SERVERS } } };
  /** @type {IceServer[]} */
  const servers = [];
  for (const { line, number } of lines) {
    const [urls, username, ...secret] = line.split(/\s+/);
    const found = line.length > MOST_LINE ? null : SERVER.exec(urls);
    if (!found || Number(found[3] ?? 1) < 1 || Number(found[3] ?? 1) > 65535) return wrong("server-line", line, number);
    const turn = found[1].toLowerCase().startsWith("turn");
    if (turn !== (username !== undefined) || turn !== (secret.length === 1)) {
      return wrong(turn ? "server-needs-password" : "server-line", line, number);
    }
    servers.push(turn ? { urls, username, credential: secret[0] } : { urls });
  }
  return { servers };
}

/** @param {readonly IceServer[]} servers */
export const serversText = (servers) =>
  servers.map(({ urls, username, credential }) => [urls, username, credential].filter(Boolean).join(" ")).join("\n");

/** @param {string} text */
function linesOf(text) {
  return text.split("\n").map((line, at) => ({ line: line.trim(), number: at + 1 })).filter(({ line }) => line);
}

/** @param {string} id @param {string} line @param {number} number @returns {{complaint: Complaint}} */
const wrong = (id, line, number) => ({ complaint: { id, args: { line: number, text: line.slice(0, 60) } } });
