import assert from "node:assert/strict";
import { test } from "node:test";

import { makeSeal } from "../../../static/net/fair/seal.js";
import { PROTOCOL, readFromGuest, readFromHost, REFUSALS } from "../../../static/net/talk/protocol.js";

const HEX = "0a".repeat(32);
const KEY = "B".repeat(87);
const TOKEN = "t".repeat(22);
const HELLO = { do: "hello", protocol: PROTOCOL, version: "1.0", name: "Anna", token: null, tag: "q".repeat(11), key: KEY, watch: false };
const GUEST = [
  HELLO, { ...HELLO, token: TOKEN, tag: null, watch: true }, { do: "name", name: "Bert" }, { do: "promise", round: 1, promise: HEX },
  { do: "nonce", round: 2, nonce: HEX }, { do: "key", key: KEY }, { do: "sealed", text: "0.abc+/==" }, { do: "say", text: "Hi <b>all</b>" },
  { do: "react", sign: "laugh" }, { do: "leave" },
  { do: "propose", number: 1, changes: { bear: false, rows: 3, outline: "random" }, tried: true }, { do: "vote", number: 2, point: 7, yes: false },
  { do: "withdraw", number: 3, point: 7 }, { do: "succeed", number: 4, answer: "pass", to: 0 },
];
const POLLED = {
  number: 2, by: "Anna", changes: [{ option: "bear", value: false, before: true }],
  ballots: [{ name: "Anna", seat: 1, weight: 5100, vote: true }, { name: "Hanna", seat: null, weight: 4900, vote: null }], yes: 5100, no: 0, silent: 4900,
};
const ROOM = {
  do: "room", phase: "playing", host: "Hanna", led: true, origin: "pages", rules: { preset: "classic", bear: true, rows: 4 }, players: [1, 6], mine: 1, watcher: null,
  seats: [
    { kind: "host", name: "Hanna", colour: "blue", bot: null, state: null },
    { kind: "friend", name: "Anna", colour: "red", bot: "mapper", state: "away" },
  ],
  watchers: [{ id: "w1", name: "Wim", state: "connected" }], commitment: HEX, promises: [HEX],
  paused: false, timers: [{ of: "clock", seat: 1, nth: 2, left: 59_500, runs: true }, { of: "all", seat: null, nth: 1, left: 0, runs: false }],
  agreement: {
    differs: [{ option: "rows", value: 3, usual: 4 }],
    points: [{ ...POLLED, seat: 1 }],
    settled: [{ ...POLLED, number: 1, outcome: "kept", stands: false }],
  },
  next: { state: "drawn", seat: 1, name: "Anna", may: [], rules: { preset: "classic", rows: 6 }, asked: [{ name: "Hanna", answer: "pass" }] },
  drawer: "Anna",
};
const HOST = [
  { do: "welcome", table: "abc-_1.2", token: TOKEN, version: "1.0" }, { do: "refused", key: "version-differs", args: { theirs: "1", host: "2" } },
  ROOM, { do: "gather", round: 1 }, { do: "round", round: 1, commitment: HEX, promises: [HEX] },
  { do: "opened", round: 1, nonces: [{ promise: HEX, nonce: HEX }] }, { do: "admitted", key: KEY }, { do: "rekey" }, { do: "sealed", text: "12.abcd" },
  { do: "said", from: "s1", seat: 1, name: "Anna", text: "Hi" }, { do: "reacted", from: "w1", seat: null, name: "Wim", sign: "wow" }, { do: "slower" },
  { do: "remark", name: "Hanna", to: null, text: "Hush!" }, { do: "remark", name: "Hanna", to: 1, text: "That was the treasure." },
  { do: "answered", number: 2, key: "agree-not-open", args: { number: 7 } }, { do: "answered", number: 3, key: null, args: {} },
];

/** @param {unknown} value */
const copy = (value) => JSON.parse(JSON.stringify(value));

test("every message is read as it was sent", () => {
  for (const message of GUEST) assert.deepEqual(readFromGuest(copy(message)), message);
  for (const message of HOST) assert.deepEqual(readFromHost(copy(message)), message);
});

test("no side reads what the other one says", () => {
  const both = ["sealed"];
  for (const message of GUEST) if (!both.includes(message.do)) assert.equal(readFromHost(copy(message)), null, message.do);
  for (const message of HOST) if (!both.includes(message.do)) assert.equal(readFromGuest(copy(message)), null, message.do);
});

test("what is no message is none", () => {
  const junk = [null, undefined, 0, "", "leave", [], [{ do: "leave" }], {}, { do: 1 }, { do: "" }, { do: "nothing" }, { do: "__proto__" },
    { do: "constructor" }, { do: "toString" }, { do: ["leave"] }];
  for (const value of junk) {
    assert.equal(readFromGuest(value), null, JSON.stringify(value));
    assert.equal(readFromHost(value), null, JSON.stringify(value));
  }
});

test("a message has its fields, all of them and no others", () => {
  for (const [read, messages] of [[readFromGuest, GUEST], [readFromHost, HOST]]) {
    for (const message of messages) {
      assert.equal(read({ ...message, more: 1 }), null, `${message.do} and more`);
      for (const field of Object.keys(message)) {
        const { [field]: _, ...rest } = message;
        assert.equal(read(rest), null, `${message.do} without ${field}`);
      }
    }
  }
});

test("no field takes a value of another kind", () => {
  const strange = [undefined, null, true, -1, 1.5, 1e9, NaN, "", "x\ny", "\u0000", "ü".repeat(9_000_000), "<", [], {}, ["a"], { a: 1 }, () => {}];
  for (const [read, messages] of [[readFromGuest, GUEST], [readFromHost, HOST]]) {
    for (const message of messages) {
      for (const field of Object.keys(message)) {
        for (const value of strange) {
          const answer = read({ ...message, [field]: value });
          // Whatever got through is of the same kind as what stood there.
          if (answer && message[field] !== null && value !== null) assert.equal(typeof answer[field], typeof message[field], `${message.do}.${field}: ${String(value).slice(0, 20)}`);
        }
      }
    }
  }
  for (const value of strange) assert.equal(readFromGuest({ do: "promise", round: 1, promise: value }), null);
});

test("names and texts are short, of one line, and without what can't be seen", () => {
  const named = (name) => readFromGuest({ do: "name", name })?.name ?? null;
  assert.equal(named("x".repeat(24)), "x".repeat(24));
  assert.equal(named("x".repeat(25)), null);
  assert.equal(named(" "), null);
  assert.equal(named("\u202e"), null);
  assert.equal(named("An\u202ena"), "Anna");
  assert.equal(named("An\u0007na"), null);
  assert.equal(readFromGuest({ do: "say", text: "x".repeat(201) }), null);
  assert.equal(readFromGuest({ do: "say", text: "two\nlines" }), null);
  assert.equal(readFromGuest({ do: "react", sign: "<img>" }), null);
});

test("hexadecimal and base64 are what they claim", () => {
  for (const nonce of [HEX.toUpperCase().replace("0", "0A"), HEX.slice(1), `${HEX}0`, `${HEX}\n`, "g".repeat(64)]) {
    assert.equal(readFromGuest({ do: "nonce", round: 1, nonce }), null, nonce);
  }
  for (const text of ["abc", "1.", ".abc", "1.a b", "1.abc\n", "-1.abc", "1.<b>", `1.${"a".repeat(40_000)}`]) {
    assert.equal(readFromGuest({ do: "sealed", text }), null, text.slice(0, 20));
  }
  assert.notEqual(readFromHost({ do: "sealed", text: `1.${"a".repeat(2_000_000)}` }), null);
});

test("the longest plan fits into a guest's letter, even if nothing of it can be packed", async () => {
  const [host, guest] = [await makeSeal(), await makeSeal()];
  const box = await guest.with(host.publicKey, "guest");
  const plan = Array.from(crypto.getRandomValues(new Uint8Array(20_000)), (byte) => String.fromCharCode(0x20 + (byte % 0x5e))).join("");
  const text = await box.seal(JSON.stringify({ n: 1_000_000, request: { type: "hand-plan", seat: 15, plan } }));
  assert.deepEqual(readFromGuest({ do: "sealed", text }), { do: "sealed", text });
});

test("the hello of another protocol is read as far as to say that it is another one", () => {
  const other = { do: "hello", protocol: 7, version: "9.0", fresh: { a: 1 } };
  assert.deepEqual(readFromGuest(other), { do: "stranger", protocol: 7, version: "9.0" });
  assert.equal(readFromGuest({ ...other, protocol: PROTOCOL }), null);
  assert.equal(readFromGuest({ ...other, protocol: "7" }), null);
});

test("rules are names with plain values", () => {
  const rules = (value) => readFromHost({ ...ROOM, rules: value });
  assert.notEqual(rules({ preset: "parchis" }), null);
  for (const value of [{}, { preset: 1 }, { preset: "classic", Bear: true }, { preset: "classic", bear: {} }, { preset: "x".repeat(65) },
    JSON.parse('{"preset":"classic","__proto__":1}'), Object.fromEntries([["preset", "a"], ...Array.from({ length: 200 }, (_, at) => [`o${"x".repeat(at % 60)}`, at])])]) {
    const read = rules(value);
    if (read) assert.ok(Object.keys(read.rules).length < 128 && Object.getPrototypeOf(read.rules) === Object.prototype);
    else assert.equal(read, null);
  }
});

test("a plan comes from one of the places that there are", () => {
  for (const origin of ["pages", "seed", "text"]) assert.equal(readFromHost({ ...ROOM, origin }).origin, origin);
  for (const origin of ["", "Seed", "elsewhere", "__proto__", "toString", null, 1, ["seed"], undefined]) assert.equal(readFromHost({ ...ROOM, origin }), null);
});

test("a table is led by a person or not, and a clock measures what there is to measure", () => {
  for (const led of ["yes", 1, null, undefined]) assert.equal(readFromHost({ ...ROOM, led }), null);
  const [clock] = ROOM.timers;
  for (const wrong of [{ of: "game" }, { left: -1 }, { left: 1.5 }, { left: 1e9 }, { seat: 16 }, { runs: null }, { ends: 5 }]) {
    assert.equal(readFromHost({ ...ROOM, timers: [{ ...clock, ...wrong }] }), null);
  }
  assert.equal(readFromHost({ ...ROOM, timers: Array(5).fill(clock) }), null);
});

test("a refusal has a reason that is known", () => {
  for (const key of REFUSALS) assert.notEqual(readFromHost({ do: "refused", key, args: {} }), null);
  assert.equal(readFromHost({ do: "refused", key: "other", args: {} }), null);
});
