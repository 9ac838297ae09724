import assert from "node:assert/strict";
import { test } from "node:test";

import { newTag, packInvitation, packReply, unpackInvitation, unpackReply } from "../../../static/net/codes/codes.js";
import { GIVE_UP_MS, MENDING_MS } from "../../../static/net/rtc/line.js";
import { reply } from "../../../static/net/rtc/rtc.js";
import { settle } from "./chaos.mjs";
import { table, world } from "./peers.mjs";

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

test("Firefox, which never tries again what has failed, keeps its spare for longer", async () => {
  const { clock, network, ends } = await table({ host: { firefox: true } });
  network.peers[0].turn("disconnected");
  await clock.pass(5 * MENDING_MS - 1);
  assert.equal(ends.host.state, "lost");
  await clock.pass(10);
  assert.equal(ends.host.state, "open");
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
