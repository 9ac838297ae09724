/** Progress at puzzles: what is solved, how strong one is, and the file in which that is carried. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createProgress } from "../../../static/app/shelves/progress.js";
import { UNKNOWN, after } from "../../../static/app/shelves/strength.js";

const KEY = "gamemaster.puzzles";

function shelf(stored) {
  const kept = new Map(stored === undefined ? [] : [[KEY, stored]]);
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

test("strength follows Glicko-2", () => {
  // The figures are those of another program, which finds the volatility by halving.
  const close = (got, [rating, deviation, volatility]) => {
    assert.ok(Math.abs(got.rating - rating) < 0.01, `${got.rating}`);
    assert.ok(Math.abs(got.deviation - deviation) < 0.01, `${got.deviation}`);
    assert.ok(Math.abs(got.volatility - volatility) < 1e-6, `${got.volatility}`);
  };
  close(after(UNKNOWN, 1200, true), [1375.0688, 248.8335, 0.05999919]);
  close(after(UNKNOWN, 1600, true), [1670.3865, 303.0613, 0.06000516]);
  close(after({ rating: 1500, deviation: 60, volatility: 0.06, games: 9 }, 900, false), [1479.7853, 60.7857, 0.06001170]);
});

test("the more is known, the less one puzzle changes", () => {
  let strength = UNKNOWN;
  for (let game = 0; game < 200; game += 1) strength = after(strength, 1500, game % 2 === 0);
  assert.ok(Math.abs(strength.rating - 1500) < 60, `${strength.rating}`);
  assert.ok(strength.deviation < 65 && strength.games === 200);
  assert.ok(Math.abs(after(strength, 1500, true).rating - strength.rating) < 20);
});

test("only the first try at a puzzle counts", () => {
  const progress = createProgress(shelf());
  progress.judge("good", 3, 1000, false);
  const { strength } = progress.all();
  assert.ok(strength.rating < UNKNOWN.rating);
  progress.judge("good", 3, 1000, true);
  progress.note("good", 3);
  assert.deepEqual(progress.all(), { solved: { good: [3] }, tried: { good: [3] }, slips: { good: [3] }, strength, days: [], quests: {} });
});

test("what is solved is kept, whatever another tab does; junk and full shelves do no harm", () => {
  const storage = shelf('{"solved":{"good":[1,-1,"x"],"BAD":[1],"none":3},"tried":7,"strength":{"rating":1e9},"days":["2026-01-02","soon",3],"quests":{"soon":{"moves":1,"hints":0,"par":null},"2026-01-01":{"moves":"9"},"2026-01-02":{"moves":9,"hints":0,"par":7,"x":1}}}');
  const [one, other] = [createProgress(storage), createProgress(storage)];
  one.note("good", 2);
  other.note("more", 0);
  other.note("more", 0);
  assert.deepEqual(createProgress(storage).all(), { solved: { good: [1, 2], more: [0] }, tried: {}, slips: {}, strength: UNKNOWN, days: ["2026-01-02"], quests: { "2026-01-02": { moves: 9, hints: 0, par: 7 } } });
  const full = createProgress({ getItem: () => "[", setItem() { throw new Error("full"); } });
  full.note("good", 3);
  assert.deepEqual(full.all().solved, { good: [3] });
});

test("a file carries it to another browser, and takes nothing away there", () => {
  const [here, there] = [createProgress(shelf()), createProgress(shelf())];
  here.note("good", 1);
  here.judge("good", 1, 1300, true);
  here.judge("good", 2, 1300, true);
  there.note("more", 5);
  there.judge("more", 5, 900, false);
  here.noteDay("2026-11-24");
  there.noteDay("2026-11-25");
  there.noteDay("2026-11-25");
  assert.ok(there.take(here.written()));
  assert.deepEqual(there.all().solved, { good: [1], more: [5] });
  assert.deepEqual(there.all().days.toSorted(), ["2026-11-24", "2026-11-25"]);
  assert.deepEqual(there.all().strength, here.all().strength);
  const before = there.written();
  for (const junk of ["", "{", "null", '{"format":"gamemaster-progress","version":2}', '{"format":"x","version":1}', " ".repeat(1_000_001)]) {
    assert.equal(there.take(junk), false, junk.slice(0, 20));
  }
  assert.equal(there.written(), before);
});

test("of a day's quest the first win counts, and how far off the best is", () => {
  const storage = shelf();
  const progress = createProgress(storage);
  progress.notePar("2026-11-25", 5);
  assert.deepEqual(progress.all().quests, {}, "nobody has won it");
  progress.noteQuest("2026-11-25", { moves: 30, hints: 1 });
  progress.noteQuest("2026-11-25", { moves: 12, hints: 0 });
  progress.notePar("2026-11-25", 11);
  assert.deepEqual(createProgress(storage).all().quests, { "2026-11-25": { moves: 30, hints: 1, par: 11 } });
});

test("what was shown says nothing of one's strength any more", () => {
  const progress = createProgress(shelf());
  progress.show("good", 2);
  progress.judge("good", 2, 1500, true);
  const { strength, slips, solved } = progress.all();
  assert.deepEqual([strength, slips, solved], [UNKNOWN, { good: [2] }, {}]);
  progress.judge("good", 3, 1500, true);
  progress.show("good", 3);
  assert.deepEqual(progress.all().slips, { good: [2] }, "it was solved before");
});
