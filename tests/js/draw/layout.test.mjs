/** Where the pieces of paper lie, and what is hit by a tap on them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { CELL, extent, squareAt, squareUnder } from "../../../static/draw/basics/geometry.js";
import { coverage, scrapUnder } from "../../../static/draw/notebook/ghosts.js";
import { layoutNotebook, layoutPlan, sheetOf } from "../../../static/draw/basics/layout.js";
import { ringAt } from "../../../static/draw/notebook/markers.js";
import { holesOf, runsOf } from "../../../static/draw/basics/outline.js";
import { ownSpot, targetUnder, targetsOf } from "../../../static/draw/notebook/targets.js";
import { cell, fragment, view } from "./views.mjs";

const SIZES = [[3, 3], [4, 5], [12, 12]];
const PAGES = [340 / 320, 700 / 640, 0.5, 2.4];
const OFFERS = ["left", "right", "up", "down"].flatMap((side) =>
  ["shoot", "go", "blow"].map((kind) => ({ move: `${kind} ${side}`, do: kind, target: { side } })));

/** An anchored piece and so many floating ones of different shapes. */
function pieces(count) {
  const floating = Array.from({ length: count }, (_, i) => fragment(i + 1, {
    places: i + 2,
    cells: Array.from({ length: 1 + (i % 4) }, (_, at) => cell(at % 2, Math.floor(at / 2) + (i % 3))),
  }));
  return [fragment(0, { anchored: true, cells: [cell(1, 1), cell(1, 2)] }), ...floating];
}

const overlap = (a, b) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1e-6
  && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1e-6;

for (const [rows, cols] of SIZES) {
  for (const aspect of PAGES) {
    for (const count of [0, 1, 2, 9]) {
      test(`${rows}×${cols} and ${count} scraps on a page ${aspect.toFixed(2)} wide don't overlap`, () => {
        const { sheets, bounds } = layoutNotebook(view({ rows, cols, fragments: pieces(count) }), aspect);
        assert.equal(sheets.length, count + 1);
        const outlines = sheets.map(extent);
        for (const [i, a] of outlines.entries()) {
          assert.ok(a.x >= bounds.x - 1e-6 && a.x + a.w <= bounds.x + bounds.w + 1e-6, "inside, across");
          assert.ok(a.y >= bounds.y - 1e-6 && a.y + a.h <= bounds.y + bounds.h + 1e-6, "inside, down");
          for (const b of outlines.slice(i + 1)) assert.ok(!overlap(a, b), "no overlap");
        }
      });
    }
  }
}

test("all anchored fragments share the plan's sheet", () => {
  const fragments = [fragment(0, { anchored: true }), fragment(4, { anchored: true }), fragment(7, { anchored: false })];
  const layout = layoutNotebook(view({ fragments }), 1);
  assert.equal(layout.sheets.length, 2);
  assert.equal(sheetOf(layout, { fragment: 0, row: 0 }), sheetOf(layout, { fragment: 4, row: 0 }));
  assert.notEqual(sheetOf(layout, { fragment: 0, row: 0 }), sheetOf(layout, { fragment: 7, row: 0 }));
  assert.equal(sheetOf(layout, { fragment: 99, row: 0 }), null);
});

test("only scraps: no sheet is drawn for a plan on which nothing is known", () => {
  const { sheets } = layoutNotebook(view({ fragments: [fragment(1, {})] }), 1);
  assert.deepEqual(sheets.map(({ kind }) => kind), ["scrap"]);
});

test("nothing known: the plan's empty sheet", () => {
  const { sheets } = layoutNotebook(view({ fragments: [] }), 1);
  assert.deepEqual(sheets.map(({ kind }) => kind), ["plan"]);
});

test("a wide page has the scraps beside the plan, a tall one below", () => {
  const shown = view({ fragments: pieces(1) });
  const [wide, tall] = [layoutNotebook(shown, 2.5), layoutNotebook(shown, 0.5)];
  assert.ok(wide.sheets[1].x >= wide.sheets[0].w);
  assert.ok(tall.sheets[1].y >= tall.sheets[0].h);
});

test("a point of a turned scrap finds the square it was drawn in", () => {
  const { sheets } = layoutNotebook(view({ fragments: pieces(9) }), 1);
  assert.ok(sheets.some(({ angle }) => Math.abs(angle) > 0.001), "some scrap is turned");
  for (const sheet of sheets) {
    for (let row = 0; row < sheet.rows; row++) {
      for (let col = 0; col < sheet.cols; col++) {
        assert.deepEqual(squareUnder(sheet, squareAt(sheet, row, col)), { row, col });
      }
    }
  }
});

test("a whole plan's squares are drawn on the squares of the paper", () => {
  const { sheets: [sheet] } = layoutPlan({ rows: 4, cols: 5 });
  const { x, y } = squareAt(sheet, 0, 0);
  assert.equal((x - CELL / 2) % (CELL / 2), 0);
  assert.equal((y - CELL / 2) % (CELL / 2), 0);
});

test("a side is the square next to the own pawn, in the fragment it stands in", () => {
  const fragments = pieces(2);
  fragments[2].pawns = [{ seat: 1, row: 0, col: 0 }];
  const shown = view({ fragments });
  const layout = layoutNotebook(shown, 1);
  const targets = targetsOf(shown, layout, OFFERS, 1, "go");
  assert.deepEqual(targets.map(({ row, col, offer }) => [offer.move, row, col]),
    [["go left", 0, -1], ["go right", 0, 1], ["go up", -1, 0], ["go down", 1, 0]]);
  assert.ok(targets.every(({ sheet }) => sheet === sheetOf(layout, { fragment: 2, row: 0 })));
  assert.equal(ownSpot(shown, layout, 1)?.sheet, sheetOf(layout, { fragment: 2, row: 0 }));
});

test("offers that share a square: the wished kind is picked", () => {
  const fragments = [fragment(0, { anchored: true, cells: [cell(1, 1)], pawns: [[0, 1, 1]] })];
  const shown = view({ fragments });
  const layout = layoutNotebook(shown, 1);
  const left = squareAt(layout.sheets[0], 1, 0);
  for (const kind of ["go", "shoot", "blow"]) {
    const targets = targetsOf(shown, layout, OFFERS, 0, kind);
    assert.equal(targetUnder(targets, left, layout.sheets)?.offer.move, `${kind} left`);
  }
  assert.deepEqual(targetsOf(shown, layout, OFFERS, 0, "lift"), []);
});

test("a tap is a plain step, unless a step by boat is wished for", () => {
  const fragments = [fragment(0, { anchored: true, cells: [cell(1, 1)], pawns: [[0, 1, 1]] })];
  const shown = view({ fragments });
  const layout = layoutNotebook(shown, 1);
  const offers = [{ move: "go left by-boat", do: "go", target: { side: "left", boat: "yes" } }, ...OFFERS];
  const left = squareAt(layout.sheets[0], 1, 0);
  const picked = (mode) => targetUnder(targetsOf(shown, layout, offers, 0, mode), left, layout.sheets)?.offer.move;
  assert.deepEqual(["go", "boat", "shoot"].map(picked), ["go left", "go left by-boat", "shoot left"]);
});

test("nobody's pawn, or one that isn't drawn, has no sides to tap", () => {
  const shown = view({ fragments: pieces(1) });
  const layout = layoutNotebook(shown, 1);
  assert.deepEqual(targetsOf(shown, layout, OFFERS, null, "go"), []);
  assert.deepEqual(targetsOf(shown, layout, OFFERS, 3, "go"), []);
});

test("offered cells of the empty grid are hit, whatever kind is wished", () => {
  const shown = view({ rows: 4, cols: 5, phase: "start", fragments: [] });
  const layout = layoutNotebook(shown, 1);
  const offers = ["a1", "e4"].map((name) => ({ move: `start ${name}`, do: "start", target: { cell: name } }));
  const targets = targetsOf(shown, layout, offers, 0, "go");
  const [sheet] = layout.sheets;
  assert.equal(targetUnder(targets, squareAt(sheet, 3, 4), layout.sheets)?.offer.move, "start e4");
  assert.equal(targetUnder(targets, squareAt(sheet, 0, 0), layout.sheets)?.offer.move, "start a1");
  assert.equal(targetUnder(targets, squareAt(sheet, 1, 1), layout.sheets), null);
});

test("a square beside a scrap doesn't reach over the next piece's squares", () => {
  const fragments = [1, 2].map((id) => fragment(id, { cells: [cell(0, 0)] }));
  fragments[0].pawns = [{ seat: 0, row: 0, col: 0 }];
  const shown = view({ fragments });
  const layout = layoutNotebook(shown, 5);
  // Moved together until the neighbouring square lies on the other scrap.
  const [first, second] = layout.sheets.map((sheet) => ({ ...sheet, angle: 0 }));
  second.x = first.x + CELL;
  second.y = first.y;
  const targets = targetsOf(shown, { ...layout, sheets: [first, second] }, OFFERS, 0, "go");
  assert.equal(targetUnder(targets, squareAt(second, 0, 0), [first, second]), null);
  assert.equal(targetUnder(targets, squareAt(first, 1, 0), [first, second])?.offer.move, "go down");
});

test("the possible places of a scrap darken the plan's squares they share", () => {
  const piece = { ...fragment(1, { places: 2, cells: [cell(0, 0), cell(0, 1)] }), at: [[0, 0], [0, 1]] };
  const layout = layoutNotebook(view({ fragments: [fragment(0, { anchored: true }), piece] }), 1);
  const [plan, scrap] = layout.sheets;
  assert.deepEqual([...coverage(scrap)], [["0,0", 1], ["0,1", 2], ["0,2", 1]]);
  assert.equal(scrapUnder(layout, squareAt(scrap, 0, 0)), scrap);
  assert.equal(scrapUnder(layout, squareAt(plan, 0, 0)), null);
});

test("rings of squares beside the paper are drawn on its rim", () => {
  const shown = view({ fragments: [fragment(1, { cells: [cell(0, 0)], pawns: [[0, 0, 0]] })] });
  const layout = layoutNotebook(shown, 1);
  for (const target of targetsOf(shown, layout, OFFERS, 0, "go")) {
    const { x, y } = ringAt(target);
    assert.ok(x > -CELL * 0.42 && x < CELL * 1.42 && y > -CELL * 0.42 && y < CELL * 1.42, target.offer.move);
  }
});

const CROSS = [[0, 0], [0, 2], [2, 0], [2, 2]];

test("a plan's outline and its grid go around the missing squares", () => {
  const shape = { rows: 3, cols: 3, holes: holesOf(CROSS) };
  const lines = (beside, across) => runsOf(shape, beside, across).map(({ at, from, to }) => [at, from, to]);
  assert.deepEqual(lines(1, true), [[0, 1, 2], [1, 0, 1], [1, 2, 3], [2, 0, 1], [2, 2, 3], [3, 1, 2]]);
  assert.deepEqual(lines(2, true), [[1, 1, 2], [2, 1, 2]]);
  assert.deepEqual(lines(1, false), lines(1, true), "a cross looks the same turned");
  const ring = { rows: 3, cols: 3, holes: holesOf([[1, 1]]) };
  assert.deepEqual(runsOf(ring, 1, true).map(({ at, from, to }) => [at, from, to]), [[0, 0, 3], [1, 1, 2], [2, 1, 2], [3, 0, 3]]);
});

test("the outline of a whole rectangle is four strokes", () => {
  const shape = { rows: 4, cols: 5, holes: holesOf() };
  assert.deepEqual([true, false].flatMap((across) => runsOf(shape, 1, across)).map(({ at, from, to }) => [at, from, to]),
    [[0, 0, 5], [4, 0, 5], [0, 0, 4], [5, 0, 4]]);
  assert.deepEqual(runsOf(shape, 2, true).map(({ at }) => at), [1, 2, 3]);
});

test("missing squares can't be chosen", () => {
  const shown = view({ rows: 3, cols: 3, holes: CROSS, phase: "start", fragments: [] });
  const layout = layoutNotebook(shown, 1);
  for (const kind of ["start", "ask", "order"]) {
    const offers = ["a1", "b1", "c3"].map((name) => ({ move: `${kind} ${name}`, do: kind, target: { cell: name } }));
    assert.deepEqual(targetsOf(shown, layout, offers, 0, "go").map(({ offer }) => offer.move), [`${kind} b1`]);
  }
});

test("towards a missing square the ring is drawn near the pawn", () => {
  const shown = view({ rows: 3, cols: 3, holes: CROSS, fragments: [fragment(0, { anchored: true, cells: [cell(1, 0)], pawns: [[0, 1, 0]] })] });
  const rings = targetsOf(shown, layoutNotebook(shown, 1), OFFERS, 0, "go").map((target) => ({ side: target.offer.target.side, ...ringAt(target) }));
  const far = Object.fromEntries(rings.map(({ side, x, y }) => [side, Math.abs(x - CELL * 0.5) + Math.abs(y - CELL * 1.5)]));
  assert.equal(far.right, CELL);
  assert.ok(far.up < CELL && far.up === far.down && far.up === far.left);
});
