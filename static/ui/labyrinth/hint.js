/** Buying a hint: what it costs is asked first, and the answer stands where the question stood. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */

import { actingOf } from "../../app/table/hot-seat.js";
import { h, setAttributes, setText } from "../parts/dom.js";

/** @param {App} app */
export function createHint(app) {
  const { store, session } = app;
  const title = h("h2", { id: "hint-title" });
  const question = h("p", { "data-testid": "hint-question" });
  const answer = h("p", { class: "hint-answer", role: "status", "data-testid": "hint-answer" });
  const refusal = h("p", { class: "refusal", role: "alert" });
  const buy = h("button", { type: "button", id: "hint-buy", class: "button primary", "data-testid": "hint-buy", onclick: () => void purchase() });
  const leave = h("button", { type: "button", id: "hint-close", class: "button", "data-testid": "hint-close", onclick: () => dialog.close() });
  const dialog = h(
    "dialog",
    { class: "dialog hint-dialog", "aria-labelledby": "hint-title", "data-testid": "hint" },
    h("div", { class: "hint-sheet" }, title, question, answer, refusal, h("div", { class: "button-row" }, leave, buy)),
  );
  document.body.append(dialog);
  let asking = false;
  /** What the game master answered. @type {import("../../app/basics/types.js").Said | null} */
  let told = null;

  async function purchase() {
    const before = actingOf(store.get());
    if (!before || asking) return;
    asking = true;
    draw();
    const accepted = await session.submit({ move: "hint" });
    asking = false;
    const now = actingOf(store.get());
    if (accepted && now) {
      told = now.heard.slice(before.heard.length).find(({ key, args }) => key === "hint" && args.seat === before.seat) ?? null;
      leave.focus();
    }
    draw();
  }

  function draw() {
    const { ui } = store.get();
    const seen = actingOf(store.get());
    if (!dialog.open || seen?.seat == null) return;
    const words = app.words().within(seen.rules);
    const price = seen.rules.hint_price;
    const money = seen.view.pawns[seen.seat].money ?? 0;
    const aloud = seen.rules.hint_aloud ? "yes" : "no";
    setText(title, words.t("hint-title"));
    setText(question, words.t("hint-question", { price, money, left: money - price, aloud }));
    const { seats } = app.called(seen);
    setText(answer, told ? words.said(told, seats) : "");
    setText(refusal, ui.refusal && !told ? words.refusal(ui.refusal, seats) : "");
    question.hidden = buy.hidden = told !== null;
    setText(buy, words.t("hint-buy", { price }));
    setText(leave, words.t(told ? "hint-to-map" : "hint-not-now"));
    setAttributes(buy, { "aria-disabled": asking ? "true" : null });
  }

  return {
    open() {
      told = null;
      dialog.showModal();
      draw();
      leave.focus();
    },
    /** Another player has the page. */
    forget() {
      told = null;
      dialog.close();
      for (const text of [question, answer, refusal]) setText(text, "");
    },
    /** @param {State} state */
    update(state) {
      if (state.ui.screen !== "table" && dialog.open) dialog.close();
      draw();
    },
  };
}
