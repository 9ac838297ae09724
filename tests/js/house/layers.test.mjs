/** The page's modules lie in rooms, and import one way between them. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

const STATIC = new URL("../../../static/", import.meta.url);
/** From the ground up: a module imports from its own room and from rooms in earlier lines. */
const ORDER = [
  ["draw/basics", "net/basics", "net/talk", "app/basics", "app/rules", "app/sounds"],
  ["draw/figures", "draw/telling", "net/codes", "net/fair", "net/guest", "net/line", "net/relay", "net/room"],
  ["draw/plan", "draw/parchis", "net/host", "net/rtc"],
  ["draw/happening"],
  ["draw/notebook", "draw/truth"],
  ["draw/desk"],
  ["app/language", "app/page", "app/python", "app/shelves"],
  ["app/engine", "app/strangers"],
  ["app/table"],
  ["app/assistant", "app/clocks", "app/console", "app/desk", "app/friends", "app/knowing", "app/lessons"],
  ["app/pencil", "app/puzzles"],
  ["ui/parts"],
  ["ui/table"],
  ["ui/parchis"],
  ["ui/rules"],
  ["ui/print"],
  ["ui/finished", "ui/friends"],
  ["ui/pencil"],
  ["ui/assistant", "ui/clocks", "ui/console", "ui/labyrinth", "ui/lessons"],
  ["ui/puzzles"],
  ["ui/lobby"],
  ["ui/desk"],
  ["ui/screens"],
];
/** What begins a page, a worker or a frame: it may import from everywhere, and nothing imports it. */
const ENTRIES = [
  "check", "main", "relay-frame", "start", "stranger-frame", "stranger-start", "thinker", "worker",
].map((name) => `app/${name}.js`);
/** Knows where files are served; anybody may ask it. */
const PLACES = "app/places.js";
const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g;

const MODULES = ["app", "draw", "net", "ui"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, STATIC), { recursive: true })
    .filter((name) => name.endsWith(".js")).map((name) => `${folder}/${name}`));
const RANK = new Map(ORDER.flatMap((rooms, at) => rooms.map((room) => [room, at])));

/** @param {string} module @returns {string[]} our own modules that it imports */
function imports(module) {
  const url = new URL(module, STATIC);
  const code = readFileSync(url, "utf-8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const found = [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
  return found.filter((target) => target.startsWith(".")).map((target) => new URL(target, url).href.slice(STATIC.href.length));
}

/** @param {string} from a room @param {string} to a module */
function mayImport(from, to) {
  const room = posix.dirname(to);
  if (to === PLACES || room === from) return true;
  const [family, other] = [from, room].map((name) => name.split("/")[0]);
  if (["draw", "net"].includes(family) && other !== family) return false;
  return RANK.get(room) < RANK.get(from);
}

test("every module lies in a room, or begins something", () => {
  const rooms = new Set(MODULES.filter((name) => ![...ENTRIES, PLACES].includes(name)).map((name) => posix.dirname(name)));
  assert.deepEqual([...rooms].sort(), [...RANK.keys()].sort());
  for (const name of [...ENTRIES, PLACES]) assert.ok(MODULES.includes(name), name);
});

for (const room of RANK.keys()) {
  test(`${room} imports from further down only`, () => {
    const own = MODULES.filter((name) => posix.dirname(name) === room);
    const upwards = own.flatMap((name) => imports(name).filter((target) => !mayImport(room, target)).map((target) => [name, target]));
    assert.deepEqual(upwards, []);
  });
}

test("nothing imports what begins a page, but that which asks for it first", () => {
  const asked = MODULES.flatMap((name) => imports(name).filter((target) => ENTRIES.includes(target)).map((target) => [name, target]));
  assert.deepEqual(asked, [["app/start.js", "app/main.js"]]);
});

test("the reader of imports sees them all, and the order is not for nothing", () => {
  assert.ok(MODULES.flatMap(imports).length > 500);
  assert.ok(mayImport("ui/lobby", "app/friends/host.js") && mayImport("draw/plan", "draw/plan/sides.js"));
  assert.ok(!mayImport("draw/plan", "net/basics/clock.js") && !mayImport("app/table", "ui/table/log.js"));
  assert.ok(!mayImport("ui/finished", "ui/labyrinth/ending.js"));
});
