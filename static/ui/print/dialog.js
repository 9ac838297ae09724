/** What can be printed: sheets for the players, the rules in force, and of a game that is over its plan. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Outline } from "../../draw/basics/layout.js" */

import { wholeRules } from "../../app/rules/house-rules.js";
import { h, setText } from "../parts/dom.js";
import { rulesSpokenOf } from "../rules/dialog.js";
import { presetName } from "../rules/rule-sets.js";
import { planPages, rulesPages, sheetPages } from "./pages.js";
import { createPrintView } from "./view.js";

const CHOICES = ["sheets", "plan", "rules", "all-rules"];

/** @param {App} app */
export function createPrintDialog(app) {
  const view = createPrintView();
  const title = h("h2", { id: "print-title" });
  const fields = CHOICES.map((name) => {
    const box = h("input", { type: "checkbox", id: `print-${name}`, "data-testid": `print-${name}`, onchange: refresh });
    const label = h("label", { for: box.id });
    return { name, box, label, row: h("p", { class: "field check" }, box, label) };
  });
  const hint = h("p", { class: "hint" });
  const go = h("button", { type: "button", class: "button primary", id: "print-go", "data-testid": "print-go", onclick: () => void print() });
  const close = h("button", { class: "button", "data-testid": "print-close" });
  const dialog = h(
    "dialog",
    { class: "dialog print-dialog", "aria-labelledby": title.id, "data-testid": "print-dialog", onclose: view.clear },
    h("form", { method: "dialog" }, title, fields.map(({ row }) => row), hint, h("div", { class: "button-row" }, close, go)),
  );
  document.body.append(dialog);

  /** @param {string} name */
  const wanted = (name) => fields.some((field) => field.name === name && field.box.checked && !field.row.hidden);

  function refresh() {
    go.disabled = !CHOICES.some(wanted);
  }

  /** The pages as they are wanted. @param {State} state @returns {Promise<HTMLElement[]>} */
  async function pages(state) {
    const { catalog } = state.ui;
    const spoken = rulesSpokenOf(state);
    const rules = catalog ? wholeRules(spoken, catalog) : spoken;
    const words = app.words().within(rules);
    const told = { rules, catalog, words };
    const seen = shownOf(state);
    const made = [];
    if (seen && wanted("sheets")) {
      for (const player of app.called(seen).seats.filter(({ bot }) => bot === null)) made.push(...(await sheetPages(told, outlineOf(seen.view), player)));
      made.push(...(await sheetPages(told, outlineOf(seen.view), null)));
    }
    if (seen && wanted("plan")) {
      const truth = await app.review.plan();
      if (truth) made.push(...(await planPages({ truth, seats: app.called(seen).seats, words, title: presetName(rules.preset, words) })));
    }
    if (wanted("rules") || wanted("all-rules")) made.push(...rulesPages(told, wanted("all-rules")));
    return made;
  }

  async function print() {
    await view.lay(await pages(app.store.get()));
    globalThis.print();
  }

  return {
    open() {
      const words = app.words();
      const state = app.store.get();
      const seen = shownOf(state);
      const drawn = Boolean(seen?.view.rows);
      /** @type {Record<string, boolean>} */
      const possible = { sheets: drawn, plan: drawn && isOver(state), rules: true, "all-rules": true };
      setText(title, words.t("print"));
      for (const { name, box, label, row } of fields) {
        row.hidden = !possible[name];
        box.checked = name === (drawn ? "sheets" : "rules");
        setText(label, words.t(`print-${name}`));
      }
      setText(hint, words.t(drawn ? "print-hint" : "print-hint-rules"));
      setText(go, words.t("print-go"));
      setText(close, words.t("close"));
      refresh();
      dialog.showModal();
    },
  };
}

/** The game that is shown at the table. @param {State} state */
const shownOf = ({ observation, ui }) => (ui.screen === "table" ? (ui.replay?.observation ?? observation) : null);

/** Whether everybody may see the plan. @param {State} state */
const isOver = ({ observation, ui }) => ui.replay !== null || Boolean(observation?.over);

/** @param {import("../../app/basics/types.js").View} view @returns {Outline} */
const outlineOf = ({ rows, cols, floors, holes }) => ({ rows, cols, floors, holes });
