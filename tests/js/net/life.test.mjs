import assert from "node:assert/strict";
import { test } from "node:test";

import { readFrame } from "../../../static/net/line/parcels.js";
import { LIMITS } from "../../../static/net/line/link.js";
import { bench, data, greeting, joined, kinds, numbers, SIDES, spoken, upTo } from "./bench.mjs";

test("links that have nothing to say ask for each other every few seconds, and stay up", () => {
  const { clock, net, states } = joined();
  const before = net.said.length;
  clock.run(600_000);
  const idle = net.said.length - before;
  assert.ok(idle <= 2 * (600 / LIMITS.heartbeat) * 1000, `${idle} frames in ten minutes`);
  assert.deepEqual(states, { host: ["up"], guest: ["up"] });
});

test("who isn't heard for eight seconds is silent, and up again with its first frame", () => {
  const { clock, net, states, links } = joined();
  net.silence(true);
  clock.run(7000);
  assert.equal(links.host.state, "up");
  clock.run(2500);
  assert.deepEqual(states, { host: ["up", "silent"], guest: ["up", "silent"] });
  assert.deepEqual(net.restarts, { host: 1, guest: 1 });
  clock.run(60_000);
  net.silence(false);
  clock.run(5000);
  assert.deepEqual(states, { host: ["up", "silent", "up"], guest: ["up", "silent", "up"] });
});

test("a transport that is lost makes silence at once, one that is closed makes it down, another one up", () => {
  const world = joined();
  const { clock, states, net, links, heard } = world;
  net.cut();
  assert.equal(states.host.at(-1), "silent");
  net.end();
  assert.equal(states.host.at(-1), "down net-lost");
  assert.equal(clock.pending(), 0);
  links.guest.send({ n: 0 });
  world.join();
  clock.run(1000);
  assert.deepEqual(states.host, ["up", "silent", "down net-lost", "up"]);
  assert.deepEqual(heard.host, [{ n: 0 }]);
});

test("a frame that comes over a transport that was lost shows that it isn't", () => {
  const { say, link, states, sent, transport } = spoken();
  say(greeting(link));
  transport.onState("lost");
  assert.equal(states.host.at(-1), "silent");
  say({ kind: "ask", link, got: 0 });
  assert.equal(states.host.at(-1), "up");
  assert.equal(readFrame(sent.at(-1)).kind, "answer");
});

test("a guest that was silent may have been loaded again, over the same transport", () => {
  const { say, link, states, clock, transport } = spoken();
  say(greeting(link));
  say(data(link, 1, "{}"));
  say(greeting("bbbbbbbb"));
  assert.deepEqual(states.host, ["up"]);
  clock.run(10_000);
  say(greeting("bbbbbbbb"));
  assert.deepEqual(states.host, ["up", "silent", "down net-renewed"]);
  assert.ok(!transport.closed);
});

test("a page whose timers were late gives the other side a new chance, but only one", () => {
  const { clock, links, net } = joined();
  net.silence(true);
  clock.sleep(60_000);
  clock.run(5000);
  assert.equal(links.host.state, "up");
  net.silence(false);
  clock.run(5000);
  assert.equal(links.host.state, "up");
  net.silence(true);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    clock.sleep(60_000);
    clock.run(0);
  }
  assert.equal(links.host.state, "silent");
});

test("a page whose timers come once a minute confirms what comes in", () => {
  const world = bench();
  const { clock, links, heard } = world;
  // The guest's timers don't fire at all: what it says, it says because it hears.
  const still = world.link("guest", { clock: { ...clock, after: () => () => {}, every: () => () => {} } });
  const pair = world.pair();
  links.host.attach(pair.host);
  still.attach(pair.guest);
  for (const n of upTo(50)) {
    links.host.send({ n });
    clock.run(3000);
  }
  assert.deepEqual(numbers(heard.guest), upTo(50));
  assert.deepEqual(world.states.host, ["up"]);
  assert.ok(links.host.stats().again <= 60, `${links.host.stats().again} sent again`);
});

/** Links in use, of which one side's page is loaded again; the other's link meets the new page's. */
function renewed(side) {
  const world = joined();
  world.links.host.send({ n: 0 });
  world.links.guest.send({ n: 0 });
  world.clock.run(1000);
  world.net.end();
  const pair = world.pair();
  const other = side === "host" ? "guest" : "host";
  const fresh = (role) => (world.links[role] = world.link(role, { onState: () => {} }));
  fresh(side);
  world.links[side].send({ n: 1 });
  for (const role of SIDES) world.links[role].attach(pair[role]);
  world.clock.run(200);
  assert.equal(world.states[other].at(-1), "down net-renewed");
  fresh(other).attach(pair[other]);
  world.links[other].send({ n: 1 });
  world.clock.run(5000);
  assert.deepEqual(numbers(world.heard.host), [0, 1]);
  assert.deepEqual(numbers(world.heard.guest), [0, 1]);
}

test("a guest's page that was loaded again ends the host's link, and a new one goes on", () => renewed("guest"));
test("a host's page that was loaded again ends the guest's link, and a new one goes on", () => renewed("host"));

test("a transport that is closed already when it is attached leaves nothing behind", () => {
  const { links, pair, states, clock } = bench();
  const { host } = pair();
  Object.defineProperty(host, "onState", { set: (sense) => sense("closed") });
  links.host.attach(host);
  assert.deepEqual(states.host, ["down net-lost"]);
  assert.equal(clock.pending(), 0);
});

test("closing tells the other side why; nothing is sent afterwards, and nothing waits", () => {
  for (const seed of upTo(20)) {
    const { links, clock, net, states, heard } = joined({ seed });
    links.host.send({ n: 0 });
    links.host.close("party-kicked");
    const after = net.said.length;
    assert.equal(links.host.send({ n: 1 }), false);
    links.host.close();
    clock.run(20_000);
    assert.deepEqual(kinds(net.said.slice(after)).filter((_, at) => net.said[after + at].from === "host"), []);
    assert.deepEqual(states.host, ["up", "down party-kicked"]);
    assert.deepEqual(states.guest, ["up", "down party-kicked"]);
    assert.deepEqual(numbers(heard.guest), [0]);
    assert.equal(clock.pending(), 0);
  }
});

test("a transport that is given to a link that is over is closed", () => {
  const { links, pair } = joined();
  links.host.close();
  const next = pair();
  links.host.attach(next.host);
  assert.equal(next.host.state, "closed");
});
