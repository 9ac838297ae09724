/**
 * The notebook's canvas: a seat's knowledge or the game master's map, to be looked at, moved
 * about and tapped. The canvas gets its size from the page's style.
 */

/** @import { Said, Seat, Truth, View, Words } from "../../draw/basics/types.js" */
/** @import { Offer, Point, Sheet } from "../../draw/basics/types.js" */
/** @import { NotebookScene } from "../../draw/notebook/scene.js" */
/** @import { Happening } from "../../draw/happening/happening.js" */
/** @import { Target } from "../../draw/notebook/targets.js" */
/** @import { TruthScene } from "../../draw/truth/scene.js" */

import { STEP } from "../../app/basics/aim.js";
import { labelNotebook, labelTruth } from "../../draw/telling/describe.js";
import { createFilm } from "../../draw/truth/film.js";
import { floorOfMover, floorsKnown } from "../../draw/plan/floors.js";
import { happeningBetween, lasting } from "../../draw/happening/happening.js";
import { writer } from "../../draw/basics/lettering.js";
import { notebookScene } from "../../draw/notebook/scene.js";
import { lookOf } from "../../draw/basics/palette.js";
import { drawPage } from "../../draw/basics/paper.js";
import { truthScene } from "../../draw/truth/scene.js";
import { comparable } from "../../draw/happening/steps.js";
import { truthHappening } from "../../draw/truth/steps.js";
import { framed } from "./framing.js";
import { writeByHand } from "../parts/handwriting.js";
import { createPages } from "./floor-turning.js";
import { createViewport } from "../parts/viewport.js";

/**
 * @typedef {{view: View, offers: readonly Offer[], seats: Seat[], eyes: number | "gm" | null,
 *   theme: string, hear?: readonly Said[], customs?: import("../../draw/basics/types.js").Customs}} Shown
 *   `hear`: what was said since the last view; without it a bump is read off a newly drawn wall.
 * @typedef {{truth: Truth, seats: Seat[], theme: string, hear?: readonly Said[] | null}} Revealed
 *   `hear`: what was said since the truth before, if this is the next one.
 * @typedef {{onPick: (offer: Offer) => void, words: Words,
 *   onFloors?: (floors: import("./floor-tabs.js").Floors | null) => void}} Needs
 *   `onFloors`: from now on one floor is shown of several, or all there are.
 */

/** Milliseconds and frames without a movement of the page after which all is painted sharply. */
const RESTS = { time: 120, frames: 4 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Needs} needs
 */
export function createNotebook(canvas, { onPick, words, onFloors = () => {} }) {
  // Every pixel is painted: what lies behind need not be mixed in.
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("this canvas gives no 2d context");
  const ctx = context;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @type {{shown: Shown, eyes: number | null, scene: NotebookScene} | null} */
  let notebook = null;
  /** @type {{revealed: Revealed, scene: TruthScene} | null} */
  let reveal = null;
  let mode = STEP;
  /** What the camera does by itself. @type {"own" | "all" | "nothing"} */
  let follows = "own";
  /** @type {Target | null} */
  let hover = null;
  /** The scrap whose possible places are shown. @type {Sheet | null} */
  let asked = null;
  /** @type {{happening: Happening, since: number} | null} */
  let motion = null;
  let frame = 0;
  const listening = new AbortController();
  const family = writeByHand(canvas, rewrite, listening.signal);
  /** @type {import("../../draw/truth/film.js").Film[]} */
  const films = [];
  /** The camera for which all was painted last, and since when it is there. */
  let rest = { x: NaN, y: NaN, scale: NaN, since: -Infinity, frames: 0 };
  let seen = { w: 0, h: 0 };

  const viewport = createViewport(canvas, {
    draw,
    bounds: () => scene()?.bounds ?? { x: 0, y: 0, w: 1, h: 1 },
    tap,
    hover: (at) => point(at && target(at), at && scrap(at)),
    fit,
    again: () => (follows === "all" ? focus() : fit()),
    moved: () => {
      follows = "nothing";
    },
    arrows: () => !notebook?.scene.hasTargets(),
    floor: (by) => turnTo((pages.shown(planShown()) ?? NaN) + by),
    still: () => calm.matches,
  });

  /** @returns {NotebookScene | TruthScene | null} */
  const scene = () => reveal?.scene ?? notebook?.scene ?? null;

  const theme = () => reveal?.revealed.theme ?? notebook?.shown.theme ?? "paper";

  /** @param {Point} at @returns {Target | null} */
  const target = (at) => (reveal ? null : notebook?.scene.under(at) ?? null);

  /** @param {Point} at @param {boolean} touch */
  function tap(at, touch) {
    const picked = target(at);
    point(touch ? null : picked, picked ? null : scrap(at));
    if (!picked) return false;
    onPick(picked.offer);
    return true;
  }

  /** @param {Point} at @returns {Sheet | null} */
  const scrap = (at) => (reveal ? null : notebook?.scene.scrapUnder(at) ?? null);

  /** @param {Target | null} at @param {Sheet | null} over */
  function point(at, over) {
    canvas.style.cursor = at ? "pointer" : "grab";
    if (at?.sheet === hover?.sheet && at?.row === hover?.row && at?.col === hover?.col && over === asked) return;
    hover = at;
    asked = over;
    draw();
  }

  function draw() {
    frame ||= requestAnimationFrame(paint);
  }

  /** @param {number} now */
  function paint(now) {
    frame = 0;
    const size = viewport.size();
    const showing = scene();
    if (!size.w || !size.h || !showing) return;
    viewport.sharpen();
    const { camera, moving } = viewport.look(now);
    const ratio = canvas.width / size.w;
    const look = lookOf(theme());
    const { scale } = camera;
    const pixels = ratio * scale;
    const view = { x: camera.x, y: camera.y, w: size.w / scale, h: size.h / scale };
    ctx.setTransform(pixels, 0, 0, pixels, -camera.x * pixels, -camera.y * pixels);
    drawPage(ctx, look, view, scale);
    const brush = { ctx, words, family, scale, write: writer(ctx, family, scale) };
    if (camera.x !== rest.x || camera.y !== rest.y || scale !== rest.scale) rest = { ...camera, since: now, frames: 0 };
    /** @type {import("../../draw/truth/film.js").Pace} */
    const pace = hurries(now, moving) ? "hurried" : motion ? "busy" : "resting";
    const shot = { brush, bounds: showing.bounds, seen: view, pixels, pace };
    const done = showing.layers().map((layer, i) => (films[i] ??= createFilm()).paint(ctx, layer, shot));
    const elapsed = motion ? now - motion.since : 0;
    if (reveal) reveal.scene.paint(brush, motion?.happening ?? null, elapsed);
    else notebook?.scene.paint(brush, hover, asked, motion?.happening ?? null, elapsed);
    if (motion && now - motion.since > lasting(motion.happening)) motion = null;
    if (moving || motion || done.includes(false)) draw();
  }

  /** Whether a hand is moving the page. @param {number} now @param {boolean} gliding */
  function hurries(now, gliding) {
    rest.frames += 1;
    return gliding || now - rest.since < RESTS.time || rest.frames <= RESTS.frames;
  }

  /** @param {boolean} calmly */
  function settle(calmly) {
    const [showing, size] = [scene(), viewport.size()];
    if (follows !== "nothing" && showing && size.w && size.h) {
      const own = reveal || follows === "all" ? null : notebook?.scene.ownPlace() ?? null;
      viewport.go(framed(showing.bounds, own, size), calmly);
    }
    draw();
  }

  const aspect = () => (seen.w && seen.h ? seen.w / seen.h : 1);

  const pages = createPages(() => seen);
  const planShown = () => reveal?.revealed.truth ?? notebook?.shown.view ?? null;

  /** Turns to a floor, if it is one of those that are shown one by one. @param {number} floor */
  function turnTo(floor) {
    if (!pages.turn(planShown(), floor)) return false;
    motion = null;
    sketch();
    settle(false);
    return true;
  }

  /** @param {Shown} shown @param {number | null} eyes @returns {NotebookScene} */
  function sketched(shown, eyes) {
    const made = notebookScene({ ...shown, eyes, only: pages.shown(shown.view) }, aspect(), lookOf(shown.theme));
    made.aim(mode);
    return made;
  }

  /** @param {Revealed} revealed @returns {TruthScene} */
  const mapped = (revealed) =>
    truthScene({ ...revealed, only: pages.shown(revealed.truth) }, aspect(), lookOf(revealed.theme), words);

  /** Sketches anew what is shown, for the canvas as it is now. */
  function sketch() {
    if (reveal) reveal.scene = mapped(reveal.revealed);
    else if (notebook) notebook.scene = sketched(notebook.shown, notebook.eyes);
    [hover, asked] = [null, null];
    tellFloors();
  }

  const tellFloors = () => onFloors(pages.tell(planShown()));

  /** @param {Shown} shown */
  function show(shown) {
    const before = reveal ? null : notebook;
    const eyes = typeof shown.eyes === "number" ? shown.eyes : null;
    const afresh = !before || before.eyes !== eyes || !comparable(before.shown.view, shown.view);
    const happening = afresh ? null : happeningBetween(before.shown.view, shown.view, shown.hear);
    if (afresh) follows = "own";
    const mover = eyes ?? happening?.motions.at(-1)?.seat ?? 0;
    const moved = happening?.motions.some(({ seat }) => seat === mover);
    const floor = floorsKnown(shown.view).get(mover);
    const was = before && floorsKnown(before.shown.view).get(mover);
    if (afresh || moved || floor !== was) pages.follow(floor ?? (afresh ? 0 : null));
    reveal = null;
    notebook = { shown, eyes, scene: sketched(shown, eyes) };
    [hover, asked] = [null, null];
    tellFloors();
    if (happening && !calm.matches) motion = { happening, since: performance.now() };
    else if (before?.shown.view !== shown.view) motion = null;
    canvas.setAttribute("aria-label", labelNotebook(shown.view, words, shown.seats, eyes));
    settle(!afresh);
  }

  /** @param {Revealed} revealed */
  function truth(revealed) {
    const before = reveal?.revealed.truth ?? null;
    if (!reveal) follows = "all";
    if (before !== revealed.truth) pages.follow(floorOfMover(before, revealed.truth));
    reveal = { revealed, scene: mapped(revealed) };
    [hover, asked] = [null, null];
    tellFloors();
    const happening = revealed.hear && !calm.matches ? truthHappening(before, revealed.truth, revealed.hear) : null;
    if (happening) motion = { happening, since: performance.now() };
    else if (before !== revealed.truth) motion = null;
    canvas.setAttribute("aria-label", labelTruth(revealed.truth, words, revealed.seats));
    settle(false);
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

  function resize() {
    const size = viewport.size();
    if (!size.w || !size.h || (size.w === seen.w && size.h === seen.h)) return;
    seen = size;
    sketch();
    settle(false);
  }

  /** Draws what is written once more, as another face has come. */
  function rewrite() {
    for (const film of films) film.forget();
    draw();
  }

  canvas.setAttribute("role", "img");
  canvas.tabIndex = 0;
  canvas.style.touchAction = "none";
  canvas.style.cursor = "grab";
  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  // Another screen may have finer pixels without changing the canvas's size.
  addEventListener("resize", draw, { signal: listening.signal });
  resize();

  return {
    show,
    truth,
    fit,
    focus,
    turnTo,
    zoom: viewport.zoom,

    /** Which kind of offers (`do`) a tap picks. @param {string} kind */
    mode(kind) {
      if (kind === mode) return;
      mode = kind;
      [hover, asked] = [null, null];
      notebook?.scene.aim(kind);
      draw();
    },

    destroy() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      listening.abort();
      viewport.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createNotebook>} Notebook */
