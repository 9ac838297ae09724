/** A page's part is a small object with named steps: no function is long. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "../../../static/node_modules/acorn/dist/acorn.mjs";

const STATIC = new URL("../../../static/", import.meta.url);
/** Lines of a function, its first and its last included. */
const MOST = 100;
/** What is still longer: to be split, and never joined by another. */
const STILL_LONG = [
  "app/engine/engine.js createEngine",
  "app/shelves/keeping.js createKeeping",
  "app/shelves/vault.js createVault",
];

const SCRIPTS = readdirSync(STATIC, { recursive: true })
  .filter((name) => name.endsWith(".js") && !name.startsWith("node_modules/"));

/** @param {string} code @returns {{ name: string, lines: number }[]} all functions in it, named by what holds them */
function functions(code) {
  const found = [];
  const walk = (node, name) => {
    if (Array.isArray(node)) return node.forEach((part) => walk(part, name));
    if (typeof node?.type !== "string") return undefined;
    const own = node.id?.name ?? node.key?.name ?? name;
    if (/Function/.test(node.type)) found.push({ name: own, lines: node.loc.end.line - node.loc.start.line + 1 });
    return Object.values(node).filter((part) => part && typeof part === "object").forEach((part) => walk(part, own));
  };
  walk(parse(code, { ecmaVersion: "latest", sourceType: "module", locations: true }), "");
  return found;
}

/** @param {{ name: string, lines: number }[]} all */
const longest = (all) => all.filter(({ lines }) => lines > MOST).map(({ name }) => name);

test("no function is longer than a hundred lines, but for those that are named", () => {
  const long = SCRIPTS.flatMap((script) =>
    longest(functions(readFileSync(new URL(script, STATIC), "utf-8"))).map((name) => `${script} ${name}`));
  assert.deepEqual(long.sort(), [...STILL_LONG].sort());
});

test("the measure sees functions of every kind, wherever they stand", () => {
  const filling = "\n".repeat(MOST);
  const code = `
    export function declared() {${filling}}
    const arrow = async () => {${filling}};
    const short = () => {${filling.slice(1)}};
    class Held { #hidden() {${filling}} get shown() { return 1; } }
    declared({ step: function* () {${filling}}, named() {${filling}} });`;
  assert.deepEqual(longest(functions(code)), ["declared", "arrow", "hidden", "step", "named"]);
  assert.equal(functions(code).length, 7);
  assert.ok(SCRIPTS.length > 250 && SCRIPTS.includes("sw.js"));
});
