/** The form that sets a table: what is played by which options, and who plays. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog, Setup, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { gameOf, wholeRules } from "../../app/rules/house-rules.js";
import { secretsOf } from "../../app/rules/primer.js";
import { apart, botsOf, fittingBots, fittingPeople, othersOf } from "../../app/table/seating.js";
import { setUi } from "../../app/page/store.js";
import { botRows } from "./bot-rows.js";
import { createPlayersTold } from "./players-told.js";
import { gameField, seedField, youField } from "./setup-fields.js";
import { createStrength } from "./strength.js";
import { fill, h, setText } from "../parts/dom.js";

/**
 * @param {App} app
 * @param {{start: () => void, house: () => void, check: (rules: Rules) => Promise<any>}} needs
 *   `house`: opens the house rules; `check`: the engine's reply to rules, null when there is none
 */
export function createSetupForm(app, { start, house, check }) {
  const title = h("summary", null);
  const form = h("form", { class: "setup", "data-testid": "setup", onsubmit: submit });
  const element = h("details", { class: "sheet setup-sheet", "data-testid": "setup-sheet", ontoggle: () => element.open && void strength.read() }, title, form);
  /** What the form was drawn from. @type {unknown[]} */
  let drawn = [];
  const strength = createStrength(() => {
    drawn = [];
    update(app.store.get(), app.words());
  });
  const { players, follow } = createPlayersTold(app, { check, changed: () => change({}) });

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    start();
  }

  const wanted = () => app.store.get().ui.setup;
  const act = { wanted, change, note, house, players };

  /** @param {Partial<Setup>} part */
  function change(part) {
    const setup = seated({ ...wanted(), ...part });
    app.preferences.set({ you: setup.you, bots: setup.bots, people: setup.people ?? [], rules: setup.rules });
    setUi(app.store, { setup });
  }

  /** A table with people and bots that play its game, as many as its rules allow. @param {Setup} setup @returns {Setup} */
  function seated(setup) {
    const { catalog, bots } = app.store.get().ui;
    if (!catalog) return setup;
    const kinds = botsOf(bots, gameOf(setup.rules.preset, catalog));
    const range = players(catalog, setup.rules);
    const people = fittingPeople(setup.people ?? [], setup.you, range[1]);
    const persons = people.length + (setup.you.plays ? 1 : 0);
    return { ...setup, people, bots: fittingBots(setup.bots, persons, range, kinds) };
  }

  /**
   * A change that its field already shows. The form is not built anew: a field is left by clicking
   * another one, which must still be there when the button comes up.
   * @param {Partial<Setup>} part
   */
  function note(part) {
    change(part);
    drawn = drawn.with(2, wanted());
  }

  /** @param {State} state @param {Words} words */
  function update({ ui }, words) {
    setText(title, words.t("setup"));
    if (ui.catalog) follow(ui.catalog, ui.setup.rules);
    const now = [ui.catalog, ui.bots, ui.setup, words];
    if (now.every((value, at) => value === drawn[at])) return;
    drawn = now;
    if (ui.catalog) fill(form, ...fields(ui.catalog, ui, words));
    else fill(form, h("p", { class: "hint" }, words.t("setup-waits")));
  }

  /** @param {Catalog} catalog @param {State["ui"]} ui @param {Words} words */
  function fields(catalog, { setup, bots }, words) {
    const full = wholeRules(setup.rules, catalog);
    const own = words.within(full);
    const game = gameOf(setup.rules.preset, catalog);
    const kinds = bots.filter((bot) => bot.game === game);
    const table = {
      others: othersOf(setup), kinds, you: setup.you, players: players(catalog, setup.rules), pairs: full.pairs,
      secrets: secretsOf(game, catalog), leads: setup.leads === true, ...strength.among(kinds, words),
    };
    return [
      gameField(act, catalog, setup, own),
      youField(act, setup, words),
      botRows(table, own, { change: (others) => change(apart(others)), note: (others) => note(apart(others)), others: () => othersOf(wanted()) }),
      seedField(act, setup, own),
      h("div", { class: "button-row" }, h("button", { type: "submit", id: "start-game", class: "button primary", "data-testid": "start-game" }, words.t("start-game"))),
    ];
  }

  return {
    element,
    update,
    /** Unfolds the form and leads to it. */
    open() {
      element.open = true;
      title.focus();
      title.scrollIntoView({ block: "start" });
    },
    /** Rules that were made elsewhere come into the form. @param {Record<string, any>} rules */
    useRules(rules) {
      element.open = true;
      change({ rules });
    },
  };
}
