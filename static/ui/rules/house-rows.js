/** The options of house rules as rows: a field for each, and a way back to what the rule set has. */

/** @import { Option } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { matches } from "../../app/rules/house-rules.js";
import { h } from "../parts/dom.js";
import { optionField, optionHelp, optionName, showValue, valueText } from "../parts/options.js";

/** @typedef {{option: Option, element: HTMLElement, field: HTMLElement, back: HTMLElement, text: string}} Row */

/**
 * @param {{words: () => Words, differs: string, change: (option: Option, value: any) => void, unhide: () => void}} act
 *   `differs`: the message that marks what differs; `unhide`: all options are to be seen
 */
export function createHouseRows({ words, differs, change, unhide }) {
  /** @type {Row[]} */
  let rows = [];

  /** @param {Option} option @param {any} usual what the rule set has */
  function giveBack(option, usual) {
    change(option, usual);
    const given = rows.find((one) => one.option === option);
    if (given) showValue(given.field, option, usual);
    focus(option.name);
  }

  /** Brings an option into sight, even if it was not looked for. @param {string | undefined} name */
  function focus(name) {
    const meant = rows.find(({ option }) => option.name === name);
    if (meant?.element.hidden) unhide();
    /** @type {HTMLElement | null | undefined} */ (meant?.field.querySelector("input, select"))?.focus();
  }

  return {
    focus,
    /** Begins anew. */
    clear() {
      rows = [];
    },
    count: () => rows.length,
    /** @param {Option} option @param {any} value @param {any} usual @returns {HTMLElement} */
    add(option, value, usual) {
      const text = words();
      const name = optionName(option, text);
      const field = optionField(option, value, text, (now) => change(option, now), "house-option");
      const back = wayBack(option, differs, valueText(option, usual, text), text, () => giveBack(option, usual));
      const element = h("div", { class: "house-row" }, field, back);
      rows.push({ option, element, field, back, text: `${name} ${optionHelp(option, text)}` });
      return element;
    },
    /** Shows which options differ. @param {Set<string>} changed */
    mark(changed) {
      for (const { option, element, back } of rows) {
        back.hidden = !changed.has(option.name);
        element.classList.toggle("changed", changed.has(option.name));
      }
    },
    /** Leaves only those in sight that are looked for, and the one that is being changed; tells how many. @param {string} wanted @param {boolean} only changed ones */
    sift(wanted, only) {
      const seen = rows.filter(({ text, element }) =>
        element.contains(document.activeElement) || (matches(text, wanted) && (!only || element.classList.contains("changed"))));
      const shown = new Set(seen.map(({ element }) => element));
      for (const { element } of rows) element.hidden = !shown.has(element);
      return seen.length;
    },
    /** Shows which of these contradict; tells which are there. @param {readonly unknown[]} names @returns {Option[]} */
    refuse(names) {
      for (const { option, element } of rows) element.classList.toggle("refused", names.includes(option.name));
      return rows.filter(({ option }) => names.includes(option.name)).map(({ option }) => option);
    },
    /** Leads to a value that the browser refuses itself; tells whether there is one. */
    correct() {
      const wrong = rows.find(({ field }) => field.querySelector(":invalid"));
      if (!wrong) return false;
      focus(wrong.option.name);
      /** @type {HTMLInputElement} */ (wrong.field.querySelector(":invalid")).reportValidity();
      return true;
    },
  };
}

/** @param {Option} option @param {string} differs @param {string} value @param {Words} text @param {() => void} onclick */
function wayBack(option, differs, value, text, onclick) {
  return h(
    "p",
    { class: "house-back" },
    h("span", { class: "house-differs" }, text.t(differs, { value })),
    h("button", {
      type: "button", id: `house-back-${option.name}`, class: "button", "data-testid": `house-back-${option.name}`,
      "aria-label": text.t("house-back-label", { name: optionName(option, text), value }), onclick,
    }, text.t("house-back", { value })),
  );
}
