/** What a phone shows one of at a time: the board, the log, the players, the talk. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { setUi } from "../../app/page/store.js";
import { fill, h } from "../parts/dom.js";

const TABS = ["map", "log", "players"];

/**
 * @param {HTMLElement} root of the table
 * @param {App} app
 * @param {(state: State, words: Words) => HTMLElement} talk makes the tab of the talk
 */
export function createTabs(root, { store }, talk) {
  const element = h("div", { class: "tabs", role: "group" });

  /** @param {string} tab @param {State} state @param {Words} words */
  const button = (tab, { ui }, words) => h(
    "button",
    {
      type: "button", class: "tab", id: `tab-${tab}`, "data-testid": `tab-${tab}`,
      "aria-pressed": String(ui.tab === tab),
      onclick: () => setUi(store, { tab }),
    },
    words.t(`tab-${tab}`),
  );

  return {
    element,

    /** @param {State} state @param {Words} words */
    update(state, words) {
      // Nobody talks at a table for oneself.
      root.dataset.tab = state.ui.tab === "talk" && !state.party ? "map" : state.ui.tab;
      element.classList.toggle("with-talk", state.party !== null);
      fill(element, TABS.map((tab) => button(tab, state, words)), state.party !== null && talk(state, words));
    },
  };
}
