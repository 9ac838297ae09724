/** The course of drawing: what is asked of the engine, in which order, and what is kept of it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createDesk } from "../../../static/app/desk/desk.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";

const CATALOG = {
  presets: { classic: { game: "labyrinth", rules: { preset: "classic", rows: 4, cols: 5 } }, parchis: { game: "parchis", rules: {} } },
  options: { labyrinth: [{ name: "rows" }, { name: "cols" }], parchis: [] },
};
const EMPTY = { game: "labyrinth", rules: { preset: "classic" }, plan: null, seed: null };

/** An engine with a desk: an edit is refused where it is junk; all that was asked is noted. */
function engine() {
  let edits = null;
  const made = {
    asked: [],
    /** Its worker has died. */
    dies: () => (edits = null),
    request: async (message) => {
      made.asked.push(message);
      if (message.type === "catalog") return CATALOG;
      if (message.game === "parchis") return { type: "refused", key: "refused-desk-game", args: {} };
      if (message.type === "desk") edits = [...message.edits];
      else if (!edits) return { type: "refused", key: "refused-no-desk", args: {} };
      else if (message.edit === "junk") return { type: "refused", key: "refused-edit-word", args: { word: "junk", column: 1 } };
      else edits.push(message.edit);
      return { type: "drawn", text: edits.join("; "), rules: { preset: "classic", rows: 3, cols: 5 }, problems: [] };
    },
  };
  return made;
}

/** A shelf in memory, that has room or not. */
function shelf() {
  const plans = new Map();
  const made = {
    full: false, draftKept: null, plans,
    list: async () => [...plans.values()],
    keep: async (plan) => (put(plan.name.trim(), plan), plan.name.trim() ? null : { id: "desk-name-missing" }),
    rename: async (from, to) => (put(to, { ...plans.get(from), name: to }), plans.delete(from), null),
    remove: async (name) => void plans.delete(name),
    draft: async () => made.draftKept,
    keepDraft: async (draft) => (made.draftKept = put(null, draft)),
  };
  function put(name, what) {
    if (made.full) throw new DOMException("full", "QuotaExceededError");
    if (name) plans.set(name, what);
    return structuredClone(what);
  }
  return made;
}

let store, machine, kept, notices, desk;
const again = () => {
  store = createStore(firstState({ rules: { preset: "classic" }, you: {}, bots: [], seed: "" }), (tell) => tell());
  setUi(store, { catalog: CATALOG });
  desk = createDesk({
    store, engine: machine, plans: async () => kept,
    session: { asking: (question) => question(), notify: (id) => notices.push(id), withdraw: () => {} },
  });
};
beforeEach(() => {
  [machine, kept, notices] = [engine(), shelf(), []];
  again();
});
const text = () => store.get().desk.drawn.text;
const settled = () => new Promise((done) => setTimeout(done));

test("what was drawn is drawn again after a reload, undone steps included", async () => {
  await desk.enter();
  for (const edit of ["wall a1 right", "undo", "exit a1 up"]) assert.ok(await desk.draw(edit));
  await settled();
  machine.dies();
  again();
  await desk.enter();
  assert.equal(store.get().ui.screen, "desk");
  assert.equal(text(), "wall a1 right; undo; exit a1 up");
  assert.deepEqual(machine.asked.at(-1), { type: "desk", ...EMPTY, edits: ["wall a1 right", "undo", "exit a1 up"] });
});

test("a refused edit changes nothing, is no part of the drawing, and is forgotten with the next one", async () => {
  await desk.enter();
  await desk.draw("wall a1 right");
  assert.equal(await desk.draw("junk"), false);
  assert.equal(store.get().desk.refusal.key, "refused-edit-word");
  assert.equal(text(), "wall a1 right");
  await desk.draw("open a1 right");
  assert.equal(store.get().desk.refusal, null);
  await settled();
  assert.deepEqual(kept.draftKept.edits, ["wall a1 right", "open a1 right"]);
});

test("an engine that was lost is given the desk back, and no edit is lost or made twice", async () => {
  await desk.enter();
  await desk.draw("land a1");
  machine.dies();
  await Promise.all(["land b1", "land c1", "junk", "land d1"].map(desk.draw));
  assert.equal(text(), "land a1; land b1; land c1; land d1");
});

test("where the lobby's game has no desk, a classic sheet lies there", async () => {
  setUi(store, { setup: { ...store.get().ui.setup, rules: { preset: "parchis" } } });
  await desk.enter();
  assert.deepEqual(store.get().desk.begun, EMPTY);
});

test("a draft that can't be read any more is told of, and another sheet lies there", async () => {
  kept.draftKept = { begun: { ...EMPTY, game: "parchis" }, edits: [], name: "" };
  await desk.enter();
  assert.deepEqual(notices, ["desk-draft-unread"]);
  assert.deepEqual(store.get().desk.begun, EMPTY);
});

test("another beginning that is refused leaves what lies there", async () => {
  await desk.enter();
  await desk.draw("land a1");
  assert.equal((await desk.lay({ ...EMPTY, game: "parchis" })).key, "refused-desk-game");
  assert.equal(text(), "land a1");
});

test("a storage without room is told of, and drawing goes on", async () => {
  await desk.enter();
  kept.full = true;
  await desk.draw("land a1");
  await settled();
  assert.deepEqual(notices, ["desk-draft-lost"]);
  assert.equal(text(), "land a1");
  assert.deepEqual(await desk.keep("North"), { id: "desk-shelf-full" });
  assert.equal(store.get().desk.name, "");
});

test("a plan is kept with the rules that it is drawn by, called otherwise, opened and deleted", async () => {
  await desk.enter();
  await desk.draw("size 3 5");
  assert.equal(await desk.keep(" North "), null);
  const [plan] = await desk.kept();
  assert.deepEqual(desk.rules(), { preset: "classic", rows: 3 });
  assert.deepEqual([plan.rules, plan.text, plan.game], [{ preset: "classic" }, "size 3 5", "labyrinth"]);
  assert.equal(store.get().desk.name, "North");
  await desk.rename("North", "South");
  assert.equal(store.get().desk.name, "South");
  await desk.take({ ...plan, name: "South" });
  assert.deepEqual(machine.asked.at(-1), { type: "desk", game: "labyrinth", rules: { preset: "classic" }, plan: "size 3 5", seed: null, edits: [] });
  await desk.drop("South");
  assert.deepEqual([await desk.kept(), store.get().desk.name], [[], ""]);
});
