import assert from "node:assert/strict";
import { test } from "node:test";

import { modules, QUIET, readImage } from "../../../static/net/codes/qr.js";

const CODE = "Ab_9-".repeat(28);
const LINK = `https://example.org/labyrinth/#join=${CODE}&by=Anna&to=classic&at=Zx81_q`;
const WHITE = 255;
const BLACK = 20;

/**
 * A photograph of a code: `zoom` pixels a module, turned about its middle, on a larger sheet.
 * Each pixel is the mean of nine points, so that edges are as soft as a camera's.
 */
async function photograph(text, { zoom, turn = 0, light = WHITE, dark = BLACK, room = 40 }) {
  const { size, dark: isDark } = await modules(text);
  const side = Math.ceil((size + 2 * QUIET) * zoom + 2 * room);
  const data = new Uint8ClampedArray(side * side * 4).fill(WHITE);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (px, py) => {
    const [x, y] = [px - side / 2, py - side / 2];
    const [u, v] = [(x * cos + y * sin) / zoom + size / 2, (y * cos - x * sin) / zoom + size / 2];
    const within = u >= 0 && v >= 0 && u < size && v < size;
    return within && isDark(Math.floor(u), Math.floor(v)) ? dark : light;
  };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (const dy of [0.2, 0.5, 0.8]) for (const dx of [0.2, 0.5, 0.8]) sum += at(x + dx, y + dy);
      data.fill(sum / 9, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { data, width: side, height: side };
}

test("a code has three corners to find it by, and a link fits a comfortable size", async () => {
  const { size, dark } = await modules(LINK);
  assert.ok(size <= 61, `${size} modules`);
  for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]]) {
    assert.ok(dark(x, y) && dark(x + 6, y + 6) && dark(x + 3, y + 3));
    assert.ok(!dark(x + 1, y + 1) && !dark(x + 5, y + 5));
  }
  assert.equal(dark(-1, 0), false);
  assert.equal(dark(0, size), false);
});

for (const zoom of [2, 3, 3.7, 8, 15]) {
  test(`what is drawn with ${zoom} pixels a module is read again`, async () => {
    assert.equal(await readImage(await photograph(LINK, { zoom })), LINK);
  });
}

for (const degrees of [3, 12, 45, 90, 200]) {
  test(`turned by ${degrees}° it is read`, async () => {
    assert.equal(await readImage(await photograph(LINK, { zoom: 5, turn: (degrees * Math.PI) / 180 })), LINK);
  });
}

test("dim light and Cyrillic names do no harm", async () => {
  const text = `${LINK}&name=Алёна`;
  assert.equal(await readImage(await photograph(text, { zoom: 6, light: 150, dark: 70 })), text);
});

test("a spoiled corner of the code is made good", async () => {
  const picture = await photograph(LINK, { zoom: 6 });
  const blot = Math.floor(picture.width * 0.62);
  for (let y = blot; y < blot + 40; y++) {
    for (let x = blot; x < blot + 40; x++) picture.data.fill(WHITE, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
  }
  assert.equal(await readImage(picture, { patient: true }), LINK);
});

test("where there is no code nothing is read, patiently or not", async () => {
  const side = 300;
  const noise = Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => (at * 2654435761) >>> 24);
  for (const data of [noise, new Uint8ClampedArray(side * side * 4).fill(WHITE)]) {
    assert.equal(await readImage({ data, width: side, height: side }), null);
    assert.equal(await readImage({ data, width: side, height: side }, { patient: true }), null);
  }
});

test("a picture whose bytes don't fit its size is a mistake, not an empty picture", async () => {
  await assert.rejects(readImage({ data: new Uint8ClampedArray(4), width: 9, height: 9 }), RangeError);
});

test("a text that no code can hold is refused", async () => {
  await assert.rejects(modules("x".repeat(3000)));
});
