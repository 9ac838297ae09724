import assert from "node:assert/strict";
import { test } from "node:test";

import { createKeeping } from "../../../static/app/shelves/keeping.js";
import { aboutOf, givingWay, MOST_SAVED } from "../../../static/app/shelves/saved.js";

const about = (preset, friends = false) => ({ game: "labyrinth", preset, players: 2, friends, lesson: preset === "lesson" });
/** Games by their rule sets, the oldest at first; "lesson" is one, "over" is over, "friends" a friends' table, "?" can't be opened. */
const games = (...presets) => presets.map((preset, at) => ({
  name: `${preset} ${at}`, at, over: preset === "over", about: preset === "?" ? null : about(preset, preset === "friends"),
}));

test("what may be told of a running game holds neither plan nor seed nor moves", () => {
  const seats = [{ name: "Anna", bot: null, friend: true }, { name: "B", bot: "mapper" }];
  const record = { game: "labyrinth", rules: { preset: "classic", rows: 4 }, seats, plan: "secret", seed: "secret", entries: ["secret"] };
  assert.deepEqual(aboutOf(JSON.stringify(record)), { game: "labyrinth", preset: "classic", players: 2, friends: true, lesson: false });
});

test("a lesson is known by what lies beside its record", () => {
  const record = JSON.stringify({ game: "labyrinth", rules: { preset: "classic" }, seats: [] });
  const line = (beside) => `${record}\n${JSON.stringify({ entries: [], ...beside })}`;
  assert.equal(aboutOf(line({ beside: { guide: { lesson: { id: "walls" } } } })).lesson, true);
  assert.equal(aboutOf(line({ beside: { guide: { lesson: null, companion: {} } } })).lesson, false);
  assert.equal(aboutOf(line({})).lesson, false);
});

test("a lesson gives way to any game, and makes none go", () => {
  assert.deepEqual(givingWay(games("classic", "lesson"), about("grand")), ["lesson 1"]);
  assert.deepEqual(givingWay(games("lesson", "classic"), about("lesson")), ["lesson 0"]);
  const kinds = Array(MOST_SAVED).fill("classic");
  assert.deepEqual(givingWay(games(...kinds), about("lesson")), []);
});

test("a game of one kind leaves those of other kinds where they are", () => {
  assert.deepEqual(givingWay(games("classic", "grand", "friends", "?"), about("parchis")), []);
});

test("what is over gives way to any game, and a friends' table to another one only", () => {
  const others = games("over", "friends", "classic");
  assert.deepEqual(givingWay(others, about("classic")), ["over 0"]);
  assert.deepEqual(givingWay(others, about("parchis", true)), ["over 0", "friends 1"]);
});

test("where there are too many, the oldest gives way of which there are several of a kind", () => {
  const kinds = ["grand", "friends", "classic", "classic", "school", "classic", "quest-easy", "parchis"];
  assert.equal(kinds.length, MOST_SAVED);
  assert.deepEqual(givingWay(games(...kinds), about("school-floors")), ["classic 2"]);
  assert.deepEqual(givingWay(games(...kinds), about("parchis")), ["classic 2"]);
});

test("the game that begins counts among its kind; where all differ, the oldest gives way", () => {
  const kinds = ["grand", "grand-simple", "classic", "school", "school-floors", "quest-easy", "quest-medium", "parchis"];
  assert.deepEqual(givingWay(games(...kinds), about("parchis")), ["parchis 7"]);
  assert.deepEqual(givingWay(games(...kinds), about("quest-hard")), ["grand 0"]);
});

test("what can't be opened never gives way", () => {
  const kinds = Array(MOST_SAVED - 1).fill("classic");
  assert.deepEqual(givingWay(games("?", ...kinds, "grand"), about("classic")), ["classic 1"]);
});

test("where nothing can be stored, a game is neither kept nor resumed, and it is said once", async () => {
  const posted = [];
  const keeping = createKeeping({ bridge: () => ({ save: () => "{}", resume: () => "{}" }), post: (letter) => posted.push(letter) });
  await keeping.open();
  await keeping.keep({ over: null }, { type: "new" });
  assert.deepEqual(posted.map(({ notice }) => notice?.id), ["vault-denied"]);
  assert.equal(await keeping.resume(null), '{"type":"nothing"}');
  assert.deepEqual(await keeping.saved(), { type: "saved", games: [] });
});
