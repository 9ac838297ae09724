/**
 * Brings the engine up inside the worker. Where it can, it goes on from the memory of an engine that
 * the build has started (snapshot.js); where that doesn't fit, or would come too slowly, it starts
 * the runtime and the engine as they are. Either way what the first move does not need comes later.
 */

import { openKept } from "./unpacked.js";
import { needed } from "./packages.js";
import { placeOf } from "../places.js";
import { createProgress } from "./progress.js";
import { FIRST, openRuntime, SNAPSHOT, STDLIB, whileWatched } from "./runtime.js";
import { canUnpack, goingOn, readSnapshot, SnapshotError, SURROUNDINGS, unpacked, unpacking } from "./snapshot.js";

/**
 * @typedef {{handle(text: string): string, guest(seat: number, text: string): string, save(): string,
 *   keep(): string, carry(): string, addition(): string, changed(): string,
 *   resume(text: string): string, take_over(text: string): string, woken(): void,
 *   bring(text: string): string, stop(text: string): void, question(text: string): string,
 *   advance(text: string, told: string): string, thinks(): boolean,
 *   prepare_guards(): void, LATE: {toJs(): string[]}}} Bridge `LATE`: requests that need `complete` first
 * @typedef {(stage: string, progress: number, bytes?: {loaded: number, total: number}) => void} Report
 * @typedef {{pyodide: any, bridge: Bridge, version: string, complete(): Promise<void>, bring(names: string[]): Promise<void>}} Booted
 *   `complete` brings the rest of the engine: the whole standard library, and pydantic; `bring` the whole
 *   standard library, and packages
 * @typedef {import("./unpacked.js").Kept} Kept
 * @typedef {import("./progress.js").Progress} Progress
 * @typedef {import("./runtime.js").Runtime} Runtime
 */

/**
 * A snapshot is larger than what it saves from being computed. Below this rate of one of three files
 * that come together, in bytes a millisecond, it takes longer to come.
 */
const WORTH = 600;
/** When so much of it has come by then, a busy machine is to blame and not the line. */
const PROMISING = 0.2;
/** What is fetched is this much of the whole start; the rest is computing. */
const FETCHED = 0.9;

/** A stage of the boot failed; `reason` is a message id of the catalogs. */
export class BootError extends Error {
  /** @param {string} reason @param {unknown} cause */
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * @param {Report} report hears the stage, the progress of the whole, which only grows from 0 to 1, and the bytes that come
 * @param {{kept?: Kept, scripts?: import("./runtime.js").Scripts}} [given] what is elsewhere than usual
 * @returns {Promise<Booted>}
 */
export async function bootEngine(report, { kept = openKept(), scripts } = {}) {
  let reached = 0;
  /** What doesn't fit once it has come is fetched again. @type {Report} */
  const tell = (stage, part, bytes) => report(stage, (reached = Math.max(reached, part)), bytes);
  tell("runtime", 0);
  const progress = createProgress((part, bytes) => tell("runtime", FETCHED * part, bytes));
  const runtime = openRuntime(progress, kept, scripts);
  const hasCome = () => tell("engine", FETCHED);
  const booted = (await fromSnapshot(runtime, kept, progress, hasCome)) ?? (await plainly(runtime, hasCome));
  return { ...booted, complete: () => booted.complete().then(() => void keepSnapshot(runtime, kept)) };
}

/**
 * The engine out of the build's memory, or null where it can't be had. What is wrong with the
 * runtime itself is met again, and told, by the plain start.
 * @param {Runtime} runtime @param {Kept} kept @param {Progress} progress @param {() => void} hasCome
 * @returns {Promise<Booted | null>}
 */
async function fromSnapshot(runtime, kept, progress, hasCome) {
  if (!canUnpack()) return null;
  const doubt = new AbortController();
  try {
    const about = runtime.told.then(({ unpacked: about }) => about);
    const found = await kept.take(runtime.address(SNAPSHOT), about);
    const file = found ?? (await fetched(runtime, progress, doubt.signal));
    const snapshot = readSnapshot(file, (await runtime.told).key);
    const pyodide = await start(runtime, {
      ...SURROUNDINGS,
      _loadSnapshot: new Uint8Array(), // that there is one; `goingOn` reads it
      create: (/** @type {any} */ create) => {
        hasCome();
        return goingOn(create, snapshot.bytes, snapshot.restore);
      },
    });
    const booted = engineOf(pyodide, runtime);
    booted.bridge.woken();
    return booted;
  } catch (error) {
    doubt.abort();
    progress.dropped(SNAPSHOT);
    console.info(`The engine starts without its snapshot: ${error}`);
    return null;
  }
}

/**
 * The snapshot's file as the host has it, unless it would come too slowly.
 * @param {Runtime} runtime @param {Progress} progress @param {AbortSignal} signal
 */
async function fetched(runtime, progress, signal) {
  const expected = runtime.expect([SNAPSHOT]);
  const reading = runtime
    .open(SNAPSHOT, signal)
    .then((response) => unpacked(bodyOf(response).pipeThrough(runtime.counting(SNAPSHOT))));
  const judged = runtime.scripts.then(() => {
    if (runtime.rate() < WORTH && progress.partOf(SNAPSHOT) < PROMISING) throw new SnapshotError("the line is slow");
  });
  const [file] = await Promise.all([reading, judged, expected]);
  return file;
}

/** @param {Runtime} runtime @param {() => void} hasCome @returns {Promise<Booted>} */
async function plainly(runtime, hasCome) {
  runtime.expect([FIRST]).catch(() => {}); // without sizes there is no progress to show
  const pyodide = await start(runtime, { stdLibURL: runtime.address(FIRST), packages: ["gamemaster"] });
  hasCome();
  await stage("boot-packages-failed", async () => check(pyodide, needed(pyodide.lockfile.packages, "gamemaster")));
  return stage("boot-engine-failed", async () => engineOf(pyodide, runtime));
}

/**
 * @param {Runtime} runtime
 * @param {Record<string, any>} options for `loadPyodide`
 */
function start(runtime, { create = (/** @type {any} */ plain) => plain, ...options }) {
  return stage("boot-runtime-failed", async () => {
    const [module, [{ loadPyodide }, { default: plain }]] = await Promise.all([runtime.module, runtime.scripts]);
    return whileWatched(runtime, module, "_loadSnapshot" in options, () =>
      loadPyodide({
        indexURL: placeOf("pyodide/").href,
        lockFileURL: `${placeOf("wheels/").href}pyodide-lock.json`,
        createPyodideModule: create(plain),
        ...options,
      }),
    );
  });
}

/** @param {any} pyodide @param {Runtime} runtime @returns {Booted} */
function engineOf(pyodide, runtime) {
  const bridge = pyodide.pyimport("gamemaster.bridge");
  const version = String(pyodide.pyimport("gamemaster").__version__ ?? "");
  const bring = (/** @type {string[]} */ names) => brought(pyodide, runtime, names);
  return { pyodide, bridge, version, bring, complete: () => bring(["gamemaster", "pydantic"]) };
}

/**
 * Installs what was left out for the start.
 * @param {any} pyodide @param {Runtime} runtime @param {string[]} wanted packages
 */
async function brought(pyodide, runtime, wanted) {
  const library = await (await runtime.open(STDLIB)).arrayBuffer();
  pyodide.FS.writeFile("/lib/python314.zip", new Uint8Array(library));
  const { invalidate_caches: lookAnew } = pyodide.pyimport("importlib");
  lookAnew();
  // By all names: of what has come by half, Pyodide does not fetch the other half again.
  const names = wanted.flatMap((name) => needed(pyodide.lockfile.packages, name));
  await pyodide.loadPackage(names, { messageCallback() {}, errorCallback() {} });
  check(pyodide, names);
  // A snapshot remembers folders as they were: of the engine's own wheel, too, more can be imported now.
  lookAnew();
}

/**
 * For the next start: unpacked, or where that can't be kept, as the browser itself keeps what it fetches.
 * @param {Runtime} runtime @param {Kept} kept
 */
async function keepSnapshot(runtime, kept) {
  if (!canUnpack()) return;
  try {
    const { unpacked: about } = await runtime.told;
    const bring = async () => unpacking(bodyOf(await runtime.open(SNAPSHOT)));
    if (await kept.keep(runtime.address(SNAPSHOT), about, bring)) return;
    await (await runtime.open(SNAPSHOT)).arrayBuffer();
  } catch {
    // Then the next start is like this one.
  }
}

/** @param {Response} response */
function bodyOf({ body }) {
  if (!body) throw new SnapshotError("empty");
  return body;
}

/**
 * What can't be fetched is only written to the console, and the rest is loaded all the same.
 * @param {any} pyodide @param {string[]} names
 */
function check(pyodide, names) {
  const { packages } = pyodide.lockfile;
  const lacking = names.filter((name) => !pyodide.loadedPackages[packages[name].name]);
  if (lacking.length) throw new Error(lacking.join(", "));
}

/** @template T @param {string} reason @param {() => Promise<T>} work @returns {Promise<T>} */
async function stage(reason, work) {
  try {
    return await work();
  } catch (error) {
    throw new BootError(reason, error);
  }
}
