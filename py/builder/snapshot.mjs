// Starts the engine in Pyodide under Node.js, lets it play, and takes down its memory.
// Arguments: first_moves.py, snapshot_ready.py, a JSON file that says where everything is (see snapshot.py).
import random from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [moves, ready, order] = process.argv.slice(2);
const job = JSON.parse(await readFile(order, "utf8"));
const load = (path) => import(pathToFileURL(path).href);
const { goingOn, SURROUNDINGS, writeSnapshot } = await load(job.form);
const [{ loadPyodide }, { default: create }] = await Promise.all([load(join(job.runtime, "pyodide.mjs")), load(job.script)]);
const options = {
  indexURL: job.runtime,
  stdLibURL: job.first,
  lockFileContents: job.lock,
  packageBaseUrl: job.runtime,
  ...SURROUNDINGS, // so nothing of this machine goes into what is published
};

// Two builds of the same sources take down the same memory: time and chance are told to every runtime.
let told = 0;
Date.now = () => Date.UTC(2000 + told, 0);
performance.now = () => told;
random.randomFillSync = (bytes) => bytes.fill(told);

const pyodide = await loadPyodide({ ...options, _makeSnapshot: true, createPyodideModule: create });
// Where a page has them, when they have come: what is imported later is looked for beside what was.
for (const wheel of job.wheels) pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel", { extractDir: job.home });
pyodide.runPython("import importlib\nimportlib.invalidate_caches()");
for (const code of [`${await readFile(moves, "utf8")}\nplay(QUICK)`, await readFile(ready, "utf8")]) {
  pyodide.runPython(code, { globals: pyodide.toPy({ __name__: "ready" }) });
}
const whole = pyodide.makeMemorySnapshot();
const memory = whole.subarray(whole.length - pyodide._module.HEAP8.length);

// What a runtime has laid out when it would go on from there; this one goes no further. It is told
// another time and other chance, so that what came of the first is known to differ.
told = 1;
class Seen extends Error {}
let laid = new Uint8Array();
const look = (found) => {
  laid = found.slice();
  throw new Seen();
};
try {
  const createPyodideModule = goingOn(create, memory.length, look);
  await loadPyodide({ ...options, _loadSnapshot: new Uint8Array(), createPyodideModule });
} catch (error) {
  if (!(error instanceof Seen)) throw error;
}
await writeFile(job.target, gzipSync(writeSnapshot(whole, laid, job.key), { level: 9 }));
await writeFile(job.memory, gzipSync(memory, { level: 1 }));
