/** What a module gives away is taken by another one: nothing is exported that nobody asks for. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../../", import.meta.url);
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm;

/** @param {string} folder @param {RegExp} kind @returns {Map<string, string>} the files of a kind, by name */
function files(folder, kind) {
  const found = new Map();
  for (const name of readdirSync(new URL(folder, ROOT), { recursive: true })) {
    if (kind.test(name) && !name.startsWith("node_modules/")) {
      found.set(folder + name, readFileSync(new URL(folder + name, ROOT), "utf-8"));
    }
  }
  return found;
}

/** @param {Map<string, string>} scripts @param {Map<string, string>} others @returns {string[]} exports that no other file names */
function untaken(scripts, others) {
  const words = new Map([...scripts, ...others].map(([name, text]) => [name, new Set(text.match(/[\w$]+/g))]));
  return [...scripts].flatMap(([script, text]) => [...text.matchAll(EXPORT)]
    .filter(([, word]) => ![...words].some(([name, all]) => name !== script && all.has(word)))
    .map(([, word]) => `${script} ${word}`));
}

test("every export is named in another module, or in a test", () => {
  const tests = new Map([...files("tests/", /\.(mjs|py)$/)]);
  assert.deepEqual(untaken(files("static/", /\.js$/), tests), []);
});

test("one that nobody names is found", () => {
  const scripts = new Map([["a.js", "export const used = 1;\nexport function lonely() {}\n"]]);
  assert.deepEqual(untaken(scripts, new Map([["b.js", "import { used } from 'a.js';"]])), ["a.js lonely"]);
});
