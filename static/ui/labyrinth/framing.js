/** Where the camera belongs: over everything, or where all would be too small, over the own pawn. */

/** @import { Point, Rect } from "../../draw/basics/types.js" */
/** @import { Camera, Size } from "../parts/canvas-camera.js" */

import { CELL } from "../../draw/basics/geometry.js";
import { centred, fitting, held } from "../parts/canvas-camera.js";

/** A square narrower than this many pixels is too small to read; then the own piece is shown. */
const READABLE = 27;
/** How wide a square is then, if its piece of paper fits. */
const COMFORT = 44;

/**
 * @param {Rect} bounds of all there is
 * @param {{sheet: Rect, at: Point} | null} own the piece of paper and the point of it that matter most
 * @param {Size} size of the canvas
 * @returns {Camera}
 */
export function framed(bounds, own, size) {
  const all = fitting(bounds, size);
  if (!own || all.scale * CELL >= READABLE) return all;
  const sheet = fitting(own.sheet, size, COMFORT / CELL);
  return filled(centred(own.at, size, Math.max(sheet.scale, READABLE / CELL)), size, bounds);
}

/** Shows as much of the rectangle as there is room for. @param {Camera} camera @param {Size} size @param {Rect} rect */
function filled(camera, size, rect) {
  const inner = {
    x: rect.x + Math.min(size.w / camera.scale, rect.w) / 2,
    y: rect.y + Math.min(size.h / camera.scale, rect.h) / 2,
    w: Math.max(0, rect.w - size.w / camera.scale),
    h: Math.max(0, rect.h - size.h / camera.scale),
  };
  return held(camera, size, inner);
}
