/** The options of a rule set, as form fields and as text, generated from the engine's catalog. */

/** @import { Option, Said } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h } from "./dom.js";

/** @param {Pick<Option, "name">} option @param {Words} words */
export function optionName(option, words) {
  return words.has(`option-${option.name}`) ? words.t(`option-${option.name}`) : option.name;
}

/** The sentence that explains an option, if there is one. @param {Option} option @param {Words} words */
export function optionHelp(option, words) {
  const id = `option-${option.name}.help`;
  return words.has(id) ? words.t(id) : "";
}

/** An option with its value, as one line. @param {Option} option @param {any} value @param {Words} words */
export function optionText(option, value, words) {
  return words.t("option-line", { name: optionName(option, words), value: valueText(option, value, words) });
}

/** @param {Pick<Option, "name" | "kind">} option @param {any} value @param {Words} words */
export function valueText(option, value, words) {
  if (option.kind === "bool") return words.t(value ? "yes" : "no");
  const id = `option-${option.name}-${value}`;
  return words.has(id) ? words.t(id) : String(value === "" ? "–" : value);
}

/**
 * A refusal as a sentence that calls options by their names.
 * @param {Said} refusal
 * @param {readonly Option[]} options of the game that is spoken of
 * @param {Words} words
 */
export function sayRefusal(refusal, options, words) {
  const args = { ...refusal.args };
  const called = (/** @type {string} */ name) => options.find((option) => option.name === name);
  const option = called(args.option);
  if (refusal.key === "refused-option" && option) args.wanted = wantedText(option, words);
  for (const part of ["option", "one", "other"]) {
    const named = called(args[part]);
    if (named) args[part] = optionName(named, words);
  }
  return words.refusal({ key: refusal.key, args }, []);
}

/** @param {Option} option @param {Words} words */
function wantedText(option, words) {
  const own = `option-${option.name}.wanted`;
  if (words.has(own)) return words.t(own);
  const said = (/** @type {any[]} */ values) => values.map((value) => valueText(option, value, words)).join(", ");
  const named = (option.named ?? []).map(([value]) => value);
  return words.t(named.length ? "wanted-named" : `wanted-${option.kind}`, {
    min: leastNumber(option), max: option.max ?? 0, choices: said(option.choices ?? []), named: said(named),
  });
}

/** The least number that is meant as a number. @param {Option} option */
function leastNumber({ min, named = [] }) {
  let least = min ?? 0;
  while (named.some(([value]) => value === least)) least += 1;
  return least;
}

/**
 * A labelled field with a sentence of explanation.
 * @param {Option} option
 * @param {any} value
 * @param {Words} words
 * @param {(value: any) => void} change
 * @param {string} [prefix] of the field's id, where an option has several fields in the page
 */
export function optionField(option, value, words, change, prefix = "option") {
  const id = `${prefix}-${option.name}`;
  const help = optionHelp(option, words);
  const helpId = `${id}-help`;
  const shared = { id, "data-testid": id, "data-option": option.name, "aria-describedby": help ? helpId : null };
  const element = h(
    "div",
    { class: `field option ${option.kind}` },
    h("label", { for: id }, optionName(option, words)),
    input(),
    help && h("p", { class: "hint", id: helpId }, help),
  );
  showValue(element, option, value);
  return element;

  function input() {
    if (option.kind === "bool") {
      const box = h("input", { ...shared, type: "checkbox", onchange: () => change(box.checked) });
      return box;
    }
    if (option.kind === "choice") {
      const choices = option.choices ?? [];
      const select = h(
        "select",
        { ...shared, onchange: () => change(choices[select.selectedIndex]) },
        choices.map((choice) => h("option", { value: choice }, valueText(option, choice, words))),
      );
      return select;
    }
    if (option.kind === "text") {
      const text = h("input", {
        ...shared, type: "text", maxlength: option.max, autocomplete: "off", spellcheck: "false",
        onchange: () => change(text.value.trim()),
      });
      return text;
    }
    const number = h("input", {
      ...shared, type: "number", min: leastNumber(option), max: option.max, required: true, inputmode: "numeric",
      oninput: () => showValue(element, option, number.value),
      onchange: () => number.checkValidity() && change(number.valueAsNumber),
    });
    return option.named?.length ? h("div", { class: "named-number" }, meanings(), number) : number;
  }

  /** A choice beside the number's field: what a value that is no number means, or that it is a number. */
  function meanings() {
    const select = h(
      "select",
      {
        id: `${id}-named`, "data-testid": `${id}-named`, "data-named": "", "aria-label": optionName(option, words), "aria-describedby": shared["aria-describedby"],
        onchange: () => {
          const now = select.value === "" ? Math.max(1, leastNumber(option)) : Number(select.value);
          showValue(element, option, now);
          change(now);
        },
      },
      (option.named ?? []).map(([value]) => h("option", { value }, valueText(option, value, words))),
      h("option", { value: "" }, words.t("option-number")),
    );
    return select;
  }
}

/** Shows a value in an option's field. @param {Element} field @param {Option} option @param {any} value */
export function showValue(field, option, value) {
  const input = /** @type {HTMLInputElement | HTMLSelectElement} */ (field.querySelector("[data-option]"));
  const select = /** @type {HTMLSelectElement | null} */ (field.querySelector("[data-named]"));
  const means = option.named?.some(([one]) => one === value) ?? false;
  if (input instanceof HTMLInputElement && option.kind === "bool") input.checked = Boolean(value);
  else if (input.value !== String(value)) input.value = means ? "" : String(value);
  if (select) {
    select.value = means ? String(value) : "";
    // While a word stands, no number is missing.
    input.toggleAttribute("required", !means);
  }
}
