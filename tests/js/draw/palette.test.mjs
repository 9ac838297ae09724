/** Colours that can be read, and glyphs for everything. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { COLOURS, MARKS, PATHS } from "../../../static/draw/basics/marks.js";
import { drawClover, drawLeprechaun, drawPaw } from "../../../static/draw/figures/creatures.js";
import { GLYPHS, drawBear, drawChest, glyphOf } from "../../../static/draw/figures/glyphs.js";
import { drawKey } from "../../../static/draw/figures/key.js";
import { KIT } from "../../../static/draw/figures/kit.js";
import { LOOKS, contrast, inkOn, lookOf, pawnColour } from "../../../static/draw/basics/palette.js";

test("contrast is WCAG's", () => {
  assert.equal(contrast("#ffffff", "#000000").toFixed(2), "21.00");
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
  assert.equal(contrast("#123456", "#123456"), 1);
});

for (const look of Object.values(LOOKS)) {
  for (const ground of ["ground", "sheet", "scrap"]) {
    test(`${look.name}: what is drawn on the ${ground} can be read`, () => {
      assert.ok(contrast(look.ink, look[ground]) >= 7, "ink");
      assert.ok(contrast(look.red, look[ground]) >= 4.5, "red pen");
      for (const fill of ["moss", "iron", "fur"]) assert.ok(contrast(look.ink, look[fill]) >= 3, `lines on ${fill}`);
      for (const name of ["pencil", "tick"]) assert.ok(contrast(look[name], look[ground]) >= 4.5, name);
      assert.ok(contrast(look.water, look[ground]) >= 3, "water");
      for (const colour of COLOURS) assert.ok(contrast(pawnColour(look, colour), look[ground]) >= 4.5, colour);
    });
  }

  test(`${look.name}: a pawn's initial can be read on every colour`, () => {
    for (const colour of COLOURS) {
      const fill = pawnColour(look, colour);
      assert.ok(contrast(inkOn(fill), fill) >= 4.5, colour);
    }
  });

  test(`${look.name}: every wash is a colour of the look`, () => {
    for (const [name, { wash }] of Object.entries(GLYPHS)) assert.ok(wash && look.washes[wash], name);
  });
}

test("every colour has a shape of its own, and the shape a path", () => {
  const shapes = COLOURS.map((colour) => MARKS[colour].shape);
  assert.equal(new Set(shapes).size, COLOURS.length);
  for (const shape of shapes) assert.ok(PATHS[shape], shape);
});

test("a theme's name gives its look", () => {
  assert.equal(lookOf("blackboard"), LOOKS.blackboard);
  assert.equal(lookOf("paper"), LOOKS.paper);
});

/** A pen that only counts its strokes. */
function countingPen() {
  const pen = { strokes: 0, chance: () => 0.5, raised: () => pen };
  for (const name of ["line", "curve", "path", "polygon", "ellipse", "shade", "arrowHead"]) {
    pen[name] = (style) => {
      assert.match(style.colour, /^#[0-9a-f]{6}$/);
      pen.strokes += 1;
    };
  }
  return pen;
}

test("every cell type of the engine has a drawing", async () => {
  const source = await readFile(new URL("../../../py/gamemaster/labyrinth/cells.py", import.meta.url), "utf8");
  const names = [...source.matchAll(/^    name(?:: ClassVar\[str\])? = "([a-z]+)"/gm)].map(([, name]) => name);
  assert.ok(names.length >= 6, "the engine's cell types are found");
  for (const name of names) {
    assert.ok(Object.hasOwn(GLYPHS, name), `${name} has no glyph`);
    const pen = countingPen();
    glyphOf(name).draw(pen, LOOKS.paper, { flow: null });
    assert.ok(pen.strokes > 0, name);
  }
});

/** Every stroke of a drawing, without its colour. */
function shapeDrawn(draw) {
  const strokes = [];
  const pen = { chance: () => 0.5, raised: () => pen };
  for (const name of ["line", "curve", "path", "polygon", "ellipse", "shade", "arrowHead"]) {
    pen[name] = (_style, ...where) => strokes.push([name, ...where]);
  }
  draw(pen);
  return JSON.stringify(strokes);
}

test("cell types are told apart without their colours", () => {
  const shapes = Object.values(GLYPHS).map(({ draw }) => shapeDrawn((pen) => draw(pen, LOOKS.paper, { flow: null })));
  assert.equal(new Set(shapes).size, shapes.length);
});

test("treasure, key, and both creatures have shapes of their own", () => {
  const things = [drawChest, drawKey, drawBear, drawLeprechaun, drawPaw, drawClover, ...Object.values(KIT)];
  const shapes = things.map((draw) => shapeDrawn((pen) => draw(pen, LOOKS.paper, 0, 0, 0.3)));
  assert.equal(new Set(shapes).size, things.length);
});

test("an arsenal that doesn't hold everything shows what it holds", () => {
  const shelf = (stores) => shapeDrawn((pen) => glyphOf("arsenal").draw(pen, LOOKS.paper, { flow: null, stores }));
  const all = Object.keys(KIT);
  const shelves = [null, ...all.map((kind) => [kind]), all, all.slice(0, 3)].map(shelf);
  assert.equal(new Set(shelves).size, shelves.length);
  for (const kind of all) assert.ok(shelf(all).length > shelf(all.filter((other) => other !== kind)).length, kind);
});

test("a river's arrow is drawn only where the flow is known", () => {
  const strokes = (flow) => {
    const pen = countingPen();
    GLYPHS.river.draw(pen, LOOKS.paper, { flow });
    return pen.strokes;
  };
  assert.ok(strokes("left") > strokes(null));
});
