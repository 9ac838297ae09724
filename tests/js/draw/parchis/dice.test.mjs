/** The dice end on the faces that were recorded, however they tumble. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { T, crossOf } from "../../../../static/draw/parchis/cross.js";
import { ROLL, chipsOf, diceOf, throwersIn, tumbling } from "../../../../static/draw/parchis/dice.js";
import { board } from "./views.mjs";

const cross = crossOf(0);
const EMPTY = ["base base base base", "base base base base"];
const used = (faces, left) => diceOf(board(EMPTY, { dice: { seat: 0, faces }, left }), cross).map((die) => die.used);

test("a die that is used up is dimmed, of a double one after the other", () => {
  assert.deepEqual(used([5, 3], [3]), [true, false]);
  assert.deepEqual(used([5, 3], [5, 3]), [false, false]);
  assert.deepEqual(used([4, 4], [4]), [false, true]);
  assert.deepEqual(used([4, 4], []), [true, true]);
});

test("the dice lie in the base of whoever rolled, also beside bonuses", () => {
  for (const bonus of [[], [20], [20, 10], [20, 20, 10, 10]]) {
    for (const seat of [0, 1]) {
      const view = board(EMPTY, { player: seat, dice: { seat, faces: [6, 2] }, left: [6, 2], bonus });
      const base = cross.base(view.corners[seat]);
      const boxes = [...diceOf(view, cross).map(({ x, y, size }) => ({ x, y, w: size, h: size })), ...chipsOf(view, cross)];
      assert.equal(boxes.length, 2 + bonus.length);
      for (const { x, y, w, h } of boxes) {
        assert.ok(x - w / 2 > base.x + 0.3 * T && x + w / 2 < base.x + base.w - 0.3 * T);
        assert.ok(y - h / 2 > base.y && y + h / 2 < base.y + base.h - 0.3 * T);
      }
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) =>
        assert.ok(Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2)));
    }
  }
});

test("lots lie in everybody's base until the first roll", () => {
  const view = board(EMPTY, { phase: "draw", player: null, draws: [3, null] });
  assert.deepEqual(diceOf(view, cross).map(({ seat, face }) => [seat, face]), [[0, 3]]);
  const begun = board(EMPTY, { phase: "roll", player: 1, draws: [3, 2] });
  assert.deepEqual(diceOf(begun, cross, true).map(({ seat, face }) => [seat, face]), [[0, 3], [1, null], [1, null]]);
});

test("whoever is to roll sees his dice wait beside the last roll of another", () => {
  const view = board(EMPTY, { phase: "roll", player: 1, dice: { seat: 0, faces: [5, 3] } });
  assert.deepEqual(diceOf(view, cross, true).map(({ seat, face }) => [seat, face]), [[0, 5], [0, 3], [1, null], [1, null]]);
  const again = board(EMPTY, { phase: "roll", player: 0, dice: { seat: 0, faces: [5, 5] } });
  assert.deepEqual(diceOf(again, cross, true).map(({ face }) => face), [null, null]);
});

test("a roll tumbles the same way every time and ends as it was recorded", () => {
  const dice = diceOf(board(EMPTY, { dice: { seat: 0, faces: [5, 3] }, left: [5, 3] }), cross);
  const film = () => Array.from({ length: 30 }, (_, i) => tumbling(dice, [0], (i * ROLL) / 30));
  assert.deepEqual(film(), film());
  const faces = film().flatMap((frame) => frame.map(({ face }) => face));
  assert.ok(faces.every((face) => face !== null && face >= 1 && face <= 6) && new Set(faces).size > 2);
  assert.deepEqual(tumbling(dice, [0], ROLL), dice);
  assert.deepEqual(film().at(-1).map(({ face }) => face), [5, 3]);
  assert.ok(ROLL <= 700);
});

test("only the dice that were thrown tumble", () => {
  const hear = [{ key: "requested", args: { seat: 1 } }, { key: "rolled", args: { seat: 1, first: 5, second: 3 } }];
  assert.deepEqual(throwersIn(hear), [1]);
  assert.deepEqual(throwersIn([{ key: "draws-die", args: { seat: 0, die: 2 } }]), [0]);
  const dice = diceOf(board(EMPTY, { dice: { seat: 0, faces: [5, 3] }, left: [5, 3] }), cross);
  assert.deepEqual(tumbling(dice, [1], ROLL / 2), dice);
});
