/** The panel of a player whose turn is over, and who passes the device on: first the page is covered. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";

/** @param {HTMLElement} root @param {App} app */
export function createPassing(root, app) {
  const sign = h("span");
  const text = h("span");
  const cover = h("button", { type: "button", class: "button primary", id: "cover", "data-testid": "cover-now", "aria-describedby": "passing-text", onclick: () => void app.session.cover() });
  root.append(h("p", { class: "passing-text", id: "passing-text" }, sign, text), h("div", { class: "button-row" }, cover));
  let drawn = "";

  return {
    /** @param {Seat} next @param {Words} words */
    update({ name, colour }, words) {
      if (colour !== drawn) fill(sign, mark(colour));
      drawn = colour;
      setText(text, words.t("passing", { name }));
      setText(cover, words.t("cover-now"));
    },
  };
}
