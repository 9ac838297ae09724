/** The difference of two views as motions. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { squareAt } from "../../static/draw/geometry.js";
import { layoutNotebook, sheetOf } from "../../static/draw/layout.js";
import { LONGEST, durationOf, poseAt } from "../../static/draw/motion.js";
import { motionsBetween } from "../../static/draw/steps.js";
import { cell, fragment, side, view } from "./draw-views.mjs";

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
  const start = squareAt(sheetOf(layout, 0), 1, 1);
  assert.deepEqual(poseAt(motion, layout, 0)?.centre, start);
  const end = squareAt(sheetOf(layout, 5), 0, 0);
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
  assert.deepEqual(poses[1].centre, squareAt(sheetOf(layout, 0), 1, 1));
  assert.deepEqual(poses[2].centre, squareAt(sheetOf(layout, 5), 0, 0));
  assert.deepEqual(poses.map(({ grow }) => grow), [1, 0.5, 0.5]);
});
