/** Hints among the controls: a button, what was told, and what proves it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Advice, Hint } from "../../app/knowing/advice.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { nextOf } from "../../app/knowing/advice.js";
import { advisedOf } from "../../app/table/advised.js";
import { cellName } from "../../draw/basics/geometry.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { factText, proofLines } from "./asked.js";

/** @param {App} app */
export function createAdvicePanel({ advice: adviser }) {
  const label = h("span", null);
  const ask = h("button", { type: "button", class: "thing", id: "advice-ask", "data-testid": "advice-ask", onclick: adviser.ask }, icon("hint"), label);
  const taken = h("span", { class: "advice-taken", "data-testid": "advice-taken" });
  const told = h("div", { class: "advice-told", role: "status", "data-testid": "advice-told" });
  const root = h("div", { class: "advice", role: "group", hidden: true, "data-testid": "advice" }, h("div", { class: "advice-head" }, ask, taken), told);
  /** @type {unknown[]} */
  let drawn = [];

  return {
    root,

    /** Another player has the page. */
    forget() {
      drawn = [];
      fill(told);
    },

    /** @param {State} state @param {Observation} seen @param {boolean} shown @param {Words} words */
    update({ advice }, seen, shown, words) {
      root.hidden = !shown || !seen.advice || seen.guide?.lesson !== undefined;
      const now = [advice, seen.heard, root.hidden, words];
      if (now.every((value, at) => value === drawn[at])) return;
      drawn = now;
      if (root.hidden || seen.seat === null) {
        fill(told);
        return;
      }
      const next = nextOf(advice);
      const count = advisedOf(seen, seen.seat);
      setAttributes(root, { "aria-label": words.t("advice-label") });
      setText(label, words.t(next === null || next === 1 ? "advice-ask" : "advice-next", { step: next ?? 1 }));
      setAttributes(ask, { "aria-disabled": advice.asking || next === null ? "true" : null });
      setText(taken, count ? words.t("advice-taken", { count }) : "");
      fill(told, toldOf(advice, seen, words));
    },
  };
}

/** @param {Advice} advice @param {Observation} seen @param {Words} words */
function toldOf({ asking, failed, told }, seen, words) {
  const lines = told ? hintLines(told, seen, words) : [];
  if (asking) return [...lines, h("p", { class: "hint" }, words.t("advice-thinking"))];
  return failed ? [...lines, h("p", null, words.t("advice-failed"))] : lines;
}

/** @param {Hint} told @param {Observation} seen @param {Words} words */
function hintLines({ step, news, square, fact, heard, advice }, seen, words) {
  if (step === 4) return moveLines(advice, seen, words);
  if (!news) return [h("p", null, words.t("advice-no-news"))];
  if (!square) return [h("p", null, words.t("advice-news"))];
  const name = cellName(seen.view, square.row, square.col);
  if (!fact) return [h("p", null, words.t("advice-where", { square: name }))];
  const what = h("p", { class: "advice-fact" }, words.t("advice-fact", { square: name, fact: factText(fact, fact.word, seen, words) }));
  return [what, ...proofLines(heard, seen, words)];
}

/** @param {import("../../replies.d.ts").Advised | null} advice @param {Observation} seen @param {Words} words */
function moveLines(advice, { seats }, words) {
  if (!advice) return [h("p", null, words.t("advice-no-move"))];
  const move = words.actions(/** @type {any} */ (advice.actions), seats);
  return [
    h("p", { class: "advice-fact", "data-move": advice.move }, words.t("advice-move", { actions: move[0].toLocaleUpperCase(words.language) + move.slice(1) })),
    h("p", null, words.t(`advice-why-${advice.why}`, { at: advice.at || "here" })),
  ];
}
