/**
 * Runs a script of this folder in Pyodide under Node, with the runtime and the wheels of the built page.
 * Arguments: the folder of the readable page, this folder, that of another package or of an unpacked wheel, the script's
 * name, seconds a round, rounds.
 * Prints the report.
 */

import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [page, scripts, others, name, seconds, rounds] = process.argv.slice(2);
const indexURL = join(resolve(page), "pyodide/");
const { loadPyodide } = await import(pathToFileURL(join(indexURL, "pyodide.mjs")).href);
const lockFileURL = join(resolve(page), "wheels/pyodide-lock.json");
const stdLibURL = join(resolve(page), "start/python_stdlib.zip");
const pyodide = await loadPyodide({ indexURL, stdLibURL, lockFileURL, packages: ["gamemaster"] });
const beside = `/others/${basename(others)}`;
for (const [at, root] of Object.entries({ "/bench": scripts, [beside]: others })) {
  pyodide.FS.mkdirTree(at);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, at);
}
// Pyodide's clock of the processor is the wall's; the machine may have other things to do.
const secondsUsed = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage());
const megabytesUsed = () => pyodide._module.HEAPU8.length / 1024 / 1024;
pyodide.registerJsModule("processor", { secondsUsed, megabytesUsed });
pyodide.runPython(`
import sys, time, processor
sys.path += ["/bench", "/others", "${beside}"]
time.process_time = processor.secondsUsed
`);
console.log(pyodide.pyimport(name).report(Number(seconds), Number(rounds)));
