/** The rules in words, with every reading of the documents and the options in force. */

/** @import { App } from "../app/app.js" */
/** @import { Words } from "../app/words.js" */

import { fill, h } from "./dom.js";
import { optionText } from "./options.js";

/** The chapters; each has a title and numbered paragraphs in the catalog. */
const CHAPTERS = ["goal", "start", "turn", "moving", "water", "pits", "walls", "shooting", "wounds", "treasure", "bear", "end", "plan", "notebook"];
const PARAGRAPHS = 8;

/** @param {App} app */
export function createRulesDialog(app) {
  const body = h("div", { class: "rules-body" });
  const title = h("h2", { id: "rules-title" });
  const close = h("button", { class: "button primary", "data-testid": "rules-close" });
  const dialog = h(
    "dialog",
    { class: "dialog rules-dialog", "aria-labelledby": "rules-title", "data-testid": "rules-dialog" },
    h("form", { method: "dialog" }, title, body, h("div", { class: "button-row" }, close)),
  );
  document.body.append(dialog);

  function update() {
    if (!dialog.open) return;
    const words = app.words();
    const { observation, ui } = app.store.get();
    const rules = ui.replay?.observation.rules ?? observation?.rules ?? ui.setup.rules;
    const full = { ...ui.catalog?.presets[rules.preset]?.rules, ...rules };
    title.textContent = words.t("rules-title");
    close.textContent = words.t("close");
    fill(body, CHAPTERS.map((chapter) => section(chapter, full, words)), inForce(full, words));
  }

  /** @param {Record<string, any>} rules @param {Words} words */
  function inForce(rules, words) {
    const options = app.store.get().ui.catalog?.options ?? [];
    return h(
      "section",
      { "data-testid": "rules-in-force" },
      h("h3", null, words.t("rules-in-force")),
      h("ul", null, options.map((option) => h("li", null, optionText(option, rules[option.name], words)))),
    );
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

/** @param {string} chapter @param {Record<string, any>} rules @param {Words} words */
function section(chapter, rules, words) {
  const args = Object.fromEntries(
    Object.entries(rules).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : value]),
  );
  const paragraphs = [];
  for (let number = 1; number <= PARAGRAPHS; number += 1) {
    const id = `rules-${chapter}-${number}`;
    const text = words.has(id) ? words.t(id, args) : "";
    if (text) paragraphs.push(h("p", null, text));
  }
  return h("section", null, h("h3", null, words.t(`rules-${chapter}`)), paragraphs);
}
