/**
 * Brings the engine up inside the worker: the Python runtime, its packages, the bridge.
 */

import { placeOf } from "./places.js";

/**
 * @typedef {{handle(text: string): string, guest(seat: number, text: string): string, save(): string,
 *   resume(text: string): string}} Bridge
 */
/** @typedef {(stage: string, progress: number) => void} Report */

/** A stage of the boot failed; `reason` is a message id of the catalogs. */
export class BootError extends Error {
  /** @param {string} reason @param {unknown} cause */
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * @param {Report} report hears the stage and the progress of the whole, 0 to 1
 * @returns {Promise<{pyodide: any, bridge: Bridge, version: string}>}
 */
export async function bootEngine(report) {
  const indexURL = placeOf("pyodide/").href;
  report("runtime", 0.05);
  const pyodide = await stage("boot-runtime-failed", async () => {
    const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
    const watched = new AbortController();
    const lost = Promise.race([lostFile(indexURL, watched.signal), strayFailure(watched.signal)]);
    const loading = loadPyodide({
      indexURL,
      lockFileURL: placeOf("wheels/").href + "pyodide-lock.json",
      packages: ["gamemaster"], // fetched while the runtime starts
    });
    return Promise.race([loading, lost]).finally(() => watched.abort());
  });
  report("packages", 0.7);
  await stage("boot-packages-failed", async () => {
    // What can't be fetched is only written to the console, and the rest is loaded all the same.
    const { packages } = pyodide.lockfile;
    const lacking = needed(packages, "gamemaster").filter((name) => !pyodide.loadedPackages[packages[name].name]);
    if (lacking.length) throw new Error(lacking.join(", "));
  });
  report("engine", 0.9);
  return stage("boot-engine-failed", async () => {
    const bridge = pyodide.pyimport("gamemaster.bridge");
    const version = String(pyodide.pyimport("gamemaster").__version__ ?? "");
    return { pyodide, bridge, version };
  });
}

/**
 * A package and all that it depends on.
 * @param {Record<string, {depends: string[]}>} packages of the lock file
 * @param {string} name
 * @param {string[]} [found]
 */
function needed(packages, name, found = []) {
  if (found.includes(name)) return found;
  found.push(name);
  for (const other of packages[name].depends) needed(packages, other, found);
  return found;
}

/** @template T @param {string} reason @param {() => Promise<T>} work @returns {Promise<T>} */
async function stage(reason, work) {
  try {
    return await work();
  } catch (error) {
    throw new BootError(reason, error);
  }
}

/**
 * When the runtime's WebAssembly can't be fetched, `loadPyodide` neither resolves nor rejects: it
 * writes a warning, or leaves a rejection that nobody handles. So its requests are watched.
 * @param {string} folder of the runtime's files
 * @param {AbortSignal} signal ends the watch
 * @returns {Promise<never>}
 */
function lostFile(folder, signal) {
  const plainFetch = self.fetch;
  signal.addEventListener("abort", () => (self.fetch = plainFetch));
  return new Promise((_, reject) => {
    self.fetch = async (...request) => {
      const runtime = String(request[0]).startsWith(folder);
      try {
        const response = await plainFetch(...request);
        if (runtime && !response.ok) reject(new Error(`${request[0]}: ${response.status}`));
        return response;
      } catch (error) {
        if (runtime) reject(error);
        throw error;
      }
    };
  });
}

/**
 * What breaks after the answer has begun to come shows as a rejection that nobody handles.
 * @param {AbortSignal} signal ends the watch
 * @returns {Promise<never>}
 */
function strayFailure(signal) {
  return new Promise((_, reject) => {
    self.addEventListener(
      "unhandledrejection",
      (event) => {
        event.preventDefault();
        reject(event.reason);
      },
      { signal },
    );
  });
}
