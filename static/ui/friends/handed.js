/** A page that opened a reply link: whether the host's page has taken it, or what to do by hand. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Handed } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";
import { createLinkBox } from "./link.js";
import { sayComplaint } from "./words.js";

/** @param {App} app */
export function createHanded(app) {
  const title = h("h1", { class: "guest-title", id: "handed-title", tabindex: "-1" });
  const state = h("p", { class: "guest-state", role: "status", "data-testid": "handed-state" });
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "handed-refusal" });
  const box = createLinkBox("handed-code");
  const home = h("button", { type: "button", id: "handed-home", class: "button", "data-testid": "handed-home", onclick: () => app.friends.dismissHanded() });
  return {
    element: h("section", { class: "sheet guest-sheet", "aria-labelledby": title.id, "data-testid": "handed" }, title, state, refusal, box.element, h("div", { class: "button-row" }, home)),
    /** @param {Handed} handed @param {Words} words */
    update(handed, words) {
      setText(title, words.t("handed-title"));
      setText(state, words.t(`handed-${handed.state}`));
      setText(refusal, handed.complaint ? sayComplaint(handed.complaint, words) : "");
      refusal.hidden = !handed.complaint;
      box.element.hidden = handed.state !== "nobody";
      box.update(handed.code, {
        label: words.t("handed-code"), title: words.t("title"), text: words.t("handed-code"), picture: words.t("handed-code"),
      }, words);
      home.hidden = handed.state === "asking";
      setText(home, words.t("to-lobby"));
    },
    focus: () => title.focus({ preventScroll: true }),
  };
}
