import assert from "node:assert/strict";
import { test } from "node:test";

import { createBests, MOST_BESTS, namesOf, readBests } from "../../../static/app/shelves/bests.js";
import { alone, createResults } from "../../../static/app/table/results.js";
import { createStore, firstState } from "../../../static/app/page/store.js";
import { standing } from "../../../static/ui/finished/result.js";

const REVEAL = { rules: { preset: "quest-easy", rows: 4 }, seed: "secret seed", plan: "the plan", record: "the record" };
const GAMES = ["a", "b", "c"].map((letter) => letter.repeat(32));
const LABYRINTH = "d".repeat(32);
const names = (game, labyrinth = LABYRINTH) => ({ labyrinth, game: GAMES[game] });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

function shelf() {
  const kept = new Map();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

test("the best result of a labyrinth stays, whatever comes after it", () => {
  const storage = shelf();
  const note = (game, moves, again = false) => createBests(storage).note(names(game), moves, again);
  assert.deepEqual(note(0, 20), { best: null, stored: true });
  assert.deepEqual(note(1, 25), { best: 20, stored: true });
  assert.deepEqual(note(1, 20), { best: 20, stored: true });
  assert.deepEqual(note(2, 15), { best: 20, stored: true });
  assert.deepEqual(note(0, null), { best: 15, stored: true });
  assert.deepEqual(createBests(storage).note(names(0, "e".repeat(32)), 9, false), { best: null, stored: true });
});

test("a game that is looked at again after a reload is compared with what was before it", () => {
  const storage = shelf();
  const note = (game, moves, again = false) => createBests(storage).note(names(game), moves, again);
  note(0, 20);
  assert.deepEqual(note(0, 20, true), { best: null, stored: true });
  note(1, 12);
  assert.deepEqual(note(1, 12, true), { best: 20, stored: true });
  // The same moves once more are another game.
  assert.deepEqual(note(1, 12), { best: 12, stored: true });
});

test("a browser that stores nothing is no reason to say that it did", () => {
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  for (const storage of [null, full]) {
    assert.deepEqual(createBests(storage).note(names(0), 7, false), { best: null, stored: false });
  }
});

test("only so many results are kept, and broken ones are left out", () => {
  const storage = shelf();
  const bests = createBests(storage);
  const hex = (at) => at.toString(16).padStart(32, "0");
  for (let at = 0; at < MOST_BESTS + 3; at += 1) bests.note(names(0, hex(at)), at + 1, false);
  const kept = readBests(JSON.parse([...storage.kept.values()][0]));
  assert.equal(kept.length, MOST_BESTS);
  assert.equal(kept.at(-1).labyrinth, hex(MOST_BESTS + 2));
  const good = kept[0];
  const junk = [null, 3, [], { ...good, moves: -1 }, { ...good, game: "x" }, { ...good, labyrinth: 7 }, { ...good, before: "9" }];
  assert.deepEqual(readBests([...junk, good]), [good]);
  for (const one of [null, {}, "x"]) assert.deepEqual(readBests(one), []);
});

test("rules, seed and plan make a labyrinth, and its name gives none of them away", async () => {
  const { labyrinth, game } = await namesOf(REVEAL);
  assert.match(labyrinth, /^[0-9a-f]{32}$/);
  assert.equal((await namesOf({ ...REVEAL, rules: { rows: 4, preset: "quest-easy" }, record: "another" })).labyrinth, labyrinth);
  for (const change of [{ seed: "x" }, { plan: "x" }, { rules: { preset: "quest-easy", rows: 5 } }]) {
    assert.notEqual((await namesOf({ ...REVEAL, ...change })).labyrinth, labyrinth);
  }
  assert.notEqual((await namesOf({ ...REVEAL, record: "x" })).game, game);
});

const SEATS = [{ name: "Anna", colour: "red", bot: null }, { name: "Mapper", colour: "blue", bot: "mapper" }];
const finished = (key, turns, seats = SEATS.slice(0, 1), heard = []) => ({ over: { key, args: {} }, seats, heard, view: { pawns: [{ seat: 0, turns }] } });

/** A page on which games end. */
function bench(storage = shelf()) {
  const store = createStore(firstState({ rules: {}, you: {}, bots: [], seed: "" }));
  const asked = [];
  const review = { reveal: async () => (asked.push("reveal"), REVEAL) };
  createResults({ store, review, bests: createBests(storage) });
  const show = async (seen) => (store.set({ observation: seen }), await settle());
  const end = async (seen) => (await show({ ...seen, over: null }), await show(seen), store.get().ui.result);
  return { store, asked, show, end };
}

test("whoever played alone gets a result when the game is over, and it is kept", async () => {
  const storage = shelf();
  assert.deepEqual(await bench(storage).end(finished("won", 12)), { won: true, moves: 12, hints: 0, best: null, stored: true });
  REVEAL.record = "another game";
  assert.deepEqual(await bench(storage).end(finished("won", 15)), { won: true, moves: 15, hints: 0, best: 12, stored: true });
  REVEAL.record = "a third game";
  assert.deepEqual(await bench(storage).end(finished("draw", 3)), { won: false, moves: 3, hints: 0, best: 12, stored: true });
  const reloaded = bench(storage);
  REVEAL.record = "the record";
  await reloaded.show(finished("won", 12));
  assert.deepEqual(reloaded.store.get().ui.result, { won: true, moves: 12, hints: 0, best: null, stored: true });
});

test("hints are counted with the result, and told where it is beaten", async () => {
  const storage = shelf();
  const hint = { key: "advised", args: { seat: 0 } };
  const seats = SEATS.slice(0, 1);
  REVEAL.record = "with two hints";
  assert.deepEqual(await bench(storage).end(finished("won", 12, seats, [hint, hint])), { won: true, moves: 12, hints: 2, best: null, stored: true });
  REVEAL.record = "without";
  assert.deepEqual(await bench(storage).end(finished("won", 9, seats)), { won: true, moves: 9, hints: 0, best: 12, stored: true, helped: 2 });
  const reloaded = bench(storage);
  await reloaded.show(finished("won", 9, seats));
  assert.equal(reloaded.store.get().ui.result.helped, 2);
  REVEAL.record = "a fourth";
  assert.equal((await bench(storage).end(finished("won", 10, seats))).helped, undefined, "the best one took none");
  REVEAL.record = "the record";
});

test("what is a rule by now doesn't change the names of what was reached before", async () => {
  const { labyrinth } = await namesOf(REVEAL);
  const rules = { ...REVEAL.rules, help: "notebook", advice: "alone" };
  assert.equal((await namesOf({ ...REVEAL, rules })).labyrinth, labyrinth);
  assert.notEqual((await namesOf({ ...REVEAL, rules: { ...rules, advice: "never" } })).labyrinth, labyrinth);
});

test("nothing is revealed before the end, nor for a table of several", async () => {
  const { asked, end } = bench();
  assert.equal(await end({ ...finished("won", 3), over: null }), null);
  assert.equal(await end(finished("won", 3, SEATS)), null);
  assert.equal(await end(finished("won", 3, SEATS.slice(1))), null);
  assert.deepEqual(asked, []);
  assert.ok(alone({ seats: SEATS.slice(0, 1) }));
});

test("a result is told apart by how it compares", () => {
  const told = (won, moves, best) => standing({ won, moves, best, stored: true });
  assert.equal(told(true, 9, null), "first");
  assert.equal(told(true, 9, 10), "better");
  assert.equal(told(true, 9, 9), "equal");
  assert.equal(told(true, 9, 8), "worse");
  assert.equal(told(false, 9, null), "lost");
  assert.equal(told(false, 9, 8), "lost-best");
});
