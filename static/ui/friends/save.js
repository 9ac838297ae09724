/** A table that moves to another device: saved under a password, and brought along there. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { sayComplaint } from "./words.js";

/** A shorter one is soon guessed. */
const LEAST_PASSWORD = 8;

/** @param {App} app */
export function createExport(app) {
  const title = h("summary", { "data-testid": "friends-save" });
  const about = h("p", { class: "hint" });
  const password = createPassword("friends-save");
  const go = h("button", { type: "submit", id: "friends-save-go", class: "button", "data-testid": "friends-save-go" });
  const said = createOutcome("friends-save");
  const form = h("form", { class: "friends-form", onsubmit: save }, password.element, go, said.element);
  const element = h("details", { class: "friends-fold" }, title, about, form);

  /** @param {SubmitEvent} event */
  async function save(event) {
    event.preventDefault();
    const short = password.complaint();
    if (short) return said.tell(short, app.words());
    setAttributes(go, { "aria-busy": "true" });
    const made = await app.friends.exportTable(password.value());
    setAttributes(go, { "aria-busy": null });
    if ("id" in made) return said.tell(made, app.words());
    download(made.blob, made.name);
    password.clear();
    return said.tell({ id: "friends-saved", args: { name: made.name } }, app.words(), true);
  }

  return {
    element,
    /** @param {Party} party @param {Words} words */
    update({ phase }, words) {
      element.hidden = phase !== "playing";
      setText(title, words.t("friends-save"));
      setText(about, words.t("friends-save.help"));
      password.update(words);
      setText(go, words.t("friends-save-go"));
      said.update(words);
    },
  };
}

/** @param {App} app */
export function createImport(app) {
  const title = h("summary", { "data-testid": "friends-bring" });
  const about = h("p", { class: "hint" });
  const file = h("input", { type: "file", class: "sr", id: "friends-bring-file", "data-testid": "friends-bring-file", onchange: named });
  const fileLabel = h("span", null);
  const chosen = h("span", { class: "hint", "data-testid": "friends-bring-chosen" });
  const password = createPassword("friends-bring");
  const go = h("button", { type: "submit", id: "friends-bring-go", class: "button", "data-testid": "friends-bring-go" });
  const said = createOutcome("friends-bring");
  const form = h(
    "form",
    { class: "friends-form", onsubmit: bring },
    h("div", { class: "button-row" }, h("label", { class: "button file" }, fileLabel, file), chosen),
    password.element, go, said.element,
  );

  function named() {
    setText(chosen, file.files?.[0]?.name ?? "");
  }

  /** @param {SubmitEvent} event */
  async function bring(event) {
    event.preventDefault();
    const table = file.files?.[0];
    if (!table) return said.tell({ id: "friends-bring-none" }, app.words());
    const wrong = await (await app.bringFriends()).importTable(table, password.value());
    if (!wrong) {
      password.clear();
      file.value = "";
      named();
    }
    return said.tell(wrong, app.words());
  }

  return {
    element: h("details", { class: "sheet" }, title, about, form),
    /** @param {Words} words */
    update(words) {
      setText(title, words.t("friends-bring"));
      setText(about, words.t("friends-bring.help"));
      setText(fileLabel, words.t("friends-bring-file"));
      password.update(words);
      setText(go, words.t("friends-bring-go"));
      said.update(words);
    },
  };
}

/** @param {string} id */
function createPassword(id) {
  const label = h("label", { for: `${id}-password` });
  const field = h("input", { type: "password", id: `${id}-password`, "data-testid": `${id}-password`, autocomplete: "off", maxlength: 200 });
  return {
    element: h("p", { class: "field" }, label, field),
    value: () => field.value,
    /** @returns {Complaint | null} */
    complaint: () => (field.value.length < LEAST_PASSWORD ? { id: "friends-password-short", args: { least: LEAST_PASSWORD } } : null),
    clear() {
      field.value = "";
    },
    /** @param {Words} words */
    update: (words) => setText(label, words.t("friends-password")),
  };
}

/** What came of it. @param {string} id */
function createOutcome(id) {
  const element = h("p", { class: "friends-note", role: "status", "data-testid": `${id}-said` });
  /** @type {Complaint | null} */
  let told = null;
  /** @param {Words} words */
  const update = (words) => setText(element, told ? sayComplaint(told, words) : "");
  return {
    element,
    update,
    /** @param {Complaint | null} what @param {Words} words @param {boolean} [good] */
    tell(what, words, good = false) {
      told = what;
      element.classList.toggle("refusal", what !== null && !good);
      update(words);
    },
  };
}
