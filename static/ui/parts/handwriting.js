/**
 * The handwriting on a drawing. The browser brings a face when letters of it are first drawn, those
 * of another alphabet too; until then they stand in the next face of the family's list.
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => void} redraw called whenever another face has come
 * @param {AbortSignal} signal
 * @returns {string} the family
 */
export function writeByHand(canvas, redraw, signal) {
  const family = getComputedStyle(canvas).getPropertyValue("--hand").trim() || "cursive";
  document.fonts.addEventListener("loadingdone", redraw, { signal });
  // Digits are on every drawing. Of what can't be had the browser itself complains, here and below.
  document.fonts.load(`20px ${family}`, "0").catch(() => {});
  return family;
}

/** Brings the faces of all alphabets, so that they are there when the network is not. */
export function bringAlphabets() {
  for (const face of document.fonts) face.load().catch(() => {});
}
