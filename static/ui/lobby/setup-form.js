/** The form that sets a table: what is played by which options, and who plays. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog, Setup, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { changedNames, difference, gameOf, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { COLOURS } from "../../draw/basics/marks.js";
import { botsOf, fittingBots } from "../../app/table/seating.js";
import { setUi } from "../../app/page/store.js";
import { botRows } from "./bot-rows.js";
import { fill, h, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { optionField } from "../parts/options.js";
import { ruleSets } from "../rules/rule-sets.js";
import { createRulesTold, tellRules } from "../rules/told.js";

/**
 * @param {App} app
 * @param {{start: () => void, house: () => void, check: (rules: Rules) => Promise<any>}} needs
 *   `house`: opens the house rules; `check`: the engine's reply to rules, null when there is none
 */
export function createSetupForm(app, { start, house, check }) {
  const title = h("summary", null);
  const form = h("form", { class: "setup", "data-testid": "setup", onsubmit: submit });
  const element = h("details", { class: "sheet setup-sheet", "data-testid": "setup-sheet" }, title, form);
  /** What the form was drawn from. @type {unknown[]} */
  let drawn = [];
  /** Fewest and most players by changed rules, as the engine has told; null: it is being asked.
   * @type {Map<string, [number, number] | null>} */
  const told = new Map();
  /** How many play by the rules that were spoken of last. @type {{preset: string, players: [number, number]} | null} */
  let latest = null;

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    start();
  }

  const wanted = () => app.store.get().ui.setup;

  /** @param {Partial<Setup>} part */
  function change(part) {
    const setup = seated({ ...wanted(), ...part });
    app.preferences.set({ you: setup.you, bots: setup.bots, rules: setup.rules });
    setUi(app.store, { setup });
  }

  /** A table with bots that play its game, as many as its rules allow. @param {Setup} setup @returns {Setup} */
  function seated(setup) {
    const { catalog, bots } = app.store.get().ui;
    if (!catalog) return setup;
    const kinds = botsOf(bots, gameOf(setup.rules.preset, catalog));
    return { ...setup, bots: fittingBots(setup.bots, setup.you.plays, players(catalog, setup.rules), kinds) };
  }

  /**
   * Fewest and most players. While the engine is asked about one more change, they stay as they are.
   * @param {Catalog} catalog @param {Rules} rules @returns {[number, number]}
   */
  function players(catalog, rules) {
    const own = catalog.presets[rules.preset]?.players ?? [1, 6];
    if (!changedNames(rules, catalog).length) return own;
    return told.get(JSON.stringify(rules)) ?? (latest && latest.preset === rules.preset ? latest.players : own);
  }

  /** Asks how many can play by rules that are nobody's but this table's. @param {Catalog} catalog @param {Rules} rules */
  async function askPlayers(catalog, rules) {
    const asked = JSON.stringify(rules);
    if (told.has(asked) || !changedNames(rules, catalog).length) return;
    told.set(asked, null);
    const shown = players(catalog, rules);
    const reply = await check(rules);
    if (reply?.type === "rules") told.set(asked, reply.players);
    else if (!reply) told.delete(asked);
    // A form that shows as much already is left alone: one of its fields may just be in use.
    const differ = String(players(catalog, rules)) !== String(shown);
    if (differ && JSON.stringify(wanted().rules) === asked) change({});
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
    if (ui.catalog) {
      void askPlayers(ui.catalog, ui.setup.rules);
      latest = { preset: ui.setup.rules.preset, players: players(ui.catalog, ui.setup.rules) };
    }
    const now = [ui.catalog, ui.bots, ui.setup, words];
    if (now.every((value, at) => value === drawn[at])) return;
    drawn = now;
    if (!ui.catalog) {
      fill(form, h("p", { class: "hint" }, words.t("setup-waits")));
      return;
    }
    const { catalog, setup } = ui;
    const full = wholeRules(setup.rules, catalog);
    const own = words.within(full);
    const kinds = ui.bots.filter((bot) => bot.game === gameOf(setup.rules.preset, catalog));
    const table = { bots: setup.bots, kinds, plays: setup.you.plays, players: players(catalog, setup.rules), pairs: full.pairs };
    fill(
      form,
      game(catalog, setup, own),
      you(setup, words),
      botRows(table, own, (bots) => change({ bots })),
      seed(setup, own),
      h("div", { class: "button-row" }, h("button", { type: "submit", id: "start-game", class: "button primary", "data-testid": "start-game" }, words.t("start-game"))),
    );
  }

  /** @param {Setup} setup @param {Words} words */
  function you(setup, words) {
    const plays = h("input", { type: "checkbox", id: "you-play", "data-testid": "you-play", onchange: () => change({ you: { ...wanted().you, plays: plays.checked } }) });
    plays.checked = setup.you.plays;
    const name = h("input", {
      type: "text", id: "you-name", "data-testid": "you-name", maxlength: 24, autocomplete: "nickname",
      placeholder: words.t("you-default"), value: setup.you.name,
      onchange: () => note({ you: { ...wanted().you, name: name.value } }),
    });
    return h(
      "fieldset",
      null,
      h("legend", null, words.t("you")),
      h("p", { class: "field check" }, plays, h("label", { for: "you-play" }, words.t("you-play"))),
      setup.you.plays && h("p", { class: "field" }, h("label", { for: "you-name" }, words.t("you-name")), name),
      setup.you.plays && colours(setup, words),
    );
  }

  /** @param {Setup} setup @param {Words} words */
  function colours(setup, words) {
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

  /** @param {Catalog} catalog @param {Setup} setup @param {Words} words */
  function game(catalog, setup, words) {
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
      ruleSets(catalog, setup.rules.preset, words, (preset) => change({ rules: { preset } })),
      h("p", { class: "hint" }, words.t(least === most ? "preset-players-only" : "preset-players", { least, most })),
      h("div", { class: "option-row" }, optionsOf(setup.rules, catalog).filter((option) => plain.includes(option.name)).map(field)),
      differs.element,
      h("button", { type: "button", id: "house", class: "button", "data-testid": "house", onclick: house }, words.t("house")),
    );
  }

  /** @param {Setup} setup @param {Words} words */
  function seed(setup, words) {
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
