/** The game master's own map: everything in ink. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Write } from "../basics/lettering.js" */
/** @import { Layout, Seat, Sheet, Truth, Words } from "../basics/types.js" */

import { CELL, STEP, squareAt } from "../basics/geometry.js";
import { isOn, planAt } from "../basics/layout.js";
import { seatPlaces } from "../figures/pawns.js";
import { Sketch } from "../basics/pen.js";
import { sketchGlyph, sketchGrid, sketchSide, sketchWash, writeLetter, writeRulers } from "../plan/squares.js";

/** What there is on a sheet's floor; the ways are left whole. @param {Truth} truth @param {Sheet} sheet
 * @returns {Truth} */
export function partOn(truth, sheet) {
  const here = (/** @type {{row?: number}} */ { row }) => row !== undefined && isOn(sheet, row);
  const { cells, sides, treasures, things, mites } = truth;
  return {
    ...truth, cells: cells.filter(here), sides: sides.filter(here), treasures: treasures.filter(here),
    things: things?.filter(here), mites: mites?.filter(here),
  };
}

/** Squares and walls of a floor. The squares are painted fainter, so that the ways stand out from them.
 * @param {Truth} truth its part on the sheet @param {Sheet} sheet @param {Look} look @returns {{squares: Sketch, walls: Sketch}} */
export function sketchTruth(truth, sheet, look) {
  const [squares, walls] = [new Sketch(), new Sketch()];
  sketchGrid(squares, look, sheet);
  for (const cell of truth.cells) sketchWash(squares, look, cell);
  for (const cell of truth.cells) sketchGlyph(squares, look, cell);
  for (const side of truth.sides) {
    if (side.is !== "open") sketchSide(walls, look, side, side.is === "wall" ? "inner" : side.is, sheet.keyed);
  }
  return { squares, walls };
}

/** @param {Write} write @param {Look} look @param {Truth} truth its part on the sheet @param {Sheet} sheet @param {Words} words */
export function letterTruth(write, look, truth, sheet, words) {
  writeRulers(write, look, sheet, words);
  for (const cell of truth.cells) {
    writeLetter(write, look, cell, words(`notebook-letter-${cell.cell}`));
    if (!cell.pit) continue;
    write(`${cell.pit.loop}${cell.pit.number}`, (cell.col + 0.8) * CELL, (cell.row + 0.2) * CELL,
      { size: 18, most: 25, colour: look.ink, halo: look.halo, weight: 700 });
  }
}

/** Whether anything is left of a heap. @param {import("../basics/types.js").TrueThings} heap */
const lies = ({ bullets, bombs, mines, active, corpses }) => bullets + bombs + mines + active + corpses.length > 0;

/** Whether a pawn is drawn: who lies somewhere as a corpse, or is carried, is drawn there.
 * @param {Truth} truth @param {import("../basics/types.js").TruePawn} pawn */
function onMap({ things = [], pawns }, { seat, row, col }) {
  const laid = things.some(({ corpses }) => corpses.includes(seat)) || pawns.some(({ corpse }) => corpse === seat);
  return row >= 0 && col >= 0 && !laid;
}

/** The pawns of a truth, those outside beyond their exit.
 * @param {Truth} truth @param {Seat[]} seats @param {Layout} layout @returns {import("../happening/acting.js").Actor[]} */
export function truePawns(truth, seats, layout) {
  return truth.pawns.flatMap((pawn) => {
    const { seat, row, col, outside, health, immune, mine, fallen } = pawn;
    if (!onMap(truth, pawn)) return [];
    const corpse = typeof pawn.corpse === "number";
    const here = truth.pawns.filter((other) => other.row === row && other.col === col
      && other.outside === outside && onMap(truth, other));
    const full = !outside && (truth.things ?? []).some((heap) => heap.row === row && heap.col === col && lies(heap));
    const place = seatPlaces(here.map((other) => other.seat), null, full).get(seat);
    if (!place) return [];
    const sheet = planAt(layout, row);
    const out = outside ? STEP[outside] : { row: 0, col: 0 };
    return [{
      seat, health, immune, mine, fallen, corpse, own: false, radius: place.radius,
      corpseOf: corpse ? seats[Number(pawn.corpse)]?.colour ?? "" : undefined,
      treasures: truth.treasures.filter((treasure) => treasure.seat === seat).length,
      at: sheet && squareAt(sheet, row, col), keyed: truth.keyed,
      beside: { x: out.col * CELL * 0.8 + place.x, y: out.row * CELL * 0.8 + place.y },
    }];
  });
}
