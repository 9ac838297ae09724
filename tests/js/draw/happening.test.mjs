/** What is lost from sight between two views, and what makes a noise. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { FADE, MARK, happeningBetween, lasting } from "../../../static/draw/happening/happening.js";
import { durationOf } from "../../../static/draw/basics/motion.js";
import { cell, fragment, pawn, view } from "./views.mjs";

const at = (row, col, name = 0) => ({ fragment: name, row, col });
const plan = (standing, more = []) =>
  view({ fragments: [fragment(0, { anchored: true, cells: [cell(1, 1), cell(1, 2)], pawns: standing }), ...more], pawns: [pawn(0), pawn(1)] });
const requested = (actions, seat = 0) => ({ key: "requested", args: { seat, actions } });
const acts = (action, seat = 0) => ({ key: "acts", args: { seat, action } });
const said = (key, seat = 0) => ({ key, args: { seat } });
const GO = { do: "go", side: "right" };

test("nothing happened, nothing is shown", () => {
  const still = plan([[0, 1, 1]]);
  assert.equal(happeningBetween(still, still, [requested([{ do: "skip" }]), said("skipped")]), null);
  assert.equal(happeningBetween(null, still), null);
  assert.equal(happeningBetween(view({ rows: 3 }), still), null);
});

test("after a dark move a pawn that isn't on the paper any more goes somewhere", () => {
  const happening = happeningBetween(plan([[0, 1, 1]]), plan([]), [requested([{ ...GO, dark: true }]), said("dark-done")]);
  assert.deepEqual(happening, { motions: [], fades: [{ seat: 0, at: at(1, 1) }], marks: [], strolls: [] });
  assert.equal(lasting(happening), FADE);
});

test("so does one that stands on a scrap now that nobody can join to the paper", () => {
  const scrap = [fragment(4, { cells: [cell(0, 0, { cell: null })], pawns: [[0, 0, 0]] })];
  const moves = [[{ ...GO, dark: true }], [{ do: "blow", side: "up" }, { ...GO, tell: ["wall"] }], [{ if: { is: "wall" }, then: [{ ...GO, dark: true }] }]];
  for (const actions of moves) {
    const { fades, motions } = happeningBetween(plan([[0, 1, 1]]), plan([], scrap), [requested(actions)]);
    assert.deepEqual(fades, [{ seat: 0, at: at(1, 1) }]);
    assert.deepEqual(motions.map(({ appears }) => appears), [true]);
  }
  const ordered = happeningBetween(plan([[0, 1, 1]]), plan([], scrap), [said("ordered")]);
  assert.equal(ordered.fades.length, 1);
  const openly = happeningBetween(plan([[0, 1, 1]]), plan([], scrap), [requested([GO]), said("arrived-pit")]);
  assert.deepEqual(openly.fades, [], "what was heard needs no question mark");
});

test("a dead player doesn't go somewhere", () => {
  const after = { ...plan([]), pawns: [pawn(0, { health: "dead" })] };
  assert.equal(happeningBetween(plan([[0, 1, 1]]), after, [said("died")]), null);
});

test("a mine goes off where its victim arrived, after he did", () => {
  const hear = [requested([GO]), said("arrived-land"), said("mine-exploded"), said("wounded")];
  const { motions, marks } = happeningBetween(plan([[0, 1, 1]]), plan([[0, 1, 2]]), hear);
  assert.deepEqual(marks, [{ kind: "blast", at: at(1, 2), side: null, delay: durationOf(motions[0]) }]);
});

test("a mine heard: where the corpse was thrown, or at the feet", () => {
  const thrown = { do: "throw", thing: "corpse", side: "up" };
  const still = plan([[0, 1, 1]]);
  const heard = { key: "mine-heard", args: {} };
  assert.deepEqual(happeningBetween(still, still, [requested([thrown, { do: "skip" }]), acts(thrown), said("threw"), heard]).marks,
    [{ kind: "blast", at: at(0, 1), side: null, delay: 0 }]);
  assert.deepEqual(happeningBetween(still, still, [acts(thrown), said("threw-at-feet"), heard]).marks[0].at, at(1, 1));
});

test("a scream answers a shot: from where the shooter stood then", () => {
  const shot = { do: "shoot", side: "up" };
  const before = happeningBetween(plan([[0, 1, 1]]), plan([[0, 1, 2]]), [requested([shot, GO]), acts(shot), said("scream"), acts(GO), said("arrived-land")]);
  assert.deepEqual(before.marks, [{ kind: "scream", at: at(1, 1), side: "up", delay: 0 }]);
  const after = happeningBetween(plan([[0, 1, 1]]), plan([[0, 1, 2]]), [requested([GO, shot]), acts(GO), said("arrived-land"), acts(shot), said("scream")]);
  const walk = durationOf(after.motions[0]);
  assert.deepEqual(after.marks, [{ kind: "scream", at: at(1, 2), side: "up", delay: walk }]);
  assert.equal(lasting(after), walk + MARK);
});

test("who shot and then went where nobody knows, heard it where he stood", () => {
  const shot = { do: "shoot", side: "left" };
  const dark = { ...GO, dark: true };
  const { fades, marks } = happeningBetween(plan([[0, 1, 1]]), plan([]), [requested([shot, dark]), acts(shot), said("scream"), acts(dark), said("dark-done")]);
  assert.deepEqual(marks.map(({ at: place, side }) => [place, side]), [[at(1, 1), "left"]]);
  assert.equal(fades.length, 1);
});

test("silence is not shown", () => {
  const still = plan([[0, 1, 1]]);
  assert.equal(happeningBetween(still, still, [requested([{ do: "shoot", side: "up" }]), said("silence")]), null);
});

test("a noise of somebody whose place nobody knows has no place", () => {
  const still = plan([[0, 1, 1]]);
  assert.equal(happeningBetween(still, still, [requested([{ do: "shoot", side: "up" }], 1), said("scream", 1)]), null);
});
