/** The game master ends the game: a draw, or players who win by agreement (Rule T-2.3). */

/** @import { App } from "../../app/page/app.js" */
/** @import { Said, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { createAsk } from "../parts/ask.js";

/** @param {App} app */
export function createEnd(app) {
  const hint = h("p", { class: "hint" });
  const winners = h("fieldset", { class: "console-choices" });
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "console-end-refusal" });
  const draw = createAsk("console-end-draw", () => void say("end draw"));
  const won = createAsk("console-end-won", () => void say(`end won ${chosen().map((at) => at + 1).join(" ")}`));
  const element = h("div", { class: "console-form", "data-testid": "console-end-form" }, hint, winners, refusal, h("div", { class: "button-row" }, draw.button, won.button));
  /** @type {readonly Seat[]} */
  let people = [];
  let drawn = "";

  const boxes = () => [...winners.querySelectorAll("input")];
  const chosen = () => boxes().flatMap((box, at) => (box.checked ? [at] : []));

  /** @param {string} text */
  async function say(text) {
    const refused = await app.console.rule(text);
    tell(refused);
  }

  /** @param {Said | null} refused */
  function tell(refused) {
    setText(refusal, refused ? app.words().refusal(refused, [...people]) : "");
  }

  function name() {
    const words = app.words();
    draw.update(words.t("ruling-end-draw"), words.t("console-end-really"));
    won.update(words.t("ruling-end-won"), words.t("console-end-really"), chosen().length > 0);
  }

  return {
    element,

    /** @param {readonly Seat[]} seats @param {Words} words */
    update(seats, words) {
      const now = JSON.stringify([seats.map((seat) => seat.name), words.language]);
      if (now === drawn) return;
      drawn = now;
      people = seats;
      setText(hint, words.t("console-end-hint"));
      fill(winners, h("legend", null, words.t("console-winners")), seats.map((seat, at) => {
        const box = h("input", { type: "checkbox", id: `console-winner-${at}`, "data-testid": `console-winner-${at}`, onchange: name });
        return h("p", { class: "field check" }, box, h("label", { for: box.id }, seat.name));
      }));
      tell(null);
      name();
    },

    focus: () => draw.button.focus(),
  };
}
