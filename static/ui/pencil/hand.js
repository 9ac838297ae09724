/** What the hand with the pencil does: what it draws with, the stroke under way, the square that the keys mean. It makes marks of them. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Place } from "../../app/pencil/marks.js" */
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
  /** @type {Place | null} */
  let from = null;
  const stroke = createStroke();

  const seen = () => app.store.get().observation;
  const plan = () => {
    const now = seen();
    return now && planOf(now.view);
  };
  const signs = () => {
    const { observation, ui } = app.store.get();
    return observation ? signsOf(observation, ui.catalog) : [];
  };
  const isOpen = () => {
    const state = app.store.get();
    return Boolean(pencilAt(state)?.open) && draws(state);
  };
  const cursor = createCursor({ plan: () => /** @type {any} */ (seen()?.view ?? null), moved, changed: painted });
  const sign = () => signs().find((one) => one.sign === tool.id) ?? null;
  /** Whether a side is meant, and not a square. */
  const isOnSides = () => sign()?.on === "side" || sign()?.on === "flow";

  /** @param {Tool} now */
  function take(now) {
    [tool, from, hover] = [now, null, null];
    stroke.drop();
    changed();
    painted();
  }

  /** @param {number} id of a scrap @param {Place} to */
  function lay(id, to) {
    const [shape, scrap] = [plan(), seen()?.view.notebook.fragments.find((one) => one.id === id)];
    const marks = shape && scrap ? laid(shape, signs(), scrap, to) : null;
    if (marks) app.pencil.lay(id, marks);
    else say("pencil-no-room");
  }

  /** A square is pressed, perhaps nearer to one of its sides than to the rest of it. @param {Spot} spot @param {boolean} near */
  function press({ row, col, side = null }, near) {
    const shape = plan();
    if (!shape) return;
    const place = { row, col };
    const known = sign();
    cursor.put(place);
    moved(place);
    if (tool.id === "look") return;
    if (known?.on === "side") {
      const own = side && ownSide(shape, { row, col, side });
      const there = own && signAt(signs(), known.sign, edgeOf(shape, own, own.side));
      if (own && there) app.pencil.draw([{ ...own, on: there.on, sign: there.sign }]);
    } else if (known?.on === "flow") {
      if (side) app.pencil.draw([{ ...place, on: known.on, sign: known.sign, side }]);
    } else if (known) app.pencil.draw([{ ...place, on: known.on, sign: known.sign, ...(tool.number !== undefined && { seat: tool.number }) }]);
    else if (tool.id === "rub") rub(place, near ? side : null);
    else if (tool.id === "scrap") lay(tool.number ?? -1, place);
    else if (tool.id === "arrow") point(place);
    else app.pencil.draw([{ ...place, on: tool.id, ...(tool.id === "letter" && { text: letter }) }]);
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

  /** @param {Layout} layout @param {Point} at @returns {{spot: Spot, near: boolean} | null} */
  function spotAt(layout, at) {
    const paper = planOn(layout);
    const place = isOnSides() || tool.id === "rub" ? edgeAt(paper, at) : placeAt(paper, at);
    const sheet = paper.sheets.find(({ top, rows }) => place && place.row >= top && place.row < top + rows);
    if (!place || !sheet) return null;
    const { x, y } = inSquares(sheet, at);
    const off = Math.max(Math.abs(x - place.col - 0.5), Math.abs(y - place.row - 0.5));
    return { spot: place, near: off > 0.5 - NEAR };
  }

  /** What a stroke means that has come to its end. */
  function finish() {
    const shape = plan();
    const drawn = stroke.end();
    if (!shape || !drawn) return;
    const passed = sidesMeant(drawn.points, drawn.paper);
    if (drawn.scrap) {
      const to = drawn.over;
      if (to) lay(drawn.scrap.id, { row: to.row - drawn.scrap.grip.row, col: to.col - drawn.scrap.grip.col });
      else app.pencil.lay(drawn.scrap.id, []);
    } else if (tool.id === "arrow") {
      const [begin, end] = [drawn.places[0], drawn.places.at(-1)];
      if (begin && end && begin !== end) app.pencil.draw([{ ...begin, on: "arrow", to: end }]);
    } else if (tool.id === "rub") {
      const slots = passed.flatMap((side) => ownSide(shape, side) ?? []).map((side) => slotOf(shape, { ...side, on: "side" }));
      if (slots.length) app.pencil.rub(slots);
      else if (drawn.places[0]) rub(drawn.places[0]);
    } else if (!app.pencil.draw(marksMeant(passed, signs(), shape)) && !passed.length) say("pencil-means-nothing");
  }

  return {
    isOpen,
    tool: () => tool,
    take,
    cursor,
    isOnSides,
    rub,
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
      take(from ? tool : { id: "look" });
      return true;
    },

    /** @param {Layout} layout @param {Point} at @param {boolean} touch */
    tap(layout, at, touch) {
      const scrap = scrapUnder(layout, at);
      if (scrap) return take({ id: "scrap", number: scrap.fragments[0].id });
      const found = spotAt(layout, at);
      if (!found) return undefined;
      if (touch) hover = null;
      return press(found.spot, found.near);
    },

    /** @param {Layout} layout @param {Point | null} at */
    point(layout, at) {
      const found = at && tool.id !== "look" ? spotAt(layout, at) : null;
      const now = found?.spot ?? null;
      if (now?.row === hover?.row && now?.col === hover?.col && now?.side === hover?.side) return;
      hover = now;
      painted();
    },

    /** What a drag draws; a scrap is taken along. */
    stroke: {
      /** @param {Layout} layout @param {Point} at */
      begins(layout, at) {
        if (!isOpen()) return false;
        const scrap = scrapUnder(layout, at);
        if (scrap) return stroke.grip(planOn(layout), scrap.fragments[0].id, squareUnder(scrap, at), at);
        return tool.id !== "look" && stroke.begin(planOn(layout), at);
      },
      /** @param {Point} to */
      goes(to) {
        stroke.go(to);
        painted();
      },
      /** @param {boolean} whole */
      ends(whole) {
        if (whole) finish();
        else stroke.drop();
        painted();
      },
    },

    /** What lies over the paper. @returns {HandOver} */
    over() {
      if (!isOpen()) return NOTHING;
      const held = cursor.shown() ? cursor.at() : null;
      return { ...NOTHING, cursor: held, hover: held || stroke.line().length ? null : hover, way: from ? [from] : stroke.over(), stroke: stroke.line() };
    },
  };
}

/** @typedef {ReturnType<typeof createPencilHand>} PencilHand */

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
    /** @param {Layout} layout @param {Point} at @returns {boolean} whether there is paper to draw on */
    begin(layout, at) {
      if (!paperAt(layout, at)) return false;
      under = { layout, line: [at], scrap: null };
      return true;
    },

    /** @param {Layout} layout @param {number} id @param {Place} grip the square of the scrap by which it is held @param {Point} at */
    grip(layout, id, grip, at) {
      under = { layout, line: [at], scrap: { id, grip } };
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
