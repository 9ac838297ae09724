/** The fields of the form that sets a table. */

/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog, Setup } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { difference, gameOf, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { COLOURS } from "../../draw/basics/marks.js";
import { h } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { optionField } from "../parts/options.js";
import { ruleSets } from "../rules/rule-sets.js";
import { createRulesTold, tellRules } from "../rules/told.js";

/**
 * @typedef {{wanted: () => Setup, change: (part: Partial<Setup>) => void, note: (part: Partial<Setup>) => void,
 *   house: () => void, players: (catalog: Catalog, rules: Rules) => [number, number]}} Act
 *   `note`: a change that its field already shows; `house`: opens the house rules
 */

/**
 * Who you are.
 * @param {Act} act
 * @param {Setup} setup
 * @param {Words} words
 */
export function youField({ wanted, change, note }, setup, words) {
  /** @param {string} id @param {boolean} checked @param {(on: boolean) => Partial<Setup>} meaning */
  function choice(id, checked, meaning) {
    const box = h("input", { type: "checkbox", id, "data-testid": id, onchange: () => change(meaning(box.checked)) });
    box.checked = checked;
    return h("p", { class: "field check" }, box, h("label", { for: id }, words.t(id)));
  }
  const { you } = setup;
  // Whoever leads has no piece.
  const plays = (/** @type {boolean} */ on) => ({ you: { ...wanted().you, plays: on }, ...(on && { leads: false }) });
  const leading = (/** @type {boolean} */ on) => ({ leads: on, ...(on && { you: { ...wanted().you, plays: false } }) });
  const name = h("input", {
    type: "text", id: "you-name", "data-testid": "you-name", maxlength: 24, autocomplete: "nickname",
    placeholder: words.t("you-default"), value: setup.you.name,
    onchange: () => note({ you: { ...wanted().you, name: name.value } }),
  });
  return h(
    "fieldset",
    null,
    h("legend", null, words.t("you")),
    choice("you-play", you.plays, plays),
    choice("you-lead", setup.leads === true, leading),
    setup.leads && h("p", { class: "hint", "data-testid": "you-lead-hint" }, words.t("you-lead-hint")),
    (you.plays || setup.leads) && h("p", { class: "field" }, h("label", { for: "you-name" }, words.t("you-name")), name),
    you.plays && colours({ wanted, change }, setup, words),
  );
}

/** @param {Pick<Act, "wanted" | "change">} act @param {Setup} setup @param {Words} words */
function colours({ wanted, change }, setup, words) {
  return h(
    "div",
    { class: "colours", role: "radiogroup", "aria-label": words.t("you-colour") },
    COLOURS.map((colour) => {
      const input = h("input", {
        type: "radio", name: "colour", class: "sr", id: `colour-${colour}`, value: colour,
        onchange: () => change({ you: { ...wanted().you, colour } }),
      });
      input.checked = setup.you.colour === colour;
      const label = words.t(`colour-${colour}`);
      return h("label", { class: "colour", "data-testid": `colour-${colour}`, title: label }, input, mark(colour), h("span", { class: "sr" }, label));
    }),
  );
}

/** What is played. @param {Act} act @param {Catalog} catalog @param {Setup} setup @param {Words} words */
export function gameField({ wanted, change, note, house, players }, catalog, setup, words) {
  const full = wholeRules(setup.rules, catalog);
  const [least, most] = players(catalog, setup.rules);
  const plain = primerOf(gameOf(setup.rules.preset, catalog), catalog).lobby;
  // What the rule set says of itself stands on its card.
  const differs = createRulesTold("preset-changed", { about: false });
  const tell = () => differs.update(tellRules(wanted().rules, catalog, words), words);
  tell();
  /** @param {import("../../app/basics/types.js").Option} option */
  const field = (option) =>
    optionField(option, full[option.name], words, (value) => {
      note({ rules: difference({ ...wanted().rules, [option.name]: value }, catalog) });
      tell();
    });
  return h(
    "fieldset",
    null,
    h("legend", null, words.t("setup-game")),
    ruleSets(catalog, setup.rules.preset, words, (preset) => change({ rules: { preset }, plan: undefined })),
    h("p", { class: "hint" }, words.t(least === most ? "preset-players-only" : "preset-players", { least, most })),
    h("div", { class: "option-row" }, optionsOf(setup.rules, catalog).filter((option) => plain.includes(option.name)).map(field)),
    differs.element,
    h("button", { type: "button", id: "house", class: "button", "data-testid": "house", onclick: house }, words.t("house")),
  );
}

/** A plan from the desk is played on, until it is left out. @param {() => void} leaveOut @param {Words} words */
function planField(leaveOut, words) {
  return h(
    "fieldset",
    { "data-testid": "setup-plan" },
    h("legend", null, words.t("setup-plan")),
    h("p", { class: "hint" }, words.t("setup-plan-help")),
    h("button", { type: "button", id: "setup-plan-out", class: "button", "data-testid": "setup-plan-out", onclick: leaveOut }, words.t("setup-plan-out")),
  );
}

/** Of what the labyrinth is drawn. @param {Act} act @param {Setup} setup @param {Words} words */
export function seedField({ change, note }, setup, words) {
  if (setup.plan) return planField(() => change({ plan: undefined }), words);
  const input = h("input", {
    type: "text", id: "seed", "data-testid": "seed-field", maxlength: 64, autocomplete: "off", spellcheck: "false",
    value: setup.seed, "aria-describedby": "seed-help", onchange: () => note({ seed: input.value }),
  });
  return h(
    "fieldset",
    null,
    h("legend", null, words.t("seed")),
    h("p", { class: "field" }, h("label", { for: "seed" }, words.t("seed-label")), input),
    h("p", { class: "hint", id: "seed-help" }, words.t("seed-help")),
  );
}
