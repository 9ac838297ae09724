/** What an arsenal gives: cartridges, grenades, knives, boats, cement. */

/** @import { Thing } from "../basics/inks.js" */

import { fills, ink, scaled } from "../basics/inks.js";

/** A cartridge, leaning. @type {Thing} */
export function drawCartridge(pen, look, x, y, size) {
  const [iron, gold] = fills(look);
  const [sin, cos] = [Math.sin(0.5), Math.cos(0.5)];
  /** @param {number} dx @param {number} dy @returns {[number, number]} */
  const at = (dx, dy) => [x + (dx * cos - dy * sin) * size, y + (dx * sin + dy * cos) * size];
  /** @type {[number, number][]} */
  const shell = [at(-0.17, -0.04), at(0.17, -0.04), at(0.17, 0.46), at(-0.17, 0.46)];
  /** @type {[number, number][]} */
  const tip = [at(-0.17, -0.04), at(-0.14, -0.27), at(0, -0.47), at(0.14, -0.27), at(0.17, -0.04)];
  pen.polygon(gold, shell, { wobble: 0.2 });
  pen.polygon(iron, tip, { wobble: 0.2 });
  for (const part of [shell, tip]) pen.polygon(ink(look), part, { wobble: 0.25 });
  pen.line(ink(look, 1.2), ...at(-0.17, 0.33), ...at(0.17, 0.33), { wobble: 0.2 });
}

/** A hand grenade: ribs, lever and ring. @type {Thing} */
export function drawGrenade(pen, look, x, y, size) {
  const [iron] = fills(look);
  const [cx, cy] = [x - size * 0.04, y + size * 0.12];
  pen.ellipse(iron, cx, cy, size * 0.62, size * 0.72, { wobble: 0.3 });
  pen.ellipse(ink(look), cx, cy, size * 0.62, size * 0.72, { wobble: 0.4 });
  const rib = { ...ink(look, 1), alpha: 0.8 };
  for (const part of [-0.12, 0.12]) {
    pen.line(rib, cx - size * 0.28, cy + part * size, cx + size * 0.28, cy + part * size, { wobble: 0.2 });
  }
  pen.line(rib, cx, cy - size * 0.34, cx, cy + size * 0.34, { wobble: 0.2 });
  pen.path(ink(look, 2), [[cx - size * 0.12, cy - size * 0.4], [cx + size * 0.14, cy - size * 0.4],
    [cx + size * 0.42, cy - size * 0.12], [cx + size * 0.42, cy + size * 0.14]], { wobble: 0.2 });
  pen.ellipse(ink(look, 1.3), cx - size * 0.3, cy - size * 0.43, size * 0.24, size * 0.24, { wobble: 0.2 });
}

/** A knife, its point up on the right. @type {Thing} */
export function drawKnife(pen, look, x, y, size) {
  const [iron, gold] = fills(look);
  const blade = scaled(x, y, size, [[-0.1, 0.02], [0.02, 0.14], [0.36, -0.2], [0.5, -0.5], [0.3, -0.38]]);
  const grip = scaled(x, y, size, [[-0.14, 0.08], [-0.04, 0.18], [-0.36, 0.5], [-0.48, 0.4]]);
  pen.polygon(iron, blade, { wobble: 0.2 });
  pen.polygon(gold, grip, { wobble: 0.2 });
  for (const part of [blade, grip]) pen.polygon(ink(look), part, { wobble: 0.25 });
  const [left, right] = scaled(x, y, size, [[-0.22, -0.06], [0.1, 0.26]]);
  pen.line(ink(look, 2.2), ...left, ...right, { wobble: 0.2 });
}

/** A boat with an oar. @type {Thing} */
export function drawBoat(pen, look, x, y, size) {
  const [, gold] = fills(look);
  const hull = scaled(x, y, size, [[-0.54, 0], [0.54, 0], [0.34, 0.34], [-0.34, 0.34]]);
  pen.polygon(gold, hull, { wobble: 0.2 });
  pen.polygon(ink(look), hull, { wobble: 0.3 });
  const [top, blade, foot] = scaled(x, y, size, [[-0.1, -0.46], [0.24, 0.26], [0.36, 0.52]]);
  pen.line(ink(look, 1.6), ...top, ...blade, { wobble: 0.2 });
  pen.line(ink(look, 3.4), ...blade, ...foot, { wobble: 0.2 });
}

/** A bag of cement, tied up. @type {Thing} */
function drawCement(pen, look, x, y, size) {
  const [iron] = fills(look);
  const bag = scaled(x, y, size, [[-0.12, -0.26], [-0.38, 0.02], [-0.42, 0.44], [0.42, 0.44], [0.38, 0.02], [0.12, -0.26]]);
  pen.polygon(iron, bag, { wobble: 0.3 });
  pen.polygon(ink(look), bag, { wobble: 0.4 });
  const [left, middle, right] = scaled(x, y, size, [[-0.24, -0.48], [0, -0.27], [0.24, -0.48]]);
  pen.path(ink(look, 1.8), [left, middle, right], { wobble: 0.2 });
  for (const row of [0.14, 0.3]) {
    pen.line(ink(look, 1.1), x - size * 0.22, y + size * row, x + size * 0.22, y + size * row, { wobble: 0.2 });
  }
}

/** By the names that arsenals' stores go by. @type {Record<string, Thing>} */
export const KIT = {
  bullets: drawCartridge, bombs: drawGrenade, knives: drawKnife, boats: drawBoat, cement: drawCement,
};
