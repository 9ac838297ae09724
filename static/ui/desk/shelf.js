/** The plans that are kept in this browser, and what leaves the desk: a text file, a picture, a printed sheet. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Drawn, Said } from "../../app/basics/types.js" */
/** @import { Kept } from "../../app/shelves/plan-fields.js" */
/** @import { Complaint } from "../../app/rules/house-rules.js" */

import { planLink } from "../../app/desk/plan-link.js";
import { difference } from "../../app/rules/house-rules.js";
import { fileName, MOST_FILE, MOST_NAME } from "../../app/shelves/plan-fields.js";
import { presetName } from "../rules/rule-sets.js";
import { createAsk } from "../parts/ask.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { createLinkRow } from "../parts/link-row.js";

/** @typedef {{id: string, args?: Record<string, any>, why?: Said, wrong?: boolean}} Note
 *   `why`: a refusal that the sentence tells */

/** @param {App} app @param {{anew: () => void, bring: (text: string) => Promise<boolean>, picture: () => Promise<Blob>, print: () => Promise<void>}} act
 *   `anew`: asks how to begin; `bring`: takes a whole plan's text, if it can be read */
export function createPlanShelf(app, { anew, bring, picture, print }) {
  const title = h("h2", { id: "desk-shelf-title" });
  const label = h("label", { for: "desk-name" });
  const name = h("input", { type: "text", id: "desk-name", "data-testid": "desk-name", maxlength: MOST_NAME, autocomplete: "off", onkeydown: enter });
  const said = h("p", { class: "desk-note", role: "status", "data-testid": "desk-note" });
  const list = h("ul", { class: "desk-kept", "data-testid": "desk-kept", "aria-labelledby": title.id });
  const files = createFiles(app, { bring, picture, tell, called: () => name.value.trim() || t("desk-file") });
  const link = createPlanLink(app, tell);
  const buttons = [
    button("desk-keep", () => keep()), button("desk-new", anew), button("desk-share", link.share), button("desk-export", files.save), button("desk-picture", files.paint),
    button("desk-print", print),
  ];
  const [keeps, begins, ...leaves] = buttons;
  const root = h(
    "section",
    { class: "desk-shelf", "data-part": "plan" },
    title, h("div", { class: "desk-row" }, begins, files.chooser),
    h("p", { class: "field" }, label, h("span", { class: "desk-row" }, name, keeps)), said, link.row, list, h("div", { class: "desk-row" }, leaves),
  );
  /** The name that the desk has given the plan last. */
  let known = "";
  let drawn = "";
  /** @type {Note | null} */
  let told = null;

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {string} id @param {() => unknown} act */
  function button(id, act) {
    return h("button", { type: "button", id, class: "button", "data-testid": id, onclick: () => void act() });
  }

  /** @param {KeyboardEvent} event */
  function enter(event) {
    if (event.key === "Enter") void keep();
  }

  /** @param {Note | null} note what has become of a wish; it is told anew in another language */
  function tell(note) {
    told = note;
    const why = note?.why ? { why: app.words().refusal(note.why, []) } : {};
    setText(said, note ? t(note.id, { ...note.args, ...why }) : "");
    said.classList.toggle("refusal", Boolean(note?.wrong));
  }

  /** @param {Complaint | null} wrong @param {Note} done */
  async function settle(wrong, done) {
    tell(wrong ? { ...wrong, wrong: true } : done);
    await shelve();
  }

  async function keep() {
    const called = name.value.trim();
    await settle(await app.desk.keep(called), { id: "desk-was-kept", args: { name: called } });
  }

  /** @param {Kept} plan */
  async function take(plan) {
    const wrong = await app.desk.take(plan);
    const { name: called } = plan;
    tell(wrong ? { id: "desk-not-taken", args: { name: called }, why: wrong, wrong: true } : { id: "desk-was-taken", args: { name: called } });
  }

  /** @param {string} from @param {string} to */
  const rename = async (from, to) => settle(await app.desk.rename(from, to), { id: "desk-was-renamed", args: { name: to } });

  /** @param {string} gone */
  async function drop(gone) {
    await settle(await app.desk.drop(gone), { id: "desk-was-dropped", args: { name: gone } });
    name.focus();
  }

  async function shelve() {
    const kept = await app.desk.kept();
    fill(list, kept.length ? kept.map((plan, at) => keptRow(app, plan, at, { take, rename, drop, shelve })) : h("li", { class: "hint" }, t("desk-none-kept")));
  }

  return {
    root,
    tell,

    update() {
      const { desk } = app.store.get();
      if (!desk) return;
      link.update(desk.drawn);
      const now = `${app.words().language} ${desk.name}`;
      if (desk.name !== known) name.value = known = desk.name;
      if (now === drawn) return;
      drawn = now;
      setText(title, t("desk-shelf"));
      setText(label, t("desk-name"));
      files.update();
      for (const one of buttons) setText(one, t(one.id));
      tell(told);
      void shelve();
    },
  };
}

/** The plan as a link, with the rules that it is drawn by. @param {App} app @param {(note: Note) => void} tell */
function createPlanLink(app, tell) {
  const { row, hide, share } = createLinkRow("desk-link");
  /** @type {Drawn | null} */
  let linked = null;

  return {
    row,

    async share() {
      const { desk, ui } = app.store.get();
      if (!desk || !ui.catalog) return;
      const hash = await planLink({ rules: difference(desk.begun.rules, ui.catalog), text: desk.drawn.text });
      tell({ id: (await share(hash)) ? "desk-was-shared" : "house-copy-yourself" });
      row.scrollIntoView({ block: "nearest" });
    },

    /** A link to the plan as it was would be sent by mistake. @param {Drawn} drawn */
    update(drawn) {
      if (drawn !== linked) hide(app.words().t("desk-link"));
      linked = drawn;
    },
  };
}

/**
 * Plans that come as files, and leave as files.
 * @param {App} app
 * @param {{bring: (text: string) => Promise<boolean>, picture: () => Promise<Blob>, tell: (note: Note | null) => void, called: () => string}} act
 */
function createFiles(app, { bring, picture, tell, called }) {
  const file = h("input", { type: "file", class: "sr", id: "desk-file", accept: ".txt,text/plain", "data-testid": "desk-file", onchange: () => void open() });
  const label = h("span", null);

  async function open() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const { name, size } = chosen;
    const text = size > MOST_FILE ? null : await chosen.text();
    file.value = "";
    if (text === null) tell({ id: "desk-file-large", args: { name, limit: MOST_FILE / 1024 }, wrong: true });
    else tell(await bring(text) ? { id: "desk-was-brought", args: { name } } : null);
  }

  return {
    chooser: h("label", { class: "button file" }, label, file),
    update: () => setText(label, app.words().t("desk-import")),

    save() {
      const { desk } = app.store.get();
      if (desk) download(new Blob([desk.drawn.text], { type: "text/plain" }), fileName(called(), "txt"));
    },

    async paint() {
      download(await picture(), fileName(called(), "png"));
    },
  };
}

/**
 * A kept plan, its name a field while it is being renamed.
 * @param {App} app @param {Kept} plan @param {number} at
 * @param {{take: (plan: Kept) => unknown, rename: (from: string, to: string) => unknown, drop: (name: string) => unknown, shelve: () => unknown}} act
 */
function keptRow(app, plan, at, { take, rename, drop, shelve }) {
  const { t } = app.words();
  const id = `desk-kept-${at}`;
  const drops = createAsk(`desk-drop-${at}`, () => void drop(plan.name));
  drops.update(t("house-drop"), t("games-delete-really"));
  const field = h("input", { type: "text", id: `desk-rename-${at}-name`, maxlength: MOST_NAME, "aria-label": t("desk-new-name", { name: plan.name }), hidden: true, onkeydown: typed });
  const called = h("span", { id, class: "desk-kept-name" }, plan.name, h("small", { class: "hint" }, presetName(plan.rules.preset, app.words())));
  const takes = h("button", { type: "button", id: `desk-take-${at}`, class: "button", "data-testid": "desk-take", onclick: () => void take(plan) }, t("desk-take"));
  const renames = h("button", { type: "button", id: `desk-rename-${at}`, class: "button", "data-testid": "desk-rename", onclick: turn }, t("desk-rename"));
  for (const one of [takes, renames, drops.button]) setAttributes(one, { "aria-describedby": id });

  /** The name becomes a field, and that again a name. */
  function turn() {
    if (!field.hidden) return void rename(plan.name, field.value.trim());
    field.hidden = false;
    called.hidden = true;
    field.value = plan.name;
    setText(renames, t("desk-rename-do"));
    field.focus();
  }

  /** @param {KeyboardEvent} event */
  function typed(event) {
    if (event.key === "Enter") turn();
    else if (event.key === "Escape") void shelve();
    else return;
    event.preventDefault();
  }

  return h("li", { "data-testid": "desk-kept-plan" }, called, field, h("div", { class: "desk-row" }, takes, renames, drops.button));
}
