/** The wheel that a player brings: a file, or one that lies on this site. */

import { placeOf } from "../places.js";

const MAX_BYTES = 4 * 1024 * 1024;
const PURE_WHEEL = /^[A-Za-z0-9_.]+-[A-Za-z0-9_.!+]+(-\d[A-Za-z0-9_.]*)?-py[23][0-9a-z.]*-none-any\.whl$/;

/** @typedef {{name: string, bytes: ArrayBuffer}} Wheel */
/** @typedef {{type: "refused", key: string, args: Record<string, string | number>}} Refusal */

/**
 * @param {{name: string, bytes?: ArrayBuffer, url?: string}} brought `bytes` of a file called `name`, or a `url`
 * @returns {Promise<Wheel | Refusal>}
 */
export async function readWheel({ name: file, bytes: content, url }) {
  const found = content ? { name: file, bytes: content } : await fetchWheel(url ?? "");
  if ("type" in found) return found;
  const { name, bytes } = found;
  if (!PURE_WHEEL.test(name)) return refuse("refused-wheel-name", { name });
  if (bytes.byteLength > MAX_BYTES) return refuse("refused-wheel-size", { name, limit: MAX_BYTES / 1024 / 1024 });
  return found;
}

/** @param {string} text @returns {Promise<Wheel | Refusal>} */
async function fetchWheel(text) {
  if (!URL.canParse(text, placeOf(""))) return refuse("refused-wheel-address", { url: text });
  // A relative address counts from the page.
  const url = new URL(text, placeOf(""));
  if (url.origin !== self.location.origin) return refuse("refused-wheel-origin", { url: text });
  const name = decodeURIComponent(url.pathname.split("/").pop() ?? "");
  try {
    const response = await fetch(url);
    if (!response.ok) return refuse("refused-wheel-missing", { url: text, status: response.status });
    return { name, bytes: await response.arrayBuffer() };
  } catch (error) {
    return refuse("refused-wheel-missing", { url: text, status: error instanceof Error ? error.message : String(error) });
  }
}

/** @param {string} key @param {Record<string, string | number>} args @returns {Refusal} */
export function refuse(key, args) {
  return { type: "refused", key, args };
}
