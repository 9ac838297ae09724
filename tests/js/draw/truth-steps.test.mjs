/** What moves on the game master's map from one request to the next. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { squareAt } from "../../../static/draw/basics/geometry.js";
import { MARK, lasting, markLasts } from "../../../static/draw/happening/happening.js";
import { PLAN, layoutPlan } from "../../../static/draw/basics/layout.js";
import { durationOf, poseAt } from "../../../static/draw/basics/motion.js";
import { truthHappening } from "../../../static/draw/truth/steps.js";

const ROWS = 3;
const at = (row, col) => ({ fragment: PLAN, row, col });
const square = (row, col, cell = "land", more = {}) => ({ row, col, cell, flow: null, pit: null, ...more });
const CELLS = [
  square(0, 0, "cave"), square(0, 1, "river", { flow: "right" }), square(0, 2, "river", { flow: "down" }), square(1, 2, "delta"),
  square(1, 0, "lift"), square(4, 0, "lift"), square(2, 0, "pit", { pit: { loop: "p", number: 1 } }), square(5, 2, "pit", { pit: { loop: "p", number: 2 } }),
];

/** Two floors of three rows with somebody's way; he stands at its end. */
const truth = (path, more = {}) => ({
  rows: ROWS, cols: 3, floors: 2, cells: CELLS, sides: [], treasures: [], bear: null,
  pawns: [{ seat: 0, row: path.at(-1)[0], col: path.at(-1)[1], outside: null, health: "healthy" }],
  paths: [{ seat: 0, cells: path }], ...more,
});
const requested = (...actions) => ({ key: "requested", args: { seat: 0, actions } });
const acts = (action) => ({ key: "acts", args: { seat: 0, action } });
const said = (key, more = {}) => ({ key, args: { seat: 0, ...more } });
const START = [2, 1, "start"];
const GO = (side) => ({ do: "go", side });
const legs = (path, added, ...hear) => {
  const happening = truthHappening(truth(path), truth([...path, ...added]), hear);
  return happening.motions[0].legs.map(({ kind, to }) => [kind, to.row, to.col]);
};

test("nothing moved, nothing is shown; another labyrinth is no motion", () => {
  assert.equal(truthHappening(truth([START]), truth([START]), []), null);
  assert.equal(truthHappening(null, truth([START]), []), null);
  assert.equal(truthHappening({ ...truth([START]), floors: 1 }, truth([[1, 1, "start"]]), []), null);
});

test("a river drifts two squares: both are gone, one after the other", () => {
  const added = [[0, 1, "walk"], [0, 2, "river"], [1, 2, "river"]];
  assert.deepEqual(legs([[1, 1, "start"]], added, requested(GO("up")), said("carried-river")),
    [["walk", 0, 1], ["river", 0, 2], ["river", 1, 2]]);
});

test("a lift and a pit lead from floor to floor", () => {
  assert.deepEqual(legs([START], [[1, 0, "walk"], [4, 0, "lift"]], requested(GO("left")), said("arrived-lift")),
    [["walk", 1, 0], ["lift", 4, 0]]);
  assert.deepEqual(legs([[2, 0, "start"]], [[5, 2, "pit"]], requested({ do: "skip" }), said("arrived-pit")), [["pit", 5, 2]]);
});

test("whoever skips in a river goes with it", () => {
  assert.deepEqual(legs([[0, 1, "start"]], [[0, 2, "river"]], requested({ do: "skip" }), said("flowed-river")), [["river", 0, 2]]);
});

test("a boat goes up the river, and is seen under the pawn", () => {
  const after = truth([[0, 2, "start"], [0, 1, "walk"]]);
  const { motions: [motion] } = truthHappening(truth([[0, 2, "start"]]), after, [requested({ ...GO("left"), boat: true }), said("rowed-river")]);
  assert.deepEqual(motion.legs, [{ kind: "row", to: at(0, 1) }]);
  assert.equal(poseAt(motion, layoutPlan(after, 2), 50).boat, true);
  const walk = truthHappening(truth([[0, 2, "start"]]), after, [requested(GO("left")), said("arrived-land")]).motions[0];
  assert.equal(poseAt(walk, layoutPlan(after, 2), 50).boat, undefined);
});

test("a wall and a monolith are bumped against", () => {
  for (const key of ["hit-wall", "hit-monolith"]) {
    const { motions } = truthHappening(truth([START]), truth([START]), [requested(GO("down")), said(key)]);
    assert.deepEqual(motions, [{ seat: 0, from: at(2, 1), legs: [], bump: "down", appears: false }]);
  }
});

test("who falls back into a pit: bumped, then fallen", () => {
  const { motions: [motion] } = truthHappening(truth([[2, 0, "start"]]), truth([[2, 0, "start"], [5, 2, "pit"]]),
    [requested(GO("left")), said("hit-wall"), said("drifted-pit")]);
  assert.deepEqual([motion.bump, motion.legs], ["left", [{ kind: "pit", to: at(5, 2) }]]);
});

test("a start, and a cell that was ordered, appears", () => {
  const placed = truthHappening(truth([START], { paths: [{ seat: 0, cells: [] }] }), truth([START]), []);
  assert.deepEqual(placed.motions, [{ seat: 0, from: at(2, 1), legs: [], bump: null, appears: true }]);
  const ordered = truthHappening(truth([START]), truth([START, [4, 1, "start"]]), [said("ordered")]);
  assert.deepEqual(ordered.motions[0].from, at(4, 1));
});

test("a lift's pawn vanishes on one floor and comes on the other; none is seen where its floor isn't shown", () => {
  const before = truth([[1, 0, "start"]]);
  const after = truth([[1, 0, "start"], [4, 0, "lift"]]);
  const { motions: [motion] } = truthHappening(before, after, [requested({ do: "lift" }), said("arrived-lift")]);
  const poses = (layout) => [0.1, 0.9].map((part) => poseAt(motion, layout, part * durationOf(motion)).centre);
  const both = layoutPlan(after, 2);
  const [away, here] = poses(both);
  const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 30;
  assert.ok(near(away, squareAt(both.sheets[0], 1, 0)) && near(here, squareAt(both.sheets[1], 4, 0)));
  const [hidden, seen] = poses(layoutPlan(after, 1, { only: 1 }));
  assert.equal(hidden, null);
  assert.ok(seen);
  const [left, gone] = poses(layoutPlan(after, 1, { only: 0 }));
  assert.ok(left);
  assert.equal(gone, null);
});

const strolls = (who, from, to, ...hear) => {
  const creature = ([row, col]) => ({ [who]: { row, col } });
  return truthHappening(truth([START], creature(from)), truth([START], creature(to)), hear)?.strolls ?? [];
};

test("creatures step, are carried by rivers, fall and ride", () => {
  const ways = (from, to) => strolls("bear", from, to)[0].motion.legs.map(({ kind, to: { row, col } }) => [kind, row, col]);
  assert.deepEqual(ways([1, 1], [2, 1]), [["walk", 2, 1]]);
  assert.deepEqual(ways([1, 1], [0, 2]), [["walk", 0, 1], ["river", 0, 2]]);
  assert.deepEqual(ways([2, 1], [5, 2]), [["walk", 2, 0], ["pit", 5, 2]]);
  assert.deepEqual(ways([2, 0], [5, 2]), [["pit", 5, 2]]);
  assert.deepEqual(ways([1, 1], [4, 0]), [["walk", 1, 0], ["lift", 4, 0]]);
  assert.deepEqual(strolls("leprechaun", [1, 1], [1, 1]), []);
});

test("a bear that was hit flees to its cave, and steps on from there", () => {
  const ways = (to) => strolls("bear", [4, 1], to, said("bear-fled"))[0].motion.legs.map(({ kind, to: { row, col } }) => [kind, row, col]);
  assert.deepEqual(ways([0, 0]), [["flee", 0, 0]]);
  assert.deepEqual(ways([1, 0]), [["flee", 0, 0], ["walk", 1, 0]]);
});

test("creatures go after the pawns", () => {
  const happening = truthHappening(truth([START], { bear: { row: 0, col: 0 } }), truth([START, [1, 1, "walk"]], { bear: { row: 1, col: 0 } }),
    [requested(GO("up")), said("arrived-land")]);
  const [{ delay, motion }] = happening.strolls;
  assert.equal(delay, durationOf(happening.motions[0]));
  assert.equal(lasting(happening), delay + durationOf(motion));
});

const marks = (...hear) => truthHappening(truth([START]), truth([START, [1, 1, "walk"]]), hear).marks;

test("a knife's stroke is seen where it was made: after the step", () => {
  const [mark] = marks(requested(GO("up"), { do: "stab" }), acts(GO("up")), said("arrived-land"), acts({ do: "stab" }), said("stabbed-nobody"));
  assert.deepEqual([mark.kind, mark.at], ["stroke", at(1, 1)]);
  assert.ok(mark.delay > 0);
});

test("cement is laid on its side; what was refused isn't", () => {
  const laid = (key) => marks(requested(GO("up"), { do: "cement", side: "left" }), acts(GO("up")), said("arrived-land"), acts({ do: "cement", side: "left" }), said(key));
  assert.deepEqual(laid("cement-built").map(({ kind, side, at: place }) => [kind, side, place]), [["bricks", "left", at(1, 1)]]);
  assert.deepEqual(laid("cement-refused"), []);
});

test("what is done one after the other is seen so", () => {
  const [stab, cement] = [{ do: "stab" }, { do: "cement", side: "left" }];
  const [first, second] = marks(requested(GO("up"), stab, cement), acts(GO("up")), said("arrived-land"), acts(stab), said("stabbed-nobody"), acts(cement), said("cement-built"));
  assert.deepEqual([first.kind, second.kind], ["stroke", "bricks"]);
  assert.ok(second.delay > first.delay);
});

test("a leprechaun points from whoever it met, whoever's turn it was", () => {
  const vector = { right: 1, down: -2, floors: 1 };
  const [mark] = marks({ ...requested(GO("up")), args: { seat: 1, actions: [GO("up")] } }, said("leprechaun-met", vector));
  assert.deepEqual([mark.kind, mark.at, mark.towards], ["clover", at(1, 1), vector]);
  assert.ok(markLasts("clover") > MARK);
});
