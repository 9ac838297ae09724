/** The engine's first worker, which is begun before anybody listens to it. */

import assert from "node:assert/strict";
import { test } from "node:test";

const made = [];
globalThis.Worker = class extends EventTarget {
  constructor() {
    super();
    made.push(this);
  }
};
const { begin, take } = await import("../../../static/app/engine/first.js");

const says = (worker, data) => worker.dispatchEvent(new MessageEvent("message", { data }));

test("what it says before it is listened to is not lost, and comes once", async () => {
  begin();
  says(made[0], "fetching");
  const worker = take();
  assert.equal(worker, made[0]);
  const heard = [];
  worker.addEventListener("message", ({ data }) => heard.push(data));
  await Promise.resolve();
  says(worker, "ready");
  assert.deepEqual(heard, ["fetching", "ready"]);
});

test("whoever needs another one gets a new one", () => {
  assert.notEqual(take(), made[0]);
  assert.equal(made.length, 2);
});
