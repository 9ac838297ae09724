/** Table talk: short messages and reactions beside the game, as plain text; everybody can be muted. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Party, Talk } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { MOST_SAID, SIGNS } from "../../net/talk/talk.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { reactionSign } from "./signs.js";
import { createMutes, createTalkLog, speaker, textOf } from "./talk-parts.js";
import { heardTalk, sayComplaint, unread } from "./words.js";

/** @param {App} app @param {{shown: () => boolean}} needs `shown`: whether the panel is in sight */
export function createTalk(app, { shown }) {
  const [log, mutes] = [createTalkLog(), createMutes(app)];
  const quiet = h("p", { class: "hint" });
  const field = h("input", { type: "text", id: "talk-text", "data-testid": "talk-text", maxlength: MOST_SAID, autocomplete: "off", "aria-describedby": "talk-refusal" });
  const send = h("button", { type: "submit", id: "talk-send", class: "button", "data-testid": "talk-send" });
  const signs = h("div", { class: "talk-signs", role: "group" }, SIGNS.map((sign) =>
    h("button", { type: "button", id: `react-${sign}`, class: "icon-button", "data-testid": `react-${sign}`, onclick: () => tell(app.friends.react(sign)) }, reactionSign(sign))));
  const refusal = h("p", { class: "refusal", id: "talk-refusal", role: "alert", "data-testid": "talk-refusal" });
  const element = h("div", { class: "talk" }, log.element, quiet, refusal, signs, h("form", { class: "friends-line talk-form", onsubmit: submit }, field, send), mutes.element);
  // Whoever talks makes no moves.
  element.addEventListener("keydown", (event) => event.stopPropagation());
  /** For who doesn't see the panel: what was said last. */
  const heard = h("p", { class: "sr", "aria-live": "polite", "data-testid": "talk-heard" });
  /** The last line that was in sight, and the last one that was told. */
  let [seen, spoken] = [0, -1];
  /** @type {Complaint | null} */
  let wrong = null;
  let table = "";

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    if (tell(app.friends.say(text))) field.value = "";
    field.focus();
  }

  /** @param {Complaint | null} complaint @returns {boolean} whether it was said */
  function tell(complaint) {
    wrong = complaint;
    setText(refusal, wrong ? sayComplaint(wrong, app.words()) : "");
    log.follow();
    return !wrong;
  }

  /** Another table, another talk. @param {string} now */
  function forget(now) {
    table = now;
    [seen, spoken] = [0, -1];
    mutes.forget();
  }

  /** Tells what is new to those who don't see it. @param {Talk[]} talk @param {Party} party @param {Words} words */
  function announce(talk, party, words) {
    const last = talk.at(-1);
    const fresh = spoken < 0 ? [] : talk.filter(({ id, from }) => id > spoken && from !== "me");
    spoken = Math.max(spoken, last?.id ?? 0);
    if (fresh.length && !shown()) setText(heard, fresh.map((said) => `${speaker(said, party, words)}: ${textOf(said, words)}`).join(" "));
  }

  return {
    element,
    heard,
    /** @param {Party} party @param {Words} words @returns {number} lines that nobody has seen yet */
    update(party, words) {
      if (party.table !== table) forget(party.table);
      const talk = heardTalk(party);
      announce(talk, party, words);
      if (shown()) {
        log.update(talk, party, words);
        mutes.update(party, words);
        seen = Math.max(seen, talk.at(-1)?.id ?? 0);
      }
      log.name(words);
      setText(quiet, talk.length ? "" : words.t("talk-none"));
      quiet.hidden = talk.length > 0;
      setAttributes(field, { "aria-label": words.t("talk-text"), placeholder: words.t("talk-text") });
      setText(send, words.t("talk-send"));
      setAttributes(signs, { "aria-label": words.t("talk-signs") });
      for (const [at, button] of [...signs.children].entries()) {
        const label = words.t(`reaction-${SIGNS[at]}`);
        setAttributes(button, { "aria-label": label, title: label });
      }
      setText(refusal, wrong ? sayComplaint(wrong, words) : "");
      return unread(talk, seen);
    },
    focus: () => field.focus(),
  };
}
