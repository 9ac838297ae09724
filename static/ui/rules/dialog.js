/** The rules of this table in words and drawings, with every reading and the options in force. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Primer, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { changedNames, gameOf, grouped, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { familyOf } from "../../app/language/words.js";
import { fill, h, setText } from "../parts/dom.js";
import { optionText } from "../parts/options.js";
import { tellOrigin } from "./plan-origin.js";
import { presetName } from "./rule-sets.js";
import { figures, legend } from "./figures.js";
import { parchisFigures } from "./figures-parchis.js";
import { createRulesTold, tellRules } from "./told.js";

/** How each game's drawings are drawn. @type {Record<string, typeof figures>} */
const DRAWN = { labyrinth: figures, parchis: parchisFigures };
/** At most so many in a chapter. */
export const PARAGRAPHS = 9;

/** @typedef {{title: HTMLElement, section: HTMLElement}} Chapter */

/** @param {App} app */
export function createRulesDialog(app) {
  const body = h("div", { class: "rules-body" });
  const title = h("h2", { id: "rules-title", tabindex: "-1" });
  const close = h("button", { class: "button primary", "data-testid": "rules-close" });
  const top = h("button", { type: "button", class: "button", "data-testid": "rules-top", onclick: () => show(title) });
  const dialog = h(
    "dialog",
    { class: "dialog rules-dialog", "aria-labelledby": "rules-title", "data-testid": "rules-dialog" },
    h("form", { method: "dialog" }, title, body, h("div", { class: "button-row" }, top, close)),
  );
  document.body.append(dialog);
  let drawn = "";

  function update() {
    if (!dialog.open) return;
    const state = app.store.get();
    const { party, ui } = state;
    const rules = rulesSpokenOf(state);
    const full = ui.catalog ? wholeRules(rules, ui.catalog) : rules;
    const words = app.words().within(full);
    const theme = app.theme();
    const origin = party && !ui.replay ? tellOrigin(party, words) : "";
    const now = `${words.language} ${theme} ${Boolean(ui.catalog)} ${JSON.stringify(full)} ${origin}`;
    if (now === drawn) return;
    drawn = now;
    setText(title, words.t("rules-title"));
    setText(close, words.t("close"));
    setText(top, words.t("rules-contents"));
    write(full, origin, words, theme);
  }

  /** @param {Record<string, any>} rules @param {string} origin of the plan @param {Words} words @param {string} theme */
  function write(rules, origin, words, theme) {
    const { catalog } = app.store.get().ui;
    const game = gameOf(rules.preset, catalog);
    const primer = primerOf(game, catalog);
    if (!primer.parts.length) {
      fill(body, h("p", { class: "hint" }, words.t("setup-waits")));
      return;
    }
    const parts = primer.parts.map(({ part, chapters }) => ({
      name: words.t(`rules-part-${part}`),
      chapters: chapters.flatMap((chapter) => chapterOf(chapter, primer, DRAWN[game], { rules, words, theme }) ?? []),
    }));
    const force = inForce(rules, primer, words);
    const told = createRulesTold("rules-told");
    told.update(tellRules(rules, catalog, words), words);
    const played = h("p", { class: "rules-played", "data-testid": "rules-played" }, presetName(rules.preset, words));
    fill(body, played, told.element, origin && h("p", { class: "hint", "data-testid": "rules-origin" }, origin), contents([...parts, { name: "", chapters: [force] }], words), parts.flatMap(({ chapters }) => chapters.map(({ section }) => section)), force.section);
  }

  /** @param {{name: string, chapters: Chapter[]}[]} parts @param {Words} words */
  function contents(parts, words) {
    return h(
      "nav",
      { class: "rules-contents", "aria-label": words.t("rules-contents"), "data-testid": "rules-contents" },
      parts.filter(({ chapters }) => chapters.length).map(({ name, chapters }) => h(
        "div",
        null,
        name && h("p", { class: "rules-part" }, name),
        h("ul", null, chapters.map(({ title: heading }) => h("li", null,
          h("button", { type: "button", class: "jump", onclick: () => show(heading) }, heading.textContent)))),
      )),
    );
  }

  /** @param {Record<string, any>} rules @param {Primer} primer @param {Words} words @returns {Chapter} */
  function inForce(rules, primer, words) {
    const { catalog } = app.store.get().ui;
    const changed = new Set(catalog ? changedNames(rules, catalog) : []);
    const heading = titleOf("in-force", words.t("rules-in-force"));
    const groups = grouped(optionsOf(rules, catalog), primer.groups).map(({ group, options }) => [
      h("h4", null, words.t(`house-group-${group}`)),
      h("ul", null, options.map((option) => {
        const line = optionText(option, rules[option.name], words);
        return h("li", null, changed.has(option.name) ? h("strong", null, words.t("rules-changed", { line })) : line);
      })),
    ]);
    const section = h("section", { "data-testid": "rules-in-force", "aria-labelledby": heading.id }, heading, groups.flat());
    return { title: heading, section };
  }

  /** @param {HTMLElement} heading */
  function show(heading) {
    heading.scrollIntoView({ block: "start" });
    heading.focus({ preventScroll: true });
  }

  return {
    open() {
      dialog.showModal();
      update();
      dialog.scrollTop = 0;
    },
    update,
  };
}

/** @param {string} name @param {string} text */
const titleOf = (name, text) => h("h3", { id: `rules-chapter-${name}`, tabindex: "-1" }, text);

/**
 * A chapter as it reads under these rules; null when nothing in it applies.
 * @param {string} chapter
 * @param {Primer} primer
 * @param {typeof figures} draw
 * @param {{rules: Record<string, any>, words: Words, theme: string}} read
 * @returns {Chapter | null}
 */
function chapterOf(chapter, primer, draw, { rules, words, theme }) {
  const args = argsOf(rules);
  const paragraphs = paragraphsOf(chapter, args, words);
  if (!paragraphs.length) return null;
  const heading = titleOf(chapter, words.t(`rules-${chapter}`, args));
  const section = h(
    "section",
    { "aria-labelledby": heading.id },
    heading,
    draw(primer, chapter, rules, (id) => words.t(id, args), theme),
    paragraphs.map((text) => h("p", null, text)),
    primer.legend?.chapter === chapter && legend(primer, rules, words, theme),
  );
  return { title: heading, section };
}

/** The rules that a player wants to read of: in the lobby those of the table that is being set or
 * entered, not of a game that was left. @param {State} state @returns {Record<string, any>} */
function rulesSpokenOf({ observation, party, ui }) {
  const seen = ui.screen === "table" ? (ui.replay?.observation ?? observation) : null;
  if (seen) return { ...seen.rules, ...seen.view.numbers };
  return party?.role === "guest" && party.rules.preset ? party.rules : ui.setup.rules;
}

/**
 * The paragraphs of a chapter that apply.
 * @param {string} chapter
 * @param {Record<string, any>} args
 * @param {Words} words
 * @returns {string[]}
 */
export function paragraphsOf(chapter, args, words) {
  return Array.from({ length: PARAGRAPHS }, (_, at) => `rules-${chapter}-${at + 1}`)
    .map((id) => (words.has(id) ? words.t(id, args).trim() : ""))
    .filter(Boolean);
}

/** Options as the sentences take them. @param {Record<string, any>} rules @returns {Record<string, any>} */
export function argsOf(rules) {
  const told = Object.entries(rules).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : value]);
  return { ...Object.fromEntries(told), preset: familyOf(rules.preset), handicaps: rules.beginners?.trim() ? "yes" : "no" };
}
