/** The difference of two views as motions. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { squareAt } from "../../../static/draw/basics/geometry.js";
import { layoutNotebook, sheetOf } from "../../../static/draw/basics/layout.js";
import { LONGEST, durationOf, poseAt } from "../../../static/draw/basics/motion.js";
import { motionsBetween } from "../../../static/draw/happening/steps.js";
import { cell, fragment, side, view } from "./views.mjs";

const at = (row, col, name = 0) => ({ fragment: name, row, col });

/** A view of one anchored fragment with one pawn. */
const plan = (pawn, { cells = [], sides = [], more = [], links = [] } = {}) =>
  view({ fragments: [fragment(0, { anchored: true, cells: [cell(1, 1), ...cells], sides, pawns: pawn ? [[0, ...pawn]] : [] }), ...more], links });

test("nothing moved, nothing is shown", () => {
  assert.deepEqual(motionsBetween(plan([1, 1]), plan([1, 1])), []);
  assert.deepEqual(motionsBetween(null, plan([1, 1])), []);
});

test("another game's view is no motion", () => {
  assert.deepEqual(motionsBetween(view({ rows: 3, cols: 3 }), plan([1, 1])), []);
});

test("a step to the next square is a walk", () => {
  assert.deepEqual(motionsBetween(plan([1, 1]), plan([1, 2], { cells: [cell(1, 2)] })), [
    { seat: 0, from: at(1, 1), legs: [{ kind: "walk", to: at(1, 2) }], bump: null, appears: false },
  ]);
});

test("a step into a river of known flow: walked, then carried", () => {
  const after = plan([0, 2], { cells: [cell(1, 2, { cell: "river", flow: "up" }), cell(0, 2)] });
  const [{ legs }] = motionsBetween(plan([1, 1]), after);
  assert.deepEqual(legs, [{ kind: "walk", to: at(1, 2) }, { kind: "river", to: at(0, 2) }]);
});

test("a river that led to a scrap: along the link", () => {
  const more = [fragment(5, { cells: [cell(0, 0, { cell: "delta" })], pawns: [[0, 0, 0]] })];
  const links = [{ by: "river", from: at(1, 2), to: at(0, 0, 5) }];
  const after = plan(null, { cells: [cell(1, 2, { cell: "river" })], more, links });
  const [{ legs }] = motionsBetween(plan([1, 1]), after);
  assert.deepEqual(legs, [{ kind: "walk", to: at(1, 2) }, { kind: "river", to: at(0, 0, 5) }]);
});

test("from pit to pit without a step", () => {
  const more = [fragment(5, { cells: [cell(0, 0, { cell: "pit" })], pawns: [[0, 0, 0]] })];
  const links = [{ by: "pit", from: at(1, 1), to: at(0, 0, 5) }];
  const [{ legs }] = motionsBetween(plan([1, 1]), plan(null, { more, links }));
  assert.deepEqual(legs, [{ kind: "pit", to: at(0, 0, 5) }]);
});

test("a wall newly drawn is bumped against", () => {
  const after = plan([1, 1], { sides: [side(1, 0, "right", "wall")] });
  assert.equal(motionsBetween(plan([1, 1]), after)[0].bump, "left");
});

test("a known wall is bumped against when it is said", () => {
  const known = plan([1, 1], { sides: [side(1, 1, "up", "wall")] });
  const asked = { key: "requested", args: { seat: 0, actions: [{ do: "go", side: "up" }] } };
  const hit = (seat) => ({ key: "hit-wall", args: { seat } });
  assert.equal(motionsBetween(known, known, [asked, hit(0)])[0].bump, "up");
  assert.deepEqual(motionsBetween(known, known, [asked, hit(1)]), []);
});

test("a wall somebody else drew elsewhere moves nobody", () => {
  const after = plan([1, 1], { cells: [cell(3, 3)], sides: [side(3, 3, "up", "wall")] });
  assert.deepEqual(motionsBetween(plan([1, 1]), after), []);
});

test("a scrap that grew upwards counts its rows anew: still one step", () => {
  const scrap = (cells, pawn) => view({ fragments: [fragment(3, { cells, pawns: [pawn] })] });
  const before = scrap([cell(0, 0, { cell: "pit" }), cell(0, 1)], [0, 0, 1]);
  const after = scrap([cell(1, 0, { cell: "pit" }), cell(1, 1), cell(0, 1, { cell: "arsenal" })], [0, 0, 1]);
  assert.deepEqual(motionsBetween(before, after), [
    { seat: 0, from: at(1, 1, 3), legs: [{ kind: "walk", to: at(0, 1, 3) }], bump: null, appears: false },
  ]);
});

test("a pawn whose way isn't known appears", () => {
  const more = [fragment(5, { pawns: [[0, 0, 0]] })];
  const [motion] = motionsBetween(plan([1, 1]), plan(null, { more }));
  assert.deepEqual(motion, { seat: 0, from: at(0, 0, 5), legs: [], bump: null, appears: true });
});

test("every motion starts and ends where the views say, within its time", () => {
  const more = [fragment(5, { cells: [cell(0, 0)], pawns: [[0, 0, 0]] })];
  const links = [{ by: "river", from: at(1, 2), to: at(0, 0, 5) }];
  const after = plan(null, { cells: [cell(1, 2, { cell: "river" })], more, links });
  const layout = layoutNotebook(after, 1);
  const [motion] = motionsBetween(plan([1, 1]), after);
  assert.ok(durationOf(motion) <= LONGEST);
  const start = squareAt(sheetOf(layout, { fragment: 0, row: 0 }), 1, 1);
  assert.deepEqual(poseAt(motion, layout, 0)?.centre, start);
  const end = squareAt(sheetOf(layout, { fragment: 5, row: 0 }), 0, 0);
  const nearly = poseAt(motion, layout, durationOf(motion) - 0.01)?.centre;
  assert.ok(Math.hypot(nearly.x - end.x, nearly.y - end.y) < 1);
  assert.equal(poseAt(motion, layout, durationOf(motion)), null);
});

test("a bump goes towards the wall and comes back", () => {
  const after = plan([1, 1], { sides: [side(1, 1, "right", "wall")] });
  const layout = layoutNotebook(after, 1);
  const [motion] = motionsBetween(plan([1, 1]), after);
  const home = squareAt(layout.sheets[0], 1, 1);
  const half = poseAt(motion, layout, durationOf(motion) / 2)?.centre;
  assert.ok(half.x > home.x + 5);
  assert.equal(half.y, home.y);
  assert.ok(durationOf(motion) <= LONGEST);
});

test("a fall shrinks the pawn and lets it grow again at the next pit", () => {
  const more = [fragment(5, { cells: [cell(0, 0, { cell: "pit" })], pawns: [[0, 0, 0]] })];
  const links = [{ by: "pit", from: at(1, 1), to: at(0, 0, 5) }];
  const after = plan(null, { more, links });
  const layout = layoutNotebook(after, 1);
  const [motion] = motionsBetween(plan([1, 1]), after);
  const poses = [0, 0.25, 0.75].map((part) => poseAt(motion, layout, part * durationOf(motion)));
  assert.deepEqual(poses[1].centre, squareAt(sheetOf(layout, { fragment: 0, row: 0 }), 1, 1));
  assert.deepEqual(poses[2].centre, squareAt(sheetOf(layout, { fragment: 5, row: 0 }), 0, 0));
  assert.deepEqual(poses.map(({ grow }) => grow), [1, 0.5, 0.5]);
});

const asked = (action, seat = 0) => ({ key: "requested", args: { seat, actions: [action] } });
const acts = (action, seat = 0) => ({ key: "acts", args: { seat, action } });
const said = (key, seat = 0) => ({ key, args: { seat } });
const river = (row, col, flow) => cell(row, col, { cell: "river", flow });

test("a wall met from a river: bumped, then carried on", () => {
  const cells = [river(1, 2, "down"), cell(2, 2, { cell: "delta" })];
  const hear = [asked({ do: "go", side: "right" }), said("hit-wall"), said("drifted-delta")];
  const [motion] = motionsBetween(plan([1, 2], { cells }), plan([2, 2], { cells }), hear);
  assert.deepEqual(motion, { seat: 0, from: at(1, 2), legs: [{ kind: "river", to: at(2, 2) }], bump: "right", appears: false });
  const layout = layoutNotebook(plan([2, 2], { cells }), 1);
  const home = squareAt(layout.sheets[0], 1, 2);
  assert.ok(poseAt(motion, layout, 100).centre.x > home.x, "first towards the wall");
  assert.ok(poseAt(motion, layout, durationOf(motion) - 60).centre.y > home.y, "then down the river");
});

test("walking by the flow, and wading, are told from a walk", () => {
  const cells = [river(1, 2, "right"), river(1, 3, null)];
  const kinds = (key, action) => motionsBetween(plan([1, 2], { cells }), plan([1, 3], { cells }), [asked(action), said(key)])[0].legs.map(({ kind }) => kind);
  assert.deepEqual(kinds("flowed-river", { do: "flow" }), ["river"]);
  assert.deepEqual(kinds("waded-river", { do: "go", side: "right" }), ["wade"]);
  assert.deepEqual(kinds("arrived-delta", { do: "go", side: "right" }), ["walk"]);
});

test("a turbulent river carries to its mouth, square by square, no longer than the longest motion", () => {
  const cells = [river(1, 2, "down"), river(2, 2, "down"), river(3, 2, "right"), cell(3, 3, { cell: "delta" })];
  const after = plan([3, 3], { cells });
  const [motion] = motionsBetween(plan([1, 1], { cells }), after, [asked({ do: "go", side: "right" }), said("carried-delta")]);
  assert.deepEqual(motion.legs, [{ kind: "walk", to: at(1, 2) }, { kind: "river", to: at(2, 2) }, { kind: "river", to: at(3, 2) }, { kind: "river", to: at(3, 3) }]);
  assert.equal(durationOf(motion), LONGEST);
  const layout = layoutNotebook(after, 1);
  const end = squareAt(layout.sheets[0], 3, 3);
  const nearly = poseAt(motion, layout, LONGEST - 0.01).centre;
  assert.ok(Math.hypot(nearly.x - end.x, nearly.y - end.y) < 1);
});

test("carried to the square beside: through the river, not straight", () => {
  const cells = [river(0, 1, "right"), river(0, 2, "down"), cell(1, 2, { cell: "delta" })];
  const [{ legs }] = motionsBetween(plan([1, 1], { cells }), plan([1, 2], { cells }), [asked({ do: "go", side: "up" }), said("carried-delta")]);
  assert.deepEqual(legs.map(({ to }) => [to.row, to.col]), [[0, 1], [0, 2], [1, 2]]);
});

test("into a river that carries back: there and back", () => {
  const cells = [river(1, 2, "left")];
  const hear = [asked({ do: "go", side: "right" }), said("carried-river")];
  const [{ legs, bump }] = motionsBetween(plan([1, 1], { cells }), plan([1, 1], { cells }), hear);
  assert.deepEqual(legs, [{ kind: "walk", to: at(1, 2) }, { kind: "river", to: at(1, 1) }]);
  assert.equal(bump, null);
});

test("of a composed move the side of its movement counts", () => {
  const known = plan([1, 1]);
  const actions = [{ do: "shoot", side: "left" }, { do: "go", side: "up" }, { do: "blow", side: "down" }];
  const hear = [{ key: "requested", args: { seat: 0, actions } }, acts(actions[0]), said("scream"), acts(actions[1]), said("hit-wall"), acts(actions[2]), said("blast-told")];
  assert.equal(motionsBetween(known, known, hear)[0].bump, "up");
});

test("who goes on from a square that he named appears there, though it may be near", () => {
  const [motion] = motionsBetween(plan([1, 1]), plan([1, 2], { cells: [cell(1, 2)] }), [said("ordered")]);
  assert.deepEqual(motion, { seat: 0, from: at(1, 2), legs: [], bump: null, appears: true });
});
