/** From squares that were pressed or gone over to the text of an edit. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { beside, canFinish, editOf, isLed, led, pressed, stepsOf } from "../../../static/app/desk/strokes.js";

const FLAT = { rows: 4, cols: 5, floors: 1 };
const TALL = { rows: 4, cols: 5, floors: 2 };
/** @param {string} names squares as `b2`, of two floors as `2b2` */
const places = (names) => names.split(" ").filter(Boolean).map((name) => {
  const [, floor, col, row] = /^([12]?)([a-l])(\d+)$/.exec(name);
  return { row: (Number(floor || 1) - 1) * 4 + Number(row) - 1, col: col.charCodeAt(0) - 97 };
});
const place = (name) => places(name)[0];
const tool = (gesture, word, after = "") => ({ gesture, word, after });

/** Presses one square after the other; the edit that comes of it, or null. */
function press(made, names, plan = FLAT) {
  let way = [];
  for (const one of places(names)) {
    const hand = pressed(made.gesture, plan, way, one);
    way = hand.way;
    if (hand.done) return editOf(made, plan, { way });
  }
  return null;
}

test("one square is enough for a cell, and its type stands behind it", () => {
  assert.equal(press(tool("cell", "cell", "hospital"), "b2"), "cell b2 hospital");
  assert.equal(press(tool("cell", "treasure"), "2c4", TALL), "treasure 2c4");
});

test("a side is named with its square, numbers and things with theirs", () => {
  assert.equal(editOf(tool("side", "wall"), FLAT, { way: places("b2"), side: "right" }), "wall b2 right");
  assert.equal(editOf(tool("size", "size"), FLAT, { way: [], numbers: [4, 5, 1] }), "size 4 5 1");
  assert.equal(editOf(tool("store", "store"), FLAT, { way: places("a2"), things: ["bullets", "boats"] }), "store a2 bullets boats");
  assert.equal(editOf(tool("store", "store"), FLAT, { way: places("a2") }), "store a2");
  assert.equal(editOf(tool("whole", "mirror"), FLAT, { way: [] }), "mirror");
});

test("a river is pressed cell by cell, and its last cell once more ends it", () => {
  assert.equal(press(tool("stroke", "river"), "a3 b3 b2 b2"), "river a3 b3 b2");
  assert.equal(press(tool("stroke", "river"), "a3 a3"), null);
  assert.equal(press(tool("stroke", "river"), "a3 b3 b2"), null);
});

test("a river that is pressed elsewhere begins anew, and who goes back takes back", () => {
  assert.equal(press(tool("stroke", "river"), "a3 e1 e2 e2"), "river e1 e2");
  assert.equal(press(tool("stroke", "river"), "a3 b3 c3 b3 b3"), "river a3 b3");
});

test("the pits of a loop are pressed in their order, one pressed again is none", () => {
  assert.equal(press(tool("taps", "loop"), "b1 c2 d3 d3"), "loop b1 c2 d3");
  assert.deepEqual(pressed("taps", FLAT, places("b1 c2 d3"), place("c2")), { way: places("b1 d3"), done: false });
});

test("a path may go back; it is told as steps", () => {
  assert.equal(press(tool("path", "bear"), "b2 a2 a1 a2 b2 b2"), "bear b2 left up down right");
  assert.equal(press(tool("path", "bear"), "b2 b2"), "bear b2");
  assert.deepEqual(stepsOf(places("b2 b3 c3 c2 b2")), ["down", "right", "up", "left"]);
});

test("a part has two corners, and a square where it goes", () => {
  assert.equal(press(tool("part", "move"), "a1 b2 d4"), "move a1 b2 d4");
  assert.deepEqual(led("part", FLAT, [], places("a1 a2 b2")), places("a1 b2"));
  assert.ok(isLed("part", []));
  // What follows is a press, and a drag moves the page.
  assert.ok(!isLed("part", places("a1 b2")));
});

test("a hand that is led across a corner passes through the square beside it", () => {
  assert.deepEqual(led("stroke", FLAT, [], places("a1 b2 b3")), places("a1 b1 b2 b3"));
  assert.deepEqual(led("stroke", FLAT, places("a1 b1"), places("a1 a2")), places("a1 a2"));
  assert.deepEqual(led("stroke", FLAT, places("a1"), places("e4")), places("a1"));
});

test("no way leads from floor to floor", () => {
  assert.deepEqual(led("stroke", TALL, places("a4"), places("2a1")), places("a4"));
  assert.equal(beside(TALL, place("a4"), "down"), null);
  assert.deepEqual(beside(TALL, place("2a1"), "right"), place("2b1"));
  assert.equal(beside(TALL, place("2a4"), "down"), null);
  assert.equal(beside(TALL, place("e1"), "right"), null);
});

test("only what has begun can be finished", () => {
  assert.ok(!canFinish("stroke", places("a1")) && canFinish("stroke", places("a1 a2")));
  assert.ok(canFinish("path", places("a1")) && !canFinish("part", places("a1 b2")) && !canFinish("whole", []));
  assert.ok(isLed("stroke", []) && isLed("path", []) && !isLed("cell", []) && !isLed("side", []) && !isLed(null, []));
});
