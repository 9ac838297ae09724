/** How the player stands against each kind of bot, by finished games. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { againstOf, levelOf, matchFor, rivalsOf } from "../../../static/app/shelves/rivals.js";

const KINDS = ["weak", "fair", "good", "strong"];
const ANNA = { bot: null };
const bot = (/** @type {string} */ id) => ({ bot: id });

/** Points against each kind of so many games. @param {Record<string, [number, number]>} met */
const met = (met) => new Map(Object.entries(met).map(([bot, [points, games]]) => [bot, { bot, games, points }]));

test("a win is a point against every bot, a bot's win one against the player, and else it is half a point", () => {
  const seats = [ANNA, bot("weak"), bot("good")];
  assert.deepEqual(againstOf(seats, 0, [0], false), [["weak", 1], ["good", 1]]);
  assert.deepEqual(againstOf(seats, 0, [2], false), [["weak", 0.5], ["good", 0]]);
  assert.deepEqual(againstOf(seats, 0, [], false), [["weak", 0.5], ["good", 0.5]]);
});

test("people and a partner are no rivals", () => {
  assert.deepEqual(againstOf([ANNA, ANNA, bot("weak")], 1, [1], false), [["weak", 1]]);
  assert.deepEqual(againstOf([ANNA, bot("weak"), bot("good"), bot("fair")], 0, [1, 3], true), [["weak", 0], ["fair", 0]]);
});

test("games of before that told of no bots count for nothing", () => {
  const line = { preset: "classic", at: 1, won: true, moves: null };
  assert.deepEqual([...rivalsOf([line, { ...line, against: [["weak", 1], ["weak", 0.5]] }]).values()], [{ bot: "weak", games: 2, points: 1.5 }]);
});

test("two games against a bot say nothing yet, three do", () => {
  assert.deepEqual(levelOf(met({ weak: [2, 2] }), KINDS), { standing: "unknown" });
  assert.deepEqual(levelOf(met({ weak: [3, 3] }), KINDS), { standing: "above", bot: "weak" });
  assert.deepEqual(levelOf(met({ weak: [1, 3] }), KINDS), { standing: "below", bot: "weak" });
  assert.deepEqual(levelOf(met({ weak: [3, 3], good: [2, 4] }), KINDS), { standing: "like", bot: "good" });
  assert.deepEqual(levelOf(met({ weak: [3, 3], good: [0, 4] }), KINDS), { standing: "between", bot: "weak", upper: "good" });
});

test("a match is the weakest bot that is not weaker; who is new meets the second one", () => {
  assert.equal(matchFor({ standing: "unknown" }, KINDS), "fair");
  assert.equal(matchFor({ standing: "unknown" }, ["only"]), "only");
  assert.equal(matchFor({ standing: "above", bot: "good" }, KINDS), "strong");
  assert.equal(matchFor({ standing: "above", bot: "strong" }, KINDS), "strong");
  assert.equal(matchFor({ standing: "below", bot: "weak" }, KINDS), "weak");
  assert.equal(matchFor({ standing: "like", bot: "good" }, KINDS), "good");
  assert.equal(matchFor({ standing: "between", bot: "weak", upper: "good" }, KINDS), "good");
});
