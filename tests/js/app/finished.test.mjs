import assert from "node:assert/strict";
import { test } from "node:test";

import { createBests } from "../../../static/app/shelves/bests.js";
import { finishedOf, ownSeat, readGames, tallyOf, writeGames } from "../../../static/app/shelves/finished-fields.js";
import { keepFinished } from "../../../static/app/shelves/finished.js";

const ANNA = { name: "Anna", colour: "red", bot: null };
const BORIS = { name: "Boris", colour: "blue", bot: null, friend: true };
const BOT = { name: "Mapper", colour: "green", bot: "mapper" };
const seen = (over, seats, turns = 7) => ({
  game: "labyrinth", rules: { preset: "classic" }, seats, over, view: { pawns: seats.map(() => ({ turns })) },
});
const won = (seat) => ({ key: "won", args: { seat } });

test("the seat of this device is the one of neither a bot nor a friend", () => {
  assert.equal(ownSeat([BOT, BORIS, ANNA]), 2);
  assert.equal(ownSeat([BOT, BORIS]), null);
});

test("of a finished game it is told who played and who won, and nothing of its plan", () => {
  const { about, line } = finishedOf(seen(won(1), [ANNA, BOT]), 0, 100);
  assert.deepEqual(about, {
    game: "labyrinth", preset: "classic", at: 100, mine: 0, winners: [1],
    seats: [{ name: "Anna", bot: false }, { name: "Mapper", bot: true }],
  });
  assert.deepEqual(line, { preset: "classic", at: 100, won: false, moves: null, against: [["mapper", 0]] });
});

test("a pair wins together; a draw is nobody's; a game that was only watched counts for nobody", () => {
  const pair = finishedOf(seen({ key: "pair-home", args: { seat: 2, seats: [0, 2] } }, [ANNA, BOT, BOT, BOT]), 0, 1);
  assert.deepEqual(pair.about.winners, [0, 2]);
  assert.equal(pair.line.won, true);
  assert.deepEqual(finishedOf(seen({ key: "draw", args: { count: 9 } }, [ANNA, BOT]), 0, 1).about.winners, []);
  assert.equal(finishedOf(seen(won(0), [BOT, BOT]), null, 1).line, null);
});

test("moves count where a labyrinth was left alone", () => {
  assert.equal(finishedOf(seen(won(0), [ANNA], 12), 0, 1).line.moves, 12);
  assert.equal(finishedOf(seen({ key: "all-dead", args: {} }, [ANNA], 12), 0, 1).line.moves, null);
});

test("the statistics count games, wins and the fewest moves by rule set", () => {
  const line = (preset, won, moves = null) => ({ preset, at: 1, won, moves });
  const lines = [line("classic", true), line("quest-easy", true, 20), line("quest-easy", true, 15), line("quest-easy", false)];
  assert.deepEqual(tallyOf(lines), [
    { preset: "quest-easy", games: 3, wins: 2, best: 15 },
    { preset: "classic", games: 1, wins: 1, best: null },
  ]);
});

test("what was written to a file is read from it", () => {
  const { about, line } = finishedOf(seen(won(0), [ANNA, BOT]), 0, 100);
  const bests = [{ labyrinth: "a".repeat(32), moves: 9, game: "b".repeat(32), before: null }];
  const all = { games: [{ about, record: "{}" }], lines: [["c".repeat(32), line]], bests };
  assert.deepEqual(readGames(writeGames(all)), all);
});

test("a file that is none is refused, and what is broken in one is left out", () => {
  for (const text of ["", "[]", "null", '{"format":"gamemaster-games","version":2,"games":[],"lines":[]}']) assert.equal(readGames(text), null);
  const { about, line } = finishedOf(seen(won(0), [ANNA, BOT]), 0, 100);
  const games = [
    { about: { ...about, winners: [7] }, record: "{}" }, { about: { ...about, at: 9e15 }, record: "{}" }, { about, record: 3 },
    { about: { ...about, seats: "no" }, record: "{}" }, null, 4, { about, record: "good" },
  ];
  const lines = [["x", line], ["d".repeat(32), { ...line, won: 1 }], ["e".repeat(32), { ...line, against: [["mapper", 7]] }], null];
  const read = readGames(JSON.stringify({ format: "gamemaster-games", version: 1, games, lines, bests: "no" }));
  assert.deepEqual(read, { games: [{ about, record: "good" }], lines: [], bests: [] });
});

test("the best of two devices is kept, and bringing it once more changes nothing", () => {
  const kept = new Map();
  const bests = createBests({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) });
  const best = (letter, moves) => ({ labyrinth: letter.repeat(32), moves, game: "0".repeat(32), before: null });
  bests.merge([best("a", 9), best("b", 5)]);
  bests.merge([best("a", 7), best("b", 8)]);
  bests.merge([best("a", 7)]);
  assert.deepEqual(bests.all().toSorted((one, other) => one.moves - other.moves), [best("b", 5), best("a", 7)]);
});

test("where nothing can be stored, a finished game is not said to be", async () => {
  const { about, line } = finishedOf(seen(won(0), [ANNA]), 0, 1);
  assert.equal(await keepFinished("{}", about, line), false);
});
