/** What a tap on the board means: taken from the offers alone. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { T, crossOf } from "../../../../static/draw/parchis/cross.js";
import { chipsOf, diceOf } from "../../../../static/draw/parchis/dice.js";
import { answerTo, hitAt, movable, targetsOf } from "../../../../static/draw/parchis/targets.js";
import { board, step } from "./views.mjs";

const ROLL = { move: "roll", do: "roll", target: {} };
const VIEW = board(["base 12 66 66", "base base base base"], { dice: { seat: 0, faces: [5, 3] }, left: [5, 3], bonus: [20] });
const OFFERS = [
  step("base-5"), step("12-15", { by: 3 }), step("66-3"), step("66-L3"), step("12-32", { by: 20, with: "bonus" }),
  { move: "done", do: "pass", target: {} },
];
const cross = crossOf(0);
const piece = (from) => ({ is: "piece", seat: 0, from });
const goal = (to) => ({ is: "goal", seat: 0, to });
const held = (from) => ({ from, seat: 0 });
const ends = (chosen) => targetsOf(OFFERS, chosen).goals.map(({ target }) => target.to);

test("with nothing taken up every end is shown, quietly; a piece or a die shows its own", () => {
  assert.deepEqual(ends(null), ["5", "15", "3", "L3", "32"]);
  assert.equal(targetsOf(OFFERS, null).quiet, true);
  assert.deepEqual(ends(held("66")), ["3", "L3"]);
  assert.deepEqual(ends({ die: 5 }), ["5", "3", "L3"]);
  assert.deepEqual(ends({ die: 20 }), ["32"]);
  assert.equal(targetsOf(OFFERS, { die: 5 }).quiet, false);
});

test("a sum belongs to neither of its dice", () => {
  const offers = [step("base-5", { with: "sum" })];
  assert.deepEqual(targetsOf(offers, { die: 5 }).goals, []);
  assert.deepEqual(targetsOf(offers, null).goals, offers);
});

test("a place with several pieces is one that may be moved from", () => {
  assert.deepEqual(movable(targetsOf(OFFERS, null)).map(({ from }) => from), ["base", "12", "66"]);
  assert.deepEqual(movable(targetsOf(OFFERS, { die: 3 })).map(({ from }) => from), ["12"]);
});

test("the first tap on a piece takes it up, the second plays its only step", () => {
  assert.deepEqual(answerTo(piece("base"), OFFERS, null), { choose: held("base") });
  assert.deepEqual(answerTo(piece("base"), OFFERS, held("base")), { pick: OFFERS[0] });
  assert.deepEqual(answerTo(piece("66"), OFFERS, held("base")), { choose: held("66") });
  // Two ways lead on: it is put down again.
  assert.deepEqual(answerTo(piece("66"), OFFERS, held("66")), { choose: null });
});

test("an end is played if exactly one step leads there", () => {
  assert.deepEqual(answerTo(goal("L3"), OFFERS, held("66")), { pick: OFFERS[3] });
  assert.deepEqual(answerTo(goal("15"), OFFERS, null), { pick: OFFERS[1] });
  const both = [step("12-15", { by: 3 }), step("10-15")];
  assert.equal(answerTo(goal("15"), both, null), null);
  assert.deepEqual(answerTo(goal("15"), both, held("10")), { pick: both[1] });
});

test("with a die taken up a piece plays it, or is taken up where two ways lead on", () => {
  assert.deepEqual(answerTo(piece("12"), OFFERS, { die: 3 }), { pick: OFFERS[1] });
  assert.deepEqual(answerTo(piece("66"), OFFERS, { die: 5 }), { choose: held("66") });
});

test("a die is taken up and put down, a tap beside everything puts down too", () => {
  assert.deepEqual(answerTo({ is: "die", die: 5 }, OFFERS, null), { choose: { die: 5 } });
  assert.deepEqual(answerTo({ is: "die", die: 5 }, OFFERS, { die: 5 }), { choose: null });
  assert.deepEqual(answerTo({ is: "die", die: 3 }, OFFERS, { die: 5 }), { choose: { die: 3 } });
  assert.deepEqual(answerTo(null, OFFERS, held("12")), { choose: null });
  assert.equal(answerTo(null, OFFERS, null), null);
});

test("the dice that wait are rolled with a tap", () => {
  assert.deepEqual(answerTo({ is: "roll" }, [ROLL], null), { pick: ROLL });
  const waiting = board(["base base base base", "base base base base"], { phase: "roll" });
  const dice = diceOf(waiting, cross, true);
  const scene = { view: waiting, offers: [ROLL], chosen: null, cross, dice, chips: [] };
  assert.deepEqual(hitAt(dice[1], 1, scene), { is: "roll" });
  assert.equal(hitAt({ x: 0, y: 0 }, 1, scene), null);
});

/** What lies under a point of the board. */
const under = (point, chosen = null, reach = 4, offers = OFFERS) =>
  hitAt(point, reach, { view: VIEW, offers, chosen, cross, dice: diceOf(VIEW, cross), chips: chipsOf(VIEW, cross) });

test("what is tapped is what lies nearest", () => {
  assert.deepEqual(under(cross.centre("12", 0)), piece("12"));
  for (const stand of cross.stands(VIEW.pieces[0], 0).slice(2)) assert.deepEqual(under(stand), piece("66"));
  assert.deepEqual(under(cross.nest(0)), piece("base"));
  assert.deepEqual(under(cross.centre("15", 0)), goal("15"));
  assert.deepEqual(under(diceOf(VIEW, cross)[0]), { is: "die", die: 5 });
  assert.deepEqual(under(chipsOf(VIEW, cross)[0]), { is: "die", die: 20 });
  assert.equal(under(cross.centre("40", 0)), null);
  assert.equal(under(cross.centre("12", 0), null, 4, []), null);
});

test("a finger may be a cell off, but a quiet end has to be hit", () => {
  const beside = { x: cross.centre("15", 0).x, y: cross.centre("15", 0).y + 0.9 * T };
  assert.equal(under(beside, null, 0.6 * T), null);
  assert.deepEqual(under(beside, held("12"), 0.6 * T), goal("15"));
});

test("a die that no piece can use isn't taken up", () => {
  assert.equal(under(diceOf(VIEW, cross)[0], null, 4, [step("12-15", { by: 3 })]), null);
});
