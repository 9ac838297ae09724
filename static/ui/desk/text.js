/** The text form of the plan, which can be edited, too: both are one plan. What can't be read is refused with its line. */

/** @import { Drawn, Said } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";

/** @param {(text: string) => Promise<unknown>} bring takes a whole plan's text */
export function createPlanText(bring) {
  const title = h("label", { class: "desk-text-title", for: "desk-text" });
  const help = h("p", { class: "hint", id: "desk-text-help" });
  const lines = h("div", { class: "desk-lines", "aria-hidden": "true" });
  const field = h("textarea", {
    id: "desk-text", "data-testid": "desk-text", class: "desk-text", spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off",
    "aria-describedby": "desk-text-help desk-text-wrong", oninput: number, onscroll: scroll, onchange: () => void take(), onkeydown: useKey,
  });
  const wrong = h("p", { class: "refusal", id: "desk-text-wrong", role: "alert", "data-testid": "desk-text-wrong" });
  const use = h("button", { type: "button", id: "desk-text-use", class: "button", "data-testid": "desk-text-use", onclick: () => void take().then(() => field.focus()) });
  const back = h("button", { type: "button", id: "desk-text-back", class: "button", "data-testid": "desk-text-back", hidden: true, onclick: giveBack });
  const root = h("section", { class: "desk-text-part", "data-part": "text" }, title, help, h("div", { class: "desk-text-sheet" }, lines, field), wrong, h("div", { class: "button-row" }, use, back));
  /** The plan as the engine has written it last. */
  let written = "";
  /** The line that can't be read, from 1; 0: all can. */
  let bad = 0;
  /** Whether this text has just been brought. */
  let taking = false;

  /** @param {KeyboardEvent} event */
  function useKey(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void take();
  }

  async function take() {
    if (field.value === written) return settle();
    taking = true;
    await bring(field.value);
    taking = false;
  }

  /** What could not be read makes room for the plan as it is. */
  function giveBack() {
    settle();
    field.focus();
  }

  /** The plan's own text stands there. */
  function settle() {
    bad = 0;
    back.hidden = true;
    field.value = written;
    setText(wrong, "");
    setAttributes(field, { "aria-invalid": null });
    number();
  }

  function number() {
    const count = field.value.split("\n").length;
    fill(lines, Array.from({ length: count }, (_, at) => h("span", { class: at + 1 === bad ? "bad" : null }, at + 1 === bad ? `▸${at + 1}` : at + 1)));
    scroll();
  }

  function scroll() {
    lines.scrollTop = field.scrollTop;
  }

  /** Leads to what can't be read. @param {number} line @param {number} column both from 1 */
  function show(line, column) {
    const before = field.value.split("\n").slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const at = Math.min(field.value.length, before + Math.max(0, column - 1));
    field.setSelectionRange(at, at + 1);
    const height = field.scrollHeight / Math.max(1, field.value.split("\n").length);
    field.scrollTop = Math.max(0, (line - 3) * height);
  }

  return {
    root,

    /** A text could not be read. @param {string} whole @param {Said} refusal @param {Words} words */
    refuse(whole, refusal, words) {
      field.value = whole;
      bad = Number(refusal.args.line ?? 0);
      setText(wrong, words.refusal(refusal, []));
      setAttributes(field, { "aria-invalid": "true" });
      back.hidden = false;
      number();
      if (bad) show(bad, Number(refusal.args.column ?? 1));
    },

    /** @param {Drawn} drawn @param {Words} words */
    update({ text }, words) {
      setText(title, words.t("desk-text"));
      setText(help, words.t("desk-text-help"));
      setText(use, words.t("desk-text-use"));
      setText(back, words.t("desk-text-back"));
      if (text === written) return;
      // What is being mended there is not taken away because something was drawn.
      const stays = !back.hidden && field.value !== written && !taking;
      written = text;
      if (!stays) settle();
    },
  };
}
