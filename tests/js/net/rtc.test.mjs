import assert from "node:assert/strict";
import { test } from "node:test";

import { newTag, unpackInvitation } from "../../../static/net/codes/codes.js";
import { NUDGE_MS } from "../../../static/net/rtc/nudging.js";
import { GATHER_MS } from "../../../static/net/rtc/wire.js";
import { CONNECT_MS, createInviter, NetError, reply } from "../../../static/net/rtc/rtc.js";
import { settle } from "./chaos.mjs";
import { table, world } from "./peers.mjs";

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
  const accepting = assert.rejects(invitation.accept(guest.code), refused("net-near-only"));
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
