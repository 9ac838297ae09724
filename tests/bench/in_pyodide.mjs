/**
 * Runs a script of this folder in Pyodide under Node, with the runtime and the wheels of the built page.
 * Arguments: the folder of the readable page, the script, seconds a round, rounds. Prints the report.
 */

import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [page, script, seconds, rounds] = process.argv.slice(2);
const indexURL = join(resolve(page), "pyodide/");
const { loadPyodide } = await import(pathToFileURL(join(indexURL, "pyodide.mjs")).href);
const lockFileURL = join(resolve(page), "wheels/pyodide-lock.json");
const pyodide = await loadPyodide({ indexURL, lockFileURL, packages: ["gamemaster"] });
pyodide.runPython(await readFile(script, "utf8"));
console.log(pyodide.globals.get("report")(Number(seconds), Number(rounds)));
