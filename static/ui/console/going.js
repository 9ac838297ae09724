/** Before requests are taken back: which would go, and who has heard what of their answers already. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { GoingSaid, Unveiled } from "../../app/console/types.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { goingIn } from "./sentences.js";

/** @param {App} app */
export function createGoing(app) {
  const title = h("p", { class: "hint", role: "status", "data-testid": "take-back-count" });
  const list = h("ol", { class: "console-ruled", tabindex: "0", "data-testid": "take-back-going" });
  const element = h("div", { class: "console-going", hidden: true }, title, list);
  /** @type {GoingSaid[]} */
  let heard = [];
  /** How many requests are meant; 0: there is no such number in the field. */
  let count = 0;
  /** Of which position, and whether its answer was said. */
  let position = "";
  let [asked, drawn] = ["", ""];
  /** @type {readonly Seat[]} */
  let seats = [];

  async function ask() {
    const now = `${count} ${position}`;
    if (now === asked || !position) return;
    asked = now;
    const told = count ? await app.console.going(count) : [];
    if (asked !== now) return;
    heard = told;
    show(app.words());
  }

  /** @param {Words} words */
  function show(words) {
    element.hidden = heard.length === 0;
    const requests = goingIn(heard, seats, words);
    const now = JSON.stringify([count, requests]);
    if (now === drawn) return;
    drawn = now;
    setText(title, words.t("console-going", { count }));
    setAttributes(list, { "aria-label": title.textContent });
    fill(list, requests.map((parts) => h("li", null, parts.flatMap(({ text, who }, at) =>
      [at ? " " : "", h("span", null, text), " ", h("span", { class: "log-whom" }, who)]))));
  }

  return {
    element,

    /** @param {string[]} values of the form's fields */
    mean([number]) {
      count = Number.isInteger(Number(number)) ? Number(number) : 0;
      void ask();
    },

    /** @param {Unveiled} unveiled @param {readonly Seat[]} people @param {Words} words */
    update({ version, leading }, people, words) {
      seats = people;
      position = `${version} ${leading.unsaid}`;
      show(words);
      void ask();
    },
  };
}
