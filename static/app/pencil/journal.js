/**
 * All that was done with a pencil, one entry after the other: nothing is ever taken out, undoing is an entry,
 * too. So the sheets can be had as they were at any time. Pure.
 */

/** @import { Drawn, Mark, Plan } from "./marks.js" */

import { NOTES, slotOf } from "./marks.js";

/**
 * @typedef {{do: "draw", sheet: number, marks: Mark[]} | {do: "rub", sheet: number, slots: string[]}
 *   | {do: "lay", sheet: number, scrap: number, marks: Mark[]}
 *   | {do: "add", sheet: number, from: number} | {do: "drop", sheet: number}} Deed
 *   `lay`: a scrap is laid there, wherever it lay before; without marks it is taken off; `add`: a sheet that begins as a copy
 * @typedef {(Deed | {do: "turn", sheet: number} | {do: "undo"} | {do: "redo"}) & {heard: number}} Entry
 *   `turn`: another sheet is looked at; `heard`: so many statements had been heard
 * @typedef {{number: number, marks: Map<string, Drawn>}} Sheet `marks`: by what they take the place of, in the order in which they were drawn
 * @typedef {{sheets: Sheet[], sheet: Sheet, undo: boolean, redo: boolean}} Book `sheet`: the one that is looked at
 */

/**
 * The sheets that come of some entries.
 * @param {readonly Entry[]} entries @param {Plan} plan @param {number} [heard] as they were after so many statements
 * @returns {Book}
 */
export function bookOf(entries, plan, heard = Infinity) {
  /** @type {(Deed & {heard: number})[]} */
  const done = [];
  /** @type {(Deed & {heard: number})[]} */
  const undone = [];
  let current = 1;
  for (const entry of entries) {
    if (entry.heard > heard) continue;
    if (entry.do === "turn") current = entry.sheet;
    else if (entry.do === "undo" || entry.do === "redo") {
      const [from, to] = entry.do === "undo" ? [done, undone] : [undone, done];
      const deed = from.pop();
      if (deed) to.push(deed);
      if (deed) current = shownAfter(deed, entry.do === "undo");
    } else {
      done.push(entry);
      undone.length = 0;
      current = shownAfter(entry, false);
    }
  }
  const sheets = made(done, plan);
  return { sheets, sheet: sheets.find(({ number }) => number === current) ?? sheets[sheets.length - 1], undo: done.length > 0, redo: undone.length > 0 };
}

/** The sheet on which one sees what was done or undone. @param {Deed} deed @param {boolean} undone */
function shownAfter(deed, undone) {
  if (deed.do === "add") return undone ? deed.from : deed.sheet;
  return deed.sheet;
}

/** @param {readonly (Deed & {heard: number})[]} deeds @param {Plan} plan @returns {Sheet[]} */
function made(deeds, plan) {
  /** @type {Map<number, Map<string, Drawn>>} */
  const sheets = new Map([[1, new Map()]]);
  for (const deed of deeds) {
    const marks = sheets.get(deed.sheet);
    if (deed.do === "add") sheets.set(deed.sheet, new Map(sheets.get(deed.from)));
    else if (deed.do === "drop") sheets.delete(deed.sheet);
    else if (deed.do === "rub") for (const slot of deed.slots) marks?.delete(slot);
    else if (marks) put(marks, deed, plan);
  }
  return [...sheets].map(([number, marks]) => ({ number, marks }));
}

/** @param {Map<string, Drawn>} marks @param {Extract<Deed, {marks: Mark[]}> & {heard: number}} deed @param {Plan} plan */
function put(marks, deed, plan) {
  if (deed.do === "lay") for (const [slot, { of }] of [...marks]) if (of === deed.scrap) marks.delete(slot);
  for (const mark of deed.marks) {
    const slot = slotOf(plan, mark);
    // What was drawn anew was drawn last.
    marks.delete(slot);
    marks.set(slot, { ...mark, heard: deed.heard, ...(deed.do === "lay" && { of: deed.scrap }) });
  }
}

/** The number of a sheet that is added: none that there ever was. @param {readonly Entry[]} entries */
export const nextSheet = (entries) => Math.max(1, ...entries.map((entry) => ("sheet" in entry ? entry.sheet : 1))) + 1;

/** Whether all sheets are as they were when nobody had drawn anything. @param {Book} book */
export const isBlank = ({ sheets, undo }) => !undo && sheets.every(({ marks }) => marks.size === 0);

const SIDES = ["left", "right", "up", "down"];
const MOST = { text: 12, name: 40, number: 10_000_000 };

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0 && /** @type {number} */ (value) <= MOST.number;
/** @param {unknown} value */
const isPlace = (value) => isRecord(value) && isCount(value.row) && isCount(value.col);
/** @param {unknown} value @param {number} most */
const isText = (value, most) => typeof value === "string" && value.length <= most;

/** @param {any} mark */
const isMark = (mark) => isPlace(mark) && isText(mark.on, MOST.name) && (NOTES.includes(mark.on) || isText(mark.sign, MOST.name))
  && (mark.side === undefined || SIDES.includes(mark.side)) && (mark.seat === undefined || isCount(mark.seat))
  && (mark.text === undefined || isText(mark.text, MOST.text)) && (mark.to === undefined || isPlace(mark.to))
  && (mark.of === undefined || isCount(mark.of));

/** @type {Record<string, (entry: any) => boolean>} */
const READERS = {
  draw: ({ marks }) => Array.isArray(marks) && marks.every(isMark),
  lay: ({ marks, scrap }) => isCount(scrap) && Array.isArray(marks) && marks.every(isMark),
  rub: ({ slots }) => Array.isArray(slots) && slots.every((slot) => isText(slot, MOST.name)),
  add: ({ from }) => isCount(from),
  drop: () => true,
  turn: () => true,
};

/** @param {any} entry */
function isEntry(entry) {
  if (!isRecord(entry) || !isCount(entry.heard)) return false;
  if (entry.do === "undo" || entry.do === "redo") return true;
  return Object.hasOwn(READERS, entry.do) && isCount(entry.sheet) && READERS[entry.do](entry);
}

/** Entries from what was stored; null: it is no journal. @param {unknown} stored @returns {Entry[] | null} */
export const readEntries = (stored) => (Array.isArray(stored) && stored.every(isEntry) ? stored : null);
