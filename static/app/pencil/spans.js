/** From when to when each claim stood on a player's paper, on whichever sheet. Pure. */

/** @import { Entry } from "./journal.js" */
/** @import { Plan, Sign } from "./marks.js" */

import { bookOf } from "./journal.js";
import { claimOf } from "./marks.js";

/** @typedef {{claim: string, heard: number, until: number | null}} Span `until`: null: it was never rubbed out; both count statements */

/** @param {readonly Entry[]} entries @param {Plan} plan @param {readonly Sign[]} signs @returns {Span[]} */
export function spansOf(entries, plan, signs) {
  /** @type {Map<string, Span>} */
  const standing = new Map();
  /** @type {Span[]} */
  const spans = [];
  for (const heard of [...new Set(entries.map((entry) => entry.heard))].sort((one, other) => one - other)) {
    const claims = new Set(bookOf(entries, plan, heard).sheets.flatMap(({ marks }) =>
      [...marks.values()].flatMap((mark) => claimOf(signs, plan, mark) ?? [])));
    for (const [claim, span] of standing) {
      if (claims.has(claim)) continue;
      span.until = heard;
      standing.delete(claim);
    }
    for (const claim of claims) {
      if (standing.has(claim)) continue;
      const span = { claim, heard, until: null };
      standing.set(claim, span);
      spans.push(span);
    }
  }
  return spans;
}
