/**
 * The runtime's files: asked for all at once, counted as they come, and watched. Pyodide asks for
 * them itself while it starts, and is given what has been asked for already.
 */

import { placeOf } from "../places.js";

/** The standard library of an engine that has started has been read; an archive with nothing in it. */
const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...Array(18).fill(0));
export const STDLIB = "python_stdlib.zip";
export const FIRST = "python_first.zip";
export const SNAPSHOT = "snapshot.bin";
const WASM = "pyodide.asm.wasm";
const SCRIPT = "pyodide.asm.mjs";
const LOADER = "pyodide.mjs";
const ABOUT = "boot.json";
/** What npm brings; the rest is made by the build. */
const RUNTIME = [WASM, SCRIPT, LOADER];

/** A file did not come. */
class LostFile extends Error {}

/**
 * @typedef {[{loadPyodide: Function}, {default: (settings: any) => Promise<any>}]} Scripts of Pyodide
 * @typedef {{key: string, sizes: Record<string, number>, unpacked: import("./unpacked.js").About}} Told
 *   what the build tells: sizes as they are counted, in bytes; `unpacked`: the snapshot
 * @typedef {{
 *   told: Promise<Told>,
 *   module: Promise<WebAssembly.Module>,
 *   scripts: Promise<Scripts>,
 *   expect(names: string[]): Promise<void>,
 *   answered(name: string, response: Response): void,
 *   counting(name: string): TransformStream<Uint8Array, Uint8Array>,
 *   rate(): number,
 *   address(name: string): string,
 *   open(name: string, signal?: AbortSignal): Promise<Response>,
 * }} Runtime `rate`: in bytes a millisecond, how fast the scripts came
 */

/** @param {string} name */
function addressOf(name) {
  return placeOf(RUNTIME.includes(name) ? "pyodide/" : "start/").href + name;
}

/** The addresses of all files of a start but the scripts, whichever way it goes. */
export const filesOfAStart = () => [WASM, ABOUT, SNAPSHOT, FIRST, STDLIB].map(addressOf);

/** Pyodide's scripts, where they can be fetched. @returns {Promise<Scripts>} */
const importedScripts = () => /** @type {Promise<any>} */ (Promise.all([import(addressOf(LOADER)), import(addressOf(SCRIPT))]));

/**
 * Begins to fetch what every start needs.
 * @param {import("./progress.js").Progress} progress
 * @param {import("./unpacked.js").Kept} kept
 * @param {Scripts} [scripts] if they are here already
 * @returns {Runtime}
 */
export function openRuntime(progress, kept, scripts) {
  const counting = (/** @type {string} */ name) => counted((more) => progress.came(name, more));

  /** @param {string} name @param {AbortSignal} [signal] */
  async function open(name, signal) {
    const response = await fetch(addressOf(name), { signal }).catch((error) => {
      throw signal?.aborted ? error : new LostFile(name, { cause: error });
    });
    if (!response.ok) throw new LostFile(`${name}: ${response.status}`);
    progress.answered(name, response);
    return response;
  }

  async function compiled() {
    const [response, isNew] = await Promise.all([open(WASM), kept.isNew]);
    if (isNew) {
      // What is counted is read twice, which later visits, whose files lie in a cache, go without.
      runtime.expect([WASM]).catch(() => {}); // without sizes there is no progress to show
      void tally(response.clone(), counting(WASM));
    }
    return WebAssembly.compileStreaming(response);
  }

  /** @type {Runtime} */
  const runtime = {
    told: open(ABOUT).then((response) => response.json()),
    module: compiled(),
    scripts: scripts ? Promise.resolve(scripts) : importedScripts(),
    expect: async (/** @type {string[]} */ names) => {
      const { sizes } = await runtime.told;
      progress.expect(Object.fromEntries(names.map((name) => [name, sizes[name]])));
    },
    answered: progress.answered,
    counting,
    address: addressOf,
    rate: () => rateOf(addressOf(SCRIPT)),
    open,
  };
  // Whoever needs them hears of a failure; until then it is nobody's.
  for (const promise of [runtime.told, runtime.module, runtime.scripts]) promise.catch(() => {});
  return runtime;
}

/**
 * By the browser's own account: how busy this machine is hardly shows in it.
 * @param {string} url
 */
function rateOf(url) {
  const [entry] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(url));
  if (!entry?.encodedBodySize) return Infinity;
  return entry.encodedBodySize / Math.max(1, entry.responseEnd - entry.responseStart);
}

/** @param {(more: number) => void} heard @returns {TransformStream<Uint8Array, Uint8Array>} */
function counted(heard) {
  return new TransformStream({
    transform(chunk, controller) {
      heard(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
}

/** @param {Response} response @param {TransformStream<Uint8Array, Uint8Array>} counting */
async function tally(response, counting) {
  try {
    await response.body?.pipeThrough(counting).pipeTo(new WritableStream());
  } catch {
    // The same failure reaches whoever reads the answer itself.
  }
}

/**
 * Starts Pyodide with files that have been asked for. Where a file is lost, or the WebAssembly can't
 * be used, `loadPyodide` itself neither resolves nor rejects: it writes a warning, or leaves a
 * rejection that nobody handles.
 * @param {Runtime} runtime
 * @param {WebAssembly.Module} module
 * @param {boolean} started whether the standard library has been read
 * @param {() => Promise<any>} load
 */
export async function whileWatched(runtime, module, started, load) {
  const [plainFetch, plainInstantiate] = [self.fetch, WebAssembly.instantiateStreaming];
  const watched = new AbortController();
  const { signal } = watched;
  const lost = new Promise((_, reject) => {
    self.fetch = async (...request) => {
      const url = String(request[0]);
      if (url === addressOf(WASM)) return new Response();
      // This name is what Pyodide asks for unless it is told another.
      if (started && url === placeOf("pyodide/").href + STDLIB) return new Response(EMPTY_ZIP);
      if (url !== addressOf(FIRST) && !url.endsWith(".json")) return plainFetch(...request);
      try {
        const response = await plainFetch(...request);
        if (!response.ok) throw new LostFile(`${url}: ${response.status}`);
        if (url !== addressOf(FIRST) || !response.body) return response;
        runtime.answered(FIRST, response);
        return new Response(response.body.pipeThrough(runtime.counting(FIRST)));
      } catch (error) {
        reject(new LostFile(url, { cause: error }));
        throw error;
      }
    };
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      try {
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    self.addEventListener(
      "unhandledrejection",
      (event) => {
        event.preventDefault();
        reject(event.reason);
      },
      { signal },
    );
  });
  lost.catch(() => {});
  try {
    return await Promise.race([load(), lost]);
  } finally {
    watched.abort();
    self.fetch = plainFetch;
    WebAssembly.instantiateStreaming = plainInstantiate;
  }
}
