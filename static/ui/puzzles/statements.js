/** What was heard in a puzzle, request by request; where one of them lies, each can be chosen. */

/** @import { Answering } from "../../app/puzzles/answering.js" */
/** @import { Posed } from "../../replies.d.ts" */
/** @import { Words } from "../../app/language/words.js" */

import { isSolved } from "../../app/puzzles/answering.js";
import { between, groupHeard, sayGroup } from "../../app/language/words.js";
import { fill, h } from "../parts/dom.js";

/** Where one of the statements is to be chosen. */
const LIAR = "liar";

/** @param {{choose: (at: number) => void}} act `choose`: a statement, by its index */
export function createStatements({ choose }) {
  const list = h("ol", { class: "puzzle-heard", tabindex: "0", "data-testid": "puzzle-heard" });

  return {
    element: list,

    /** @param {Answering} now @param {Posed["seats"]} seats @param {Words} words */
    update(now, seats, words) {
      const { laid: { posed: { heard, question } }, marked, tried, told } = now;
      const choosable = question.kind === LIAR && !isSolved(now) && told === null;
      const proves = new Set((told ?? tried)?.heard.map((at) => heard[at]));
      const rows = groupHeard(heard).map((group) => {
        const { request, answers } = sayGroup(group, seats, words);
        const text = `${request}${between(group)}${answers}`;
        const all = [group.request, ...group.answers].flatMap((said) => said ?? []);
        const lit = all.some((said) => proves.has(said));
        const at = heard.indexOf(/** @type {any} */ (all.at(-1)));
        return h("li", { class: lit ? "lit" : null },
          lit && h("strong", { "aria-hidden": "true" }, "✱ "),
          lit && h("span", { class: "sr" }, `${words.t("puzzle-lit")} `),
          choosable && group.request ? choice(at, text, marked.answer[0] === String(at)) : text);
      });
      fill(list, ...rows);
      list.setAttribute("aria-label", words.t("puzzle-heard"));
      // Only the list turns to it: what is said to the answer stays in sight.
      const first = /** @type {HTMLElement | null} */ (list.querySelector(".lit"));
      if (first) list.scrollTop = first.offsetTop - list.offsetTop;
    },
  };

  /** @param {number} at @param {string} text @param {boolean} checked */
  function choice(at, text, checked) {
    const input = h("input", { type: "radio", name: "puzzle-liar", id: `puzzle-said-${at}`, value: at, "data-testid": "puzzle-statement", onchange: () => choose(at) });
    input.checked = checked;
    return h("label", null, input, " ", text);
  }
}
