/** Progress by bytes: honest, and it never goes back. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createProgress } from "../../../static/app/python/progress.js";

function watched() {
  const shown = [];
  return { shown, progress: createProgress((part) => shown.push(part)) };
}

test("it is the part of all bytes that have come", () => {
  const { shown, progress } = watched();
  progress.expect({ one: 300, other: 100 });
  progress.came("one", 100);
  progress.came("other", 100);
  progress.came("one", 200);
  assert.deepEqual(shown, [0, 0.25, 0.5, 1]);
});

test("what comes before its size is known counts once it is", () => {
  const { shown, progress } = watched();
  progress.came("one", 50);
  progress.expect({ one: 100 });
  assert.deepEqual(shown, [0, 0.5]);
});

test("it knows each file by itself", () => {
  const { progress } = watched();
  progress.expect({ one: 400, other: 100 });
  progress.came("one", 100);
  assert.deepEqual(["one", "other", "unknown"].map(progress.partOf), [0.25, 0, 0]);
});

test("a file that turns out larger than it was told to be is whole, and no more", () => {
  const { shown, progress } = watched();
  progress.expect({ one: 100, other: 100 });
  progress.came("one", 500);
  assert.deepEqual(shown, [0, 0.5]);
});

test("when another way is taken it waits until there is more to show", () => {
  const { shown, progress } = watched();
  progress.expect({ one: 100, snapshot: 300 });
  progress.came("one", 100);
  progress.came("snapshot", 100);
  progress.dropped("snapshot");
  progress.expect({ first: 200 });
  progress.came("first", 100);
  progress.came("first", 100);
  assert.deepEqual(shown, [0, 0.25, 0.5, 0.75, 1]);
});

test("bytes are told as they come over the line", () => {
  const told = [];
  const progress = createProgress((_, bytes) => told.push(bytes));
  progress.answered("packed", new Response("", { headers: { "content-length": "100" } }));
  progress.answered("plain", new Response(""));
  progress.expect({ packed: 400, plain: 100 });
  progress.came("packed", 200);
  progress.came("plain", 100);
  assert.deepEqual(told, [{ loaded: 0, total: 200 }, { loaded: 50, total: 200 }, { loaded: 150, total: 200 }]);
});

test("what is hardly more is not shown: drawing the page costs more than it tells", () => {
  const { shown, progress } = watched();
  progress.expect({ one: 1000 });
  for (let come = 0; come < 1000; come += 1) progress.came("one", 1);
  assert.ok(shown.length <= 101, `${shown.length} times`);
  assert.equal(shown.at(-1), 1);
});
