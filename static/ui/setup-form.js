/** The form that sets a table: who plays, on what labyrinth, by which options. */

/** @import { App } from "../app/app.js" */
/** @import { Catalog, Setup, State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { COLOURS } from "../app/marks.js";
import { setUi } from "../app/store.js";
import { fill, h, setText } from "./dom.js";
import { icon, mark } from "./icons.js";
import { optionField } from "./options.js";
import { botName } from "./seats.js";

/** Options that stand in the form's first view; the others wait behind "more". */
const PLAIN = ["rows", "cols", "difficulty"];
const GAME = "labyrinth";

/** @param {App} app @param {() => void} start */
export function createSetupForm(app, start) {
  const title = h("summary", null);
  const form = h("form", { class: "setup", "data-testid": "setup", onsubmit: submit });
  const element = h("details", { class: "sheet setup-sheet", "data-testid": "setup-sheet" }, title, form);
  /** What the form was drawn from. @type {unknown[]} */
  let drawn = [];
  let moreOpen = false;

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    start();
  }

  const wanted = () => app.store.get().ui.setup;

  /** @param {Partial<Setup>} part */
  function change(part) {
    const setup = { ...wanted(), ...part };
    app.preferences.set({ you: setup.you, bots: setup.bots, rules: setup.rules });
    setUi(app.store, { setup });
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
    const kinds = app.store.get().ui.bots.filter((bot) => bot.game === GAME);
    const [fewest, most] = catalog.presets[setup.rules.preset]?.players ?? [1, 6];
    const players = setup.bots.length + (setup.you.plays ? 1 : 0);
    const rows = setup.bots.map((id, at) => {
      const select = h(
        "select",
        {
          id: `bot-${at}`, "data-testid": `bot-${at}`, "aria-label": words.t("bot-number", { number: at + 1 }),
          onchange: () => change({ bots: setup.bots.with(at, select.value) }),
        },
        kinds.map((kind) => h("option", { value: kind.id }, words.t("bot-choice", { name: botName(kind.id, words), level: kind.level }))),
      );
      select.value = id;
      const remove = h("button", {
        type: "button", class: "icon-button", id: `bot-remove-${at}`, "aria-label": words.t("bot-remove", { number: at + 1 }),
        disabled: players <= fewest, onclick: () => change({ bots: setup.bots.toSpliced(at, 1) }),
      }, icon("close"));
      return h("li", { class: "bot-row" }, select, remove);
    });
    return h(
      "fieldset",
      null,
      h("legend", null, words.t("bots")),
      h("ul", { class: "bot-list" }, rows),
      h("button", {
        type: "button", class: "button", id: "bot-more", "data-testid": "bot-more", disabled: players >= most,
        onclick: () => change({ bots: [...setup.bots, kinds.at(-1)?.id ?? ""] }),
      }, words.t("bot-more")),
      h("p", { class: "hint" }, kinds.map((kind) => (words.has(`bot-${kind.id}.help`) ? `${words.t(`bot-${kind.id}.help`)} ` : "")).join("")),
    );
  }

  /** @param {Catalog} catalog @param {Setup} setup @param {Words} words */
  function labyrinth(catalog, setup, words) {
    const full = { ...catalog.presets[setup.rules.preset]?.rules, ...setup.rules };
    const preset = h(
      "select",
      { id: "preset", "data-testid": "preset", onchange: () => change({ rules: { preset: preset.value } }) },
      Object.keys(catalog.presets).map((id) => h("option", { value: id }, words.has(`preset-${id}`) ? words.t(`preset-${id}`) : id)),
    );
    preset.value = setup.rules.preset;
    /** @param {import("../app/types.js").Option} option */
    const field = (option) =>
      optionField(option, full[option.name], words, (value) => note({ rules: { ...wanted().rules, [option.name]: value } }));
    const plain = catalog.options.filter((option) => PLAIN.includes(option.name));
    const rest = catalog.options.filter((option) => !PLAIN.includes(option.name));
    const more = h("details", { class: "more", ontoggle: () => (moreOpen = more.open) }, h("summary", { id: "more-options", "data-testid": "more-options" }, words.t("more-options")), rest.map(field));
    more.open = moreOpen;
    return h(
      "fieldset",
      null,
      h("legend", null, words.t("labyrinth")),
      h("p", { class: "field" }, h("label", { for: "preset" }, words.t("preset")), preset),
      h("div", { class: "option-row" }, plain.map(field)),
      more,
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

  return { element, update };
}
