/** Links from strangers: whatever stands in them is refused, or is nothing but plain text of a known form. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { readChallenge, strangeInChallenge } from "../../../static/app/table/challenge.js";
import { planLink, readPlanLink } from "../../../static/app/desk/plan-link.js";
import { MOST_TEXT } from "../../../static/app/shelves/plan-fields.js";
import { readJoin, readReply } from "../../../static/app/friends/links.js";
import { readLink, strangeIn } from "../../../static/app/rules/house-rules.js";
import { unpackInvitation, unpackReply } from "../../../static/net/codes/codes.js";
import { readRoomLink } from "../../../static/net/relay/address.js";
import { hasControls, MOST_NAME } from "../../../static/net/talk/talk.js";
import { challengeLinks, friendLinks, PAYLOADS, planLinks, ruleLinks, SQUARE } from "./link-injections.mjs";
import { CATALOG } from "../words/rule-catalog.mjs";

const PLAIN = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

afterEach(() => {
  assert.equal(JSON.stringify(Object.getOwnPropertyNames(Object.prototype)), PLAIN, "objects are what they were");
  assert.equal("polluted" in {}, false);
  assert.equal("pwned" in globalThis, false);
});

/** Rules from a link that the page would take up: names and values that the engine has. */
function isHarmless(rules) {
  assert.equal(Object.getPrototypeOf(rules), Object.prototype);
  for (const [name, value] of Object.entries(rules)) {
    assert.match(name, /^[a-z][a-z_]*$/);
    assert.ok(["string", "number", "boolean"].includes(typeof value));
  }
}

for (const [at, payload] of PAYLOADS.entries()) {
  test(`no link to rules or to a labyrinth brings ${JSON.stringify(payload.slice(0, 30))} in (${at + 1})`, () => {
    for (const link of ruleLinks(payload)) {
      const read = readLink(link);
      if ("rules" in read) isHarmless(read.rules);
      const strange = "complaint" in read ? read.complaint : strangeIn(read.rules, CATALOG);
      // An option's value is judged by the engine, before anything is made of it.
      if (strange === null) assert.deepEqual(read.rules, { preset: "classic", rows: payload });
    }
    for (const link of challengeLinks(payload)) {
      const read = readChallenge(link);
      if ("complaint" in read) continue;
      isHarmless(read.challenge.rules);
      const { rules, seed, moves } = read.challenge;
      if (strangeInChallenge(read.challenge, CATALOG) === null) assert.deepEqual([rules, seed, moves], [{ preset: "classic", rows: 5 }, "1", null]);
    }
  });

  test(`no link to a plan brings more than a text for the engine: ${JSON.stringify(payload.slice(0, 30))} (${at + 1})`, async () => {
    for (const link of planLinks(payload)) {
      const read = await readPlanLink(link);
      if ("complaint" in read) continue;
      isHarmless(read.plan.rules);
      assert.deepEqual(Object.keys(read.plan), ["rules", "text"]);
      assert.ok([payload, SQUARE, SQUARE.replace("| .", `| ${payload}`), `${SQUARE}${payload}\n`].includes(read.plan.text));
    }
  });

  test(`no link of friends brings ${JSON.stringify(payload.slice(0, 30))} in (${at + 1})`, () => {
    for (const link of friendLinks(payload)) {
      const read = readJoin(link);
      if (!("complaint" in read)) {
        assert.match(read.code + read.room + (read.tag ?? "") + read.table, /^[\w.-]*$/);
        assert.equal(`${read.by}${read.to}`, "");
        assert.ok("complaint" in unpackInvitation(read.code), "and no code leads anywhere");
      }
      assert.ok("complaint" in unpackReply(readReply(link)));
    }
  });

  test(`a name in an invitation is a line of text: ${JSON.stringify(payload.slice(0, 30))} (${at + 1})`, () => {
    const read = readJoin(`#join=I${"a".repeat(30)}&by=${encodeURIComponent(payload)}&to=${encodeURIComponent(payload)}&at=t`);
    // A link that is too long is none.
    if ("complaint" in read) return;
    assert.ok([...read.by].length <= MOST_NAME);
    assert.equal(hasControls(read.by), false);
    assert.match(read.to, /^([a-z][a-z0-9-]*)?$/);
  });
}

test("a link to a plan gives back its rules and its text; what is cut off or swollen is refused", async () => {
  const plan = { rules: { preset: "classic", rows: 1 }, text: SQUARE };
  const link = await planLink(plan);
  assert.deepEqual(await readPlanLink(link), { plan });
  const refused = async (wrong) => (await readPlanLink(wrong)).complaint?.id;
  for (let end = link.indexOf("&text="); end < link.length; end += 1) assert.equal(await refused(link.slice(0, end)), "desk-link-broken");
  const bomb = await planLink({ ...plan, text: "\0".repeat(50 * MOST_TEXT) });
  assert.ok(bomb.length < 4096, "it comes as a link");
  assert.equal(await refused(bomb), "desk-link-broken");
  assert.equal(await refused(await planLink({ ...plan, text: "" })), "desk-link-broken");
  assert.equal(await refused(`${link}${"A".repeat(20_000)}`), "desk-link-long");
});

test("what is read as a room on relays is one", () => {
  for (const payload of PAYLOADS) assert.doesNotThrow(() => readRoomLink(payload));
});

test("links of another version, and beside each other, are refused", () => {
  for (const code of ["I", "R", "9", "0AAAAAAAAAAAA", "A".repeat(140), "A".repeat(141), "A".repeat(4000)]) {
    assert.ok("complaint" in unpackInvitation(code), code);
    assert.ok("complaint" in unpackReply(code), code);
  }
  for (const link of ["#rules=#rules=", "#labyrinth=#rules=", "#join=#join=", "#RULES=e30", "#rules", "#"]) {
    assert.ok("complaint" in readLink(link) || !link.startsWith("#rules="));
    assert.ok("complaint" in readChallenge(link));
  }
});
