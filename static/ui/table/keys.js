/** The keyboard at the table: arrows and letters become moves, if the engine offers them. */

/** @import { Offer } from "../../app/basics/types.js" */

import { STEP } from "../../app/basics/aim.js";
import { narrow } from "../../app/language/compose.js";
import { DIALOGS, KINDS, PADS, PLACES, WITH_SHIFT } from "./controls.js";

/** @type {Record<string, string>} */
const SIDES = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
/** By letters, which count by their place on the keyboard, so that they work in every layout.
 * @param {readonly {do: string, key: string}[]} some @returns {Record<string, string>} */
const lettered = (some) => Object.fromEntries(some.map((one) => [`Key${one.key}`, one.do]));
/** What the next arrow is for. @type {Record<string, string>} */
const AIMS = { ...lettered([...PADS, ...KINDS.filter((kind) => kind.aims)]), KeyO: "boat" };
/** What an aim stands for where its name doesn't tell. @type {Record<string, Record<string, string>>} */
const AIMED = { boat: { do: STEP, boat: "yes" } };
/** Moves and parts that name no side, or more than a side. */
const DEEDS = lettered([...PLACES, ...KINDS.filter((kind) => !kind.aims)]);
/** What is asked in a dialog of its own before it is done. */
const ASKED = lettered(DIALOGS);

/**
 * What a key means at the table.
 * @param {{key: string, code: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean,
 *   metaKey: boolean}} event
 * @param {string} aim what the next arrow means
 * @param {Offer[]} offers
 * @param {Record<string, string> | null} [chosen] what is known of a part that asks for more
 * @returns {{offer: Offer} | {aim: string} | {chosen: Record<string, string> | null}
 *   | {open: string} | null} `open`: what is asked in a dialog
 */
export function readKey(event, aim, offers, chosen = null) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const side = SIDES[event.key];
  if (side && !event.shiftKey && chosen) return meant(offers, { ...chosen, side });
  if (side) return meant(offers, { ...aimedAt(event.shiftKey ? WITH_SHIFT : aim), side });
  if (event.shiftKey) return null;
  if (event.key === "Escape" && chosen) return { chosen: null };
  if (event.key === "Escape") return aim === STEP ? null : { aim: STEP };
  const deed = DEEDS[event.code];
  if (deed) return meant(offers, { do: deed });
  const open = ASKED[event.code];
  if (open) return offers.some((one) => one.do === open) ? { open } : null;
  const next = AIMS[event.code];
  // Pressed twice it means the cell under one's feet.
  if (next === aim && KINDS.some((kind) => kind.do === aim)) return meant(offers, { do: aim, side: "here" });
  return next && offers.some((one) => fits(one, aimedAt(next))) ? { aim: next } : null;
}

/** @param {string} aim @returns {Record<string, string>} what is known of an offer that is aimed at */
const aimedAt = (aim) => AIMED[aim] ?? { do: aim };

/** @param {Offer} offer @param {Record<string, string>} known */
const fits = (offer, known) => offer.do === known.do && offer.target.boat === known.boat;

/**
 * The offer that is meant, or what is known of it as long as several fit.
 * @param {Offer[]} offers
 * @param {Record<string, string>} chosen
 */
function meant(offers, chosen) {
  const next = narrow(offers, chosen);
  if (!next) return null;
  return "offer" in next ? next : { chosen };
}

/**
 * Listens for keys that no control has a use for itself.
 * @param {(event: KeyboardEvent) => boolean} use tells whether the key meant something
 * @returns {() => void} ends the listening
 */
export function listenKeys(use) {
  /** @param {KeyboardEvent} event */
  function listener(event) {
    if (event.defaultPrevented || event.isComposing || hasOwnKeys(event.target)) return;
    if (use(event)) event.preventDefault();
  }
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

/** @param {EventTarget | null} target */
function hasOwnKeys(target) {
  return target instanceof Element && target.closest("input, select, textarea, dialog, [role=log]") !== null;
}
