/** An answer to a puzzle, as it is marked, tried and spoken of. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createAnswering, isSolved, nextIn } from "../../../static/app/puzzles/answering.js";

const FACTS = [
  { about: "cell", side: null, values: [{ word: "pit", claim: "cell b1 pit" }] },
  { about: "side", side: "left", values: [{ word: "wall", claim: "side b1 left wall" }] },
];
const told = (right, left = 0) => ({ type: "tried", right, left, key: "x", args: {}, heard: [], truth: null });

function puzzle(kind, ...replies) {
  const asked = [];
  const [solved, judged] = [[], []];
  let now = null;
  const answering = createAnswering({
    puzzles: {
      attempt: async (posed, answer) => (asked.push([...answer]), replies.shift() ?? null),
      choices: async () => FACTS,
      explain: async () => replies.shift() ?? null,
    },
    onChange: (one) => (now = one),
    onSolved: (laid) => solved.push(laid.from.at),
    onJudged: (_laid, won) => judged.push(won),
  });
  answering.begin({ from: { book: "b", at: 4 }, posed: { question: { kind } } });
  return { answering, asked, solved, judged, now: () => now };
}

test("marks come and go, and what was said of others is forgotten", async () => {
  const { answering, asked, solved, judged, now } = puzzle("where", told(false), told(true));
  await answering.attempt();
  assert.deepEqual(asked, [], "nothing is marked");
  answering.toggle("a1");
  answering.toggle("b2");
  answering.toggle("a1");
  await answering.attempt();
  assert.deepEqual([asked, now().tried.right], [[["b2"]], false]);
  answering.toggle("c3");
  assert.equal(now().tried, null);
  await answering.attempt();
  assert.deepEqual([asked[1], isSolved(now()), solved], [["b2", "c3"], true, [4]]);
  assert.deepEqual(judged, [false, true]);
  answering.toggle("d4");
  assert.deepEqual(now().marked.answer, ["b2", "c3"], "a puzzle that is solved stays so");
});

test("one claim is tried after the other, and what is proved goes into the notebook", async () => {
  const { answering, asked, now } = puzzle("certain", told(true, 1), told(false), told(true));
  await answering.square(0, 1);
  await answering.attempt();
  assert.deepEqual(asked, [], "nothing is chosen");
  answering.pick("cell b1 pit");
  await answering.attempt();
  assert.deepEqual(now().proved.cells.map(({ row, col, cell }) => [row, col, cell]), [[0, 1, "pit"]]);
  answering.pick("side b1 left wall");
  await answering.attempt();
  assert.deepEqual([now().proved.sides, now().marked.answer], [[], ["cell b1 pit"]]);
  answering.pick("side b1 left wall");
  await answering.attempt();
  assert.deepEqual(asked.at(-1), ["cell b1 pit", "side b1 left wall"]);
  assert.deepEqual(now().proved.sides, [{ row: 0, col: 1, side: "left", is: "wall" }]);
});

test("an answer that comes too late belongs to another puzzle; none at all is said", async () => {
  const { answering, now, solved } = puzzle("way", told(true));
  answering.step("left");
  const trying = answering.attempt();
  assert.equal(now().state, "thinking");
  answering.begin({ book: "b", at: 5, posed: { question: { kind: "way" } } });
  await trying;
  assert.deepEqual([now().tried, solved], [null, []]);
  answering.step("up");
  answering.step("down");
  answering.undo();
  assert.deepEqual(now().marked.answer, ["up"]);
  await answering.attempt();
  assert.equal(now().state, "failed");
});

test("what comes next is near the player's strength, but not the same again", () => {
  const puzzles = [900, 700, 800].map((rating) => ({ rating }));
  const [unknown, known] = [{ rating: 1200, games: 0 }, { rating: 890, games: 3 }];
  assert.equal(nextIn(puzzles, [], unknown), 1, "the easiest");
  assert.equal(nextIn(puzzles, [], known), 0);
  assert.equal(nextIn(puzzles, [0], known), 2);
  assert.equal(nextIn(puzzles, [1], unknown, 2), 0);
  assert.equal(nextIn(puzzles, [0, 1, 2], known, 2), 0);
});

test("an answer that is shown is neither a try nor solved; its facts go into the notebook", async () => {
  const facts = [{ row: 0, col: 1, about: "cell", side: null, seat: null, word: "pit", claim: "cell b1 pit" }];
  const { answering, solved, judged, now } = puzzle("certain", { type: "solved", answer: ["cell b1 pit"], facts, heard: [3] });
  const telling = answering.explain();
  assert.equal(now().state, "thinking");
  assert.equal(await telling, true);
  assert.deepEqual([now().told.heard, now().proved.cells.map(({ cell }) => cell), isSolved(now())], [[3], ["pit"], false]);
  assert.deepEqual([solved, judged], [[], []]);
  const lost = puzzle("where");
  assert.equal(await lost.answering.explain(), false);
  assert.equal(lost.now().state, "failed");
});
