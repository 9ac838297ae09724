import assert from "node:assert/strict";
import { test } from "node:test";

import { cut, FRAME_BYTES, readFrame, writeFrame } from "../../../static/net/line/parcels.js";
import { bench, data, greeting, joined, kinds, numbers, SIDES, spoken, upTo } from "./bench.mjs";
import { CALM, chanceOf, STORM } from "./chaos.mjs";

const SEEDS = 40;

test("on a network that loses nothing, messages arrive in order and nothing is sent twice", () => {
  const { links, clock, heard, net, states } = joined();
  for (const n of upTo(200)) {
    links.host.send({ n, text: "x".repeat(3000) });
    if (n % 10 === 0) links.guest.send({ n: n / 10 });
    clock.run(20);
  }
  clock.run(2000);
  assert.deepEqual(numbers(heard.guest), upTo(200));
  assert.deepEqual(numbers(heard.host), upTo(20));
  const count = (kind) => kinds(net.said).filter((one) => one === kind).length;
  assert.equal(count("data"), 220);
  assert.equal(links.host.stats().again + links.guest.stats().again, 0);
  // Four seconds of messages are confirmed twenty times a second, not two hundred times.
  assert.ok(count("ack") < 110, `${count("ack")} confirmations`);
  assert.deepEqual(states, { host: ["up"], guest: ["up"] });
});

test("a large message is cut into frames of at most 16 KiB and arrives whole", () => {
  const { links, clock, heard, net } = joined();
  const text = "жук 🐞 ".repeat(200_000);
  links.host.send({ text });
  clock.run(60_000);
  assert.equal(heard.guest[0].text, text);
  assert.ok(net.said.every((one) => Buffer.byteLength(one.text) <= FRAME_BYTES));
});

test("pieces break no character and miss none", () => {
  const random = chanceOf(3);
  for (const seed of upTo(30)) {
    const signs = ["a", "ж", "€", "🐞", '"', "\\", "\n", "\ud83d"];
    const text = JSON.stringify(Array.from({ length: 9000 + seed }, () => signs[Math.floor(random() * 8)]).join(""));
    const pieces = cut(text);
    assert.equal(pieces.join(""), text);
    for (const piece of pieces) {
      assert.ok(piece.isWellFormed() && Buffer.byteLength(piece) <= FRAME_BYTES - 64);
      const frame = { ...data("zzzzzzzz", 999_999_999_999, piece, true), got: 999_999_999_999 };
      assert.ok(Buffer.byteLength(writeFrame(frame)) <= FRAME_BYTES);
      assert.deepEqual(readFrame(writeFrame(frame)), frame);
    }
  }
});

test("in any storm every message arrives once and in order, and little waits", () => {
  for (const seed of upTo(SEEDS)) {
    const world = bench({ seed, network: STORM });
    const { links, clock, random, heard } = world;
    world.join();
    for (const n of upTo(60)) {
      links.host.send({ n, text: "x".repeat(random() * 40_000) });
      links.guest.send({ n });
      clock.run(random() * 200);
      for (const side of SIDES) assert.ok(links[side].stats().waiting <= 64);
    }
    const all = () => heard.host.length === 60 && heard.guest.length === 60;
    for (let minutes = 0; minutes < 20 && !all(); minutes += 1) clock.run(60_000);
    assert.deepEqual(numbers(heard.host), upTo(60), `seed ${seed}`);
    assert.deepEqual(numbers(heard.guest), upTo(60), `seed ${seed}`);
    clock.run(60_000);
    for (const side of SIDES) {
      assert.equal(links[side].stats().kept, 0);
      assert.equal(links[side].stats().waiting, 0);
    }
  }
});

test("cuts, silences, new transports at either end first: still once and in order", () => {
  for (const seed of upTo(SEEDS)) {
    const network = seed % 2 ? CALM : { ...STORM, drop: 0.1 };
    const world = bench({ seed, network });
    const { links, clock, random, heard } = world;
    let pair = world.join();
    const attach = (side) => pair[side].state === "closed" || links[side].attach(pair[side]);
    const mishaps = [
      () => (pair.cut(), clock.run(random() * 90_000), pair.mend()),
      () => (pair.silence(true), clock.run(random() * 90_000), pair.silence(false)),
      () => (pair.end(), clock.run(random() * 9000), (pair = world.join())),
      () => ((pair = world.pair()), attach("guest"), clock.run(random() * 9000), attach("host")),
      () => ((pair = world.pair()), attach("host"), clock.run(random() * 9000), attach("guest")),
    ];
    for (const n of upTo(80)) {
      links.host.send({ n, text: "x".repeat(random() * 20_000) });
      links.guest.send({ n });
      clock.run(random() * 300);
      if (random() < 0.15) mishaps[Math.floor(random() * mishaps.length)]();
    }
    if (pair.host.state === "closed" || pair.guest.state === "closed") world.join();
    const all = () => heard.host.length === 80 && heard.guest.length === 80;
    for (let minutes = 0; minutes < 20 && !all(); minutes += 1) clock.run(60_000);
    assert.deepEqual(numbers(heard.host), upTo(80), `seed ${seed}`);
    assert.deepEqual(numbers(heard.guest), upTo(80), `seed ${seed}`);
  }
});

test("after a cut only what was missing is sent again", () => {
  const { links, clock, heard, net } = joined();
  for (const n of upTo(20)) links.host.send({ n });
  clock.run(1000);
  net.cut();
  for (const n of [20, 21, 22]) links.host.send({ n });
  clock.run(30_000);
  const before = net.said.length;
  net.mend();
  clock.run(1000);
  assert.deepEqual(numbers(heard.guest), upTo(23));
  assert.equal(kinds(net.said.slice(before)).filter((kind) => kind === "data").length, 3);
});

test("what a transport still holds back isn't sent again", () => {
  const { links, net, clock, heard } = joined();
  net.hold("host", true);
  links.host.send({ n: 0 });
  clock.run(6000);
  assert.equal(links.host.stats().again, 0);
  net.hold("host", false);
  clock.run(1000);
  assert.deepEqual(numbers(heard.guest), [0]);
});

test("frames of an older link are not taken for this one's", () => {
  const { say, link, heard, states, sent } = spoken();
  say(greeting(link));
  say(data(link, 1, '{"n":0}'));
  const before = sent.length;
  say(greeting("bbbbbbbb"));
  say(data("bbbbbbbb", 2, '{"n":7}'));
  say({ kind: "end", link: "bbbbbbbb", reason: "net-closed" });
  say({ kind: "ack", link: "bbbbbbbb", got: 999 });
  say(data(link, 2, '{"n":1}'));
  assert.deepEqual(numbers(heard.host), [0, 1]);
  assert.deepEqual(states.host, ["up"]);
  assert.equal(sent.length, before);
});

test("a greeting of an older link that comes first binds nobody for good", () => {
  const { say, link, heard } = spoken();
  say(greeting("bbbbbbbb"));
  say(greeting(link));
  say(data(link, 1, '{"n":0}'));
  assert.deepEqual(numbers(heard.host), [0]);
});

test("what a transport has heard before it was attached counts", () => {
  const { links, heard, states, clock } = bench();
  const early = [greeting("aaaaaaaa"), data("aaaaaaaa", 1, '{"n":0}')].map(writeFrame);
  const said = [];
  const transport = {
    kind: "test", state: "open", send: (text) => said.push(text), close: () => {}, buffered: () => 0, restart: () => {},
    set onText(hear) {
      for (const text of early.splice(0)) hear(text);
    },
    set onState(sense) {
      if (early.length) sense("open");
    },
  };
  links.host.attach(transport);
  assert.deepEqual(heard.host, [{ n: 0 }]);
  clock.run(1000);
  assert.deepEqual(states.host, ["up"]);
  assert.deepEqual(said.map((text) => readFrame(text).kind), ["welcome", "ack"]);
});

test("the link may be closed, or used, by whoever hears a message", () => {
  const world = bench({
    hear(role, { n }) {
      if (role === "host") world.links.host.send({ n });
      if (role === "guest" && n === 4) world.links.guest.close();
    },
  });
  world.join();
  for (const n of upTo(8)) world.links.guest.send({ n });
  world.clock.run(5000);
  assert.deepEqual(numbers(world.heard.guest), upTo(5));
  assert.equal(world.states.host.at(-1), "down net-closed");
});

test("what was on its way when the network was cut comes at once when it is back", () => {
  const { links, clock, heard, net } = joined();
  for (const n of upTo(30)) links.host.send({ n });
  net.cut();
  clock.run(30_000);
  assert.equal(heard.guest.length, 0);
  net.mend();
  clock.run(150);
  assert.deepEqual(numbers(heard.guest), upTo(30));
});

test("a link that is closed while messages are ready delivers no more of them", () => {
  const { say, link, heard, host } = spoken();
  say(greeting(link));
  heard.host.push = (value) => {
    heard.host[heard.host.length] = value;
    host.close();
  };
  say(data(link, 2, '{"n":1}'));
  say(data(link, 1, '{"n":0}'));
  assert.deepEqual(numbers([...heard.host]), [0]);
});

test("a link that is closed by whoever is told that it is up delivers nothing", () => {
  const { say, link, heard, host, states, transport } = spoken();
  say(greeting(link));
  transport.onState("lost");
  states.host.push = () => host.close();
  say(data(link, 1, '{"n":0}'));
  assert.deepEqual(heard.host, []);
  assert.equal(host.state, "down");
});

test("who throws at a message loses none of the others", () => {
  const { say, link, heard, sent, clock } = spoken();
  say(greeting(link));
  const broken = new Error("broken");
  heard.host.push = (value) => {
    heard.host[heard.host.length] = value;
    if (value.n === 1) throw broken;
    return 0;
  };
  say(data(link, 1, '{"n":0}'));
  say(data(link, 3, '{"n":2}'));
  assert.throws(() => say(data(link, 2, '{"n":1}')), broken);
  clock.run(100);
  assert.equal(readFrame(sent.at(-1)).got, 2);
  say(data(link, 3, '{"n":2}'));
  assert.deepEqual(numbers([...heard.host]), [0, 1, 2]);
});

test("what is sent before there is a transport is sent when there is one", () => {
  const world = bench();
  for (const side of SIDES) for (const n of upTo(3)) assert.ok(world.links[side].send({ n }));
  assert.equal(world.links.host.state, "new");
  world.join();
  world.clock.run(1000);
  for (const side of SIDES) assert.deepEqual(numbers(world.heard[side]), upTo(3));
});

test("equal messages, chance and time make equal bytes", () => {
  const play = () => {
    const world = joined({ seed: 11, network: STORM });
    for (const n of upTo(30)) {
      world.links.host.send({ n, text: "x".repeat(500 * n) });
      world.clock.run(100);
    }
    world.clock.run(30_000);
    return world.net.said;
  };
  assert.deepEqual(play(), play());
});
