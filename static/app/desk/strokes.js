/** What a hand has gone over with a tool: squares one after the other, until they are an edit. Pure, and knows no rule. */

/** @import { Side } from "../../draw/basics/types.js" */
/** @import { Tool } from "../basics/types.js" */
/** @import { Storeys } from "../../draw/basics/geometry.js" */

import { STEP, adjoin, cellName } from "../../draw/basics/geometry.js";

/** @typedef {{row: number, col: number}} Place */
/** @typedef {Tool["gesture"]} Gesture */
/** @typedef {{way: Place[], done: boolean}} Hand `done`: the way is all that the tool needs */

/** @param {Place | undefined} one @param {Place | undefined} other */
export const isSame = (one, other) => one !== undefined && one.row === other?.row && one.col === other.col;

/** Gestures for which a hand may be led over the paper. @type {readonly Gesture[]} */
const LED = ["stroke", "path", "part"];
/** A part is chosen by two corners, and a third square says where it goes. */
const PART = 3;

/** Whether a drag draws with a gesture, and doesn't move the page. @param {Gesture | null} gesture @param {readonly Place[]} way */
export const isLed = (gesture, way) => gesture !== null && LED.includes(gesture) && !(gesture === "part" && way.length === PART - 1);

/** So many squares a way needs before it can be left as it is. @type {Partial<Record<Gesture, number>>} */
const LEAST = { stroke: 2, taps: 2, path: 1 };

/** Whether a way can be left as it is. @param {Gesture} gesture @param {readonly Place[]} way */
export const canFinish = (gesture, way) => way.length >= (LEAST[gesture] ?? Infinity);

/**
 * A square is pressed.
 * @param {Gesture} gesture @param {Storeys} plan @param {readonly Place[]} way @param {Place} place
 * @returns {Hand}
 */
export function pressed(gesture, plan, way, place) {
  const last = way.at(-1);
  // The last square once more is the end.
  if (isSame(last, place) && canFinish(gesture, way)) return { way: [...way], done: true };
  if (gesture === "taps") {
    const others = way.filter((one) => !isSame(one, place));
    return { way: others.length < way.length ? others : [...way, place], done: false };
  }
  if (gesture === "part") return { way: [...way, place], done: way.length + 1 === PART };
  if (gesture === "stroke" || gesture === "path") {
    const goesOn = last !== undefined && adjoin(plan, last, place);
    return { way: goesOn ? lengthened(gesture, plan, way, place) : [place], done: false };
  }
  return { way: [place], done: true };
}

/**
 * A hand is led over squares, which begins anew or goes on.
 * @param {Gesture} gesture @param {Storeys} plan @param {readonly Place[]} way @param {readonly Place[]} places
 * @returns {Place[]}
 */
export function led(gesture, plan, way, places) {
  if (gesture === "part") return [way[0] ?? places[0], places.at(-1) ?? places[0]];
  return places.reduce((so, place) => lengthened(gesture, plan, so, place), [...way]);
}

/** @param {Gesture} gesture @param {Storeys} plan @param {readonly Place[]} way @param {Place} place @returns {Place[]} */
function lengthened(gesture, plan, way, place) {
  const last = way.at(-1);
  if (!last) return [place];
  if (isSame(last, place)) return [...way];
  // Who leads back takes back, but on a path, which may lead back.
  if (gesture === "stroke" && isSame(way.at(-2), place)) return way.slice(0, -1);
  if (adjoin(plan, last, place)) return [...way, place];
  const corner = { row: last.row, col: place.col };
  if (adjoin(plan, last, corner) && adjoin(plan, corner, place)) return [...lengthened(gesture, plan, way, corner), place];
  return [...way];
}

/** The directions of a way, step by step. @param {readonly Place[]} way @returns {Side[]} */
export function stepsOf(way) {
  const sides = /** @type {Side[]} */ (Object.keys(STEP));
  return way.slice(1).flatMap(({ row, col }, at) =>
    sides.filter((side) => STEP[side].row === row - way[at].row && STEP[side].col === col - way[at].col));
}

/** The square beside another one, if it is on the same floor. @param {Storeys & {cols: number}} plan @param {Place} place @param {Side} side @returns {Place | null} */
export function beside(plan, place, side) {
  const next = { row: place.row + STEP[side].row, col: place.col + STEP[side].col };
  return next.row >= 0 && next.col >= 0 && next.col < plan.cols && adjoin(plan, place, next) ? next : null;
}

/**
 * The text of an edit: a tool's words around what it is aimed at.
 * @param {Pick<Tool, "word" | "after" | "gesture">} tool
 * @param {Storeys} plan
 * @param {{way: readonly Place[], side?: Side | null, things?: readonly string[], numbers?: readonly number[]}} aim
 */
export function editOf({ word, after, gesture }, plan, { way, side = null, things = [], numbers = [] }) {
  const cells = way.map(({ row, col }) => cellName(plan, row, col));
  const target = gesture === "path" ? [cells[0], ...stepsOf(way)] : cells;
  return [word, ...target, side, ...things, ...numbers, after].filter((part) => part !== null && part !== "" && part !== undefined).join(" ");
}
