import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";

import { NetError } from "../../../static/net/basics/errors.js";
import { enterRoom, makeRoom, openRoom, readRoomLink } from "../../../static/net/relay/relay.js";
import { fingerprint, makeKeys, pairCipher, publicText, roomCipher } from "../../../static/net/relay/seal.js";
import { openWire } from "../../../static/net/relay/wire.js";
import { WebSocket } from "../../../static/node_modules/ws/wrapper.mjs";
import { startRelay } from "../../browser/net/relay_server.mjs";

const INVITATION = "invitation-".padEnd(120, "A");
const REPLY = "reply-".padEnd(120, "B");
/** Nobody listens there. */
const NOWHERE = "ws://127.0.0.1:9";

/** A browser's socket says with an event that it failed; the one of `ws` would throw. */
class BrowserSocket extends WebSocket {
  constructor(url) {
    super(url);
    this.on("error", () => {});
  }
}

let relay;
const closing = [];
before(async () => {
  globalThis.WebSocket = BrowserSocket;
  relay = await startRelay();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
after(() => relay.close());

/** A clock that a test moves. */
function handClock() {
  let now = 0;
  let tasks = [];
  const put = (task) => {
    tasks.push(task);
    return () => (tasks = tasks.filter((each) => each !== task));
  };
  return {
    now: () => now,
    after: (ms, call) => put({ at: now + ms, call }),
    every: (ms, call) => put({ at: now + ms, call, ms }),
    pass(ms) {
      const until = now + ms;
      for (let due; (due = tasks.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]); ) {
        now = due.at;
        if (due.ms) due.at += due.ms;
        else tasks = tasks.filter((each) => each !== due);
        due.call();
      }
      now = until;
    },
    tasks: () => tasks.length,
  };
}

/** What a host does who gives every guest the same code, and notes what he is told. */
function host() {
  const seen = { names: [], replies: [], closed: 0 };
  const onGuest = async ({ name }) => {
    seen.names.push(name);
    return { code: INVITATION, accept: async (reply) => seen.replies.push(reply), close: () => (seen.closed += 1) };
  };
  return { seen, onGuest };
}

async function opened(options = {}) {
  const { seen, onGuest } = host();
  const clock = options.clock ?? handClock();
  const made = options.room ?? (await makeRoom());
  const room = await openRoom({ room: made, relays: [relay.url], clock, onGuest, ...options });
  closing.push(room.close);
  return { room, seen, clock, made };
}

async function entered(link, options = {}) {
  const clock = options.clock ?? handClock();
  const guest = await enterRoom(link, { name: "Berta", clock, ...options });
  closing.push(guest.leave);
  return { guest, clock };
}

/** Waits until something is so; it comes from real sockets, so it is looked at after each of their turns. */
async function until(isSo) {
  const end = Date.now() + 10_000;
  while (!isSo()) {
    assert.ok(Date.now() < end, `never came: ${isSo}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const says = (reason) => (error) => error instanceof NetError && error.reason === reason;

test("a guest gets the host's code, the host the guest's, and relays read neither", async () => {
  const { room, seen } = await opened();
  const { guest } = await entered(`https://example.org/#room=${room.link}`);
  assert.equal(await guest.invitation(), INVITATION);
  const answered = guest.answer(REPLY);
  await until(() => seen.replies.length > 0);
  guest.leave();
  await answered;
  assert.deepEqual(seen, { names: ["Berta"], replies: [REPLY], closed: 0 });
  const passed = JSON.stringify(relay.events);
  for (const secret of [INVITATION, REPLY, "Berta", ...room.link.split(".")]) assert.ok(!passed.includes(secret), secret);
});

test("several guests use one link and hear nothing of each other", async () => {
  const { room, seen } = await opened();
  const both = await Promise.all(["Anna", "Carl"].map((name) => entered(room.link, { name })));
  for (const { guest } of both) assert.equal(await guest.invitation(), INVITATION);
  assert.deepEqual(seen.names.toSorted(), ["Anna", "Carl"]);
  const topics = relay.events.slice(-4).map((event) => event.tags[0][1]);
  assert.equal(new Set(topics).size, 3, "the host's, and one for each guest");
});

test("over two relays everything comes twice and counts once", async () => {
  const second = await startRelay();
  const { room, seen } = await opened({ relays: [relay.url, second.url] });
  assert.deepEqual(readRoomLink(room.link).link.relays, [relay.url, second.url]);
  const { guest } = await entered(room.link);
  await guest.invitation();
  void guest.answer(REPLY);
  await until(() => seen.replies.length > 0);
  assert.deepEqual(seen, { names: ["Berta"], replies: [REPLY], closed: 0 });
  guest.leave();
  room.close();
  await second.close();
});

test("with another password, or in another room, nobody answers", async () => {
  const { room, seen } = await opened();
  const [id, password, ...rest] = room.link.split(".");
  const wrong = [[id, password.replace(/./, (c) => (c === "A" ? "B" : "A")), ...rest], [id.replace(/./, (c) => (c === "A" ? "B" : "A")), password, ...rest]];
  for (const parts of wrong) {
    const { guest, clock } = await entered(parts.join("."));
    const before = relay.events.length;
    clock.pass(3_000);
    await until(() => relay.events.length > before);
    clock.pass(30_000);
    await assert.rejects(guest.invitation(), says("relay-no-host"));
  }
  assert.deepEqual(seen.names, []);
});

test("a link with another host's fingerprint takes nothing from this one", async () => {
  const { room } = await opened();
  const parts = room.link.split(".");
  parts[2] = await fingerprint(await publicText(await makeKeys()));
  const { guest, clock } = await entered(parts.join("."));
  const before = relay.events.length;
  await until(() => relay.events.length > before);
  clock.pass(31_000);
  await assert.rejects(guest.invitation(), says("relay-no-host"));
});

test("who holds the link can't speak for the host", async () => {
  const { room, made, clock } = await opened({ onGuest: () => new Promise(() => {}) });
  const cipher = await roomCipher(made.room, made.password);
  const [real, forged] = [await publicText(made.keys), await makeKeys()];
  const wire = await openWire({ relays: [relay.url], clock });
  closing.push(wire.close);
  const heard = [];
  wire.listen(cipher.hostTopic, (content) => heard.push(content));
  await wire.reached();
  const { guest, clock: guestClock } = await entered(room.link);
  await until(() => heard.length > 0);
  const { key } = await cipher.open(cipher.hostTopic, heard[0]);
  const topic = await cipher.guestTopic(key);
  const own = await publicText(forged);
  const pair = await pairCipher(forged, key, { ...made, host: own, guest: key });
  const box = await pair.seal("to guest", { invitation: "forged-".padEnd(120, "X") });
  const letters = [{ key: own, box }, { key: real, box }, { key: real, box: "AAAA" }, { key: real, box: 5 }, { key: "junk", box }, [], { refused: "party-full" }];
  const before = relay.events.length;
  for (const letter of letters) await wire.say(topic, await cipher.seal(topic, letter));
  await until(() => relay.events.length >= before + letters.length);
  guestClock.pass(31_000);
  await assert.rejects(guest.invitation(), says("relay-no-host"));
});

test("junk from guests costs the host nothing", async () => {
  const { seen, made, clock } = await opened();
  const cipher = await roomCipher(made.room, made.password);
  const wire = await openWire({ relays: [relay.url], clock });
  closing.push(wire.close);
  await wire.reached();
  const key = await publicText(await makeKeys());
  const letters = [{}, { key }, { key, name: "x".repeat(41) }, { key, name: "a\u0007" }, { key: "B".repeat(87), name: "Eve" }, { key: 7, name: "Eve" }];
  for (const letter of letters) await wire.say(cipher.hostTopic, await cipher.seal(cipher.hostTopic, letter));
  for (const junk of ["", "%", "A".repeat(1999), "Ab_9".repeat(100)]) await wire.say(cipher.hostTopic, junk);
  await wire.say(cipher.hostTopic, await cipher.seal(cipher.hostTopic, { key, name: "Last" }));
  await until(() => seen.names.length > 0);
  assert.deepEqual(seen.names, ["Last"]);
});

test("a guest who asks again is told again, and none is asked for a second invitation", async () => {
  const clock = handClock();
  const { room, seen } = await opened({ clock });
  const { guest } = await entered(room.link);
  await guest.invitation();
  const replying = guest.answer(REPLY);
  await until(() => seen.replies.length > 0);
  void guest.answer(`${REPLY}again`);
  const before = relay.events.length;
  await until(() => relay.events.length > before);
  guest.leave();
  await replying;
  assert.deepEqual(seen, { names: ["Berta"], replies: [REPLY], closed: 0 });
});

test("what the relay loses is said again", async () => {
  const onGuest = async () => {
    relay.lose();
    return { code: INVITATION, accept: async (reply) => accepted.push(reply), close: () => {} };
  };
  const accepted = [];
  const { room, clock } = await opened({ onGuest });
  const before = relay.lost();
  const { guest, clock: guestClock } = await entered(room.link);
  await until(() => relay.lost() > before);
  clock.pass(1_000);
  guestClock.pass(3_000);
  assert.equal(await guest.invitation(), INVITATION);
  relay.lose();
  void guest.answer(REPLY);
  await until(() => relay.lost() > before + 1);
  guestClock.pass(3_000);
  await until(() => accepted.length > 0);
  assert.deepEqual(accepted, [REPLY]);
});

test("a full table is said, and so is a reply that can't be used", async () => {
  const full = await opened({ onGuest: async () => Promise.reject(new NetError("party-full", { args: { seats: 4, junk: {} } })) });
  const { guest } = await entered(full.room.link);
  await assert.rejects(guest.invitation(), (error) => says("party-full")(error) && assert.deepEqual(error.args, { seats: 4 }) === undefined);
  let closed = 0;
  const accept = () => Promise.reject(new NetError("code-not-one"));
  const strict = await opened({ onGuest: async () => ({ code: INVITATION, accept, close: () => (closed += 1) }) });
  const second = (await entered(strict.room.link)).guest;
  await second.invitation();
  await assert.rejects(second.answer(REPLY), says("code-not-one"));
  strict.clock.pass(100_000);
  assert.equal(closed, 1);
});

test("an invitation of a guest who went silent is closed", async () => {
  const { room, seen, clock } = await opened();
  const { guest } = await entered(room.link);
  await guest.invitation();
  guest.leave();
  clock.pass(100_000);
  assert.equal(seen.closed, 1);
});

test("after an outage of the relay the host listens again", async (t) => {
  t.mock.method(Math, "random", () => 0); // how long a socket waits before it comes back
  const { room, seen } = await opened();
  await until(() => relay.listening() > 0);
  relay.drop();
  await until(() => room.relays()[0].state !== "up");
  await until(() => relay.listening() > 0);
  const { guest } = await entered(room.link);
  assert.equal(await guest.invitation(), INVITATION);
  assert.deepEqual(seen.names, ["Berta"]);
});

test("relays that nobody answers at are complained of, after a bounded time", async () => {
  for (const start of [
    async (clock) => openRoom({ room: await makeRoom(), relays: [NOWHERE], clock, onGuest: host().onGuest }),
    async (clock) => enterRoom((await opened()).room.link, { name: "Berta", clock, relays: [NOWHERE, "ws://127.0.0.1:7"] }),
  ]) {
    const clock = handClock();
    const trying = start(clock);
    await until(() => clock.tasks() >= 2);
    clock.pass(8_000);
    await assert.rejects(trying, says("relay-unreachable"));
    assert.equal(clock.tasks(), 0, "nothing goes on");
  }
});

test("one relay of two is enough; one that admits members only is shown as such", async () => {
  const members = await startRelay({ membersOnly: true });
  const { room } = await opened({ relays: [NOWHERE, members.url, relay.url] });
  const { guest } = await entered(room.link);
  assert.equal(await guest.invitation(), INVITATION);
  await until(() => room.relays()[1].state === "refused");
  assert.deepEqual(room.relays().map(({ state }) => state), ["connecting", "refused", "up"]);
  room.close();
  await members.close();
});

test("a room kept by the host is the same room after a reload", async () => {
  const { room, made } = await opened();
  room.close();
  const again = await opened({ room: structuredClone(made) });
  assert.equal(again.room.link, room.link);
  const { guest } = await entered(room.link);
  assert.equal(await guest.invitation(), INVITATION);
});

test("a link that is none is refused before anything is asked", async () => {
  await assert.rejects(enterRoom("nonsense", { name: "", clock: handClock() }), says("room-link-broken"));
});
