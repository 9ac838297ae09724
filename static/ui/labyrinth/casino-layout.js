/** The table of the casino, on which coins are put: a radio button for each bet that the engine offers. */

/** @import { Wheel } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h } from "../parts/dom.js";

/**
 * @param {string} titleId names the layout
 * @param {(bet: string) => void} choose
 */
export function createBetLayout(titleId, choose) {
  const root = h("div", { class: "layout", role: "radiogroup", "aria-labelledby": titleId, "data-testid": "layout" });
  let drawn = "";

  /** @param {string} bet @param {Wheel} wheel @param {Words} words */
  function cell(bet, wheel, { t }) {
    const even = wheel.evens.includes(bet);
    const colour = colourOf(Number(bet), wheel);
    const label = even ? t(`bet-${bet}`) : t("bet-number", { number: Number(bet), colour });
    const input = h("input", { type: "radio", name: "bet", class: "sr", id: `bet-${bet}`, value: bet, "aria-label": label, onchange: () => choose(bet) });
    const look = even ? `even ${bet}` : colour;
    const made = h("label", { class: `bet ${look}`, "data-bet": bet, title: label }, input, h("span", { "aria-hidden": "true" }, even ? t(`bet-${bet}`) : bet));
    place(made, bet, wheel);
    return made;
  }

  return {
    root,
    /** It is laid out anew with the next update. */
    forget() {
      drawn = "";
    },
    /**
     * Lays out what can be bet on; between two turns the layout stays as it was.
     * @param {readonly string[]} offered
     * @param {string} chosen
     * @param {Wheel} wheel
     * @param {Words} words
     * @returns {string} what is chosen then
     */
    update(offered, chosen, wheel, words) {
      const now = JSON.stringify([offered, words.language]);
      if (now === drawn || (!offered.length && drawn)) return chosen;
      drawn = now;
      const bet = offered.includes(chosen) ? chosen : offered[0] ?? chosen;
      const numbers = offered.filter((one) => !wheel.evens.includes(one));
      const evens = wheel.evens.filter((one) => offered.includes(one));
      fill(root, [...numbers, ...evens].map((one) => cell(one, wheel, words)));
      const input = /** @type {HTMLInputElement | null} */ (root.querySelector(`[value="${bet}"]`));
      if (input) input.checked = true;
      return bet;
    },
  };
}

/** @param {number} number @param {Wheel} wheel */
const colourOf = (number, { pockets }) => pockets.find(([one]) => one === number)?.[1] ?? "";

/** Where a bet lies: numbers in twelve rows of three, as on a real table. @param {HTMLElement} label @param {string} bet @param {Wheel} wheel */
function place(label, bet, { evens }) {
  const number = Number(bet);
  const beside = evens.indexOf(bet);
  const [row, place] = beside < 0 ? [Math.ceil(number / 3), ((number - 1) % 3) + 1] : [beside * 2 + 1, 0];
  label.style.setProperty("--row", String(row));
  label.style.setProperty("--place", String(place));
}
