/** What the game master has ruled so far, and who was told what has changed. */

/** @import { Observation } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Unveiled } from "../../app/console/types.js" */

import { fill, h, setAttributes } from "../parts/dom.js";
import { rulingsIn } from "./sentences.js";

export function createRuled() {
  const element = h("ol", { class: "console-ruled", tabindex: "0", "data-testid": "console-rulings" });
  let drawn = "";

  return {
    element,

    /** @param {Unveiled} unveiled @param {Observation} seen @param {Words} words */
    update(unveiled, { seats }, words) {
      const lines = rulingsIn(unveiled).map(({ said, whom }) => {
        const told = said.map((one) => words.said(one, seats)).join(" ");
        return whom ? `${told} ${words.t("log-whom", { count: whom.length, names: words.listed(whom.map((at) => seats[at].name)) })}` : told;
      });
      const now = JSON.stringify(lines);
      setAttributes(element, { "aria-label": words.t("console-ruled-title") });
      if (now !== drawn || !element.childElementCount) fill(element, lines.length ? lines.map((line) => h("li", null, line)) : h("li", { class: "hint" }, words.t("console-ruled-none")));
      drawn = now;
    },

    focus: () => element.focus(),
  };
}
