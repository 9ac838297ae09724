/**
 * What the rules name, only the engine names: no module of the page spells out a cell type, an
 * action, a fact, a bet or an option. Drawings may (static/draw), and so may words (static/locales).
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { transform } from "../../../static/node_modules/esbuild/lib/main.js";

const ROOT = new URL("../../../", import.meta.url);
const STATIC = new URL("static/", ROOT);
const PYTHON = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => fileURLToPath(new URL(path, ROOT))).find(existsSync);
/** The engine's own vocabulary. */
const PROGRAM = `
import json
from gamemaster.games import GAMES
from gamemaster.labyrinth import cells, move_text, moves
options = [option.name for game in GAMES.values() for option in game.options()]
facts = [*moves.FACTS, *move_text.facts_asked()]
words = [*cells.CELL_TYPES, *moves.TURNS, *moves.WEAPONS, *move_text.COMPOSED, *moves.EVEN_BETS, *facts, *options]
print(json.dumps(sorted(set(words))))
`;
if (!PYTHON) throw new Error("the engine is not installed: run build.py lint once");
/** @type {Set<string>} */
const WORDS = new Set(JSON.parse(execFileSync(PYTHON, ["-c", PROGRAM], { encoding: "utf8", cwd: fileURLToPath(new URL("py/", ROOT)) })));

/** What may stand where, and why: the beginning of a module's path, the words, the reason. @type {[string, string[], string][]} */
const EXCEPTIONS = [
  ["ui/table/controls.js", ["go", "shoot", "blow", "loop", "lift", "flow", "skip", "stab", "cement", "mine", "leave", "throw", "take", "start", "dark", "bullets", "bombs", "knives", "boats"], "which key and which drawing mean what the engine offers"],
  ["app/basics/aim.js", ["go"], "what an arrow key means at first"],
  ["ui/lobby/art.js", ["land", "hospital", "delta", "pit", "river", "arsenal", "wall", "healthy", "red"], "a drawing of the lobby's: squares as the engine tells them"],
  ["ui/", ["status"], "the role of an element that a screen reader reads out"],
  ["net/", ["leave"], "a letter between pages: a guest goes"],
  ["net/talk/protocol.js", ["red"], "a player's colour"],
  ["ui/parchis/picture.js", ["red"], "a player's colour"],
  ["app/", ["start"], "a button, or a stage of the engine, of this name"],
  ["ui/", ["start"], "a part of the page of this name: a form, a grid, a button"],
  ["app/language/words.js", ["floors"], "an argument of the sentence that tells how far something is"],
  ["app/sounds/sounds.js", ["wall"], "the sound of it"],
  ["ui/labyrinth/casino-", ["casino", "even"], "names of styles: the dialog, the places beside the numbers"],
  ["ui/table/seats.js", ["mine"], "the drawing of it"],
  ["ui/parchis/controls.js", ["loop"], "a drawing of that name: back"],
  ["ui/console/fields.js", ["cell"], "the kind of a ruling's argument, as the engine tells it"],
  ["app/pencil/scraps.js", ["cell", "flow"], "what a mark is drawn on, as the engine tells its signs"],
  ["ui/pencil/hand.js", ["flow"], "what a mark is drawn on, as the engine tells its signs"],
  ["ui/screens/header.js", ["help"], "the preference of that name"],
  ["app/knowing/advice.js", ["advice"], "the request that takes a hint, at whatever table"],
  ["ui/labyrinth/advice.js", ["advice"], "the name of a style"],
  ["app/language/compose.js", ["dark"], "how the text form writes what an action of the engine says of itself"],
];

const MODULES = ["app", "net", "ui"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, STATIC), { recursive: true })
    .filter((name) => name.endsWith(".js")).map((name) => `${folder}/${name}`));

/**
 * The words of the rules among the texts in a piece of JavaScript: in a text's parts, too, where it
 * is one that is spoken to the engine or put together ("bet red "). The first argument of `t` names
 * words of the catalogs, and what is imported is no text.
 * @param {string} code
 */
async function wordsIn(code) {
  // Comments are gone then, and every text stands between quotation marks.
  const plain = (await transform(code, { supported: { "template-literal": false }, charset: "utf8" })).code;
  const texts = plain.split("\n").filter((line) => !/^(import|export) .*from "|^} from "/.test(line))
    .flatMap((line) => [...line.matchAll(/(\bt\()?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g)])
    .filter(([, words]) => !words).map(([, , text]) => text.slice(1, -1));
  return texts.flatMap((text) => (/^[a-z_; -]+$/.test(text) ? text.split(/[; ]+/) : [])).filter((word) => WORDS.has(word));
}

const FOUND = new Map(await Promise.all(MODULES.map(async (name) =>
  /** @type {const} */ ([name, [...new Set(await wordsIn(readFileSync(new URL(name, STATIC), "utf-8")))]]))));

/** @param {string} name @param {string} word */
const excepted = (name, word) => EXCEPTIONS.some(([place, words]) => name.startsWith(place) && words.includes(word));

test("no module of the page spells out what the rules name", () => {
  const spelled = [...FOUND].flatMap(([name, words]) => words.filter((word) => !excepted(name, word)).map((word) => `${name}: ${word}`));
  assert.deepEqual(spelled, []);
});

test("no exception is left over", () => {
  const idle = EXCEPTIONS.flatMap(([place, words]) =>
    words.filter((word) => ![...FOUND].some(([name, found]) => name.startsWith(place) && found.includes(word))).map((word) => `${place}: ${word}`));
  assert.deepEqual(idle, []);
});

test("the vocabulary is the engine's, and the reader of texts sees them all", async () => {
  for (const word of ["river", "cave", "go", "stab", "found", "bear_can_be_shot", "safe_cells", "high"]) assert.ok(WORDS.has(word), word);
  assert.ok(MODULES.length > 150);
  const planted = {
    "const KINDS = ['river', \"pit\"];": ["river", "pit"],
    "submit({ move: `bet ${red} ${stake}; go up` });": ["go"],
    "one[`dark`] = rules[\"safe_cells\"]; // river": ["dark", "safe_cells"],
    "const at = words.t(\"casino\"); const is = { river: 1 }; import { a } from \"./pit.js\";": [],
    "const told = \"We go up the river.\"; const found = /cave/;": [],
  };
  for (const [code, words] of Object.entries(planted)) assert.deepEqual(await wordsIn(code), words, code);
});
