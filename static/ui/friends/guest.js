/**
 * What a guest's page shows before the game: who invites to what, the name, the reply that is to be
 * sent back, and then who sits at the table. Nothing but this, so that nobody wonders what to do.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";
import { createAgreement } from "./agreement.js";
import { createAccept } from "./accept.js";
import { createAsk } from "../parts/ask.js";
import { createLinkBox } from "./link.js";
import { createOnline } from "./online.js";
import { createPeople } from "./people.js";
import { createGuestGame, createGuestTrouble, createNameForm } from "./guest-parts.js";
import { guestStep } from "./words.js";
import { createUnable } from "./unable.js";

/** @param {App} app @param {{suggest: () => void}} needs `suggest`: leads to where a change of the rules is put together */
export function createGuest(app, { suggest }) {
  const title = h("h1", { class: "guest-title", id: "guest-title", tabindex: "-1" });
  const game = createGuestGame(app);
  const state = h("p", { class: "guest-state", role: "status", "data-testid": "guest-state" });
  const trouble = createGuestTrouble();
  const unable = createUnable();
  const nameForm = createNameForm(app, join);
  const reply = createReply();
  const people = createPeople("guest-people");
  const agreement = createAgreement(app, "agree", { suggest, heading: "h2" });
  const again = createAccept(app, "guest-again", { take: rejoin });
  const online = createOnline(app, { tell: () => {}, changed: replyAnew, hosts: false });
  const back = h("button", { type: "button", id: "guest-table", class: "button primary", "data-testid": "guest-table", onclick: () => void app.session.continueGame() });
  const leave = createAsk("guest-leave", () => app.friends.leave());
  const element = h(
    "section",
    { class: "sheet guest-sheet", "aria-labelledby": title.id, "data-testid": "guest" },
    title, unable.element, ...game.elements, agreement.element, state, trouble.element, nameForm.element, reply.element, people.element, again.element, online.element, h("div", { class: "button-row" }, back, leave.button),
  );
  /** Whether the guest has told a name and wants to join. */
  let asked = false;
  /** @type {Complaint | null} */
  let wrong = null;
  let shown = "";

  /** The name is told. */
  async function join() {
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
    game.update(party, words);
    agreement.update(party, words);
    setText(state, step === "name" ? "" : words.t(stateOf(party, step), { host, phase: party.phase }));
    trouble.update(wrong, party, words);
    nameForm.update(step === "name", words);
    reply.update(step === "reply", party, host, words);
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
    if (shown && shown !== step && element.contains(document.activeElement)) (step === "reply" ? reply : title).focus();
    shown = step;
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

/** The reply that somebody has to carry to the host. */
function createReply() {
  const box = createLinkBox("guest-reply", { large: true });
  const next = h("p", { class: "hint" });
  const element = h("div", { class: "guest-reply" }, box.element, next);

  return {
    element,
    focus: box.focus,

    /** @param {boolean} wanted @param {Party} party @param {string} host @param {Words} words */
    update(wanted, { reply }, host, words) {
      element.hidden = !wanted;
      if (!wanted || !reply) return;
      box.update(reply.link, {
        label: words.t("guest-reply-link", { host }), title: words.t("title"), text: words.t("guest-reply-text", { host }),
        picture: words.t("guest-reply-picture"),
      }, words);
      setText(next, words.t("guest-reply-next", { host }));
    },
  };
}

/** The message that says how things stand. @param {Party} party @param {string} step */
function stateOf({ connection, seats, mine }, step) {
  if (connection === "silent") return "guest-silent";
  // Whoever was never at the table has no seat that could be kept.
  return step === "lost" && seats.length === 0 && mine === null ? "guest-failed" : `guest-${step}`;
}
