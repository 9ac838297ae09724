/** A plan that comes to the desk from a link or a game: what lies there makes room when it is kept, or when it may go. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Begun } from "../../app/shelves/plan-fields.js" */
/** @import { LinkedPlan } from "../../app/desk/plan-link.js" */
/** @import { Said } from "../../app/basics/types.js" */

import { readPlanLink } from "../../app/desk/plan-link.js";
import { gameOf, optionsOf, strangeIn } from "../../app/rules/house-rules.js";
import { MOST_NAME } from "../../app/shelves/plan-fields.js";
import { h, setText } from "../parts/dom.js";
import { sayRefusal } from "../parts/options.js";

/** @param {App} app @param {{comes: () => void}} needs `comes`: somebody comes to the desk with a plan */
export function createArrival(app, { comes }) {
  const room = createRoom(app, (begun, lies) => void lay(begun, lies));
  /** Counts the plans that came: one that was overtaken is dropped. */
  let come = 0;

  /** @param {Begun} begun @param {Said} refusal */
  function tell({ rules }, refusal) {
    const { catalog } = app.store.get().ui;
    app.session.notify("desk-not-brought", { why: sayRefusal(refusal, optionsOf(rules, catalog), app.words()) });
  }

  /** @param {Begun} begun @param {string} lies what is told then */
  async function lay(begun, lies) {
    const refusal = await app.desk.lay(begun);
    if (refusal) tell(begun, refusal);
    else app.session.notify(lies, undefined, "info");
  }

  /** @param {LinkedPlan} plan @param {string} lies what is told when it lies on the desk */
  async function offer({ rules, text }, lies) {
    const mine = ++come;
    /** @type {Begun} */
    const begun = { game: gameOf(rules.preset, app.store.get().ui.catalog), rules, plan: text, seed: null };
    comes();
    if (app.store.get().ui.screen === "table") app.session.leave();
    await app.desk.enter();
    const refusal = await app.desk.refuses(begun);
    if (mine !== come) return;
    if (refusal) tell(begun, refusal);
    else if (await app.desk.isUnkept()) await room.ask(begun, lies);
    else await lay(begun, lies);
  }

  return {
    offer,

    /** A link was opened. @param {string} hash */
    async follow(hash) {
      const { catalog } = app.store.get().ui;
      const read = await readPlanLink(hash);
      const complaint = "complaint" in read ? read.complaint : catalog && strangeIn(read.plan.rules, catalog);
      if (complaint) app.session.notify(complaint.id, complaint.args);
      else if ("plan" in read) await offer(read.plan, "desk-link-lies");
    },
  };
}

/**
 * Asks what becomes of the drawing that lies where another one is to lie.
 * @param {App} app @param {(begun: Begun, lies: string) => void} lay
 */
function createRoom(app, lay) {
  const title = h("h2", { id: "desk-room-title" });
  const about = h("p", { class: "hint" });
  const label = h("label", { for: "desk-room-name" });
  const name = h("input", { type: "text", id: "desk-room-name", "data-testid": "desk-room-name", maxlength: MOST_NAME, autocomplete: "off" });
  const wrong = h("p", { class: "refusal", role: "alert", "data-testid": "desk-room-wrong" });
  const later = button("desk-room-later", () => dialog.close());
  const away = button("desk-room-away", take);
  const keep = h("button", { type: "submit", id: "desk-room-keep", class: "button primary", "data-testid": "desk-room-keep" });
  const dialog = h(
    "dialog",
    { class: "dialog desk-dialog", "aria-labelledby": title.id, "data-testid": "desk-room" },
    h("form", { onsubmit: keepFirst }, title, about, h("p", { class: "field" }, label, name), wrong, h("div", { class: "button-row" }, later, away, keep)),
  );
  document.body.append(dialog);
  /** @type {{begun: Begun, lies: string} | null} */
  let waiting = null;

  /** @param {string} id @param {() => unknown} act */
  function button(id, act) {
    return h("button", { type: "button", id, class: "button", "data-testid": id, onclick: act });
  }

  function take() {
    dialog.close();
    if (waiting) lay(waiting.begun, waiting.lies);
  }

  /** @param {SubmitEvent} event */
  async function keepFirst(event) {
    event.preventDefault();
    const complaint = await app.desk.keep(name.value);
    if (complaint) setText(wrong, app.words().t(complaint.id, complaint.args));
    else take();
  }

  return {
    /** @param {Begun} begun @param {string} lies */
    async ask(begun, lies) {
      const { t } = app.words();
      waiting = { begun, lies };
      name.value = app.store.get().desk?.name || freeName(t("desk-unnamed"), (await app.desk.kept()).map((plan) => plan.name));
      setText(title, t("desk-room"));
      setText(about, t("desk-room-about"));
      setText(label, t("desk-name"));
      setText(later, t("hint-not-now"));
      setText(away, t("desk-room-away"));
      setText(keep, t("desk-room-keep"));
      setText(wrong, "");
      if (!dialog.open) dialog.showModal();
      keep.focus();
    },
  };
}

/** A name that no plan has yet. @param {string} name @param {string[]} taken */
function freeName(name, taken) {
  let free = name;
  for (let nth = 2; taken.includes(free); nth += 1) free = `${name} ${nth}`;
  return free;
}
