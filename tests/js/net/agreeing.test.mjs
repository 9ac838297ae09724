/** How a table agrees on its rules over the net: the letters, whose voice counts, who comes and goes. The real engine counts. */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { shareOf } from "../../../static/ui/friends/words-agree.js";
import { startEngine } from "../chaos/engine-process.mjs";
import { createWorld } from "./party-world.mjs";

const engine = startEngine();
after(() => engine.close());

/** A table of the classic labyrinth before its game. */
function gathering(kinds, options) {
  const world = createWorld({
    kinds, ...options,
    agree: async (message) => JSON.parse(await engine.handle(JSON.stringify({ ...message, game: "labyrinth" }))),
  });
  world.host.change({ ...world.room(), rules: { preset: "classic" } });
  return world;
}

const told = (browser) => browser.state.room.agreement;
const openOf = (browser) => told(browser)?.points ?? [];
const settledOf = (browser) => told(browser)?.settled ?? [];
const propose = (browser, changes, tried = false) => browser.guest.agree({ do: "propose", changes, tried });
const vote = (browser, point, yes) => browser.guest.agree({ do: "vote", point, yes });

/** What a promise comes to, while time passes. */
async function answer(world, promise) {
  let outcome;
  void promise.then((come) => (outcome = { come }));
  await world.until(() => outcome);
  return outcome.come;
}

async function threeAtTable(options) {
  const world = gathering(["you", "friend", "friend"], options);
  const anna = await world.join("Anna", 1);
  const bert = await world.join("Bert", 2);
  return { world, anna, bert };
}

test("a guest suggests, everybody is told, and more than half decide", async () => {
  const { world, anna, bert } = await threeAtTable();
  assert.equal(await answer(world, propose(anna, { bear: false })), null);
  await world.until(() => openOf(bert).length === 1);
  const [point] = openOf(bert);
  assert.deepEqual([point.by, point.seat, point.changes], ["Anna", 1, [{ option: "bear", value: false, before: true }]]);
  assert.deepEqual(point.ballots.map(({ name, vote: given }) => [name, given]), [["Hanna", null], ["Anna", true], ["Bert", null]]);
  assert.deepEqual([point.yes, point.silent].map(shareOf), [33.3, 66.7]);
  assert.equal(await answer(world, vote(bert, point.number, true)), null);
  await world.until(() => [anna, bert].every((each) => settledOf(each).length === 1));
  assert.equal(settledOf(anna)[0].outcome, "agreed");
  assert.deepEqual(world.room().rules, { preset: "classic", bear: false });
  assert.deepEqual(world.page.rules, [{ preset: "classic", bear: false }], "the host's form hears of it");
  assert.deepEqual(told(bert).differs, [{ option: "bear", value: false, usual: true }]);
});

test("the host votes as a player, and what he proposes himself needs no vote", async () => {
  const { world, anna } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  assert.equal(await answer(world, world.host.agree({ do: "vote", point: 1, yes: false }, "host")), null);
  await world.until(() => openOf(anna)[0]?.no > 0);
  world.host.change({ ...world.room(), rules: { preset: "classic", bear: false } });
  await world.until(() => settledOf(anna).length === 1);
  assert.equal(settledOf(anna)[0].outcome, "granted");
});

test("a person who leads weighs nearly half", async () => {
  const world = gathering(["friend", "friend"]);
  world.host.change({ ...world.room(), led: true });
  const anna = await world.join("Anna", 0);
  const bert = await world.join("Bert", 1);
  await answer(world, propose(anna, { bear: false }));
  await world.until(() => openOf(bert).length === 1);
  assert.deepEqual(openOf(bert)[0].ballots.map(({ name, seat, weight }) => [name, seat, weight]), [["Anna", 0, 2550], ["Bert", 1, 2550], ["Hanna", null, 4900]]);
  await answer(world, world.host.agree({ do: "vote", point: 1, yes: true }, "host"));
  await world.until(() => settledOf(bert)[0]?.outcome === "agreed");
});

test("nobody votes twice, for others, or on what is not open; who only watches has no voice", async () => {
  const { world, anna } = await threeAtTable();
  const wim = await world.join("Wim", "watch");
  await answer(world, propose(anna, { bear: false }));
  for (const _ of [1, 2, 3]) assert.equal(await answer(world, vote(anna, 1, true)), null);
  await world.until(() => openOf(anna).length === 1);
  assert.equal(openOf(anna)[0].yes, 3333);
  for (const wish of [propose(wim, { rows: 5 }), vote(wim, 1, true)]) assert.equal((await answer(world, wish)).key, "agree-no-voice");
  assert.equal((await answer(world, vote(anna, 7, true))).key, "agree-not-open");
  assert.equal((await answer(world, wim.guest.agree({ do: "withdraw", point: 1 }))).key, "agree-no-voice");
  assert.equal(openOf(wim)[0].yes, 3333);
});

test("who says whose voice it is, or counts himself, is no guest of this house", async () => {
  const { world, anna, bert } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  // A changed program sends what the letters have no room for: its line is closed.
  anna.guest.agree({ do: "vote", point: 1, yes: true, by: "host" });
  await world.until(() => anna.state.connection !== "up");
  bert.guest.agree({ do: "count", point: 1 });
  await world.until(() => bert.state.connection !== "up");
  assert.equal(world.room().agreement.told.points[0].yes, 3333);
});

test("refusals of the engine come by name, with what they say", async () => {
  const { world, anna } = await threeAtTable();
  const refused = async (changes) => answer(world, propose(anna, changes, true));
  assert.deepEqual(await refused({ rows: 0 }), { key: "refused-option", args: { option: "rows", wanted: "3 to 12" } });
  assert.deepEqual(await refused({ dragons: true }), { key: "refused-unknown-option", args: { option: "dragons" } });
  assert.equal((await refused({ preset: "school" })).key, "agree-rule-set");
  assert.equal(await refused({ rows: 5 }), null);
  assert.equal(openOf(anna).length, 0, "what is only tried is not proposed");
});

test("who asks without end is asked to wait, and nobody else waits for him", async () => {
  const { world, anna, bert } = await threeAtTable();
  const keys = await Promise.all(Array.from({ length: 30 }, () => propose(anna, { rows: 5 }, true)).map((one) => answer(world, one)));
  assert.ok(keys.filter((one) => one?.key === "agree-too-fast").length >= 10);
  assert.equal(await answer(world, propose(bert, { rows: 5 }, true)), null);
});

test("the voice of who leaves is heard no more, and who comes has one", async () => {
  const { world, anna, bert } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  bert.guest.leave();
  await world.until(() => openOf(anna)[0]?.ballots.length === 2);
  assert.equal(openOf(anna)[0].yes, 5000);
  const carla = await world.join("Carla", 2);
  await world.until(() => openOf(carla)[0]?.ballots.length === 3);
  assert.deepEqual(openOf(carla)[0].ballots.map(({ name }) => name), ["Hanna", "Anna", "Carla"]);
  await answer(world, vote(carla, 1, true));
  await world.until(() => settledOf(anna)[0]?.outcome === "agreed");
  const dora = await world.join("Dora", "watch");
  await world.until(() => settledOf(dora).length === 1);
  assert.deepEqual(settledOf(dora)[0].ballots.map(({ name, vote: given }) => [name, given]), [["Hanna", null], ["Anna", true], ["Carla", true]]);
});

test("a guest's page that is loaded again has the same voice", async () => {
  const { world, anna } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  await anna.reload();
  await world.until(() => anna.state?.connection === "up" && openOf(anna).length === 1);
  await answer(world, vote(anna, 1, false));
  await world.until(() => openOf(anna)[0].no === 3333);
  assert.equal(openOf(anna)[0].yes, 0);
});

test("the host's page that is loaded again has lost nothing", async () => {
  const { world, anna, bert } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  await world.until(() => openOf(bert).length === 1);
  world.reloadHost();
  for (const each of [anna, bert]) await each.reload();
  await world.until(() => [anna, bert].every((each) => each.state?.connection === "up" && openOf(each).length === 1));
  await answer(world, vote(bert, 1, true));
  await world.until(() => settledOf(anna)[0]?.outcome === "agreed");
});

test("when the game begins, what is open is counted as it stands; afterwards nothing is voted on", async () => {
  const { world, anna, bert } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  void world.start();
  await world.until(() => world.room().phase === "playing");
  await world.until(() => settledOf(bert)[0]?.outcome === "kept");
  assert.equal((await answer(world, vote(bert, 1, true))).key, "agree-not-now");
  const wim = await world.join("Wim", "watch");
  await world.until(() => settledOf(wim)[0]?.outcome === "kept");
});

test("no voice is named but by its name and its seat", async () => {
  const { world, anna, bert } = await threeAtTable();
  await answer(world, propose(anna, { bear: false }));
  await world.until(() => openOf(bert).length === 1);
  const secrets = world.room().seats.flatMap(({ token, voter }) => [token, voter]).filter(Boolean);
  assert.equal(secrets.length, 4);
  for (const secret of secrets) assert.ok(!JSON.stringify(bert.state.room).includes(secret));
});
