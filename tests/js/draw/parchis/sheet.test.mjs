/** The drawn board: coloured where somebody plays, the same strokes every time. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** Keeps what is put into a path. */
class PathRecord {
  ops = [];
  moveTo(...data) { this.ops.push(["M", ...data]); }
  lineTo(...data) { this.ops.push(["L", ...data]); }
  bezierCurveTo(...data) { this.ops.push(["C", ...data]); }
  closePath() { this.ops.push(["Z"]); }
}
globalThis.Path2D = PathRecord;

const { crossOf } = await import("../../../../static/draw/parchis/cross.js");
const { homesOf, sketchBoard } = await import("../../../../static/draw/parchis/sheet.js");
const { goalsOf, labelOf, sketchGoals } = await import("../../../../static/draw/parchis/targets-ink.js");
const { LOOKS } = await import("../../../../static/draw/basics/palette.js");
const { SEATS, board, step } = await import("./views.mjs");

const EMPTY = "base base base base";

/** What a sketch paints: colours and strokes. */
function painted(sketch) {
  const strokes = [];
  const ctx = {
    setLineDash() {},
    stroke: (path) => strokes.push({ colour: ctx.strokeStyle, ops: path.ops }),
    fill: (path) => strokes.push({ colour: ctx.fillStyle, ops: path.ops }),
  };
  sketch.paint(ctx);
  return strokes;
}

/** @param {number} players @param {object} [more] @param {number} [bottom] */
function drawn(players, more = {}, bottom = 0, look = LOOKS.paper) {
  const view = board(Array(players).fill(EMPTY), more);
  const { washes, lines } = sketchBoard(view, homesOf(view, SEATS, look), crossOf(bottom), look);
  return [...painted(washes), ...painted(lines)];
}

const colours = (strokes) => new Set(strokes.map(({ colour }) => colour));

test("the same board is drawn with the same strokes", () => {
  assert.deepEqual(drawn(4), drawn(4));
  assert.notDeepEqual(drawn(4), drawn(4, {}, 1));
});

test("corners are coloured as their players are, empty ones stay paper", () => {
  for (const look of Object.values(LOOKS)) {
    for (const players of [2, 3, 4]) {
      const used = colours(drawn(players, {}, 0, look));
      homesOf(board(Array(4).fill(EMPTY)), SEATS, look).forEach(({ seat, colour }) => assert.equal(used.has(colour), seat < players));
    }
  }
});

test("every shelter has its ring", () => {
  const strokes = (shelters) => drawn(2, { shelters }).reduce((sum, { ops }) => sum + ops.length, 0);
  const [none, four, twelve] = [[], [5, 22, 39, 56], [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]].map(strokes);
  assert.equal((twelve - none) / 12, (four - none) / 4);
  assert.ok(four > none);
});

test("an end says what it uses, and what it captures is in the sights", () => {
  const view = board(["base 12 base base", "15 base base base"], { left: [4, 1] });
  assert.equal(labelOf(step("12-17"), view), "5");
  assert.equal(labelOf(step("base-5", { with: "sum" }), view), "4+1");
  assert.equal(labelOf(step("12-32", { by: 20, with: "bonus" }), view), "+20");
  const cross = crossOf(0);
  const goals = (takes) => goalsOf([step("12-15", { takes })], view, homesOf(view, SEATS, LOOKS.paper), cross);
  const red = (takes) => painted(sketchGoals(goals(takes), cross, LOOKS.paper)).filter(({ colour }) => colour === LOOKS.paper.red);
  assert.equal(red(false).length, 0);
  assert.equal(red(true).length, 2);
  assert.equal(goals(true)[0].taken, true);
});

test("whoever comes home gets the label where he will stand", () => {
  const view = board(["home home L5 L5", EMPTY]);
  const cross = crossOf(0);
  const [{ middle }] = goalsOf([step("L5-home", { by: 3 })], view, homesOf(view, SEATS, LOOKS.paper), cross);
  const stands = cross.stands(["home", "home", "home", "home"], 0);
  assert.deepEqual(middle, stands[2]);
});
