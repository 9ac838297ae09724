/** Table talk: short messages and reactions beside the game, as plain text; everybody can be muted. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Party, Talk } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { MOST_SAID, SIGNS } from "../../net/talk/talk.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { reactionSign } from "./signs.js";
import { heardTalk, sayComplaint, talkers, unread } from "./words.js";
import { mark } from "../parts/icons.js";

/** @param {App} app @param {{shown: () => boolean}} needs `shown`: whether the panel is in sight */
export function createTalk(app, { shown }) {
  const list = h("ol", { class: "talk-lines" });
  const log = h("div", { class: "talk-log", role: "log", tabindex: "0", "data-testid": "talk-log" }, list);
  const quiet = h("p", { class: "hint" });
  const field = h("input", { type: "text", id: "talk-text", "data-testid": "talk-text", maxlength: MOST_SAID, autocomplete: "off", "aria-describedby": "talk-refusal" });
  const send = h("button", { type: "submit", id: "talk-send", class: "button", "data-testid": "talk-send" });
  const signs = h("div", { class: "talk-signs", role: "group" }, SIGNS.map((sign) =>
    h("button", { type: "button", id: `react-${sign}`, class: "icon-button", "data-testid": `react-${sign}`, onclick: () => tell(app.friends.react(sign)) }, reactionSign(sign))));
  const refusal = h("p", { class: "refusal", id: "talk-refusal", role: "alert", "data-testid": "talk-refusal" });
  const mutesTitle = h("summary", { "data-testid": "talk-mutes" });
  const mutes = h("ul", { class: "talk-mutes" });
  const fold = h("details", { class: "friends-fold" }, mutesTitle, mutes);
  const element = h("div", { class: "talk" }, log, quiet, refusal, signs, h("form", { class: "friends-line talk-form", onsubmit: submit }, field, send), fold);
  // Whoever talks makes no moves.
  element.addEventListener("keydown", (event) => event.stopPropagation());
  /** For who doesn't see the panel: what was said last. */
  const heard = h("p", { class: "sr", "aria-live": "polite", "data-testid": "talk-heard" });
  /** The last line that was in sight, and the last one that was told. */
  let [seen, spoken] = [0, -1];
  /** @type {Complaint | null} */
  let wrong = null;
  /** @type {Talk[]} */
  let drawn = [];
  /** Who has talked so far, by name. @type {Map<string, string>} */
  let people = new Map();
  let table = "";
  let [drawnMutes, language] = ["", ""];
  let follows = true;
  const toEnd = () => {
    if (follows) log.scrollTop = log.scrollHeight;
  };
  log.addEventListener("scroll", () => (follows = log.scrollHeight - log.scrollTop - log.clientHeight < 40));
  // It may be filled before it is in sight.
  new ResizeObserver(toEnd).observe(log);

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
    follows = true;
    return !wrong;
  }

  /** @param {Talk} said @param {Words} words */
  const textOf = (said, words) => said.text ?? words.t(`reaction-${said.sign}`);

  /** @param {Talk} said @param {Party} party @param {Words} words */
  function line(said, party, words) {
    const seat = said.seat === null ? null : party.seats[said.seat];
    return h(
      "li",
      { class: `talk-line${said.from === "me" ? " talk-own" : ""}`, "data-testid": "talk-line" },
      seat && mark(seat.colour), h("span", { class: "talk-name" }, `${said.name}: `),
      said.sign && reactionSign(said.sign), h("span", { class: "talk-text" }, textOf(said, words)),
    );
  }

  /** @param {Talk[]} talk what is heard of it @param {Party} party @param {Words} words */
  function updateLines(talk, party, words) {
    const same = words.language === language && drawn.length > 0 && talk[drawn.length - 1] === drawn.at(-1) && talk[0] === drawn[0];
    if (same) list.append(...talk.slice(drawn.length).map((said) => line(said, party, words)));
    else fill(list, talk.map((said) => line(said, party, words)));
    drawn = talk;
    language = words.language;
    toEnd();
  }

  /** @param {Party} party @param {Words} words */
  function updateMutes(party, words) {
    people = talkers(people, party.talk);
    const now = JSON.stringify([...people, party.muted, words.language]);
    if (now !== drawnMutes) fill(mutes, [...people].map(([from, name], at) => {
      const box = h("input", { type: "checkbox", id: `talk-mute-${at}`, "data-testid": `talk-mute-${at}`, onchange: () => app.friends.mute(from, box.checked) });
      box.checked = party.muted.includes(from);
      return h("li", { class: "field check" }, box, h("label", { for: box.id }, words.t("talk-mute", { name })));
    }));
    drawnMutes = now;
    fold.hidden = people.size === 0;
    setText(mutesTitle, words.t("talk-mutes"));
  }

  /** Another table, another talk. @param {string} now */
  function forget(now) {
    table = now;
    [seen, spoken] = [0, -1];
    people = new Map();
  }

  /** Tells what is new to those who don't see it. @param {Talk[]} talk @param {Words} words */
  function announce(talk, words) {
    const last = talk.at(-1);
    const fresh = spoken < 0 ? [] : talk.filter(({ id, from }) => id > spoken && from !== "me");
    spoken = Math.max(spoken, last?.id ?? 0);
    if (fresh.length && !shown()) setText(heard, fresh.map((said) => `${said.name}: ${textOf(said, words)}`).join(" "));
  }

  return {
    element,
    heard,
    /** @param {Party} party @param {Words} words @returns {number} lines that nobody has seen yet */
    update(party, words) {
      if (party.table !== table) forget(party.table);
      const talk = heardTalk(party);
      announce(talk, words);
      if (shown()) {
        updateLines(talk, party, words);
        updateMutes(party, words);
        seen = Math.max(seen, talk.at(-1)?.id ?? 0);
      }
      setAttributes(log, { "aria-label": words.t("talk") });
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
