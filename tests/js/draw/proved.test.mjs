/** A notebook with what is proved besides, drawn and in words. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { layoutNotebook } from "../../../static/draw/basics/layout.js";
import { withMarks, withNothing } from "../../../static/draw/notebook/proved.js";
import { describeNotebook } from "../../../static/draw/telling/describe.js";

const cell = (row, col, kind, more = {}) => ({ row, col, cell: kind, flow: null, treasures: 0, things: null, visits: 0, ...more });
const MAP = { id: 0, anchored: true, places: 1, at: [], floors: 1, cells: [cell(0, 0, "land"), cell(0, 1, null)], sides: [{ row: 0, col: 0, side: "right", is: "open" }], pawns: [{ seat: 0, row: 0, col: 0 }] };
const SCRAP = { id: 3, anchored: false, places: 5, at: [[0, 2], [1, 0], [1, 1], [1, 2], [2, 2]], floors: 1, cells: [cell(0, 0, "pit")], sides: [], pawns: [{ seat: 1, row: 0, col: 0 }] };
const view = (...fragments) => ({
  rows: 3, cols: 3, floors: 1, holes: [], phase: "play", notebook: { fragments, links: [], bear: null },
  pawns: [0, 1].map((seat) => ({ seat, health: "healthy", sure: true })),
});
const NONE = { cells: [], sides: [], pawns: [], links: [], places: [] };
const words = (id, args) => `${id}${args ? ` ${JSON.stringify(args)}` : ""}`;

test("what is proved joins the map, and says that it is; what was known stays as it was", () => {
  const marks = { ...NONE, cells: [cell(0, 1, "river"), cell(2, 2, "arsenal")], sides: [{ row: 0, col: 0, side: "right", is: "wall" }, { row: 1, col: 1, side: "up", is: "wall" }] };
  const { notebook: { fragments: [map, scrap] } } = withMarks(view(MAP, SCRAP), marks);
  assert.deepEqual(map.cells.map(({ row, col, cell: kind, proved }) => [row, col, kind, proved]), [
    [0, 0, "land", undefined], [0, 1, "river", true], [2, 2, "arsenal", true],
  ]);
  assert.deepEqual(map.sides.map(({ is, proved }) => [is, proved]), [["open", undefined], ["wall", true]]);
  assert.equal(scrap, SCRAP);
});

test("a scrap fits in as many places as it can, and no more", () => {
  const exact = (places, at) => withMarks(view(MAP, SCRAP), { ...NONE, places: [{ fragment: 3, places, at }] }).notebook.fragments[1];
  assert.deepEqual([exact(2, [[1, 0], [2, 2]]).places, exact(2, [[1, 0], [2, 2]]).at], [2, [[1, 0], [2, 2]]]);
  assert.deepEqual([exact(2, []).places, exact(2, []).at], [2, []], "where these are is not told");
  assert.equal(exact(7, []).places, 5, "of a notebook that has gone on");
});

test("where nothing is known of the map, a proof alone lays it down", () => {
  const marks = { ...NONE, pawns: [{ seat: 1, row: 2, col: 0 }] };
  const shown = withMarks(view(SCRAP), marks);
  assert.deepEqual(shown.notebook.fragments.map(({ anchored }) => anchored), [true, false]);
  assert.deepEqual(layoutNotebook(shown, 1).sheets.map(({ kind }) => kind), ["plan", "scrap"]);
  assert.equal(withMarks(view(SCRAP), NONE).notebook.fragments.length, 1);
});

test("it is told what is proved, and which scraps nobody has counted the places of", () => {
  const proved = describeNotebook(withMarks(view(MAP), { ...NONE, cells: [cell(0, 1, "river")] }), words);
  assert.ok(proved.some((text) => text.includes('notebook-proved {\\"what\\":\\"notebook-type-river\\"}')), proved.join("\n"));
  const literal = describeNotebook({ ...view(SCRAP), literal: true }, words);
  assert.ok(literal[0].startsWith("notebook-scrap-said"));
  assert.deepEqual(describeNotebook(withNothing(view(MAP, SCRAP)), words), ["notebook-empty"]);
});
