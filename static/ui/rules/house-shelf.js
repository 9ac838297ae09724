/** House rules that are kept in this browser, saved as files and shared as links. */

/** @import { App } from "../../app/page/app.js" */
/** @import { House, Rules } from "../../app/rules/house-rules.js" */

import { fileName, linkOf, MOST_FILE, MOST_NAME, readHouse, strangeIn, withHouse, writeHouse } from "../../app/rules/house-rules.js";
import { fill, h, setText } from "../parts/dom.js";

/** @typedef {{id: string, args?: Record<string, any>, wrong?: boolean}} Note */

/**
 * @param {App} app
 * @param {{rules: () => Rules, take: (rules: Rules, note: Note) => void}} draft what is being made
 */
export function createHouseShelf(app, draft) {
  const list = h("ul", { class: "house-kept", "data-testid": "house-kept" });
  const name = h("input", { type: "text", id: "house-name", "data-testid": "house-name", maxlength: MOST_NAME, autocomplete: "off", onkeydown: enter });
  const link = h("input", { type: "text", id: "house-link", "data-testid": "house-link", readonly: true, onfocus: () => link.select() });
  const linkRow = h("p", { class: "field", hidden: true }, h("label", { for: "house-link" }), link);
  const file = h("input", { type: "file", class: "sr", id: "house-file", accept: ".json,application/json", "data-testid": "house-file", onchange: () => void open() });
  const said = h("p", { class: "house-note", role: "status", "data-testid": "house-note" });

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {KeyboardEvent} event */
  function enter(event) {
    if (event.key === "Enter") keep();
  }

  function keep() {
    const changed = withHouse(app.preferences.kept(), { name: name.value, rules: draft.rules() });
    if ("complaint" in changed) tell({ ...changed.complaint, wrong: true });
    else if (!app.preferences.keep(changed.kept)) tell({ id: "house-no-room", wrong: true });
    else {
      tell({ id: "house-was-kept", args: { name: name.value.trim() } });
      shelve();
    }
  }

  /** @param {House} house */
  function drop(house) {
    const kept = app.preferences.kept().filter((one) => one.name !== house.name);
    if (!app.preferences.keep(kept)) tell({ id: "house-no-room", wrong: true });
    else tell({ id: "house-was-dropped", args: { name: house.name } });
    shelve();
    name.focus();
  }

  /** @param {House} house kept, or from a file */
  function take(house) {
    const { catalog } = app.store.get().ui;
    const strange = catalog && strangeIn(house.rules, catalog);
    if (strange) {
      tell({ ...strange, wrong: true });
      return;
    }
    draft.take(house.rules, { id: "house-was-taken", args: { name: house.name } });
    name.value = house.name;
  }

  async function open() {
    const chosen = file.files?.[0];
    if (chosen) {
      const args = { name: chosen.name, limit: MOST_FILE / 1024 };
      const house = chosen.size > MOST_FILE ? null : readHouse(await chosen.text());
      if (house) take(house);
      else tell({ id: chosen.size > MOST_FILE ? "house-file-large" : "house-file-broken", args, wrong: true });
    }
    file.value = "";
  }

  function save() {
    const title = name.value.trim() || t("house-title");
    const text = writeHouse({ name: title, rules: draft.rules() });
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: address, download: fileName(title) }).click();
    // The browser has taken the blob over once the click's task is done.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  async function share() {
    link.value = new URL(linkOf(draft.rules()), location.href).href;
    linkRow.hidden = false;
    try {
      await navigator.clipboard.writeText(link.value);
      tell({ id: "house-was-shared" });
    } catch {
      tell({ id: "house-copy-yourself" });
      link.focus();
    }
  }

  function shelve() {
    const kept = app.preferences.kept();
    fill(list, kept.length ? kept.map(row) : h("li", { class: "hint" }, t("house-none-kept")));
  }

  /** @param {House} house @param {number} at */
  function row(house, at) {
    return h(
      "li",
      null,
      h("span", null, house.name),
      h("button", { type: "button", id: `house-take-${at}`, class: "button", "aria-label": t("house-take-label", { name: house.name }), onclick: () => take(house) }, t("house-take")),
      h("button", { type: "button", id: `house-drop-${at}`, class: "button", "aria-label": t("house-drop-label", { name: house.name }), onclick: () => drop(house) }, t("house-drop")),
    );
  }

  /** @param {Note | null} note what has become of the rules, or why nothing has */
  function tell(note) {
    setText(said, note ? t(note.id, note.args) : "");
    said.classList.toggle("refusal", Boolean(note?.wrong));
  }

  return {
    tell,
    /** What `tell` has told; the dialog keeps it in sight. */
    said,
    /** @returns {HTMLElement} the shelf as it is now, in the page's language */
    build() {
      shelve();
      linkRow.hidden = true;
      setText(/** @type {Element} */ (linkRow.firstElementChild), t("house-link"));
      /** @param {string} id @param {() => unknown} act */
      const button = (id, act) => h("button", { type: "button", id, class: "button", "data-testid": id, onclick: () => void act() }, t(id));
      return h(
        "section",
        { class: "house-shelf", "aria-labelledby": "house-kept-title" },
        h("h3", { id: "house-kept-title" }, t("house-kept")),
        list,
        h("p", { class: "field" }, h("label", { for: "house-name" }, t("house-name")), name),
        h(
          "div",
          { class: "button-row" },
          button("house-keep", keep),
          button("house-export", save),
          h("label", { class: "button file" }, h("span", null, t("house-import")), file),
          button("house-share", share),
        ),
        linkRow,
      );
    },
  };
}
