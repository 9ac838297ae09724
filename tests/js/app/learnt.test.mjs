/** Which lessons are done. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createLearnt } from "../../../static/app/shelves/learnt.js";
import { createPreferences } from "../../../static/app/page/preferences.js";
import { createLessons } from "../../../static/app/lessons/lessons.js";
import { createStore, firstState } from "../../../static/app/page/store.js";

const KEY = "gamemaster.lessons";

function shelf(stored) {
  const kept = new Map(stored === undefined ? [] : [[KEY, stored]]);
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

test("a lesson that is done stays done, and is kept once", () => {
  const storage = shelf();
  const learnt = createLearnt(storage);
  for (const id of ["walls", "river", "walls"]) learnt.note(id);
  assert.deepEqual(createLearnt(storage).all(), ["walls", "river"]);
  assert.equal(storage.kept.get(KEY), '["walls","river"]');
});

test("another tab's lessons are not lost", () => {
  const storage = shelf();
  const [one, other] = [createLearnt(storage), createLearnt(storage)];
  one.note("walls");
  other.note("river");
  assert.deepEqual(one.all(), ["walls", "river"]);
});

test("whatever lies there, only names of lessons are taken from it", () => {
  for (const junk of ["", "{", "7", '{"walls":1}', "null"]) assert.deepEqual(createLearnt(shelf(junk)).all(), []);
  assert.deepEqual(createLearnt(shelf('["walls", 7, "<b>", null, "river"]')).all(), ["walls", "river"]);
});

test("without a storage it lasts as long as the page", () => {
  const full = { getItem: () => null, setItem() { throw new Error("full"); } };
  for (const storage of [null, full]) {
    const learnt = createLearnt(storage);
    learnt.note("walls");
    assert.deepEqual(learnt.all(), ["walls"]);
  }
});

test("a lesson counts when its last scene has no task left, not before", async () => {
  const store = createStore(firstState(/** @type {any} */ ({})));
  const learnt = createLearnt(shelf());
  const preferences = createPreferences(null, []);
  createLessons({ store, preferences, learnt });
  const tell = async (lesson) => {
    store.set({ observation: /** @type {any} */ ({ guide: { lesson: { id: "walls", ...lesson } } }) });
    await Promise.resolve();
  };
  await tell({ ask: "task-walls-step", more: false });
  await tell({ ask: null, more: true });
  assert.deepEqual(learnt.all(), []);
  await tell({ ask: null, more: false });
  assert.deepEqual(learnt.all(), ["walls"]);
  assert.equal(preferences.get().accompanied, false, "a teacher is no companion");
  store.set({ observation: /** @type {any} */ ({ guide: { say: null, praises: false } }) });
  await Promise.resolve();
  assert.equal(preferences.get().accompanied, true);
});
