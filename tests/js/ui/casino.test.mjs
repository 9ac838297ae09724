import assert from "node:assert/strict";
import { test } from "node:test";

import { mostStake } from "../../../static/ui/labyrinth/casino.js";
import { colourOf, WHEEL } from "../../../static/ui/parts/wheel.js";

test("the wheel is the European one: every number once, eighteen of each colour", () => {
  assert.deepEqual(WHEEL.toSorted((one, other) => one - other), Array.from({ length: 37 }, (_, number) => number));
  const red = WHEEL.filter((number) => colourOf(number) === "red").sort((one, other) => one - other);
  assert.deepEqual(red, [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  assert.equal(WHEEL.filter((number) => colourOf(number) === "black").length, 18);
  assert.equal(colourOf(0), "green");
});

test("nobody stakes more than he has, or than the house allows", () => {
  assert.equal(mostStake(10, 0), 10);
  assert.equal(mostStake(10, 3), 3);
  assert.equal(mostStake(2, 3), 2);
  assert.equal(mostStake(0, 3), 0);
});
