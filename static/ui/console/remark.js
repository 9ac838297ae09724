/** A remark of the game master to all or to one: no part of the rules, nor of the record (Rule T-2.3). */

/** @import { App } from "../../app/page/app.js" */
/** @import { Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { MOST_SAID } from "../../net/talk/talk.js";
import { fill, h, setText } from "../parts/dom.js";

const ALL = "all";

/** @param {App} app @param {{done: () => void}} needs `done`: it was made */
export function createRemark(app, { done }) {
  const toLabel = h("label", { for: "remark-to" });
  const to = h("select", { id: "remark-to", "data-testid": "remark-to" });
  const label = h("label", { for: "remark-text" });
  const text = h("input", { type: "text", id: "remark-text", "data-testid": "remark-text", maxlength: MOST_SAID, autocomplete: "off" });
  const refusal = h("p", { class: "refusal", role: "alert" });
  const send = h("button", { type: "submit", id: "remark-send", class: "button primary", "data-testid": "remark-send" });
  const hint = h("p", { class: "hint" });
  const element = h(
    "form",
    { class: "console-form", "data-testid": "remark", onsubmit: submit },
    h("div", { class: "console-fields" }, h("p", { class: "field" }, toLabel, to), h("p", { class: "field console-wide" }, label, text)),
    hint, refusal, h("div", { class: "button-row" }, send),
  );
  let drawn = "";

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    const wrong = app.friends.remark(text.value, to.value === ALL ? null : Number(to.value));
    setText(refusal, wrong ? app.words().t(wrong.id, wrong.args) : "");
    if (wrong) return;
    text.value = "";
    done();
  }

  return {
    element,

    /** @param {Party} party @param {Words} words */
    update({ seats }, words) {
      // Bots are told nothing.
      const people = seats.flatMap(({ kind, name }, at) => (kind === "friend" && name ? [{ at, name }] : []));
      const now = JSON.stringify([people, words.language]);
      setText(toLabel, words.t("console-remark-to"));
      setText(label, words.t("console-remark-text"));
      setText(hint, words.t("console-remark-hint"));
      setText(send, words.t("console-remark-send"));
      if (now === drawn) return;
      const before = to.value;
      drawn = now;
      fill(to, h("option", { value: ALL }, words.t("console-remark-all")), people.map(({ at, name }) => h("option", { value: at }, words.t("console-remark-one", { name }))));
      if ([...to.options].some(({ value }) => value === before)) to.value = before;
    },

    focus: () => text.focus(),
  };
}
