import assert from "node:assert/strict";
import { test } from "node:test";

import { withPlayers } from "../../../static/net/room/seats.js";
import { agrees, begin, playing, refusalOf, words } from "./party-players.mjs";
import { createWorld, digest } from "./party-world.mjs";

test("two guests join, agree on chance with the host, and play to the end", async () => {
  const world = createWorld({ moves: 6 });
  const anna = await world.join("Anna", 1);
  const bert = await world.join("Bert", 2);
  assert.deepEqual(world.room().seats.map(({ name, state }) => [name, state]), [["Hanna", null], ["Anna", "connected"], ["Bert", "connected"]]);
  let begun;
  void world.start().then((outcome) => (begun = outcome));
  await world.until(() => begun && anna.seen && bert.seen);
  assert.equal(begun.observation.seat, 0);
  assert.equal(world.engine.table().nonces.length, 2);
  assert.equal(anna.state.joint, true);
  const own = { seat: 0, version: 0 };
  for (let round = 0; round < 2; round += 1) {
    await world.engine.request({ type: "submit", ...own, version: round * 3, move: `h${round}`, since: 0 });
    for (const guest of [anna, bert]) {
      await world.until(() => guest.seen.turn === guest.seen.seat);
      let reply;
      void guest.submit(`${guest.name}${round}`).then((told) => (reply = told));
      await world.until(() => reply);
      assert.equal(reply.type, "observation");
    }
  }
  await world.until(() => anna.seen.over && bert.seen.over);
  assert.deepEqual(anna.heard.filter(({ key }) => key === "word").map(({ args }) => args.text), ["h0", "Anna0", "Bert0", "h1", "Anna1", "Bert1"]);
  assert.equal(anna.heard.filter(({ key }) => key === "secret").length, 2);
  const evidence = await anna.evidence();
  assert.deepEqual(evidence.moves, [[1, "Anna0"], [4, "Anna1"]]);
  assert.deepEqual(evidence.absent, []);
  assert.deepEqual(evidence.heard, anna.heard);
  assert.deepEqual(evidence.promises, world.engine.table().nonces.map(({ promise }) => promise));
  assert.ok(world.engine.table().nonces.some(({ nonce }) => nonce === evidence.nonce));
});

test("pages of different versions are told both, and nothing changes", async () => {
  const world = createWorld();
  const anna = world.createBrowser("Anna");
  Object.assign(anna, { version: "2.0", tag: world.invite(1) });
  await anna.open();
  await anna.connect();
  await world.until(() => anna.state?.connection === "ended");
  assert.deepEqual(anna.state.refusal, { key: "version-differs", args: { theirs: "2.0", host: "1.0" } });
  assert.equal(world.room().seats[1].token, null);
});

test("of two guests on one link the second is refused and the first plays on", async () => {
  const world = createWorld();
  const anna = await world.join("Anna", 1);
  const bert = world.createBrowser("Bert");
  bert.tag = anna.tag;
  await bert.open();
  await bert.connect();
  await world.until(() => bert.state?.connection === "ended");
  assert.equal(refusalOf(bert), "seat-taken");
  assert.equal(anna.state.connection, "up");
  assert.deepEqual(world.room().seats.map(({ name }) => name), ["Hanna", "Anna", ""]);
});

test("a full table, a strange invitation and a strange token are refused by name", async () => {
  const world = createWorld({ kinds: ["you", "friend"] });
  await world.join("Anna", "any");
  assert.equal(refusalOf(await world.join("Bert", "any")), "table-full");
  const carl = world.createBrowser("Carl");
  carl.tag = "never-given";
  await carl.open();
  await carl.connect();
  await world.until(() => carl.state?.connection === "ended");
  assert.equal(refusalOf(carl), "tag-unknown");
  const dora = world.createBrowser("Dora");
  await dora.memory.keepMembership("t", { token: "x".repeat(22) });
  await dora.open();
  await dora.connect();
  await world.until(() => dora.state?.connection === "ended");
  assert.equal(refusalOf(dora), "token-unknown");
});

test("a seat that is opened twice belongs to the newer page; the older one is told", async () => {
  const { world, anna, bert } = await playing();
  const older = anna.guest;
  const state = () => older.state();
  const second = world.createBrowser("Anna", { memory: anna.memory });
  await second.open();
  await second.connect();
  await world.until(() => state().connection === "ended" && second.seen);
  assert.equal(state().refusal.key, "seat-elsewhere");
  await world.play([second, bert]);
  await agrees(world, bert);
  assert.deepEqual(second.heard, (await second.memory.membership(second.state.table)).heard);
});

test("guests go by different names, and may change them before the game", async () => {
  const world = createWorld();
  const one = await world.join("Anna", 1);
  const other = await world.join("anna", 2);
  assert.deepEqual(world.room().seats.map(({ name }) => name), ["Hanna", "Anna", "anna 2"]);
  other.guest.rename("Bert");
  await world.until(() => one.state.room.seats[2].name === "Bert");
  await begin(world, [one, other]);
  other.guest.rename("Zoe");
  await world.pass(500);
  assert.equal(world.room().seats[2].name, "Bert");
});

test("whoever is gone in the middle of the round makes it begin anew, with other promises and another seed", async () => {
  const world = createWorld({ kinds: ["you", "friend", "friend", "friend"] });
  const [anna, bert, carl] = [await world.join("Anna", 1), await world.join("Bert", 2), await world.join("Carl", 3)];
  const prepared = [];
  const { request } = world.engine;
  world.engine.request = async (message) => {
    const reply = await request(message);
    if (reply.type === "prepared") {
      prepared.push(reply.commitment);
      // All have promised; now one of them doesn't like what may come.
      if (prepared.length === 1) carl.pair.end();
    }
    return reply;
  };
  const outcome = await begin(world, [anna, bert]);
  assert.equal(outcome.observation.type, "observation");
  assert.equal(new Set(prepared).size, 2);
  const { nonces } = world.engine.table();
  assert.equal(nonces.length, 2);
  for (const guest of [anna, bert]) {
    const evidence = await guest.evidence();
    assert.equal(evidence.commitment, prepared[1]);
    assert.deepEqual(evidence.promises, nonces.map(({ promise }) => promise));
    assert.ok(nonces.some(({ nonce }) => nonce === evidence.nonce));
    assert.equal(guest.state.joint, true);
  }
  // He may come back to his seat; chance is not his then.
  await carl.open();
  await carl.connect();
  await world.until(() => carl.seen);
  assert.equal((await carl.evidence()).nonce, null);
  assert.equal(carl.state.joint, false);
});

for (const [seed, plan, origin] of [[null, null, "pages"], ["north", null, "seed"], [null, "gamemaster plan 1", "text"]]) {
  test(`everybody is told where the plan comes from before he gives anything: ${origin}`, async () => {
    const world = createWorld({ kinds: ["you", "friend", "open"] });
    const [anna, wim] = [await world.join("Anna", 1), await world.join("Wim", "watch")];
    const told = [];
    const { request } = world.engine;
    world.engine.request = async (message) => {
      // Anna has promised by now, and reveals next.
      if (message.type === "prepare") told.push(anna.state.room.phase, anna.state.room.origin, message.seed, message.plan);
      return request(message);
    };
    await begin(world, [anna, wim], seed, plan);
    assert.deepEqual(told, ["starting", origin, seed, plan]);
    const carl = await world.join("Carl", 2);
    await world.until(() => carl.seen);
    await world.play([anna, carl, wim]);
    const all = await Promise.all([anna, carl, wim].map((guest) => guest.evidence()));
    assert.deepEqual(all.map((evidence) => evidence.origin), [origin, origin, origin]);
    assert.deepEqual(all.map(({ seats }) => seats), all.map(() => world.engine.table().seats));
  });
}

test("a host who speaks otherwise of the plan later has said what he has said", async () => {
  const { world, anna, bert } = await playing();
  const room = world.room();
  world.host.change({ ...room, origin: "seed" });
  await world.pass(200);
  assert.equal(anna.state.room.origin, "pages");
  await anna.reload();
  await world.until(() => anna.seen);
  assert.equal(anna.state.room.origin, "pages");
  await world.play([anna, bert]);
  assert.equal((await anna.evidence()).origin, "pages");
});

test("whoever says nothing in the round is waited for only once", async () => {
  const world = createWorld();
  const anna = await world.join("Anna", 1);
  const bert = await world.join("Bert", 2);
  bert.pair.silence(true);
  await begin(world, [anna]);
  assert.equal(world.engine.table().nonces.length, 1);
  bert.pair.silence(false);
  await world.until(() => bert.seen);
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
});

test("a guest reveals nothing to a host that leaves his promise out", async () => {
  const world = createWorld();
  const anna = await world.join("Anna", 1);
  const revealed = [];
  const { host } = world;
  const receive = anna.guest;
  assert.ok(host && receive);
  const { createChance } = await import("../../../static/net/guest/chance.js");
  const chance = createChance({ digest, nonce: () => "0b".repeat(32), send: (message) => revealed.push(message) });
  await chance.gather(1);
  const { promise } = revealed.pop();
  const commitment = "0c".repeat(32);
  chance.reveal({ round: 1, commitment, origin: "pages", promises: ["0d".repeat(32)] });
  chance.reveal({ round: 1, commitment, promises: [promise, promise] });
  chance.reveal({ round: 2, commitment, promises: [promise] });
  assert.deepEqual(revealed, []);
  chance.reveal({ round: 1, commitment, promises: [promise, "0d".repeat(32)] });
  assert.deepEqual(revealed, [{ do: "nonce", round: 1, nonce: "0b".repeat(32) }]);
  // Only once, whatever else is committed to.
  chance.reveal({ round: 1, commitment: "0e".repeat(32), promises: [promise] });
  assert.equal(revealed.length, 1);
  assert.equal(await chance.opened(1, [{ promise, nonce: "0b".repeat(32) }]), null);
  await chance.gather(1);
  assert.equal(revealed.length, 1, "a round is played once");
});

test("nobody plays an open seat until somebody comes; a bot does", async () => {
  const world = createWorld({ kinds: ["you", "friend", "open"], moves: 30 });
  const anna = await world.join("Anna", 1);
  await begin(world, [anna]);
  await world.play([anna], () => world.engine.table().entries.length >= 7);
  assert.equal(world.engine.table().entries[2][1], "bot");
  const bert = await world.join("Bert", 2);
  await world.until(() => bert.seen);
  assert.deepEqual(world.engine.table().seats[2], { name: "Bert", colour: "green", bot: null, friend: true });
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
  assert.ok(words(bert.heard).some((text) => text.startsWith("Bert")));
});

test("a spectator hears what all hear, and may not move", async () => {
  const { world, anna, bert } = await playing();
  const wim = await world.join("Wim", "watch");
  await world.until(() => wim.seen);
  let reply = null;
  void wim.guest.request({ type: "submit", seat: 1, move: "x", version: 0, since: 0 }).then((told) => (reply = told));
  await world.until(() => reply);
  assert.equal(reply.type, "refused");
  await world.play([anna, bert, wim]);
  assert.equal(wim.heard.filter(({ key }) => key === "secret").length, 0);
  await agrees(world, wim);
  assert.deepEqual(world.room().watchers.map(({ name, state }) => [name, state]), [["Wim", "connected"]]);
});

test("what is said goes to everybody, not too often, and is one's own to oneself", async () => {
  const { world, anna, bert } = await playing();
  for (let at = 0; at < 9; at += 1) anna.guest.say({ text: `hello ${at}` });
  bert.guest.say({ sign: "laugh" });
  world.host.say({ text: "welcome" }, { seat: 0 });
  await world.until(() => bert.talk.length === 7 && anna.talk.length === 7);
  assert.deepEqual(bert.talk.filter(({ from }) => from === "s1").map(({ text }) => text), [0, 1, 2, 3, 4].map((at) => `hello ${at}`));
  assert.deepEqual(anna.talk.find(({ text }) => text === "hello 0"), { from: "me", seat: 1, name: "Anna", text: "hello 0" });
  assert.deepEqual(anna.talk.find(({ sign }) => sign), { from: "s2", seat: 2, name: "Bert", sign: "laugh" });
  assert.equal(world.page.talk.length, 7);
  await world.pass(2100);
  assert.equal(anna.guest.say({ text: "again" }), true);
});

test("a remark of the game master reaches all, or one alone", async () => {
  const { world, anna, bert } = await playing();
  const wim = await world.join("Wim", "watch");
  world.host.remark("for all", null);
  world.host.remark("for Bert", 2);
  await world.until(() => bert.talk.length === 2 && anna.talk.length === 1 && wim.talk.length === 1);
  await world.pass(200);
  assert.deepEqual([anna, wim].map(({ talk }) => talk.map(({ text }) => text)), [["for all"], ["for all"]]);
  assert.deepEqual(bert.talk[1], { from: "gm", seat: null, name: "Hanna", text: "for Bert", to: 2 });
  assert.deepEqual(world.page.talk.map(({ to }) => to), [null, 2]);
});

test("what the game master remarks to one changes no byte, and no moment, for anybody else", async () => {
  const worlds = [];
  for (const whispers of [[], ["You stand on b2.", "And once more: b2!"]]) {
    const { world, anna, bert } = await playing();
    const wim = await world.join("Wim", "watch");
    await world.pass(500);
    const began = world.clock.now();
    const told = [anna, wim].map(({ pair }) => {
      const { send } = pair.host;
      const bytes = [];
      pair.host.send = (text) => {
        bytes.push([world.clock.now() - began, text]);
        return send.call(pair.host, text);
      };
      return bytes;
    });
    for (const text of whispers) world.host.remark(text, 2);
    await world.pass(5000);
    world.host.remark("Mind the walls!", null);
    await world.pass(5000);
    assert.deepEqual(bert.talk.map(({ text }) => text), [...whispers, "Mind the walls!"]);
    assert.ok(told.every((bytes) => bytes.some(([, text]) => String(text).includes("Mind the walls!"))));
    worlds.push(told);
  }
  assert.deepEqual(worlds[0], worlds[1]);
});

test("a host who leads himself later has said before the game that he doesn't", async () => {
  const { world, anna, bert } = await playing();
  world.host.change({ ...world.room(), led: true });
  await world.pass(200);
  assert.equal(anna.state.room.led, false);
  await world.play([anna, bert]);
  assert.equal((await anna.evidence()).led, false);
});

test("a guest's page that is loaded again goes on where it was", async () => {
  const { world, anna, bert } = await playing({ moves: 18 });
  await world.play([anna, bert], () => world.engine.table().entries.length >= 8);
  await anna.reload();
  await world.until(() => anna.seen);
  assert.equal(world.room().seats[1].state, "connected");
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
  assert.equal(anna.entered, 2);
});

test("the host's page that is loaded again leads on, and its guests come back", async () => {
  const { world, anna, bert } = await playing({ moves: 18 });
  await world.play([anna, bert], () => world.engine.table().entries.length >= 8);
  for (const guest of [anna, bert]) guest.pair.end();
  world.reloadHost();
  await world.until(() => anna.state.connection === "lost" && bert.state.connection === "lost");
  assert.deepEqual(world.room().seats.map(({ state }) => state), [null, "away", "away"]);
  for (const guest of [anna, bert]) await guest.connect();
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
  // Their pages stayed: the game was not opened anew there.
  assert.deepEqual([anna.entered, bert.entered], [1, 1]);
});

for (const when of ["before", "after"]) {
  test(`an engine that dies ${when} a guest's move was stored makes it once`, async () => {
    const { world, anna, bert } = await playing({ moves: 9 });
    let deaths = 0;
    world.engine.crash((letter) => (letter.kind === "guest" && world.engine.table().entries.length === 1 && (deaths += 1) === 1 ? when : undefined));
    await world.play([anna, bert]);
    assert.equal(deaths, 1);
    for (const guest of [anna, bert]) await agrees(world, guest);
    assert.deepEqual(words(anna.heard), ["h0", "Anna1", "Bert2", "h3", "Anna4", "Bert5", "h6", "Anna7", "Bert8"]);
    assert.ok(anna.replies.every(({ type }) => type === "observation"));
  });
}

test("a move whose reply was lost with the connection is not made twice", async () => {
  const { world, anna, bert } = await playing({ moves: 9 });
  await world.play([bert], () => anna.seen.turn === 1);
  let reply = null;
  void anna.submit("once").then((told) => (reply = told));
  await world.until(() => world.engine.table().entries.length === 2);
  anna.pair.end();
  await world.until(() => anna.state.connection === "lost");
  await anna.connect();
  await world.until(() => reply);
  assert.equal(reply.type, "observation");
  await world.play([anna, bert]);
  assert.deepEqual(words(anna.heard).filter((text) => text === "once"), ["once"]);
  for (const guest of [anna, bert]) await agrees(world, guest);
});

test("a host whose table has lost moves is found out, and the game goes on", async () => {
  const { world, anna, bert } = await playing({ moves: 12 });
  await world.play([anna, bert], () => world.engine.table().entries.length >= 5);
  await world.until(() => anna.heard.length >= 5);
  const older = structuredClone(world.engine.table());
  older.entries = [["h0", 0], ["Anna1", 1]].map(([text, seat]) => [seat, text]).concat([[2, "changed"]]);
  world.engine.restore(older);
  world.host.engineRestarted();
  await world.play([anna, bert]);
  await world.until(() => anna.state.rewritten && bert.state.rewritten);
  assert.deepEqual(words(anna.heard)[2], "changed");
});

test("the host gives an absent player's seat to a bot, and he gets it back when he comes", async () => {
  const { world, anna, bert } = await playing({ moves: 24 });
  await world.play([anna, bert], () => world.engine.table().entries.length >= 3);
  anna.pair.end();
  await world.until(() => world.room().seats[1].state === "away");
  let refusal = "none";
  void world.host.handOver(1, "parrot").then((told) => (refusal = told));
  await world.until(() => refusal !== "none");
  assert.equal(refusal, null);
  await world.play([bert], () => world.engine.table().entries.length >= 12);
  assert.equal(bert.state.room.seats[1].bot, "parrot");
  await anna.connect();
  await world.until(() => world.engine.table().seats[1].bot === null);
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
});

test("a guest rests while a bot plays his seat, and a reconnection doesn't wake him", async () => {
  const { world, anna, bert } = await playing({ moves: 24 });
  const rest = async (bot) => {
    let reply = null;
    void anna.guest.request({ type: "hand-over", seat: 1, bot, eyes: 1, since: anna.heard.length }).then((told) => (reply = told));
    await world.until(() => reply);
    assert.equal(reply.type, "observation");
    anna.show(reply);
  };
  await rest("parrot");
  world.host.change(withPlayers(world.room(), world.engine.table().seats));
  await world.play([bert], () => world.engine.table().entries.length >= 9);
  anna.pair.end();
  await world.until(() => anna.state.connection === "lost");
  await anna.connect();
  await world.until(() => anna.state.connection === "up");
  await world.pass(300);
  assert.equal(world.engine.table().seats[1].bot, "parrot");
  await rest(null);
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
});

test("whoever is sent away is told, a bot takes the seat, and a new friend may have it", async () => {
  const { world, anna, bert } = await playing({ moves: 24 });
  let kicked = false;
  void world.host.kick({ seat: 1 }).then(() => (kicked = true));
  await world.until(() => kicked && anna.state.connection === "ended");
  assert.equal(refusalOf(anna), "party-kicked");
  assert.equal(world.engine.table().seats[1].bot, "parrot");
  await anna.open();
  await anna.connect();
  await world.until(() => anna.state?.connection === "ended");
  assert.equal(refusalOf(anna), "token-unknown");
  const carl = await world.join("Carl", 1);
  await world.play([bert, carl]);
  assert.equal(world.engine.table().seats[1].name, "Carl");
  for (const guest of [bert, carl]) await agrees(world, guest);
});

test("whoever leaves is gone for all, and nothing of his is answered any more", async () => {
  const { world, anna, bert } = await playing();
  const waiting = anna.guest.request({ type: "reveal" });
  anna.guest.leave();
  await world.until(() => bert.state.room.seats[1].state === "left");
  assert.equal((await waiting).type, "refused");
  assert.equal((await anna.guest.request({ type: "reveal" })).key, "party-gone");
});

test("a closed table says so to everybody", async () => {
  const { world, anna, bert } = await playing();
  world.host.close();
  await world.until(() => [anna, bert].every(({ state }) => state.connection === "ended"));
  assert.deepEqual([refusalOf(anna), refusalOf(bert)], ["party-closed", "party-closed"]);
});

test("another game at the same table is remembered by itself, with its own promises", async () => {
  const { world, anna, bert } = await playing({ moves: 6 });
  await world.play([anna, bert]);
  const first = await anna.evidence();
  for (const guest of [anna, bert]) guest.seen = null;
  const outcome = await begin(world, [anna, bert]);
  assert.equal(outcome.observation.version, 0);
  await world.play([anna, bert]);
  for (const guest of [anna, bert]) await agrees(world, guest);
  const second = await anna.evidence();
  assert.notEqual(second.commitment, first.commitment);
  assert.notEqual(second.nonce, first.nonce);
  assert.equal(anna.state.joint, true);
  assert.deepEqual(second.moves.map(([version]) => version), [1, 4]);
});

test("a refused start leaves the room as it was", async () => {
  const world = createWorld({ kinds: ["you", "friend", "open"] });
  const anna = await world.join("Anna", 1);
  const { request } = world.engine;
  world.engine.request = async (message) =>
    message.type === "prepare" ? { type: "refused", key: "refused-rules", args: { why: "x" } } : request(message);
  let outcome = null;
  void world.start().then((told) => (outcome = told));
  await world.until(() => outcome);
  assert.deepEqual(outcome, { refusal: { key: "refused-rules", args: { why: "x" } } });
  assert.equal(world.room().phase, "gathering");
  assert.deepEqual(world.room().seats.map(({ bot }) => bot), [null, null, null]);
  world.engine.request = request;
  await begin(world, [anna]);
});
