/** The game master's answers and starts: said at once or at his word, confirmed or declared void; and the pause. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Console } from "../../app/console/types.js" */
/** @import { Powers } from "./sentences.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { rulingName } from "./sentences.js";

/** @param {App} app @param {{tell: (refused: Promise<import("../../app/basics/types.js").Said | null>) => void}} needs `tell`: shows what was refused */
export function createAnswers(app, { tell }) {
  const say = button("say", "primary", () => tell(app.console.release()));
  const [confirm, refuse] = ["confirm", "void"].map((what) =>
    button(what, what === "confirm" ? "primary" : "", () => tell(app.console.rule(what))));
  const hold = button("hold", "", () => tell(app.console.hold(hold.getAttribute("aria-pressed") !== "true")));
  const pause = button("pause", "", () => app.console.pause(pause.getAttribute("aria-pressed") !== "true"));
  const state = h("p", { class: "sr", role: "status", "data-testid": "console-state" });
  const element = h("div", { class: "console-answers" }, state, h("div", { class: "button-row" }, say, confirm, refuse, hold, pause));

  return {
    element,

    /** @param {State} state @param {{desk: Console, powers: Powers}} now @param {Words} words */
    update({ party }, { desk, powers }, words) {
      const { holding, unsaid } = desk.unveiled.leading;
      setText(state, words.t("console-state", { unsaid: unsaid > 0 ? "yes" : "no", awaiting: desk.unveiled.awaiting ?? "none", holding: holding ? "yes" : "no", paused: party?.paused ? "yes" : "no" }));
      say.hidden = unsaid === 0;
      setText(say, words.t("console-say"));
      for (const each of [confirm, refuse]) {
        const what = each === confirm ? "confirm" : "void";
        const ruling = powers.starts.find(({ do: one }) => one === what);
        each.hidden = !ruling;
        if (ruling) setText(each, rulingName(ruling, words));
      }
      setText(hold, words.t("console-hold"));
      setAttributes(hold, { "aria-pressed": String(holding) });
      pause.hidden = !party;
      setText(pause, words.t("console-pause"));
      setAttributes(pause, { "aria-pressed": String(party?.paused ?? false) });
    },

    /** What waits is said. @returns {boolean} whether something waited */
    say() {
      if (say.hidden) return false;
      say.click();
      return true;
    },
    hold: () => hold.click(),
    pause: () => pause.click(),
  };
}

/** @param {string} what @param {string} look @param {() => unknown} act */
const button = (what, look, act) =>
  h("button", { type: "button", id: `console-${what}`, class: `button ${look}`, "data-testid": `console-${what}`, onclick: () => void act() });
