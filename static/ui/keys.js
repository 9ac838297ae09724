/** The keyboard at the table: arrows and letters become moves, if the engine offers them. */

/** @import { Offer } from "../app/types.js" */

/** @type {Record<string, string>} */
const SIDES = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
/** Letters by their place on the keyboard, so that they work in every layout. @type {Record<string, string>} */
const AIMS = { KeyG: "go", KeyS: "shoot", KeyB: "blow" };

/**
 * What a key means at the table.
 * @param {{key: string, code: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean,
 *   metaKey: boolean}} event
 * @param {string} aim what the next arrow means
 * @param {Offer[]} offers
 * @returns {{offer: Offer} | {aim: string} | null}
 */
export function readKey(event, aim, offers) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const side = SIDES[event.key];
  if (side) {
    const kind = event.shiftKey ? "shoot" : aim;
    const offer = offers.find((one) => one.do === kind && one.target.side === side);
    return offer ? { offer } : null;
  }
  if (event.shiftKey) return null;
  if (event.code === "KeyL") {
    const offer = offers.find((one) => one.do === "loop");
    return offer ? { offer } : null;
  }
  if (event.key === "Escape") return aim === "go" ? null : { aim: "go" };
  const next = AIMS[event.code];
  return next && offers.some((one) => one.do === next) ? { aim: next } : null;
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
