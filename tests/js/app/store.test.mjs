import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore, firstState, setUi } from "../../../static/app/page/store.js";

test("subscribers hear several changes of one task once, with the state before them", () => {
  const flushes = [];
  const store = createStore({ a: 1, b: 1 }, (flush) => flushes.push(flush));
  const told = [];
  store.subscribe((state, before) => told.push([state, before]));
  store.set({ a: 2 });
  store.set({ b: 3 });
  assert.deepEqual(store.get(), { a: 2, b: 3 });
  assert.equal(told.length, 0);
  assert.equal(flushes.length, 1);
  flushes[0]();
  assert.deepEqual(told, [[{ a: 2, b: 3 }, { a: 1, b: 1 }]]);
});

test("a change made while telling is told afterwards", () => {
  const flushes = [];
  const store = createStore({ n: 0 }, (flush) => flushes.push(flush));
  const told = [];
  store.subscribe((state) => {
    told.push(state.n);
    if (state.n < 2) store.set({ n: state.n + 1 });
  });
  store.set({ n: 1 });
  while (flushes.length) flushes.shift()();
  assert.deepEqual(told, [1, 2]);
});

test("who has unsubscribed hears nothing more", () => {
  const store = createStore({ n: 0 }, (flush) => flush());
  let calls = 0;
  const end = store.subscribe(() => (calls += 1));
  store.set({ n: 1 });
  end();
  store.set({ n: 2 });
  assert.equal(calls, 1);
});

test("setUi changes one part of the interface and leaves the rest", () => {
  const setup = { rules: {}, you: { name: "", colour: "blue", plays: true }, bots: [], seed: "" };
  const store = createStore(firstState(setup), (flush) => flush());
  setUi(store, { aim: "blow" });
  assert.equal(store.get().ui.aim, "blow");
  assert.equal(store.get().ui.screen, "lobby");
  assert.equal(store.get().boot.state, "loading");
});
