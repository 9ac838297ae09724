// Starts the engine in Pyodide under Node.js and takes down its memory.
// Arguments: snapshot_ready.py, a JSON file that says where everything is (see snapshot.py).
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [ready, order] = process.argv.slice(2);
const job = JSON.parse(await readFile(order, "utf8"));
const { watchingMemory, writeSnapshot } = await import(pathToFileURL(job.form).href);
const load = (name) => import(pathToFileURL(join(job.runtime, name)).href);
const [{ loadPyodide }, { default: create }] = await Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
let laid;
const pyodide = await loadPyodide({
  indexURL: job.runtime,
  stdLibURL: job.first,
  lockFileContents: job.lock,
  packageBaseUrl: job.runtime,
  // Nothing of this machine goes into what is published, and the same sources give the same memory.
  env: { HOME: "/home/pyodide", LANG: "C.UTF-8", PYTHONHASHSEED: "0" },
  _sysExecutable: "/home/pyodide/python",
  _makeSnapshot: true,
  createPyodideModule: watchingMemory(create, (memory) => (laid = memory.slice())),
});
for (const wheel of job.wheels) pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
pyodide.runPython(await readFile(ready, "utf8"), { globals: pyodide.toPy({ __name__: "ready" }) });
const whole = pyodide.makeMemorySnapshot();
const file = writeSnapshot(whole, laid, job.key);
await writeFile(job.target, gzipSync(file, { level: 9 }));
