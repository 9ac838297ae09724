/** Several floors: a sheet for each, nothing that leads from one to the other but by lifts and pits. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { describeNotebook, describeTruth } from "../../../static/draw/telling/describe.js";
import { floorOfMover, floorsKnown, floorsOf, haveRoom, showsPlan } from "../../../static/draw/plan/floors.js";
import { CELL, adjoin, cellName, extent, parseCell, squareAt, squareUnder } from "../../../static/draw/basics/geometry.js";
import { coverage } from "../../../static/draw/notebook/ghosts.js";
import { PLAN, layoutNotebook, layoutPlan, planAt, sheetOf } from "../../../static/draw/basics/layout.js";
import { leadsOf } from "../../../static/draw/plan/links.js";
import { within } from "../../../static/draw/basics/outline.js";
import { motionsBetween } from "../../../static/draw/happening/steps.js";
import { ownSpot, targetUnder, targetsOf } from "../../../static/draw/notebook/targets.js";
import { cell, fragment, pawn, side, view, words } from "./views.mjs";

const HOUSE = { rows: 3, cols: 4, floors: 2 };
const OFFERS = ["left", "right", "up", "down"].map((name) => ({ move: `go ${name}`, do: "go", target: { side: name } }));

/** Two floors of which something is known. */
const known = (more = {}) => ({
  ...view({
    rows: 3, cols: 4,
    fragments: [fragment(0, {
      anchored: true, cells: [cell(2, 1), cell(3, 1), cell(5, 3)],
      sides: [side(2, 1, "down", "wall"), side(3, 1, "up", "open")], pawns: [[0, 3, 1], [1, 2, 1]],
    })],
    pawns: [pawn(0), pawn(1)],
    ...more,
  }),
  floors: 2,
});

test("a square's name tells its floor where there are several", () => {
  assert.equal(cellName(HOUSE, 4, 2), "2c2");
  assert.deepEqual(parseCell(HOUSE, "2c2"), { row: 4, col: 2 });
  assert.deepEqual(parseCell(HOUSE, "1a3"), { row: 2, col: 0 });
  assert.equal(cellName({ rows: 12 }, 9, 0), "a10");
  assert.deepEqual(parseCell({ rows: 12 }, "a10"), { row: 9, col: 0 });
  assert.equal(parseCell(HOUSE, "?"), null);
});

test("the last row of a floor doesn't adjoin the first of the next", () => {
  assert.ok(adjoin(HOUSE, { row: 1, col: 1 }, { row: 2, col: 1 }));
  assert.ok(!adjoin(HOUSE, { row: 2, col: 1 }, { row: 3, col: 1 }));
});

for (const floors of [2, 3, 4]) {
  for (const aspect of [0.5, 1.2, 3]) {
    test(`${floors} floors on a page ${aspect} wide lie apart, on the squares of the paper`, () => {
      const { sheets } = layoutPlan({ ...HOUSE, floors }, aspect);
      assert.deepEqual(sheets.map(({ floor, titled }) => [floor, titled]), Array.from({ length: floors }, (_, at) => [at, true]));
      sheets.forEach((sheet, at) => {
        const { x, y } = squareAt(sheet, at * 3, 0);
        assert.ok(Math.abs((x % (CELL / 2))) < 1e-6 && Math.abs(y % (CELL / 2)) < 1e-6);
        assert.deepEqual(squareUnder(sheet, squareAt(sheet, at * 3 + 2, 3)), { row: at * 3 + 2, col: 3 });
        for (const other of sheets.slice(at + 1)) {
          const [a, b] = [extent(sheet), extent(other)];
          assert.ok(a.x + a.w <= b.x + 1e-6 || b.x + b.w <= a.x + 1e-6 || a.y + a.h <= b.y + 1e-6 || b.y + b.h <= a.y + 1e-6);
        }
      });
    });
  }
}

test("a wide page has the floors side by side, a tall one below each other", () => {
  const [first, second] = layoutPlan(HOUSE, 3).sheets;
  assert.ok(second.x >= first.x + first.w && second.y === first.y);
  const [upper, lower] = layoutPlan(HOUSE, 0.5).sheets;
  assert.ok(lower.y >= upper.y + upper.h && upper.x === lower.x);
});

test("every floor shows its own squares, sides and pawns", () => {
  const { sheets } = layoutNotebook(known(), 2);
  assert.deepEqual(sheets.map(({ fragments: [{ cells }] }) => cells.map(({ row, col }) => [row, col])), [[[2, 1]], [[3, 1], [5, 3]]]);
  assert.deepEqual(sheets.map(({ fragments: [{ sides }] }) => sides.map(({ is }) => is)), [["wall"], ["open"]]);
  assert.deepEqual(sheets.map(({ fragments: [{ pawns }] }) => pawns.map(({ seat }) => seat)), [[1], [0]]);
});

test("one floor alone: the others have no sheet, its title stands elsewhere", () => {
  const layout = layoutNotebook(known(), 1, { only: 1 });
  assert.deepEqual(layout.sheets.map(({ floor, titled }) => [floor, titled]), [[1, false]]);
  assert.equal(sheetOf(layout, { fragment: 0, row: 2 }), null);
  assert.equal(sheetOf(layout, { fragment: 0, row: 3 }), layout.sheets[0]);
  assert.equal(planAt(layout, 0), null);
});

test("steps don't lead from floor to floor: their squares lie beside the sheet", () => {
  const layout = layoutNotebook(known(), 2);
  const own = ownSpot(known(), layout, 0);
  assert.equal(own.sheet, layout.sheets[1]);
  const targets = targetsOf(known(), layout, OFFERS, 0, "go");
  assert.ok(targets.every(({ sheet }) => sheet === layout.sheets[1]));
  const up = targets.find(({ offer }) => offer.move === "go up");
  assert.ok(!within(up.sheet, up.row, up.col), "above the first row there is nothing of that floor");
  const below = squareAt(layout.sheets[0], 2, 1);
  assert.equal(targetUnder(targets, below, layout.sheets), null, "the floor below is another square");
});

test("a square that is chosen is taken on its floor, if that is shown", () => {
  const offers = ["1b3", "2b1"].map((name) => ({ move: `start ${name}`, do: "start", target: { cell: name } }));
  const empty = { ...known({ phase: "start", fragments: [] }), floors: 2 };
  const layout = layoutNotebook(empty, 2);
  for (const [at, row] of [[0, 2], [1, 3]]) {
    const targets = targetsOf(empty, layout, offers, 0, "go");
    assert.equal(targetUnder(targets, squareAt(layout.sheets[at], row, 1), layout.sheets)?.offer.move, offers[at].move);
  }
  assert.deepEqual(targetsOf(empty, layoutNotebook(empty, 1, { only: 0 }), offers, 0, "go").map(({ offer }) => offer.move), ["start 1b3"]);
});

const SCRAP = {
  ...fragment(7, { places: 2, cells: [cell(0, 1, { cell: "lift" }), cell(3, 1, { cell: "lift" }), cell(4, 1)], pawns: [[0, 4, 1]] }),
  floors: 2, at: [[0, 0], [0, 2]],
};

test("a scrap of two floors is two pieces side by side, cut alike", () => {
  const shown = { ...known({ fragments: [SCRAP] }), floors: 2 };
  const { sheets: [lower, upper] } = layoutNotebook(shown, 1);
  assert.deepEqual([lower.kind, lower.floor, upper.floor], ["scrap", 0, 1]);
  assert.deepEqual([upper.w, upper.h, upper.y, upper.x], [lower.w, lower.h, lower.y, lower.x + lower.w]);
  const [a, b] = [squareAt(lower, 0, 1), squareAt(upper, 3, 1)];
  assert.equal(a.y, b.y, "a lift's squares lie level");
  assert.ok(!showsPlan(shown) && showsPlan(known()));
  assert.deepEqual([...coverage(upper)], [["3,1", 1], ["4,1", 1], ["3,3", 1], ["4,3", 1]]);
});

test("the notebook in words names the floors", () => {
  assert.deepEqual(describeNotebook(known(), words, [{ name: "Ada" }, { name: "Bo" }], 0).slice(0, 4), [
    "notebook-floors floors=2", "notebook-map count=3",
    "notebook-square at=1b3 what=notebook-type-land, notebook-side-wall side=down, notebook-pawn name=Bo",
    "notebook-square at=2b1 what=notebook-type-land, notebook-side-open side=up, notebook-own",
  ]);
  const scrap = describeNotebook({ ...known({ fragments: [SCRAP] }), floors: 2 }, words, [], null);
  assert.match(scrap.join("\n"), /at=notebook-at-level level=1 row=2 col=2 what=notebook-type-land/);
});

test("missing squares are named once for all floors", () => {
  const holed = { ...known({ fragments: [], holes: [[0, 0], [3, 0]] }), floors: 2 };
  assert.deepEqual(describeNotebook(holed, words), ["notebook-floors floors=2", "notebook-without at=a1", "notebook-empty"]);
});

const lift = (from, to) => ({ by: "lift", from: { fragment: 0, ...from }, to: { fragment: 0, ...to } });

test("a lift straight up needs no arrow, a pit to another floor does", () => {
  const shown = known();
  const layout = layoutNotebook(shown, 2);
  const leads = (links, drifts = false, at = layout) => leadsOf({ ...shown, notebook: { ...shown.notebook, links } }, at, drifts);
  assert.deepEqual(leads([lift({ row: 2, col: 1 }, { row: 5, col: 1 })]), []);
  const pit = { ...lift({ row: 2, col: 1 }, { row: 5, col: 3 }), by: "pit" };
  assert.deepEqual(leads([pit]).map(({ to, away }) => [to, away]), [[squareAt(layout.sheets[1], 5, 3), null]]);
  const alone = layoutNotebook(shown, 1, { only: 0 });
  assert.deepEqual(leads([pit], false, alone).map(({ away }) => away), ["2d3"]);
  assert.deepEqual(leads([pit], false, layoutNotebook(shown, 1, { only: 1 })), [], "it begins where nobody looks");
});

test("one or two squares: only where rivers drift, and only between pieces", () => {
  const shown = known({ fragments: [...known().notebook.fragments, fragment(3, {})] });
  const links = [{ by: "river", from: { fragment: 0, row: 2, col: 1 }, to: { fragment: 3, row: 0, col: 0 } }];
  const lead = (drifts) => leadsOf({ ...shown, notebook: { ...shown.notebook, links } }, layoutNotebook(shown, 2), drifts)[0];
  assert.deepEqual([lead(true).far, lead(false).far], [true, false]);
});

test("on which floor the pawns are", () => {
  assert.deepEqual([...floorsKnown(known())], [[0, 1], [1, 0]]);
  const before = { ...known({ phase: "start", fragments: [], pawns: [pawn(0), pawn(1, { start: "2a1" })] }), floors: 2 };
  assert.deepEqual([...floorsKnown(before)], [[1, 1]]);
  const truth = (first, second) => ({
    ...HOUSE, cells: [], sides: [], treasures: [], bear: null,
    pawns: [[0, first], [1, second]].map(([seat, path]) => ({ seat, row: path.at(-1)?.[0] ?? -1, col: 0, outside: null, health: "healthy" })),
    paths: [{ seat: 0, cells: first }, { seat: 1, cells: second }],
  });
  const start = truth([[0, 0, "start"]], [[4, 0, "start"]]);
  const moved = truth([[0, 0, "start"]], [[4, 0, "start"], [3, 0, "walk"]]);
  assert.deepEqual([...floorsOf(start)], [[0, 0], [1, 1]]);
  assert.equal(floorOfMover(null, start), 0);
  assert.equal(floorOfMover(start, moved), 1);
  assert.equal(floorOfMover(moved, moved), null);
});

test("a desk has room for two floors, a phone for one", () => {
  assert.ok(haveRoom({ rows: 4, cols: 5, floors: 2 }, { w: 815, h: 635 }));
  assert.ok(!haveRoom({ rows: 4, cols: 5, floors: 2 }, { w: 342, h: 240 }));
});

test("a pawn rides in a lift to the next floor, and never walks there", () => {
  const links = [lift({ row: 2, col: 1 }, { row: 5, col: 1 })];
  const standing = (row) => ({
    ...known({ fragments: [fragment(0, { anchored: true, cells: [cell(2, 1, { cell: "lift" }), cell(5, 1, { cell: "lift" })], pawns: [[0, row, 1]] })], links }),
    floors: 2,
  });
  const hear = [{ key: "requested", args: { seat: 0, actions: [{ do: "lift" }] } }, { key: "arrived-lift", args: { seat: 0 } }];
  const [{ legs }] = motionsBetween(standing(2), standing(5), hear);
  assert.deepEqual(legs, [{ kind: "lift", to: { fragment: 0, row: 5, col: 1 } }]);
  const [jump] = motionsBetween(standing(2), { ...standing(3), notebook: { ...standing(3).notebook, links: [] } });
  assert.equal(jump.appears, true, "the row below is upstairs");
});

test("a wall of the floor below isn't bumped against upstairs", () => {
  const standing = (sides) => ({
    ...known({ fragments: [fragment(0, { anchored: true, cells: [cell(2, 1), cell(3, 1)], sides, pawns: [[0, 3, 1]] })] }), floors: 2,
  });
  assert.deepEqual(motionsBetween(standing([]), standing([side(2, 1, "down", "wall")])), []);
  assert.equal(motionsBetween(standing([]), standing([side(3, 1, "up", "wall")]))[0].bump, "up");
});

test("the game master's map of two floors in words", () => {
  const truth = {
    rows: 1, cols: 2, floors: 2, keyed: true, sides: [side(0, 0, "down", "monolith"), side(1, 0, "right", "built")],
    cells: [[0, 0, "lift"], [0, 1, "cave"], [1, 0, "lift"], [1, 1, "arsenal"]].map(([row, col, name]) =>
      ({ row, col, cell: name, flow: null, pit: null, stores: name === "arsenal" ? ["knives", "cement"] : null })),
    pawns: [{ seat: 0, row: 1, col: 0, outside: null, health: "healthy", bullets: 1, bombs: 0, knives: 1, boats: 0, cement: 2, lives: null }],
    treasures: [{ true: true, row: 0, col: 1 }], bear: { row: 0, col: 1 }, leprechaun: { row: 1, col: 1 },
    bear_path: [[0, 1], [0, 0], [0, 1]], leprechaun_path: [[1, 1], [1, 0], [1, 1]], paths: [],
  };
  assert.deepEqual(describeTruth(truth, words, [{ name: "Ada" }]), [
    "notebook-truth rows=1 cols=2",
    "notebook-stands name=Ada at=2a1",
    "notebook-state name=Ada what=notebook-stock bullets=1 bombs=0, notebook-knives count=1, notebook-cement count=2",
    "notebook-treasure kind=true at=1b1",
    "notebook-bear at=1b1",
    "notebook-leprechaun at=2b1",
    "notebook-path-bear at=1b1, 1a1, 1b1",
    "notebook-path-leprechaun at=2b1, 2a1, 2b1",
    "notebook-floors floors=2",
    "notebook-square at=1a1 what=notebook-type-lift, notebook-side-monolith side=down",
    "notebook-square at=1b1 what=notebook-type-cave",
    "notebook-square at=2a1 what=notebook-type-lift, notebook-side-built side=right",
    "notebook-square at=2b1 what=notebook-type-arsenal, notebook-stores what=notebook-store kind=knives, notebook-store kind=cement, notebook-side-built side=left",
  ]);
});

test("a whole plan is the fragment PLAN on every floor", () => {
  const layout = layoutPlan(HOUSE, 2);
  assert.equal(sheetOf(layout, { fragment: PLAN, row: 4 }), layout.sheets[1]);
});
