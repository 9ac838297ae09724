/**
 * A labyrinth that one friend hands to another: its rules and its seed in a link, and the number of
 * moves to beat. Pure, and knows no rule: whether the rules can be played only the engine says.
 */

/** @import { Complaint, Rules } from "../rules/house-rules.js" */
/** @import { Catalog } from "../basics/types.js" */

import { gameOf, LINK, linkOf, MOST_LINK, readLink, strangeIn } from "../rules/house-rules.js";

/** In the address, before the rules. */
export const CHALLENGE = "#labyrinth=";
const MOST_SEED = 64;
/** The only game in which a friend can be sent what one has played. */
const GAME = "labyrinth";
const MOST_MOVES = 9999;
const MOST_VERSION = 32;

/**
 * @typedef {{rules: Rules, seed: string, version: string, moves: number | null, hints?: number}} Challenge
 *   `version`: of the program that drew the labyrinth, another one may draw another; `moves`: what
 *   the friend needed alone, if that is told; `hints`: and how many of these it took, if any.
 */

/** What a link has after the page's address. @param {Challenge} challenge @returns {string} */
export function challengeLink({ rules, seed, version, moves, hints }) {
  const told = moves !== null && { moves: String(moves), ...(hints && { hints: String(hints) }) };
  const more = new URLSearchParams({ seed, version, ...told });
  return `${CHALLENGE}${linkOf(rules).slice(LINK.length)}&${more}`;
}

/**
 * What a link brings; nothing but text is ever read from it.
 * @param {string} hash
 * @returns {{challenge: Challenge} | {complaint: Complaint}}
 */
export function readChallenge(hash) {
  if (hash.length > MOST_LINK) return { complaint: { id: "invite-long" } };
  const parts = new URLSearchParams(hash.slice(1));
  const read = readLink(LINK + (parts.get(CHALLENGE.slice(1, -1)) ?? ""));
  if ("complaint" in read) return { complaint: { id: "invite-rules-broken" } };
  const seed = parts.get("seed") ?? "";
  if (!seed.trim() || seed.length > MOST_SEED) return { complaint: { id: "invite-seed", args: { limit: MOST_SEED } } };
  const moves = parts.get("moves");
  const hints = parts.get("hints");
  if (!isTold(moves) || !isTold(hints)) return { complaint: { id: "invite-moves-broken" } };
  const version = (parts.get("version") ?? "").slice(0, MOST_VERSION);
  return { challenge: { rules: read.rules, seed, version, moves: moves === null ? null : Number(moves), ...(moves && hints && { hints: Number(hints) }) } };
}

/** Whether a link tells a number that can be, or none. @param {string | null} number */
const isTold = (number) => number === null || (/^\d{1,4}$/.test(number) && Number(number) > 0 && Number(number) <= MOST_MOVES);

/**
 * What is strange about a challenge that came from elsewhere, before the engine is asked.
 * @param {Challenge} challenge
 * @param {Catalog} catalog
 * @returns {Complaint | null}
 */
export function strangeInChallenge({ rules }, catalog) {
  const strange = strangeIn(rules, catalog);
  if (strange || gameOf(rules.preset, catalog) === GAME) return strange;
  return { id: "invite-other-game" };
}
