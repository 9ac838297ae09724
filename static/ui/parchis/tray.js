/** The dice and the bonuses of a roll: what lies there, what is used up, and which one is taken up. */

/** @import { Offer } from "../../draw/parchis/types.js" */
/** @import { ParchisView, Picked } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes, svg } from "../parts/dom.js";
import { fitting, trayOf } from "./view.js";

/** Where the pips of a face lie, in a box of 24. @type {[number, number][][]} */
const PIPS = [
  [[12, 12]],
  [[6, 6], [18, 18]],
  [[6, 6], [12, 12], [18, 18]],
  [[6, 6], [18, 6], [6, 18], [18, 18]],
  [[6, 6], [18, 6], [12, 12], [6, 18], [18, 18]],
  [[6, 5], [18, 5], [6, 12], [18, 12], [6, 19], [18, 19]],
];
const PIP = 2.4;

/** @param {number} face @returns {SVGElement} */
function dieFace(face) {
  const dot = ([x, y] = [0, 0]) => `M${x} ${y - PIP}A${PIP} ${PIP} 0 1 1 ${x - 0.01} ${y - PIP}Z`;
  return svg(PIPS[face - 1].map(dot).join(""), "die-pips");
}

/** @param {HTMLElement} root @param {(picked: Picked) => void} pick */
export function createTray(root, pick) {
  let drawn = "";
  return {
    /** @param {ParchisView} view @param {readonly Offer[]} offers @param {Picked} picked @param {Words} words */
    update(view, offers, picked, words) {
      const { dice, bonus } = trayOf(view);
      const taken = picked && "die" in picked ? picked.die : null;
      const now = JSON.stringify([dice, bonus, taken, offers.map((offer) => offer.move), words.language]);
      if (now === drawn) return;
      drawn = now;
      setAttributes(root, { "aria-label": words.t("parchis-tray") });
      fill(root, dice.map(die), bonus.map((steps, at) => use(steps, `bonus-${at}`, "bonus", `+${steps}`, words.t("parchis-use-bonus", { steps }))));

      /** @param {{face: number | null, used: boolean}} one @param {number} at */
      function die({ face, used }, at) {
        if (face === null) return h("span", { class: "die blank", "aria-hidden": "true" });
        const label = words.t("parchis-use-die", { face, used: used ? "yes" : "no" });
        if (used) return h("span", { class: "die used", role: "img", "aria-label": label }, dieFace(face));
        return use(face, `die-${at}`, "die", dieFace(face), label);
      }

      /** @param {number} steps @param {string} id @param {string} look @param {Node | string} shown @param {string} label */
      function use(steps, id, look, shown, label) {
        const usable = fitting(offers, { die: steps }).length > 0;
        return h(
          "button",
          {
            type: "button", id, class: look, "data-testid": look, "data-steps": steps, title: label, "aria-label": label,
            "aria-pressed": String(taken === steps), "aria-disabled": usable ? null : "true",
            onclick: () => usable && pick(taken === steps ? null : { die: steps }),
          },
          shown,
        );
      }
    },
  };
}
