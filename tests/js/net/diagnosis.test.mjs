import assert from "node:assert/strict";
import { test } from "node:test";

import { newTag } from "../../../static/net/codes/codes.js";
import { failureOf, lackOf, silenceOf } from "../../../static/net/basics/diagnosis.js";
import { PROBE_MS, probe } from "../../../static/net/rtc/probe.js";
import { GATHER_MS } from "../../../static/net/rtc/wire.js";
import { CONNECT_MS, reply } from "../../../static/net/rtc/rtc.js";
import { virtualClock } from "./chaos.mjs";
import { world } from "./peers.mjs";

const STUN = { urls: "stun:stun.example.org" };
const TURN = { urls: "turn:turn.example.org", username: "anna", credential: "secret" };
const sides = (...ways) => ways.map((way) => ({ way }));
const NEAR = "1 udp 2113937151 69876702-9059-4736-a508-afe400c8acf4.local 53000 typ host";
const FAR = "1 udp 1677729535 198.51.100.7 53001 typ srflx raddr 0.0.0.0 rport 0";
const RELAYED = "1 udp 33562623 198.51.100.9 53002 typ relay raddr 0.0.0.0 rport 0";

test("a server that was to help and did not is named", () => {
  const quiet = { complete: true, errors: [] };
  const waiting = { complete: false, errors: [] };
  assert.equal(lackOf([], sides("host"), waiting), null);
  assert.equal(lackOf([STUN], sides("host"), waiting), "stun-silent");
  assert.equal(lackOf([STUN], sides("host"), { complete: true, errors: [701] }), "stun-silent");
  assert.equal(lackOf([STUN], sides("host"), quiet), null, "the page's own address is the one on the internet");
  assert.equal(lackOf([STUN], sides("host", "srflx"), waiting), null);
  assert.equal(lackOf([STUN, TURN], sides("host", "srflx"), waiting), "turn-silent");
  assert.equal(lackOf([TURN], sides("host", "srflx"), { complete: true, errors: [401] }), "turn-refused");
  assert.equal(lackOf([STUN, TURN], sides("host", "relay"), waiting), null);
});

test("both have answered, and one leg failed", () => {
  assert.equal(failureOf(sides("host"), sides("host", "srflx"), false), "net-near-only");
  assert.equal(failureOf(sides("host", "srflx"), sides("srflx"), false), "net-blocked");
  assert.equal(failureOf(sides("host", "relay"), sides("host"), false), "net-turn-failed");
  assert.equal(failureOf(sides("host"), sides("host"), true), "net-half-open");
});

test("nothing has come of a room on relays", () => {
  const [up, connecting, refused] = ["up", "connecting", "refused"].map((state) => ({ state }));
  assert.equal(silenceOf([refused, refused], false), "relay-refused");
  assert.equal(silenceOf([refused, connecting], false), "relay-unreachable");
  assert.equal(silenceOf([refused, up], false), "relay-no-host");
  assert.equal(silenceOf([up], true), "relay-no-answer");
});

for (const [lines, reason] of [[[NEAR], "net-near-only"], [[NEAR, FAR], "net-blocked"], [[NEAR, RELAYED], "net-turn-failed"]]) {
  test(`an accepted reply that leads nowhere says ${reason}`, async () => {
    const { clock, inviter, forGuest } = world({ host: { lines }, guest: { lines } });
    const invitation = await inviter.invite(newTag());
    const guest = await reply(invitation.code, forGuest);
    guest.close();
    const accepting = assert.rejects(invitation.accept(guest.code), (error) => error.reason === reason);
    await clock.pass(CONNECT_MS);
    await accepting;
  });
}

test("both sides ask the servers that were named, and a code says which of them did not help", async () => {
  const { clock, network, forHost, forGuest } = world({ host: { gather: "never" }, guest: { lines: [NEAR, RELAYED] } });
  const { createInviter } = await import("../../../static/net/rtc/rtc.js");
  const inviting = createInviter({ ...forHost, servers: [TURN] }).invite(newTag());
  await clock.pass(GATHER_MS);
  const invitation = await inviting;
  const guest = await reply(invitation.code, { ...forGuest, servers: [TURN] });
  assert.deepEqual(network.peers.map(({ configuration }) => configuration), [{ iceServers: [TURN] }, { iceServers: [TURN] }]);
  assert.deepEqual([invitation.lack, guest.lack], ["turn-silent", null]);
});

/** A browser that gathers what a test says. */
function gathering(clock, ...found) {
  return class {
    iceGatheringState = "gathering";
    constructor(configuration) {
      if (!/^(stun|turn)/.test(configuration.iceServers[0].urls)) throw new SyntaxError("urls");
    }
    createDataChannel() {}
    async setLocalDescription() {
      for (const { candidate, error } of found) {
        if (error) this.onicecandidateerror({ errorCode: error });
        else this.onicecandidate({ candidate: candidate === null ? null : { candidate } });
      }
      if (found.at(-1)?.candidate === null) {
        this.iceGatheringState = "complete";
        this.onicegatheringstatechange();
      }
    }
    close() {}
  };
}

test("a server is checked before anybody relies on it", async () => {
  const clock = virtualClock();
  const check = async (server, ...found) => {
    const asked = probe(server, { clock, Peer: gathering(clock, ...found) });
    await clock.pass(PROBE_MS);
    return asked;
  };
  const end = { candidate: null };
  assert.equal(await check(TURN, { candidate: `candidate:1 ${RELAYED}` }), null);
  assert.equal(await check(TURN, { error: 401 }, end), "turn-refused");
  assert.equal(await check(TURN), "turn-silent");
  assert.equal(await check(STUN, { candidate: `candidate:1 ${FAR}` }), null);
  assert.equal(await check(STUN, end), null);
  assert.equal(await check(STUN, { error: 701 }), "stun-silent");
  assert.equal(await check({ urls: "https://example.org" }), "net-bad-server");
  assert.equal(await probe(TURN, { clock, Peer: null }), "net-no-webrtc");
});
