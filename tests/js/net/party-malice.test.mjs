import assert from "node:assert/strict";
import { test } from "node:test";

import { PROTOCOL } from "../../../static/net/talk/protocol.js";
import { createLink } from "../../../static/net/line/link.js";
import { makeSeal } from "../../../static/net/fair/seal.js";
import { agrees } from "./party-players.mjs";
import { chaosPair } from "./chaos.mjs";
import { CALM, createWorld, VERSION } from "./party-world.mjs";

/** A page that says whatever its owner likes. */
async function createEve(world, whither, change = {}) {
  const heard = [];
  const own = await makeSeal();
  /** @type {any} */
  const eve = { heard, own, key: own.publicKey, said: (kind) => heard.filter((message) => message.do === kind), down: null };
  eve.pair = chaosPair({ clock: world.clock, random: world.random, ...CALM });
  eve.link = createLink({
    role: "guest", clock: world.clock, random: world.random, onMessage: (message) => heard.push(message),
    onState: (state, reason) => state === "down" && (eve.down = reason),
  });
  world.host.receive(eve.pair.host);
  eve.link.attach(eve.pair.guest);
  eve.hello = { do: "hello", protocol: PROTOCOL, version: VERSION, name: "Eve", token: null, tag: whither === null ? null : world.invite(whither), key: own.publicKey, watch: false, ...change };
  return eve;
}

/** Anna plays, Eve sits beside her. */
async function playing(options = {}) {
  const world = createWorld({ moves: 24, ...options });
  const anna = await world.join("Anna", 1);
  const eve = await createEve(world, 2);
  eve.link.send(eve.hello);
  await world.until(() => eve.said("welcome").length);
  let outcome = null;
  void world.start().then((told) => (outcome = told));
  // She gives no nonce, and is not waited for twice.
  await world.until(() => outcome && anna.seen && eve.said("admitted").length);
  eve.box = await eve.own.with(eve.said("admitted")[0].key, "guest");
  return { world, anna, eve };
}

/** What Eve asks the engine, and what it answers. */
async function ask(world, eve, request) {
  eve.link.send({ do: "sealed", text: await eve.box.seal(JSON.stringify({ n: 1, request })) });
  for (;;) {
    const seen = (eve.opened ??= 0);
    await world.until(() => eve.said("sealed").length > seen);
    const { text } = eve.said("sealed")[seen];
    eve.opened += 1;
    const letter = JSON.parse(await eve.box.open(text));
    if (letter.reply) return letter.reply;
  }
}

const JUNK = [
  null, 1, "x", [], {}, { do: "welcome" }, { do: "sealed" }, { do: "sealed", text: "<script>" }, { do: "nonce", round: 1, nonce: "x" },
  { do: "say", text: "x".repeat(5000) }, { do: "name", name: "\u0000" }, { do: "__proto__" }, { do: "leave", more: {} }, { do: "admitted", key: "x" },
];

test("junk before and after the hello costs its sender the link, and nothing else", async () => {
  for (const junk of JUNK) {
    const world = createWorld();
    const anna = await world.join("Anna", 1);
    const room = world.room();
    const stranger = await createEve(world, null);
    if (typeof junk === "object" && junk !== null && !Array.isArray(junk)) stranger.link.send(junk);
    else stranger.link.send({ do: junk });
    await world.until(() => stranger.down !== null);
    assert.equal(stranger.down, "net-junk");
    assert.equal(world.room(), room);
    assert.equal(anna.state.connection, "up");
  }
});

test("without an invitation there is nothing to be heard", async () => {
  const world = createWorld();
  const anna = await world.join("Anna", 1);
  for (const change of [{}, { tag: "guessed-tag" }, { token: "g".repeat(22) }, { watch: true }]) {
    const eve = await createEve(world, null, change);
    eve.link.send(eve.hello);
    await world.until(() => eve.said("refused").length);
    eve.link.send({ do: "say", text: "still here" });
    eve.link.send({ do: "sealed", text: "0.abcdefghijklmnopqrstuvwxyz" });
    await world.until(() => eve.down !== null);
    assert.deepEqual(eve.heard.map((message) => message.do), ["refused"]);
  }
  await world.pass(100);
  assert.deepEqual(anna.talk, []);
});

test("whoever never says who he is loses the link", async () => {
  const world = createWorld();
  const eve = await createEve(world, 1);
  await world.until(() => eve.down !== null, 120_000);
  assert.equal(eve.down, "net-silent");
});

test("nobody moves for others, looks through their eyes, or hands their seats over", async () => {
  const { world, anna, eve } = await playing();
  const table = JSON.stringify(world.engine.table());
  const forged = [
    { type: "submit", seat: 1, move: "forged", version: 0, since: 0 }, { type: "submit", seat: 0, move: "forged", version: 0, since: 0 },
    { type: "observe", eyes: 1, since: 0 }, { type: "observe", eyes: 0, since: 0 }, { type: "observe", eyes: null, since: 0 },
    { type: "hand-over", seat: 1, bot: "parrot", eyes: 2, since: 0 }, { type: "advance", version: 0, eyes: 2, since: 0 },
    { type: "prepare", game: "words", rules: {}, seats: [], seed: null }, { type: "reveal" }, { type: "save" }, null, 7, "observe",
  ];
  for (const request of forged) {
    const reply = await ask(world, eve, request);
    assert.equal(reply.type, "refused", JSON.stringify(request));
  }
  assert.equal(JSON.stringify(world.engine.table()), table);
  // On her own seat she may.
  assert.equal((await ask(world, eve, { type: "observe", eyes: 2, since: 0 })).type, "observation");
  assert.equal(anna.state.connection, "up");
});

test("no secret of others passes by a guest's page", async () => {
  const { world, anna, eve } = await playing();
  await world.play([anna], () => world.engine.table().entries.length >= 2);
  const letters = eve.said("sealed");
  for (const { text } of letters) {
    const told = await eve.box.open(text);
    assert.equal(told.includes(world.engine.table().seed), false);
  }
  assert.equal(JSON.stringify(eve.heard).includes(world.room().seats[1].token), false);
});

test("letters that can't be opened disturb nobody", async () => {
  const { world, anna, eve } = await playing();
  for (let at = 0; at < 5; at += 1) {
    eve.link.send({ do: "sealed", text: `${at}.${"A".repeat(64)}` });
    await world.pass(200);
  }
  assert.ok(eve.said("rekey").length >= 1);
  await world.play([anna], () => world.engine.table().entries.length >= 2);
  assert.equal(anna.state.connection, "up");
});

test("a flood is ended, and the others are answered meanwhile", async () => {
  const { world, anna, eve } = await playing();
  const slowest = [];
  let stop = world.clock.every(1, () => {
    for (let at = 0; at < 10; at += 1) if (eve.down === null && eve.pair.state === "open") eve.pair.guest.send(`d${"a".repeat(8)} 0 1 0\n{}`);
  });
  for (let at = 0; at < 6; at += 1) {
    const began = world.clock.now();
    let reply = null;
    void anna.guest.request({ type: "observe", eyes: 1, since: 0 }).then((told) => (reply = told));
    await world.until(() => reply, 5000);
    slowest.push(world.clock.now() - began);
  }
  stop();
  assert.ok(Math.max(...slowest) <= 200, `answered within ${Math.max(...slowest)} ms`);
  await world.until(() => eve.down !== null || world.room().seats[2].state === "away");
  assert.equal(world.room().seats[2].state, "away");
});

test("whoever asks without end is served in turn, and loses the link when too much waits", async () => {
  const { world, anna, eve } = await playing();
  const { ask: plain } = world.engine;
  // An engine that takes its time.
  world.engine.ask = async (letter) => {
    await new Promise((resolve) => world.clock.after(20, () => resolve(undefined)));
    return plain(letter);
  };
  const stop = world.clock.every(25, async () => {
    if (eve.down === null) eve.link.send({ do: "sealed", text: await eve.box.seal(JSON.stringify({ n: 1, request: { type: "observe", eyes: 2, since: 0 } })) });
  });
  for (let at = 0; at < 10; at += 1) {
    let reply = null;
    const began = world.clock.now();
    void anna.guest.request({ type: "observe", eyes: 1, since: 0 }).then((told) => (reply = told));
    await world.until(() => reply, 10_000);
    assert.ok(world.clock.now() - began <= 300, `${world.clock.now() - began} ms`);
  }
  stop();
});

test("markup in names and talk stays text", async () => {
  const world = createWorld();
  const anna = await world.join("Anna", 1);
  const eve = await createEve(world, 2, { name: "<img src=x onerror=1>" });
  eve.link.send(eve.hello);
  eve.link.send({ do: "say", text: "<script>alert(1)</script>" });
  await world.until(() => anna.talk.length && anna.state.room.seats[2].name);
  assert.equal(anna.state.room.seats[2].name, "<img src=x onerror=1>");
  assert.deepEqual(anna.talk[0], { from: "s2", seat: 2, name: "<img src=x onerror=1>", text: "<script>alert(1)</script>" });
});

test("whoever talks without end is not passed on", async () => {
  const { world, anna, eve } = await playing();
  const stop = world.clock.every(40, () => eve.link.send({ do: "react", sign: "hurry" }));
  await world.pass(4000);
  stop();
  assert.ok(anna.talk.length <= 7, `${anna.talk.length} reactions`);
  assert.ok(eve.said("slower").length > 10);
});

test("somebody else's promise is nobody's nonce", async () => {
  const world = createWorld();
  const anna = await world.join("Anna", 1);
  const eve = await createEve(world, 2);
  eve.link.send(eve.hello);
  await world.until(() => eve.said("welcome").length);
  let outcome = null;
  void world.start().then((told) => (outcome = told));
  await world.until(() => eve.said("gather").length);
  // She reveals before anybody was asked to, and promises what she doesn't know.
  eve.link.send({ do: "nonce", round: 1, nonce: "ab".repeat(32) });
  eve.link.send({ do: "promise", round: 1, promise: "cd".repeat(32) });
  await world.until(() => eve.said("round").length);
  eve.link.send({ do: "nonce", round: 1, nonce: "ab".repeat(32) });
  await world.until(() => outcome && anna.seen);
  assert.equal(outcome.observation.type, "observation");
  assert.equal(world.engine.table().nonces.length, 1);
  assert.equal(anna.state.joint, true);
});

test("a second hello, and keys without end, cost the link", async () => {
  const { world, eve } = await playing();
  for (let at = 0; at < 12; at += 1) eve.link.send({ do: "key", key: eve.key });
  await world.until(() => eve.down !== null);
  assert.equal(eve.down, "net-junk");
  const other = await playing();
  other.eve.link.send(other.eve.hello);
  await other.world.until(() => other.eve.down !== null);
  assert.equal(other.eve.down, "net-junk");
});

test("with all that the others' game goes on to its end", async () => {
  const { world, anna, eve } = await playing({ moves: 12 });
  const stop = world.clock.every(200, () => {
    if (eve.down === null) eve.link.send([{ do: "name", name: `E${Math.floor(world.random() * 99)}` }, { do: "say", text: "!" }, { do: "promise", round: 9, promise: "ab".repeat(32) }][Math.floor(world.random() * 3)]);
  });
  await world.play([anna], () => world.engine.table().entries.length % 3 === 2);
  stop();
  eve.pair.end();
  await world.until(() => world.room().seats[2].state === "away");
  let done = false;
  void world.host.handOver(2, "parrot").then(() => (done = true));
  await world.until(() => done);
  await world.play([anna]);
  await agrees(world, anna);
});

