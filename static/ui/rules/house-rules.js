/**
 * The dialog in which a table makes rules of its own. What stands in it is a draft: the table gets
 * the rules when they are used. The engine is asked after each change whether they can be played.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog, Option, Said } from "../../app/basics/types.js" */
/** @import { Note } from "./house-shelf.js" */

import { changedNames, difference, gameOf, grouped, matches, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { createHouseShelf } from "./house-shelf.js";
import { optionField, optionHelp, optionName, sayRefusal, showValue, valueText } from "../parts/options.js";

/** So many options are seen at a glance; more are searched. */
const FEW = 10;

/** @typedef {{option: Option, element: HTMLElement, field: HTMLElement, back: HTMLElement, text: string}} Row */

/**
 * @param {App} app
 * @param {{check: (rules: Rules) => Promise<any>, use: (rules: Rules) => void}} needs
 *   `check`: the engine's reply to these rules, null when there is none
 */
export function createHouseDialog(app, { check, use }) {
  const body = h("div", { class: "house-body" });
  const dialog = h(
    "dialog",
    { class: "dialog house-dialog", "aria-labelledby": "house-title", "data-testid": "house-dialog", onclose: () => fill(body) },
    body,
  );
  document.body.append(dialog);

  /** @type {Rules} */
  let draft = { preset: "classic" };
  /** @type {Row[]} */
  let rows = [];
  let asked = 0;
  /** @type {Said | null} */
  let refusal = null;
  let checking = false;
  /** The answer that is awaited, or the last one. */
  let answer = Promise.resolve();
  const parts = controls();
  const shelf = createHouseShelf(app, {
    rules: () => difference(draft, catalog()),
    take(rules, note) {
      draft = difference(rules, catalog());
      build();
      shelf.tell(note);
    },
  });

  /** @returns {Catalog} the dialog is open only when there is one */
  const catalog = () => /** @type {Catalog} */ (app.store.get().ui.catalog);
  const words = () => app.words().within(wholeRules(draft, catalog()));

  function controls() {
    return {
      base: h("select", { id: "house-base", "data-testid": "house-base", onchange: () => rebase() }),
      search: h("input", { type: "text", id: "house-search", "data-testid": "house-search", autocomplete: "off", spellcheck: "false", oninput: () => sift() }),
      only: h("input", { type: "checkbox", id: "house-only", "data-testid": "house-only", onchange: () => sift() }),
      found: h("p", { class: "hint", role: "status" }),
      verdict: h("div", { class: "house-verdict", role: "status", "data-testid": "house-verdict" }),
      allBack: h("button", { type: "button", id: "house-all-back", class: "button", "data-testid": "house-all-back", onclick: () => giveAllBack() }),
      use: h("button", { type: "button", id: "house-use", class: "button primary", "data-testid": "house-use", onclick: () => void take() }),
    };
  }

  /** Another rule set, or the same one with nothing changed. */
  function rebase() {
    draft = { preset: parts.base.value };
    build();
  }

  function giveAllBack() {
    rebase();
    // There is nothing left to give back: the button can't keep the focus.
    parts.base.focus();
  }

  /** @param {Option} option @param {any} value */
  function change(option, value) {
    draft = difference({ ...draft, [option.name]: value }, catalog());
    mark();
  }

  /** Builds everything anew for another draft. */
  function build() {
    const { t, has } = words();
    fill(parts.base, Object.keys(catalog().presets).map((id) => h("option", { value: id }, has(`preset-${id}`) ? t(`preset-${id}`) : id)));
    parts.base.value = draft.preset;
    setText(parts.allBack, t("house-all-back"));
    setText(parts.use, t("house-use"));
    rows = [];
    const groups = grouped(optionsOf(draft, catalog()), primerOf(gameOf(draft.preset, catalog()), catalog()).groups).map(({ group, options }) => {
      const title = h("h3", { id: `house-group-${group}`, tabindex: "-1" }, t(`house-group-${group}`));
      return { group, title, section: h("section", { class: "house-group", "aria-labelledby": title.id }, title, options.map(row)) };
    });
    const few = rows.length <= FEW;
    if (few) {
      parts.search.value = "";
      parts.only.checked = false;
    }
    fill(
      body,
      h("h2", { id: "house-title" }, t("house-title")),
      h("div", { class: "field" }, h("label", { for: "house-base" }, t("house-base")), h("div", { class: "house-base" }, parts.base, parts.allBack)),
      h("p", { class: "field", hidden: few }, h("label", { for: "house-search" }, t("house-search")), parts.search),
      h("p", { class: "field check", hidden: few }, parts.only, h("label", { for: "house-only" }, t("house-only-changed"))),
      h("nav", { class: "house-jumps", hidden: few, "aria-label": t("house-title") }, groups.map(({ group, title }) =>
        h("button", { type: "button", id: `house-jump-${group}`, class: "jump", onclick: () => jump(title) }, t(`house-group-${group}`)))),
      parts.found,
      groups.map(({ section }) => section),
      shelf.build(),
      h(
        "div",
        { class: "house-foot" },
        shelf.said,
        parts.verdict,
        h(
          "div",
          { class: "button-row" },
          h("button", { type: "button", id: "house-cancel", class: "button", "data-testid": "house-cancel", onclick: () => dialog.close() }, t("house-cancel")),
          parts.use,
        ),
      ),
    );
    mark();
  }

  /** @param {Option} option */
  function row(option) {
    const text = words();
    const base = catalog().presets[draft.preset]?.rules[option.name];
    const value = valueText(option, base, text);
    const name = optionName(option, text);
    const field = optionField(option, wholeRules(draft, catalog())[option.name], text, (now) => change(option, now), "house-option");
    const back = h(
      "p",
      { class: "house-back" },
      h("span", { class: "house-differs" }, text.t("house-differs", { value })),
      h("button", {
        type: "button", id: `house-back-${option.name}`, class: "button", "data-testid": `house-back-${option.name}`,
        "aria-label": text.t("house-back-label", { name, value }), onclick: () => giveBack(option, base),
      }, text.t("house-back", { value })),
    );
    const element = h("div", { class: "house-row" }, field, back);
    rows.push({ option, element, field, back, text: `${name} ${optionHelp(option, text)}` });
    return element;
  }

  /** @param {Option} option @param {any} base */
  function giveBack(option, base) {
    change(option, base);
    const given = rows.find((one) => one.option === option);
    if (given) showValue(given.field, option, base);
    focusOption(option.name);
  }

  /** Shows which options differ, and asks whether the rules can be played. */
  function mark() {
    const changed = new Set(changedNames(draft, catalog()));
    for (const { option, element, back } of rows) {
      back.hidden = !changed.has(option.name);
      element.classList.toggle("changed", changed.has(option.name));
    }
    parts.allBack.disabled = changed.size === 0;
    sift();
    answer = ask();
  }

  /** Leaves only those options in sight that are looked for, and the one that is being changed. */
  function sift() {
    const wanted = parts.search.value.trim();
    const only = parts.only.checked;
    const seen = rows.filter(({ text, element }) =>
      element.contains(document.activeElement) || (matches(text, wanted) && (!only || element.classList.contains("changed"))));
    const shown = new Set(seen.map(({ element }) => element));
    for (const { element } of rows) element.hidden = !shown.has(element);
    for (const section of body.querySelectorAll(".house-group")) {
      /** @type {HTMLElement} */ (section).hidden = !section.querySelector(".house-row:not([hidden])");
    }
    for (const jumper of body.querySelectorAll(".house-jumps button")) {
      const section = body.querySelector(`[aria-labelledby="${jumper.id.replace("jump", "group")}"]`);
      /** @type {HTMLElement} */ (jumper).hidden = !section || /** @type {HTMLElement} */ (section).hidden;
    }
    const nothing = only && !wanted && seen.length === 0;
    setText(parts.found, nothing ? words().t("house-nothing-changed") : wanted || only ? words().t("house-found", { count: seen.length }) : "");
  }

  async function ask() {
    const mine = ++asked;
    checking = true;
    judge();
    const reply = await check(difference(draft, catalog()));
    if (mine !== asked || !dialog.open) return;
    checking = false;
    refusal = reply?.type === "refused" ? reply : null;
    judge(reply === null);
  }

  /** What the game master thinks of the draft. @param {boolean} [unheard] */
  function judge(unheard = false) {
    const text = words();
    const meant = checking ? [] : refusedRows();
    for (const { option, element } of rows) element.classList.toggle("refused", meant.some((one) => one.option === option));
    // It stays a button that can be pressed: whoever presses it is led to what contradicts.
    setAttributes(parts.use, { "aria-disabled": !checking && refusal ? "true" : null });
    parts.verdict.classList.toggle("refusal", !checking && refusal !== null);
    if (checking) fill(parts.verdict, text.t("house-checking"));
    else if (refusal) {
      fill(parts.verdict, h("span", null, sayRefusal(refusal, optionsOf(draft, catalog()), text)), meant.map(({ option }) =>
        h("button", { type: "button", id: `house-to-${option.name}`, class: "jump", onclick: () => focusOption(option.name) }, optionName(option, text))));
    } else fill(parts.verdict, text.t(unheard ? "house-unchecked" : "house-fits"));
  }

  /** The options that the refusal names. */
  function refusedRows() {
    const named = refusal ? [refusal.args.option, refusal.args.one, refusal.args.other] : [];
    return rows.filter(({ option }) => named.includes(option.name));
  }

  /** Brings an option into sight, even if it was not looked for. @param {string | undefined} name */
  function focusOption(name) {
    const meant = rows.find(({ option }) => option.name === name);
    if (meant?.element.hidden) {
      parts.search.value = "";
      parts.only.checked = false;
      sift();
    }
    /** @type {HTMLElement | null | undefined} */ (meant?.field.querySelector("input, select"))?.focus();
  }

  /** @param {HTMLElement} title */
  function jump(title) {
    title.scrollIntoView({ block: "start" });
    title.focus({ preventScroll: true });
  }

  async function take() {
    const wrong = rows.find(({ field }) => field.querySelector(":invalid"));
    if (wrong) {
      focusOption(wrong.option.name);
      /** @type {HTMLInputElement} */ (wrong.field.querySelector(":invalid")).reportValidity();
      return;
    }
    while (checking && dialog.open) await answer;
    if (!dialog.open) return;
    if (refusal) focusOption(refusedRows()[0]?.option.name);
    else {
      use(difference(draft, catalog()));
      dialog.close();
    }
  }

  app.store.subscribe(({ boot }, before) => {
    if (dialog.open && boot.state === "ready" && before.boot.state !== "ready") answer = ask();
  });

  return {
    /** @param {Rules} rules the draft to begin with @param {Note} [note] */
    open(rules, note) {
      draft = difference(rules, catalog());
      parts.search.value = "";
      parts.only.checked = note !== undefined;
      refusal = null;
      if (!dialog.open) dialog.showModal();
      build();
      shelf.tell(note ?? null);
      dialog.scrollTop = 0;
    },
  };
}
