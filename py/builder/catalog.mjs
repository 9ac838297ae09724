// Asks the engine, in Pyodide under Node.js, what there is to choose from, and prints its answer.
// Arguments: the folder of the runtime, and a lock file for the engine and what it needs.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, lock] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: runtime,
  lockFileContents: await readFile(lock, "utf8"),
  packageBaseUrl: runtime,
});
await pyodide.loadPackage("gamemaster", { messageCallback() {} });
console.log(pyodide.pyimport("gamemaster.bridge").handle('{"type": "catalog"}'));
