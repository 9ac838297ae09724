/** The shelf of plans: what may lie there, and what is left out. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { draftFrom, fileName, MOST_PLANS, MOST_TEXT, planFrom } from "../../../static/app/shelves/plan-fields.js";
import { openPlans } from "../../../static/app/shelves/plans.js";
import { createStorage } from "./fake-idb.mjs";

const PLAN = { name: "North", game: "labyrinth", rules: { preset: "classic", rows: 4, bear: false }, text: "gamemaster plan 1\n", at: 7 };
const DRAFT = { begun: { game: "labyrinth", rules: { preset: "school" }, plan: null, seed: "x" }, edits: ["wall a1 right", "undo"], name: "" };

let storage, shelf;
beforeEach(async () => {
  storage = createStorage();
  storage.install();
  shelf = await openPlans();
});

test("a plan is found under its name, one only; the list is in order", async () => {
  assert.equal(await shelf.keep({ ...PLAN, name: " North " }), null);
  await shelf.keep({ ...PLAN, name: "East" });
  await shelf.keep({ ...PLAN, text: "another" });
  assert.deepEqual((await shelf.list()).map(({ name, text }) => [name, text]), [["East", PLAN.text], ["North", "another"]]);
  await shelf.remove("East");
  assert.deepEqual((await shelf.list()).map(({ name }) => name), ["North"]);
});

test("a plan needs a name that no other one has", async () => {
  await shelf.keep(PLAN);
  await shelf.keep({ ...PLAN, name: "East" });
  assert.deepEqual(await shelf.keep({ ...PLAN, name: "  " }), { id: "desk-name-missing" });
  assert.deepEqual(await shelf.rename("North", "East"), { id: "desk-name-taken", args: { name: "East" } });
  assert.deepEqual(await shelf.rename("North", " "), { id: "desk-name-missing" });
  assert.equal(await shelf.rename("North", "West"), null);
  assert.deepEqual((await shelf.list()).map(({ name }) => name), ["East", "West"]);
});

test("so many lie there, and no more", async () => {
  for (let at = 0; at < MOST_PLANS; at += 1) await shelf.keep({ ...PLAN, name: `plan ${at}` });
  assert.deepEqual(await shelf.keep(PLAN), { id: "desk-shelf-many", args: { limit: MOST_PLANS } });
  assert.equal(await shelf.keep({ ...PLAN, name: "plan 3", text: "newer" }), null);
});

test("what is being drawn lies beside them", async () => {
  assert.equal(await shelf.draft(), null);
  await shelf.keepDraft(DRAFT);
  assert.deepEqual(await shelf.draft(), DRAFT);
});

test("junk on the shelf is left out", async () => {
  const junk = [null, 7, "x", [], {}, { ...PLAN, rules: [] }, { ...PLAN, rules: { preset: 3 } }, { ...PLAN, text: 5 }, { ...PLAN, at: "now" },
    { ...PLAN, text: "x".repeat(MOST_TEXT + 1) }, { ...PLAN, rules: { preset: "classic", rows: {} } }];
  for (const one of junk) assert.equal(planFrom(one === null || typeof one !== "object" ? one : { ...one }), null, JSON.stringify(one)?.slice(0, 80));
  const drafts = [undefined, null, 7, {}, { ...DRAFT, edits: [5] }, { ...DRAFT, edits: "wall" }, { ...DRAFT, begun: { ...DRAFT.begun, plan: 3 } }, { ...DRAFT, name: null }];
  for (const one of drafts) assert.equal(draftFrom(one), null);
  assert.deepEqual(planFrom({ ...PLAN, more: "than that" }), PLAN);
});

test("a file is called like its plan", () => {
  assert.equal(fileName("Остров сокровищ!", "txt"), "Остров-сокровищ.txt");
  assert.equal(fileName(" ../ ", "png"), "labyrinth.png");
});
