/**
 * How an answer is marked: cells in a grid, steps by arrows, or what a square is, out of all that it could be.
 * Which words there are to choose from, the engine says.
 */

/** @import { Acts, Marked } from "../../app/puzzles/answering.js" */
/** @import { Posed } from "../../replies.d.ts" */
/** @import { Spot } from "../../draw/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { PLAN } from "../../app/knowing/questions.js";
import { STEP, cellName } from "../../draw/basics/geometry.js";
import { holesOf, within } from "../../draw/basics/outline.js";
import { h } from "../parts/dom.js";


/** All squares of a plan. @param {Posed["view"]} view @returns {{row: number, col: number}[]} */
function squaresOf({ rows, cols, floors = 1, holes }) {
  const shape = { rows: rows * floors, cols, holes: holesOf(holes) };
  const all = Array.from({ length: rows * floors * cols }, (_, at) => ({ row: Math.floor(at / cols), col: at % cols }));
  return all.filter(({ row, col }) => within(shape, row, col));
}

/** @param {Posed} posed @param {Marked} marked @param {Acts} act @param {Words} words @returns {HTMLElement[]} */
export function markingFor({ view, question }, marked, act, words) {
  const places = () => [grid(view, marked, act, words)];
  /** @type {Record<string, () => HTMLElement[]>} */
  const ways = { where: places, other: places, certain: () => choosing(view, marked, act, words), way: () => [arrows(marked, act, words)] };
  return ways[question.kind]?.() ?? [];
}

/** A square of the paper was tapped. @param {Posed} posed @param {Spot} spot @param {Acts} act @returns {boolean} whether that means anything */
export function markOn({ view, question }, { fragment, row, col }, act) {
  // A loose piece of the map lies nowhere yet.
  if (fragment !== PLAN) return false;
  const toggle = () => act.toggle(cellName(/** @type {any} */ (view), row, col));
  /** @type {Record<string, () => void>} */
  const ways = { where: toggle, other: toggle, certain: () => void act.square(row, col) };
  ways[question.kind]?.();
  return question.kind in ways;
}

/** @param {Posed["view"]} view @param {Marked} marked @param {Acts} act @param {Words} words */
function grid(view, { answer }, act, words) {
  const made = h("div", { class: "start-grid", role: "group", "aria-label": words.t("puzzle-cells") });
  made.style.setProperty("--cols", String(view.cols));
  const there = new Set(squaresOf(view).map(({ row, col }) => cellName(/** @type {any} */ (view), row, col)));
  for (let row = 0; row < view.rows * (view.floors ?? 1); row += 1) {
    for (let col = 0; col < view.cols; col += 1) {
      const name = cellName(/** @type {any} */ (view), row, col);
      made.append(there.has(name)
        ? h("button", { type: "button", class: "start-cell puzzle-cell", id: `puzzle-${name}`, "data-testid": "puzzle-cell", "data-cell": name, "aria-pressed": String(answer.includes(name)), onclick: () => act.toggle(name) }, name)
        : h("span", { class: "start-hole" }));
    }
  }
  return made;
}

/** @param {Marked} marked @param {Acts} act @param {Words} words */
function arrows({ answer }, act, words) {
  const keys = Object.keys(STEP).map((side) =>
    h("button", { type: "button", class: "button", id: `puzzle-step-${side}`, "data-testid": "puzzle-step", "data-side": side, onclick: () => act.step(side) }, words.t("side-to", { side })));
  const undo = h("button", { type: "button", class: "button", id: "puzzle-undo", "data-testid": "puzzle-undo", onclick: act.undo }, words.t("puzzle-undo"));
  const told = answer.length ? words.listed(answer.map((side) => words.t("side-to", { side }))) : words.t("puzzle-no-steps");
  return h("div", { class: "puzzle-way" }, h("p", { role: "status", "data-testid": "puzzle-way" }, told), h("div", { class: "button-row" }, keys, undo));
}

/** @param {Posed["view"]} view @param {Marked} marked @param {Acts} act @param {Words} words */
function choosing(view, { tried, facts, square }, act, words) {
  const chosen = square ? `${square.row} ${square.col}` : "";
  const squares = h("select", { id: "puzzle-square", "data-testid": "puzzle-square", onchange: (/** @type {Event} */ { target }) => {
    const [row, col] = /** @type {HTMLSelectElement} */ (target).value.split(" ").map(Number);
    if (!Number.isNaN(col)) act.square(row, col);
  } }, h("option", { value: "" }, words.t("asked-none")), squaresOf(view).map(({ row, col }) => h("option", { value: `${row} ${col}` }, cellName(/** @type {any} */ (view), row, col))));
  squares.value = chosen;
  const claims = h("select", { id: "puzzle-claim", "data-testid": "puzzle-claim", disabled: !facts.length, onchange: (/** @type {Event} */ { target }) => act.pick(/** @type {HTMLSelectElement} */ (target).value) },
    h("option", { value: "" }, words.t("puzzle-nothing")),
    facts.flatMap(({ about, side, values }) => values.map((/** @type {{word: string, claim: string}} */ { word, claim }) => h("option", { value: claim }, factText(about, side, word, words)))));
  claims.value = tried;
  return [
    h("p", { class: "puzzle-choice" }, h("label", { for: "puzzle-square" }, words.t("asked-square")), squares),
    h("p", { class: "puzzle-choice" }, h("label", { for: "puzzle-claim" }, words.t("puzzle-claim")), claims),
  ];
}

/** @param {string} about @param {string | null} side @param {string} word @param {Words} words */
export const factText = (about, side, word, words) => words.t(/** @type {Record<string, string>} */ ({ cell: `notebook-type-${word}`, side: `notebook-side-${word}` })[about], { side });
