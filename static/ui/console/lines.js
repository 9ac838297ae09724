/** What everybody at a led table sees beside the game master's words: that the game is stopped, and his last remark. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { speaker } from "../friends/talk-parts.js";

/** @param {App} app */
export function createLedLines(app) {
  const paused = h("p", { class: "led-paused", role: "status", "data-testid": "led-paused" });
  const who = h("span", { class: "led-who" });
  const text = h("span", { class: "led-said" });
  const close = h("button", { type: "button", id: "led-remark-close", class: "icon-button", "data-testid": "led-remark-close", onclick: put }, icon("close"));
  const remark = h("p", { class: "led-remark", hidden: true, "data-testid": "led-remark" }, h("span", { class: "led-words" }, who, " ", text), close);
  const element = h("div", { class: "led-lines" }, paused, remark);
  /** The remark that was put away last. */
  let gone = 0;

  function put() {
    gone = latest(app.store.get())?.id ?? gone;
    remark.hidden = true;
  }

  return {
    element,

    /** @param {State} state @param {Words} words */
    update(state, words) {
      const { party } = state;
      setText(paused, party?.paused ? words.t("led-paused", { own: state.console ? "yes" : "no", host: party.hostName }) : "");
      paused.hidden = !party?.paused;
      const said = latest(state);
      remark.hidden = !party || !said || said.id <= gone;
      if (!party || !said) return;
      setText(who, `${speaker(said, party, words)}:`);
      setText(text, said.text ?? "");
      setAttributes(close, { "aria-label": words.t("close"), title: words.t("close") });
    },
  };
}

/** The last remark that somebody else has made. @param {State} state */
const latest = ({ party }) => party?.talk.findLast(({ to, from }) => to !== undefined && from !== "me") ?? null;
