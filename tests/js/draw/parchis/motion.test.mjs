/** Pieces between two views: in the order in which it was told, along the cells, and not for long. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { crossOf } from "../../../../static/draw/parchis/cross.js";
import { LONGEST, blockadesOf, lasting, posesAt, stagesBetween, trailOf } from "../../../../static/draw/parchis/motion.js";
import { board } from "./views.mjs";

const cross = crossOf(0);
const CORNERS = [0, 2];
const told = (key, args) => ({ key, args });

test("a move and whom it captures, one after the other", () => {
  const before = board(["12 base base base", "base 15 base base"]);
  const after = board(["15 base base base", "base base base base"]);
  const stages = stagesBetween(before, after, [
    told("moves", { seat: 0, piece: 0, from: "12", to: "15", by: 3, with: "die" }),
    told("captured", { seat: 1, piece: 1, at: "15", seats: [0] }),
    told("bonus", { seat: 0, steps: 20 }),
  ]);
  assert.deepEqual(stages.map(({ seat, piece, gait, way }) => [seat, piece, gait, way]),
    [[0, 0, "walk", ["13", "14", "15"]], [1, 1, "back", ["base"]]]);
});

test("several steps of one piece are gone in their order, not straight to the end", () => {
  const before = board(["base 66 base base", "base base base base"]);
  const after = board(["5 L3 base base", "base base base base"]);
  const stages = stagesBetween(before, after, [
    told("moves", { seat: 0, piece: 1, from: "66", to: "68", by: 2, with: "die" }),
    told("enters", { seat: 0, piece: 0, from: "base", to: "5", by: 5, with: "die" }),
    told("turns-in", { seat: 0, piece: 1, from: "68", to: "L3", by: 3, with: "die", lane: 3 }),
  ]);
  assert.deepEqual(stages.map(({ gait, way }) => [gait, way]),
    [["walk", ["67", "68"]], ["enter", ["5"]], ["walk", ["L1", "L2", "L3"]]]);
});

test("without words the views tell it: first who went on, then who was sent back", () => {
  const stages = stagesBetween(board(["base 15 base base", "12 base base base"]), board(["base base base base", "15 base base base"]));
  assert.deepEqual(stages.map(({ seat, gait }) => [seat, gait]), [[1, "walk"], [0, "back"]]);
});

test("words that lead elsewhere are not believed", () => {
  const before = board(["12 base base base", "base base base base"]);
  const after = board(["14 base base base", "base base base base"]);
  const [stage, ...more] = stagesBetween(before, after, [told("moves", { seat: 0, piece: 0, from: "11", to: "14", by: 3, with: "die" })]);
  assert.deepEqual([stage.way, more], [["13", "14"], []]);
});

test("a step that is taken back slides there, it doesn't go round the board", () => {
  const [stage] = stagesBetween(board(["17 base base base", "base base base base"]), board(["12 base base base", "base base base base"]),
    [told("takes-back", { seat: 0 })]);
  assert.deepEqual([stage.gait, stage.way], ["slide", ["12"]]);
});

test("a third double sends a piece back", () => {
  const [stage] = stagesBetween(board(["L3 base base base", "base base base base"]), board(["base base base base", "base base base base"]),
    [told("third-double", { seat: 0, piece: 0, from: "L3" })]);
  assert.equal(stage.gait, "back");
});

test("where nothing has changed nothing moves, nor between boards of other players", () => {
  const two = board(["12 base base base", "base base base base"]);
  assert.deepEqual(stagesBetween(two, two), []);
  assert.deepEqual(stagesBetween(two, board(["12 base base base", "base base base base", "5 base base base"])), []);
});

test("a bonus is gone faster than as many cells of dice, and all is over soon", () => {
  const before = board(["6 base base base", "base base base base"]);
  const walked = (to, by, kind) => stagesBetween(before, board([`${to} base base base`, "base base base base"]),
    [told("moves", { seat: 0, piece: 0, from: "6", to, by, with: kind })])[0];
  assert.ok(walked("26", 20, "bonus").ms / 20 < walked("12", 6, "die").ms / 6);
  const hear = [];
  const cells = [6, 26, 46, 66];
  cells.slice(1).forEach((to, i) => hear.push(told("moves", { seat: 0, piece: 0, from: String(cells[i]), to: String(to), by: 20, with: "bonus" })));
  const stages = stagesBetween(before, board(["66 base base base", "base base base base"]), hear);
  assert.equal(stages.length, 3);
  assert.ok(Math.abs(lasting(stages) - LONGEST) < 1e-6);
});

test("a piece begins where it stood, comes through the cells and ends where it stands", () => {
  const before = board(["12 base 15 base", "base base base base"]);
  const after = board(["15 base 15 base", "base base base base"]);
  const stages = stagesBetween(before, after);
  const at = (elapsed) => posesAt(stages, elapsed, CORNERS, cross)?.poses[0].map(({ stand }) => stand);
  const near = (a, b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 0.5);
  const [from, to] = [before, after].map(({ pieces }) => cross.stands(pieces[0], 0));
  const all = lasting(stages);
  near(at(0)[0], from[0]);
  near(at(all / 3)[0], cross.centre("13", 0));
  near(at(all * 0.999)[0], to[0]);
  // The other one has made room by then.
  near(at(0)[2], from[2]);
  near(at(all * 0.999)[2], to[2]);
  assert.equal(at(all), undefined);
});

test("whoever comes home is cheered after he has arrived", () => {
  const stages = stagesBetween(board(["L6 base base base", "base base base base"]), board(["home base base base", "base base base base"]));
  const all = lasting(stages);
  assert.equal(posesAt(stages, 1, CORNERS, cross)?.arrived, null);
  assert.ok((posesAt(stages, all - 1, CORNERS, cross)?.arrived ?? 0) > 0.9);
});

test("two on a cell or in a lane are a blockade, two in the base or at home are not", () => {
  assert.deepEqual(blockadesOf(["12", "L3", "12", "L3"]), ["12", "L3"]);
  assert.deepEqual(blockadesOf(["base", "home", "base", "home"]), []);
});

test("an arrow goes through every cell of a way", () => {
  const trail = trailOf(cross, 0, "66", "L1");
  assert.deepEqual(trail, ["66", "67", "68", "L1"].map((place) => Object.values(cross.centre(place, 0))));
});
