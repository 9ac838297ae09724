/** A question of the game master that has to be answered before the game goes on. */

/** @import { Observation, Offer } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h } from "../parts/dom.js";

/** @param {HTMLElement} root @param {(offer: Offer) => void} choose */
export function createQuestions(root, choose) {
  let drawn = "";
  return {
    /** @param {Observation} seen @param {Offer[]} offers @param {Words} words */
    update(seen, offers, words) {
      const { question } = seen.view;
      const now = JSON.stringify([question, offers.map((offer) => offer.move), words.language]);
      if (!question || now === drawn) return;
      drawn = now;
      const { count } = question;
      const carrying = question.carrying ? "yes" : "no";
      fill(
        root,
        h("h2", { class: "pad-title", id: "question-title" }, words.t("question-treasure", { count, carrying })),
        h(
          "div",
          { class: "question-answers", role: "group", "aria-labelledby": "question-title" },
          offers.map((offer) =>
            h(
              "button",
              { type: "button", class: "button", id: `answer-${offer.move.replace(" ", "-")}`, "data-testid": "offer", "data-move": offer.move, onclick: () => choose(offer) },
              words.t(`answer-${offer.do}`, { number: Number(offer.target.number ?? 0), last: offer.target.number === String(count) ? "yes" : "no", count, carrying }),
            ),
          ),
        ),
        count > 1 && h("p", { class: "hint" }, words.t("question-hint")),
      );
    },
  };
}
