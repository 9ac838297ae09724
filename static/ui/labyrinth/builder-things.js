/**
 * What can be done besides going, shooting and blowing up: using knife and cement, setting a mine,
 * leaving, throwing, taking; questions to the game master; naming a new cell. One button a kind;
 * what is still open of it is then asked step by step in the same place, or in a dialog.
 */

/** @import { Offer, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { narrow } from "../../app/language/compose.js";
import { fill, h, setAttributes } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { DIALOGS, ELSEWHERE, KINDS, PADS, PLACES, PLAIN } from "../table/controls.js";

/** What is no plain button, as it has a place of its own. */
const PLACED = [...PADS, ...PLACES, ...KINDS, ...DIALOGS].map((kind) => kind.do).concat(ELSEWHERE);

/**
 * @param {HTMLElement} root
 * @param {{choose: (offer: Offer) => void, narrow: (chosen: Record<string, string> | null) => void,
 *   compose: () => void, place: (kind: string) => void, open: (dialog: string) => void}} act
 *   `open`: shows a dialog, named by what is done there
 */
export function createThings(root, act) {
  let drawn = "";
  /** Whether the buttons of a question were shown last: they take the focus over. */
  let asked = "";

  /** @param {Offer[]} offers @param {Record<string, string>} chosen */
  function pick(offers, chosen) {
    const next = narrow(offers, chosen);
    if (next && "offer" in next) act.choose(next.offer);
    else act.narrow(next && chosen);
  }

  /** @param {Offer[]} offers @param {boolean} composes @param {Record<string, any>} rules @param {Words} words */
  function kinds(offers, composes, rules, words) {
    const offered = (/** @type {{do: string}} */ kind) => offers.some((offer) => offer.do === kind.do);
    const whole = offers.filter((offer) => !offer.part && !PLACED.includes(offer.do));
    const orders = offers.some((offer) => offer.do === "order");
    return [
      orders && thing({ id: "order-cell", look: "pin", label: words.t("order-cell"), act: () => act.place("order") }),
      ...KINDS.filter(offered).map(({ do: kind, look, key }) =>
        thing({ id: `thing-${kind}`, look: look ?? kind, label: words.t(`part-${kind}`), key, act: () => pick(offers, { do: kind }) }),
      ),
      ...DIALOGS.filter(offered).map(({ do: kind, look, key }) =>
        thing({ id: `open-${kind}`, look, label: words.t(`open-${kind}`, { price: rules.hint_price }), key, act: () => act.open(kind) }),
      ),
      composes && offers.length > 0 && thing({ id: "compose-move", look: "pencil", label: words.t("compose-move"), key: "C", act: act.compose }),
      ...whole.map((offer) => wholeButton(offer, words)),
    ];
  }

  /** @param {Offer} offer @param {Words} words */
  function wholeButton(offer, words) {
    const label = words.has(`offer-${offer.do}`) ? words.t(`offer-${offer.do}`) : offer.move;
    const made = thing({ id: `offer-${offer.do}`, look: PLAIN[offer.do] ?? "", label, act: () => act.choose(offer) });
    setAttributes(made, { "data-testid": "offer", "data-move": offer.move });
    return made;
  }

  /**
   * @param {Offer[]} offers
   * @param {Record<string, string>} chosen
   * @param {{key: string, values: string[]}} question
   * @param {Seat[]} seats
   * @param {Words} words
   */
  function answers(offers, chosen, question, seats, words) {
    const title = words.t("which", { do: chosen.do, key: question.key });
    return h(
      "div",
      { class: "which", role: "group", "aria-label": title, "data-testid": "which" },
      h("span", { class: "which-title" }, title),
      question.values.map((value) =>
        thing({
          id: `which-${value || "none"}`,
          look: "",
          label: valueText(question.key, value, seats, words),
          act: () => pick(offers, { ...chosen, [question.key]: value }),
        }),
      ),
      h("button", { type: "button", class: "icon-button", id: "which-back", title: words.t("which-back"), "aria-label": words.t("which-back"), onclick: () => act.narrow(null) }, icon("close")),
    );
  }

  return {
    /**
     * @param {Offer[]} offers
     * @param {{chosen: Record<string, string> | null, composes: boolean, seats: Seat[],
     *   rules: Record<string, any>}} shown
     * @param {Words} words
     */
    update(offers, { chosen, composes, seats, rules }, words) {
      const now = JSON.stringify([offers.map((offer) => offer.move), chosen, composes, rules.preset, words.language]);
      if (now === drawn) return;
      drawn = now;
      const next = chosen && narrow(offers, chosen);
      const question = next && "key" in next ? next : null;
      if (chosen && question) fill(root, answers(offers, chosen, question, seats, words));
      else fill(root, h("div", { class: "things-row", role: "group", "aria-label": words.t("more-things") }, kinds(offers, composes, rules, words)));
      root.hidden = !root.querySelector("button");
      const asks = chosen && question ? JSON.stringify([chosen, question.key]) : "";
      // Whoever asked for the question goes on from its first answer.
      if (asks && asks !== asked) root.querySelector("button")?.focus();
      asked = asks;
    },
  };
}

/** @param {{id: string, look: string, label: string, key?: string, act: () => void}} made */
function thing({ id, look, label, key, act: onclick }) {
  return h(
    "button",
    { type: "button", class: "thing", id, "data-testid": id, "aria-keyshortcuts": key, onclick },
    look && icon(look),
    h("span", null, label),
    key && h("kbd", { "aria-hidden": "true" }, key),
  );
}

/** @param {string} key @param {string} value @param {Seat[]} seats @param {Words} words */
function valueText(key, value, seats, words) {
  if (key === "seat") return value ? seats[Number(value)]?.name ?? value : words.t("which-anybody");
  return words.t(`which-${key}`, { value: key === "far" || key === "number" ? Number(value) : value });
}
