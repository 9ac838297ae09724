/** Pictures that are shifted and stretched while a hand moves the page: when they are painted anew. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createFilm } from "../../../static/draw/truth/film.js";

const CANVAS = { w: 400, h: 300 };
/** Of a drawing much larger than the canvas. */
const BOUNDS = { x: 0, y: 0, w: 4000, h: 3000 };

/** @type {{pixels: number}[]} */
let painted;
/** @type {{width: number, height: number, getContext: () => object}[]} */
let canvases;
/** What was put onto the page in the last frame, in the order in which it was. @type {{canvas: any, w: number, clipped: boolean}[]} */
let shown;

const page = {
  clipped: false,
  save() {},
  restore() { page.clipped = false; },
  beginPath() {},
  rect() {},
  clip() { page.clipped = true; },
  setTransform() {},
  drawImage(canvas, _x, _y, w = canvas.width) { shown.push({ canvas, w, clipped: page.clipped }); },
};

globalThis.document = {
  createElement() {
    const paper = { setTransform() {} };
    const canvas = { width: 0, height: 0, getContext: () => paper };
    canvases.push(canvas);
    return canvas;
  },
};

beforeEach(() => {
  [painted, canvases, shown] = [[], [], []];
});

/** A film of one drawing, whose frames are asked for by the middle of what is seen. */
function filming(bounds = BOUNDS, size = CANVAS) {
  const film = createFilm();
  let layer = { key: {}, paint: () => painted.push({}) };
  return {
    frame(x, y, scale, pace) {
      shown = [];
      const [w, h] = [size.w / scale, size.h / scale];
      const seen = { x: x - w / 2, y: y - h / 2, w, h };
      return film.paint(page, layer, { brush: { scale }, bounds, seen, pixels: scale, pace });
    },
    /** Frames until all is done; how many were needed. */
    rest(x, y, scale) {
      let frames = 1;
      while (!this.frame(x, y, scale, "resting")) frames += 1;
      return frames;
    },
    redrawn() {
      layer = { ...layer, key: {} };
    },
    forget: film.forget,
  };
}

test("a small drawing is painted once, and stays so wherever it is moved", () => {
  const film = filming({ x: 0, y: 0, w: 200, h: 100 });
  assert.equal(film.frame(100, 50, 1, "busy"), true);
  for (const [x, y] of [[0, 0], [200, 100], [50, 80]]) assert.equal(film.frame(x, y, 1, "resting"), true);
  assert.equal(painted.length, 1);
});

test("a hand that moves the page far paints nothing anew; what comes into sight is shown from afar", () => {
  const film = filming();
  film.rest(1000, 1000, 1);
  const before = painted.length;
  for (let x = 1000; x < 3000; x += 40) assert.equal(film.frame(x, 1000, 1, "hurried"), x <= 1200, `at ${x}`);
  assert.equal(painted.length, before);
  const [whole, sharp] = shown;
  assert.ok(whole.w >= BOUNDS.w, "all there is lies under the sharp picture");
  assert.ok(whole.clipped && !sharp.clipped, "and not where that one is");
});

test("stretched while it is zoomed, painted sharply when the hand rests", () => {
  const film = filming();
  film.rest(1000, 1000, 1);
  const before = painted.length;
  for (const scale of [1.1, 1.4, 2, 0.5, 1.7]) assert.equal(film.frame(1000, 1000, scale, "hurried"), false);
  assert.equal(painted.length, before);
  assert.equal(film.rest(1000, 1000, 1.7), 1);
  assert.equal(painted.length, before + 1);
  assert.equal(shown.at(-1).w, shown.at(-1).canvas.width, "not stretched any more");
});

test("all there is, once seen, is kept when somebody looks closer", () => {
  const film = filming();
  assert.equal(film.rest(2000, 1500, 0.09), 1);
  assert.equal(film.rest(2000, 1500, 1), 1);
  assert.equal(painted.length, 2);
  film.frame(3000, 1500, 1, "hurried");
  assert.equal(shown.length, 2);
});

test("all there is is prepared when there is time, not while something moves", () => {
  const film = filming();
  for (const pace of ["busy", "busy", "hurried"]) assert.equal(film.frame(1000, 1000, 1, pace), false);
  assert.equal(painted.length, 1);
  assert.equal(film.frame(1000, 1000, 1, "resting"), true);
  assert.equal(film.frame(1000, 1000, 1, "resting"), true);
  assert.equal(painted.length, 2);
});

test("another drawing is painted at once, in a hurry too; and nothing of the last one is shown", () => {
  const film = filming();
  film.rest(1000, 1000, 1);
  const before = painted.length;
  film.redrawn();
  film.frame(2000, 1000, 1, "hurried");
  assert.equal(painted.length, before + 1);
  assert.equal(shown.length, 1);
  film.forget();
  film.frame(2000, 1000, 1, "hurried");
  assert.equal(painted.length, before + 2);
});

test("pictures are no larger than a phone has memory for, as long as the canvas itself isn't", () => {
  for (const [w, h] of [[400, 300], [1080, 900], [2200, 1300], [4000, 2400]]) {
    const film = filming({ x: -1e5, y: -1e5, w: 2e5, h: 2e5 }, { w, h });
    film.rest(0, 0, 1);
    film.rest(9000, 0, 2);
    const seen = w * h;
    for (const { width, height } of canvases) {
      assert.ok(width * height <= Math.max(6.1e6, seen * 1.01), `${width} × ${height} for ${w} × ${h}`);
      assert.ok(width * height >= Math.min(0.99e6, seen), `${width} × ${height} for ${w} × ${h}`);
    }
    canvases = [];
  }
});

test("in the long run two canvases do", () => {
  const film = filming();
  for (let at = 0; at < 10; at++) {
    film.rest(2000, 1500, 0.09);
    film.rest(500 + 300 * at, 1500, 1 + at / 10);
    film.redrawn();
  }
  assert.equal(canvases.length, 2);
});
