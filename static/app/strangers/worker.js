/**
 * The worker of a stranger's bots. It starts the same engine as the game's worker does, with no table
 * in it, installs the wheel, and answers what is asked over the port that the engine's worker has the
 * other end of. All its files are handed to it: from here nothing can be fetched.
 */

import { bootEngine } from "../python/boot.js";
import { nameOf } from "../places.js";
import { noKept } from "../python/unpacked.js";

/**
 * @typedef {{files: Record<string, ArrayBuffer>, wheel: import("./wheel.js").Wheel}} Beginning
 * @typedef {{listed(): string, choose(text: string): string}} Choosing
 */

/** @param {import("../python/runtime.js").Scripts} scripts Pyodide's own */
export function begin(scripts) {
  /** @type {Promise<Choosing> | null} */
  let choosing = null;
  self.addEventListener("message", ({ data: letter }) => {
    if (letter.port) void choosing?.then((bots) => listen(letter.port, bots));
    else choosing ??= start(letter, scripts);
  });
}

/** @param {Beginning} beginning @param {import("../python/runtime.js").Scripts} scripts @returns {Promise<Choosing>} */
async function start(beginning, scripts) {
  try {
    const choosing = await begun(beginning, scripts);
    return say({ text: choosing.listed() }, choosing);
  } catch (error) {
    return say({ detail: lastLine(error) });
  }
}

/** @param {Beginning} beginning @param {import("../python/runtime.js").Scripts} scripts @returns {Promise<Choosing>} */
async function begun({ files, wheel }, scripts) {
  self.fetch = async (asked) => {
    const file = files[nameOf(String(asked))];
    return file ? new Response(file, { headers: { "content-type": "application/wasm" } }) : new Response(null, { status: 404 });
  };
  const { pyodide, complete } = await bootEngine(() => {}, { scripts, kept: noKept });
  await complete();
  await install(pyodide, wheel);
  return pyodide.pyimport("gamemaster.choosing");
}

/** @param {any} pyodide @param {import("./wheel.js").Wheel} wheel */
async function install(pyodide, { name, bytes }) {
  await pyodide.loadPackage("micropip", { messageCallback() {} });
  const path = `/tmp/${name}`;
  pyodide.FS.writeFile(path, new Uint8Array(bytes));
  // What the wheel depends on would have to come from elsewhere; nothing does.
  await pyodide.pyimport("micropip").install.callKwargs(`emfs:${path}`, { deps: false });
}

/** @param {object} told what the page hears, this once @param {Choosing} [choosing] @returns {any} */
function say(told, choosing) {
  self.postMessage(told);
  return choosing;
}

/** @param {MessagePort} port @param {Choosing} choosing */
function listen(port, choosing) {
  port.onmessage = ({ data: { id, text } }) => port.postMessage({ id, text: choose(choosing, text) });
}

/** @param {Choosing} choosing @param {string} text */
function choose(choosing, text) {
  try {
    return choosing.choose(text);
  } catch {
    return '{"fault":"no-answer"}'; // Python itself has broken down
  }
}

/** The sentence of an error; a Python traceback has it in its last line. @param {unknown} error */
function lastLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split("\n").pop() ?? "";
}
