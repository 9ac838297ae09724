/** Parts of a guest's sheet: the game that the guest is invited to, the name, and what went wrong. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { MOST_NAME } from "../../net/talk/talk.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { sayComplaint, sayTrouble } from "./words.js";
import { createOrigin } from "../rules/plan-origin.js";
import { createRulesTold, tellParty } from "../rules/told.js";

/** What is to be played, by what rules, and where the plan comes from. @param {App} app */
export function createGuestGame(app) {
  const game = h("p", { class: "guest-game", "data-testid": "guest-game" });
  const about = h("p", { class: "hint" });
  const [rules, origin] = [createRulesTold("guest-rules"), createOrigin("guest-origin")];

  return {
    elements: [game, about, rules.element, origin.element],

    /** @param {Party} party @param {Words} words */
    update(party, words) {
      const { preset } = party.rules;
      const known = words.has(`preset-${preset}`);
      // A link names the rule set only: what the host has changed is told at the table.
      const told = party.players !== null;
      setText(game, known ? words.t("guest-game", { name: words.t(`preset-${preset}`) }) : words.t("guest-game-unknown"));
      setText(about, known && !told ? words.t("guest-game-link") : "");
      about.hidden = !about.textContent;
      rules.update(told ? tellParty(party, app.store.get().ui.catalog, words) : { about: "", changes: [] }, words);
      origin.update(party, words);
    },
  };
}

/** @param {App} app @param {() => void} join the name is told */
export function createNameForm(app, join) {
  const label = h("label", { for: "guest-name" });
  const name = h("input", { type: "text", id: "guest-name", "data-testid": "guest-name", maxlength: MOST_NAME, autocomplete: "nickname" });
  const button = h("button", { type: "submit", id: "guest-join", class: "button primary", "data-testid": "guest-join" });
  const hint = h("p", { class: "hint" });
  const element = h("form", { class: "friends-form", onsubmit: submit }, h("p", { class: "field" }, label, name), button, hint);
  name.value = app.preferences.get().you.name;

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    const own = name.value.trim();
    app.preferences.set({ you: { ...app.preferences.get().you, name: own } });
    app.friends.setName(own || app.words().t("you-default"));
    join();
  }

  return {
    element,

    /** @param {boolean} wanted @param {Words} words */
    update(wanted, words) {
      element.hidden = !wanted;
      setText(label, words.t("friends-your-name"));
      setAttributes(name, { placeholder: words.t("you-default") });
      setText(hint, words.t("guest-name-hint"));
      setText(button, words.t("guest-join"));
    },
  };
}

/** What went wrong, and what can be tried. */
export function createGuestTrouble() {
  const element = h("div", { class: "guest-trouble", role: "alert", "data-testid": "guest-trouble" });
  let told = "";

  return {
    element,

    /** @param {Complaint | null} wrong @param {Party} party @param {Words} words */
    update(wrong, party, words) {
      const id = wrong?.id ?? party.trouble?.key ?? "";
      const text = wrong ? sayComplaint(wrong, words) : sayTrouble(party.trouble, words);
      const now = `${words.language} ${id} ${text}`;
      if (now !== told) fill(element, text && h("p", { class: "refusal" }, text));
      told = now;
      element.hidden = !text;
    },
  };
}
