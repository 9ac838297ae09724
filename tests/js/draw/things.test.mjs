/** Things lying about: where on a square they are drawn, and what lies on the game master's map. */

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.Path2D ??= class {
  moveTo() {}
  lineTo() {}
  bezierCurveTo() {}
  closePath() {}
  addPath() {}
};

const { layoutPlan } = await import("../../../static/draw/basics/layout.js");
const { heapsOf, sketchHeaps, sketchMites } = await import("../../../static/draw/truth/lying.js");
const { MOODS } = await import("../../../static/draw/figures/mite.js");
const { LOOKS, contrast } = await import("../../../static/draw/basics/palette.js");
const { lotsOf, sketchLots, thingsSketch, writeLots } = await import("../../../static/draw/figures/belongings.js");
const { truePawns } = await import("../../../static/draw/truth/truth.js");
const { side } = await import("./views.mjs");

const KINDS = ["bullets", "bombs", "mines", "active", "corpses"];
/** Every choice of kinds that can lie on a square. */
const CHOICES = Array.from({ length: 31 }, (_, i) => KINDS.filter((_kind, bit) => (i + 1) & (1 << bit)));

test("every kind lies in a place of its own, on its square and clear of the middle", () => {
  for (const kinds of CHOICES) {
    for (const taken of [false, true]) {
      const lots = lotsOf(Object.fromEntries(kinds.map((kind) => [kind, 2])), taken);
      assert.deepEqual(new Set(lots.map(({ kind }) => kind)), new Set(kinds));
      lots.forEach(({ x, y, size }, i) => {
        assert.ok(Math.abs(x) + size / 2 < 0.52 && Math.abs(y) + size / 2 < 0.52, `${kinds}: on the square`);
        assert.ok(Math.hypot(x, y) > 0.3, `${kinds}: beside the pawn`);
        for (const other of lots.slice(i + 1)) {
          assert.ok(Math.hypot(x - other.x, y - other.y) > 0.9 * Math.min(size, other.size), `${kinds}: apart`);
        }
      });
    }
  }
  assert.deepEqual(lotsOf({ bullets: 0, bombs: 0, mines: 0, corpses: 0 }), []);
});

test("the square's letter and its treasure stay free", () => {
  for (const kinds of CHOICES) {
    for (const { x, y, size } of lotsOf(Object.fromEntries(kinds.map((kind) => [kind, 1])))) {
      assert.ok(Math.hypot(x + 0.33, y + 0.3) > size / 2 + 0.06, `${kinds}: letter`);
      if (kinds.length < 5) assert.ok(Math.hypot(x - 0.32, y - 0.32) > size / 2 + 0.12, `${kinds}: treasure`);
    }
  }
});

test("a number is written only where there is more than one", () => {
  const written = [];
  writeLots((text) => written.push(text), LOOKS.paper, { row: 0, col: 0 }, lotsOf({ bullets: 1, bombs: 3, mines: 2 }));
  assert.deepEqual(written.sort(), ["×2", "×3"]);
});

/** What a sketch paints, as `colour` and whether it is filled. */
function painted(sketch) {
  const found = [];
  const ctx = {
    setLineDash() {},
    stroke: () => found.push(`${ctx.strokeStyle} ${ctx.lineWidth}`),
    fill: () => found.push(`${ctx.fillStyle} filled`),
  };
  sketch.paint(ctx);
  return found;
}

test("every thing has a drawing of its own, and a mine that was set another than one that wasn't", () => {
  for (const look of Object.values(LOOKS)) {
    const drawings = KINDS.map((kind) => {
      const sketch = thingsSketch(look);
      sketchLots(sketch, look, { row: 0, col: 0 }, lotsOf({ [kind]: 1 }));
      return painted(sketch).join();
    });
    assert.equal(new Set(drawings).size, KINDS.length);
    const [mine, active] = [drawings[2], drawings[3]];
    assert.ok(active.includes(look.red) && !mine.includes(look.red));
  }
});

test("the mite's moods are drawn apart", () => {
  const moods = Object.keys(MOODS).map((mood) => {
    return painted(sketchMites({ cells: [ENCEPHALITIS], mites: [{ row: 0, col: 0, is: mood }] }, LOOKS.paper)).join();
  });
  assert.equal(new Set(moods).size, 3);
  const unsaid = painted(sketchMites({ cells: [ENCEPHALITIS] }, LOOKS.paper)).join();
  assert.equal(unsaid, moods[Object.keys(MOODS).indexOf("asleep")]);
  assert.deepEqual(painted(sketchMites({ cells: [{ ...ENCEPHALITIS, cell: "land" }] }, LOOKS.paper)), []);
});

test("contagion can be seen on the paper and on the blackboard", () => {
  for (const look of Object.values(LOOKS)) {
    for (const ground of ["sheet", "ground", "scrap"]) assert.ok(contrast(look.plague, look[ground]) >= 4.5);
    assert.ok(contrast(look.iron, look.ink) >= 3, "a thing's lines stand out from what fills it");
  }
});

const ENCEPHALITIS = { row: 0, col: 0, cell: "encephalitis", flow: null, pit: null };
const SEATS = ["blue", "red", "green"].map((colour) => ({ name: colour, colour }));
const figure = (seat, row, col, more = {}) => ({ seat, row, col, outside: null, health: "healthy", corpse: null, ...more });
const TRUTH = {
  rows: 2, cols: 2, cells: [ENCEPHALITIS], sides: [side(0, 0, "up", "closed")], treasures: [], bear: null, paths: [],
  things: [{ row: 1, col: 1, bullets: 1, bombs: 0, mines: 0, active: 1, corpses: [1, 2], contagious: [2] }],
  pawns: [figure(0, 0, 0, { immune: true }), figure(1, 0, 0, { health: "dead" }), figure(2, 0, 1, { health: "dead" })],
};

test("the dead lie where their corpses are, in their own colours", () => {
  const [{ lots, dead }] = heapsOf(TRUTH);
  assert.deepEqual(lots.map(({ kind }) => kind).sort(), ["active", "bullets"]);
  assert.deepEqual(dead.map(({ seat, contagious }) => [seat, contagious]), [[1, false], [2, true]]);
  assert.ok(dead[0].x !== dead[1].x);
  const layout = layoutPlan(TRUTH);
  const standing = truePawns(TRUTH, SEATS, layout);
  assert.deepEqual(standing.map(({ seat }) => seat), [0]);
  assert.equal(standing[0].immune, true);
  assert.deepEqual(standing[0].at, truePawns({ ...TRUTH, pawns: [TRUTH.pawns[0]] }, SEATS, layout)[0].at, "nobody beside him");
});

test("a contagious corpse is told from another one", () => {
  const count = (contagious) => painted(sketchHeaps(heapsOf({ ...TRUTH, things: [{ ...TRUTH.things[0], contagious }] }), LOOKS.paper)).join();
  assert.ok(count([2]).includes(LOOKS.paper.plague) && !count([]).includes(LOOKS.paper.plague));
});

test("a carried corpse goes with its bearer", () => {
  const pawns = [figure(0, 0, 0, { corpse: 1 }), figure(1, 1, 1, { health: "dead" })];
  const layout = layoutPlan(TRUTH);
  const standing = truePawns({ ...TRUTH, things: [], pawns }, SEATS, layout);
  assert.deepEqual(standing.map(({ seat, corpse, corpseOf }) => [seat, corpse, corpseOf]), [[0, true, "red"]]);
});

test("without corpses a dead player is struck out where he fell", () => {
  const layout = layoutPlan(TRUTH);
  assert.equal(truePawns({ ...TRUTH, things: undefined }, SEATS, layout).length, 3);
});
