import assert from "node:assert/strict";
import { test } from "node:test";

import { newTag, packInvitation, packReply, unpackInvitation, unpackReply } from "../../static/net/codes.js";
import { GIVE_UP_MS, MENDING_MS } from "../../static/net/rtc-line.js";
import { GATHER_MS, NUDGE_MS } from "../../static/net/rtc-wire.js";
import { CONNECT_MS, createInviter, NetError, reply } from "../../static/net/rtc.js";
import { settle, virtualClock } from "./net-chaos.mjs";
import { createNetwork } from "./net-peers.mjs";

function world({ host = {}, guest = {} } = {}) {
  const clock = virtualClock();
  const network = createNetwork({ clock });
  const [hostPage, guestPage] = [new EventTarget(), new EventTarget()];
  const forHost = { clock, Peer: network.browser(host), page: hostPage };
  const forGuest = { clock, Peer: network.browser(guest), page: guestPage };
  return { clock, network, inviter: createInviter(forHost), forHost, forGuest, hostPage, guestPage };
}

/** A table of two that are connected, with all that each end was told. */
async function table(options) {
  const made = world(options);
  const { clock, inviter, forGuest } = made;
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  const host = await invitation.accept(guest.code);
  const ends = { host, guest: await guest.opened };
  const log = { host: [], guest: [] };
  const texts = { host: [], guest: [] };
  for (const side of ["host", "guest"]) {
    ends[side].onState = (state) => log[side].push(state);
    ends[side].onText = (text) => texts[side].push(text);
  }
  await clock.pass(100); // the first spare is agreed on
  return { ...made, invitation, ends, log, texts };
}

const refused = (reason) => (error) => error instanceof NetError && error.reason === reason;

test("two pages, two codes, one transport", async () => {
  const { ends, texts, network } = await table();
  ends.host.send("to the guest");
  ends.guest.send("to the host");
  await settle();
  assert.deepEqual(texts, { host: ["to the host"], guest: ["to the guest"] });
  assert.equal(ends.host.kind, "rtc");
  assert.equal(network.peers[1].setup, "active", "the guest waits, so it never gives up");
  assert.equal(network.peers[0].setup, "passive");
  assert.deepEqual(network.peers[0].configuration, { iceServers: [] }, "nothing is contacted by default");
});

for (const seconds of [1, 60, 300, 900]) {
  test(`a reply that comes after ${seconds} s, when the guest's browser has long said failed`, async () => {
    const { clock, network, inviter, forGuest } = world();
    const invitation = await inviter.invite(newTag());
    const guest = await reply(invitation.code, forGuest);
    network.peers[1].turn("checking");
    clock.run(seconds * 500);
    for (const peer of network.peers) peer.turn("failed");
    clock.run(seconds * 500);
    assert.equal(invitation.state, "waiting");
    const host = await invitation.accept(guest.code);
    assert.equal(invitation.state, "open");
    assert.equal(host.state, "open");
    assert.equal((await guest.opened).state, "open");
  });
}

test("a STUN server that nobody reaches holds up the code for two seconds and no more", async () => {
  const { clock, inviter } = world({ host: { gather: "never" } });
  const inviting = inviter.invite(newTag());
  let code = null;
  void inviting.then((invitation) => (code = invitation.code));
  await clock.pass(GATHER_MS - 1);
  assert.equal(code, null);
  await clock.pass(1);
  assert.equal(unpackInvitation(code).code.candidates.length, 1);
});

test("no network: said, and nothing is left open", async () => {
  const { clock, network, inviter, forGuest } = world({ host: { lines: [] }, guest: { lines: ["1 tcp 1 10.0.0.1 9 typ host"] } });
  const inviting = assert.rejects(inviter.invite(newTag()), refused("net-no-candidates"));
  await clock.pass(GATHER_MS);
  await inviting;
  const { code } = await world().inviter.invite(newTag());
  await assert.rejects(reply(code, forGuest), refused("net-no-candidates"));
  assert.deepEqual(network.peers.map(({ closed }) => closed), [true, true]);
});

test("no WebRTC, and a server's address that is none", async () => {
  const { forHost } = world();
  await assert.rejects(createInviter({ ...forHost, Peer: /** @type {any} */ (null) }).invite(newTag()), refused("net-no-webrtc"));
  const servers = [{ urls: "https://example.org" }];
  await assert.rejects(createInviter({ ...forHost, servers }).invite(newTag()), refused("net-bad-server"));
});

test("an invitation takes one reply, its own, and no slip spoils it", async () => {
  const { inviter, forGuest } = world();
  const [mine, other] = [await inviter.invite(newTag()), await inviter.invite(newTag())];
  const [first, second, stray] = [await reply(mine.code, forGuest), await reply(mine.code, forGuest), await reply(other.code, forGuest)];
  const slips = [["", "code-empty"], ["hello", "code-not-one"], [first.code.slice(0, -1), "code-not-one"], [mine.code, "code-is-invitation"], [stray.code, "code-other"]];
  for (const [text, reason] of slips) {
    await assert.rejects(mine.accept(text), refused(reason));
    assert.equal(mine.state, "waiting");
  }
  await mine.accept(first.code);
  await assert.rejects(mine.accept(first.code), refused("code-used"));
  await assert.rejects(mine.accept(second.code), refused("code-used"));
  assert.equal(mine.state, "open");
  await assert.rejects(reply(first.code, forGuest), refused("code-is-reply"));
  await assert.rejects(reply("junk!", forGuest), refused("code-not-one"));
});

test("two replies at the same moment: the first is taken", async () => {
  const { inviter, forGuest } = world();
  const invitation = await inviter.invite(newTag());
  const [first, second] = [await reply(invitation.code, forGuest), await reply(invitation.code, forGuest)];
  const [taken, late] = await Promise.allSettled([invitation.accept(first.code), invitation.accept(second.code)]);
  assert.equal(taken.status, "fulfilled");
  assert.equal(late.reason.reason, "code-used");
});

test("accepted, but the pages can't reach each other", async () => {
  const { clock, network, inviter, forGuest } = world();
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  guest.close();
  const accepting = assert.rejects(invitation.accept(guest.code), refused("net-not-connected"));
  await assert.rejects(guest.opened, refused("net-closed"));
  await clock.pass(CONNECT_MS);
  await accepting;
  assert.equal(invitation.state, "closed");
  assert.ok(network.peers.every(({ closed }) => closed));
  assert.equal(clock.pending(), 0);
});

test("an invitation that is withdrawn is closed, one that was taken stays", async () => {
  const { inviter, network } = world();
  const invitation = await inviter.invite(newTag());
  invitation.close();
  assert.equal(invitation.state, "closed");
  assert.ok(network.peers[0].closed);
  const played = await table();
  played.invitation.close();
  assert.equal(played.ends.host.state, "open");
});

test("a waiting Firefox always has something new to try, until it is connected", async () => {
  const { clock, network, inviter, forGuest } = world({ guest: { firefox: true } });
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  await clock.pass(NUDGE_MS * 100);
  const { tried } = network.peers[1];
  assert.equal(new Set(tried.map(({ candidate }) => candidate)).size, 100);
  assert.ok(tried.every(({ usernameFragment }) => usernameFragment === network.peers[0].ufrag));
  await invitation.accept(guest.code);
  await guest.opened;
  await clock.pass(NUDGE_MS * 10);
  assert.equal(tried.length, 100);
});

test("another browser tries the ways that failed again, as if they were new", async () => {
  const { clock, network, inviter, forGuest } = world();
  await reply((await inviter.invite(newTag())).code, forGuest);
  const [, peer] = network.peers;
  peer.turn("connecting");
  await clock.pass(NUDGE_MS * 10);
  assert.equal(peer.tried.length, 0, "nothing has failed yet");
  peer.turn("failed");
  await clock.pass(NUDGE_MS * 100);
  assert.equal(peer.tried.length, 100);
  const [first, last] = [peer.tried[0].candidate, peer.tried[99].candidate].map((line) => line.split(" "));
  assert.notEqual(first[0], last[0]);
  assert.deepEqual([first[4], first[5]], [last[4], last[5]]);
});

test("what worked once is tried again, too, and no longer than it has to be", async () => {
  const { clock, network } = await table();
  const [peer] = network.peers;
  network.cut();
  await clock.pass(5000 + NUDGE_MS);
  assert.equal(peer.tried.length, 1);
  network.mend();
  await clock.pass(NUDGE_MS * 10);
  assert.equal(peer.tried.length, 1);
});

test("a spare is agreed on in silence and kept", async () => {
  const { network, texts, clock, log } = await table();
  assert.equal(network.peers.length, 4);
  const [host, guest] = network.peers.slice(2);
  assert.equal(guest.remote, host);
  assert.equal(host.remote, null, "not yet accepted");
  await clock.pass(600_000);
  assert.equal(network.peers.length, 4);
  assert.deepEqual([texts, log], [{ host: [], guest: [] }, { host: [], guest: [] }]);
});

test("a short outage mends itself, and the spare stays", async () => {
  const { clock, network, ends, texts, log } = await table();
  network.cut();
  await clock.pass(5000 + MENDING_MS - 1);
  assert.deepEqual(log, { host: ["lost"], guest: ["lost"] });
  network.mend();
  await clock.pass(60_000);
  assert.deepEqual(log, { host: ["lost", "open"], guest: ["lost", "open"] });
  assert.equal(network.peers.length, 4);
  ends.host.send("on");
  await settle();
  assert.deepEqual(texts.guest, ["on"]);
});

test("a broken wire is replaced by the spare under the same transport, again and again", async () => {
  const { clock, network, ends, texts, log } = await table();
  for (let round = 1; round <= 3; round += 1) {
    const [host, guest] = network.peers.slice(-4, -2);
    for (const peer of [host, guest]) peer.turn("failed");
    await clock.pass(MENDING_MS - 1);
    assert.equal(ends.host.state, "lost");
    await clock.pass(2);
    assert.deepEqual([ends.host.state, ends.guest.state], ["open", "open"]);
    assert.deepEqual([host.closed, guest.closed], [true, true]);
    await clock.pass(100);
    assert.equal(network.peers.length, 4 + 2 * round, "and a new spare is made");
    ends.guest.send(`round ${round}`);
    await settle();
  }
  assert.deepEqual(log.host, ["lost", "open", "lost", "open", "lost", "open"]);
  assert.deepEqual(texts.host, ["round 1", "round 2", "round 3"]);
});

test("a wire that was torn isn't waited for", async () => {
  for (const side of ["host", "guest"]) {
    const { clock, ends, log } = await table();
    ends[side].restart();
    assert.equal(ends[side].state, "lost");
    await clock.pass(10);
    assert.deepEqual(log, { host: ["lost", "open"], guest: ["lost", "open"] });
  }
});

test("a restart without a spare changes nothing", async () => {
  const { inviter, forGuest } = world();
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  const host = await invitation.accept(guest.code);
  host.restart();
  (await guest.opened).restart();
  assert.equal(host.state, "open");
});

test("while it is lost, nothing is sent and nothing waits", async () => {
  const { network, ends } = await table();
  const { channel } = network.peers[0];
  channel.bufferedAmount = 9;
  assert.equal(ends.host.buffered(), 9);
  network.peers[0].turn("disconnected");
  const sent = channel.sent.length;
  ends.host.send("nobody hears this");
  assert.equal(channel.sent.length, sent);
  assert.equal(ends.host.buffered(), 0);
});

test("whoever is heard isn't lost", async () => {
  const { network, ends, texts, log } = await table();
  network.peers[0].turn("disconnected");
  ends.guest.send("I am here");
  await settle();
  assert.deepEqual([log.host, texts.host], [["lost", "open"], ["I am here"]]);
});

test("lost for good: closed after a minute and a half, and nothing is left over", async () => {
  const { clock, network, log } = await table();
  network.cut();
  await clock.pass(5000 + GIVE_UP_MS - 1);
  assert.deepEqual(log.host, ["lost"]);
  await clock.pass(1000);
  assert.deepEqual(log, { host: ["lost", "closed"], guest: ["lost", "closed"] });
  assert.ok(network.peers.every(({ closed }) => closed));
  assert.equal(clock.pending(), 0);
});

test("a goodbye closes the other end at once", async () => {
  for (const [near, far] of [["host", "guest"], ["guest", "host"]]) {
    const { clock, network, ends, log } = await table();
    ends[near].close();
    await settle();
    assert.deepEqual(log, { [near]: [], [far]: ["closed"] });
    await clock.pass(1000);
    assert.ok(network.peers.every(({ closed }) => closed));
    assert.equal(clock.pending(), 0);
    ends[near].send("too late");
    ends[near].restart();
  }
});

test("a page that is closed says goodbye, one that is only laid aside doesn't", async () => {
  const { guestPage, log } = await table();
  guestPage.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
  await settle();
  assert.deepEqual(log.host, []);
  guestPage.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: false }));
  await settle();
  assert.deepEqual(log.host, ["closed"]);
});

test("texts of the line's own and texts that are too long are nobody's to send", async () => {
  const { ends } = await table();
  assert.throws(() => ends.host.send("!bye"), RangeError);
  assert.throws(() => ends.host.send("x".repeat(16 * 1024 + 1)), RangeError);
  ends.host.send("x".repeat(16 * 1024));
});

test("texts that come before anybody listens are kept for him, but not without end", async () => {
  const { inviter, forGuest } = world();
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  const host = await invitation.accept(guest.code);
  const far = await guest.opened;
  for (let text = 0; text < 1000; text += 1) host.send(String(text));
  await settle();
  const texts = [];
  far.onText = (text) => texts.push(text);
  assert.deepEqual(texts, Array.from({ length: 64 }, (_, text) => String(text)));
});

test("junk in the line's own frames, and what is no text, is dropped", async () => {
  const { clock, network, ends, texts, log } = await table();
  const strange = unpackInvitation(network.peers[0].channel.sent[0].slice(1)).code;
  const [toGuest, toHost] = network.peers.map(({ channel }) => channel);
  for (const junk of ["!", "!!", "!hello", `!${"A".repeat(1_000_000)}`, new ArrayBuffer(8)]) {
    toGuest.send(junk);
    toHost.send(junk);
  }
  toHost.send(`!${packInvitation(strange)}`);
  toHost.send(`!${packReply(strange)}`); // a second reply to the spare
  toHost.send(`!${packReply({ ...strange, tag: newTag() })}`);
  await clock.pass(1000);
  assert.deepEqual([texts, log], [{ host: [], guest: [] }, { host: [], guest: [] }]);
  assert.equal(network.peers.length, 4);
  ends.host.restart();
  await clock.pass(10);
  assert.equal(ends.host.state, "open", "the true spare was not spoilt");
});

test("a host that asks for spares without end gets few", async () => {
  const { clock, network } = await table();
  const { channel } = network.peers[0];
  const { code } = unpackInvitation(channel.sent[0].slice(1));
  for (let second = 0; second < 20; second += 1) {
    for (let time = 0; time < 100; time += 1) channel.send(`!${packInvitation({ ...code, tag: newTag() })}`);
    await clock.pass(1000);
  }
  assert.equal(network.peers.length, 4 + 3);
  assert.equal(network.peers.filter(({ closed }) => !closed).length, 4);
});

test("a spare that got lost on its way is asked for again", async () => {
  const { clock, network, inviter, forGuest } = world();
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  const accepting = invitation.accept(guest.code);
  await guest.opened;
  network.cut();
  const host = await accepting;
  await clock.pass(4000);
  network.mend();
  await clock.pass(30_000);
  assert.ok(unpackReply(network.peers[1].channel.sent.at(-1).slice(1)).code);
  host.restart();
  await clock.pass(10);
  assert.equal(host.state, "open");
});
