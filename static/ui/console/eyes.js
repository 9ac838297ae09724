/** Through whose eyes the game master looks: his own, or exactly as a player's page shows it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { OWN } from "../../app/console/console.js";
import { fill, h, setText } from "../parts/dom.js";

/** @param {App} app */
export function createEyes(app) {
  const label = h("label", { for: "console-eyes" });
  const select = h("select", { id: "console-eyes", "data-testid": "console-eyes", onchange: () => look(select.value) });
  const element = h("p", { class: "field console-look" }, label, select);
  let drawn = "";

  /** @param {string} value */
  const look = (value) => app.console.lookThrough(value === OWN ? OWN : Number(value));

  return {
    element,

    /** @param {"gm" | number} eyes @param {readonly Seat[]} seats @param {Words} words */
    update(eyes, seats, words) {
      const now = JSON.stringify([seats.map(({ name }) => name), words.language]);
      setText(label, words.t("console-eyes"));
      if (now !== drawn) {
        fill(select, h("option", { value: OWN }, words.t("console-eyes-own")), seats.map(({ name }, at) => h("option", { value: at }, words.t("console-eyes-of", { name }))));
      }
      drawn = now;
      select.value = String(eyes);
    },

    /** @param {number} number 0: his own, else a seat counted from 1 @returns {boolean} whether there are such eyes */
    pick(number) {
      if (number >= select.options.length) return false;
      look(select.options[number].value);
      return true;
    },
  };
}
