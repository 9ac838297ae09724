/** What lies beside the plan, one part at a time: tools (a phone's alone), findings, text, shelf. */

/** @import { Drawn } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";

const PARTS = ["tools", "findings", "text", "plan"];

/** @param {HTMLElement} root of the desk */
export function createParts(root) {
  const buttons = PARTS.map((part) => h("button", { type: "button", class: "tab", id: `desk-tab-${part}`, "data-testid": `desk-tab-${part}`, onclick: () => turn(part) }));
  const tabs = h("div", { class: "desk-tabs", role: "group" }, buttons);
  turn(PARTS[0]);

  /** @param {string} part */
  function turn(part) {
    root.dataset.part = part;
    PARTS.forEach((one, at) => setAttributes(buttons[at], { "aria-pressed": String(one === part) }));
  }

  return {
    tabs,
    turn,
    /** @param {Drawn} drawn @param {Words} words */
    update({ problems }, words) {
      PARTS.forEach((part, at) => setText(buttons[at], words.t(`desk-tab-${part}`, { count: problems.length })));
    },
  };
}
