/** A seat's notebook as a scene: sketched once for a view, painted for every frame. */

/** @import { Look } from "./palette.js" */
/** @import { Happening } from "./happening.js" */
/** @import { Target } from "./targets.js" */
/** @import { Layout, Offer, Point, Seat, Sheet, View, Words } from "./types.js" */
/** @import { Write } from "./lettering.js" */

import { CELL, extent, parseCell, squareAt, turn } from "./geometry.js";
import { letterSheet, onSheet, paintSheet, sketchKnownBear, sketchLinks, sketchSheet } from "./fragments.js";
import { scrapUnder, sketchGhosts } from "./ghosts.js";
import { FADE } from "./happening.js";
import { layoutNotebook, sheetOf } from "./layout.js";
import { bySheet, letterHover, sketchHover, sketchTargets } from "./markers.js";
import { poseAt } from "./motion.js";
import { drawNoise } from "./noises.js";
import { drawPawn, seatPlaces } from "./pawns.js";
import { lotsSeen } from "./things.js";
import { ownSpot, targetUnder, targetsOf } from "./targets.js";

/**
 * @typedef {{view: View, offers: readonly Offer[], seats: Seat[], eyes: number | null}} Given
 * @typedef {{ctx: CanvasRenderingContext2D, write: Write, words: Words, family: string,
 *   scale: number}} Brush
 *   `ctx` in world units; `family` of the writing; `scale`: pixels a world unit takes.
 */

/**
 * @param {Given} given
 * @param {number} aspect of the canvas
 * @param {Look} look
 */
export function notebookScene({ view, offers, seats, eyes }, aspect, look) {
  const layout = layoutNotebook(view, aspect);
  const drawn = layout.sheets.map((sheet) => sketchSheet(sheet, look));
  sketchKnownBear(view.notebook.bear, drawn, look);
  const links = sketchLinks(view.notebook.links, layout, look);
  const pawns = placePawns(view, layout, eyes);
  const plan = layout.sheets.find(({ kind }) => kind === "plan");
  const own = ownSpot(view, layout, eyes);
  /** @type {Target[]} */
  let targets = [];
  /** @type {{sheet: Sheet, sketch: ReturnType<typeof sketchTargets>}[]} */
  let rings = [];

  /** @param {Brush} brush */
  function paintStill({ ctx, write, words, scale }) {
    for (const sheet of drawn) paintSheet(ctx, sheet, look, scale);
    for (const { sheet, sketch } of rings) onSheet(ctx, sheet, true, () => sketch.paint(ctx));
    for (const { sheet } of drawn) letterSheet(ctx, sheet, look, write, words);
    links.paint(ctx);
  }
  let still = { key: {}, paint: paintStill };

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
      const scrap = plan ? scrapUnder(layout, point) : null;
      return scrap?.fragments[0].at?.length ? scrap : null;
    },

    /** What stays as it is until the next view or aim. @returns {import("./film.js").Layer[]} */
    layers: () => [still],

    /**
     * What moves: the pawns, and the ring under the pointer.
     * @param {Brush} brush
     * @param {Target | null} hover
     * @param {Sheet | null} asked the scrap whose possible places are shown on the plan
     * @param {Happening | null} happening
     * @param {number} elapsed milliseconds since it began
     */
    paint({ ctx, write }, hover, asked, happening, elapsed) {
      if (asked && plan) onSheet(ctx, plan, true, () => sketchGhosts(asked, look).paint(ctx));
      if (hover) {
        onSheet(ctx, hover.sheet, true, () => {
          sketchHover(hover, look).paint(ctx);
          letterHover(write, hover, look);
        });
      }
      for (const fade of happening?.fades ?? []) drawFading(ctx, write, fade, elapsed);
      for (const pawn of pawns) {
        const motion = happening?.motions.find(({ seat }) => seat === pawn.seat);
        const pose = motion ? poseAt(motion, layout, elapsed) : null;
        const at = pose ? { x: pose.centre.x + pawn.beside.x, y: pose.centre.y + pawn.beside.y } : pawn.at;
        drawPawn(ctx, { ...pawn, at, radius: pawn.radius * Math.max(0.05, pose?.grow ?? 1) }, seats[pawn.seat], look, write);
      }
      for (const mark of happening?.marks ?? []) drawNoise(ctx, mark, layout, elapsed, look);
    },
  };

  /** A pawn that goes somewhere: it pales, and a question mark rises from it.
   * @param {CanvasRenderingContext2D} ctx @param {Write} write
   * @param {import("./happening.js").Fade} fade @param {number} elapsed */
  function drawFading(ctx, write, { seat, at }, elapsed) {
    const sheet = sheetOf(layout, at.fragment);
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
 * @param {View} view @param {Layout} layout @param {number | null} eyes */
function placePawns(view, layout, eyes) {
  const spots = layout.sheets.flatMap((sheet) =>
    sheet.fragments.flatMap(({ pawns }) => pawns.map((pawn) => ({ ...pawn, sheet }))));
  const plan = layout.sheets.find(({ kind }) => kind === "plan");
  for (const { seat, start } of view.phase === "start" ? view.pawns : []) {
    const cell = start && parseCell(start);
    if (cell && plan && !spots.some((spot) => spot.seat === seat)) spots.push({ seat, ...cell, sheet: plan });
  }
  return spots.map(({ seat, row, col, sheet }) => {
    const here = spots.filter((spot) => spot.sheet === sheet && spot.row === row && spot.col === col);
    const cells = sheet.fragments.flatMap((fragment) => fragment.cells);
    const full = cells.some((cell) => cell.row === row && cell.col === col && lotsSeen(cell.things).length > 0);
    const place = seatPlaces(here.map((spot) => spot.seat), eyes, full).get(seat) ?? { x: 0, y: 0, radius: 1 };
    const beside = turn(place, { x: 0, y: 0 }, sheet.angle);
    const centre = squareAt(sheet, row, col);
    const state = view.pawns.find((pawn) => pawn.seat === seat);
    return {
      seat, beside, radius: place.radius, own: seat === eyes, health: state?.health ?? "healthy",
      treasures: state?.treasures ?? 0, at: { x: centre.x + beside.x, y: centre.y + beside.y },
      mine: state?.mine, corpse: state?.corpse, immune: state?.immune, unsure: state?.sure === false,
    };
  }).sort((a, b) => Number(a.own) - Number(b.own));
}
