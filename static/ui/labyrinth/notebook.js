/**
 * The notebook's canvas: a seat's knowledge or the game master's map, to be looked at, moved
 * about and tapped. The canvas gets its size from the page's style.
 */

/** @import { Offer, Point, Sheet, Words } from "../../draw/basics/types.js" */
/** @import { Target } from "../../draw/notebook/targets.js" */
/** @import { PencilHand } from "../pencil/hand.js" */
/** @import { Revealed, Shown } from "./notebook-shown.js" */

import { labelNotebook, labelTruth } from "../../draw/telling/describe.js";
import { truthHappening } from "../../draw/truth/steps.js";
import { CELL } from "../../draw/basics/geometry.js";
import { centred, isSeen } from "../parts/canvas-camera.js";
import { createViewport } from "../parts/viewport.js";
import { createDrawing } from "./drawing.js";
import { framed } from "./framing.js";
import { createPainter } from "./notebook-painter.js";
import { createShown } from "./notebook-shown.js";

/** How much of a square at least is seen around one that is looked at, in squares. */
const MARGIN = 0.7;

/**
 * @typedef {{onPick: (offer: Offer) => void, words: Words,
 *   onFloors?: (floors: import("./floor-tabs.js").Floors | null) => void, onSquare?: (name: string) => void,
 *   hand?: () => PencilHand | null, onAsk?: (spot: import("../../draw/basics/types.js").Spot) => boolean}} Needs
 *   `onAsk`: a square of the map was tapped; whether it is asked about, and nothing else is meant; `hand`: what draws on the paper, once there is one; `onSquare`: a cell of the game master's map was tapped; `onFloors`: from now on one floor is shown of several, or all there are.
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Needs} needs
 */
export function createNotebook(canvas, { onPick, words, onFloors = () => {}, onSquare = () => {}, onAsk = () => false, hand = () => null }) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const listening = new AbortController();
  const plan = createShown({ words, onFloors });
  const drawing = createDrawing({ hand, plan, draw: () => painter.draw(), reveal: (place) => camera.find(plan.find(place, turnTo)) });
  const painter = createPainter(canvas, { words, plan: { ...plan, paint: drawing.paint }, viewport: () => viewport, signal: listening.signal });
  const viewport = createViewport(canvas, {
    draw: painter.draw,
    bounds: () => plan.scene()?.bounds ?? { x: 0, y: 0, w: 1, h: 1 },
    tap,
    hover: (at) => (drawing.hover(at) ? point(null, null) : point(at && plan.targetAt(at), at && plan.scrapAt(at))),
    fit: () => camera.fit(),
    again: () => camera.again(),
    moved: () => camera.follow("nothing"),
    arrows: () => !drawing.isOpen() && !plan.hasTargets(),
    floor: (by) => turnTo((plan.floor() ?? NaN) + by),
    still: () => calm.matches,
    stroke: drawing.stroke,
  });

  /** @param {Point} at @param {boolean} touch */
  function tap(at, touch) {
    if (drawing.tap(at, touch)) return true;
    const spot = plan.spotAt(at);
    if (spot && onAsk(spot)) return true;
    const picked = plan.targetAt(at);
    const square = plan.squareAt(at);
    if (square) onSquare(square);
    point(touch ? null : picked, picked ? null : plan.scrapAt(at));
    if (!picked) return false;
    onPick(picked.offer);
    return true;
  }

  /** @param {Target | null} at @param {Sheet | null} over */
  function point(at, over) {
    canvas.style.cursor = drawing.isOpen() ? "crosshair" : at ? "pointer" : "grab";
    if (plan.point(at, over)) painter.draw();
  }

  /** Turns to a floor, if it is one of those that are shown one by one. @param {number} floor */
  function turnTo(floor) {
    if (!plan.turnTo(floor)) return false;
    painter.move(null);
    camera.settle(false);
    return true;
  }

  const camera = createCamera({ plan, viewport, draw: painter.draw });
  const sizes = readied(canvas, () => plan.fitInto(viewport.size()) && camera.settle(false));
  // Another screen may have finer pixels without changing the canvas's size.
  addEventListener("resize", painter.draw, { signal: listening.signal });

  return {
    fit: camera.fit,
    focus: camera.focus,
    turnTo,
    zoom: viewport.zoom,
    ...drawing.paper,

    /** Nothing stays of what somebody has seen, not even for a moment. */
    forget() {
      plan.forget();
      painter.clear();
      canvas.removeAttribute("aria-label");
    },

    /** @param {Shown} shown */
    show(shown) {
      const { eyes, afresh, same, happening } = plan.show(shown);
      if (afresh) camera.follow("own");
      if (happening && !calm.matches) painter.move(happening);
      else if (!same) painter.move(null);
      canvas.setAttribute("aria-label", labelNotebook(shown.view, words, shown.seats, eyes));
      camera.settle(!afresh);
    },

    /** @param {Revealed} revealed */
    truth(revealed) {
      const { truth, hear, seats } = revealed;
      const { before } = plan.reveal(revealed);
      if (!before) camera.follow("all");
      const happening = hear && !calm.matches ? truthHappening(before, truth, hear) : null;
      if (happening || before !== truth) painter.move(happening);
      canvas.setAttribute("aria-label", labelTruth(truth, words, seats));
      camera.settle(false);
    },

    /** Which kind of offers (`do`) a tap picks. @param {string} kind */
    mode(kind) {
      if (plan.aim(kind)) painter.draw();
    },

    destroy() {
      sizes.disconnect();
      listening.abort();
      viewport.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createNotebook>} Notebook */

/**
 * Where the notebook looks by itself.
 * @param {{plan: ReturnType<typeof createShown>, viewport: import("../parts/viewport.js").Viewport, draw: () => void}} needs
 */
function createCamera({ plan, viewport, draw }) {
  /** @type {"own" | "all" | "nothing"} */
  let follows = "own";

  /** @param {boolean} calmly */
  function settle(calmly) {
    const [showing, size] = [plan.scene(), viewport.size()];
    if (follows !== "nothing" && showing && size.w && size.h) {
      viewport.go(framed(showing.bounds, follows === "all" ? null : plan.ownPlace(), size), calmly);
    }
    draw();
  }

  /** Shows everything, and goes on doing so. */
  function fit() {
    follows = "all";
    settle(true);
  }

  /** Shows the own pawn's piece of paper, and follows it. */
  function focus() {
    follows = "own";
    settle(true);
  }

  return {
    settle,
    fit,

    /** Brings a point into sight. @param {Point | null} at */
    find(at) {
      const size = viewport.size();
      const now = viewport.look(performance.now()).camera;
      if (at && !isSeen(at, now, size, CELL * MARGIN)) {
        follows = "nothing";
        viewport.go(centred(at, size, now.scale));
      }
      draw();
    },

    focus,
    again: () => (follows === "all" ? focus() : fit()),

    /** @param {typeof follows} what from the next time on that something changes */
    follow(what) {
      follows = what;
    },
  };
}

/** Readies a canvas to be looked at and moved about. @param {HTMLCanvasElement} canvas @param {() => void} resize */
function readied(canvas, resize) {
  canvas.setAttribute("role", "img");
  canvas.tabIndex = 0;
  canvas.style.touchAction = "none";
  canvas.style.cursor = "grab";
  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  resize();
  return sizes;
}
