import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { ASK_MS, createTabHost, FIND_MS, joinTab, offerReply, onReply, UNANSWERED } from "../../../static/net/line/tabs.js";
import { settle, virtualClock } from "./chaos.mjs";

/** The tabs of one browser: channels by name, and which tabs have stopped. */
function browser() {
  const clock = virtualClock();
  /** @type {Set<any>} */
  const channels = new Set();
  const tabs = [];

  function tab() {
    const page = new EventTarget();
    const own = { frozen: false };
    tabs.push(own);
    const open = (name) => {
      const channel = {
        name,
        own,
        onmessage: null,
        postMessage(message) {
          assert.ok(channels.has(channel), "a closed channel says nothing");
          if (own.frozen) return;
          const data = structuredClone(message);
          for (const other of channels) {
            if (other === channel || other.name !== name || other.own.frozen) continue;
            queueMicrotask(() => channels.has(other) && other.onmessage?.({ data }));
          }
        },
        close: () => channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    };
    return {
      options: { clock, open, page },
      /** A killed or frozen tab: its timers go on here, but nobody hears of them. */
      freeze: (on = true) => (own.frozen = on),
      hide: (persisted) => page.dispatchEvent(Object.assign(new Event("pagehide"), { persisted })),
    };
  }
  return { clock, tab, open: () => channels.size };
}

async function table() {
  const world = browser();
  const [host, guest] = [world.tab(), world.tab()];
  const transports = [];
  const hosting = createTabHost("t1", (transport) => transports.push(transport), host.options);
  const near = await joinTab("t1", guest.options);
  const log = { host: [], guest: [] };
  transports[0].onState = (state) => log.host.push(state);
  near.onState = (state) => log.guest.push(state);
  return { ...world, host, guest, hosting, transports, near, log };
}

const heard = (transport) => {
  const texts = [];
  transport.onText = (text) => texts.push(text);
  return texts;
};

test("a guest's tab and the host's tab hear each other, and no others", async () => {
  const { near, transports, tab } = await table();
  const second = await joinTab("t1", tab().options);
  const texts = [near, second, ...transports].map(heard);
  near.send("from the first");
  second.send("from the second");
  transports[0].send("to the first");
  transports[1].send("to the second");
  await settle();
  assert.deepEqual(texts, [["to the first"], ["to the second"], ["from the first"], ["from the second"]]);
  assert.equal(near.kind, "tabs");
  assert.equal(near.buffered(), 0);
});

test("what comes before anybody listens is kept for him", async () => {
  const { near, transports } = await table();
  near.send("early");
  near.send("too");
  await settle();
  assert.deepEqual(heard(transports[0]), ["early", "too"]);
});

test("nobody hosts that table", async () => {
  const { clock, tab, open } = await table();
  const before = open();
  const joining = joinTab("t2", tab().options);
  const refused = assert.rejects(joining, { reason: "net-no-host" });
  clock.run(FIND_MS);
  await refused;
  assert.equal(open(), before);
});

test("a tab that says goodbye is gone at once, at either end", async () => {
  const one = await table();
  one.near.close();
  await settle();
  assert.deepEqual(one.log, { host: ["closed"], guest: [] });
  const other = await table();
  other.hosting.close();
  await settle();
  assert.deepEqual(other.log, { host: [], guest: ["closed"] });
  assert.equal(other.clock.pending(), 0);
  assert.equal(other.open(), 0);
});

test("a page that is closed says goodbye, one that is only laid aside doesn't", async () => {
  const { guest, log } = await table();
  guest.hide(true);
  await settle();
  assert.deepEqual(log.host, []);
  guest.hide(false);
  await settle();
  assert.deepEqual(log.host, ["closed"]);
});

test("a killed tab is lost, then given up; nothing is left over", async () => {
  const { clock, host, guest, near, log, open } = await table();
  host.freeze();
  await clock.pass(ASK_MS * UNANSWERED.lost);
  assert.deepEqual(log.guest, []);
  await clock.pass(ASK_MS);
  assert.deepEqual(log.guest, ["lost"]);
  assert.equal(near.state, "lost");
  await clock.pass(ASK_MS * (UNANSWERED.closed - UNANSWERED.lost));
  assert.deepEqual(log.guest, ["lost", "closed"]);
  guest.freeze();
  await clock.pass(ASK_MS * (UNANSWERED.closed + 1));
  assert.equal(clock.pending(), 0);
  assert.equal(open(), 1, "the host's own");
});

test("a tab that froze for a while is back with the first word", async () => {
  const { clock, host, near, transports, log } = await table();
  const texts = heard(near);
  host.freeze();
  await clock.pass(ASK_MS * (UNANSWERED.lost + 1));
  near.send("into the void");
  host.freeze(false);
  await clock.pass(ASK_MS);
  assert.deepEqual(log, { host: ["lost", "open"], guest: ["lost", "open"] });
  transports[0].send("here again");
  await settle();
  assert.deepEqual(texts, ["here again"]);
});

test("a tab whose timers hardly ring is there as long as it answers", async () => {
  const { clock, log } = await table();
  for (let minute = 0; minute < 10; minute += 1) {
    clock.sleep(60_000);
    await settle();
  }
  assert.deepEqual(log, { host: [], guest: [] });
});

test("strange notes on the channel are heard by nobody", async () => {
  const { tab, log, transports } = await table();
  const channel = tab().options.open("gamemaster.table.t1");
  for (const note of [null, 7, "join", {}, { from: 1, to: null, do: "join" }, { from: "x", to: null, do: "text", text: {} }, { from: "y", to: null, do: "bye" }]) {
    channel.postMessage(note);
  }
  await settle();
  assert.equal(transports.length, 1);
  assert.deepEqual(log, { host: [], guest: [] });
});

test("a reply that was opened in another tab is taken by the tab that waits for it", async () => {
  const { tab, clock, open } = browser();
  const offered = [];
  const stops = [
    onReply(() => null, tab().options),
    onReply(async (text) => (offered.push(text), text === "good" ? null : { id: "code-used" }), tab().options),
  ];
  assert.deepEqual(await offerReply("good", tab().options), { state: "taken" });
  assert.deepEqual(await offerReply("old", tab().options), { state: "refused", complaint: { id: "code-used" } });
  assert.deepEqual(offered, ["good", "old"]);
  for (const stop of stops) stop();
  assert.equal(open(), 0);
  assert.equal(clock.pending(), 0);
});

test("a reply that nobody waits for", async () => {
  const { tab, clock, open } = browser();
  onReply(() => null, tab().options);
  const offering = offerReply("stray", tab().options);
  clock.run(FIND_MS);
  assert.deepEqual(await offering, { state: "nobody" });
  assert.equal(open(), 1);
});

test("connecting may take the host's tab longer than saying that it has heard", async () => {
  const { tab, clock } = browser();
  onReply(() => new Promise((resolve) => clock.after(20_000, () => resolve(null))), tab().options);
  const offering = offerReply("slow", tab().options);
  await clock.pass(20_000);
  assert.deepEqual(await offering, { state: "taken" });
});

test("a host's tab that dies over a reply", async () => {
  const { tab, clock } = browser();
  onReply(() => new Promise(() => {}), tab().options);
  const offering = offerReply("lost", tab().options);
  await clock.pass(60_000);
  assert.deepEqual(await offering, { state: "nobody" });
});

const { BroadcastChannel } = globalThis;
afterEach(() => {
  globalThis.BroadcastChannel = BroadcastChannel;
});

test("a browser without channels between tabs says so", async () => {
  delete globalThis.BroadcastChannel;
  const lacking = { reason: "net-no-tabs" };
  assert.throws(() => createTabHost("t1", () => {}), lacking);
  assert.throws(() => onReply(() => null), lacking);
  await assert.rejects(joinTab("t1"), lacking);
  await assert.rejects(offerReply("x"), lacking);
});
