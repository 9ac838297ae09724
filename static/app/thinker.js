/**
 * The worker that thinks about what one seat has heard. It starts the same engine as the game's worker
 * does, with no table in it, and what it thinks about is handed to it: rules, seats, statements. Nothing
 * is stored here, and the page may end it at any time.
 */

import { bootEngine } from "./python/boot.js";
import { SOLVER } from "./python/packages.js";

/** @typedef {{ask(text: string): string}} Knowing */

/** @returns {Promise<Knowing>} */
async function start() {
  const { pyodide, bring } = await bootEngine(() => {});
  await bring(["gamemaster", SOLVER]);
  const knowing = pyodide.pyimport("gamemaster.knowing");
  knowing.prepare();
  return knowing;
}

const started = start();
started.catch((error) => self.postMessage({ kind: "failed", detail: String(error) }));

self.addEventListener("message", async ({ data: { id, text } }) => {
  try {
    const knowing = await started;
    self.postMessage({ id, text: knowing.ask(text) });
  } catch (error) {
    self.postMessage({ kind: "failed", detail: String(error) });
  }
});
