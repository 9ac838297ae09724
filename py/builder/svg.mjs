/**
 * A canvas whose drawing becomes an SVG, for pages that have no scripts: the same hand draws both.
 * It has what the drawings of the rules use; anything else is an error that ends the build.
 */

import { inkOn, LOOKS } from "../../static/draw/basics/palette.js";
import { MARKS } from "../../static/draw/basics/marks.js";

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);
/** @param {...number} values */
const at = (...values) => values.map(short).join(" ");

/** A path that keeps its text. */
export class Path {
  constructor(d = "") { this.d = d; }
  addPath(path) { this.d += path.d; }
  moveTo(x, y) { this.d += `M${at(x, y)}`; }
  lineTo(x, y) { this.d += `L${at(x, y)}`; }
  bezierCurveTo(...points) { this.d += `C${at(...points)}`; }
  quadraticCurveTo(...points) { this.d += `Q${at(...points)}`; }
  closePath() { this.d += "Z"; }
  rect(x, y, w, h) { this.d += `M${at(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`; }
  arc(x, y, r, from, to) { this.ellipse(x, y, r, r, 0, from, to); }

  ellipse(x, y, rx, ry, turn, from, to) {
    if (turn) throw new Error("a turned ellipse is not drawn here");
    const whole = Math.abs(to - from) >= 2 * Math.PI - 1e-6;
    const end = whole ? from + Math.PI : to;
    const dot = (angle) => at(x + rx * Math.cos(angle), y + ry * Math.sin(angle));
    this.d += `${this.d && !whole ? "L" : "M"}${dot(from)}A${at(rx, ry)} 0 ${+(!whole && to - from > Math.PI)} 1 ${dot(end)}`;
    if (whole) this.d += `A${at(rx, ry)} 0 0 1 ${dot(from)}Z`;
  }

  roundRect(x, y, w, h, r) {
    const corner = (dx, dy) => `a${at(r, r)} 0 0 1 ${at(dx, dy)}`;
    this.d += `M${at(x + r, y)}h${short(w - 2 * r)}${corner(r, r)}v${short(h - 2 * r)}${corner(-r, r)}h${short(2 * r - w)}${corner(-r, -r)}v${short(2 * r - h)}${corner(r, -r)}Z`;
  }
}

const FRESH = {
  strokeStyle: "#000000", fillStyle: "#000000", lineWidth: 1, lineCap: "butt", lineJoin: "miter", globalAlpha: 1,
  font: "10px cursive", textAlign: "start", textBaseline: "alphabetic", dash: [], matrix: [1, 0, 0, 1, 0, 0],
};
const ANCHORS = { center: "middle", left: "start", right: "end", start: "start", end: "end" };
const BASELINES = { middle: "central", alphabetic: "alphabetic" };

/** A drawing context of two dimensions. */
export class Context extends Path {
  #kept = [];
  parts = [];

  constructor() {
    super();
    Object.assign(this, structuredClone(FRESH));
  }

  save() { this.#kept.push(structuredClone(Object.fromEntries(Object.keys(FRESH).map((name) => [name, this[name]])))); }
  restore() { Object.assign(this, this.#kept.pop()); }
  setLineDash(dash) { this.dash = dash; }
  beginPath() { this.d = ""; }
  scale(x, y) { this.#turned(x, 0, 0, y, 0, 0); }
  translate(x, y) { this.#turned(1, 0, 0, 1, x, y); }
  rotate(angle) { this.#turned(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0); }

  #turned(a, b, c, d, e, f) {
    const [A, B, C, D, E, F] = this.matrix;
    this.matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
  }

  fillRect(x, y, w, h) {
    const path = new Path();
    path.rect(x, y, w, h);
    this.fill(path);
  }

  fill(path = this) { this.#drawn(`fill="${this.fillStyle}" stroke="none"`, path); }

  stroke(path = this) { this.#drawn(this.#line(), path); }

  #line() {
    const dash = this.dash.length ? ` stroke-dasharray="${at(...this.dash)}"` : "";
    return `fill="none" stroke="${this.strokeStyle}" stroke-width="${String(Math.round(this.lineWidth * 100) / 100)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash}`;
  }

  #drawn(how, { d }) {
    if (d) this.parts.push(`<path d="${d}" ${how}${this.#placed()}/>`);
  }

  #placed() {
    const alpha = this.globalAlpha < 1 ? ` opacity="${String(Math.round(this.globalAlpha * 100) / 100)}"` : "";
    return `${alpha} transform="matrix(${this.matrix.map((one) => String(Math.round(one * 1e4) / 1e4)).join(" ")})"`;
  }

  fillText(text, x, y) { this.#written(text, x, y, `fill="${this.fillStyle}"`); }
  strokeText(text, x, y) { this.#written(text, x, y, this.#line()); }

  #written(text, x, y, how) {
    const [, weight, size, family] = /^(?:(\d+) )?([\d.]+)px (.+)$/.exec(this.font);
    const set = `font-family="${family}" font-size="${short(Number(size))}" font-weight="${weight ?? 400}" text-anchor="${ANCHORS[this.textAlign]}" dominant-baseline="${BASELINES[this.textBaseline]}"`;
    this.parts.push(`<text x="${short(x)}" y="${short(y)}" ${set} ${how}${this.#placed()}>${escaped(text)}</text>`);
  }
}

/** @param {string} text */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

const { paper: PAPER, blackboard: BOARD } = LOOKS;
/** Colours by name, of paper and of the blackboard. @param {Record<string, any>} paper @param {Record<string, any>} board */
const pairs = (paper, board) => Object.keys(paper).filter((name) => /^(#|rgba)/.test(paper[name])).map((name) => [paper[name], board[name]]);
/** The colours of the theme on paper, each with the one of the blackboard. */
const DARK = new Map([
  ...Object.values(MARKS).map(({ paper, blackboard }) => [paper, blackboard]),
  [inkOn(MARKS.blue.paper), inkOn(MARKS.blue.blackboard)],
  ...pairs(PAPER.washes, BOARD.washes),
  ...pairs(PAPER, BOARD),
]);

/**
 * A picture file in the colours of the reader's theme, which the browser tells it.
 * @param {string[]} parts @param {number} width @param {number} height
 */
export function picture(parts, width, height) {
  const rules = [];
  const body = parts.join("").replaceAll(/(fill|stroke)="(#[0-9a-f]{6}|rgba\([^"]*\))"/g, (all, kind, colour) => {
    const dark = DARK.get(colour);
    if (!dark) return all;
    const name = `${kind[0]}${[...DARK.keys()].indexOf(colour)}`;
    const rule = `.${name}{${kind}:${dark}}`;
    if (!rules.includes(rule)) rules.push(rule);
    return `${all} class="${name}"`;
  });
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join("")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at(width, height)}" width="${short(width)}" height="${short(height)}">${style}${body}</svg>\n`;
}
