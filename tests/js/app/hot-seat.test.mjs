/** Several people at one device: who sits where, when the page is covered and for whom, and what it holds meanwhile. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore, firstState } from "../../../static/app/page/store.js";
import { firstEyes, ownSeats } from "../../../static/app/table/hot-seat.js";
import { apart, fittingPeople, othersOf, seatsOf, setupOf } from "../../../static/app/table/seating.js";
import { createSession } from "../../../static/app/table/session.js";
import { isOut } from "../../../static/app/table/standing.js";
import { wordsOf } from "../words/catalogs.mjs";

const YOU = { name: "Anna", colour: "red", plays: true };
const SEATS = [{ name: "Anna", colour: "red", bot: null }, { name: "Walker", colour: "teal", bot: "walker" }, { name: "Boris", colour: "blue", bot: null }];
const catalog = (secrets) => ({
  presets: { some: { game: "game" } }, options: { game: [] },
  primers: { game: { secrets, lobby: [], groups: [], parts: [], figures: [] } },
});

/** An engine with a secret for each seat: all that it answers is in sight of whoever looks at the store. */
function createPage(secrets, turn = 0) {
  const table = { turn, version: 0 };
  const asked = [];
  const told = (eyes) => ({
    type: "observation", game: "game", seat: eyes, version: table.version, turn: table.turn, over: null, offers: [], seats: SEATS,
    view: { pawns: SEATS.map(() => ({ health: "healthy" })) }, heard: [{ key: eyes === null ? "open" : `secret of ${eyes}`, args: {} }], heard_from: 0, rules: {},
  });
  const engine = {
    leads: () => true,
    async request(message) {
      asked.push(message);
      if (message.type === "submit") Object.assign(table, { turn: 2 - table.turn, version: table.version + 1 });
      return told(message.type === "submit" ? message.seat : message.eyes);
    },
  };
  const store = createStore(firstState({ rules: { preset: "some" }, you: YOU, bots: [], seed: "" }));
  store.set({ ui: { ...store.get().ui, catalog: catalog(secrets) } });
  const preferences = { get: () => ({ pace: "instant" }) };
  const session = createSession({ engine, store, preferences, foretold: Promise.resolve(catalog(secrets)), seatsOf: () => SEATS });
  return { store, session, asked, held: () => JSON.stringify(store.get()) };
}

const settled = async () => { for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setTimeout(resolve)); };

test("the page goes from hand to hand, and never holds what two of them know", async () => {
  const { store, session, asked, held } = createPage(true);
  await session.start(store.get().ui.setup);
  assert.equal(asked.at(-1).eyes, null, "nobody has said yet who looks");
  assert.doesNotMatch(held(), /secret of/);
  await session.uncover();
  assert.match(held(), /secret of 0/);
  await session.submit({ move: "go up" });
  assert.doesNotMatch(held(), /secret of 2/, "who has moved sees what he was answered, no more");
  await session.uncover();
  assert.equal(store.get().observation.seat, 0, "nobody uncovers what is not covered");
  await session.cover();
  assert.doesNotMatch(held(), /secret of/);
  await session.uncover();
  assert.match(held(), /secret of 2/);
  assert.doesNotMatch(held(), /secret of 0/);
  session.leave();
  await settled();
  assert.doesNotMatch(held(), /secret of/, "a page that was left lying gives nothing away");
});

test("where nothing is hidden the page is the one's who has the turn, uncovered", async () => {
  const { store, session } = createPage(false, 2);
  await session.start(store.get().ui.setup);
  await settled();
  assert.equal(store.get().observation.seat, 2);
  await session.submit({ move: "roll" });
  await settled();
  assert.equal(store.get().observation.seat, 0);
});

test("people and bots sit in the order of their rows, and sit so again", () => {
  const setup = { rules: {}, seed: "", you: YOU, bots: ["wanderer", "mapper"], people: [{ name: "Boris", colour: "blue", at: 1 }, { name: "", colour: "green", at: 3 }] };
  const seats = seatsOf(setup, wordsOf("en"));
  assert.deepEqual(seats.map(({ name }) => name), ["Anna", "Wanderer", "Boris", "Surveyor", "Newcomer 2"]);
  assert.equal(new Set(seats.map(({ colour }) => colour)).size, 5);
  assert.deepEqual(apart(othersOf(setup)), { bots: setup.bots, people: setup.people });
  const again = setupOf(/** @type {any} */ (seats), YOU, false);
  assert.deepEqual(again.people.map(({ name, at }) => [name, at]), [["Boris", 1], ["Newcomer 2", 3]]);
  assert.equal(again.you.name, "Anna");
  assert.deepEqual(setupOf(/** @type {any} */ (seats), YOU, true).people.map(({ name }) => name), ["Anna", "Boris", "Newcomer 2"], "who leads has no piece");
});

test("each has a colour of his own, and there are no more than can play", () => {
  const people = [{ name: "B", colour: "red", at: 0 }, { name: "C", colour: "red", at: 1 }, { name: "D", colour: "teal", at: 2 }];
  assert.deepEqual(fittingPeople(people, YOU, 3).map(({ name, colour }) => [name, colour]), [["B", "blue"], ["C", "green"]]);
});

test("a page of one looks through his eyes from the beginning, one of several through nobody's", () => {
  assert.equal(firstEyes(SEATS.slice(0, 2)), 0);
  assert.equal(firstEyes(SEATS), null);
  assert.deepEqual(ownSeats([...SEATS, { bot: null, friend: true }]), [0, 2]);
});

test("who is out waits for those with whom he shares the page", () => {
  const seen = (...health) => /** @type {any} */ ({ seat: 0, seats: SEATS, view: { pawns: health.map((one) => ({ health: one })) } });
  assert.equal(isOut(seen("dead", "healthy", "healthy")), false);
  assert.equal(isOut(seen("dead", "healthy", "lost")), true);
});
