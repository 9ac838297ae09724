/**
 * Installs a bot that the player brought: a pure-Python wheel, from a file or from this origin.
 * Runs inside the worker.
 */

import { placeOf } from "./places.js";

const MAX_BYTES = 4 * 1024 * 1024;
const PURE_WHEEL = /^[A-Za-z0-9_.]+-[A-Za-z0-9_.!+]+(-\d[A-Za-z0-9_.]*)?-py[23][0-9a-z.]*-none-any\.whl$/;

/** @typedef {{name?: unknown, bytes?: unknown, url?: unknown}} Wheel */
/** @typedef {{type: "refused", key: string, args: Record<string, string | number>}} Refusal */

/**
 * @param {any} pyodide
 * @param {Wheel} wheel `bytes` of a file called `name`, or a `url`
 * @returns {Promise<Refusal | null>} why not, or null when it is installed
 */
export async function installWheel(pyodide, wheel) {
  const found = typeof wheel.url === "string" ? await fetchWheel(wheel.url) : readWheel(wheel);
  if ("type" in found) return found;
  const { name, bytes } = found;
  if (!PURE_WHEEL.test(name)) return refuse("refused-wheel-name", { name });
  if (bytes.byteLength > MAX_BYTES) return refuse("refused-wheel-size", { name, limit: MAX_BYTES / 1024 / 1024 });
  try {
    await pyodide.loadPackage("micropip", { messageCallback() {} });
    const path = `/tmp/${name}`;
    pyodide.FS.writeFile(path, new Uint8Array(bytes));
    // What the wheel depends on would have to come from elsewhere; nothing does.
    await pyodide.pyimport("micropip").install.callKwargs(`emfs:${path}`, { deps: false });
  } catch (error) {
    return refuse("refused-wheel-broken", { name, detail: lastLine(error) });
  }
  return null;
}

/** @param {Wheel} wheel @returns {{name: string, bytes: ArrayBuffer} | Refusal} */
function readWheel({ name, bytes }) {
  if (typeof name === "string" && bytes instanceof ArrayBuffer) return { name, bytes };
  return refuse("refused-wheel-name", { name: String(name) });
}

/** @param {string} text @returns {Promise<{name: string, bytes: ArrayBuffer} | Refusal>} */
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
    return refuse("refused-wheel-missing", { url: text, status: lastLine(error) });
  }
}

/** @param {string} key @param {Record<string, string | number>} args @returns {Refusal} */
function refuse(key, args) {
  return { type: "refused", key, args };
}

/** The sentence of an error; a Python traceback has it in its last line. @param {unknown} error */
function lastLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split("\n").pop() ?? "";
}
