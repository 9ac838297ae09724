/** Where on the drawn plan a point lies. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { CELL, squareAt } from "../../../static/draw/basics/geometry.js";
import { layoutPlan, planAt } from "../../../static/draw/basics/layout.js";
import { edgeAt, placeAt, placesBetween } from "../../../static/draw/desk/places.js";

const PLAN = { rows: 4, cols: 5, floors: 2, holes: [[1, 1], [5, 1]] };
const layout = layoutPlan(PLAN, 1);
/** A point beside the middle of a square, in squares. */
const point = (row, col, dx = 0, dy = 0) => {
  const { x, y } = squareAt(planAt(layout, row), row, col);
  return { x: x + dx * CELL, y: y + dy * CELL };
};

test("every square of every floor is found under its middle, missing ones too", () => {
  for (let row = 0; row < 8; row += 1) for (let col = 0; col < 5; col += 1) assert.deepEqual(placeAt(layout, point(row, col)), { row, col });
  assert.equal(placeAt(layout, point(0, 0, -0.7)), null);
});

test("the nearest side is meant, and the outer one from outside, too", () => {
  assert.deepEqual(edgeAt(layout, point(1, 2, 0.3, 0.1)), { row: 1, col: 2, side: "right" });
  assert.deepEqual(edgeAt(layout, point(1, 2, -0.1, -0.4)), { row: 1, col: 2, side: "up" });
  assert.deepEqual(edgeAt(layout, point(7, 4, 0.2, 0.9)), { row: 7, col: 4, side: "down" });
  assert.deepEqual(edgeAt(layout, point(4, 0, -0.95)), { row: 4, col: 0, side: "left" });
  assert.equal(edgeAt(layout, point(0, 4, 1.6)), null);
});

test("a hand passes every square on its way, once", () => {
  assert.deepEqual(placesBetween(layout, point(0, 0), point(0, 3)).map(({ col }) => col), [0, 1, 2, 3]);
  assert.deepEqual(placesBetween(layout, point(2, 2), point(2, 2, 0.1)), [{ row: 2, col: 2 }]);
  assert.deepEqual(placesBetween(layout, point(0, 0, -3), point(0, 0, -2)), []);
});
