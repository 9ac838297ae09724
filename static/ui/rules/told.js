/**
 * What is played, in a few words: the rule set's own sentence as long as nothing differs from it, else
 * each option that does.
 */

/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { difference, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { familyOf } from "../../app/language/words.js";
import { fill, h, setText } from "../parts/dom.js";
import { optionName, valueText } from "../parts/options.js";

/** More than so many lines are unfolded by whoever wants to read them. */
const AT_A_GLANCE = 8;

/**
 * @typedef {{about: string, changes: string[]}} RulesTold
 *   `about`: what the rule set says of itself, "" where that no longer holds; `changes`: what is otherwise
 */

/**
 * @param {Rules} rules
 * @param {Catalog | null} catalog null: it has not come yet, and nobody can tell what differs
 * @param {Words} words
 * @returns {RulesTold}
 */
export function tellRules(rules, catalog, words) {
  const { preset } = rules;
  if (!catalog || !words.has(`preset-${preset}`)) return { about: "", changes: [] };
  const usual = wholeRules({ preset }, catalog);
  const differing = difference(rules, catalog);
  const own = words.within(wholeRules(rules, catalog));
  const changes = optionsOf(rules, catalog).filter(({ name }) => name in differing).map((option) => own.t("rule-differs", {
    name: optionName(option, own), value: valueText(option, rules[option.name], own), usual: valueText(option, usual[option.name], own),
  }));
  return { about: changes.length ? "" : aboutSet(preset, words), changes };
}

/**
 * The same at a table of friends, whose engine has told everybody what differs: no page has to find it out.
 * @param {Pick<import("../../app/friends/types.js").Party, "rules" | "agreement">} party
 * @param {Catalog | null} catalog
 * @param {Words} words
 * @returns {RulesTold}
 */
export function tellParty({ rules, agreement }, catalog, words) {
  if (!rules.preset) return { about: "", changes: [] }; // nothing was told yet
  if (!agreement) return tellRules(rules, catalog, words);
  const own = words.within(catalog ? wholeRules(rules, catalog) : rules);
  const changes = agreement.differs.map(({ option, value, usual }) => own.t("rule-differs", {
    name: optionName({ name: option }, own), value: plainValue(option, value, own), usual: plainValue(option, usual, own),
  }));
  return { about: changes.length || !words.has(`preset-${rules.preset}`) ? "" : aboutSet(rules.preset, words), changes };
}

/** An option's value where no more than its name is known. @param {string} name @param {boolean | number | string} value @param {Words} words */
export const plainValue = (name, value, words) =>
  valueText({ name, kind: typeof value === "boolean" ? "bool" : "text" }, value, words);

/** A rule set of several is told after what all of them have in common. @param {string} preset @param {Words} words */
function aboutSet(preset, words) {
  const family = words.has(`preset-${preset}.variant`) && words.t("family-about", { preset: familyOf(preset) });
  return [family, words.t("preset-about", { preset })].filter(Boolean).join(" ");
}

/** @param {string} id @param {{about?: boolean}} [shown] `about`: the rule set's own sentence, too */
export function createRulesTold(id, { about = true } = {}) {
  const sentence = h("p", { class: "hint", "data-testid": `${id}-about` });
  const lead = h("summary");
  const list = h("ul", { "data-testid": `${id}-changes` });
  const changes = h("details", null, lead, list);
  const element = h("div", { class: "rules-told", "data-testid": id }, sentence, changes);
  let drawn = "";

  return {
    element,
    /** @param {RulesTold} told @param {Words} words */
    update(told, words) {
      const now = `${words.language} ${JSON.stringify(told)}`;
      if (now === drawn) return;
      drawn = now;
      setText(sentence, about ? told.about : "");
      sentence.hidden = !sentence.textContent;
      changes.hidden = told.changes.length === 0;
      element.hidden = sentence.hidden && changes.hidden;
      changes.open = told.changes.length <= AT_A_GLANCE;
      setText(lead, words.t("preset-changed", { count: told.changes.length }));
      fill(list, told.changes.map((line) => h("li", null, line)));
    },
  };
}
