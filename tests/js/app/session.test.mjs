/** The course of a game on a page: what it knows stays known, though it is told once only. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore, firstState } from "../../../static/app/page/store.js";
import { createSession } from "../../../static/app/table/session.js";

const SETUP = { rules: { preset: "classic" }, you: { name: "Anna", colour: "red", plays: true }, bots: [], seed: "" };
const CATALOG = { presets: { classic: { game: "labyrinth" } } };
const SEATS = [{ name: "Anna", colour: "red", bot: null }];
const RULES = { preset: "classic", rows: 4 };
const said = (key) => ({ key, args: {} });

/** A page at an engine that gives these replies, one after the other. */
function createPage(...replies) {
  const asked = [];
  const engine = {
    request: async (message) => (asked.push(message), replies.shift()),
    resume: async () => replies.shift(),
    leads: () => true,
  };
  const store = createStore(firstState(SETUP));
  const preferences = { get: () => ({ pace: "instant", thought: "usual" }) };
  const session = createSession({ engine, store, preferences, foretold: Promise.resolve(CATALOG), seatsOf: () => SEATS });
  return { session, asked, seen: () => store.get().observation };
}

/** All that needs no more than a turn or two of the event loop has happened. */
const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const told = (version, from, heard, more = {}) => ({
  type: "observation", game: "labyrinth", seat: 0, version, turn: 0, over: null, offers: [], view: {}, seats: SEATS,
  heard_from: from, heard: heard.map(said), ...more,
});

test("the rules are told once, and stay known with all that was heard", async () => {
  const page = createPage(told(0, 0, ["opened"], { rules: RULES }), told(1, 1, ["requested"]), told(2, 2, ["arrived"]));
  await page.session.start(SETUP);
  assert.deepEqual(page.seen().rules, RULES);
  assert.equal(await page.session.submit({ move: "go up" }), true);
  await page.session.changed();
  assert.deepEqual(page.asked.slice(1).map(({ type, since }) => [type, since]), [["submit", 1], ["observe", 2]]);
  assert.deepEqual([page.seen().rules, page.seen().heard.map(({ key }) => key)], [RULES, ["opened", "requested", "arrived"]]);
});

test("another game brings its own rules, and so does a game that is told anew", async () => {
  const other = { preset: "school", rows: 6 };
  const page = createPage(
    told(3, 0, ["opened"], { rules: RULES }), told(2, 0, ["opened"], { rules: RULES }), told(0, 0, ["opened"], { rules: other }),
  );
  await page.session.continueGame();
  await page.session.submit({ move: "go up" });
  assert.deepEqual([page.seen().version, page.seen().rules], [2, RULES], "older than it was: the whole game is told");
  await page.session.takeUp("game 2");
  assert.deepEqual(page.seen().rules, other);
});

test("a bot that thinks is waited for, and then asked for its move without another pause", async () => {
  const seats = [...SEATS, { name: "Sam", colour: "blue", bot: "reasoner" }];
  const page = createPage(
    told(1, 0, ["opened"], { rules: RULES, seats, turn: 1 }), { type: "thinking" }, { type: "thinking" },
    told(2, 1, ["requested"], { seats }),
  );
  await page.session.continueGame();
  await settled();
  assert.deepEqual(page.asked.map(({ type, patience }) => [type, patience]), [["advance", 1000]]);
  page.session.botsTold();
  await settled();
  assert.equal(page.asked.length, 2, "its worker was lost: it is asked again");
  page.session.botsTold();
  await settled();
  assert.equal(page.seen().version, 2);
});

test("somebody else's move while a bot thinks is shown at once", async () => {
  const seats = [...SEATS, { name: "Sam", colour: "blue", bot: "reasoner" }];
  const page = createPage(
    told(1, 0, ["opened"], { rules: RULES, seats, turn: 1 }), { type: "thinking" },
    told(1, 1, ["struck"], { seats, turn: 0 }),
  );
  await page.session.continueGame();
  await settled();
  await page.session.changed();
  await settled();
  assert.deepEqual([page.seen().turn, page.asked.map(({ type }) => type)], [0, ["advance", "observe"]]);
});

test("who skips to the end does not wait for long thoughts", async () => {
  const seats = [...SEATS, { name: "Sam", colour: "blue", bot: "reasoner" }];
  const page = createPage(
    told(1, 0, ["opened"], { rules: RULES, seats, turn: 1 }), { type: "thinking" }, told(2, 1, ["requested"], { seats }),
  );
  await page.session.continueGame();
  page.session.skipToEnd();
  await settled();
  assert.deepEqual(page.asked.map(({ patience }) => patience), [500]);
  page.session.botsTold();
  await settled();
  assert.equal(page.seen().version, 2);
});
