/** Marks of a pencil: what is drawn on which square, what takes whose place, and the claim that one makes. Pure, and knows no rule. */

/** @import { Shape } from "../../draw/basics/outline.js" */
/** @import { Storeys } from "../../draw/basics/geometry.js" */
/** @import { Side } from "../../draw/basics/types.js" */

import { OPPOSITE, STEP, adjoin, cellName, sideKey } from "../../draw/basics/geometry.js";
import { within } from "../../draw/basics/outline.js";

/** @typedef {import("../../replies.d.ts").PencilSign} Sign */
/** @typedef {{row: number, col: number}} Place */
/** @typedef {Shape & Storeys} Plan rows are counted through the floors; `rows` are those of one */
/**
 * @typedef {Place & {on: string, sign?: string, side?: Side, seat?: number, text?: string, to?: Place, of?: number}} Mark
 *   `on`: what it is drawn on, as the engine tells its signs, or "letter", "query", "arrow", which are notes and no claims;
 *   `of`: the loose scrap with which it was laid there
 * @typedef {Mark & {heard: number}} Drawn `heard`: so many statements had been heard when it was drawn
 */

/** What can be drawn besides the engine's signs. */
export const NOTES = ["letter", "query", "arrow"];

/** Whether a square belongs to the plan, on whatever floor. @param {Plan} plan @param {Place} place */
export const isThere = (plan, { row, col }) => {
  const floors = plan.floors ?? 1;
  return row >= 0 && row < plan.rows * floors && within({ ...plan, rows: plan.rows * floors }, row, col);
};

/** The square on the other side of a side, if there is one. @param {Plan} plan @param {Place} place @param {Side} side @returns {Place | null} */
export function beyond(plan, place, side) {
  const next = { row: place.row + STEP[side].row, col: place.col + STEP[side].col };
  return isThere(plan, next) && adjoin(plan, place, next) ? next : null;
}

/** Where a side stands. @param {Plan} plan @param {Place} place @param {Side} side @returns {Sign["edge"]} */
export const edgeOf = (plan, place, side) => (beyond(plan, place, side) ? "inner" : "outer");

/** What a mark takes the place of: one of a kind for a square, a side, a player. @param {Plan} plan @param {Mark} mark */
export function slotOf(plan, { on, row, col, side, seat }) {
  if (seat !== undefined) return `${on} ${seat}`;
  if (side === undefined || side === null || on !== "side") return `${on} ${row},${col}`;
  return `${on} ${beyond(plan, { row, col }, side) ? sideKey(row, col, side) : `${row},${col},${side}`}`;
}

/** Whether two marks say the same. @param {Mark} one @param {Mark | undefined} other in the same place */
export const isAlike = (one, other) =>
  other !== undefined && ["sign", "text"].every((what) => Reflect.get(one, what) === Reflect.get(other, what))
  && (one.on === "side" || one.side === other.side) && one.to?.row === other.to?.row && one.to?.col === other.to?.col
  && (one.seat === undefined || (one.row === other.row && one.col === other.col));

/** The claim of a mark, as the engine's sign has it; null: it is a note. @param {readonly Sign[]} signs @param {Storeys} plan @param {Mark} mark @returns {string | null} */
export function claimOf(signs, plan, { sign: name, row, col, side, seat }) {
  const sign = signs.find((one) => one.sign === name);
  if (!sign) return null;
  const player = seat === undefined ? "" : seat + 1;
  return [sign.word, player, cellName(plan, row, col), side ?? "", sign.after].filter((part) => part !== "").join(" ");
}

/** The sign for a side as it stands there: what is meant within the plan is another thing on its rim. @param {readonly Sign[]} signs @param {string} name
 * @param {Sign["edge"]} edge @returns {Sign | null} */
export function signAt(signs, name, edge) {
  const sign = signs.find((one) => one.sign === name) ?? null;
  if (!sign || sign.edge === edge) return sign;
  return signs.find((one) => one.edge === edge && one.stroke !== null && one.stroke === sign.stroke) ?? null;
}

/**
 * What a stroke draws: on sides that there are, what the engine says that it means there.
 * @param {readonly import("./strokes.js").Passed[]} passed @param {readonly Sign[]} signs @param {Plan} plan @returns {Mark[]}
 */
export const marksMeant = (passed, signs, plan) => passed.flatMap(({ how, ...named }) => {
  const here = ownSide(plan, named);
  const sign = here && signs.find(({ edge, stroke }) => stroke === how && edge === edgeOf(plan, here, here.side));
  return here && sign ? [{ ...here, on: sign.on, sign: sign.sign }] : [];
});

/** A side as a square of the plan has it, whichever of its two squares names it; null: neither is one. @param {Plan} plan @param {Place & {side: Side}} named
 * @returns {(Place & {side: Side}) | null} */
export function ownSide(plan, { row, col, side }) {
  if (isThere(plan, { row, col })) return { row, col, side };
  const { row: down, col: right } = STEP[side];
  const over = { row: row + down, col: col + right };
  return isThere(plan, over) ? { ...over, side: OPPOSITE[side] } : null;
}

/** The marks that touch a square, in the order in which they were drawn. @template {Mark} M @param {Plan} plan @param {Iterable<M>} marks @param {Place} place @returns {M[]} */
export const marksAt = (plan, marks, { row, col }) => [...marks].filter((mark) => {
  if (mark.row === row && mark.col === col) return true;
  if (mark.on !== "side" || !mark.side) return false;
  const over = beyond(plan, mark, mark.side);
  return over?.row === row && over.col === col;
});

/** The side of a mark, as it is seen from one of its two squares. @param {Mark} mark @param {Place} place @returns {Side | undefined} */
export const sideFrom = ({ row, col, side }, place) =>
  (side && (row !== place.row || col !== place.col) ? OPPOSITE[side] : side);
