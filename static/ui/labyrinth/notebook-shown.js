/**
 * What lies on the notebook's canvas: a seat's knowledge or the game master's map, sketched for the
 * canvas as it is, and what is pointed at on it.
 */

/** @import { Said, Seat, Truth, View, Words } from "../../draw/basics/types.js" */
/** @import { Offer, Point, Sheet, Spot } from "../../draw/basics/types.js" */
/** @import { NotebookScene } from "../../draw/notebook/scene.js" */
/** @import { Happening } from "../../draw/happening/happening.js" */
/** @import { Target } from "../../draw/notebook/targets.js" */
/** @import { TruthScene } from "../../draw/truth/scene.js" */

import { STEP } from "../../app/basics/aim.js";
import { PLAN } from "../../app/knowing/questions.js";
import { floorOfMover, floorsKnown } from "../../draw/plan/floors.js";
import { happeningBetween } from "../../draw/happening/happening.js";
import { notebookScene } from "../../draw/notebook/scene.js";
import { cellName, floorOf, squareAt, squareUnder } from "../../draw/basics/geometry.js";
import { inPencil, lookOf } from "../../draw/basics/palette.js";
import { planAt } from "../../draw/basics/layout.js";
import { within } from "../../draw/basics/outline.js";
import { truthScene } from "../../draw/truth/scene.js";
import { comparable } from "../../draw/happening/steps.js";
import { createPages } from "./floor-turning.js";

/**
 * @typedef {{view: View, offers: readonly Offer[], seats: Seat[], eyes: number | "gm" | null,
 *   theme: string, of: object, hear?: readonly Said[], customs?: import("../../draw/basics/types.js").Customs,
 *   lit?: {row: number, col: number} | null}} Shown
 *   `of`: what the view was made of, which may be shown with more or fewer marks; `lit`: a square of the plan that is to be looked at; `hear`: what was said since the last view; without it a bump is read off a newly drawn wall.
 * @typedef {{truth: Truth, seats: Seat[], theme: string, hear?: readonly Said[] | null, supposed?: boolean}} Revealed
 *   `hear`: what was said since the truth before, if this is the next one; `supposed`: it only might be so.
 * @typedef {{shown: Shown, eyes: number | null, scene: NotebookScene}} Page
 */

/** @param {{words: Words, onFloors: (floors: import("./floor-tabs.js").Floors | null) => void}} needs */
export function createShown({ words, onFloors }) {
  /** @type {Page | null} */
  let notebook = null;
  /** @type {{revealed: Revealed, scene: TruthScene} | null} */
  let reveal = null;
  let seen = { w: 0, h: 0 };
  const pages = createPages(() => seen);
  const pointing = createPointing(() => (reveal ? null : notebook?.scene ?? null), () => reveal);
  const { sketched, mapped, aim } = createSketching({ words, pages, size: () => seen });

  const paper = createPaper(() => (reveal ? null : notebook));
  const plan = () => reveal?.revealed.truth ?? notebook?.shown.view ?? null;

  /** Another sketch lies there, or nothing: nothing is pointed at on it yet. @param {Page | null} page @param {typeof reveal} map */
  function lay(page, map) {
    [notebook, reveal] = [page, map];
    paper.lay();
    pointing.clear();
    onFloors(pages.tell(plan()));
  }

  /** Sketches anew what is shown, for the canvas as it is now. */
  function sketch() {
    if (reveal) lay(notebook, { ...reveal, scene: mapped(reveal.revealed) });
    else if (notebook) lay({ ...notebook, scene: sketched(notebook.shown, notebook.eyes) }, null);
  }

  return {
    /** @returns {NotebookScene | TruthScene | null} */
    scene: () => reveal?.scene ?? notebook?.scene ?? null,

    theme: () => reveal?.revealed.theme ?? notebook?.shown.theme ?? "paper",

    ...pointing.looks,
    ...paper.shown,
    point: pointing.point,

    hasTargets: () => Boolean(notebook?.scene.hasTargets()),

    /** @param {{w: number, h: number}} size of the canvas @returns {boolean} whether it is another one */
    fitInto(size) {
      if (!size.w || !size.h || (size.w === seen.w && size.h === seen.h)) return false;
      seen = size;
      sketch();
      return true;
    },

    /** The one floor that is shown; null: all there are. */
    floor: () => pages.shown(plan()),

    /** Turns to a floor, if it is one of those that are shown one by one. @param {number} floor */
    turnTo(floor) {
      if (!pages.turn(plan(), floor)) return false;
      sketch();
      return true;
    },

    /** Which kind of offers (`do`) a tap picks. @param {string} kind @returns {boolean} whether that is news */
    aim(kind) {
      if (!aim(kind)) return false;
      pointing.clear();
      notebook?.scene.aim(kind);
      return true;
    },

    /**
     * @param {Shown} shown
     * @returns {{eyes: number | null, afresh: boolean, same: boolean, happening: Happening | null}}
     *   `afresh`: it has nothing to do with what was shown before; `same`: the view is still the same
     */
    show(shown) {
      const before = reveal ? null : notebook;
      const eyes = typeof shown.eyes === "number" ? shown.eyes : null;
      const last = before && before.eyes === eyes && comparable(before.shown.view, shown.view) ? before : null;
      const same = before?.shown.of === shown.of;
      const happening = last && !same ? happeningBetween(last.shown.view, shown.view, shown.hear) : null;
      pages.follow(floorToFollow({ shown, eyes, before, happening, afresh: !last }));
      lay({ shown, eyes, scene: sketched(shown, eyes) }, null);
      return { eyes, afresh: !last, same, happening };
    },

    forget: () => (paper.shown.pencil(null), lay(null, null)),

    /** @param {Revealed} revealed @returns {{before: Truth | null}} the truth that was shown before */
    reveal(revealed) {
      const before = reveal?.revealed.truth ?? null;
      if (before !== revealed.truth) pages.follow(floorOfMover(before, revealed.truth));
      lay(notebook, { revealed, scene: mapped(revealed) });
      return { before };
    },

    /** @param {Parameters<TruthScene["paint"]>[0]} brush @param {Happening | null} happening @param {number} elapsed */
    paint(brush, happening, elapsed) {
      if (reveal) reveal.scene.paint(brush, happening, elapsed);
      else notebook?.scene.paint(brush, pointing.hover(), pointing.asked(), happening, elapsed);
    },
  };
}

/** @typedef {ReturnType<typeof createShown>} ShownPlan */

/** A seat's notebook as paper to draw on. @param {() => Page | null} page that is seen */
function createPaper(page) {
  /** What was drawn by hand. @type {import("../../draw/notebook/pencil.js").Penciled | null} */
  let pencil = null;

  return {
    /** Another notebook lies there. */
    lay: () => page()?.scene.pencil(pencil),

    shown: {
      layout: () => page()?.scene.layout ?? null,

      /** Where the own pawn is, if that is to be seen. */
      ownPlace: () => page()?.scene.ownPlace() ?? null,

      /** Lays what was drawn by hand over the notebook. @param {typeof pencil} penciled */
      pencil(penciled) {
        pencil = penciled;
        page()?.scene.pencil(pencil);
      },

      /** The middle of a square of the plan, on the floor that is turned to for it. @param {{row: number, col: number}} place @param {(floor: number) => void} turnTo
       * @returns {Point | null} */
      find({ row, col }, turnTo) {
        const before = page();
        if (before && !planAt(before.scene.layout, row)) turnTo(floorOf(before.shown.view, row));
        const now = page();
        const sheet = now && planAt(now.scene.layout, row);
        return sheet && squareAt(sheet, row, col);
      },
    },
  };
}

/** @param {Truth} truth @param {import("../../draw/basics/types.js").Layout} layout @param {Point} at @returns {string | null} */
function cellUnder(truth, layout, at) {
  for (const sheet of layout.sheets) {
    const square = squareUnder(sheet, at);
    const there = truth.cells.some(({ row, col }) => row === square.row && col === square.col);
    if (there && planAt(layout, square.row) === sheet) return cellName(truth, square.row, square.col);
  }
  return null;
}

/**
 * Makes the scenes, for the canvas and the turn as they are.
 * @param {{words: Words, pages: ReturnType<typeof createPages>, size: () => {w: number, h: number}}} needs
 */
function createSketching({ words, pages, size }) {
  let mode = STEP;

  function aspect() {
    const { w, h } = size();
    return w && h ? w / h : 1;
  }

  return {
    /** @param {Shown} shown @param {number | null} eyes @returns {NotebookScene} */
    sketched(shown, eyes) {
      const made = notebookScene({ ...shown, eyes, only: pages.shown(shown.view) }, aspect(), lookOf(shown.theme));
      made.aim(mode);
      return made;
    },

    /** @param {Revealed} revealed @returns {TruthScene} */
    mapped: (revealed) =>
      truthScene({ ...revealed, only: pages.shown(revealed.truth) }, aspect(), (revealed.supposed ? inPencil : lookOf)(revealed.theme), words),

    /** @param {string} kind @returns {boolean} whether that is news */
    aim(kind) {
      if (kind === mode) return false;
      mode = kind;
      return true;
    },
  };
}

/**
 * What is pointed at on a sketch.
 * @param {() => NotebookScene | null} scene that can be pointed at
 * @param {() => {revealed: Revealed, scene: TruthScene} | null} mapped the game master's map, if it is shown
 */
function createPointing(scene, mapped) {
  /** @type {Target | null} */
  let hover = null;
  /** The scrap whose possible places are shown. @type {Sheet | null} */
  let asked = null;

  /** What lies under a point. */
  const looks = {
    /** @param {Point} at @returns {Target | null} */
    targetAt: (at) => scene()?.under(at) ?? null,

    /** The square of a piece of a seat's map. @param {Point} at @returns {Spot | null} */
    spotAt(at) {
      for (const sheet of scene()?.layout.sheets ?? []) {
        const square = squareUnder(sheet, at);
        if (sheet.kind === "plan" && within(sheet, square.row, square.col)) return { fragment: PLAN, ...square };
        const [{ id, cells }] = sheet.kind === "scrap" ? sheet.fragments : [{ id: PLAN, cells: [] }];
        if (cells.some(({ row, col }) => row === square.row && col === square.col)) return { fragment: id, ...square };
      }
      return null;
    },

    /** The cell of the game master's map. @param {Point} at @returns {string | null} its name */
    squareAt(at) {
      const map = mapped();
      return map && cellUnder(map.revealed.truth, map.scene.layout, at);
    },

    /** @param {Point} at @returns {Sheet | null} */
    scrapAt: (at) => scene()?.scrapUnder(at) ?? null,
  };

  return {
    looks,
    hover: () => hover,
    asked: () => asked,

    clear() {
      [hover, asked] = [null, null];
    },

    /** @param {Target | null} at @param {Sheet | null} over @returns {boolean} whether that is news */
    point(at, over) {
      if (at?.sheet === hover?.sheet && at?.row === hover?.row && at?.col === hover?.col && over === asked) return false;
      hover = at;
      asked = over;
      return true;
    },
  };
}

/**
 * The floor to which the pages turn by themselves; nullish: they stay.
 * @param {{shown: Shown, eyes: number | null, before: Page | null, happening: Happening | null, afresh: boolean}} change
 */
function floorToFollow({ shown, eyes, before, happening, afresh }) {
  const mover = eyes ?? happening?.motions.at(-1)?.seat ?? 0;
  const moved = happening?.motions.some(({ seat }) => seat === mover);
  const floor = floorsKnown(shown.view).get(mover);
  const was = before && floorsKnown(before.shown.view).get(mover);
  if (afresh || moved || floor !== was) return floor ?? (afresh ? 0 : null);
  return null;
}
