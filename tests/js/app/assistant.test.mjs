/** The page as the assistant of a game master in one room: who moves, what is read out, what is whispered, what is spoken. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createEntry } from "../../../static/app/assistant/entry.js";
import { lastSaid } from "../../../static/app/assistant/saying.js";
import { createSpeech } from "../../../static/app/assistant/speech.js";
import { createStore, firstState } from "../../../static/app/page/store.js";
import { actingOf, assists, coveredFor, roomTurn } from "../../../static/app/table/hot-seat.js";
import { wordsOf } from "../words/catalogs.mjs";

const SEATS = [
  { name: "Anna", colour: "red", bot: null, friend: false }, { name: "Boris", colour: "blue", bot: null, friend: false },
  { name: "Walker", colour: "green", bot: "wanderer", friend: false },
];
const SETUP = { rules: { preset: "classic" }, you: { name: "", colour: "red", plays: false }, bots: [], seed: "" };
const later = () => new Promise((resolve) => setTimeout(resolve));
const seen = (turn) => /** @type {any} */ ({ type: "observation", led: true, game: "labyrinth", seat: null, turn, over: null, seats: SEATS, heard: [] });
const desk = (turn, more = {}) => /** @type {any} */ ({ eyes: "gm", seen: null, unveiled: { turn, over: null, heard: [], leading: { audience: [] }, ...more } });

/** A page whose person leads, and what it has asked of the engine. */
function createPage() {
  const asked = [];
  const store = createStore(firstState(SETUP));
  const engine = { request: async (message) => (asked.push(message), { ...seen(message.eyes), seat: message.eyes, offers: [{ move: "go up" }] }) };
  createEntry({ engine: /** @type {any} */ (engine), store, session: { asking: (question) => question() } });
  return { store, asked };
}

test("the seat that moves is found by itself, and nobody else's notebook is asked for", async () => {
  const { store, asked } = createPage();
  store.set({ observation: seen(1), console: desk(1) });
  await later();
  assert.deepEqual(asked, [{ type: "observe", eyes: 1, since: 0 }]);
  assert.equal(store.get().entry?.seat, 1);
  assert.equal(actingOf(store.get())?.seat, 1);
  store.set({ console: desk(0) });
  await later();
  assert.equal(store.get().entry?.seat, 0);
  store.set({ console: desk(2) });
  await later();
  assert.equal(store.get().entry, null, "a bot moves by itself");
  assert.equal(asked.length, 2);
});

test("while an answer waits nothing is entered, and a page that leads is never covered", async () => {
  const { store } = createPage();
  store.set({ observation: seen(0), console: desk(0, { awaiting: "answer" }) });
  await later();
  assert.equal(store.get().entry, null);
  assert.equal(roomTurn(store.get()), null);
  assert.equal(coveredFor(store.get()), null);
  assert.equal(assists(store.get()), true);
  store.set({ observation: { ...seen(0), led: undefined }, console: null });
  await later();
  assert.equal(assists(store.get()), false);
  assert.equal(coveredFor(store.get()), 0, "without a game master they pass the page on");
});

test("what all heard is read out, and what one heard is kept for him", () => {
  const asks = (move) => ({ key: "requested", args: { seat: 0, actions: [{ do: "go", side: move }] } });
  const wall = { key: "hit-wall", args: { seat: 0 } };
  const hint = { key: "start-at", args: { seat: 1, at: "e4" } };
  const heard = [asks("up"), wall, { key: "gm-plan", args: {} }, hint];
  const unveiled = { turn: 0, over: null, heard, leading: { audience: [null, null, [], [1]] } };
  const { aloud, whispered } = lastSaid(/** @type {any} */ ({ unveiled }), SEATS, wordsOf("en"));
  assert.match(aloud.answers, /wall/i);
  assert.deepEqual(whispered.map(({ seats }) => seats), [[1]]);
  assert.ok(!aloud.answers.includes(whispered[0].text));
  const next = { ...unveiled, heard: [...heard, asks("left"), wall], leading: { audience: [...unveiled.leading.audience, null, null] } };
  assert.deepEqual(lastSaid(/** @type {any} */ ({ unveiled: next }), SEATS, wordsOf("en")).whispered, [], "the next request covers it for good");
});

test("answers are spoken by a voice of this device in this language, or not at all", () => {
  const said = [];
  const voices = [{ lang: "ru-RU", localService: false }, { lang: "en_GB", localService: true }];
  const synthesis = { getVoices: () => voices, speak: (what) => said.push(what), cancel: () => said.push("stop") };
  const speech = createSpeech({ synthesis, utter: (text) => ({ text }), changed: () => {} });
  assert.deepEqual([speech.can("en"), speech.can("ru")], [true, false]);
  speech.say("стена", "ru");
  assert.deepEqual(said, [], "words go to no server");
  speech.say("A wall.", "en");
  assert.deepEqual(said, ["stop", { text: "A wall.", voice: voices[1], lang: "en_GB" }]);
  assert.equal(createSpeech({ synthesis: null, changed: () => {} }).can("en"), false);
});
