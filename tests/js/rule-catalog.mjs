/** The engine's rule sets and options, as the page gets them, for the tests that look into them. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const PYTHONS = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => fileURLToPath(new URL(path, ROOT)));
const PROGRAM = `
import json
from dataclasses import asdict
from gamemaster.labyrinth.options import OPTIONS, write_rules
from gamemaster.labyrinth.presets import PLAYERS, PRESETS

presets = {
    name: {"game": "labyrinth", "rules": write_rules(rules), "players": PLAYERS[name]}
    for name, rules in PRESETS.items()
}
print(json.dumps({"presets": presets, "options": [asdict(option) for option in OPTIONS]}))
`;

const python = PYTHONS.find((path) => existsSync(path));
if (!python) throw new Error("the engine is not installed: run build.py lint once");
const told = JSON.parse(execFileSync(python, ["-c", PROGRAM], { encoding: "utf8", cwd: fileURLToPath(new URL("py/", ROOT)) }));

/** @type {import("../../static/app/types.js").Catalog} */
export const CATALOG = { type: "catalog", version: "", bots: [], ...told };
