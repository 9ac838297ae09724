/** The course of a race as a line chart: how many cells each player still had to go, turn by turn. */

/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { PATHS, shapeOf } from "../../draw/basics/marks.js";
import { fill, h, setAttributes, shape } from "../parts/dom.js";

const MARGIN = { top: 26, right: 20, bottom: 34, left: 44 };
/** A chart that is wide enough is taller too, and has names at its lines' ends. */
const HEIGHTS = { narrow: 300, wide: 440 };
const NAMES = { width: 110, from: 480, step: 16 };
/** Every player's line is broken in another way. */
const DASHES = ["", "9 4", "3 4", "12 4 3 4"];
/** Marks along a line; each player's stand a little aside from the others'. */
const MARKS = 5;
const MARK = 13;
const QUARTERS = 4;

/**
 * @typedef {{height: number, x: (turn: number) => number, y: (left: number) => number, most: number,
 *   turns: number, named: boolean}} Frame
 */

/**
 * Where things lie in a chart of this width.
 * @param {readonly number[][]} course
 * @param {number} width
 * @returns {Frame}
 */
export function frameOf(course, width) {
  const most = Math.max(1, ...course.flat());
  const turns = Math.max(1, course.length - 1);
  const named = width >= NAMES.from;
  const w = width - MARGIN.left - MARGIN.right - (named ? NAMES.width : 0);
  const height = named ? HEIGHTS.wide : HEIGHTS.narrow;
  const tall = height - MARGIN.top - MARGIN.bottom;
  return { height, most, turns, named, x: (turn) => MARGIN.left + (w * turn) / turns, y: (left) => MARGIN.top + (tall * left) / most };
}

/**
 * Heights so far apart that what is written there can be read, in the same order.
 * @param {readonly number[]} heights
 * @param {number} step
 */
export function spread(heights, step) {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one] - heights[other] || one - other);
  const out = [...heights];
  order.forEach((at, rank) => {
    if (rank) out[at] = Math.max(out[at], out[order[rank - 1]] + step);
  });
  return out;
}

/** @param {HTMLElement} root a figure */
export function createCourse(root) {
  const drawing = shape("svg", { role: "img" });
  const caption = h("figcaption", { class: "hint" });
  const told = h("ul", { class: "sr" });
  root.append(drawing, told, caption);
  /** @type {{course: number[][], seats: Seat[], words: Words} | null} */
  let shown = null;
  new ResizeObserver(draw).observe(root);

  function draw() {
    const width = Math.floor(root.clientWidth);
    if (!shown || !width) return;
    const { course, seats, words } = shown;
    const frame = frameOf(course, width);
    setAttributes(drawing, { viewBox: `0 0 ${width} ${frame.height}`, width, height: frame.height, "aria-label": words.t("parchis-course") });
    fill(drawing, ...grid(frame, words), ...seats.map((seat, at) => line(course, seat, at, frame)), ...ends(course, seats, frame));
  }

  return {
    /** @param {number[][]} course @param {Seat[]} seats @param {Words} words */
    update(course, seats, words) {
      shown = { course, seats, words };
      caption.textContent = words.t("parchis-course-help");
      fill(told, milestones(course).map((turn) => h("li", null, standing(course, turn, seats, words))));
      draw();
    },
  };
}

/** The turns at which it is told how the race stood. @param {readonly number[][]} course */
export function milestones(course) {
  const turns = course.length - 1;
  return [...new Set(Array.from({ length: QUARTERS }, (_, at) => Math.round((turns * (at + 1)) / QUARTERS)))];
}

/** @param {readonly number[][]} course @param {number} turn @param {Seat[]} seats @param {Words} words */
function standing(course, turn, seats, words) {
  const players = seats.map((seat, at) => words.t("parchis-standing-player", { name: seat.name, left: course[turn][at] }));
  return words.t("parchis-standing", { turn, players: players.join(", ") });
}

/** @param {Frame} frame @param {Words} words */
function grid({ height, x, y, most, turns }, words) {
  const right = x(turns);
  const heights = Array.from({ length: QUARTERS + 1 }, (_, at) => Math.round((most * at) / QUARTERS));
  return [
    ...heights.flatMap((left) => [
      shape("path", { class: left ? "course-grid" : "course-home", d: `M${MARGIN.left} ${y(left)}H${right}` }),
      text(MARGIN.left - 8, y(left) + 4, left ? String(left) : words.t("parchis-course-home"), "end"),
    ]),
    ...ticks(turns).map((turn) => text(x(turn), height - 16, String(turn), "middle")),
    text(right, height - 2, words.t("parchis-course-turns"), "end"),
  ];
}

/** Round numbers of turns, from four to eight of them. @param {number} turns */
export function ticks(turns) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((one) => turns / one <= 8) ?? turns;
  return Array.from({ length: Math.floor(turns / step) + 1 }, (_, at) => at * step);
}

/** @param {number[][]} course @param {Seat} seat @param {number} at @param {Frame} frame */
function line(course, seat, at, { x, y, turns }) {
  const path = course.map((left, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(left[at]).toFixed(1)}`).join("");
  const aside = (at + 0.5) / (MARKS * DASHES.length);
  const places = Array.from({ length: MARKS }, (_, step) => Math.round(turns * (step / MARKS + aside))).filter((turn) => turn < turns);
  return shape(
    "g",
    { "data-colour": seat.colour },
    shape("path", { class: "course-line", d: path, "stroke-dasharray": DASHES[at] || null }),
    ...[...places, turns].map((turn) => dot(seat, x(turn), y(course[turn][at]))),
  );
}

/** Whose line ends where. @param {number[][]} course @param {Seat[]} seats @param {Frame} frame */
function ends(course, seats, { x, y, turns, named }) {
  if (!named) return [];
  const heights = spread(seats.map((_, at) => y(course[turns][at])), NAMES.step);
  return seats.map((seat, at) => {
    const name = text(x(turns) + MARK, heights[at] + 4, short(seat.name), "start");
    setAttributes(name, { class: "course-name", "data-colour": seat.colour });
    return name;
  });
}

/** A name that fits beside its line. @param {string} name */
const short = (name) => (name.length > 13 ? `${name.slice(0, 12)}…` : name);

/** @param {Seat} seat @param {number} x @param {number} y */
const dot = (seat, x, y) =>
  shape("path", { class: "course-mark", d: PATHS[shapeOf(seat.colour)], transform: `translate(${x - MARK / 2} ${y - MARK / 2}) scale(${MARK / 24})` });

/** @param {number} x @param {number} y @param {string} what @param {string} anchor */
function text(x, y, what, anchor) {
  const made = shape("text", { x, y, "text-anchor": anchor });
  made.textContent = what;
  return made;
}
