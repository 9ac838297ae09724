import assert from "node:assert/strict";
import test from "node:test";

import { createReview } from "../../../static/app/table/review.js";
import { createStore } from "../../../static/app/page/store.js";

/** A revealed game of nine requests, whose engine answers when it is told to. */
function shown() {
  /** @type {{message: any, answer: (reply: any) => void}[]} */
  const asked = [];
  const store = createStore({ ui: { reveal: { steps: 9 }, replay: null, refusal: null } });
  const engine = {
    request: (message) => new Promise((answer) => asked.push({ message, answer })),
  };
  const session = { asking: (question) => question(), notify() {} };
  const heard = [
    { key: "start-at", args: { seat: 0, at: "b2" } },
    { key: "gm-stands", args: { seat: 0, cell: 6 } },
    { key: "gm-acts", args: { seat: 0, action: { do: "go", side: "up" } } },
  ];
  async function answerAll() {
    while (asked.length) {
      const { message, answer } = asked.shift();
      const seen = { seat: message.eyes, heard: message.eyes === "gm" ? heard : [], truth: {} };
      answer({ type: "step", at: message.at, observation: seen });
      await new Promise((done) => setImmediate(done));
    }
  }
  return { review: createReview({ engine, store, session }), answerAll, replay: () => store.get().ui.replay };
}

test("what was chosen while an answer was awaited is not lost", async () => {
  const { review, answerAll, replay } = shown();
  const opening = review.open();
  await new Promise((done) => setImmediate(done));
  await answerAll();
  await opening;
  const choices = [review.change({ eyes: 1 }), review.change({ at: 3 })];
  await answerAll();
  await Promise.all(choices);
  assert.deepEqual([replay().eyes, replay().at], [1, 3]);
});

test("the game master's eyes read what was said in secret and done unseen, not his notes", async () => {
  const { review, answerAll, replay } = shown();
  const opening = review.open();
  await new Promise((done) => setImmediate(done));
  await answerAll();
  await opening;
  assert.deepEqual(replay().observation.heard.map(({ key }) => key), ["start-at", "acts"]);
});
