/**
 * Why two pages don't reach each other: which leg of the way failed, by what is known of the others.
 * What is found is a message id of the catalogs; what can be done stands there as its `.help`.
 */

/** @import { Candidate } from "../codes/candidates.js" */

/** STUN and TURN answer so when they want another name or password, or serve nobody like this one (RFC 8656). */
const REFUSES = /** @param {number} code */ (code) => code >= 400 && code < 500;

/** @param {RTCIceServer} server */
const isTurn = ({ urls }) => [urls].flat().some((url) => /^turns?:/i.test(url));

/**
 * A server that was to help and did not. The code is good without it, if only for friends near by.
 * @param {RTCIceServer[]} servers that were asked
 * @param {Pick<Candidate, "way">[]} candidates that were found
 * @param {{complete: boolean, errors: number[]}} gathering `complete`: the browser waits for nothing any
 *   more; `errors`: codes that servers, or the browser in their place, have answered
 * @returns {"turn-refused" | "turn-silent" | "stun-silent" | null}
 */
export function lackOf(servers, candidates, { complete, errors }) {
  const found = (/** @type {Candidate["way"]} */ way) => candidates.some((candidate) => candidate.way === way);
  if (servers.some(isTurn) && !found("relay")) return errors.some(REFUSES) ? "turn-refused" : "turn-silent";
  // Whose own address is the one on the internet is told nothing new, and nobody complains.
  const silent = servers.length > 0 && !found("srflx") && !found("relay") && !(complete && errors.length === 0);
  return silent ? "stun-silent" : null;
}

/**
 * Both pages have answered, and yet there is no connection.
 * @param {Pick<Candidate, "way">[]} own @param {Pick<Candidate, "way">[]} theirs
 * @param {boolean} met whether each has heard the other, at least
 * @returns {"net-half-open" | "net-turn-failed" | "net-near-only" | "net-blocked"}
 */
export function failureOf(own, theirs, met) {
  if (met) return "net-half-open";
  if ([...own, ...theirs].some(({ way }) => way === "relay")) return "net-turn-failed";
  return [own, theirs].every((side) => side.some(({ way }) => way === "srflx")) ? "net-blocked" : "net-near-only";
}

/**
 * Nothing has come of a room on relays.
 * @param {readonly {state: "connecting" | "up" | "refused"}[]} relays as they stand
 * @param {boolean} replied whether the host had invited, and was sent the reply
 * @returns {"relay-refused" | "relay-unreachable" | "relay-no-answer" | "relay-no-host"}
 */
export function silenceOf(relays, replied) {
  if (relays.every(({ state }) => state === "refused")) return "relay-refused";
  if (!relays.some(({ state }) => state === "up")) return "relay-unreachable";
  return replied ? "relay-no-answer" : "relay-no-host";
}
