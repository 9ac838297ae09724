/**
 * What a guest's page shows before the game: who invites to what, the name, the reply that is to be
 * sent back, and then who sits at the table. Nothing but this, so that nobody wonders what to do.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { MOST_NAME } from "../../net/talk/talk.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { createAccept } from "./accept.js";
import { createAsk } from "../parts/ask.js";
import { createLinkBox } from "./link.js";
import { createOnline } from "./online.js";
import { createPeople } from "./people.js";
import { guestStep, sayComplaint, sayTrouble } from "./words.js";
import { createUnable } from "./unable.js";
import { createOrigin } from "../rules/plan-origin.js";
import { createRulesTold, tellRules } from "../rules/told.js";

/** @param {App} app */
export function createGuest(app) {
  const title = h("h1", { class: "guest-title", id: "guest-title", tabindex: "-1" });
  const game = h("p", { class: "guest-game", "data-testid": "guest-game" });
  const aboutGame = h("p", { class: "hint" });
  const [rules, origin] = [createRulesTold("guest-rules"), createOrigin("guest-origin")];
  const state = h("p", { class: "guest-state", role: "status", "data-testid": "guest-state" });
  const trouble = h("div", { class: "guest-trouble", role: "alert", "data-testid": "guest-trouble" });
  const nameLabel = h("label", { for: "guest-name" });
  const unable = createUnable();
  const name = h("input", { type: "text", id: "guest-name", "data-testid": "guest-name", maxlength: MOST_NAME, autocomplete: "nickname" });
  const nameHint = h("p", { class: "hint" });
  const join = h("button", { type: "submit", id: "guest-join", class: "button primary", "data-testid": "guest-join" });
  const nameForm = h("form", { class: "friends-form", onsubmit: submit }, h("p", { class: "field" }, nameLabel, name), join, nameHint);
  const box = createLinkBox("guest-reply", { large: true });
  const next = h("p", { class: "hint" });
  const reply = h("div", { class: "guest-reply" }, box.element, next);
  const people = createPeople("guest-people");
  const again = createAccept(app, "guest-again", { take: rejoin });
  const online = createOnline(app, { tell: () => {}, changed: replyAnew, hosts: false });
  const back = h("button", { type: "button", id: "guest-table", class: "button primary", "data-testid": "guest-table", onclick: () => void app.session.continueGame() });
  const leave = createAsk("guest-leave", () => app.friends.leave());
  const element = h(
    "section",
    { class: "sheet guest-sheet", "aria-labelledby": title.id, "data-testid": "guest" },
    title, unable.element, game, aboutGame, rules.element, origin.element, state, trouble, nameForm, reply, people.element, again.element, online.element, h("div", { class: "button-row" }, back, leave.button),
  );
  name.value = app.preferences.get().you.name;
  /** Whether he has told his name and wants to join. */
  let asked = false;
  /** @type {Complaint | null} */
  let wrong = null;
  let [shown, troubled] = ["", ""];

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const own = name.value.trim();
    app.preferences.set({ you: { ...app.preferences.get().you, name: own } });
    app.friends.setName(own || app.words().t("you-default"));
    asked = true;
    wrong = null;
    show();
    wrong = await app.friends.reply();
    if (wrong) asked = false;
    show();
  }

  /** A reply that waits was made without what is used now. */
  async function replyAnew() {
    if (app.store.get().party?.connection !== "replied") return;
    wrong = await app.friends.reply();
    show();
  }

  /** @param {string} link @returns {Done} */
  async function rejoin(link) {
    const complaint = await app.friends.rejoin(link);
    asked = complaint === null;
    wrong = null;
    return complaint;
  }

  function show() {
    const { party } = app.store.get();
    if (party) update(party, app.words());
  }

  /** @param {Party} party @param {Words} words */
  function update(party, words) {
    if (party.connection !== "joining") asked = true;
    const step = guestStep(party, asked);
    const host = party.hostName || words.t("friends-host");
    setText(title, words.t(step === "seated" ? "guest-title-seated" : "guest-title", { host }));
    updateGame(party, words);
    setText(state, step === "name" ? "" : words.t(stateOf(party, step), { host, phase: party.phase }));
    updateTrouble(party, words);
    nameForm.hidden = step !== "name";
    setText(nameLabel, words.t("friends-your-name"));
    setAttributes(name, { placeholder: words.t("you-default") });
    setText(nameHint, words.t("guest-name-hint"));
    setText(join, words.t("guest-join"));
    reply.hidden = step !== "reply";
    if (step === "reply" && party.reply) {
      box.update(party.reply.link, {
        label: words.t("guest-reply-link", { host }), title: words.t("title"), text: words.t("guest-reply-text", { host }),
        picture: words.t("guest-reply-picture"),
      }, words);
      setText(next, words.t("guest-reply-next", { host }));
    }
    people.element.hidden = step !== "seated";
    unable.update(words);
    people.update(party, words);
    again.element.hidden = step !== "lost" && step !== "ended";
    again.update({ label: words.t("guest-again", { host }), done: "" }, words);
    online.element.hidden = step === "seated" || step === "ended";
    online.update(party, words);
    back.hidden = step !== "seated" || !app.store.get().observation;
    setText(back, words.t("guest-table"));
    leave.update(words.t("guest-leave"), words.t("guest-leave-really"), step !== "name");
    // The step that was done is gone, and with it the control that had the focus.
    if (shown && shown !== step && element.contains(document.activeElement)) moveOn(step);
    shown = step;
  }

  /** The message that says how things stand. @param {Party} party @param {string} step */
  function stateOf({ connection, seats, mine }, step) {
    if (connection === "silent") return "guest-silent";
    // Whoever was never at the table has no seat that could be kept.
    return step === "lost" && seats.length === 0 && mine === null ? "guest-failed" : `guest-${step}`;
  }

  /** @param {string} step */
  function moveOn(step) {
    if (step === "reply") box.focus();
    else title.focus();
  }

  /** @param {Party} party @param {Words} words */
  function updateGame(party, words) {
    const { preset } = party.rules;
    const known = words.has(`preset-${preset}`);
    // A link names the rule set only: what the host has changed is told at the table.
    const told = party.players !== null;
    setText(game, known ? words.t("guest-game", { name: words.t(`preset-${preset}`) }) : words.t("guest-game-unknown"));
    setText(aboutGame, known && !told ? words.t("guest-game-link") : "");
    aboutGame.hidden = !aboutGame.textContent;
    rules.update(told ? tellRules(party.rules, app.store.get().ui.catalog, words) : { about: "", changes: [] }, words);
    origin.update(party, words);
  }

  /** What went wrong, and what can be tried. @param {Party} party @param {Words} words */
  function updateTrouble(party, words) {
    const id = wrong?.id ?? party.trouble?.key ?? "";
    const text = wrong ? sayComplaint(wrong, words) : sayTrouble(party.trouble, words);
    const now = `${words.language} ${id} ${text}`;
    if (now !== troubled) fill(trouble, text && h("p", { class: "refusal" }, text));
    troubled = now;
    trouble.hidden = !text;
  }

  return {
    element,
    update,
    /** A new invitation begins from the beginning. */
    close() {
      again.close();
      asked = false;
      wrong = null;
      shown = "";
    },
    focus: () => title.focus({ preventScroll: true }),
  };
}
