/**
 * A notebook and a map as the page describes and draws them. Reads `{source, view, truth}` as JSON
 * from standard input, `source` being a catalog besides the page's own; writes the sentences of
 * both, the letters on the map, and the strokes of types that have no drawing.
 */

import { readFileSync } from "node:fs";

import { createWords, makeBundle } from "../../../static/app/language/words.js";
import { LOOKS } from "../../../static/draw/basics/palette.js";
import { GLYPHS, glyphOf } from "../../../static/draw/figures/glyphs.js";
import { writeLetter } from "../../../static/draw/plan/squares.js";
import { describeNotebook, describeTruth } from "../../../static/draw/telling/describe.js";
import { CATALOGS, source as catalog } from "../words/catalogs.mjs";

const { source, view, truth } = JSON.parse(readFileSync(0, "utf8"));
const bundle = makeBundle("en", [...CATALOGS.map((name) => catalog("en", name)), source]);
const words = createWords(bundle).within({ preset: "grand" });
const seats = view.pawns.map(({ seat }) => ({ name: `Player ${seat + 1}`, colour: "red" }));

const letters = [];
for (const cell of truth.cells) {
  writeLetter((letter, _x, _y, { alpha }) => letters.push(alpha === 1 ? letter : ""), LOOKS.paper, cell, words.t(`notebook-letter-${cell.cell}`));
}
const strokes = [];
const pen = { chance: () => 0.5, raised: () => pen };
for (const name of ["line", "curve", "path", "polygon", "ellipse", "shade", "arrowHead"]) pen[name] = () => strokes.push(name);
for (const { cell } of truth.cells) {
  if (!Object.hasOwn(GLYPHS, cell)) glyphOf(cell).draw(pen, LOOKS.paper, { flow: null });
}
process.stdout.write(JSON.stringify({
  notebook: describeNotebook(view, words.t, seats, 0), truth: describeTruth(truth, words.t, seats), letters, strokes,
}));
