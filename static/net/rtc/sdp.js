/**
 * Session descriptions: what matters is read from a browser's own, and one for the other browser is
 * written from checked fields alone, so nothing that somebody wrote gets into it as it is.
 */

/** @import { Fields } from "../codes/codes.js" */

import { candidateLine, readCandidate } from "../codes/candidates.js";

/** What both browsers say of their channel; this module's callers open exactly one, with number 0. */
const CHANNEL = ["a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144"];

/**
 * @param {string} sdp a browser's own description, when its candidates have been gathered
 * @returns {Omit<Fields, "tag"> | null} null: it is not written as browsers do
 */
export function readSdp(sdp) {
  const lines = sdp.split(/\r?\n/);
  /** @param {string} start */
  const after = (start) => lines.find((line) => line.startsWith(start))?.slice(start.length);
  const hex = after("a=fingerprint:sha-256 ")?.split(":");
  const [ufrag, pwd] = [after("a=ice-ufrag:"), after("a=ice-pwd:")];
  if (!hex || ufrag === undefined || pwd === undefined) return null;
  const candidates = lines
    .filter((line) => line.startsWith("a=candidate:"))
    .map((line) => readCandidate(line.slice(2)))
    .filter((candidate) => candidate !== null);
  return { fingerprint: Uint8Array.from(hex, (byte) => Number.parseInt(byte, 16)), ufrag, pwd, candidates };
}

/**
 * @param {Fields} fields of the other page
 * @param {"active" | "passive"} setup
 *   its part in the handshake. An invitation is always `active`: whoever replies then waits, however
 *   long his reply takes, where an active browser would give up after some minutes.
 * @returns {string}
 */
export function writeSdp({ fingerprint, ufrag, pwd, candidates }, setup) {
  const hex = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0").toUpperCase());
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((candidate, place) => `a=${candidateLine(candidate, place)}`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${hex.join(":")}`,
    `a=setup:${setup}`,
    ...CHANNEL,
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
