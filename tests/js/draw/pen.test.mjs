/** The hand: the same seed gives the same stroke, and strokes of one style are painted at once. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** Keeps what is put into a path. */
class PathRecord {
  constructor(d = "") {
    this.ops = d ? [d] : [];
  }
  moveTo(...data) { this.ops.push(["M", ...data]); }
  lineTo(...data) { this.ops.push(["L", ...data]); }
  bezierCurveTo(...data) { this.ops.push(["C", ...data]); }
  closePath() { this.ops.push(["Z"]); }
  addPath({ ops }) { this.ops.push(...ops); }
}
globalThis.Path2D = PathRecord;

const { Pen, Sketch } = await import("../../../static/draw/basics/pen.js");
const { LOOKS } = await import("../../../static/draw/basics/palette.js");
const { sketchSheet } = await import("../../../static/draw/plan/fragments.js");
const { keepAnew } = await import("../../../static/draw/plan/scraps.js");
const { sketchSide } = await import("../../../static/draw/plan/sides.js");
const { leadsOf, sketchLinks } = await import("../../../static/draw/plan/links.js");
const { layoutNotebook } = await import("../../../static/draw/basics/layout.js");
const { truePawns } = await import("../../../static/draw/truth/truth.js");
const { laneOf, pieces, sketchWays } = await import("../../../static/draw/truth/ways.js");
const { layoutPlan } = await import("../../../static/draw/basics/layout.js");
const { seatPlaces } = await import("../../../static/draw/figures/pawns.js");
const { cell, fragment, side, view } = await import("./views.mjs");

/** A context that keeps what it paints. */
function recorder() {
  const painted = [];
  const ctx = {
    setLineDash(dash) { ctx.dash = dash.join(); },
    stroke: (path) => painted.push({ colour: ctx.strokeStyle, dash: ctx.dash, ops: path.ops }),
    fill: (path) => painted.push({ colour: ctx.fillStyle, ops: path.ops }),
  };
  return { ctx, painted };
}

/** @param {(sketch: any) => void} draw */
function strokesOf(draw) {
  const sketch = new Sketch();
  draw(sketch);
  const { ctx, painted } = recorder();
  sketch.paint(ctx);
  return painted;
}

const INK = { colour: "#000000", width: 2 };

test("the same seed gives the same stroke, another seed another one", () => {
  const line = (seed) => strokesOf((sketch) => new Pen(sketch, 5, 5, 64, seed).line(INK, 0, 0, 1, 1));
  assert.deepEqual(line(7), line(7));
  assert.notDeepEqual(line(7), line(9));
});

test("strokes of one style are painted in one go", () => {
  const painted = strokesOf((sketch) => {
    const pen = new Pen(sketch, 0, 0, 64, 3);
    for (let i = 0; i < 20; i++) pen.line(INK, i, 0, i, 1);
    pen.line({ ...INK, dash: [2, 2] }, 0, 0, 1, 1);
    pen.ellipse({ ...INK, fill: true }, 0, 0, 1, 1);
  });
  assert.equal(painted.length, 3);
});

const HIT = fragment(0, {
  anchored: true, cells: [cell(1, 1), cell(1, 2)],
  sides: [side(1, 1, "up", "wall"), side(1, 1, "right", "open"), side(1, 2, "down", "edge")],
});

test("a wall that was hit is red, and only that", () => {
  const red = (fragments) => {
    const [sheet] = layoutNotebook(view({ fragments }), 1).sheets;
    const { ctx, painted } = recorder();
    sketchSheet(sheet, LOOKS.paper).sketch.paint(ctx);
    return painted.filter(({ colour }) => colour === LOOKS.paper.red);
  };
  assert.equal(red([HIT]).length, 1);
  assert.equal(red([{ ...HIT, sides: HIT.sides.filter(({ is }) => is !== "wall") }]).length, 0);
});

/** Every stroke of a sheet's sides. */
function sidesDrawn(is, keyed) {
  const known = fragment(0, { anchored: true, cells: [cell(1, 1)], sides: [side(1, 1, "right", is)] });
  const [sheet] = layoutNotebook(view({ fragments: [known] }), 1, { keyed }).sheets;
  const { ctx, painted } = recorder();
  sketchSheet(sheet, LOOKS.paper).sketch.paint(ctx);
  return JSON.stringify(painted);
}

test("where a key is needed, an exit is a lock and a treasure is the key", () => {
  assert.notEqual(sidesDrawn("exit", true), sidesDrawn("exit", false));
  assert.equal(sidesDrawn("wall", true), sidesDrawn("wall", false));
  const lying = (keyed) => {
    const known = fragment(0, { anchored: true, cells: [cell(1, 1, { treasures: 1 })] });
    const { ctx, painted } = recorder();
    sketchSheet(layoutNotebook(view({ fragments: [known] }), 1, { keyed }).sheets[0], LOOKS.paper).sketch.paint(ctx);
    return JSON.stringify(painted);
  };
  assert.notEqual(lying(true), lying(false));
});

test("every kind of side has a drawing of its own", () => {
  const kinds = [["wall", false], ["inner", false], ["exit", false], ["exit", true], ["closed", false], ["opened", false], ["opened", true],
    ["built", false], ["blown", false], ["open", false]];
  const drawn = kinds.map(([is, keyed]) => JSON.stringify(strokesOf((sketch) => sketchSide(sketch, LOOKS.paper, side(1, 1, "right", is), is, keyed))));
  assert.equal(new Set(drawn).size, kinds.length);
});

test("what is raised covers what is not, and its fillings never its lines", () => {
  const painted = strokesOf((sketch) => {
    const pen = new Pen(sketch, 0, 0, 10, 3);
    pen.raised(1).line(INK, 0, 0, 1, 1);
    pen.ellipse({ ...INK, colour: "#ffffff", fill: true }, 0, 0, 1, 1);
    pen.raised(0).line({ ...INK, colour: "#ff0000" }, 0, 0, 1, 1);
  });
  assert.deepEqual(painted.map(({ colour }) => colour), ["#ff0000", "#ffffff", "#000000"]);
});

/** A notebook's strokes, and how many squares and sides were drawn that no notebook before had. */
function sketched(known, { look = LOOKS.paper, keyed = false, hints = false } = {}) {
  keepAnew();
  const [sheet] = layoutNotebook(view({ fragments: [known] }), 1, { keyed }).sheets;
  const { ctx, painted } = recorder();
  const { moveTo } = PathRecord.prototype;
  let found = 0;
  PathRecord.prototype.moveTo = function (...data) {
    found += 1;
    moveTo.apply(this, data);
  };
  sketchSheet(sheet, look, hints).sketch.paint(ctx);
  PathRecord.prototype.moveTo = moveTo;
  return { painted, found };
}

/** As `sketched`, by a page that has drawn nothing yet. */
function afresh(...given) {
  keepAnew();
  keepAnew();
  return sketched(...given);
}

test("the same notebook is sketched the same way twice, and the second time nothing is found anew", () => {
  const grid = afresh({ ...HIT, cells: [], sides: [] }).found;
  const first = afresh(HIT);
  const second = sketched(HIT);
  assert.deepEqual(second.painted, first.painted);
  assert.ok(first.found > grid);
  assert.equal(second.found, grid);
});

test("of a notebook that has changed only what is new is found, and it looks like one drawn from nothing", () => {
  const lies = fragment(0, { anchored: true, cells: [cell(1, 1, { treasures: 1 }), cell(1, 2)], sides: HIT.sides });
  const told = fragment(0, { anchored: true, cells: [cell(1, 1, { treasures: 1, visits: 0 }), cell(1, 2)], sides: HIT.sides });
  const changes = [
    [{ ...HIT, cells: [...HIT.cells, cell(2, 2)] }],
    [{ ...HIT, cells: [cell(1, 1), cell(1, 2, { cell: "river" })] }],
    [{ ...HIT, cells: [cell(1, 1), cell(1, 2, { cell: "river", flow: "up" })] }],
    [{ ...HIT, sides: [side(1, 1, "up", "open"), ...HIT.sides.slice(1)] }],
    [{ ...HIT, sides: [{ ...HIT.sides[0], doubtful: true }, ...HIT.sides.slice(1)] }],
    [{ ...HIT, sides: [side(1, 1, "up", "exit"), ...HIT.sides.slice(1)] }, { keyed: true }],
    [lies],
    [lies, { keyed: true }],
    [told, { hints: true }],
    [HIT, { look: LOOKS.blackboard }],
  ];
  for (const change of changes) {
    const anew = afresh(...change);
    afresh(HIT);
    const changed = sketched(...change);
    assert.deepEqual(changed.painted, anew.painted);
    assert.notDeepEqual(changed.painted, afresh(HIT).painted);
    if (change[1]?.look) assert.equal(changed.found, anew.found);
    else assert.ok(changed.found < anew.found);
  }
});

test("a link is drawn unless it leads next door", () => {
  const shown = view({ fragments: [HIT, fragment(3, {})] });
  const layout = layoutNotebook(shown, 1);
  const arrows = (from, to) => {
    const { ctx, painted } = recorder();
    sketchLinks(leadsOf({ ...shown, notebook: { ...shown.notebook, links: [{ by: "pit", from, to }] } }, layout, false), LOOKS.paper).paint(ctx);
    return painted.length;
  };
  const at = { fragment: 0, row: 1, col: 1 };
  assert.ok(arrows(at, { fragment: 3, row: 0, col: 0 }) > 0);
  assert.equal(arrows(at, { fragment: 0, row: 1, col: 2 }), 0);
  assert.equal(arrows(at, { fragment: 9, row: 0, col: 0 }), 0);
});

const SEATS = ["red", "blue", "green", "orange", "purple", "teal"].map((colour) => ({ name: colour, colour }));

test("ways run in lanes of their own", () => {
  const lanes = SEATS.map((_, seat) => laneOf(seat, SEATS.length));
  assert.equal(new Set(lanes.map(({ x }) => x)).size, SEATS.length);
  assert.equal(new Set(lanes.map(({ y }) => y)).size, SEATS.length);
  assert.deepEqual(laneOf(0, 1), { x: 0, y: 0 });
});

const middleOf = (row, col) => [col, row];

test("a way is cut where it falls from pit to pit", () => {
  const way = [[0, 0, "start"], [0, 1, "walk"], [2, 2, "pit"], [2, 3, "walk"]];
  assert.deepEqual(pieces(way, middleOf).map(({ hop, points }) => [hop, points.length]), [[false, 2], [true, 2], [false, 2]]);
  assert.deepEqual(pieces([[1, 1, "start"]], middleOf), []);
  const ordered = pieces([[0, 0, "start"], [0, 1, "walk"], [3, 3, "start"]], middleOf);
  assert.deepEqual(ordered.map(({ hop }) => hop), [false, true], "from a cell that was ordered");
});

const TRUTH = {
  rows: 3, cols: 3, cells: [], sides: [], treasures: [{ true: true, seat: 1 }], bear: null,
  pawns: [{ seat: 0, row: 0, col: 2, outside: "up", health: "healthy" }, { seat: 1, row: 1, col: 1, outside: null, health: "wounded" }],
  paths: [{ seat: 1, cells: [[1, 1, "start"], [1, 2, "walk"]] }],
};

test("everybody's way is drawn in his colour and marked with his shape", () => {
  const [way] = sketchWays(TRUTH, SEATS, layoutPlan(TRUTH), LOOKS.paper);
  const { ctx, painted } = recorder();
  way.sketch.paint(ctx);
  assert.deepEqual(painted.map(({ colour }) => colour), ["#1f5fb0"]);
  assert.ok(way.marks.length > 0);
});

test("a pawn outside stands beyond its exit; a carrier shows his treasure", () => {
  const layout = layoutPlan({ rows: 3, cols: 3 });
  const [sheet] = layout.sheets;
  const [outside, inside] = truePawns(TRUTH, SEATS, layout);
  assert.ok(outside.at.y + outside.beside.y < sheet.y + sheet.origin.y);
  assert.equal(inside.treasures, 1);
  assert.equal(outside.treasures, 0);
});

test("pawns that share a square don't cover each other", () => {
  for (const own of [0, null]) {
    for (const full of [false, true]) {
      for (const seats of [[0, 1], [0, 1, 2], [0, 1, 2, 3, 4, 5]]) {
        const places = [...seatPlaces(seats, own, full).values()];
        assert.equal(places.length, seats.length);
        places.forEach((a, i) => places.slice(i + 1).forEach((b) => {
          assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > (a.radius + b.radius) * 0.85, `${seats} ${i}`);
        }));
      }
    }
  }
});
