/** What friends bring to the table: the talk beside the log, the sheet of seats, and for whom one waits. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Party } from "../../app/friends/types.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { setUi } from "../../app/page/store.js";
import { fill, h, setText } from "../parts/dom.js";
import { addPresence } from "./presence.js";
import { createGuestSheet } from "./guest-sheet.js";
import { createFriendsSheet } from "./sheet.js";
import { createTalk } from "./talk.js";
import { createFriendsWaiting } from "./waiting.js";
import { icon } from "../parts/icons.js";

/** @param {App} app */
export function createFriendsTable(app) {
  const { store } = app;
  const talk = createTalk(app, { shown: () => store.get().ui.tab === "talk" && store.get().ui.screen === "table" });
  const title = h("h2", { class: "side-title", id: "talk-title" });
  const toLog = h("button", { type: "button", id: "talk-close", class: "button side-switch", "data-testid": "talk-close", onclick: () => turn("log") });
  const panel = h(
    "section",
    { class: "side side-talk", "data-tab": "talk", hidden: true, "aria-labelledby": title.id, "data-testid": "talk" },
    h("div", { class: "side-head" }, title, toLog), talk.element,
  );
  const badge = h("span", { class: "badge", "aria-hidden": "true" });
  const caption = h("span", { "aria-hidden": "true" });
  const ear = h("span", { class: "sr" });
  const toTalk = h("button", { type: "button", id: "talk-open", class: "button side-switch", "data-testid": "talk-open", hidden: true, onclick: () => turn("talk") }, icon("bubble"), caption, badge, ear);
  const people = h("button", { type: "button", id: "friends-open", class: "button side-switch friends-open", "data-testid": "friends-open", hidden: true, onclick: asked });
  const dialog = createPeopleDialog(app);
  const waiting = createFriendsWaiting(app, { open: dialog.open });
  let fresh = 0;

  /** @param {"talk" | "log"} tab */
  function turn(tab) {
    setUi(store, { tab });
    // The button that was pressed goes out of sight with its panel.
    queueMicrotask(() => (tab === "talk" ? talk.focus() : toTalk.focus()));
  }

  /** A tap on the game master's words would mean something else. @param {Event} event */
  function asked(event) {
    event.stopPropagation();
    dialog.open();
  }

  /** @param {Party} party @param {Words} words */
  function updateTalk(party, words) {
    fresh = talk.update(party, words);
    setText(title, words.t("talk"));
    setText(toLog, words.t("log"));
    setText(caption, words.t("talk"));
    setText(ear, words.t("talk-open", { count: fresh }));
    setText(badge, fresh > 99 ? "99+" : String(fresh));
    badge.hidden = fresh === 0;
  }

  return {
    panel,
    toTalk,
    people,
    heard: talk.heard,
    waiting: waiting.element,
    /** @param {State} state @param {Observation} seen @param {Words} words @param {Element} players holds their list */
    update(state, seen, words, players) {
      const { party } = state;
      for (const part of [panel, toTalk, people]) part.hidden = !party;
      dialog.update(state, words);
      waiting.update(state, seen, words);
      if (!party) return;
      updateTalk(party, words);
      setText(people, words.t("friends-people"));
      const list = players.querySelector(".seats");
      if (list && !state.ui.replay) addPresence(list, party, words);
    },
    /** Dialogs belong to their screen. @param {State} state */
    watch(state) {
      dialog.update(state, app.words());
      dialog.showReply(state);
    },
    /** A phone's tab for the talk, with what is new. @param {State} state @param {Words} words */
    tab(state, words) {
      const button = h("button", {
        type: "button", class: "tab tab-talk", id: "tab-talk", "data-testid": "tab-talk", "aria-pressed": String(state.ui.tab === "talk"),
        "aria-label": words.t("talk-open", { count: fresh }), onclick: () => setUi(store, { tab: "talk" }),
      });
      fill(button, icon("bubble"), fresh > 0 && h("span", { class: "badge", "aria-hidden": "true" }, fresh > 99 ? "99+" : fresh));
      return button;
    },
  };
}

/** The sheet of who sits at the table, as a dialog. @param {App} app */
function createPeopleDialog(app) {
  const { store } = app;
  const sheets = { host: createFriendsSheet(app, {}), guest: createGuestSheet(app) };
  const close = h("button", { type: "button", id: "friends-close", class: "button", "data-testid": "friends-close", onclick: () => element.close() });
  const body = h("div", { class: "friends-body" });
  const element = h("dialog", { class: "dialog friends-dialog", "aria-labelledby": "friends-title", "data-testid": "friends-dialog", onclose: put }, body, h("div", { class: "button-row" }, close));
  document.body.append(element);
  /** The reply that was in sight last, and whether the sheet was opened for it. */
  let [replied, forReply] = ["", false];

  function open() {
    const { party } = store.get();
    if (!party || element.open) return;
    body.replaceChildren(sheets[party.role].element);
    element.showModal();
    update(store.get(), app.words());
  }

  /** A reply that has to be carried comes to a player's eyes by itself, and goes when it has arrived. @param {State} state */
  function showReply({ party, ui }) {
    const reply = ui.screen === "table" && party?.role === "guest" ? (party.reply?.link ?? "") : "";
    const fresh = reply !== "" && reply !== replied;
    replied = reply;
    if (fresh && !element.open) {
      open();
      sheets.guest.focusReply();
      forReply = element.open;
    } else if (forReply && party?.connection === "up") element.close();
  }

  function put() {
    forReply = false;
    sheets.host.close();
    sheets.guest.close();
    body.replaceChildren();
  }

  /** @param {State} state @param {Words} words */
  function update({ party, ui }, words) {
    if (element.open && (!party || ui.screen !== "table")) element.close();
    if (!party || !element.open) return;
    sheets[party.role].update(party, words);
    setText(close, words.t("close"));
  }

  return { open, update, showReply };
}
