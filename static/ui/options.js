/** The options of a rule set, as form fields and as text, generated from the engine's catalog. */

/** @import { Option } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { h } from "./dom.js";

/** @param {Option} option @param {Words} words */
export function optionName(option, words) {
  return words.has(`option-${option.name}`) ? words.t(`option-${option.name}`) : option.name;
}

/** An option with its value, as one line. @param {Option} option @param {any} value @param {Words} words */
export function optionText(option, value, words) {
  return words.t("option-line", { name: optionName(option, words), value: valueText(option, value, words) });
}

/** @param {Option} option @param {any} value @param {Words} words */
function valueText(option, value, words) {
  if (option.kind === "bool") return words.t(value ? "yes" : "no");
  const id = `option-${option.name}-${value}`;
  return words.has(id) ? words.t(id) : String(value);
}

/**
 * A labelled field with a sentence of explanation.
 * @param {Option} option
 * @param {any} value
 * @param {Words} words
 * @param {(value: any) => void} change
 */
export function optionField(option, value, words, change) {
  const id = `option-${option.name}`;
  const help = words.has(`${id}.help`) ? words.t(`${id}.help`) : "";
  const helpId = `${id}-help`;
  const shared = { id, "data-testid": id, "aria-describedby": help ? helpId : null };
  return h(
    "div",
    { class: `field option ${option.kind}` },
    h("label", { for: id }, optionName(option, words)),
    input(),
    help && h("p", { class: "hint", id: helpId }, help),
  );

  function input() {
    if (option.kind === "bool") {
      const box = h("input", { ...shared, type: "checkbox", onchange: () => change(box.checked) });
      box.checked = Boolean(value);
      return box;
    }
    if (option.kind === "choice") {
      const choices = option.choices ?? [];
      const select = h(
        "select",
        { ...shared, onchange: () => change(select.value) },
        choices.map((choice) => h("option", { value: choice }, valueText(option, choice, words))),
      );
      select.value = value;
      return select;
    }
    const number = h("input", {
      ...shared, type: "number", inputmode: "numeric", min: option.min, max: option.max, required: true, value,
      onchange: () => number.checkValidity() && change(number.valueAsNumber),
    });
    return number;
  }
}
