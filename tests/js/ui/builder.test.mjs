import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore, firstState, setUi } from "../../../static/app/page/store.js";
import { createDraft } from "../../../static/ui/labyrinth/builder-draft.js";
import { canRecall, recalledWords } from "../../../static/ui/table/recall.js";
import { wordsOf } from "../words/catalogs.mjs";

const SETUP = { rules: {}, you: { name: "", colour: "blue", plays: true }, bots: [], seed: "" };
const part = (move) => ({ move, do: move.split(" ")[0], part: true, target: { side: move.split(" ")[1] } });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A draft whose questions to the engine a test answers. */
function bench(answers = {}) {
  const store = createStore(firstState(SETUP), (flush) => flush());
  const asked = [];
  const said = [];
  let accepts = true;
  const session = {
    consider: async (text) => {
      asked.push(text);
      return answers[text] ?? { type: "refused", key: "illegal-one-movement", args: {} };
    },
    submit: async (move) => (said.push(move.move), accepts),
  };
  const draft = createDraft({ store, session });
  return { store, asked, said, draft, now: () => store.get().ui.draft, refuse: () => (accepts = false) };
}

const READ = {
  "shoot left; go up": { type: "considered", actions: [{ do: "shoot", side: "left" }, { do: "go", side: "up" }], text: "shoot left; go up" },
};

test("parts that are tapped become a text, and the engine is asked about it", async () => {
  const { draft, now, asked } = bench(READ);
  draft.add(part("shoot left"));
  await settle();
  assert.equal(now().text, "shoot left");
  assert.equal(now().check.refusal.key, "illegal-one-movement");
  draft.add(part("go up"));
  await settle();
  assert.equal(now().text, "shoot left; go up");
  assert.equal(now().check.refusal, null);
  assert.deepEqual(asked, ["shoot left", "shoot left; go up"]);
});

test("what is typed becomes chips once the engine can read it", async () => {
  const { draft, now } = bench(READ);
  draft.type("shoot left; go");
  await settle();
  assert.deepEqual(now().statements, []);
  draft.type("SHOOT left; go up");
  await settle();
  assert.deepEqual(now().statements, []);
  draft.type("shoot left; go up");
  await settle();
  assert.equal(now().statements.length, 2);
  assert.equal(now().text, "shoot left; go up");
});

test("a tap adds to a text that can't be read yet instead of replacing it", async () => {
  const { draft, now } = bench();
  draft.type("shoot lef; ");
  draft.add(part("go up"));
  assert.equal(now().text, "shoot lef; go up");
});

test("a part that is tapped too late is put where the engine wants it; what is typed stays", async () => {
  const early = { type: "refused", key: "illegal-arms-after", args: {} };
  const [shot, step] = [{ do: "shoot", side: "up" }, { do: "go", side: "left" }];
  const late = "shoot up; go left";
  const { draft, now } = bench({ [late]: { ...early, actions: [shot, step], mended: [step, shot] }, "shoot up; blow left": early });
  for (const move of ["shoot up", "go left"]) draft.add(part(move));
  assert.equal(now().text, late);
  await settle();
  assert.equal(now().text, "go left; shoot up");
  draft.discard();
  for (const move of ["shoot up", "blow left"]) draft.add(part(move));
  await settle();
  assert.equal(now().text, "shoot up; blow left");
  draft.discard();
  draft.add(part("shoot up"));
  await settle();
  draft.type(late);
  await settle();
  assert.equal(now().text, late);
});

test("fast typing asks about the newest text only, one question at a time", async () => {
  const { draft, asked, now } = bench(READ);
  for (const text of ["s", "sh", "sho", "shoot left; go up"]) draft.type(text);
  await settle();
  assert.deepEqual(asked, ["s", "shoot left; go up"]);
  assert.equal(now().check.text, "shoot left; go up");
});

test("parts go into the branch that is being filled", async () => {
  const { draft, now } = bench();
  draft.arrange([{ if: { is: "wall" }, then: [], else: [] }]);
  draft.fill([0, "else"]);
  draft.add(part("blow up"));
  assert.equal(now().text, "if wall {  } else { blow up }");
  draft.fill([]);
  draft.add(part("go up"));
  assert.equal(now().text, "if wall {  } else { blow up }; go up");
});

test("a move that was said is gone, a refused one stays to be mended", async () => {
  const { draft, now, said, refuse } = bench();
  draft.type("go up; shoot left");
  await draft.say();
  assert.deepEqual(said, ["go up; shoot left"]);
  assert.equal(now(), null);
  refuse();
  draft.type("go up up");
  await draft.say();
  assert.equal(now().text, "go up up");
  draft.discard();
  assert.equal(now(), null);
});

test("the words that fit where somebody types are the engine's, of whom nothing is asked twice", async () => {
  const sides = { type: "refused", key: "illegal-move-side", args: {}, follows: { column: 7, words: ["left"] } };
  const { draft, asked } = bench({ "shoot l": sides });
  draft.type("shoot l");
  assert.deepEqual(await draft.wanted("shoot l"), { from: 6, words: ["left"] });
  assert.deepEqual(asked, ["shoot l"]);
  await settle();
  assert.deepEqual(await draft.wanted("shoot l"), { from: 6, words: ["left"] });
  assert.deepEqual(asked, ["shoot l", "shoot l"]);
});

test("an engine that was lost offers no words", async () => {
  const store = createStore(firstState(SETUP), (flush) => flush());
  const draft = createDraft({ store, session: { consider: async () => null, submit: async () => false } });
  assert.deepEqual(await draft.wanted("go "), { from: 0, words: [] });
});

const SEATS = ["Anna", "Boris"].map((name) => ({ name, colour: "red", bot: null }));
const HEARD = [
  { key: "requested", args: { seat: 1, actions: [{ do: "go", side: "up" }] } },
  { key: "hit-wall", args: { seat: 1 } },
];
const seen = (change) => ({
  seat: 0, turn: 0, over: null, seats: SEATS, heard: HEARD, rules: { preset: "grand", memory_game: true },
  view: { recall: [{ seat: 1, from: 0, to: 2 }, { seat: 0, from: 0, to: 0 }] }, ...change,
});

test("a last move is recalled with its answers; in a memory game in one's own turn only", () => {
  const state = { ui: { recalled: 1 } };
  const words = wordsOf("en").within({ preset: "grand" });
  assert.equal(recalledWords(state, seen({}), words), "Boris: up. — Cannot move – hit a wall.");
  assert.equal(recalledWords(state, seen({ turn: 1 }), words), "");
  assert.ok(canRecall(seen({ turn: 1, rules: {} }), 1));
  assert.ok(!canRecall(seen({}), 0));
  assert.equal(recalledWords({ ui: { recalled: null } }, seen({}), words), "");
});
