/** In the lobby: a seat at somebody else's table that this browser remembers, and the way back to it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";
import { createAsk } from "../parts/ask.js";

/** @param {App} app */
export function createKeptSeat(app) {
  const text = h("p", { role: "status" });
  const back = h("button", { type: "button", id: "kept-seat-back", class: "button primary", "data-testid": "kept-seat-back", onclick: () => app.friends.back() });
  const forget = createAsk("kept-seat-forget", () => void app.friends.giveUp());
  const element = h("div", { class: "kept-seat", hidden: true, "data-testid": "kept-seat" }, text, h("div", { class: "button-row" }, back, forget.button));
  return {
    element,
    /** @param {State} state @param {Words} words */
    update({ seat, party }, words) {
      element.hidden = !seat || party !== null;
      if (!seat) return;
      setText(text, words.t("kept-seat", { host: seat.host || words.t("friends-host") }));
      setText(back, words.t("kept-seat-back"));
      forget.update(words.t("kept-seat-forget"), words.t("kept-seat-forget-really"));
    },
  };
}
