/** The cross: 68 cells round, lanes straight to the middle, every corner alike. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { CELLS, CORNERS, LANE, SIDE, T, bottomFor, crossOf, entryOf, onward, startOf, wayOf } from "../../../../static/draw/parchis/cross.js";
import { board } from "./views.mjs";

const TRACK = Array.from({ length: CELLS }, (_, i) => i + 1);
const cross = crossOf(0);

/** @param {[number, number][]} dots */
const area = (dots) => Math.abs(dots.reduce((sum, [x, y], i) => {
  const [nx, ny] = dots[(i + 1) % dots.length];
  return sum + x * ny - nx * y;
}, 0)) / 2;

/** @param {[number, number][]} dots */
const edges = (dots) => dots.map((dot, i) => [dot, dots[(i + 1) % dots.length]]);

/** How long a stretch two straight lines share. */
function overlap([a, b], [c, d]) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const unit = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const off = ([x, y]) => Math.abs((x - a[0]) * unit[1] - (y - a[1]) * unit[0]);
  if (off(c) > 1e-6 || off(d) > 1e-6) return 0;
  const along = ([x, y]) => (x - a[0]) * unit[0] + (y - a[1]) * unit[1];
  const [low, high] = [along(c), along(d)].sort((x, y) => x - y);
  return Math.max(0, Math.min(length, high) - Math.max(0, low));
}

/** Whether two outlines share a side. */
const touch = (one, other) =>
  edges(one).some((edge) => edges(other).some((side) => overlap(edge, side) > 0.9 * T));

const outline = (place, corner = 0) => cross.outline(String(place), corner);

/** @param {{x: number, y: number}} point @param {[number, number][]} dots */
const inside = ({ x, y }, dots) => edges(dots).reduce((odd, [[ax, ay], [bx, by]]) =>
  (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd), false);

test("the track has 68 cells of their own", () => {
  const middles = TRACK.map((cell) => JSON.stringify(cross.centre(String(cell), 0)));
  assert.equal(new Set(middles).size, CELLS);
});

test("cells, lanes, homes and bases fill the board and don't overlap", () => {
  const corners = [0, 1, 2, 3];
  const all = [
    ...TRACK.map((cell) => outline(cell)),
    ...corners.flatMap((corner) => [
      ...Array.from({ length: LANE }, (_, i) => outline(`L${i + 1}`, corner)), outline("home", corner), outline("base", corner),
    ]),
  ];
  assert.ok(Math.abs(all.reduce((sum, dots) => sum + area(dots), 0) - SIDE * SIDE) < 1e-6);
  for (const cell of TRACK) {
    const middle = cross.centre(String(cell), 0);
    assert.deepEqual(all.flatMap((dots, i) => (inside(middle, dots) ? [i + 1] : [])), [cell]);
  }
});

test("one cell after the other lies beside it, all the way round", () => {
  for (const cell of TRACK) assert.ok(touch(outline(cell), outline(onward(cell, 1))), `${cell}`);
});

test("the cells run counter-clockwise", () => {
  const middle = SIDE / 2;
  const turned = TRACK.reduce((sum, cell) => {
    const [a, b] = [cell, onward(cell, 1)].map((one) => cross.centre(String(one), 0));
    const turn = Math.atan2(b.y - middle, b.x - middle) - Math.atan2(a.y - middle, a.x - middle);
    return sum + ((turn + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  }, 0);
  assert.ok(Math.abs(turned + 2 * Math.PI) < 1e-6);
});

test("every corner starts beside its base and turns off after its entry", () => {
  assert.deepEqual([0, 1, 2, 3].map(startOf), [5, 22, 39, 56]);
  assert.deepEqual([0, 1, 2, 3].map(entryOf), [68, 17, 34, 51]);
  for (let corner = 0; corner < CORNERS; corner++) {
    assert.ok(touch(outline(startOf(corner)), outline("base", corner)));
    for (let other = 0; other < CORNERS; other++) {
      assert.equal(touch(outline(startOf(corner)), outline("base", other)), other === corner);
    }
  }
});

test("a lane leads straight from its entry to the home", () => {
  for (let corner = 0; corner < CORNERS; corner++) {
    const places = [String(entryOf(corner)), ...Array.from({ length: LANE }, (_, i) => `L${i + 1}`), "home"];
    for (let i = 1; i < places.length; i++) assert.ok(touch(outline(places[i - 1], corner), outline(places[i], corner)));
    const middles = places.map((place) => cross.centre(place, corner));
    const spread = ["x", "y"].map((key) => Math.max(...middles.map((at) => at[key])) - Math.min(...middles.map((at) => at[key])));
    assert.ok(Math.min(...spread) < 1e-6);
  }
});

test("whoever plays sees his own corner at the bottom, its base on the right", () => {
  for (let corner = 0; corner < CORNERS; corner++) {
    const seen = crossOf(corner);
    const { x, y } = seen.centre(String(entryOf(corner)), corner);
    assert.deepEqual([x, y], [SIDE / 2, SIDE - T / 2]);
    assert.deepEqual(seen.base(corner), { x: 13 * T, y: 13 * T, w: 7 * T, h: 7 * T });
  }
  const two = board(["base base base base", "base base base base"]);
  assert.equal(bottomFor(two, 1), 2);
  assert.equal(bottomFor(two, null), 0);
  assert.equal(bottomFor(two, "gm"), 0);
});

test("two pieces on a cell stand side by side, and no piece hides another of its colour", () => {
  for (const cell of TRACK) {
    const [a, b, alone] = cross.stands([String(cell), String(cell), String(onward(cell, 3))], 0);
    assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 0.9 * (a.r + b.r), `${cell}`);
    assert.deepEqual([alone.x, alone.y], Object.values(cross.centre(String(onward(cell, 3)), 0)));
  }
  for (const place of ["base", "home"]) {
    const stands = cross.stands([place, place, place, place], 2);
    for (const [i, a] of stands.entries()) {
      assert.ok(inside(a, cross.outline(place, 2)));
      for (const b of stands.slice(i + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 2 * a.r);
    }
  }
});

test("a piece goes cell by cell, into the lane or on for another lap", () => {
  assert.deepEqual(wayOf(0, "base", "5"), ["5"]);
  assert.deepEqual(wayOf(1, "20", "23"), ["21", "22", "23"]);
  assert.deepEqual(wayOf(0, "66", "3"), ["67", "68", "1", "2", "3"]);
  assert.deepEqual(wayOf(0, "66", "L3"), ["67", "68", "L1", "L2", "L3"]);
  assert.deepEqual(wayOf(1, "17", "L1"), ["L1"]);
  assert.deepEqual(wayOf(2, "L6", "home"), ["L7", "home"]);
  assert.deepEqual(wayOf(3, "50", "home"), ["51", "L1", "L2", "L3", "L4", "L5", "L6", "L7", "home"]);
});

test("no way leads back, nor out of the base anywhere else", () => {
  assert.equal(wayOf(0, "L3", "L2"), null);
  assert.equal(wayOf(0, "L3", "12"), null);
  assert.equal(wayOf(0, "base", "6"), null);
  assert.equal(wayOf(0, "home", "L7"), null);
});
