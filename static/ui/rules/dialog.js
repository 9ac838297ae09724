/** The rules of this table in words and drawings, with every reading and the options in force. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Chapter } from "./chapters.js" */

import { wholeRules } from "../../app/rules/house-rules.js";
import { fill, h, setText } from "../parts/dom.js";
import { inForceOf, partsOf } from "./chapters.js";
import { tellOrigin } from "./plan-origin.js";
import { presetName } from "./rule-sets.js";
import { createRulesTold, tellParty, tellRules } from "./told.js";

/** @param {App} app @param {() => void} print opens the dialog of what can be printed */
export function createRulesDialog(app, print) {
  const body = h("div", { class: "rules-body" });
  const title = h("h2", { id: "rules-title", tabindex: "-1" });
  const close = h("button", { class: "button primary", "data-testid": "rules-close" });
  const top = h("button", { type: "button", class: "button", "data-testid": "rules-top", onclick: () => show(title) });
  const toPaper = h("button", { type: "button", class: "button", "data-testid": "rules-print", onclick: print });
  const dialog = h(
    "dialog",
    { class: "dialog rules-dialog", "aria-labelledby": "rules-title", "data-testid": "rules-dialog" },
    h("form", { method: "dialog" }, title, body, h("div", { class: "button-row" }, top, toPaper, close)),
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
    const now = `${words.language} ${theme} ${Boolean(ui.catalog)} ${JSON.stringify([full, party?.agreement?.differs])} ${origin}`;
    if (now === drawn) return;
    drawn = now;
    setText(title, words.t("rules-title"));
    setText(close, words.t("close"));
    setText(top, words.t("rules-contents"));
    setText(toPaper, words.t("print"));
    write(full, origin, words, theme);
  }

  /** @param {Record<string, any>} rules @param {string} origin of the plan @param {Words} words @param {string} theme */
  function write(rules, origin, words, theme) {
    const { catalog } = app.store.get().ui;
    const read = { rules, catalog, words, theme, place: "rules" };
    const parts = partsOf(read);
    if (!parts.length) {
      fill(body, h("p", { class: "hint" }, words.t("setup-waits")));
      return;
    }
    const force = inForceOf(read);
    const told = createRulesTold("rules-told");
    const { party } = app.store.get();
    told.update(party && isOfParty(app.store.get()) ? tellParty({ ...party, rules }, catalog, words) : tellRules(rules, catalog, words), words);
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

/** The rules that a player wants to read of: in the lobby those of the table that is being set or
 * entered, not of a game that was left. @param {State} state @returns {Record<string, any>} */
export function rulesSpokenOf({ observation, party, ui }) {
  const seen = ui.screen === "table" ? (ui.replay?.observation ?? observation) : null;
  if (seen) return { ...seen.rules, ...seen.view.numbers };
  return party?.role === "guest" && party.rules.preset ? party.rules : ui.setup.rules;
}

/** Whether it is the rules of the table of friends that are read. @param {State} state */
const isOfParty = ({ party, ui }) => party !== null && !ui.replay
  && (ui.screen === "table" ? party.phase === "playing" || party.phase === "over" : party.role === "guest");
