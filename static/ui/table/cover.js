/** Covers the table between two people who share the device: nothing is to be seen, heard or pressed but whose turn it is. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { dropSecondHalf } from "../parts/second-half.js";

/** @param {App} app */
export function createCover(app) {
  const sign = h("span", { class: "cover-mark" });
  const title = h("h1", { id: "cover-title" });
  const hint = h("p", { class: "hint" });
  const show = h("button", { type: "button", class: "button primary", id: "uncover", "data-testid": "uncover", onclick: uncover });
  // The focus is not on the button: a key that is still held down must not uncover anything.
  const element = h("section", { class: "cover", tabindex: "-1", "aria-labelledby": title.id, "data-testid": "cover" }, sign, title, show, hint);
  let drawn = "";

  /** @param {MouseEvent} event */
  function uncover(event) {
    // The second half of a double click was meant for what lay there before.
    if (event.detail > 1) return;
    dropSecondHalf(event);
    void app.session.uncover();
  }

  return {
    element,
    /** @param {Seat} seat whose turn it is @param {Words} words */
    update({ name, colour }, words) {
      if (colour !== drawn) fill(sign, mark(colour));
      drawn = colour;
      setText(title, words.t("cover-title", { name }));
      setText(show, words.t("cover-show", { name }));
      setText(hint, words.t("cover-hint", { name }));
    },
  };
}
