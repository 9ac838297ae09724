/** The notebook in words, and that every language has all of them. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { describeNotebook, describeTruth, labelNotebook, labelTruth } from "../../../static/draw/telling/describe.js";
import { GLYPHS } from "../../../static/draw/figures/glyphs.js";
import { LANGUAGES } from "../words/catalogs.mjs";
import { cell, fragment, lying, pawn, side, view, words } from "./views.mjs";

const SEATS = [{ name: "Ada", colour: "red" }, { name: "Bo", colour: "blue" }];

const SHOWN = view({
  fragments: [
    fragment(0, {
      anchored: true,
      cells: [cell(0, 1, { cell: "river", flow: "down" }), cell(1, 1, { treasures: 2 })],
      sides: [side(0, 1, "down", "open"), side(0, 1, "right", "wall")], pawns: [[1, 1, 1]],
    }),
    fragment(4, { places: 7, cells: [cell(0, 0, { cell: "river" }), cell(0, 1, { cell: null })], pawns: [[0, 0, 0]] }),
  ],
  links: [{ by: "river", from: { fragment: 0, row: 0, col: 1 }, to: { fragment: 4, row: 0, col: 0 } }],
});

test("every square says its type, flow, sides, treasures and pawns", () => {
  assert.deepEqual(describeNotebook(SHOWN, words, SEATS, 0), [
    "notebook-map count=2",
    "notebook-square at=b1 what=notebook-type-river, notebook-flow side=down, notebook-side-open side=down, notebook-side-wall side=right",
    "notebook-square at=b2 what=notebook-type-land, notebook-side-open side=up, notebook-treasures count=2, notebook-pawn name=Bo",
    "notebook-scrap number=1 count=2 places=7",
    "notebook-square at=notebook-at row=1 col=1 what=notebook-type-river, notebook-flow-unknown, notebook-own",
    "notebook-square at=notebook-at row=1 col=2 what=notebook-type-unknown",
    "notebook-link-river from=b1 to=notebook-on-scrap number=1 at=notebook-at row=1 col=1",
  ]);
});

test("the bear, where it is known, and a wall that may be gone", () => {
  const known = fragment(0, { anchored: true, sides: [{ ...side(0, 0, "up", "wall"), doubtful: true }] });
  const shown = view({ fragments: [known], bear: { fragment: 0, row: 0, col: 0 } });
  assert.deepEqual(describeNotebook(shown, words, SEATS).slice(1), [
    "notebook-square at=a1 what=notebook-type-land, notebook-side-doubtful side=up",
    "notebook-bear at=a1",
  ]);
});

test("in short: where the own pawn stands, and the pieces", () => {
  const label = labelNotebook(SHOWN, words, SEATS, 1);
  assert.match(label, /^notebook-you at=b2 notebook-square at=b2 what=.*notebook-own/);
  assert.match(label, /notebook-map count=2 notebook-scrap number=1 count=2 places=7$/);
  assert.doesNotMatch(labelNotebook(SHOWN, words, SEATS, null), /notebook-you/);
  assert.match(labelNotebook(SHOWN, words, SEATS, 5), /^notebook-you-nowhere/);
});

test("before the start: the empty plan and who starts where", () => {
  const shown = view({ phase: "start", pawns: [pawn(0), pawn(1, { start: "c2" })] });
  assert.deepEqual(describeNotebook(shown, words, SEATS),
    ["notebook-start rows=4 cols=5", "notebook-start-taken name=Bo at=c2"]);
});

test("nothing known yet", () => {
  assert.deepEqual(describeNotebook(view({}), words, SEATS), ["notebook-empty"]);
});

const TRUTH = {
  rows: 1, cols: 2,
  cells: [{ row: 0, col: 0, cell: "pit", flow: null, pit: { loop: "p", number: 1 } },
    { row: 0, col: 1, cell: "river", flow: "left", pit: null }],
  sides: [side(0, 0, "left", "monolith"), side(0, 0, "right", "open"), side(0, 1, "right", "exit")],
  pawns: [{ seat: 1, row: 0, col: 1, outside: null, health: "healthy" }],
  treasures: [{ true: true, row: 0, col: 0 }, { true: false, seat: 1 }],
  bear: { row: 0, col: 0 }, paths: [],
};

test("the game master's map in words", () => {
  assert.deepEqual(describeTruth(TRUTH, words, SEATS), [
    "notebook-truth rows=1 cols=2",
    "notebook-stands name=Bo at=b1",
    "notebook-treasure kind=true at=a1",
    "notebook-treasure-carried kind=false name=Bo",
    "notebook-bear at=a1",
    "notebook-square at=a1 what=notebook-type-pit, notebook-pit loop=p number=1, notebook-side-monolith side=left",
    "notebook-square at=b1 what=notebook-type-river, notebook-flow side=left, notebook-side-exit side=right",
  ]);
  assert.doesNotMatch(labelTruth(TRUTH, words, SEATS), /notebook-square/);
});

const GRAND = view({
  rows: 2, cols: 2, holes: [[0, 1]],
  fragments: [fragment(0, {
    anchored: true, pawns: [[0, 0, 0], [1, 0, 0]],
    cells: [cell(0, 0, { cell: "encephalitis", things: lying({ bullets: 2, corpses: 1 }) }), cell(1, 0, { things: lying({ bombs: 1, mines: 3 }) })],
  })],
  pawns: [pawn(0, { health: "infected", moves: 4, mine: true }), pawn(1, { health: "wounded", immune: true, corpse: true, sure: false })],
});

test("things that lie about, what the players have and how they are, and the shape of the paper", () => {
  assert.deepEqual(describeNotebook(GRAND, words, SEATS, 0), [
    "notebook-without at=b1",
    "notebook-map count=2",
    "notebook-square at=a1 what=notebook-type-encephalitis, notebook-bullets count=2, notebook-corpses count=1, "
      + "notebook-own, notebook-is-infected, notebook-moves count=4, notebook-has-mine, "
      + "notebook-pawn name=Bo, notebook-is-wounded, notebook-is-immune, notebook-has-corpse, notebook-is-unsure",
    "notebook-square at=a2 what=notebook-type-land, notebook-bombs count=1, notebook-mines count=3",
  ]);
});

/** A ring around two squares, with a corner and a whole row missing. */
const RING = view({
  rows: 4, cols: 4, fragments: [],
  holes: [[0, 0], [1, 1], [1, 2], [3, 0], [3, 1], [3, 2], [3, 3]],
});

test("where many squares are missing, every row says what it has", () => {
  assert.deepEqual(describeNotebook(RING, words, SEATS).slice(0, 4), [
    "notebook-row row=1 count=1 at=b1–d1", "notebook-row row=2 count=2 at=a2, d2",
    "notebook-row row=3 count=1 at=a3–d3", "notebook-row row=4 count=0 at=",
  ]);
});

test("a treasure where nobody has been was told of by a leprechaun", () => {
  const lying = (visits) => view({ fragments: [fragment(0, { anchored: true, cells: [cell(0, 0, { cell: null, treasures: 1, visits })] })] });
  const told = (visits, hints) => describeNotebook(lying(visits), words, SEATS, 0, { hints })[1];
  assert.equal(told(0, true), "notebook-square at=a1 what=notebook-type-unknown, notebook-treasures count=1, notebook-told");
  for (const other of [told(1, true), told(0, false)]) assert.doesNotMatch(other, /notebook-told/);
});

test("any number of moves to be healed in is no number", () => {
  const endless = { ...GRAND, pawns: [pawn(0, { health: "infected", moves: 0 })] };
  assert.doesNotMatch(describeNotebook(endless, words, SEATS, 0).join(), /notebook-moves/);
});

test("before the start: squares that were asked for, but not the taken ones again", () => {
  const asked = fragment(0, { anchored: true, cells: [cell(0, 0), cell(1, 1, { cell: "pit" })], pawns: [[1, 0, 0]] });
  const shown = view({ phase: "start", fragments: [asked], holes: [[3, 4]], pawns: [pawn(1, { start: "a1" })] });
  assert.deepEqual(describeNotebook(shown, words, SEATS), [
    "notebook-start rows=4 cols=5", "notebook-without at=e4", "notebook-start-taken name=Bo at=a1",
    "notebook-map count=1", "notebook-square at=b2 what=notebook-type-pit",
  ]);
});

const GRAND_TRUTH = {
  ...TRUTH, rows: 2, holes: [[0, 1]],
  cells: [{ row: 0, col: 0, cell: "encephalitis", flow: null, pit: null }, { row: 1, col: 0, cell: "encephalitis", flow: null, pit: null },
    { row: 1, col: 1, cell: "land", flow: null, pit: null }],
  sides: [side(0, 0, "up", "closed"), side(0, 0, "right", "opened"), side(0, 0, "down", "blown")],
  pawns: [{ seat: 0, row: 1, col: 0, outside: null, health: "infected", bullets: 1, bombs: 2, mine: true, corpse: null, immune: false, moves: 3 },
    { seat: 1, row: 0, col: 0, outside: null, health: "dead", bullets: 0, bombs: 0, mine: false, corpse: null, immune: true }],
  treasures: [], bear: null,
  things: [{ row: 1, col: 1, bullets: 0, bombs: 1, mines: 1, active: 2, corpses: [0, 1], contagious: [1] }],
  mites: [{ row: 1, col: 0, is: "contagious" }],
};

test("the game master's map of a grand game: exits walled up and blown open, mines, the dead, the mites", () => {
  assert.deepEqual(describeTruth(GRAND_TRUTH, words, SEATS), [
    "notebook-truth rows=2 cols=2",
    "notebook-stands name=Ada at=a2",
    "notebook-state name=Ada what=notebook-is-infected, notebook-moves count=3, notebook-stock bullets=1 bombs=2, notebook-has-mine",
    "notebook-stands name=Bo at=a1",
    "notebook-without at=b1",
    "notebook-square at=a1 what=notebook-type-encephalitis, notebook-mite-asleep, notebook-side-closed side=up, "
      + "notebook-side-opened side=right, notebook-side-blown side=down",
    "notebook-square at=a2 what=notebook-type-encephalitis, notebook-mite-contagious, notebook-side-blown side=up",
    "notebook-square at=b2 what=notebook-type-land, notebook-bombs count=1, notebook-mines count=1, notebook-active count=2, "
      + "notebook-corpse-of name=Ada, notebook-contagious-corpse-of name=Bo",
  ]);
});

test("a carried corpse is named on the game master's map", () => {
  const pawns = [{ ...GRAND_TRUTH.pawns[0], health: "healthy", immune: true, fallen: true, mine: false, corpse: 1 }];
  assert.match(describeTruth({ ...GRAND_TRUTH, pawns }, words, SEATS).join("\n"),
    /what=notebook-is-immune, notebook-is-fallen, notebook-stock bullets=1 bombs=2, notebook-has-corpse-of name=Bo/);
});

for (const language of LANGUAGES) {
  test(`${language}: every message that is asked for stands in the catalog`, async () => {
    const read = (path) => readFile(new URL(`../../../static/${path}`, import.meta.url), "utf8");
    const catalog = await read(`locales/${language}/notebook.ftl`);
    const ids = new Set(catalog.match(/^notebook-[a-z-]+(?= =)/gm));
    const asked = new Set();
    const ask = (id, args) => {
      asked.add(id);
      return words(id, args);
    };
    for (const name of Object.keys(GLYPHS)) {
      asked.add(`notebook-letter-${name}`);
      const all = { ...TRUTH, cells: [{ row: 0, col: 0, cell: name, flow: null, pit: null }] };
      describeTruth(all, ask, SEATS);
    }
    describeTruth(TRUTH, ask, SEATS);
    for (const shown of [GRAND, RING]) describeNotebook(shown, ask, SEATS, 0);
    describeNotebook({ ...GRAND, pawns: [pawn(0, { treasures: 1 })] }, ask, SEATS, 0);
    for (const is of ["asleep", "awake"]) describeTruth({ ...GRAND_TRUTH, mites: [{ row: 0, col: 0, is }] }, ask, SEATS);
    const bearer = { ...GRAND_TRUTH.pawns[0], fallen: true, corpse: 1 };
    describeTruth({ ...GRAND_TRUTH, pawns: [bearer], things: [{ ...GRAND_TRUTH.things[0], bullets: 1 }] }, ask, SEATS);
    for (const is of ["open", "wall", "exit", "edge"]) {
      const known = fragment(0, { anchored: true, sides: [side(0, 0, "up", is)] });
      describeNotebook(view({ fragments: [known] }), ask, SEATS, 0);
    }
    const doubtful = { ...side(0, 0, "up", "wall"), doubtful: true };
    describeNotebook(view({ fragments: [fragment(0, { sides: [doubtful] })] }), ask, SEATS);
    for (const by of ["river", "pit", "lift"]) {
      const shown = { ...SHOWN, notebook: { ...SHOWN.notebook, links: SHOWN.notebook.links.map((link) => ({ ...link, by })) } };
      for (const drifts of [false, true]) describeNotebook(shown, ask, SEATS, 0, { drifts });
    }
    const quest = { ...TRUTH, floors: 2, leprechaun: { row: 0, col: 0 }, bear_path: [[0, 0]], leprechaun_path: [[0, 0]] };
    const full = { ...GRAND_TRUTH.pawns[0], lives: 2, knives: 1, boats: 1, cement: 1 };
    const shelf = { ...TRUTH.cells[0], cell: "arsenal", stores: ["boats"] };
    describeTruth({ ...quest, pawns: [full], cells: [shelf], sides: [side(0, 0, "right", "built")] }, ask, SEATS);
    describeNotebook({ ...view({ fragments: [{ ...fragment(4, {}), floors: 2 }] }), floors: 2 }, ask, SEATS, 0);
    for (const eyes of [1, 5]) labelNotebook(SHOWN, ask, SEATS, eyes);
    describeNotebook(view({}), ask, SEATS);
    describeNotebook(view({ phase: "start", pawns: [pawn(1, { start: "a1" })] }), ask, SEATS);
    describeNotebook(view({ fragments: [fragment(0, { cells: [cell(0, 0, { treasures: 1, visits: 0 })] })] }), ask, SEATS, 0, { hints: true });
    for (const id of ["fits", "floor", "floor-who", "floor-you", "floor-choice", "level", "drift"]) asked.add(`notebook-${id}`);
    assert.ok(asked.size > 30);
    assert.deepEqual([...asked].filter((id) => !ids.has(id)), []);
    const letters = Object.keys(GLYPHS).map((name) => new RegExp(`^notebook-letter-${name} = (\\S)$`, "m").exec(catalog)?.[1]);
    assert.equal(new Set(letters).size, letters.length, "every type has a letter of its own");
    assert.ok(letters.every(Boolean), "every type has a letter");
  });
}
