/** The fields of a ruling: who, where, what and how many, each with what the engine allows. */

/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { RulingArgument } from "../../app/console/types.js" */

import { fill, h } from "../parts/dom.js";
import { choiceName, isSettled, sidesOf } from "./sentences.js";

/**
 * @typedef {{element: HTMLElement, value: () => string, set: (value: string) => unknown, point: (cell: string) => boolean}} Field
 *   `value`: as it stands in the ruling's text; `set`: to what it was before, if that can still be; `point`: a cell was tapped on the map, and whether it fits
 */

/**
 * @param {RulingArgument} argument
 * @param {{id: string, of: string}} place `of`: the ruling's first words
 * @param {readonly Seat[]} seats
 * @param {Words} words
 * @returns {Field}
 */
export function argumentField(argument, { id, of }, seats, words) {
  if (isSettled(argument)) return settled(argument.choices[0]);
  if (argument.kind === "number") return numberField(argument, { id, of }, words);
  if (argument.kind === "side") return sideField(argument, id, words);
  const select = selectOf(id, argument.choices, (choice) => choiceName(argument, choice, seats, words));
  return {
    element: labelled(id, words.t(`ruling-${argument.kind}`), select),
    value: () => select.value,
    set: (value) => choose(select, value),
    point: (cell) => argument.kind === "cell" && choose(select, cell),
  };
}

/** What the ruling's name says already. @param {string} word @returns {Field} */
const settled = (word) => ({ element: h("span", { hidden: true }), value: () => word, set: () => {}, point: () => false });

/** @param {RulingArgument} argument @param {{id: string, of: string}} place @param {Words} words @returns {Field} */
function numberField({ least, most }, { id, of }, words) {
  const name = words.has(`ruling-number-${of}`) ? `ruling-number-${of}` : "ruling-number";
  const input = h("input", { type: "number", id, "data-testid": id, min: least, max: most, value: least, inputmode: "numeric", required: true });
  return {
    element: labelled(id, words.t(name, { least, most }), input),
    value: () => String(input.valueAsNumber),
    set: (value) => (input.value = value),
    point: () => false,
  };
}

/** A cell, and one of its sides. @param {RulingArgument} argument @param {string} id @param {Words} words @returns {Field} */
function sideField({ choices }, id, words) {
  const { cells } = sidesOf(choices, "");
  const named = (/** @type {string} */ side) => words.t(`ruling-side-${side}`);
  const cell = selectOf(id, cells, (name) => name);
  const side = selectOf(`${id}-side`, [], named);
  const follow = () => fill(side, sidesOf(choices, cell.value).sides.map((one) => h("option", { value: one }, named(one))));
  cell.addEventListener("change", follow);
  follow();
  const point = (/** @type {string} */ name) => {
    const fits = choose(cell, name);
    if (fits) follow();
    return fits;
  };
  return {
    element: h("div", { class: "console-pair" }, labelled(id, words.t("ruling-cell"), cell), labelled(`${id}-side`, words.t("ruling-side"), side)),
    value: () => `${cell.value} ${side.value}`,
    set(value) {
      const [name, to] = value.split(" ");
      if (point(name)) choose(side, to);
    },
    point,
  };
}

/** @param {string} id @param {readonly string[]} choices @param {(choice: string) => string} name */
function selectOf(id, choices, name) {
  return h("select", { id, "data-testid": id }, choices.map((choice) => h("option", { value: choice }, name(choice))));
}

/** @param {HTMLSelectElement} select @param {string} value @returns {boolean} whether there is such a choice */
function choose(select, value) {
  const there = [...select.options].some((option) => option.value === value);
  if (there) select.value = value;
  return there;
}

/** @param {string} id @param {string} text @param {HTMLElement} control */
const labelled = (id, text, control) => h("p", { class: "field" }, h("label", { for: id }, text), control);
