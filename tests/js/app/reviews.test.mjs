/** A finished game is looked through request by request, as long as somebody looks; and what is made of it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { courseOf, luckWord, percentOf, phasesOf } from "../../../static/app/knowing/figures.js";
import { createReviews } from "../../../static/app/knowing/reviews.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";
import { resultLines } from "../../../static/ui/labyrinth/result-text.js";

const settled = () => new Promise((resolve) => setTimeout(resolve));
const REVEAL = { record: "the record", steps: 3, seats: [{ name: "Anna", bot: null }], rules: { preset: "quest-easy", rows: 4, cols: 4 } };
const TOLD = { facts: 50 };
const point = (at, certain, own = true) => ({ at, certain, shown: certain, own, idle: false, chance: null, passed: true });

/** A page whose worker answers at once, unless it hangs. */
function page({ hangs = () => false, now = () => 0, drawn = [] } = {}) {
  const store = createStore(firstState({ rules: {}, you: {}, bots: [], seed: "" }), (tell) => tell());
  const letters = [];
  let ended = 0;
  let at = -1;
  const answers = {
    review: () => ({ type: "review", steps: 3, measure: null }),
    "go-on": () => ({ type: "reviewed", at: (at += 1), point: at ? point(at, at) : null, done: at === 3 }),
    conclude: () => ({ type: "concluded", review: TOLD }),
  };
  const spawn = () => {
    let hear;
    return {
      addEventListener: (type, listener) => type === "message" && (hear = listener),
      terminate: () => (ended += 1),
      postMessage({ id, text, to }) {
        const message = JSON.parse(text);
        letters.push({ to, ...message });
        if (!hangs(message)) queueMicrotask(() => hear({ data: { id, text: JSON.stringify(answers[message.type]()) } }));
      },
    };
  };
  const reviews = createReviews({ store, spawn, drawnBy: async () => drawn, now, longest: 10 });
  setUi(store, { screen: "table", replay: { reveal: REVEAL, at: 3, eyes: "gm" } });
  return { store, reviews, letters, ended: () => ended, now: () => store.get().review };
}

test("it is handed the record of the game that is replayed, with what was drawn, and ends with what comes of it", async () => {
  const drawn = [{ claim: "cell a1 pit", heard: 3, until: null }];
  const { reviews, letters, now, ended } = page({ drawn });
  reviews.begin(0);
  await settled();
  assert.deepEqual(letters[0], { to: "reviewing", type: "review", record: "the record", seat: 0, drawn });
  assert.deepEqual(letters.slice(1).map(({ type }) => type), ["go-on", "go-on", "go-on", "go-on", "conclude"]);
  assert.deepEqual([now().state, now().told, now().points.length, ended()], ["done", TOLD, 3, 1]);
});

test("after the longest time it says what it has", async () => {
  let time = 0;
  const { reviews, now, letters } = page({ now: () => (time += 6) });
  reviews.begin(0);
  await settled();
  assert.deepEqual([now().state, now().told, letters.at(-1).type], ["stopped", TOLD, "conclude"]);
  assert.ok(now().points.length < 3);
});

test("who leaves the replay ends it, and nothing comes of it afterwards", async () => {
  const { store, reviews, now, ended } = page({ hangs: ({ type }) => type === "go-on" });
  reviews.begin(0);
  await settled();
  assert.equal(now().state, "thinking");
  setUi(store, { replay: null });
  await settled();
  assert.deepEqual([now(), ended()], [null, 1]);
});

test("without a replay there is nothing to look through", () => {
  const { store, reviews, letters, now } = page();
  setUi(store, { replay: null });
  reviews.begin(0);
  assert.deepEqual([letters, now()], [[], null]);
});

test("phases tell how much news there was, of own requests alone", () => {
  const points = [point(0, 0, false), point(1, 10), point(2, 10), point(3, 11), point(4, 30, false), point(5, 30)];
  assert.deepEqual(phasesOf(points, 50), ["much", "none", "some", "none"]);
  assert.equal(phasesOf(Array.from({ length: 64 }, (_, at) => point(at, at)), 64).length, 10);
  assert.deepEqual(phasesOf([], 50), []);
  assert.equal(percentOf(points, 60), 50);
  assert.deepEqual(courseOf({ points: points.slice(1, 2) }, 50), [{ at: 1, known: 0.2, shown: 0.2 }]);
});

test("luck is told from a whole step on", () => {
  assert.equal(luckWord({ passed: 5, expected: 3.9 }), "lucky");
  assert.equal(luckWord({ passed: 3, expected: 4.2 }), "unlucky");
  assert.equal(luckWord({ passed: 4, expected: 4.6 }), "neither");
});

test("a result to share names the game, how it ended and its phases, and no square", () => {
  const words = { has: () => false, t: (id, args = {}) => [id, ...Object.values(args)].join(" ") };
  const measure = { moves: 12, won: true, hints: 2, par: 7, mapper: 20 };
  const review = { points: [point(1, 10), point(2, 10)], measure, told: TOLD, reveal: REVEAL };
  assert.deepEqual(resultLines(review, words), [
    "title · quest-easy 4 × 4",
    "result-share-out 12 · result-share-par 7 · result-share-hints 2",
    "■□",
    "result-share-legend",
  ]);
  const lost = resultLines({ ...review, measure: { ...measure, won: false, par: null } }, words);
  assert.equal(lost[1], "result-share-lost 12 · result-share-hints 2");
});
