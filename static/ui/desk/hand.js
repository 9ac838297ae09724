/** What the hand at the desk holds: a tool, the way that it has gone, what it points at. It makes edits of them. */

/** @import { Finding, Tool } from "../../app/basics/types.js" */
/** @import { Over, Spot } from "../../draw/desk/overlay.js" */
/** @import { Place } from "../../draw/desk/places.js" */
/** @import { Side, Truth } from "../../draw/basics/types.js" */

import { canFinish, editOf, isLed, led, pressed } from "../../app/desk/strokes.js";
import { createCursor } from "../parts/square-cursor.js";

/** Tools whose targets are sides. @param {Tool | null} tool */
export const isOnSides = (tool) => tool?.gesture === "side";

/** Tools whose way goes on with the keys. @param {Tool} tool */
const goesAlong = ({ gesture }) => gesture === "stroke" || gesture === "path";

/**
 * @param {{plan: () => Truth | null, tools: () => Tool[], draw: (edit: string) => void, stock: (tool: Tool, place: Place) => void,
 *   changed: () => void, painted: () => void, moved: (place: Place) => void}} needs
 *   `stock`: asks what a store holds; `changed`: another tool or way; `painted`: what lies over the paper is another;
 *   `moved`: another square is meant now
 */
export function createHand({ plan, tools, draw, stock, changed, painted, moved }) {
  /** The tool's name: what can be done with it is told anew after every edit. @type {string | null} */
  let held = null;
  const pointing = createPointing(painted);
  const cursor = createCursor({ plan, moved, changed: painted });
  const tool = () => tools().find(({ id }) => id === held) ?? null;
  const way = createWay({ plan, tool, draw, changed });

  /** @param {string | null} id another tool, or none: squares are looked at */
  function take(id) {
    held = id;
    pointing.point(null);
    way.drop();
  }

  return {
    tool,
    take,
    cursor,
    way: way.all,
    finish: way.finish,
    canFinish: () => canFinish(tool()?.gesture ?? "whole", way.all()),
    lift: way.lift,
    point: pointing.point,
    show: pointing.show,
    /** Whether a drag draws. */
    leads: () => isLed(tool()?.gesture ?? null, way.all()),

    /** @param {Spot} spot */
    press({ row, col, side = null }) {
      const [now, shape] = [tool(), plan()];
      const place = { row, col };
      cursor.put(place);
      if (!now || !shape) moved(place);
      else if (isOnSides(now)) {
        if (side) draw(editOf(now, shape, { way: [place], side }));
      } else if (now.gesture === "store") stock(now, place);
      else way.touch(now, shape, place);
    },

    /** A hand is led over squares. @param {Place[]} places @param {boolean} begins */
    lead(places, begins) {
      if (!places.length) return;
      cursor.put(places[places.length - 1]);
      way.lead(places, begins);
    },

    /** @returns {boolean} whether there was something to give up */
    cancel() {
      if (way.all().length) way.drop();
      else if (held) take(null);
      else return false;
      return true;
    },

    /** The keys go on to the next square; a way that has begun goes along. @param {Side} side */
    step(side) {
      const now = tool();
      const next = cursor.step(side);
      if (!next) return;
      if (now && way.all().length && goesAlong(now)) way.lead([next], false);
      moved(next);
    },

    /** Another plan lies there. @param {Truth} shape */
    fit(shape) {
      cursor.fit(shape);
      way.fit(shape);
    },

    /** What lies over the plan. @returns {Over} */
    over: () => overOf({ ...pointing.at(), tool: tool(), way: way.all(), cursor: cursor.shown() ? cursor.at() : null }),
  };
}

/** @typedef {ReturnType<typeof createHand>} DeskHand */

/**
 * The squares that a tool has gone over, until they are an edit.
 * @param {{plan: () => Truth | null, tool: () => Tool | null, draw: (edit: string) => void, changed: () => void}} needs
 */
function createWay({ plan, tool, draw, changed }) {
  /** @type {Place[]} */
  let way = [];

  /** @param {Place[]} now */
  function go(now) {
    way = now;
    changed();
  }

  function finish() {
    const [now, shape] = [tool(), plan()];
    if (!now || !shape || !canFinish(now.gesture, way)) return;
    const edit = editOf(now, shape, { way });
    go([]);
    draw(edit);
  }

  return {
    all: () => way,
    drop: () => go([]),
    finish,

    /** @param {Tool} now @param {Truth} shape @param {Place} place */
    touch(now, shape, place) {
      const next = pressed(now.gesture, shape, way, place);
      if (!next.done) return go(next.way);
      go([]);
      draw(editOf(now, shape, next));
    },

    /** @param {Place[]} places @param {boolean} begins */
    lead(places, begins) {
      const [now, shape] = [tool(), plan()];
      if (now && shape) go(led(now.gesture, shape, begins ? [] : way, places));
    },

    /** The hand is lifted; not `whole`: another finger has made something else of it. @param {boolean} whole */
    lift(whole) {
      if (!whole) go([]);
      else if (way.length > 1) finish();
    },

    /** @param {Truth} shape */
    fit({ rows, cols, floors }) {
      way = way.filter(({ row, col }) => row < rows * floors && col < cols);
    },
  };
}

/** What a pointer is over, and what a finding points at. @param {() => void} changed */
function createPointing(changed) {
  /** @type {Spot | null} */
  let hover = null;
  /** @type {Finding | null} */
  let finding = null;

  return {
    at: () => ({ hover, finding }),

    /** @param {Spot | null} spot */
    point(spot) {
      const same = hover?.row === spot?.row && hover?.col === spot?.col && hover?.side === spot?.side;
      hover = spot;
      if (!same) changed();
    },

    /** @param {Finding | null} one */
    show(one) {
      finding = one;
      changed();
    },
  };
}

/** @param {{tool: Tool | null, way: Place[], hover: Spot | null, cursor: Place | null, finding: Finding | null}} hand @returns {Over} */
function overOf({ tool, way, hover, cursor, finding }) {
  const gesture = tool?.gesture ?? null;
  const [one, other = one] = way;
  return {
    cursor,
    // Who uses the keys has left the pointer somewhere.
    hover: tool && !cursor ? hover : null,
    way: gesture === "part" ? [] : way,
    numbered: gesture === "taps",
    part: gesture === "part" && one ? [one, other] : null,
    finding: finding && {
      severity: finding.severity,
      cells: finding.cells.map(([row, col]) => ({ row, col })),
      sides: finding.sides.map(([row, col, side]) => ({ row, col, side: /** @type {Side} */ (side) })),
    },
  };
}
