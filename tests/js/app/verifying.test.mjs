import assert from "node:assert/strict";
import { test } from "node:test";

import { EngineLost } from "../../../static/app/engine/engine.js";
import { firstMembership } from "../../../static/app/friends/membership-fields.js";
import { createVerifying } from "../../../static/app/friends/verifying.js";

const HEX = "ab".repeat(32);
const SAID = [{ key: "hit-wall", args: { seat: 1 } }, { key: "arrived-land", args: { seat: 1 } }];
const MEMBER = {
  ...firstMembership("t"), token: "secret", seat: 1, version: "1.0", rules: { preset: "classic" },
  commitment: HEX, origin: "pages", led: true, promises: [HEX], seats: [{ name: "Anna", colour: "red", bot: null }], nonce: HEX, spoilt: 0, heard: SAID, moves: [[3, "go up"]], absent: [[5, 7]],
};
const PRAISE = { type: "verdict", state: "verified", key: "verdict-verified", args: { moves: 9, draws: 0, pages: 1 }, at: null, told: null, ruled: null, overruled: [] };
const FAULT = { ...PRAISE, state: "broken", key: "verdict-answer", args: { number: 2 }, at: 1, told: SAID[1], ruled: SAID[0] };

/** A page that checks; the host and the engine answer as they are told to. */
function bench({ verify = () => PRAISE, version = "1.0", reveal = () => ({ type: "reveal", record: "{}" }) } = {}) {
  const asked = [];
  const told = [];
  const engine = {
    async request(message) {
      asked.push(message);
      return message.type === "catalog" ? { type: "catalog", version } : verify(message);
    },
  };
  const host = { request: async (message) => reveal(message) };
  const kept = [];
  const verifying = createVerifying({ engine, tell: (change) => told.push(change), keep: (record) => kept.push(record) });
  return { check: (member = MEMBER) => verifying.check(host, { ...MEMBER, ...member }), asked, told, kept };
}

test("the engine gets the record and what this page knows, and nothing else", async () => {
  const { check, asked, told } = bench();
  const found = await check();
  assert.deepEqual(asked, [{
    type: "verify",
    record: "{}",
    evidence: {
      seat: 1, commitment: HEX, origin: "pages", led: true, promises: [HEX], nonce: HEX, rules: { preset: "classic" },
      seats: [{ name: "Anna", colour: "red", bot: null }],
      heard: SAID, moves: [[3, "go up"]], absent: [[5, 7]],
    },
  }]);
  assert.deepEqual([found.state, found.args], ["verified", { moves: 9, draws: 0, pages: 1, heard: 2, own: true, spoilt: 0 }]);
  assert.deepEqual(told.map(({ verifying, verdict }) => [verifying, verdict?.state ?? null]), [["record", null], ["replay", null], [null, "verified"]]);
});

test("a record is kept where it was verified, and only there", async () => {
  for (const [verdict, member, records] of [
    [PRAISE, {}, ["{}"]], [FAULT, {}, []], [PRAISE, { rewritten: { at: 1, told: SAID[1], later: SAID[0] } }, []],
  ]) {
    const { check, kept } = bench({ verify: () => verdict });
    await check(member);
    assert.deepEqual(kept, records);
  }
});

test("a table that ended without a record is not verified, and the engine is not troubled", async () => {
  const silent = [() => null, () => ({ type: "refused", key: "refused-not-over", args: {} }), () => { throw new Error("closed"); }];
  for (const reveal of silent) {
    const { check, asked } = bench({ reveal });
    const { state, key } = await check();
    assert.deepEqual([state, key, asked], ["unverified", "verdict-no-record", []]);
  }
});

test("where nothing was promised nothing can be verified", async () => {
  const { check, asked } = bench();
  const { state, key } = await check({ commitment: null });
  assert.deepEqual([state, key, asked], ["unverified", "verdict-alone", []]);
});

test("the first answer that breaks the rules is passed on with both versions", async () => {
  const { type, ...fault } = FAULT;
  assert.equal(type, "verdict");
  assert.deepEqual(await bench({ verify: () => FAULT }).check(), fault);
});

test("another version of the program may be why a record doesn't fit, but doesn't spoil one that does", async () => {
  const { check } = bench({ verify: () => FAULT, version: "2.0" });
  assert.deepEqual([(await check()).state, (await check()).key], ["unverified", "verdict-version"]);
  assert.equal((await bench({ version: "2.0" }).check()).state, "verified");
});

test("what was told otherwise at first is no less a fault because the record fits the second telling", async () => {
  const rewritten = { at: 1, told: SAID[0], later: SAID[1] };
  const found = await bench().check({ rewritten });
  assert.deepEqual(found, { state: "broken", key: "verdict-rewritten", args: { number: 2 }, at: 1, told: SAID[0], ruled: SAID[1], overruled: [] });
  assert.equal((await bench({ verify: () => FAULT }).check({ rewritten })).key, "verdict-answer");
});

test("a check that can't be made accuses nobody", async () => {
  const lost = bench({ verify: () => { throw new EngineLost("engine-died"); } });
  const strange = bench({ verify: () => ({ type: "verdict", state: "fine" }) });
  for (const { check, told } of [lost, strange]) {
    const { state, key } = await check();
    assert.deepEqual([state, key, told.at(-1).verifying], ["unverified", "verdict-unchecked", null]);
  }
  assert.equal((await lost.check()).args.why, "engine-died");
});

test("a record that the engine doesn't even take is the host's fault", async () => {
  const { check } = bench({ verify: () => ({ type: "refused", key: "refused-message-too-long", args: {} }) });
  const { state, key, args } = await check();
  assert.deepEqual([state, key, args.why], ["broken", "verdict-record", "refused-message-too-long"]);
});

test("whoever asks twice is answered by one check", async () => {
  const { check, asked } = bench();
  const [one, other] = await Promise.all([check(), check()]);
  assert.equal(one, other);
  assert.equal(asked.length, 1);
});
