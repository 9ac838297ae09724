/** A seat's notebook as a scene: sketched once for a view, painted for every frame. */

/** @import { Look } from "../basics/palette.js" */
/** @import { Happening } from "../happening/happening.js" */
/** @import { Target } from "./targets.js" */
/** @import { Layout, Offer, Point, Seat, Sheet, View, Words } from "../basics/types.js" */
/** @import { Write } from "../basics/lettering.js" */

import { drawActors } from "../happening/acting.js";
import { CELL, extent, parseCell, squareAt, turn } from "../basics/geometry.js";
import { letterSheet, onSheet, paintSheet, sketchKnownBear, sketchSheet } from "../plan/fragments.js";
import { scrapUnder, sketchGhosts } from "./ghosts.js";
import { FADE } from "../happening/happening.js";
import { keepAnew } from "../plan/scraps.js";
import { layoutNotebook, planAt, sheetOf } from "../basics/layout.js";
import { leadsOf, letterLinks, sketchLinks } from "../plan/links.js";
import { bySheet, letterHover, sketchHover, sketchLight, sketchTargets } from "./markers.js";
import { drawNoise } from "../happening/noises.js";
import { drawPawn, seatPlaces } from "../figures/pawns.js";
import { lotsSeen } from "../figures/belongings.js";
import { pencilLayer } from "./pencil.js";
import { ownSpot, targetUnder, targetsOf } from "./targets.js";

/**
 * @typedef {{view: View, offers: readonly Offer[], seats: Seat[], eyes: number | null, only?: number | null,
 *   customs?: Customs, lit?: {row: number, col: number} | null}} Given
 *   `only`: the one floor that is shown; `lit`: a square of the plan that is to be looked at.
 * @typedef {import("../basics/types.js").Customs} Customs
 * @typedef {{ctx: CanvasRenderingContext2D, write: Write, words: Words, family: string,
 *   scale: number}} Brush
 *   `ctx` in world units; `family` of the writing; `scale`: pixels a world unit takes.
 */

/**
 * @param {Given} given
 * @param {number} aspect of the canvas
 * @param {Look} look
 */
export function notebookScene({ view, offers, seats, eyes, only = null, customs = {}, lit = null }, aspect, look) {
  const { keyed = false, drifts = false, hints = false } = customs;
  const layout = layoutNotebook(view, aspect, { only, keyed });
  keepAnew();
  const drawn = layout.sheets.map((sheet) => sketchSheet(sheet, look, hints));
  sketchKnownBear(view.notebook.bear, layout, drawn, look);
  const leads = leadsOf(view, layout, drifts);
  const links = sketchLinks(leads, look);
  const pawns = placePawns(view, layout, eyes, keyed);
  const plan = layout.sheets.filter(({ kind }) => kind === "plan");
  const own = ownSpot(view, layout, eyes);
  const light = lit && lightOn(layout, lit, look);
  /** @type {Target[]} */
  let targets = [];
  /** @type {{sheet: Sheet, sketch: ReturnType<typeof sketchTargets>}[]} */
  let rings = [];

  /** @param {Brush} brush */
  function paintStill({ ctx, write, words, scale }) {
    for (const sheet of drawn) paintSheet(ctx, sheet, look, scale);
    for (const { sheet, sketch } of rings) onSheet(ctx, sheet, true, () => sketch.paint(ctx));
    if (light) onSheet(ctx, light.sheet, true, () => light.sketch.paint(ctx));
    for (const { sheet } of drawn) letterSheet(ctx, sheet, look, write, words);
    links.paint(ctx);
    letterLinks(write, leads, look, words);
  }
  let still = { key: {}, paint: paintStill };
  /** What was drawn by hand, over all that is certain. @type {import("../truth/film.js").Layer | null} */
  let pencil = null;

  return {
    layout,
    bounds: layout.bounds,

    /** The piece of paper and the point of it that matter most to the seat. */
    ownPlace() {
      if (!own) return null;
      return { sheet: extent(own.sheet), at: squareAt(own.sheet, own.row, own.col) };
    },

    /** @param {string} mode */
    aim(mode) {
      targets = targetsOf(view, layout, offers, eyes, mode);
      rings = bySheet(layout, targets).map((group) => ({ sheet: group.sheet, sketch: sketchTargets(group.targets, look) }));
      still = { key: {}, paint: paintStill };
    },

    hasTargets: () => targets.length > 0,

    /** @param {Point} point @returns {Target | null} */
    under: (point) => targetUnder(targets, point, layout.sheets),

    /** The scrap under a point, if it is known to fit in a few places. @param {Point} point */
    scrapUnder(point) {
      const scrap = plan.length ? scrapUnder(layout, point) : null;
      return scrap?.fragments[0].at?.length ? scrap : null;
    },

    /** What stays as it is until the next view or aim. @returns {import("../truth/film.js").Layer[]} */
    layers: () => (pencil ? [still, pencil] : [still]),

    /** Lays what was drawn by hand over the plan. @param {import("./pencil.js").Penciled | null} penciled */
    pencil: (penciled) => void (pencil = penciled?.marks.size ? pencilLayer(plan, penciled, look, seats) : null),

    /**
     * What moves: the pawns, and the ring under the pointer.
     * @param {Brush} brush
     * @param {Target | null} hover
     * @param {Sheet | null} asked the scrap whose possible places are shown on the plan
     * @param {Happening | null} happening
     * @param {number} elapsed milliseconds since it began
     */
    paint({ ctx, write }, hover, asked, happening, elapsed) {
      if (asked) for (const sheet of plan) onSheet(ctx, sheet, true, () => sketchGhosts(asked, sheet, look).paint(ctx));
      if (hover) onSheet(ctx, hover.sheet, true, () => paintHover({ ctx, write }, hover, look));
      for (const fade of happening?.fades ?? []) drawFading(ctx, write, fade, elapsed);
      drawActors({ ctx, write, look, layout, happening, elapsed }, pawns, seats);
      for (const mark of happening?.marks ?? []) drawNoise(ctx, mark, layout, elapsed, look);
    },
  };

  /** A pawn that goes somewhere: it pales, and a question mark rises from it.
   * @param {CanvasRenderingContext2D} ctx @param {Write} write
   * @param {import("../happening/happening.js").Fade} fade @param {number} elapsed */
  function drawFading(ctx, write, { seat, at }, elapsed) {
    const sheet = sheetOf(layout, at);
    if (elapsed >= FADE || !sheet) return;
    const part = elapsed / FADE;
    const centre = squareAt(sheet, at.row, at.col);
    const radius = CELL * 0.21;
    const pale = { seat, at: centre, radius, own: false, health: "healthy", treasures: 0, alpha: 1 - part };
    drawPawn(ctx, pale, seats[seat], look, write);
    const alpha = Math.sin(part * Math.PI);
    write("?", centre.x, centre.y - radius * (1.1 + part), { size: 30, most: 40, colour: look.pencil, halo: look.halo, alpha });
  }
}

/** @typedef {ReturnType<typeof notebookScene>} NotebookScene */

/** Pawns in their squares, the own one last and so on top; before play, where they will start.
 * @param {View} view @param {Layout} layout @param {number | null} eyes @param {boolean} keyed
 * @returns {import("../happening/acting.js").Actor[]} */
function placePawns(view, layout, eyes, keyed) {
  const { fragments } = view.notebook;
  const spots = fragments.flatMap(({ id, cells, pawns }) => pawns.map((pawn) =>
    ({ ...pawn, sheet: sheetOf(layout, { fragment: id, row: pawn.row }), cells })));
  for (const { seat, start } of view.phase === "start" ? view.pawns : []) {
    const cell = start && parseCell(view, start);
    const sheet = cell && planAt(layout, cell.row);
    if (sheet && !spots.some((spot) => spot.seat === seat)) spots.push({ seat, ...cell, sheet, cells: [] });
  }
  return spots.map(({ seat, row, col, sheet, cells }) => {
    const here = spots.filter((spot) => spot.sheet === sheet && spot.row === row && spot.col === col);
    const full = cells.some((cell) => cell.row === row && cell.col === col && lotsSeen(cell.things).length > 0);
    const place = seatPlaces(here.map((spot) => spot.seat), eyes, full).get(seat) ?? { x: 0, y: 0, radius: 1 };
    const state = view.pawns.find((pawn) => pawn.seat === seat);
    return {
      seat, keyed, radius: place.radius, own: seat === eyes, health: state?.health ?? "healthy",
      beside: turn(place, { x: 0, y: 0 }, sheet?.angle ?? 0), at: sheet && squareAt(sheet, row, col),
      treasures: state?.treasures ?? 0,
      mine: state?.mine, corpse: state?.corpse, immune: state?.immune, unsure: state?.sure === false,
    };
  }).sort((a, b) => Number(a.own) - Number(b.own));
}

/** The ring under the pointer. @param {Pick<Brush, "ctx" | "write">} brush @param {Target} hover @param {Look} look */
function paintHover({ ctx, write }, hover, look) {
  sketchHover(hover, look).paint(ctx);
  letterHover(write, hover, look);
}

/** The light on a square of the plan; null: there is no plan yet. @param {Layout} layout @param {{row: number, col: number}} square @param {Look} look */
function lightOn(layout, square, look) {
  const sheet = planAt(layout, square.row);
  return sheet && { sheet, sketch: sketchLight(sheet, square, look) };
}
