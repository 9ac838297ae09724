/**
 * The dialog in which a table makes rules of its own. What stands in it is a draft: the table gets
 * the rules when they are used. The engine is asked after each change whether they can be played.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog, Option } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Note } from "./house-shelf.js" */
/** @import { Purpose } from "./purpose.js" */

import { difference, gameOf, grouped, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { fill, h, setText } from "../parts/dom.js";
import { createHouseRows } from "./house-rows.js";
import { createHouseShelf } from "./house-shelf.js";
import { createVerdict } from "./house-verdict.js";
import { HOUSE } from "./purpose.js";

/** So many options are seen at a glance; more are searched. */
const FEW = 10;

/** @typedef {{group: string, title: HTMLElement, section: HTMLElement}} Group */

/**
 * @param {App} app
 * @param {{check: (rules: Rules) => Promise<any>, use: (rules: Rules) => void, purpose?: Purpose}} needs
 *   `check`: the engine's reply to these rules, null when there is none
 */
export function createHouseDialog(app, { check, use, purpose = HOUSE }) {
  const body = h("div", { class: "house-body" });
  const dialog = h("dialog", { class: "dialog house-dialog", "aria-labelledby": "house-title", "data-testid": purpose.id, onclose: () => fill(body) }, body);
  document.body.append(dialog);

  /** @type {Rules} */
  let draft = { preset: "classic" };
  const parts = controls(purpose, { rebase, giveAllBack, take: () => void take(), cancel: () => dialog.close() });
  const rows = createHouseRows({
    words, differs: purpose.words.differs,
    change(option, value) {
      draft = difference({ ...draft, [option.name]: value }, catalog());
      mark();
    },
    unhide: () => sieve.clear(),
  });
  const sieve = createSieve(body, rows, words, purpose);
  const verdict = createVerdict(parts.use, {
    check, words, open: () => dialog.open, options: () => optionsOf(draft, catalog()), refuse: rows.refuse, focus: rows.focus,
  });
  const shelf = createHouseShelf(app, {
    rules: () => difference(draft, catalog()),
    take(rules, note) {
      draft = difference(rules, catalog());
      build();
      shelf.tell(note);
    },
  });

  /** The dialog is open only when there is one. */
  function catalog() {
    return /** @type {Catalog} */ (app.store.get().ui.catalog);
  }
  const usual = () => purpose.usual(draft, catalog());
  function words() {
    return app.words().within(wholeRules(draft, catalog()));
  }

  /** Another rule set, or the same one with nothing changed. */
  function rebase() {
    draft = difference({ ...purpose.usual({ preset: parts.base.value }, catalog()), preset: parts.base.value }, catalog());
    build();
  }

  function giveAllBack() {
    rebase();
    // There is nothing left to give back: the button can't keep the focus.
    (purpose.own ? parts.base : parts.cancel).focus();
  }

  /** Builds everything anew for another draft. */
  function build() {
    const text = words();
    const { presets } = catalog();
    fill(parts.base, Object.keys(presets).map((id) => h("option", { value: id }, text.has(`preset-${id}`) ? text.t(`preset-${id}`) : id)));
    parts.base.value = draft.preset;
    rows.clear();
    const groups = groupsOf(draft, usual(), catalog(), rows.add, text);
    const few = rows.count() <= FEW;
    if (few) sieve.begin(false);
    parts.say(text);
    fill(body, parts.head(text), sieve.fields(text, few), jumps(groups, few, text), sieve.found, groups.map(({ section }) => section), purpose.own && shelf.build(), parts.foot(shelf.said, verdict.element));
    mark();
  }

  /** Shows which options differ, and asks whether the rules can be played. */
  function mark() {
    const changed = otherThan(usual(), draft, catalog());
    rows.mark(changed);
    parts.allBack.disabled = changed.size === 0;
    sieve.sift();
    verdict.ask(difference(draft, catalog()));
  }

  async function take() {
    if (rows.correct()) return;
    const name = await verdict.contradicts();
    if (!dialog.open) return;
    if (name) return rows.focus(name);
    use(difference(draft, catalog()));
    dialog.close();
  }

  app.store.subscribe(({ boot }, before) => {
    if (dialog.open && boot.state === "ready" && before.boot.state !== "ready") verdict.ask(difference(draft, catalog()));
  });

  return {
    /** @param {Rules} rules the draft to begin with @param {Note} [note] */
    open(rules, note) {
      draft = difference(rules, catalog());
      sieve.begin(note !== undefined);
      verdict.forget();
      if (!dialog.open) dialog.showModal();
      build();
      shelf.tell(note ?? null);
      dialog.scrollTop = 0;
    },
  };
}

/** Names of the options that are otherwise than usual. @param {Rules} usual @param {Rules} draft @param {Catalog} catalog */
function otherThan(usual, draft, catalog) {
  const now = wholeRules(draft, catalog);
  return new Set(optionsOf(draft, catalog).flatMap(({ name }) => (now[name] === usual[name] ? [] : [name])));
}

/**
 * What stands above the options and below them.
 * @param {Purpose} purpose
 * @param {{rebase: () => void, giveAllBack: () => void, take: () => void, cancel: () => void}} act
 */
function controls({ words: own, own: free }, act) {
  const base = h("select", { id: "house-base", "data-testid": "house-base", onchange: () => act.rebase() });
  const allBack = h("button", { type: "button", id: "house-all-back", class: "button", "data-testid": "house-all-back", onclick: () => act.giveAllBack() });
  const use = h("button", { type: "button", id: "house-use", class: "button primary", "data-testid": "house-use", onclick: () => act.take() });
  const cancel = h("button", { type: "button", id: "house-cancel", class: "button", "data-testid": "house-cancel", onclick: () => act.cancel() });

  return {
    base, allBack, use, cancel,
    /** @param {Words} words */
    say({ t }) {
      setText(allBack, t(own.allBack));
      setText(use, t(own.use));
      setText(cancel, t("house-cancel"));
    },
    /** @param {Words} words */
    head: ({ t }) => [
      h("h2", { id: "house-title" }, t(own.title)),
      own.hint && h("p", { class: "hint" }, t(own.hint)),
      free
        ? h("div", { class: "field" }, h("label", { for: "house-base" }, t("house-base")), h("div", { class: "house-base" }, base, allBack))
        : h("div", { class: "button-row" }, allBack),
    ],
    /** @param {HTMLElement} said @param {HTMLElement} verdict */
    foot: (said, verdict) => h("div", { class: "house-foot" }, said, verdict, h("div", { class: "button-row" }, cancel, use)),
  };
}

/**
 * The options by group, a row for each.
 * @param {Rules} draft
 * @param {Rules} usual
 * @param {Catalog} catalog
 * @param {(option: Option, value: any, usual: any) => HTMLElement} row
 * @param {Words} words
 * @returns {Group[]}
 */
function groupsOf(draft, usual, catalog, row, words) {
  const { groups } = primerOf(gameOf(draft.preset, catalog), catalog);
  const whole = wholeRules(draft, catalog);
  return grouped(optionsOf(draft, catalog), groups).map(({ group, options }) => {
    const title = h("h3", { id: `house-group-${group}`, tabindex: "-1" }, words.t(`house-group-${group}`));
    const lines = options.map((option) => row(option, whole[option.name], usual[option.name]));
    return { group, title, section: h("section", { class: "house-group", "aria-labelledby": title.id }, title, lines) };
  });
}

/**
 * Leaves only those options in sight that are looked for, and their groups.
 * @param {HTMLElement} body
 * @param {ReturnType<typeof createHouseRows>} rows
 * @param {() => Words} words
 * @param {Purpose} purpose
 */
function createSieve(body, rows, words, { words: own }) {
  const search = h("input", { type: "text", id: "house-search", "data-testid": "house-search", autocomplete: "off", spellcheck: "false", oninput: sift });
  const only = h("input", { type: "checkbox", id: "house-only", "data-testid": "house-only", onchange: sift });
  const found = h("p", { class: "hint", role: "status" });

  function sift() {
    const { t } = words();
    const wanted = search.value.trim();
    const count = rows.sift(wanted, only.checked);
    hideEmpty(body);
    const nothing = only.checked && !wanted && count === 0;
    setText(found, nothing ? t(own.none) : wanted || only.checked ? t("house-found", { count }) : "");
  }

  /** @param {boolean} changed whether only those are to be seen that were changed */
  function begin(changed) {
    search.value = "";
    only.checked = changed;
  }

  return {
    found,
    sift,
    begin,
    clear() {
      begin(false);
      sift();
    },
    /** @param {Words} words @param {boolean} few whether nothing needs to be searched */
    fields: ({ t }, few) => [
      h("p", { class: "field", hidden: few }, h("label", { for: "house-search" }, t("house-search")), search),
      h("p", { class: "field check", hidden: few }, only, h("label", { for: "house-only" }, t(own.only))),
    ],
  };
}

/** Leads to the groups. @param {Group[]} groups @param {boolean} few @param {Words} words */
function jumps(groups, few, { t }) {
  return h("nav", { class: "house-jumps", hidden: few, "aria-label": t("house-title") }, groups.map(({ group, title }) =>
    h("button", { type: "button", id: `house-jump-${group}`, class: "jump", onclick: () => jump(title) }, t(`house-group-${group}`))));
}

/** @param {HTMLElement} title */
function jump(title) {
  title.scrollIntoView({ block: "start" });
  title.focus({ preventScroll: true });
}

/** Hides groups of which nothing is in sight, and what leads to them. @param {HTMLElement} body */
function hideEmpty(body) {
  for (const section of body.querySelectorAll(".house-group")) {
    /** @type {HTMLElement} */ (section).hidden = !section.querySelector(".house-row:not([hidden])");
  }
  for (const jumper of body.querySelectorAll(".house-jumps button")) {
    const section = body.querySelector(`[aria-labelledby="${jumper.id.replace("jump", "group")}"]`);
    /** @type {HTMLElement} */ (jumper).hidden = !section || /** @type {HTMLElement} */ (section).hidden;
  }
}
