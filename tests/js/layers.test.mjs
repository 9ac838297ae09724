/** The page's modules import one way: drawing and network know neither the page nor each other. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const STATIC = new URL("../../static/", import.meta.url);
/** From which folders the modules of each one may import; `main.js` alone connects everything. */
const MAY = { draw: ["draw"], net: ["net"], app: ["app", "net", "draw"], ui: ["ui", "app", "net", "draw"] };
const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g;

/** @returns {[module: string, imported: string][]} */
function imports(folder) {
  const files = readdirSync(new URL(`${folder}/`, STATIC), { recursive: true }).filter((name) => name.endsWith(".js"));
  return files.flatMap((name) => {
    const url = new URL(`${folder}/${name}`, STATIC);
    const code = readFileSync(url, "utf-8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    const found = [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
    const own = found.filter((target) => target.startsWith("."));
    return own.map((target) => [`${folder}/${name}`, new URL(target, url).href.slice(STATIC.href.length)]);
  });
}

for (const [folder, allowed] of Object.entries(MAY)) {
  test(`static/${folder} imports from ${allowed.join(", ")} only`, () => {
    const all = imports(folder);
    assert.ok(all.length > 10);
    const strange = all.filter(([name, target]) => name !== "app/main.js" && !allowed.includes(target.split("/")[0]));
    assert.deepEqual(strange, []);
  });
}
