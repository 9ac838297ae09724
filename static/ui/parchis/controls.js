/** The controls of a Parchís turn: the great button, the dice, and the steps in words. */

/** @import { Offer } from "../../draw/parchis/types.js" */
/** @import { Observation, Picked, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { createSteps } from "./steps.js";
import { createTray } from "./tray.js";
import { offersOf, stepsOf, viewOf } from "./view.js";

/** What the great button does, whichever of these is offered. */
const GREAT = ["roll", "done", "pass"];

/**
 * @param {HTMLElement} root
 * @param {{choose: (offer: Offer) => void, pick: (picked: Picked) => void,
 *   point: (move: string | null) => void}} act
 */
export function createParchisControls(root, act) {
  /** What can be done now. @type {Offer[]} */
  let offers = [];
  const tray = h("div", { class: "tray", role: "group", "data-testid": "tray" });
  const undo = h("button", { type: "button", id: "undo", class: "button undo", "aria-keyshortcuts": "U", onclick: () => say(["undo"]) }, icon("loop"));
  const great = h("button", { type: "button", id: "great", class: "button primary great", "aria-keyshortcuts": "R", onclick: () => say(GREAT) });
  const stepsBox = h("div", { class: "steps-box" });
  root.append(h("div", { class: "turn-row" }, tray, undo, great), stepsBox);
  const parts = { tray: createTray(tray, act.pick), steps: createSteps(stepsBox, act) };

  /** @param {string[]} deeds */
  function say(deeds) {
    const offer = offers.find((one) => deeds.includes(one.do));
    if (offer) act.choose(offer);
  }

  return {
    walk: parts.steps.walk,

    /** @param {State} state @param {Observation} seen @param {Words} words */
    update({ ui: { picked, waiting } }, seen, words) {
      offers = offersOf(seen);
      // What is shown stays as it is until the answer comes, but can't be used.
      setAttributes(root, { "aria-busy": waiting ? "true" : null });
      parts.tray.update(viewOf(seen), offers, picked, words);
      const offer = offers.find((one) => GREAT.includes(one.do));
      const name = offer ? offer.do : stepsOf(offers).length ? "choose" : "roll";
      setText(great, words.t(`parchis-${name}`));
      stand(great, waiting ? undefined : offer);
      setAttributes(undo, { "aria-label": words.t("parchis-undo"), title: words.t("parchis-undo") });
      stand(undo, waiting ? undefined : offers.find((one) => one.do === "undo"));
      // Whoever moves with the keyboard goes on from the steps that are left, or to what ends the roll.
      if (parts.steps.update(seen, picked, waiting, words) && !parts.steps.focus()) great.focus();
    },
  };
}

/** A button keeps its place when there is nothing for it to do. @param {HTMLElement} button @param {Offer | undefined} offer */
function stand(button, offer) {
  setAttributes(button, {
    "aria-disabled": offer ? null : "true",
    "data-testid": offer ? "offer" : null,
    "data-move": offer?.move,
    "data-do": offer?.do,
  });
}
