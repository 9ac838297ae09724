/** The pencil: what strokes mean, what becomes of all that was drawn, and of scraps that are laid somewhere. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { bookOf, isBlank, nextSheet, readEntries } from "../../../static/app/pencil/journal.js";
import { claimOf, isAlike, marksAt, marksMeant, signAt, slotOf } from "../../../static/app/pencil/marks.js";
import { laid } from "../../../static/app/pencil/scraps.js";
import { sidesMeant } from "../../../static/app/pencil/strokes.js";

/** Four rows, three columns; the right lower corner is missing. */
const PLAN = { rows: 4, cols: 3, floors: 1, holes: new Set(["3,2"]) };
const PAPER = { top: 0, rows: 4, cols: 3 };
const sign = (name, on, more = {}) => ({ sign: name, on, edge: null, stroke: null, word: on, after: name, needs: [], ...more });
const SIGNS = [
  sign("fence", "side", { edge: "inner", stroke: "along" }),
  sign("gap", "side", { edge: "inner", stroke: "across" }),
  sign("rim", "side", { edge: "outer", stroke: "along" }),
  sign("gate", "side", { edge: "outer", stroke: "across" }),
  sign("bog", "cell"),
  sign("stream", "flow", { after: "" }),
  sign("player", "seat", { word: "at", after: "" }),
];

/** @param {...[number, number]} points x and y in squares */
const way = (...points) => points.map(([x, y]) => ({ x, y }));
/** @param {...[number, number]} points */
const meant = (...points) => sidesMeant(way(...points), PAPER).map(({ row, col, side, how }) => `${row},${col} ${side} ${how}`);
const drawn = (...points) => marksMeant(sidesMeant(way(...points), PAPER), SIGNS, PLAN).map(({ row, col, side, sign: what }) => `${row},${col} ${side} ${what}`);

test("a stroke along a side is something that stands there, however shaky", () => {
  assert.deepEqual(meant([1, 1.1], [1.08, 1.4], [0.95, 1.7], [1.02, 2]), ["1,0 right along"]);
  assert.deepEqual(meant([0.1, 2.1], [0.5, 1.9], [0.9, 2.12]), ["1,0 down along"]);
  assert.deepEqual(meant([1, 0.1], [1, 1.9]), ["0,0 right along", "1,0 right along"]);
});

test("a stroke across a side is a way there, and one along others on its way is not", () => {
  assert.deepEqual(meant([0.5, 0.5], [1.5, 0.55]), ["0,0 right across"]);
  assert.deepEqual(meant([0.5, 0.5], [2.5, 0.5]), ["0,0 right across", "0,1 right across"]);
  assert.deepEqual(meant([0.5, 0.5], [0.5, 1.5], [1.5, 1.5]), ["0,0 down across", "1,0 right across"]);
  assert.deepEqual(meant([0.5, 0.5], [1.5, 1.5]), [], "over a corner neither side is meant");
});

test("what only touches a side, or stays within a square, means nothing", () => {
  assert.deepEqual(meant([0.4, 0.4], [0.6, 0.6]), []);
  assert.deepEqual(meant([0.5, 0.5], [1.08, 0.5], [0.5, 0.55]), []);
  assert.deepEqual(meant([1, 0.1], [1, 0.3]), [], "a third of a side is too little");
});

test("a stroke goes round a corner", () => {
  assert.deepEqual(meant([1, 0.05], [1, 1], [1.95, 1]), ["0,0 right along", "0,1 down along"]);
});

test("on the rim other things are meant than within, and nothing beside the plan", () => {
  assert.deepEqual(drawn([0.02, 0.1], [0.02, 0.9]), ["0,0 left rim"]);
  assert.deepEqual(drawn([0.5, 0.5], [-0.5, 0.5]), ["0,0 left gate"]);
  assert.deepEqual(drawn([1, 0.1], [1, 0.9]), ["0,0 right fence"]);
  assert.deepEqual(drawn([2, 3.1], [2, 3.9]), ["3,1 right rim"], "beside a square that is missing");
  assert.deepEqual(drawn([2.1, 3], [2.9, 3]), ["2,2 down rim"]);
  assert.deepEqual(drawn([3, 3.1], [3, 3.9]), [], "a missing square has no sides");
  assert.equal(signAt(SIGNS, "fence", "outer").sign, "rim");
  assert.equal(signAt(SIGNS, "gate", "inner").sign, "gap");
});

test("the floors lie one over the other, and each has a rim of its own", () => {
  const [plan, paper] = [{ rows: 2, cols: 3, floors: 2, holes: new Set() }, { top: 2, rows: 2, cols: 3 }];
  const [mark] = marksMeant(sidesMeant(way([0.1, 2.02], [0.9, 2]), paper), SIGNS, plan);
  assert.deepEqual(mark, { row: 2, col: 0, side: "up", on: "side", sign: "rim" });
  assert.notEqual(slotOf(plan, mark), slotOf(plan, { row: 1, col: 0, side: "down", on: "side", sign: "rim" }));
});

test("a mark makes the claim that the engine's sign says", () => {
  assert.equal(claimOf(SIGNS, PLAN, { row: 1, col: 1, on: "side", sign: "fence", side: "left" }), "side b2 left fence");
  assert.equal(claimOf(SIGNS, PLAN, { row: 1, col: 1, on: "cell", sign: "bog" }), "cell b2 bog");
  assert.equal(claimOf(SIGNS, PLAN, { row: 0, col: 2, on: "flow", sign: "stream", side: "down" }), "flow c1 down");
  assert.equal(claimOf(SIGNS, PLAN, { row: 0, col: 2, on: "seat", sign: "player", seat: 1 }), "at 2 c1");
  assert.equal(claimOf(SIGNS, PLAN, { row: 0, col: 2, on: "letter", text: "A" }), null);
});

const cell = (row, col, what = "bog") => ({ row, col, on: "cell", sign: what });
const side = (row, col, at, what = "fence") => ({ row, col, on: "side", sign: what, side: at });
const draw = (marks, more = {}) => ({ heard: 5, do: "draw", sheet: 1, marks, ...more });
const told = (sheet) => [...sheet.marks.values()].map(({ on, row, col, sign: what = "" }) => `${on} ${row},${col} ${what}`);

test("a mark takes the place of another one, from whichever square a side is named, and was drawn last", () => {
  const book = bookOf([draw([side(0, 0, "right"), cell(1, 1)]), draw([side(0, 1, "left", "gap")], { heard: 9 })], PLAN);
  assert.deepEqual(told(book.sheet), ["cell 1,1 bog", "side 0,1 gap"]);
  assert.deepEqual([...book.sheet.marks.values()].map(({ heard }) => heard), [5, 9]);
  assert.ok(isAlike(side(0, 0, "right"), side(0, 1, "left")) && !isAlike(side(0, 0, "right"), side(0, 0, "right", "gap")));
});

test("a player is drawn in one place of a sheet", () => {
  const at = (col) => ({ row: 0, col, on: "seat", sign: "player", seat: 1 });
  assert.deepEqual(told(bookOf([draw([at(0)]), draw([at(2)])], PLAN).sheet), ["seat 0,2 player"]);
});

test("everything can be undone and done again, and what is drawn then ends that", () => {
  const entries = [draw([cell(0, 0)]), draw([cell(0, 1)]), { heard: 5, do: "rub", sheet: 1, slots: ["cell 0,0"] }];
  const undo = { heard: 6, do: "undo" };
  const redo = { heard: 6, do: "redo" };
  const after = (...more) => bookOf([...entries, ...more], PLAN);
  assert.deepEqual(told(after().sheet), ["cell 0,1 bog"]);
  assert.deepEqual(told(after(undo).sheet), ["cell 0,0 bog", "cell 0,1 bog"]);
  assert.deepEqual(told(after(undo, undo, redo).sheet), ["cell 0,0 bog", "cell 0,1 bog"]);
  const all = after(undo, undo, undo, undo);
  assert.ok(isBlank(all) && all.redo && !all.undo);
  const anew = after(undo, undo, draw([cell(3, 0)]), redo);
  assert.deepEqual(told(anew.sheet), ["cell 0,0 bog", "cell 3,0 bog"]);
  assert.ok(!anew.redo);
});

test("a thousand strokes are undone one by one", () => {
  const entries = Array.from({ length: 1000 }, (_, at) => draw([cell(at % 4, 0, `${at}`)]));
  const undone = Array.from({ length: 999 }, () => ({ heard: 6, do: "undo" }));
  assert.deepEqual(told(bookOf([...entries, ...undone], PLAN).sheet), ["cell 0,0 0"]);
});

test("a supposition begins as a copy, is dropped without a trace, and can be had back", () => {
  const entries = [draw([cell(0, 0)]), { heard: 5, do: "add", sheet: 2, from: 1 }, draw([cell(1, 1)], { sheet: 2 })];
  const both = bookOf(entries, PLAN);
  assert.deepEqual(both.sheets.map(({ number, marks }) => [number, marks.size]), [[1, 1], [2, 2]]);
  assert.equal(both.sheet.number, 2);
  const dropped = bookOf([...entries, { heard: 5, do: "drop", sheet: 2 }], PLAN);
  assert.deepEqual(told(dropped.sheet), ["cell 0,0 bog"]);
  assert.equal(nextSheet(entries), 3, "a number is given once");
  const back = bookOf([...entries, { heard: 5, do: "drop", sheet: 2 }, { heard: 5, do: "undo" }], PLAN);
  assert.deepEqual([back.sheet.number, back.sheet.marks.size], [2, 2]);
  const turned = bookOf([...entries, { heard: 5, do: "turn", sheet: 1 }], PLAN);
  assert.equal(turned.sheet.number, 1);
  assert.equal(bookOf([...entries, { heard: 5, do: "turn", sheet: 1 }, { heard: 5, do: "undo" }], PLAN).sheet.number, 2, "one sees what is undone");
});

test("the sheets are seen as they were at any time, also what was undone since", () => {
  const entries = [draw([cell(0, 0)], { heard: 3 }), draw([cell(0, 1)], { heard: 8 }), { heard: 12, do: "undo" }, { heard: 12, do: "undo" }];
  const at = (heard) => told(bookOf(entries, PLAN, heard).sheet);
  assert.deepEqual([at(2), at(3), at(11), at(12)], [[], ["cell 0,0 bog"], ["cell 0,0 bog", "cell 0,1 bog"], []]);
});

/** A scrap of two squares with a wall between them, one on its left, and somebody in the second. */
const SCRAP = {
  id: 7, anchored: false, places: 4, at: [],
  cells: [{ row: 0, col: 0, cell: "bog", flow: null }, { row: 0, col: 1, cell: null, flow: null }],
  sides: [{ row: 0, col: 0, side: "right", is: "gap" }, { row: 0, col: 0, side: "left", is: "fence" }, { row: 0, col: 1, side: "down", is: "gap", doubtful: true }],
  pawns: [{ seat: 1, row: 0, col: 1 }],
};

test("a scrap is laid somewhere with all that it shows, and a wall of it may be the rim", () => {
  const marks = laid(PLAN, SIGNS, SCRAP, { row: 1, col: 0 });
  assert.deepEqual(marks.map(({ row, col, sign: what }) => `${row},${col} ${what}`), ["1,0 bog", "1,0 gap", "1,0 rim", "1,1 player"]);
  assert.equal(laid(PLAN, SIGNS, SCRAP, { row: 1, col: 1 })[2].sign, "fence");
  assert.equal(laid(PLAN, SIGNS, SCRAP, { row: 1, col: 2 }), null, "it would stand out");
  assert.equal(laid(PLAN, SIGNS, SCRAP, { row: 3, col: 1 }), null, "it would lie where nothing is");
});

test("a scrap that is moved takes its marks along, and can be taken off", () => {
  const lay = (to) => ({ heard: 5, do: "lay", sheet: 1, scrap: 7, marks: to ? laid(PLAN, SIGNS, SCRAP, to) : [] });
  const twice = bookOf([draw([cell(3, 0)]), lay({ row: 1, col: 0 }), lay({ row: 0, col: 1 })], PLAN);
  assert.deepEqual(told(twice.sheet), ["cell 3,0 bog", "cell 0,1 bog", "side 0,1 gap", "side 0,1 fence", "seat 0,2 player"]);
  assert.deepEqual(told(bookOf([draw([cell(3, 0)]), lay({ row: 1, col: 0 }), lay(null)], PLAN).sheet), ["cell 3,0 bog"]);
});

test("a scrap of several floors lies on several", () => {
  const plan = { rows: 2, cols: 3, floors: 2, holes: new Set() };
  const tower = { ...SCRAP, floors: 2, cells: [{ row: 0, col: 0, cell: "bog", flow: null }, { row: 2, col: 0, cell: "bog", flow: null }], sides: [], pawns: [] };
  assert.deepEqual(laid(plan, SIGNS, tower, { row: 1, col: 1 }).map(({ row, col }) => [row, col]), [[1, 1], [3, 1]]);
  assert.equal(laid(plan, SIGNS, tower, { row: 2, col: 1 }), null);
});

test("the marks of a square are its own, and those on its sides", () => {
  const marks = [side(0, 0, "right"), cell(0, 0), side(0, 1, "right"), cell(0, 1)];
  assert.deepEqual(marksAt(PLAN, marks, { row: 0, col: 1 }), [marks[0], marks[2], marks[3]]);
});

test("what was stored is read as a whole or not at all", () => {
  const entries = [draw([cell(0, 0), { row: 0, col: 0, on: "letter", text: "A" }]), { heard: 1, do: "undo" }, { heard: 2, do: "add", sheet: 2, from: 1 }];
  assert.deepEqual(readEntries(JSON.parse(JSON.stringify(entries))), entries);
  const junk = [null, {}, [1], [{ do: "draw" }], [{ heard: 1, do: "burn", sheet: 1 }], [draw([{ on: "cell" }])], [draw([{ ...cell(0, 0), side: "north" }])], [{ heard: -1, do: "undo" }]];
  for (const one of junk) assert.equal(readEntries(one), null, JSON.stringify(one));
});
