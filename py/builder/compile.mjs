// Starts the engine in Pyodide under Node.js and compiles the page's archives with its Python;
// asks the engine, too, what there is to choose from.
// Arguments: compile_zip.py, first_moves.py, and a JSON file that says what to compile (see wheels.py).
import { createHash } from "node:crypto";
import { copyFile, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [scriptFile, firstMoves, order] = process.argv.slice(2);
const script = await readFile(scriptFile, "utf8");
const job = JSON.parse(await readFile(order, "utf8"));

const { loadPyodide } = await import(pathToFileURL(join(job.runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: job.runtime,
  lockFileContents: JSON.stringify(job.lock),
  packageBaseUrl: job.runtime,
  // Columns of every instruction only underline tracebacks, and are a sixth of all byte code.
  env: { PYTHONNODEBUGRANGES: "1" },
});
const homes = Object.values(job.homes);
const wanted = Object.keys(job.lock.packages);
const packages = { messageCallback() {}, errorCallback() {} };
const loaded = await pyodide.loadPackage(wanted, packages);
if (loaded.length !== wanted.length) {
  throw new Error(`Pyodide loaded only ${loaded.map((one) => one.name).join(", ")}.`);
}
pyodide.runPython(`${await readFile(firstMoves, "utf8")}\nplay()`, { globals: pyodide.toPy({ __name__: "first_moves" }) });
await writeFile(job.catalog, pyodide.pyimport("gamemaster.bridge").handle('{"type": "catalog"}'));
// What the compiler itself needs is imported after this list is made.
pyodide.runPython(await readFile(new URL("imported.py", import.meta.url), "utf8"));
const listed = pyodide.globals.get("imported");
const first = Object.fromEntries(homes.map((home) => [home, listed(home).toJs()]));
await writeFile(job.first, JSON.stringify(first));
for (const each of job.prepared) pyodide.runPython(`import ${each}; ${each}.prepare()`);
const all = Object.fromEntries(homes.map((home) => [home, listed(home).toJs()]));
pyodide.runPython(script);
const compiled = pyodide.globals.get("compiled");

const used = new Set();
for (const [source, target] of Object.entries(job.archives)) await make(source, target);
for (const name of await readdir(job.memo)) {
  if (!used.has(name)) await rm(join(job.memo, name));
}

/** Compile one archive, unless the very same was compiled before. */
async function make(source, target) {
  const home = job.homes[extname(source)];
  const only = source === job.engine ? undefined : all[home];
  const archive = await readFile(source);
  const key = createHash("sha256").update(script).update(archive).update(String(only)).digest("hex");
  const memo = join(job.memo, key);
  used.add(key);
  if (!(await readdir(job.memo)).includes(key)) {
    const made = compiled(pyodide.toPy(new Uint8Array(archive)).tobytes(), home, only && pyodide.toPy(only));
    await writeFile(`${memo}.part`, made.toJs());
    await rename(`${memo}.part`, memo);
  }
  await copyFile(memo, target);
}
