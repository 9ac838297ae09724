/** The quest of a day: noted when it is won alone, with the number of moves of the shortest way. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore, firstState, setUi } from "../../../static/app/page/store.js";
import { questOf } from "../../../static/app/puzzles/daily.js";
import { createQuests } from "../../../static/app/puzzles/quests.js";
import { createProgress } from "../../../static/app/shelves/progress.js";

const DAY = "2026-11-25";
const { rules: { preset }, seed } = questOf(DAY);
const OPTIONS = { preset, rows: 4 };
const CATALOG = { presets: { [preset]: { game: "labyrinth", rules: OPTIONS } }, options: { labyrinth: [{ name: "rows" }] } };
const RESULT = { won: true, moves: 30, hints: 0, best: null, stored: true };

function page({ today = DAY, par = 12 } = {}) {
  const store = createStore(firstState({ rules: {}, you: {}, bots: [], seed: "" }));
  const progress = createProgress(null);
  let asked = 0;
  const spawn = () => {
    let hear = () => {};
    return {
      addEventListener: (type, listener) => type === "message" && (hear = listener),
      terminate() {},
      postMessage({ id, to }) {
        assert.equal(to, "reviewing");
        asked += 1;
        queueMicrotask(() => hear({ data: { id, text: JSON.stringify({ type: "review", measure: { par } }) } }));
      },
    };
  };
  createQuests({ store, progress, spawn, today: () => today });
  return {
    store,
    progress,
    asked: () => asked,
    async ends(result, reveal = {}) {
      setUi(store, { catalog: CATALOG, reveal: { rules: OPTIONS, seed, record: "{}", ...reveal }, result: { ...RESULT, ...result } });
      await new Promise((done) => setTimeout(done));
    },
  };
}

test("a win is noted with the shortest way, and counts for the streak", async () => {
  const { ends, progress, store, asked } = page();
  await ends({});
  assert.deepEqual(progress.all().quests, { [DAY]: { moves: 30, hints: 0, par: 12 } });
  assert.deepEqual(progress.all().days, [DAY]);
  assert.deepEqual(store.get().ui.result.quest, { day: DAY, moves: 30, hints: 0, par: 12 });
  await ends({ moves: 12 });
  assert.equal(store.get().ui.result.quest.moves, 30, "the first win counts");
  assert.equal(asked(), 1);
});

test("on another day it is won without a streak", async () => {
  const { ends, progress } = page({ today: "2026-11-26" });
  await ends({});
  assert.deepEqual([Object.keys(progress.all().quests), progress.all().days], [[DAY], []]);
});

test("a game that was lost, another labyrinth, or other rules are no quest of a day", async () => {
  const { ends, progress, store, asked } = page();
  await ends({ won: false });
  await ends({}, { seed: "north" });
  await ends({}, { rules: { ...OPTIONS, rows: 3 } });
  assert.deepEqual([progress.all().quests, store.get().ui.result.quest, asked()], [{}, undefined, 0]);
});

test("where nobody can tell the shortest way, the win is noted all the same", async () => {
  const { ends, progress } = page({ par: null });
  await ends({});
  assert.equal(progress.all().quests[DAY].par, null);
});
