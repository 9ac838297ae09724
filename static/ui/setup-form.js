/** The form that sets a table: who plays, on what labyrinth, by which options. */

/** @import { App } from "../app/app.js" */
/** @import { Catalog, Setup, State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { changedNames, difference, wholeRules } from "../app/house-rules.js";
import { COLOURS } from "../app/marks.js";
import { fittingBots } from "../app/seating.js";
import { setUi } from "../app/store.js";
import { familyOf } from "../app/words.js";
import { fill, h, setText } from "./dom.js";
import { icon, mark } from "./icons.js";
import { optionField } from "./options.js";
import { botName } from "./seats.js";

/** Options that stand in the form itself; all of them are in the dialog of house rules. */
const PLAIN = ["rows", "cols", "difficulty"];
const GAME = "labyrinth";

/** @param {App} app @param {{start: () => void, house: () => void}} needs `house`: opens the house rules */
export function createSetupForm(app, { start, house }) {
  const title = h("summary", null);
  const form = h("form", { class: "setup", "data-testid": "setup", onsubmit: submit });
  const element = h("details", { class: "sheet setup-sheet", "data-testid": "setup-sheet" }, title, form);
  /** What the form was drawn from. @type {unknown[]} */
  let drawn = [];

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

  /** A table with as many bots as its rules allow. @param {Setup} setup @returns {Setup} */
  function seated(setup) {
    const { catalog } = app.store.get().ui;
    if (!catalog) return setup;
    const bots = fittingBots(setup.bots, setup.you.plays, players(catalog, setup), kinds().at(-1)?.id ?? "");
    return { ...setup, bots };
  }

  const kinds = () => app.store.get().ui.bots.filter((bot) => bot.game === GAME);

  /** @param {Catalog} catalog @param {Setup} setup @returns {[number, number]} fewest and most */
  const players = (catalog, setup) => catalog.presets[setup.rules.preset]?.players ?? [1, 6];

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
    const now = [ui.catalog, ui.bots, ui.setup, words];
    if (now.every((value, at) => value === drawn[at])) return;
    drawn = now;
    if (!ui.catalog) {
      fill(form, h("p", { class: "hint" }, words.t("setup-waits")));
      return;
    }
    fill(
      form,
      you(ui.setup, words),
      bots(ui.catalog, ui.setup, words),
      labyrinth(ui.catalog, ui.setup, words),
      seed(ui.setup, words),
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
  function bots(catalog, setup, words) {
    const some = kinds();
    const [fewest, most] = players(catalog, setup);
    const count = setup.bots.length + (setup.you.plays ? 1 : 0);
    const rows = setup.bots.map((id, at) => {
      const select = h(
        "select",
        {
          id: `bot-${at}`, "data-testid": `bot-${at}`, "aria-label": words.t("bot-number", { number: at + 1 }),
          onchange: () => change({ bots: setup.bots.with(at, select.value) }),
        },
        some.map((kind) => h("option", { value: kind.id }, words.t("bot-choice", { name: botName(kind.id, words), level: kind.level }))),
      );
      select.value = id;
      const remove = h("button", {
        type: "button", class: "icon-button", id: `bot-remove-${at}`, "aria-label": words.t("bot-remove", { number: at + 1 }),
        disabled: count <= fewest, onclick: () => change({ bots: setup.bots.toSpliced(at, 1) }),
      }, icon("close"));
      return h("li", { class: "bot-row" }, select, remove);
    });
    return h(
      "fieldset",
      null,
      h("legend", null, words.t("bots")),
      h("ul", { class: "bot-list" }, rows),
      h("button", {
        type: "button", class: "button", id: "bot-more", "data-testid": "bot-more", disabled: count >= most,
        onclick: () => change({ bots: [...setup.bots, some.at(-1)?.id ?? ""] }),
      }, words.t("bot-more")),
      h("p", { class: "hint" }, some.map((kind) => (words.has(`bot-${kind.id}.help`) ? `${words.t(`bot-${kind.id}.help`)} ` : "")).join("")),
    );
  }

  /** @param {Catalog} catalog @param {Setup} setup @param {Words} words */
  function labyrinth(catalog, setup, words) {
    const full = wholeRules(setup.rules, catalog);
    const changed = changedNames(setup.rules, catalog).length;
    const [least, most] = players(catalog, setup);
    const differs = h("p", { class: "hint", "data-testid": "preset-changed" }, changed > 0 && words.t("preset-changed", { count: changed }));
    /** @param {import("../app/types.js").Option} option */
    const field = (option) =>
      optionField(option, full[option.name], words, (value) => {
        note({ rules: difference({ ...wanted().rules, [option.name]: value }, catalog) });
        const count = changedNames(wanted().rules, catalog).length;
        setText(differs, count > 0 ? words.t("preset-changed", { count }) : "");
      });
    return h(
      "fieldset",
      null,
      h("legend", null, words.t("labyrinth")),
      presets(catalog, setup, words),
      h("p", { class: "hint" }, words.t("preset-players", { least, most })),
      h("div", { class: "option-row" }, catalog.options.filter((option) => PLAIN.includes(option.name)).map(field)),
      differs,
      h("button", { type: "button", id: "house", class: "button", "data-testid": "house", onclick: house }, words.t("house")),
    );
  }

  /** The rule sets, a card for each family of them. @param {Catalog} catalog @param {Setup} setup @param {Words} words */
  function presets(catalog, setup, words) {
    const ids = Object.keys(catalog.presets);
    return h(
      "div",
      { class: "families", role: "radiogroup", "aria-label": words.t("preset") },
      [...new Set(ids.map(familyOf))].map((family) => {
        const own = ids.filter((id) => familyOf(id) === family);
        const name = words.t("family", { preset: family });
        return h(
          "div",
          { class: "family", role: "group", "aria-label": name },
          own.length > 1 && h("p", { class: "family-name" }, name),
          own.length > 1 && h("p", { class: "hint" }, words.t("family-about", { preset: family })),
          h("div", { class: "presets" }, own.map((id) => preset(id, setup, words))),
        );
      }),
    );
  }

  /** @param {string} id @param {Setup} setup @param {Words} words */
  function preset(id, setup, words) {
    const name = words.has(`preset-${id}`) ? words.t(`preset-${id}`) : id;
    const short = words.has(`preset-${id}.variant`) ? words.t(`preset-${id}.variant`) : name;
    const input = h("input", {
      type: "radio", name: "preset", id: `preset-${id}`, "data-testid": `preset-${id}`, value: id, "aria-label": name,
      "aria-describedby": `preset-${id}-about`, onchange: () => change({ rules: { preset: id } }),
    });
    input.checked = setup.rules.preset === id;
    return h(
      "div",
      { class: "preset" },
      h("span", { class: "preset-pick" }, input, h("label", { for: `preset-${id}` }, short)),
      h("p", { class: "hint", id: `preset-${id}-about` }, words.t("preset-about", { preset: id })),
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
    /** Rules that were made elsewhere come into the form. @param {Record<string, any>} rules */
    useRules(rules) {
      element.open = true;
      change({ rules });
    },
  };
}
