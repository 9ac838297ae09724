/**
 * The worker that thinks: about what one seat has heard, or about a game that is over. It starts the same
 * engine as the game's worker does, with no table of a game that goes on in it, and what it thinks about is
 * handed to it: rules, seats, statements, or the record of a finished game. Nothing is stored here, and the
 * page may end it at any time.
 */

import { bootEngine } from "./python/boot.js";
import { SOLVER } from "./python/packages.js";

/** @typedef {{ask(text: string): string, prepare(): void}} Thinking */

/** What can be thought about, by the name under which it is asked. */
const KNOWING = "knowing";

/** @returns {Promise<(name: string) => Thinking>} */
async function start() {
  const { pyodide, bring } = await bootEngine(() => {});
  await bring(["gamemaster", SOLVER]);
  /** @type {Map<string, Thinking>} */
  const ready = new Map();
  return (name) => {
    const known = ready.get(name) ?? pyodide.pyimport(`gamemaster.${name}`);
    if (!ready.has(name)) known.prepare();
    ready.set(name, known);
    return known;
  };
}

const started = start();
started.catch((error) => self.postMessage({ kind: "failed", detail: String(error) }));

self.addEventListener("message", async ({ data: { id, text, to = KNOWING } }) => {
  try {
    const about = await started;
    self.postMessage({ id, text: about(to).ask(text) });
  } catch (error) {
    self.postMessage({ kind: "failed", detail: String(error) });
  }
});
