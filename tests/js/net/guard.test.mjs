import assert from "node:assert/strict";
import { test } from "node:test";

import { createBucket } from "../../../static/net/basics/bucket.js";
import { FRAME_BYTES, readFrame, writeFrame } from "../../../static/net/line/parcels.js";
import { LIMITS } from "../../../static/net/line/link.js";
import { data, greeting, joined, numbers, SIDES, spoken, upTo } from "./bench.mjs";
import { chanceOf, virtualClock } from "./chaos.mjs";

/** Counts what is parsed while something happens. */
function parsing(happen) {
  const parse = JSON.parse;
  let count = 0;
  JSON.parse = (...given) => (count++, parse(...given));
  try {
    happen();
  } finally {
    JSON.parse = parse;
  }
  return count;
}

test("a flood is cut, and what follows costs nothing", () => {
  const { say, transport, host, states, link, heard, sent } = spoken();
  say(greeting(link));
  const parsed = parsing(() => {
    for (let seq = 1; seq <= 20_000; seq += 1) transport.onText(writeFrame(data(link, seq, `{"n":${seq}}`)));
  });
  assert.ok(parsed <= LIMITS.flood.burst, `${parsed} messages were parsed`);
  assert.equal(heard.host.length, parsed);
  assert.deepEqual(states.host, ["up", "down net-flood"]);
  assert.ok(transport.closed && host.stats().over);
  assert.equal(readFrame(sent.at(-1)).reason, "net-flood");
});

test("a guest that asks for much at once is slowed down, and never taken for a flood", () => {
  for (const seed of upTo(5)) {
    const { links, clock, heard, states } = joined({ seed });
    for (const n of upTo(1500)) links.guest.send({ n });
    for (const n of upTo(300)) links.host.send({ n, text: "x".repeat(20_000) });
    clock.run(120_000);
    assert.deepEqual(numbers(heard.host), upTo(1500));
    assert.equal(heard.guest.length, 300);
    assert.deepEqual(states, { host: ["up"], guest: ["up"] });
  }
});

test("what may wait for a slow reader is bounded", () => {
  const { links, net, clock, states } = joined();
  net.hold("host", true);
  let taken = 0;
  while (links.host.send({ text: "x".repeat(100_000) })) {
    taken += 1;
    assert.ok(net.host.buffered() <= LIMITS.full + FRAME_BYTES);
  }
  assert.equal(taken, Math.floor(LIMITS.fromHost.queue / 100_011));
  assert.equal(states.host.at(-1), "down net-slow");
  assert.equal(links.host.send({}), false);
  clock.run(10_000);
  assert.equal(clock.pending(), 0);
});

test("a transport that holds back a megabyte is too slow; one that is there but confirms nothing, too", () => {
  const full = spoken();
  full.say(greeting(full.link));
  full.transport.held = LIMITS.slow + 1;
  full.clock.run(1000);
  assert.equal(full.states.host.at(-1), "down net-slow");

  const stuck = spoken();
  stuck.say(greeting(stuck.link));
  stuck.host.send({});
  for (let second = 0; second < 80 && stuck.host.state === "up"; second += 1) {
    stuck.say({ kind: "ask", link: stuck.link, got: 0 });
    stuck.clock.run(1000);
  }
  assert.equal(stuck.states.host.at(-1), "down net-slow");
  // It was tried often enough, but not without pause.
  const tried = stuck.sent.map(readFrame).filter((frame) => frame.kind === "data").length;
  assert.ok(tried > 3 && tried < 24, `${tried} times`);
});

test("a message that is too large is not sent, and not taken", () => {
  const { links } = joined();
  assert.throws(() => links.guest.send({ text: "x".repeat(LIMITS.fromGuest.message) }), RangeError);
  const { say, states, link, heard } = spoken();
  say(greeting(link));
  for (const seq of [1, 2, 3, 4, 5]) say(data(link, seq, "[".repeat(16_000), true));
  assert.equal(states.host.at(-1), "down net-junk");
  assert.equal(heard.host.length, 0);
});

const JUNK = {
  "no frame": () => "hello",
  "nothing": () => "",
  "no text": () => 7,
  "a frame that is too long": (link) => `d${link} 0 1 0\n{"text":"${"x".repeat(FRAME_BYTES)}"}`,
  "no JSON": (link) => data(link, 1, "{"),
  "no object": (link) => data(link, 1, "[1]"),
  "null": (link) => data(link, 1, "null"),
  "JSON without end": (link) => data(link, 1, "[".repeat(16_000)),
  "a frame far ahead": (link) => data(link, 34, "{}"),
  "a frame of number 0": (link) => `d${link} 0 0 0\n{}`,
  "a confirmation of what was never sent": (link) => ({ kind: "ack", link, got: 1 }),
  "a greeting that knows of what never came": (link) => greeting(link, 0, 1),
  "a guest that knows no link": (link) => ({ kind: "unknown", link }),
};

for (const [what, make] of Object.entries(JUNK)) {
  test(`junk ends the link: ${what}`, () => {
    const { say, transport, states, link, heard, clock } = spoken();
    say(greeting(link));
    const text = make(link);
    if (typeof text === "number") transport.onText(text);
    else say(text);
    assert.deepEqual(states.host, ["up", "down net-junk"]);
    assert.ok(transport.closed);
    assert.equal(heard.host.length, 0);
    assert.equal(clock.pending(), 0);
  });
}

/** What a network could make of honest frames if it were a hostile one. */
function mutate(text, random) {
  const signs = "hwndapqe0123456789 \n{}\"[]az\u0000ж".split("");
  const sign = () => signs[Math.floor(random() * signs.length)];
  // Only the head is changed: nobody but the sender can vouch for what a piece says.
  const where = Math.floor(random() * text.split("\n")[0].length);
  const what = random();
  if (what < 0.1) return text.slice(0, where);
  if (what < 0.2) return text.slice(0, where) + sign() + text.slice(where);
  if (what < 0.25) return Array.from({ length: 30 }, sign).join("");
  return text;
}

for (const role of SIDES) {
  test(`mutated frames and junk: the link of a ${role} takes nothing false, and never throws`, () => {
    let ended = 0;
    for (const seed of upTo(400)) {
      const random = chanceOf(seed);
      const { transport, states, link, heard, links, clock } = spoken(role);
      transport.onText(writeFrame(role === "host" ? greeting(link) : { kind: "welcome", link, got: 0 }));
      links[role].send({ text: "something to confirm" });
      const honest = [
        ...upTo(6).map((at) => data(link, at + 1, `{"n":${at}}`)),
        { kind: "ask", link, got: 0 }, { kind: "ack", link, got: 1 }, greeting(link),
      ].map(writeFrame);
      for (let turn = 0; turn < 40; turn += 1) {
        transport.onText(mutate(honest[Math.floor(random() * honest.length)], random));
        if (random() < 0.1) clock.run(300);
      }
      const last = states[role].at(-1);
      assert.match(last, /^(up|down [a-z0-9-]+)$/);
      if (last !== "up") ended += 1;
      assert.deepEqual(numbers(heard[role]), upTo(heard[role].length));
    }
    assert.ok(ended > 200);
  });
}

test("a page of another version is told so, whatever else its greeting says", () => {
  for (const role of SIDES) {
    const { say, transport, states, sent, link } = spoken(role);
    say(`h${link} 2 something else`);
    assert.equal(states[role].at(-1), "down net-version");
    assert.equal(sent.at(-1), `e${link} net-version`);
    assert.ok(transport.closed);
  }
});

test("a reason is a message id", () => {
  const { links } = joined();
  assert.throws(() => links.host.close("Go away!"), RangeError);
  assert.equal(links.host.state, "up");
});

test("a bucket gives a burst, then its rate, and tells how long to wait", () => {
  const clock = virtualClock();
  const bucket = createBucket({ rate: 10, burst: 5 }, clock);
  const taken = () => upTo(100).filter(() => bucket.take()).length;
  assert.equal(taken(), 5);
  assert.equal(bucket.wait(), 100);
  clock.run(100);
  assert.equal(taken(), 1);
  bucket.spend();
  assert.equal(bucket.wait(), 200);
  clock.run(60_000);
  assert.equal(taken(), 5);
});
