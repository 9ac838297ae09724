/** How the pieces get from one view to the next: along the cells, out of the base, back to it. */

/** @import { Cross } from "./cross.js" */
/** @import { Dot, ParchisView, Place, Said, Stand } from "./types.js" */

import { ease } from "../basics/motion.js";
import { T, wayOf } from "./cross.js";

/**
 * @typedef {"walk" | "hurry" | "enter" | "back" | "slide"} Gait
 *   `hurry`: the cells of a bonus; `back`: captured, or sent to the base; `slide`: a step taken back.
 * @typedef {{seat: number, piece: number, gait: Gait, way: Place[], home: boolean, ms: number,
 *   before: Place[][], after: Place[][]}} Stage
 *   One piece goes its way. `before` and `after`: where all pieces stand then.
 * @typedef {{stand: Stand, turn: number}} Pose `turn`: how far a flying piece is turned, in radians
 */

/** Milliseconds for a cell, or for all of a way. @type {Record<Gait, number>} */
const TAKES = { walk: 70, hurry: 32, enter: 240, back: 280, slide: 200 };
const FLOURISH = 260;
/** All stages together take at most this long. */
export const LONGEST = 900;
/** How high a piece hops, in squares. @type {Record<Gait, number>} */
const HOPS = { walk: 0.24, hurry: 0.12, enter: 1.1, back: 1.6, slide: 0 };
const STEPS = new Set(["enters", "moves", "laps", "turns-in", "climbs", "comes-home"]);

/**
 * The stages between two views, in the order in which they were told.
 * @param {ParchisView} before
 * @param {ParchisView} after
 * @param {readonly Said[]} [hear] what was said in between
 * @returns {Stage[]}
 */
export function stagesBetween(before, after, hear = []) {
  if (before.pieces.length !== after.pieces.length) return [];
  const told = stagesTold(before, hear);
  const stages = samePieces(told.at(-1)?.after ?? before.pieces, after.pieces) ? told : stagesSeen(before, after);
  const all = stages.reduce((sum, { ms }) => sum + ms, 0);
  const pace = Math.min(1, LONGEST / all);
  return stages.map((stage) => ({ ...stage, ms: stage.ms * pace }));
}

/** @param {Stage[]} stages */
export const lasting = (stages) => stages.reduce((sum, { ms }) => sum + ms, 0);

/** @param {Place[][]} one @param {Place[][]} other */
const samePieces = (one, other) => one.every((pieces, seat) => pieces.every((place, i) => place === other[seat][i]));

/** @param {Place[][]} pieces @param {number} seat @param {number} piece @param {Place} to */
const moved = (pieces, seat, piece, to) =>
  pieces.map((own, i) => (i === seat ? own.map((place, k) => (k === piece ? to : place)) : own));

/** @param {ParchisView} view @param {readonly Said[]} hear @returns {Stage[]} */
function stagesTold(view, hear) {
  /** @type {Stage[]} */
  const stages = [];
  let pieces = view.pieces;
  for (const { key, args } of hear) {
    const to = STEPS.has(key) ? args.to : key === "captured" || key === "third-double" ? "base" : null;
    if (to === null) continue;
    // What was told goes with another view than this one.
    if (pieces[args.seat]?.[args.piece] !== (args.from ?? args.at)) return [];
    const stage = stageOf(view, pieces, args.seat, args.piece, to, args.with === "bonus");
    stages.push(stage);
    pieces = stage.after;
  }
  return stages;
}

/** Read off the views alone: first whoever went on, then whoever had to make room.
 * @param {ParchisView} before @param {ParchisView} after @returns {Stage[]} */
function stagesSeen(before, after) {
  const changed = before.pieces.flatMap((own, seat) => own.flatMap((place, piece) =>
    (place === after.pieces[seat][piece] ? [] : [{ seat, piece, to: after.pieces[seat][piece] }])));
  changed.sort((a, b) => Number(a.to === "base") - Number(b.to === "base"));
  let { pieces } = before;
  return changed.map(({ seat, piece, to }) => {
    const stage = stageOf(before, pieces, seat, piece, to, false);
    pieces = stage.after;
    return stage;
  });
}

/** @param {ParchisView} view @param {Place[][]} pieces @param {number} seat @param {number} piece
 * @param {Place} to @param {boolean} bonus @returns {Stage} */
function stageOf(view, pieces, seat, piece, to, bonus) {
  const from = pieces[seat][piece];
  const way = wayOf(view.corners[seat], from, to);
  const gait = gaitOf(from, to, way, bonus);
  const home = to === "home";
  const cells = gait === "walk" || gait === "hurry" ? way?.length ?? 1 : 1;
  return {
    seat, piece, gait, home, way: cells > 1 && way ? way : [to],
    ms: TAKES[gait] * cells + (home ? FLOURISH : 0), before: pieces, after: moved(pieces, seat, piece, to),
  };
}

/** The longest way that one move leads. */
const FAR = 20;

/** @param {Place} from @param {Place} to @param {Place[] | null} way @param {boolean} bonus @returns {Gait} */
function gaitOf(from, to, way, bonus) {
  if (from === "base" && way) return "enter";
  if (to === "base") return "back";
  if (!way || way.length > FAR) return "slide";
  return bonus || way.length > 9 ? "hurry" : "walk";
}

/**
 * Where all pieces are at a time.
 * @param {Stage[]} stages
 * @param {number} elapsed milliseconds since the first began
 * @param {number[]} corners
 * @param {Cross} cross
 * @returns {{poses: Pose[][], stage: Stage, arrived: number | null} | null} null: it is over;
 *   `arrived`: the part of the flourish that is over, of a piece that has come home
 */
export function posesAt(stages, elapsed, corners, cross) {
  let left = elapsed;
  for (const stage of stages) {
    if (left >= stage.ms) {
      left -= stage.ms;
      continue;
    }
    const part = left / stage.ms;
    const walking = stage.home ? 1 - FLOURISH / (FLOURISH + TAKES.walk * stage.way.length) : 1;
    const along = Math.min(1, part / walking);
    const arrived = stage.home && part > walking ? (part - walking) / (1 - walking) : null;
    return { poses: posesIn(stage, along, corners, cross), stage, arrived };
  }
  return null;
}

/** @param {Stage} stage @param {number} part @param {number[]} corners @param {Cross} cross */
function posesIn(stage, part, corners, cross) {
  return stage.before.map((own, seat) => {
    const [from, to] = [own, stage.after[seat]].map((pieces) => cross.stands(pieces, corners[seat]));
    return own.map((_, piece) => (seat === stage.seat && piece === stage.piece
      ? onWay(stage, from[piece], to[piece], part, corners[seat], cross)
      : { stand: between(from[piece], to[piece], ease(part)), turn: 0 }));
  });
}

/** @param {Stage} stage @param {Stand} from @param {Stand} to @param {number} part @param {number} corner
 * @param {Cross} cross @returns {Pose} */
function onWay({ gait, way }, from, to, part, corner, cross) {
  const stops = [from, ...way.slice(0, -1).map((place) => ({ ...cross.centre(place, corner), r: from.r })), to];
  const steady = stops.length > 2 ? part : ease(part);
  const at = Math.min(stops.length - 2, Math.floor(steady * (stops.length - 1)));
  const within = steady * (stops.length - 1) - at;
  const stand = between(stops[at], stops[at + 1], within);
  const hop = Math.sin(within * Math.PI) * HOPS[gait] * T;
  return { stand: { ...stand, y: stand.y - hop }, turn: gait === "back" ? part * 2 * Math.PI : 0 };
}

/** @param {Stand} from @param {Stand} to @param {number} part @returns {Stand} */
function between(from, to, part) {
  const mix = (/** @type {"x" | "y" | "r"} */ key) => from[key] + (to[key] - from[key]) * part;
  return { x: mix("x"), y: mix("y"), r: mix("r") };
}

/**
 * The middles of the cells on a way, for an arrow along it.
 * @param {Cross} cross @param {number} corner @param {Place} from @param {Place} to @returns {Dot[]}
 */
export function trailOf(cross, corner, from, to) {
  const way = wayOf(corner, from, to) ?? [to];
  return [from, ...way].map((place) => {
    const { x, y } = cross.centre(place, corner);
    return [x, y];
  });
}

/** Blockades: two pieces of a seat on a cell of the track or of its lane. @param {readonly Place[]} pieces
 * @returns {Place[]} */
export const blockadesOf = (pieces) =>
  pieces.filter((place, i) => place !== "base" && place !== "home" && pieces.indexOf(place) < i);
