/** The engine's catalog of rule sets, options and bots, as the page gets it, for the tests that look into it. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../", import.meta.url);
const PYTHONS = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => fileURLToPath(new URL(path, ROOT)));
const PROGRAM = `
from gamemaster import bridge
print(bridge.handle('{"type": "catalog"}'))
`;

const python = PYTHONS.find((path) => existsSync(path));
if (!python) throw new Error("the engine is not installed: run build.py lint once");

/** @type {import("../../../static/app/basics/types.js").Catalog} */
export const CATALOG = JSON.parse(
  execFileSync(python, ["-c", PROGRAM], { encoding: "utf8", cwd: fileURLToPath(new URL("py/", ROOT)) }),
);

/** The rule sets of a game. @param {string} game */
export const presetsOf = (game) => Object.keys(CATALOG.presets).filter((preset) => CATALOG.presets[preset].game === game);
