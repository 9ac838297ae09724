/** The canvas on which a plan is drawn: looked at, moved about, and drawn on by pointers. Knows no tool. */

/** @import { Over, Spot } from "../../draw/desk/overlay.js" */
/** @import { Place } from "../../draw/desk/places.js" */
/** @import { DeskScene } from "../../draw/desk/scene.js" */
/** @import { Point, Truth, Words } from "../../draw/basics/types.js" */
/** @import { Floors } from "../labyrinth/floor-tabs.js" */

import { CELL, floorOf, squareAt } from "../../draw/basics/geometry.js";
import { planAt } from "../../draw/basics/layout.js";
import { lookOf } from "../../draw/basics/palette.js";
import { edgeAt, placeAt, placesBetween } from "../../draw/desk/places.js";
import { deskScene } from "../../draw/desk/scene.js";
import { createPages } from "../labyrinth/floor-turning.js";
import { createPainter } from "../labyrinth/notebook-painter.js";
import { centred, fitting, isSeen } from "../parts/canvas-camera.js";
import { createViewport } from "../parts/viewport.js";

/** How much of a square at least is seen around the cursor, in squares. */
const MARGIN = 0.7;

/**
 * @typedef {{
 *   words: Words,
 *   over: () => Over,
 *   means: () => "place" | "edge",
 *   leads: () => boolean,
 *   hover: (spot: Spot | null) => void,
 *   press: (spot: Spot) => void,
 *   lead: (places: Place[], begins: boolean) => void,
 *   lift: (whole: boolean) => void,
 *   floor: (by: number) => boolean,
 *   onFloors: (floors: Floors | null) => void,
 * }} Hands
 *   `means`: what a tap means now; `leads`: whether a drag draws; `lead`: the squares that a hand has just gone over;
 *   `lift`: it has come to its end, or, not `whole`, become something else; `floor`: the next or the last one is asked for
 */

/** @param {HTMLCanvasElement} canvas @param {Hands} hands */
export function createDeskBoard(canvas, hands) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const sheet = createSheet(canvas, hands);
  /** Whether all is kept in sight until somebody moves the page. */
  let fits = true;
  const painter = createPainter(canvas, {
    words: hands.words, signal: new AbortController().signal, viewport: () => viewport,
    plan: { scene: sheet.scene, theme: sheet.theme, paint: (brush) => sheet.scene()?.paint(brush, hands.over()) },
  });
  const viewport = createViewport(canvas, {
    draw: painter.draw,
    bounds: () => sheet.scene()?.bounds ?? { x: 0, y: 0, w: 1, h: 1 },
    tap(at) {
      const spot = spotAt(at);
      if (spot) hands.press(spot);
      return spot !== null;
    },
    hover: (at) => hands.hover(at && spotAt(at)),
    fit,
    again: fit,
    moved: () => (fits = false),
    arrows: () => false,
    floor: hands.floor,
    still: () => calm.matches,
    stroke: strokeBy(sheet.scene, hands),
  });
  new ResizeObserver(() => settle(false)).observe(canvas);
  canvas.tabIndex = 0;
  canvas.style.touchAction = "none";

  /** @param {Point} at @returns {Spot | null} */
  function spotAt(at) {
    const scene = sheet.scene();
    return scene && (hands.means() === "edge" ? edgeAt : placeAt)(scene.layout, at);
  }

  function fit() {
    fits = true;
    settle(true);
  }

  /** Sketches the plan for the canvas as it is now. @param {boolean} calmly */
  function settle(calmly) {
    const scene = sheet.sketch();
    if (fits && scene) viewport.go(fitting(scene.bounds, viewport.size()), calmly);
    painter.draw();
  }

  /** @param {number} floor */
  function turnTo(floor) {
    if (sheet.turn(floor)) settle(false);
  }

  return {
    fit,
    turnTo,
    zoom: viewport.zoom,
    draw: painter.draw,

    /** @param {Truth} truth @param {string} theme */
    show(truth, theme) {
      if (sheet.lay(truth, theme)) fits = true;
      settle(false);
    },

    /** Brings a square into sight. @param {Place} place */
    reveal(place) {
      const at = sheet.find(place, turnTo);
      if (!at) return;
      const size = viewport.size();
      const { camera } = viewport.look(performance.now());
      if (!isSeen(at, camera, size, CELL * MARGIN)) viewport.go(centred(at, size, camera.scale));
      painter.draw();
    },
  };
}

/** @typedef {ReturnType<typeof createDeskBoard>} DeskBoard */

/** What a drag draws. @param {() => DeskScene | null} shown @param {Hands} hands @returns {import("../parts/viewport.js").Stroke} */
function strokeBy(shown, hands) {
  /** Whether a stroke has begun that has no square yet. */
  let fresh = false;
  return {
    begins(at) {
      const scene = shown();
      return (fresh = hands.leads() && scene !== null && placeAt(scene.layout, at) !== null);
    },
    goes(from, to) {
      const scene = shown();
      if (scene) hands.lead(placesBetween(scene.layout, from, to), fresh);
      fresh = false;
    },
    ends: hands.lift,
  };
}

/** The plan as it is sketched: all its floors, or the one that is turned to. @param {HTMLCanvasElement} canvas @param {Hands} hands */
function createSheet(canvas, { words, onFloors }) {
  /** @type {{truth: Truth, theme: string} | null} */
  let shown = null;
  /** @type {DeskScene | null} */
  let scene = null;
  const size = () => ({ w: canvas.clientWidth, h: canvas.clientHeight });
  const pages = createPages(size);

  return {
    scene: () => scene,
    theme: () => shown?.theme ?? "paper",

    /** @param {Truth} truth @param {string} theme @returns {boolean} whether it is of another size */
    lay(truth, theme) {
      const before = shown?.truth;
      shown = { truth, theme };
      return before?.rows !== truth.rows || before.cols !== truth.cols || before.floors !== truth.floors;
    },

    /** Sketches it for the canvas as it is now. @returns {DeskScene | null} */
    sketch() {
      const { w, h } = size();
      if (!shown || !w || !h) return null;
      scene = deskScene({ truth: shown.truth, only: pages.shown(shown.truth) }, w / h, lookOf(shown.theme), words);
      onFloors(pages.tell(shown.truth));
      return scene;
    },

    /** @param {number} floor @returns {boolean} whether it can be turned to */
    turn: (floor) => shown !== null && pages.turn(shown.truth, floor),

    /** The middle of a square, on the floor that is turned to for it. @param {Place} place @param {(floor: number) => void} turnTo */
    find({ row, col }, turnTo) {
      if (!shown || !scene) return null;
      if (!planAt(scene.layout, row)) turnTo(floorOf(shown.truth, row));
      const sheet = planAt(scene.layout, row);
      return sheet && squareAt(sheet, row, col);
    },
  };
}
