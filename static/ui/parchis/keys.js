/** The keyboard at a Parchís board: what a key means, if the engine offers it. */

/** @import { Offer } from "../../draw/parchis/types.js" */
/** @import { Picked } from "../../app/basics/types.js" */

import { fitting } from "./view.js";

/** Keys that go through the steps. @type {Record<string, 1 | -1>} */
const WALKS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
/** Letters by their place on the keyboard, so that they work in every layout. @type {Record<string, string[]>} */
const DEEDS = { KeyR: ["roll", "done"], KeyU: ["undo"], KeyP: ["pass"] };
/** Keys of the great button, as long as no other button has a use for them. */
const GREAT = ["Enter", "Space"];

/**
 * @param {{key: string, code: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean,
 *   metaKey: boolean}} event
 * @param {readonly Offer[]} offers
 * @param {Picked} picked
 * @param {boolean} free whether no button would use the key itself
 * @returns {{offer: Offer} | {picked: Picked} | {walk: 1 | -1} | null}
 */
export function readParchisKey(event, offers, picked, free) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  if (event.key === "Escape") return picked ? { picked: null } : null;
  const walk = WALKS[event.key];
  if (walk) return fitting(offers, picked).length ? { walk } : null;
  const die = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
  if (die) return takeUp(Number(die), offers, picked);
  if (event.code === "KeyB") return nextBonus(offers, picked);
  const deeds = GREAT.includes(event.code) && free ? DEEDS.KeyR : DEEDS[event.code];
  const offer = offers.find((one) => deeds?.includes(one.do));
  return offer ? { offer } : null;
}

/** A die or a bonus is taken up, or put back. @param {number} die @param {readonly Offer[]} offers @param {Picked} picked */
function takeUp(die, offers, picked) {
  if (!fitting(offers, { die }).length) return null;
  return { picked: picked && "die" in picked && picked.die === die ? null : { die } };
}

/** One bonus after the other. @param {readonly Offer[]} offers @param {Picked} picked */
function nextBonus(offers, picked) {
  const bonuses = offers.filter(({ target }) => target.with === "bonus").map(({ target }) => target.by);
  const kinds = [...new Set(bonuses)].sort((one, other) => other - one);
  if (!kinds.length) return null;
  const at = picked && "die" in picked ? kinds.indexOf(picked.die) : -1;
  const die = kinds[at + 1];
  return { picked: die === undefined ? null : { die } };
}
