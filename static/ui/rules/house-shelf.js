/** House rules that are kept in this browser, saved as files and shared as links. */

/** @import { App } from "../../app/page/app.js" */
/** @import { House, Rules } from "../../app/rules/house-rules.js" */

import { fileName, linkOf, MOST_FILE, MOST_NAME, readHouse, strangeIn, withHouse, writeHouse } from "../../app/rules/house-rules.js";
import { fill, h, setText } from "../parts/dom.js";
import { createLinkRow } from "../parts/link-row.js";

/** @typedef {{id: string, args?: Record<string, any>, wrong?: boolean}} Note */

/**
 * @param {App} app
 * @param {{rules: () => Rules, take: (rules: Rules, note: Note) => void}} draft what is being made
 */
export function createHouseShelf(app, draft) {
  const list = h("ul", { class: "house-kept", "data-testid": "house-kept" });
  const name = h("input", { type: "text", id: "house-name", "data-testid": "house-name", maxlength: MOST_NAME, autocomplete: "off", onkeydown: enter });
  const link = createLinkRow("house-link");
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
    const house = chosen && chosen.size <= MOST_FILE ? readHouse(await chosen.text()) : null;
    if (house) take(house);
    else if (chosen) tell(complaintOf(chosen));
    file.value = "";
  }

  function shelve() {
    const kept = app.preferences.kept();
    fill(list, kept.length ? kept.map((house, at) => row(house, at, app.words, { take, drop })) : h("li", { class: "hint" }, t("house-none-kept")));
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
      link.hide(t("house-link"));
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
          button("house-export", () => save({ name: name.value.trim() || t("house-title"), rules: draft.rules() })),
          h("label", { class: "button file" }, h("span", null, t("house-import")), file),
          button("house-share", async () => tell({ id: (await link.share(linkOf(draft.rules()))) ? "house-was-shared" : "house-copy-yourself" })),
        ),
        link.row,
      );
    },
  };
}

/** Offers rules as a file. @param {House} house */
function save(house) {
  const address = URL.createObjectURL(new Blob([writeHouse(house)], { type: "application/json" }));
  h("a", { href: address, download: fileName(house.name) }).click();
  // The browser has taken the blob over once the click's task is done.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** @param {House} house @param {number} at @param {App["words"]} words @param {{take: (house: House) => void, drop: (house: House) => void}} act */
function row(house, at, words, act) {
  const { t } = words();
  /** @param {string} id @param {(house: House) => void} does */
  const button = (id, does) => h("button", {
    type: "button", id: `${id}-${at}`, class: "button", "aria-label": t(`${id}-label`, { name: house.name }), onclick: () => does(house),
  }, t(id));
  return h("li", null, h("span", null, house.name), button("house-take", act.take), button("house-drop", act.drop));
}

/** What is wrong with a file that holds no rules. @param {File} file @returns {Note} */
const complaintOf = ({ name, size }) =>
  ({ id: size > MOST_FILE ? "house-file-large" : "house-file-broken", args: { name, limit: MOST_FILE / 1024 }, wrong: true });
