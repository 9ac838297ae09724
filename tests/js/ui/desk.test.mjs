/** The hand at the desk: pointers and keys that become edits. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createHand } from "../../../static/ui/desk/hand.js";
import { letterOf, readDrawingKey } from "../../../static/ui/parts/drawing-keys.js";
import { placeOf, tellEdit, tellState } from "../../../static/ui/desk/told.js";
import { LANGUAGES, wordsOf } from "../words/catalogs.mjs";

const PLAN = { rows: 4, cols: 5, floors: 2, cells: [], holes: [] };
const TOOLS = [
  { id: "hospital", gesture: "cell", word: "cell", after: "hospital" }, { id: "wall", gesture: "side", word: "wall", after: "" },
  { id: "river", gesture: "stroke", word: "river", after: "" }, { id: "loop", gesture: "taps", word: "loop", after: "" },
  { id: "store", gesture: "store", word: "store", after: "" }, { id: "copy", gesture: "part", word: "copy", after: "" },
];
const KEY = { key: "", code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

let hand, edits, stocks, moved;
beforeEach(() => {
  [edits, stocks, moved] = [[], [], []];
  hand = createHand({
    plan: () => PLAN, tools: () => TOOLS, draw: (edit) => edits.push(edit), stock: (tool, place) => stocks.push(place), changed() {}, painted() {}, moved: (place) => moved.push(place),
  });
});

test("without a tool a square is looked at, and nothing is drawn", () => {
  hand.press({ row: 1, col: 1 });
  assert.deepEqual([edits, moved], [[], [{ row: 1, col: 1 }]]);
});

test("a side needs a side, a store is asked for", () => {
  hand.take("wall");
  hand.press({ row: 1, col: 1 });
  hand.press({ row: 1, col: 1, side: "left" });
  hand.take("store");
  hand.press({ row: 2, col: 0 });
  assert.deepEqual([edits, stocks], [["wall 1b2 left"], [{ row: 2, col: 0 }]]);
});

test("a stroke is drawn where it ends, and a second finger gives it up", () => {
  hand.take("river");
  assert.ok(hand.leads());
  hand.lead([{ row: 0, col: 0 }, { row: 0, col: 1 }], true);
  hand.lead([{ row: 1, col: 1 }], false);
  assert.deepEqual(hand.over().way.length, 3);
  hand.lift(true);
  hand.lead([{ row: 3, col: 0 }, { row: 3, col: 1 }], true);
  hand.lift(false);
  assert.deepEqual([edits, hand.way()], [["river 1a1 1b1 1b2"], []]);
});

test("the keys lead a river along, and end it", () => {
  hand.take("river");
  hand.press(hand.cursor.at());
  for (const side of ["right", "down", "left"]) hand.step(side);
  assert.ok(hand.canFinish());
  hand.finish();
  assert.deepEqual(edits, ["river 1a1 1b1 1b2 1a2"]);
  assert.deepEqual(moved.at(-1), { row: 1, col: 0 });
});

test("floors are climbed to the same square", () => {
  hand.cursor.put({ row: 2, col: 3 });
  assert.ok(hand.cursor.climb(1));
  assert.deepEqual(hand.cursor.at(), { row: 6, col: 3 });
  assert.ok(!hand.cursor.climb(1));
});

test("a part that is dragged over waits for where it goes", () => {
  hand.take("copy");
  hand.lead([{ row: 0, col: 0 }, { row: 1, col: 1 }], true);
  hand.lift(true);
  assert.deepEqual(hand.over().part, [{ row: 0, col: 0 }, { row: 1, col: 1 }]);
  hand.press({ row: 2, col: 2 });
  assert.deepEqual(edits, ["copy 1a1 1b2 1c3"]);
});

test("giving up gives up the way first, then the tool", () => {
  hand.take("loop");
  hand.press({ row: 0, col: 0 });
  assert.ok(hand.cancel() && hand.tool()?.id === "loop" && !hand.way().length);
  assert.ok(hand.cancel() && hand.tool() === null);
  assert.ok(!hand.cancel());
});

test("who uses the keys sees their square, and not where the pointer was left", () => {
  hand.take("hospital");
  hand.point({ row: 0, col: 0 });
  assert.deepEqual([hand.over().hover, hand.over().cursor], [{ row: 0, col: 0 }, null]);
  hand.step("right");
  assert.deepEqual([hand.over().hover, hand.over().cursor], [null, { row: 0, col: 1 }]);
});

test("keys go, draw, take back; letters take tools by their place", () => {
  const read = (change, onPlan = true) => readDrawingKey({ ...KEY, ...change }, onPlan);
  assert.deepEqual(read({ key: "ArrowUp" }), { to: "up" });
  assert.deepEqual(read({ key: "ArrowUp", shiftKey: true }), { side: "up" });
  assert.equal(read({ key: "ArrowUp" }, false), null);
  assert.equal(read({ key: "ArrowUp", altKey: true }), null);
  assert.deepEqual([read({ key: "Enter" }), read({ key: " " })], [{ do: "apply" }, { do: "apply" }]);
  assert.equal(read({ key: "Enter" }, false), null);
  assert.deepEqual(read({ key: "я", code: "KeyZ", ctrlKey: true }, false), { do: "undo" });
  assert.deepEqual(read({ key: "Z", code: "KeyZ", metaKey: true, shiftKey: true }), { do: "redo" });
  assert.deepEqual(read({ key: "ц", code: "KeyW" }, false), { tool: "wall" });
  assert.equal(read({ key: "W", code: "KeyW", shiftKey: true }), null);
  assert.deepEqual(read({ key: "Delete" }), { do: "rub" });
  assert.equal(read({ key: ",", code: "Comma" }), null);
  const among = (...ids) => readDrawingKey({ ...KEY, key: "s", code: "KeyS" }, true, (id) => ids.includes(id));
  assert.deepEqual([among("shut", "wall"), among("monolith"), among("wall")], [{ tool: "shut" }, { tool: "monolith" }, null]);
  assert.equal(letterOf("river"), "R");
});

test("every edit has words in every language", () => {
  const all = ["land b2", "hole b2", "cell b2 hospital", "wall b2 right", "open b2 left", "exit a1 up", "closed a1 up", "shut a1 down", "river a3 b3 b2",
    "loop b1 c2 d3", "lift b2", "treasure b2", "key b2", "false b2", "bear b2 left", "leprechaun b2 up down", "store a2 boats", "take b2", "take b2 false",
    "size 4 5", "size 4 5 2", "mirror", "turn", "move a1 b2 c3", "copy a1 b2 c3", "clear", "undo", "redo", "gamemaster plan 1\n"];
  for (const words of LANGUAGES.map(wordsOf)) {
    for (const edit of all) assert.match(tellEdit(edit, words), /^[A-ZА-ЯЁa-z][^‹{}]*$/, edit);
    assert.deepEqual(all.filter((edit) => tellEdit(edit, words) === edit), []);
  }
  assert.equal(tellEdit("wall b2 right", wordsOf("en")), "Wall on the right of b2");
  assert.equal(tellEdit("cell b2 hospital", wordsOf("ru")), "На b2 – медпункт");
});

test("how a plan stands, and where a finding points", () => {
  const problems = [{ severity: "error" }, { severity: "advice" }, { severity: "error" }];
  assert.equal(tellState({ problems }, wordsOf("en")), "2 errors; it can't be played yet.");
  assert.equal(tellState({ problems: [{ severity: "advice" }] }, wordsOf("en")), "This plan can be played. One piece of advice.");
  assert.deepEqual(placeOf({ cells: [[1, 2]], sides: [] }), { row: 1, col: 2 });
  assert.deepEqual(placeOf({ cells: [], sides: [[3, 0, "up"]] }), { row: 3, col: 0 });
  assert.equal(placeOf({ cells: [], sides: [] }), null);
});
