/** After a game: who is asked to draw the next labyrinth, what can be answered, and how a plan is handed over. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party } from "../../app/friends/types.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { SuccessionTold } from "../../net/talk/succession.js" */

import { fill, h, setText } from "../parts/dom.js";
import { sayComplaint, seatName } from "./words.js";

/** Characters of a plan's text. */
const MOST_PLAN = 20_000;

/** @param {App} app */
export function createNext(app) {
  const title = h("h2", { class: "next-title", id: "next-title" });
  const text = h("p", { role: "status", "data-testid": "next-told" });
  const history = h("p", { class: "hint", "data-testid": "next-asked" });
  const answers = h("div", { class: "button-row next-answers", role: "group", "aria-labelledby": title.id });
  const hand = createHanding(app, { tell: (done) => void tell(done), give: () => answer("decline") });
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "next-refusal" });
  const element = h("section", { class: "next", hidden: true, "aria-labelledby": title.id, "data-testid": "next" }, title, text, history, answers, hand.element, refusal);
  /** @type {Complaint | null} */
  let wrong = null;
  let [drawn, stood] = ["", ""];

  /** Shows what went wrong, if anything did. @param {Done} done */
  async function tell(done) {
    wrong = await done;
    setText(refusal, wrong ? sayComplaint(wrong, app.words()) : "");
  }

  /** @param {"accept" | "decline" | "pass"} what @param {number | null} [to] */
  function answer(what, to = null) {
    void tell(app.friends.succeed({ answer: what, to }));
  }

  /** @param {string} id @param {string} look @param {string} label @param {() => void} act */
  const button = (id, look, label, act) => h("button", { type: "button", id, class: `button ${look}`, "data-testid": id, onclick: act }, label);

  /** @param {SuccessionTold} next @param {Party} party @param {Words} words */
  function choices(next, party, words) {
    if (next.state !== "offered" || next.seat !== party.mine) return [];
    return [
      button("next-accept", "primary", words.t("next-accept"), () => answer("accept")),
      ...next.may.map((seat) => button(`next-pass-${seat}`, "", words.t("next-pass", { name: seatName(party.seats[seat], seat, words) }), () => answer("pass", seat))),
      button("next-decline", "", words.t("next-decline"), () => answer("decline")),
    ];
  }

  return {
    element,
    /** @param {State} state @param {Words} words */
    update({ party, ui }, words) {
      const next = party?.phase === "over" && !ui.replay ? party.next : null;
      element.hidden = !next || (next.state === "nobody" && next.asked.length === 0);
      if (!party || !next || element.hidden) return;
      const mine = next.seat !== null && next.seat === party.mine;
      const host = party.role === "host";
      setText(title, words.t("next-title"));
      setText(text, words.t("next-told", { state: next.state, own: mine ? "yes" : "no", host: host ? "yes" : "no", name: next.name }));
      setText(history, next.asked.map(({ name, answer: said }) => words.t("next-asked", { name, answer: said })).join(" "));
      history.hidden = next.asked.length === 0;
      const now = `${words.language} ${JSON.stringify([next, party.mine])}`;
      const focused = answers.contains(document.activeElement);
      if (now !== drawn) fill(answers, choices(next, party, words));
      drawn = now;
      answers.hidden = answers.childElementCount === 0;
      hand.update(mine && (next.state === "accepted" || next.state === "drawn"), next.state === "drawn", words);
      if (focused && answers.hidden && mine) hand.focus();
      if (next.state !== stood) {
        stood = next.state;
        void tell(Promise.resolve(null));
      }
    },
  };
}

/**
 * Where whoever has accepted hands the plan over, as its text.
 * @param {App} app
 * @param {{tell: (done: Done) => void, give: () => void}} act `give`: after all he doesn't want to
 */
function createHanding(app, { tell, give }) {
  const hint = h("p", { class: "hint", id: "next-hint" });
  const label = h("label", { for: "next-plan" });
  const field = h("textarea", { id: "next-plan", "data-testid": "next-plan", rows: 8, maxlength: MOST_PLAN, spellcheck: "false", autocomplete: "off", "aria-describedby": hint.id });
  const desk = h("button", { type: "button", id: "next-desk", class: "button", "data-testid": "next-desk", onclick: () => void app.desk.enter() });
  const hand = h("button", { type: "submit", id: "next-hand", class: "button primary", "data-testid": "next-hand" });
  const back = h("button", { type: "button", id: "next-back", class: "button", "data-testid": "next-back", onclick: give });
  const element = h("form", { class: "next-hand", hidden: true, onsubmit: submit }, hint, h("p", { class: "field" }, label, field), h("div", { class: "button-row" }, back, desk, hand));

  /** What lay on the desk when it was looked at last. */
  let known = "";

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    tell(app.friends.handPlan(`${field.value.trimEnd()}\n`));
  }

  return {
    element,
    focus: () => field.focus(),
    /** @param {boolean} wanted @param {boolean} handed whether one has been handed over @param {Words} words */
    update(wanted, handed, words) {
      element.hidden = !wanted;
      // What was drawn at the desk meanwhile is what is meant.
      const drawing = app.store.get().desk?.drawn.text ?? "";
      if (wanted && drawing !== known) field.value = drawing;
      known = drawing;
      setText(desk, words.t("next-desk"));
      setText(hint, words.t("next-hint"));
      setText(label, words.t("next-plan"));
      setText(hand, words.t(handed ? "next-hand-again" : "next-hand"));
      setText(back, words.t("next-back"));
    },
  };
}
