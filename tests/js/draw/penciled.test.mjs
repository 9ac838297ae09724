/** What a player drew by hand: on the plan alone, another medium than ink, and in words. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { layoutNotebook } from "../../../static/draw/basics/layout.js";
import { LOOKS } from "../../../static/draw/basics/palette.js";
import { sketchPencil } from "../../../static/draw/notebook/pencil.js";
import { withPlan } from "../../../static/draw/notebook/proved.js";
import { describePencil } from "../../../static/draw/telling/penciled.js";
import { wordsOf } from "../words/catalogs.mjs";
import { fragment, view } from "./views.mjs";

const MARKS = new Map([
  ["wall", { on: "side", row: 1, col: 1, side: "left", sign: "wall" }],
  ["type", { on: "cell", row: 0, col: 0, sign: "pit" }],
  ["flow", { on: "flow", row: 0, col: 0, sign: "flow", side: "down" }],
  ["seat", { on: "seat", row: 0, col: 1, sign: "seat", seat: 1 }],
  ["letter", { on: "letter", row: 2, col: 2, text: "A?" }],
  ["query", { on: "query", row: 2, col: 2 }],
  ["arrow", { on: "arrow", row: 2, col: 0, to: { row: 0, col: 2 } }],
]);
const SEATS = [{ name: "Anna", colour: "red" }, { name: "Boris", colour: "blue" }];
const PLAN = { rows: 4, cols: 5, floors: 1 };

/** Notes the styles of all strokes; what a canvas is to do with them is the browser's. */
function strokes(marks, more = {}) {
  globalThis.Path2D = class {
    moveTo() {}
    lineTo() {}
    bezierCurveTo() {}
  };
  const [sheet] = layoutNotebook(withPlan(view({ fragments: [fragment(1, {})] })), 1).sheets;
  const styles = [];
  const ctx = { setLineDash: (dash) => styles.push({ dash, colour: ctx.strokeStyle }), stroke() {}, fill: () => styles.push({ colour: ctx.fillStyle }) };
  sketchPencil(sheet, { marks, verdicts: null, lit: new Set(), ...more }, LOOKS.paper, SEATS).paint(ctx);
  return styles.slice(0, -1);
}

test("the plan has a sheet to draw on, also where everything known is loose", () => {
  const loose = view({ fragments: [fragment(1, {})] });
  assert.deepEqual(layoutNotebook(loose, 1).sheets.map(({ kind }) => kind), ["scrap"]);
  assert.deepEqual(layoutNotebook(withPlan(loose), 1).sheets.map(({ kind }) => kind), ["plan", "scrap"]);
});

test("a pencil draws in its own grey, with strokes that ink doesn't have", () => {
  for (const [name, mark] of MARKS) {
    if (["letter", "query"].includes(name)) continue;
    const styles = strokes(new Map([[name, mark]]));
    assert.ok(styles.length > 0, name);
    assert.deepEqual([...new Set(styles.map(({ colour }) => colour))], [LOOKS.paper.pencil], name);
  }
  assert.ok(strokes(new Map([["type", MARKS.get("type")]])).some(({ dash }) => dash?.length), "a type stands in a dotted ring");
});

test("what is known of a mark is a shape of its own, and never colour alone", () => {
  const of = (verdict) => JSON.stringify(strokes(new Map([["type", MARKS.get("type")]]), { verdicts: new Map([["type", verdict]]) }));
  const all = ["certain", "possible", "impossible", "clashing", "nothing"].map(of);
  assert.equal(new Set(all).size, 5);
});

test("it is told square by square, in every language", () => {
  const told = (language) => describePencil({ marks: MARKS, verdicts: new Map([["type", "clashing"], ["wall", "certain"]]) }, PLAN, wordsOf(language).t, SEATS);
  assert.deepEqual(told("en"), [
    "a1: pit (impossible together with earlier marks), it flows down", "b1: Boris was here when this was drawn", "b2: wall left (proved)",
    "a3: arrow to c1", "c3: “A?”, question mark",
  ]);
  for (const language of ["ru", "es"]) assert.ok(told(language).every((text) => /^[a-c][1-3]: [^{}]+$/.test(text)), told(language).join("\n"));
  assert.equal(told("ru")[2], "b2: слева стена (доказано)");
});
