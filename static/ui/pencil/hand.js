/** What the hand with the pencil does: what it draws with, the stroke under way, the square that the keys mean. It makes marks of them. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Place, Plan, Sign } from "../../app/pencil/marks.js" */
/** @import { Layout, Point, Side } from "../../draw/basics/types.js" */
/** @import { Over, Spot } from "../../draw/desk/overlay.js" */

import { edgeOf, marksAt, marksMeant, ownSide, signAt, slotOf } from "../../app/pencil/marks.js";
import { draws, pencilAt, planOf, signsOf } from "../../app/pencil/owner.js";
import { laid } from "../../app/pencil/scraps.js";
import { sidesMeant } from "../../app/pencil/strokes.js";
import { edgeAt, inSquares, placeAt } from "../../draw/desk/places.js";
import { scrapUnder } from "../../draw/notebook/ghosts.js";
import { squareUnder } from "../../draw/basics/geometry.js";
import { createCursor } from "../parts/square-cursor.js";

/** A tool by its name, and what of it is drawn: a player, a scrap. @typedef {{id: string, number?: number}} Tool */
/** @typedef {Over & {stroke: readonly Point[]}} HandOver `stroke`: the line under way, in world units */

/** So near to a side a tap with the rubber means it, in squares. */
const NEAR = 0.24;
const NOTHING = { hover: null, cursor: null, way: [], numbered: false, part: null, finding: null, stroke: [] };

/** Only the paper of the plan. @param {Layout} layout @returns {Layout} */
const planOn = ({ sheets, bounds }) => ({ sheets: sheets.filter(({ kind }) => kind === "plan"), bounds });

/**
 * @param {App} app
 * @param {{changed: () => void, painted: () => void, say: (id: string, args?: Record<string, any>) => void, moved: (place: Place | null) => void}} needs
 *   `changed`: another tool; `painted`: what lies over the paper is another; `moved`: a square is looked at, or none
 */
export function createPencilHand(app, { changed, painted, say, moved }) {
  /** @type {Tool} */
  let tool = { id: "look" };
  let letter = "A";
  /** @type {Spot | null} */
  let hover = null;
  const stroke = createStroke();

  const { view, plan, signs, isOpen } = createSubject(app);
  const cursor = createCursor({ plan: () => /** @type {any} */ (view()), moved, changed: painted });
  const sign = () => signs().find((one) => one.sign === tool.id) ?? null;
  /** Whether a side is meant, and not a square. */
  const isOnSides = () => sign()?.on === "side" || sign()?.on === "flow";

  /** @param {Tool} now */
  function take(now) {
    [tool, hover] = [now, null];
    for (const begun of [stroke, pressing]) begun.drop();
    changed();
    painted();
  }

  const pressing = createPressing(app, { plan, signs, tool: () => tool, letter: () => letter, say, painted });

  /** A square is pressed, perhaps nearer to one of its sides than to the rest of it. @param {Spot} spot @param {boolean} near */
  function press(spot, near) {
    const place = { row: spot.row, col: spot.col };
    cursor.put(place);
    moved(place);
    pressing.press(spot, near);
  }

  const spot = (/** @type {Layout} */ layout, /** @type {Point} */ at) => spotAt(planOn(layout), at, isOnSides() || tool.id === "rub");

  return {
    isOpen,
    tool: () => tool,
    take,
    cursor,
    isOnSides,
    rub: pressing.rub,
    press,
    letter: (/** @type {string} */ text) => (letter = text),

    /** The keys go on to the next square. @param {Side} side @returns {Place | null} */
    step(side) {
      const next = cursor.step(side);
      if (next) moved(next);
      return next;
    },

    /** @returns {boolean} whether there was something to give up */
    cancel() {
      if (tool.id === "look") return false;
      take(pressing.from() ? tool : { id: "look" });
      return true;
    },

    /** @param {Layout} layout @param {Point} at @param {boolean} touch */
    tap(layout, at, touch) {
      const scrap = scrapUnder(layout, at);
      if (scrap) return take({ id: "scrap", number: scrap.fragments[0].id });
      const found = spot(layout, at);
      if (touch) hover = null;
      return found && press(found.spot, found.near);
    },

    /** @param {Layout} layout @param {Point | null} at */
    point(layout, at) {
      const found = at && tool.id !== "look" ? spot(layout, at) : null;
      const [now, before] = [found?.spot ?? null, hover];
      hover = now;
      if (now?.row !== before?.row || now?.col !== before?.col || now?.side !== before?.side) painted();
    },

    /** What a drag draws; a scrap is taken along. */
    stroke: {
      /** @param {Layout} layout @param {Point} at */
      begins: (layout, at) => isOpen() && stroke.begin(layout, at, tool.id !== "look"),
      /** @param {Point} to */
      goes(to) {
        stroke.go(to);
        painted();
      },
      /** @param {boolean} whole */
      ends(whole) {
        if (whole) pressing.finish(stroke.end());
        else stroke.drop();
        painted();
      },
    },

    /** What lies over the paper. @returns {HandOver} */
    over() {
      if (!isOpen()) return NOTHING;
      const held = cursor.shown() ? cursor.at() : null;
      return { ...NOTHING, cursor: held, hover: held || stroke.line().length ? null : hover, way: pressing.from() ?? stroke.over(), stroke: stroke.line() };
    },
  };
}

/** @typedef {ReturnType<typeof createPencilHand>} PencilHand */

/** What is drawn on: the game that is played at the page. @param {App} app */
function createSubject({ store }) {
  const view = () => store.get().observation?.view ?? null;
  return {
    view,
    plan() {
      const now = view();
      return now && planOf(now);
    },
    signs() {
      const { observation, ui } = store.get();
      return observation ? signsOf(observation, ui.catalog) : [];
    },
    isOpen() {
      const state = store.get();
      return Boolean(pencilAt(state)?.open) && draws(state);
    },
  };
}

/** The square of the paper under a point, or the side that is nearest. @param {Layout} paper @param {Point} at @param {boolean} sides
 * @returns {{spot: Spot, near: boolean} | null} `near`: to one of its sides */
function spotAt(paper, at, sides) {
  const place = sides ? edgeAt(paper, at) : placeAt(paper, at);
  const sheet = paper.sheets.find(({ top, rows }) => place && place.row >= top && place.row < top + rows);
  if (!place || !sheet) return null;
  const { x, y } = inSquares(sheet, at);
  const off = Math.max(Math.abs(x - place.col - 0.5), Math.abs(y - place.row - 0.5));
  return { spot: place, near: off > 0.5 - NEAR };
}

/** The line that a hand draws, until it is lifted. */
function createStroke() {
  /** @type {{layout: Layout, line: Point[], scrap: {id: number, grip: Place} | null} | null} */
  let under = null;

  /** @param {Layout} layout @param {Point} at */
  const paperAt = ({ sheets }, at) => sheets.find((sheet) => {
    const { x, y } = inSquares(sheet, at);
    return x > -1 && x < sheet.cols + 1 && y > sheet.top - 1 && y < sheet.top + sheet.rows + 1;
  });

  /** The square under its end. */
  const over = () => (under?.line.length ? placeAt(under.layout, under.line[under.line.length - 1]) : null);

  return {
    /** @param {Layout} layout @param {Point} at @param {boolean} draws otherwise only a scrap is taken along @returns {boolean} whether it has begun */
    begin(layout, at, draws) {
      const [paper, scrap] = [planOn(layout), scrapUnder(layout, at)];
      if (!scrap && !(draws && paperAt(paper, at))) return false;
      // It is held by the square under the hand.
      under = { layout: paper, line: [at], scrap: scrap && { id: scrap.fragments[0].id, grip: squareUnder(scrap, at) } };
      return true;
    },

    /** @param {Point} to */
    go: (to) => under?.line.push(to),
    drop: () => (under = null),
    line: () => (under && !under.scrap ? under.line : []),
    over() {
      const place = under?.scrap ? over() : null;
      return place ? [place] : [];
    },

    /** It has come to its end. */
    end() {
      const done = under;
      const last = over();
      under = null;
      const sheet = done && (paperAt(done.layout, done.line[0]) ?? done.layout.sheets[0]);
      if (!done || !sheet) return null;
      const { top, rows, cols } = sheet;
      const places = done.line.map((point) => placeAt(done.layout, point));
      return {
        scrap: done.scrap, over: last, paper: { top, rows, cols }, points: done.line.map((point) => inSquares(sheet, point)),
        places: /** @type {Place[]} */ ([places.find(Boolean), places.findLast(Boolean)].filter(Boolean)),
      };
    },
  };
}

/**
 * What pressed squares and strokes draw, rub out, or lay there.
 * @param {App} app
 * @param {{plan: () => Plan | null, signs: () => Sign[], tool: () => Tool, letter: () => string, say: (id: string) => void, painted: () => void}} needs
 */
function createPressing(app, { plan, signs, tool, letter, say, painted }) {
  /** Where an arrow begins that has no end yet. @type {Place | null} */
  let from = null;

  /** @param {number} id of a scrap @param {Place} to */
  function lay(id, to) {
    const [shape, scrap] = [plan(), app.store.get().observation?.view.notebook.fragments.find((one) => one.id === id)];
    const marks = shape && scrap ? laid(shape, signs(), scrap, to) : null;
    if (marks) app.pencil.lay(id, marks);
    else say("pencil-no-room");
  }

  /** @param {Spot} spot @param {boolean} near whether its side may be meant */
  function press({ row, col, side = null }, near) {
    const [shape, { id, number }] = [plan(), tool()];
    if (!shape || id === "look") return;
    const place = { row, col };
    const known = signs().find((one) => one.sign === id);
    if (known?.on === "side") {
      const own = side && ownSide(shape, { row, col, side });
      const there = own && signAt(signs(), known.sign, edgeOf(shape, own, own.side));
      if (own && there) app.pencil.draw([{ ...own, on: there.on, sign: there.sign }]);
    } else if (known?.on === "flow") {
      if (side) app.pencil.draw([{ ...place, on: known.on, sign: known.sign, side }]);
    } else if (known) app.pencil.draw([{ ...place, on: known.on, sign: known.sign, ...(number !== undefined && { seat: number }) }]);
    else if (id === "rub") rub(place, near ? side : null);
    else if (id === "scrap") lay(number ?? -1, place);
    else if (id === "arrow") point(place);
    else app.pencil.draw([{ ...place, on: id, ...(id === "letter" && { text: letter() }) }]);
  }

  /** An arrow begins, or ends. @param {Place} place */
  function point(place) {
    const start = from;
    from = start ? null : place;
    if (start && (start.row !== place.row || start.col !== place.col)) app.pencil.draw([{ ...start, on: "arrow", to: place }]);
    else if (!start) say("pencil-arrow-to");
    painted();
  }

  /** Rubs out what is on a side, or else in a square. @param {Place} place @param {Side | null} [side] */
  function rub(place, side = null) {
    const [shape, pencil] = [plan(), pencilAt(app.store.get())];
    if (!shape || !pencil) return;
    const { marks } = pencil.book.sheet;
    const own = side && ownSide(shape, { ...place, side });
    const slot = own && slotOf(shape, { ...own, on: "side" });
    if (slot && marks.has(slot)) app.pencil.rub([slot]);
    else app.pencil.rub(marksAt(shape, marks.values(), place).filter((mark) => side === null || mark.on !== "side").map((mark) => slotOf(shape, mark)));
  }

  /** What a stroke means that has come to its end. @param {ReturnType<ReturnType<typeof createStroke>["end"]>} drawn */
  function finish(drawn) {
    const [shape, { id }] = [plan(), tool()];
    if (!shape || !drawn) return;
    const passed = sidesMeant(drawn.points, drawn.paper);
    if (drawn.scrap) {
      const to = drawn.over;
      if (to) lay(drawn.scrap.id, { row: to.row - drawn.scrap.grip.row, col: to.col - drawn.scrap.grip.col });
      else app.pencil.lay(drawn.scrap.id, []);
    } else if (id === "arrow") {
      const [begin, end] = [drawn.places[0], drawn.places.at(-1)];
      if (begin && end && begin !== end) app.pencil.draw([{ ...begin, on: "arrow", to: end }]);
    } else if (id === "rub") {
      const slots = passed.flatMap((side) => ownSide(shape, side) ?? []).map((side) => slotOf(shape, { ...side, on: "side" }));
      if (slots.length) app.pencil.rub(slots);
      else if (drawn.places[0]) rub(drawn.places[0]);
    } else if (!app.pencil.draw(marksMeant(passed, signs(), shape)) && !passed.length) say("pencil-means-nothing");
  }

  return {
    press,
    rub,
    finish,
    from: () => from && [from],
    drop: () => (from = null),
  };
}
