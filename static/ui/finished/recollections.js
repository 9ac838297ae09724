/** What each bot knew when the game was decided, in its own words. */

/** @import { Recollection } from "../../replies.d.ts" */
/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h } from "../parts/dom.js";

export function createRecollections() {
  const root = h("ul", { class: "recollections", hidden: true, "data-testid": "recollections" });
  let drawn = "";
  return {
    root,
    /** @param {readonly Recollection[]} told @param {Seat[]} seats @param {Words} words */
    update(told, seats, words) {
      const now = `${words.language} ${JSON.stringify(told)}`;
      if (now === drawn) return;
      drawn = now;
      root.hidden = !told.length;
      root.setAttribute("aria-label", words.t("recollections"));
      fill(root, told.map((one) => h("li", null, h("strong", null, words.t("recollected-by", { name: seats[one.seat].name })), " ", sentence(one, seats, words))));
    },
  };
}

/** @param {Recollection} one @param {Seat[]} seats @param {Words} words */
export function sentence({ seat, taker, knew, missed }, seats, words) {
  const named = (/** @type {string[]} */ what) => words.listed(what.map((each) => words.t(`recollected-${each}`)));
  return words.t("recollected", {
    when: taker === null ? "end" : taker === seat ? "own" : "taken",
    who: taker === null ? "" : seats[taker].name,
    knew: named(knew), missed: named(missed), how: knew.length ? (missed.length ? "some" : "all") : "none",
  });
}
