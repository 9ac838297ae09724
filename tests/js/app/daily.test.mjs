/** The puzzles of a day, and how many days in a row they were solved. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { dailyOf, dayBefore, dayOf, dayOfQuest, questOf, sayDay, streakOf } from "../../../static/app/puzzles/daily.js";

const BOOKS = [
  { name: "b-where", kind: "where", preset: "b", count: 3 },
  { name: "a-where", kind: "where", preset: "a", count: 200 },
  { name: "a-way", kind: "way", preset: "a", count: 5 },
];

test("a day has one puzzle of each kind, the same whatever the order of the books", () => {
  const today = dailyOf("2026-11-25", BOOKS);
  assert.deepEqual(today.map(({ kind }) => kind), ["where", "way"]);
  for (const { book, at } of today) assert.ok(at < BOOKS.find(({ name }) => name === book).count);
  assert.deepEqual(dailyOf("2026-11-25", BOOKS.toReversed()).toReversed(), today);
});

test("other days have others, and every puzzle has its day", () => {
  const days = Array.from({ length: 400 }, (_, at) => dayOf(new Date(2026, 0, 1 + at)));
  const ways = days.map((day) => dailyOf(day, BOOKS)[1].at);
  assert.deepEqual([...new Set(ways)].toSorted(), [0, 1, 2, 3, 4]);
  assert.ok(new Set(days.map((day) => dailyOf(day, BOOKS)[0].book)).size === 2);
});

test("the day changes at midnight of the player's own place, wherever that is", () => {
  const zone = process.env.TZ;
  try {
    for (const [place, day] of [["Asia/Tokyo", "2026-11-26"], ["America/Lima", "2026-11-25"]]) {
      process.env.TZ = place;
      assert.equal(dayOf(new Date("2026-11-25T18:00:00Z")), day, place);
    }
    process.env.TZ = "Europe/Madrid";
    assert.deepEqual([59, 61].map((minute) => dayOf(new Date(2026, 10, 25, 23, minute))), ["2026-11-25", "2026-11-26"]);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("a streak goes on as long as no day is left out, over months, leap days and clocks set forward", () => {
  assert.equal(streakOf([], "2026-11-25"), 0);
  assert.equal(streakOf(["2026-11-25"], "2026-11-25"), 1);
  assert.equal(streakOf(["2026-11-24", "2026-11-23"], "2026-11-25"), 2, "today is still open");
  assert.equal(streakOf(["2026-11-25", "2026-11-23"], "2026-11-25"), 1);
  assert.equal(streakOf(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01"), 3);
  assert.equal(streakOf(["2027-03-27", "2027-03-28", "2027-03-29"], "2027-03-29"), 3);
});

test("who travels west, to yesterday, loses no streak", () => {
  assert.equal(streakOf(["2026-11-24", "2026-11-25", "2026-11-26"], "2026-11-25"), 3);
  assert.equal(streakOf(["2026-11-27"], "2026-11-25"), 0, "no place is two days behind another");
});

test("a day has a quest, which is told by its seed and its rules", () => {
  const quest = questOf("2026-11-25");
  assert.deepEqual(quest, questOf("2026-11-25"));
  assert.equal(dayOfQuest(quest), "2026-11-25");
  assert.equal(dayOfQuest({ ...quest, rules: { ...quest.rules, rows: 3 } }), null, "with another rule it is another labyrinth");
  assert.equal(dayOfQuest({ ...quest, seed: "day soon" }), null);
  assert.equal(dayOfQuest({ ...quest, seed: "2026-11-25" }), null);
  const days = Array.from({ length: 60 }, (_, at) => dayOf(new Date(2026, 0, 1 + at)));
  assert.equal(new Set(days.map((day) => questOf(day).rules.preset)).size, 3);
});

test("the day before, and a day in words", () => {
  assert.deepEqual(["2026-03-01", "2028-03-01", "2027-01-01"].map(dayBefore), ["2026-02-28", "2028-02-29", "2026-12-31"]);
  assert.equal(sayDay("2026-11-25", "es"), "25 de noviembre de 2026");
});
