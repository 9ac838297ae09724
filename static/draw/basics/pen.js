/**
 * The hand: wobbly strokes of roughjs, gathered by style into a few `Path2D`s, so that a whole
 * plan is painted with a handful of strokes. The same seed gives the same stroke.
 */

import rough from "roughjs";

import { CELL, seedOf } from "./geometry.js";

/**
 * @typedef {{colour: string, width: number, alpha?: number, dash?: number[], fill?: boolean}} Style
 *   `fill`: the outline is filled instead of drawn along.
 * @typedef {{wobble?: number, twice?: boolean}} Hand how shaky, and whether each stroke is drawn twice
 */

const generator = rough.generator();

/** A drawing in the making; `paint` may be called any number of times. */
export class Sketch {
  /** @type {Map<string, {style: Style, path: Path2D, order: number}>} */
  #layers = new Map();

  /** Draws what another sketch holds. @param {Sketch} other */
  add(other) {
    for (const [key, { style, path, order }] of other.#layers) {
      let layer = this.#layers.get(key);
      if (!layer) this.#layers.set(key, (layer = { style, path: new Path2D(), order }));
      layer.path.addPath(path);
    }
  }

  /** @param {Style} style @param {number} [level] above the paper: what is raised covers what is not,
   * and its fillings never its lines @returns {Path2D} what the style's strokes are gathered in */
  layer(style, level = 0) {
    const key = `${level} ${style.colour} ${style.width} ${style.alpha ?? 1} ${style.dash ?? ""} ${style.fill ?? ""}`;
    let layer = this.#layers.get(key);
    const order = level && level * 2 + (style.fill ? 0 : 1);
    if (!layer) this.#layers.set(key, (layer = { style, path: new Path2D(), order }));
    return layer.path;
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} [alpha] how strongly */
  paint(ctx, alpha = 1) {
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    for (const { style, path } of [...this.#layers.values()].sort((a, b) => a.order - b.order)) {
      ctx.globalAlpha = (style.alpha ?? 1) * alpha;
      if (style.fill) {
        ctx.fillStyle = style.colour;
        ctx.fill(path);
        continue;
      }
      ctx.strokeStyle = style.colour;
      ctx.lineWidth = style.width;
      ctx.setLineDash(style.dash ?? []);
      ctx.stroke(path);
    }
    ctx.globalAlpha = 1;
    ctx.setLineDash([]);
  }
}

/** Strokes at one place of a sketch. Lengths are given in units of `size`, from the middle. */
export class Pen {
  #sketch;
  #x;
  #y;
  #size;
  #seed;
  #level = 0;

  /** @param {Sketch} sketch @param {number} x @param {number} y @param {number} size
   * @param {number} seed */
  constructor(sketch, x, y, size, seed) {
    this.#sketch = sketch;
    this.#x = x;
    this.#y = y;
    this.#size = size;
    this.#seed = seed;
  }

  /** From now on it draws so far above the paper. @param {number} level */
  raised(level) {
    this.#level = level;
    return this;
  }

  /** A number from 0 to 1 that belongs to this place. */
  chance() {
    return (this.#next() % 9973) / 9973;
  }

  /** @param {Style} style @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
   * @param {Hand} [hand] */
  line(style, x1, y1, x2, y2, hand) {
    const [[ax, ay], [bx, by]] = this.#points([[x1, y1], [x2, y2]]);
    this.#add(style, generator.line(ax, ay, bx, by, this.#options(hand)));
  }

  /** A smooth line through the points. @param {Style} style @param {[number, number][]} points
   * @param {Hand} [hand] */
  curve(style, points, hand) {
    this.#add(style, generator.curve(this.#points(points), this.#options(hand)));
  }

  /** Straight strokes from point to point. @param {Style} style @param {[number, number][]} points
   * @param {Hand} [hand] */
  path(style, points, hand) {
    this.#add(style, generator.linearPath(this.#points(points), this.#options(hand)));
  }

  /** @param {Style} style @param {[number, number][]} points @param {Hand} [hand] */
  polygon(style, points, hand) {
    const drawn = generator.polygon(this.#points(points), {
      ...this.#options(hand),
      ...(style.fill ? { fill: "x", fillStyle: "solid", stroke: "none" } : {}),
    });
    this.#add(style, drawn);
  }

  /** @param {Style} style @param {number} x @param {number} y @param {number} w @param {number} h
   * @param {Hand} [hand] */
  ellipse(style, x, y, w, h, hand) {
    const [[cx, cy]] = this.#points([[x, y]]);
    const options = style.fill ? { fill: "x", fillStyle: "solid", stroke: "none" } : {};
    this.#add(style, generator.ellipse(cx, cy, w * this.#size, h * this.#size,
      { ...this.#options(hand), ...options }));
  }

  /** The area of a polygon shaded with strokes. @param {Style} style
   * @param {[number, number][]} points @param {number} gap @param {number} angle in degrees */
  shade(style, points, gap, angle) {
    this.#add(style, generator.polygon(this.#points(points), {
      ...this.#options({ wobble: 1.1 }), stroke: "none", fill: "x", fillStyle: "hachure",
      hachureGap: gap * this.#size, hachureAngle: angle, disableMultiStrokeFill: true,
    }));
  }

  /** An arrow's head at the end of a stroke. @param {Style} style @param {number} x @param {number} y
   * @param {number} angle of the stroke at its end @param {number} length */
  arrowHead(style, x, y, angle, length) {
    for (const spread of [2.6, -2.6]) {
      const [dx, dy] = [Math.cos(angle + spread) * length, Math.sin(angle + spread) * length];
      this.line(style, x, y, x + dx, y + dy, { wobble: 0.5 });
    }
  }

  /** @param {[number, number][]} points @returns {[number, number][]} */
  #points(points) {
    return points.map(([x, y]) => [this.#x + x * this.#size, this.#y + y * this.#size]);
  }

  #next() {
    // roughjs takes 0 for "no seed"; odd numbers stay odd.
    this.#seed = (Math.imul(this.#seed, 48271) >>> 1) | 1;
    return this.#seed;
  }

  /** @param {Hand} [hand] */
  #options(hand = {}) {
    return {
      seed: this.#next(), roughness: hand.wobble ?? 0.8, bowing: 1, strokeWidth: 1,
      disableMultiStroke: !hand.twice, preserveVertices: false,
    };
  }

  /** @param {Style} style @param {ReturnType<typeof generator.line>} drawable */
  #add(style, drawable) {
    const path = this.#sketch.layer(style, this.#level);
    for (const { ops } of drawable.sets) {
      for (const { op, data } of ops) {
        if (op === "move") path.moveTo(data[0], data[1]);
        else if (op === "lineTo") path.lineTo(data[0], data[1]);
        else path.bezierCurveTo(data[0], data[1], data[2], data[3], data[4], data[5]);
      }
    }
  }
}

/** A pen over the middle of a square. @param {Sketch} sketch @param {number} row
 * @param {number} col @param {string} what @returns {Pen} */
export const penAt = (sketch, row, col, what) =>
  new Pen(sketch, (col + 0.5) * CELL, (row + 0.5) * CELL, CELL, seedOf(`${what} ${row} ${col}`));
