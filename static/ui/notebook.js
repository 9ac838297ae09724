/**
 * The notebook's canvas: a seat's knowledge or the game master's map, to be looked at, moved
 * about and tapped. The canvas gets its size from the page's style.
 */

/** @import { Said, Seat, Truth, View, Words } from "../draw/types.js" */
/** @import { Offer, Point, Rect, Sheet } from "../draw/types.js" */
/** @import { NotebookScene } from "../draw/notebook-scene.js" */
/** @import { Happening } from "../draw/happening.js" */
/** @import { Target } from "../draw/targets.js" */
/** @import { TruthScene } from "../draw/truth-scene.js" */

import { labelNotebook, labelTruth } from "../draw/describe.js";
import { CELL } from "../draw/geometry.js";
import { createFilm } from "../draw/film.js";
import { happeningBetween, lasting } from "../draw/happening.js";
import { writer } from "../draw/lettering.js";
import { notebookScene } from "../draw/notebook-scene.js";
import { lookOf } from "../draw/palette.js";
import { drawPage } from "../draw/paper.js";
import { truthScene } from "../draw/truth-scene.js";
import { centred, createViewport, fitting, held } from "./viewport.js";

/**
 * @typedef {{view: View, offers: readonly Offer[], seats: Seat[], eyes: number | "gm" | null,
 *   theme: string, hear?: readonly Said[]}} Shown
 *   `hear`: what was said since the last view; without it a bump is read off a newly drawn wall.
 * @typedef {{truth: Truth, seats: Seat[], theme: string}} Revealed
 * @typedef {{onPick: (offer: Offer) => void, words: Words}} Needs
 */

/** A square narrower than this many pixels is too small to read; then the own piece is shown. */
const READABLE = 27;
/** How wide a square is then, if its piece of paper fits. */
const COMFORT = 44;
/** Milliseconds without zooming after which all is painted sharply. */
const ZOOM_RESTS = 120;
const SAMPLE = "aA1яЯ";

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Needs} needs
 */
export function createNotebook(canvas, { onPick, words }) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this canvas gives no 2d context");
  const ctx = context;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** @type {{shown: Shown, eyes: number | null, scene: NotebookScene} | null} */
  let notebook = null;
  /** @type {{revealed: Revealed, scene: TruthScene} | null} */
  let reveal = null;
  let mode = "go";
  /** What the camera does by itself. @type {"own" | "all" | "nothing"} */
  let follows = "own";
  /** @type {Target | null} */
  let hover = null;
  /** The scrap whose possible places are shown. @type {Sheet | null} */
  let asked = null;
  /** @type {{happening: Happening, since: number} | null} */
  let motion = null;
  let frame = 0;
  let family = "cursive";
  /** @type {import("../draw/film.js").Film[]} */
  const films = [];
  /** The scale that was painted last, and since when. */
  let zoom = { scale: 0, since: -Infinity };
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
    if (scale !== zoom.scale) zoom = { scale, since: now };
    const hurried = moving || now - zoom.since < ZOOM_RESTS;
    const shot = { brush, bounds: showing.bounds, seen: view, pixels };
    const sharp = showing.layers().map((layer, i) => (films[i] ??= createFilm()).paint(ctx, layer, shot, hurried));
    if (reveal) reveal.scene.paint(brush);
    else notebook?.scene.paint(brush, hover, asked, motion?.happening ?? null, motion ? now - motion.since : 0);
    if (motion && now - motion.since > lasting(motion.happening)) motion = null;
    if (moving || motion || sharp.includes(false)) draw();
  }

  /** @returns {import("./viewport.js").Camera | null} where the camera belongs now */
  function wanted() {
    const showing = scene();
    const size = viewport.size();
    if (!showing || !size.w || !size.h) return null;
    const all = fitting(showing.bounds, size);
    const own = reveal ? null : notebook?.scene.ownPlace();
    if (follows === "all" || !own || all.scale * CELL >= READABLE) return all;
    const sheet = fitting(own.sheet, size, COMFORT / CELL);
    return within(centred(own.at, size, Math.max(sheet.scale, READABLE / CELL)), size, showing.bounds);
  }

  /** Shows as much of the rectangle as there is room for.
   * @param {import("./viewport.js").Camera} camera @param {{w: number, h: number}} size @param {Rect} rect */
  function within(camera, size, rect) {
    const inner = {
      x: rect.x + Math.min(size.w / camera.scale, rect.w) / 2,
      y: rect.y + Math.min(size.h / camera.scale, rect.h) / 2,
      w: Math.max(0, rect.w - size.w / camera.scale),
      h: Math.max(0, rect.h - size.h / camera.scale),
    };
    return held(camera, size, inner);
  }

  /** @param {boolean} calmly */
  function settle(calmly) {
    const camera = follows === "nothing" ? null : wanted();
    if (camera) viewport.go(camera, calmly);
    draw();
  }

  const aspect = () => (seen.w && seen.h ? seen.w / seen.h : 1);

  /** Sketches anew what is shown, for the canvas as it is now. */
  function sketch() {
    if (reveal) reveal.scene = truthScene(reveal.revealed.truth, reveal.revealed.seats, lookOf(theme()), words);
    else if (notebook) {
      const { shown, eyes } = notebook;
      notebook.scene = notebookScene({ ...shown, eyes }, aspect(), lookOf(shown.theme));
      notebook.scene.aim(mode);
    }
    [hover, asked] = [null, null];
  }

  /** @param {Shown} shown */
  function show(shown) {
    const before = reveal ? null : notebook;
    const eyes = typeof shown.eyes === "number" ? shown.eyes : null;
    const afresh = !before || before.eyes !== eyes || before.shown.view.rows !== shown.view.rows
      || before.shown.view.cols !== shown.view.cols;
    if (afresh) follows = "own";
    reveal = null;
    const made = notebookScene({ ...shown, eyes }, aspect(), lookOf(shown.theme));
    made.aim(mode);
    notebook = { shown, eyes, scene: made };
    [hover, asked] = [null, null];
    const happening = afresh || calm.matches ? null : happeningBetween(before.shown.view, shown.view, shown.hear);
    if (happening) motion = { happening, since: performance.now() };
    else if (before?.shown.view !== shown.view) motion = null;
    canvas.setAttribute("aria-label", labelNotebook(shown.view, words, shown.seats, eyes));
    settle(!afresh);
  }

  /** @param {Revealed} revealed */
  function truth(revealed) {
    if (!reveal) follows = "all";
    reveal = { revealed, scene: truthScene(revealed.truth, revealed.seats, lookOf(revealed.theme), words) };
    [hover, asked] = [null, null];
    motion = null;
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

  /** The writing is drawn once its face is there. */
  async function readFace() {
    family = getComputedStyle(canvas).getPropertyValue("--hand").trim() || family;
    await Promise.all([600, 700].map((weight) => document.fonts.load(`${weight} 20px ${family}`, SAMPLE)));
    await document.fonts.ready;
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
  addEventListener("resize", draw);
  resize();
  // Without its face the writing stands in the next one of the family's list.
  readFace().catch(draw);

  return {
    show,
    truth,
    fit,
    focus,
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
      removeEventListener("resize", draw);
      viewport.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createNotebook>} Notebook */
