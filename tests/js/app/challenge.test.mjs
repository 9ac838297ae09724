import assert from "node:assert/strict";
import { test } from "node:test";

import { CHALLENGE, challengeLink, readChallenge, strangeInChallenge } from "../../../static/app/table/challenge.js";
import { CATALOG } from "../words/rule-catalog.mjs";

const RULES = { preset: "quest-easy", rows: 5, walls: 4, beginners: "1 2" };
const MADE = { rules: RULES, seed: "север & юг=#☀", version: "0.4.0", moves: 23 };
const link = (change) => challengeLink({ ...MADE, ...change });

test("a link brings back what it was made of, whatever signs the seed has", () => {
  assert.deepEqual(readChallenge(link()), { challenge: MADE });
  assert.deepEqual(readChallenge(link({ moves: null })).challenge.moves, null);
  assert.equal(readChallenge(link({ hints: 3 })).challenge.hints, 3);
  assert.equal(readChallenge(link({ moves: null, hints: 3 })).challenge.hints, undefined, "of nothing that was told");
  assert.match(link(), /^#labyrinth=[\w-]+&[\w=&%+.~*-]+$/);
});

test("a link survives a whole address", () => {
  const address = new URL(link(), "https://example.org/some/where/");
  assert.deepEqual(readChallenge(new URL(address.href).hash), { challenge: MADE });
});

test("junk is refused, and the reason names what is wrong", () => {
  const reasons = {
    "invite-long": [`${link()}&more=${"x".repeat(5000)}`],
    "invite-rules-broken": [CHALLENGE, `${CHALLENGE}%%%&seed=x`, `${CHALLENGE}${btoa("[1]")}&seed=x`, `${CHALLENGE}${btoa('{"preset":{}}')}&seed=x`],
    "invite-seed": [link({ seed: "" }), link({ seed: "  " }), link({ seed: "x".repeat(65) }), link().replace(/&seed=[^&]*/, "")],
    "invite-moves-broken": ["0", "-3", "1e3", "12345", "x", ""].flatMap((told) => [link().replace("moves=23", `moves=${told}`), `${link()}&hints=${told}`]),
  };
  for (const [id, links] of Object.entries(reasons)) {
    for (const one of links) assert.equal(readChallenge(one).complaint?.id, id, one);
  }
});

test("a version that is too long is cut, and one that is missing is none", () => {
  assert.equal(readChallenge(link({ version: "v".repeat(99) })).challenge.version.length, 32);
  assert.equal(readChallenge(link().replace(/&version=[^&]*/, "")).challenge.version, "");
});

test("only a labyrinth can be handed on, by rules that are known here", () => {
  const strange = (rules) => strangeInChallenge({ ...MADE, rules }, CATALOG)?.id;
  assert.equal(strange(RULES), undefined);
  assert.equal(strange({ preset: "parchis" }), "invite-other-game");
  assert.equal(strange({ preset: "tower" }), "house-preset-unknown");
  assert.equal(strange({ ...RULES, safe_cells: 12 }), "house-option-unknown");
});
