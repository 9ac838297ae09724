/**
 * What a page has heard at somebody else's table, statement by statement, with a SHA-256 chain over
 * it: whoever changes an earlier statement changes every link after it.
 */

/** @import { Said } from "../basics/types.js" */

import { hex } from "../basics/hex.js";

/**
 * A statement that was told otherwise later on.
 * @typedef {{at: number, told: Said, later: Said}} Rewritten
 * @typedef {{heard: Said[], chain: string, rewritten: Rewritten | null}} Hearing
 */

/** The chain before anything was heard. */
export const UNHEARD = "0".repeat(64);

/** A value as text that doesn't depend on the order of names. @param {unknown} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const named = Object.entries(value).filter(([, one]) => one !== undefined);
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(",")}}`;
}

/**
 * The chain with some statements more. Where the browser has no digests, it stays as it is.
 * @param {string} chain
 * @param {readonly Said[]} statements
 */
export async function linked(chain, statements) {
  let link = chain;
  if (!globalThis.crypto?.subtle) return link;
  for (const said of statements) {
    const text = new TextEncoder().encode(`${link}\n${canonical(said)}`);
    link = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
  }
  return link;
}

/**
 * Takes in the statements that follow the first `from`. What was heard already stays as it was
 * heard first; that it was told otherwise now is noted, once.
 * @param {Hearing} hearing
 * @param {number} from
 * @param {readonly Said[]} statements
 * @returns {Promise<{hearing: Hearing, fresh: Said[]}>} `fresh`: what is new; nothing when there is
 *   a gap before the statements
 */
export async function takeIn(hearing, from, statements) {
  const known = hearing.heard.length;
  if (from > known) return { hearing, fresh: [] };
  const rewritten = hearing.rewritten ?? difference(hearing.heard, from, statements);
  const fresh = statements.slice(known - from);
  const chain = await linked(hearing.chain, fresh);
  return { hearing: { heard: [...hearing.heard, ...fresh], chain, rewritten }, fresh };
}

/** @param {Said[]} heard @param {number} from @param {readonly Said[]} statements @returns {Rewritten | null} */
function difference(heard, from, statements) {
  const again = statements.slice(0, heard.length - from);
  const at = again.findIndex((said, number) => canonical(said) !== canonical(heard[from + number]));
  return at < 0 ? null : { at: from + at, told: heard[from + at], later: again[at] };
}
