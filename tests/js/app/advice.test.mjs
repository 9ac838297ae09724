/** Hints: counted by the table before they are shown, and dropped when anything else is heard. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createAdvice, nextOf, provedByHint } from "../../../static/app/knowing/advice.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";

const HINT = { type: "hint", step: 1, next: 2, news: true, square: null, fact: null, heard: [1], advice: null };
const OFFER = { move: "go up", do: "go", target: { side: "up" }, part: false };
const settled = () => new Promise((resolve) => setTimeout(resolve));

function page({ reply = HINT, refuses = false } = {}) {
  const store = createStore(firstState({ rules: {}, you: {}, bots: [], seed: "" }), (tell) => tell());
  const asked = [];
  const said = (key) => ({ key, args: { seat: 0 } });
  const seen = { game: "labyrinth", seat: 0, seats: [{ bot: null }], rules: {}, heard: [said("opened"), said("requested")], offers: [OFFER], advice: true, version: 1 };
  const hear = (...keys) => store.set({ observation: { ...store.get().observation, heard: [...store.get().observation.heard, ...keys.map(said)] } });
  const knows = () => {
    const { heard, seat } = store.get().observation;
    store.set({ knowledge: { box: { game: "labyrinth", rules: {}, seats: 1, seat, heard, struck: [] }, state: "known", known: null } });
  };
  const advice = createAdvice({
    store,
    knowing: { ask: async (message) => (asked.push(message), reply) },
    request: async (text) => void (asked.push(text), refuses || hear("advised")),
  });
  store.set({ observation: seen });
  setUi(store, { screen: "table" });
  return { store, asked, advice, hear, knows, now: () => store.get().advice };
}

test("a hint waits until all that was heard is thought about; it is counted, then shown", async () => {
  const { asked, advice, knows, now, store } = page();
  advice.ask();
  assert.deepEqual([now().wanted, now().asking, asked.length], [true, true, 0]);
  knows();
  await settled();
  assert.deepEqual(asked, [{ type: "hint", step: 1, offers: [OFFER], help: null }, "advice"]);
  assert.deepEqual([now().told, now().asking, now().failed], [HINT, false, false]);
  assert.equal(nextOf(now()), 2);
  assert.deepEqual([...provedByHint(store.get(), store.get().observation)].map(({ key }) => key), ["requested"]);
});

test("what the table doesn't count is not shown, and a worker without an answer costs nothing", async () => {
  const refused = page({ refuses: true });
  refused.advice.ask();
  refused.knows();
  await settled();
  assert.deepEqual([refused.now().told, refused.now().failed], [null, true]);
  const lost = page({ reply: null });
  lost.advice.ask();
  lost.knows();
  await settled();
  assert.deepEqual([lost.now().told, lost.now().failed, lost.asked.length], [null, true, 1]);
});

test("when anything else is heard it begins anew; where no hints are given, or nobody looks, nothing is asked", async () => {
  const { advice, knows, now, hear, asked, store } = page();
  advice.ask();
  knows();
  await settled();
  hear("requested");
  assert.deepEqual([now().told, now().wanted, nextOf(now())], [null, true, 1]);
  setUi(store, { screen: "lobby" });
  assert.equal(now().wanted, false);
  setUi(store, { screen: "table" });
  store.set({ observation: { ...store.get().observation, advice: undefined } });
  advice.ask();
  knows();
  await settled();
  assert.equal(asked.length, 2);
});
