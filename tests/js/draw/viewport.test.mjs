/** The camera's arithmetic, and when a picture of the page has to be painted anew. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { common, covers } from "../../../static/draw/truth/film.js";
import { SCALES, centred, fitting, held, zoomed } from "../../../static/ui/parts/canvas-camera.js";

const PHONE = { w: 340, h: 320 };
const middleOf = ({ x, y, scale }, { w, h }) => ({ x: x + w / scale / 2, y: y + h / scale / 2 });

test("a fitted rectangle is seen whole, in the middle", () => {
  const rect = { x: -20, y: 40, w: 900, h: 400 };
  const camera = fitting(rect, PHONE);
  assert.deepEqual(middleOf(camera, PHONE), { x: 430, y: 240 });
  assert.ok(rect.w * camera.scale <= PHONE.w && rect.w * camera.scale > PHONE.w * 0.9);
});

test("fitting never magnifies beyond what it is told, nor shrinks to nothing", () => {
  assert.equal(fitting({ x: 0, y: 0, w: 1, h: 1 }, PHONE, 1.5).scale, 1.5);
  assert.equal(fitting({ x: 0, y: 0, w: 1e6, h: 1 }, PHONE).scale, SCALES.least);
});

test("zooming keeps what lies under the finger", () => {
  const camera = { x: 10, y: 20, scale: 1 };
  const at = { x: 100, y: 60 };
  for (const factor of [1.5, 0.5, 100, 0.001]) {
    const after = zoomed(camera, factor, at);
    assert.ok(Math.abs(after.x + at.x / after.scale - 110) < 1e-9);
    assert.ok(Math.abs(after.y + at.y / after.scale - 80) < 1e-9);
    assert.ok(after.scale >= SCALES.least && after.scale <= SCALES.most);
  }
});

test("the page can't be pushed out of sight", () => {
  const bounds = { x: 0, y: 0, w: 300, h: 200 };
  const lost = held(centred({ x: 9000, y: -9000 }, PHONE, 1), PHONE, bounds);
  assert.deepEqual(middleOf(lost, PHONE), { x: 300, y: 0 });
  const fine = centred({ x: 120, y: 70 }, PHONE, 2);
  assert.deepEqual(held(fine, PHONE, bounds), fine);
});

test("what two rectangles share", () => {
  const a = { x: 0, y: 0, w: 10, h: 10 };
  assert.deepEqual(common(a, { x: 5, y: -5, w: 10, h: 10 }), { x: 5, y: 0, w: 5, h: 5 });
  assert.equal(common(a, { x: 20, y: 0, w: 5, h: 5 }).w, 0);
});

test("a picture covers what lies inside it, and nothing at all", () => {
  const a = { x: 0, y: 0, w: 10, h: 10 };
  assert.ok(covers(a, { x: 2, y: 2, w: 8, h: 8 }));
  assert.ok(!covers(a, { x: 2, y: 2, w: 9, h: 8 }));
  assert.ok(covers(a, { x: 50, y: 50, w: 0, h: 4 }));
});
