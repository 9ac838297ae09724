/** A puzzle is looked for in a game that is over: kind after kind, for five seconds. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createSeeking } from "../../../static/app/puzzles/seeking.js";

/** A worker that answers by a function of what is asked; null: it breaks. */
function thinking(answer) {
  const workers = [];
  const spawn = () => {
    let hear = () => {};
    const worker = {
      ended: false,
      asked: [],
      addEventListener: (type, listener) => type === "message" && (hear = listener),
      terminate: () => (worker.ended = true),
      postMessage({ id, text, to }) {
        assert.equal(to, "seeking");
        const message = JSON.parse(text);
        worker.asked.push(message);
        const reply = answer(message);
        queueMicrotask(() => hear({ data: reply ? { id, text: JSON.stringify(reply) } : { kind: "failed", detail: "broken" } }));
      },
    };
    workers.push(worker);
    return worker;
  };
  return { spawn, workers };
}

const KINDS = ["where", "certain", "liar"];
const game = (found) => ({ type, kind }) => (type === "search" ? { type: "searching", kinds: KINDS } : { type: "sought", puzzle: found(kind) });

test("the first kind of which there is one is taken, and half of the time that is left is its own", async () => {
  let time = 0;
  const { spawn, workers } = thinking(game((kind) => {
    time += 500;
    return kind === "certain" ? { rating: 1000 } : null;
  }));
  const steps = [];
  const seeking = createSeeking({ spawn, longest: 5000, now: () => time });
  const found = await seeking.find("{}", 1, (step) => steps.push(step));
  assert.deepEqual(found, { puzzle: { rating: 1000 } });
  const [{ asked, ended }] = workers;
  assert.deepEqual(asked[0], { type: "search", record: "{}", seat: 1 });
  assert.deepEqual(asked.slice(1).map(({ kind, patience }) => [kind, patience]), [["where", 2500], ["certain", 2250]]);
  assert.deepEqual(steps.map(({ kind, number, all }) => [kind, number, all]), [[null, 0, 1], ["where", 1, 3], ["certain", 2, 3]]);
  assert.ok(ended);
});

test("none may be found, or nobody can tell", async () => {
  assert.deepEqual(await createSeeking(thinking(game(() => null))).find("{}", 0, () => {}), { puzzle: null });
  assert.equal(await createSeeking(thinking(() => null)).find("{}", 0, () => {}), "failed");
  assert.equal(await createSeeking(thinking(() => ({ type: "refused", key: "refused-record-broken" }))).find("{}", 0, () => {}), "failed");
});

test("a search that is left ends its worker and finds nothing", async () => {
  const { spawn, workers } = thinking(game(() => ({ rating: 1 })));
  const seeking = createSeeking({ spawn });
  const finding = seeking.find("{}", 0, ({ kind }) => kind && seeking.leave());
  assert.equal(await finding, "left");
  assert.ok(workers[0].ended);
});
