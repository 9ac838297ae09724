/** A plan as a link: the rules that it is drawn by, and its text, deflated. Knows no rule: what can be drawn only the engine says. */

/** @import { Complaint, Rules } from "../rules/house-rules.js" */

import { fromBase64url, toBase64url } from "../../net/basics/bytes.js";
import { deflated, inflated } from "../../net/basics/deflate.js";
import { LINK, linkOf, readLink } from "../rules/house-rules.js";
import { MOST_TEXT, PLAN_LINK } from "../shelves/plan-fields.js";

/** The largest plan with all that can lie on it takes a fifth of that. */
const MOST_LINK = 16_384;
const TEXT = "text";

/** @typedef {{rules: Rules, text: string}} LinkedPlan */

/** What a link has after the page's address. @param {LinkedPlan} plan @returns {Promise<string>} */
export async function planLink({ rules, text }) {
  const packed = toBase64url(await deflated(new TextEncoder().encode(text)));
  return `${PLAN_LINK}${linkOf(rules).slice(LINK.length)}&${TEXT}=${packed}`;
}

/**
 * What a link brings; nothing but text is ever read from it.
 * @param {string} hash
 * @returns {Promise<{plan: LinkedPlan} | {complaint: Complaint}>}
 */
export async function readPlanLink(hash) {
  if (hash.length > MOST_LINK) return { complaint: { id: "desk-link-long" } };
  const parts = new URLSearchParams(hash.slice(1));
  const read = readLink(LINK + (parts.get(PLAN_LINK.slice(1, -1)) ?? ""));
  if ("complaint" in read) return { complaint: { id: "desk-link-rules" } };
  const text = await unpacked(parts.get(TEXT) ?? "");
  return text ? { plan: { rules: read.rules, text } } : { complaint: { id: "desk-link-broken" } };
}

/** @param {string} packed @returns {Promise<string>} "" when it holds no text, or more than a plan has */
async function unpacked(packed) {
  const bytes = fromBase64url(packed);
  if (!bytes) return "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await inflated(new Uint8Array(bytes), MOST_TEXT));
  } catch {
    return "";
  }
}
