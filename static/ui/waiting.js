/**
 * The panel of somebody who only watches: the bots play on, at his pace or to the end at once. Where
 * friends play, each moves at his own.
 */

/** @import { App } from "../app/app.js" */
/** @import { State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { h, setText } from "./dom.js";

/** @param {HTMLElement} root @param {App} app */
export function createWaiting(root, app) {
  const text = h("p", { class: "hint" });
  const next = h("button", { type: "button", class: "button", "data-testid": "hurry", onclick: () => app.session.hurry() });
  const skip = h("button", { type: "button", class: "button primary", "data-testid": "skip-to-end", onclick: () => app.session.skipToEnd() });
  root.append(text, h("div", { class: "button-row" }, skip, next));
  return {
    /** @param {State} state @param {Words} words */
    update(state, words) {
      const friends = state.party?.seats.some(({ kind }) => kind === "friend" || kind === "host") ?? false;
      const guest = state.party?.role === "guest";
      setText(text, words.t(state.ui.skipping ? "watching-skip" : friends ? "watching-friends" : "watching"));
      setText(next, words.t("hurry"));
      setText(skip, words.t("skip-to-end"));
      next.hidden = state.ui.skipping || guest;
      skip.hidden = state.ui.skipping || friends;
    },
  };
}
