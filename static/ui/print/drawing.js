/** Drawings for paper: finer than any screen, in ink on white, as pictures that a printer takes. */

/** @import { Look } from "../../draw/basics/palette.js" */

import { lookOf } from "../../draw/basics/palette.js";
import { h } from "../parts/dom.js";

/** Dots in a millimetre: about 250 to the inch. */
export const DOTS = 10;
/** What a page has room for, in millimetres, on A4 and on Letter. */
export const ROOM = { width: 180, height: 236 };

/** Nothing is wasted on the colour of paper. @returns {Look} */
export const onWhite = () => ({ ...lookOf("paper"), ground: "#ffffff", squares: "#9dbbd4", sheet: "#ffffff", halo: "rgba(255, 255, 255, 0.85)" });

/** The handwriting, once its letters are here. @param {string} sample with letters of the alphabets that are written @returns {Promise<string>} the family */
export async function handFace(sample) {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--hand").trim() || "cursive";
  // What can't be had is written in the next face of the family's list.
  await document.fonts.load(`20px ${family}`, sample).catch(() => []);
  return family;
}

/**
 * A picture of so many millimetres.
 * @param {number} width @param {number} height @param {string} alt what is to be seen
 * @param {(paper: {ctx: CanvasRenderingContext2D, width: number, height: number}) => void} paint in pixels
 */
export function picture(width, height, alt, paint) {
  const canvas = h("canvas", { width: width * DOTS, height: height * DOTS });
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("this canvas gives no 2d context");
  paint({ ctx, width: canvas.width, height: canvas.height });
  const image = h("img", { class: "print-picture", alt, src: canvas.toDataURL("image/png") });
  image.style.width = `${width}mm`;
  image.style.height = `${height}mm`;
  return image;
}
