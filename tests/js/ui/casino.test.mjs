import assert from "node:assert/strict";
import { test } from "node:test";

import { actionOf, write } from "../../../static/app/language/compose.js";
import { primerOf } from "../../../static/app/rules/primer.js";
import { CATALOG } from "../words/rule-catalog.mjs";

const { wheel } = primerOf("labyrinth", CATALOG);

test("the wheel is the European one: every number once, eighteen of each colour", () => {
  const numbers = (colour) => wheel.pockets.filter((pocket) => pocket[1] === colour).map(([number]) => number).sort((one, other) => one - other);
  assert.deepEqual(numbers("red"), [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  assert.equal(numbers("black").length, 18);
  assert.deepEqual(numbers("green"), [0]);
});

test("a bet is said with the coins that are put on it", () => {
  const offers = [{ move: "bet red 1", do: "bet", target: { bet: "red" } }, { move: "bet 17 1", do: "bet", target: { bet: "17" } }];
  const said = offers.map((offer) => write([{ ...actionOf(offer), number: 3 }]).text);
  assert.deepEqual(said, ["bet red 3", "bet 17 3"]);
  assert.deepEqual(offers.map((offer) => write([{ ...actionOf(offer), number: 1 }]).text), offers.map(({ move }) => move));
});
