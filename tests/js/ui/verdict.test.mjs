import assert from "node:assert/strict";
import { test } from "node:test";

import { tellVerdict } from "../../../static/ui/finished/verdict.js";
import { LANGUAGES, wordsOf } from "../words/catalogs.mjs";

const SEATS = [{ name: "Anna", colour: "blue", bot: null }, { name: "Boris", colour: "red", bot: null }];
const READY = { state: "ready", version: "1" };
const HEX = "ab".repeat(32);
const FAULTS = [
  ["verdict-commitment", {}], ["verdict-promises", {}], ["verdict-origin", {}], ["verdict-plan", {}], ["verdict-seats", { number: 2 }], ["verdict-nonce", {}], ["verdict-nonce", { number: 2 }],
  ["verdict-rules", {}], ["verdict-move", { number: 7, why: "illegal-no-bullets", move: "shoot up" }],
  ["verdict-draw", { number: 3 }], ["verdict-draw", { outcome: "dice 7 7" }], ["verdict-answer", { number: 5 }],
  ["verdict-own-move", { number: 4 }], ["verdict-rewritten", { number: 6 }],
  ["verdict-record", { why: "refused-record-broken" }],
];

/** @param {any} change @param {any} [boot] @param {string} [language] */
function told(change, boot = READY, language = "en") {
  const verdict = change.key && { state: "broken", args: {}, at: null, told: null, ruled: null, overruled: [], ...change };
  const party = {
    led: change.led ?? false, origin: change.origin ?? "pages", role: "guest", hostName: "Hanna", rules: { preset: "classic" },
    verdict: verdict ?? null, verifying: change.verifying ?? null, commitment: HEX,
  };
  return tellVerdict(party, boot, SEATS, wordsOf(language).within({ preset: "classic" }));
}

test("a game without friends, or one that is not over, has no verdict", () => {
  assert.equal(tellVerdict(null, READY, SEATS, wordsOf("en")), null);
  assert.equal(told({}), null);
});

test("the way to the verdict is told: the host's record, the engine on its way, the replay", () => {
  assert.match(told({ verifying: "record" }).text, /asked to lay open the record/);
  const loading = told({ verifying: "replay" }, { state: "loading", stage: "runtime", progress: 0.4 });
  assert.deepEqual([loading.state, loading.progress], ["checking", 0.4]);
  const replaying = told({ verifying: "replay" });
  assert.match(replaying.text, /played again/);
  assert.equal(replaying.progress, null);
  const stuck = told({ verifying: "replay" }, { state: "failed", reason: "boot-runtime-failed", detail: "" });
  assert.deepEqual([stuck.state, stuck.text], ["stuck", "The Python runtime could not be loaded."]);
});

test("a verified game says what was checked, and what no check can show", () => {
  const shown = told({ state: "verified", key: "verdict-verified", args: { moves: 31, draws: 1, pages: 2, origin: "pages", heard: 80, own: true } });
  assert.equal(shown.head, "Verified.");
  assert.equal(shown.plan, "");
  assert.match(shown.more, /no check can show/);
  assert.deepEqual(shown.facts, [
    "31 requests were made again by the rules.",
    "80 answers that you heard were held against them.",
    "The plan was drawn again from the promised seed and all shares of chance, and it was the same.",
    "One outcome of chance was drawn again, and it was the same.",
    "All chance came from the host's seed, fixed before the first move, and from the shares of 2 guests, yours among them. None of them could choose it.",
  ]);
  assert.deepEqual([shown.commitment, shown.savable], [HEX, false]);
});

test("a plan that somebody may have known is spoken of again, whatever the verdict is", () => {
  const sentences = {
    seed: /from a seed that Hanna has chosen/, text: /Hanna has brought the plan/, alone: /No guest was there when the plan was drawn/,
    unknown: /can no longer be shown/,
  };
  for (const [origin, sentence] of Object.entries(sentences)) {
    for (const [state, key] of [["verified", "verdict-verified"], ["unverified", "verdict-unfinished"], ["broken", "verdict-rules"]]) {
      assert.match(told({ state, key, origin }).plan, sentence);
    }
  }
});

test("of a led game the verdict says that a person led it, and lists what he has changed", () => {
  const said = (key, args = {}) => ({ key, args });
  const overruled = [
    { version: 5, text: "turn 2 tell all", said: [said("ruled-turn", { seat: 1 }), said("overruled")] },
    { version: 9, text: "back 2", said: [said("taken-back", { count: 2 })] },
  ];
  const shown = told({ state: "verified", key: "verdict-verified-led", args: { count: 2 }, led: true, overruled });
  assert.match(shown.text, /overruled 2 times/);
  assert.match(shown.plan, /^Hanna leads this game as its game master/);
  assert.deepEqual(shown.rulings.map((one) => one.split(". ")[0]), ["By the game master’s word it is Boris’s turn", "The last 2 requests are taken back"]);
  assert.equal(shown.more, "");
  assert.deepEqual(told({ state: "verified", key: "verdict-verified" }).rulings, []);
});

test("draws that a host has begun anew are told", () => {
  const facts = (spoilt) => told({ state: "verified", key: "verdict-verified", args: { spoilt } }).facts;
  assert.equal(facts(0).length, 5);
  assert.match(facts(2).at(-1), /^2 times the shares of chance had been revealed and the host began anew/);
});

test("a game that can't be verified says why, and accuses nobody", () => {
  for (const key of ["verdict-no-record", "verdict-alone", "verdict-version", "verdict-unchecked"]) {
    const shown = told({ state: "unverified", key });
    assert.equal(shown.head, "Not verified.");
    assert.deepEqual([shown.facts, shown.quotes, shown.savable], [[], [], false]);
  }
  const lost = told({ state: "unverified", key: "verdict-unchecked", args: { why: "engine-died" } });
  assert.match(lost.more, /^The engine stopped twice/);
});

test("the first answer that breaks the rules is shown in both versions", () => {
  const shown = told({
    key: "verdict-answer", args: { number: 12 }, at: 11,
    told: { key: "hit-wall", args: { seat: 1 } }, ruled: { key: "arrived-land", args: { seat: 1 } },
  });
  const words = wordsOf("en");
  assert.match(shown.text, /^Answer 12 /);
  assert.deepEqual(shown.quotes, [
    { label: "You were told", text: words.said({ key: "hit-wall", args: { seat: 1 } }, SEATS) },
    { label: "The rules say", text: words.said({ key: "arrived-land", args: { seat: 1 } }, SEATS) },
  ]);
  assert.ok(shown.savable);
});

test("an answer that is missing, or that no game master gives, is shown as such", () => {
  const shown = told({ key: "verdict-answer", args: { number: 1 }, at: 0, told: { key: "you-win-a-car", args: {} }, ruled: null });
  assert.deepEqual(shown.quotes.map(({ text }) => text), ["(“you-win-a-car”, which no game master says)", "(nothing)"]);
});

test("what was changed later is shown as it was heard first and later", () => {
  const shown = told({
    key: "verdict-rewritten", args: { number: 2 }, at: 1,
    told: { key: "hit-wall", args: { seat: 1 } }, ruled: { key: "arrived-land", args: { seat: 1 } },
  });
  assert.deepEqual(shown.quotes.map(({ label }) => label), ["You heard at first", "Later you were told"]);
});

test("a refused request says why, if that makes a sentence", () => {
  assert.equal(told({ key: "verdict-move", args: { number: 7, why: "illegal-no-bullets" } }).more, "No bullets are left.");
  assert.equal(told({ key: "verdict-record", args: { why: "refused-record-broken" } }).more, "");
  assert.equal(told({ key: "verdict-move", args: { number: 7, why: "no such key" } }).more, "");
});

test("every fault is a whole sentence in every language", () => {
  for (const language of LANGUAGES) {
    for (const [key, args] of FAULTS) {
      const { text, more, head } = told({ key, args }, READY, language);
      assert.doesNotMatch(`${head} ${text} ${more}`, /[{}‹›]/, `${language} ${key}`);
      assert.match(text, /\.$/, `${language} ${key}`);
    }
  }
});
