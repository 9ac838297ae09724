/** Where a canvas looks at: cameras, and how they change. Knows nothing of what is drawn. */

/** @import { Point, Rect } from "../../draw/basics/types.js" */

/**
 * @typedef {{x: number, y: number, scale: number}} Camera
 *   `x, y`: the world point in the canvas's top left corner; `scale`: pixels a world unit takes.
 * @typedef {{w: number, h: number}} Size
 */

const RIM = 8;
export const SCALES = { least: 0.12, most: 3.2 };

/**
 * The camera that shows a rectangle whole and in the middle.
 * @param {Rect} rect
 * @param {Size} size of the canvas
 * @param {number} [most] largest scale
 * @returns {Camera}
 */
export function fitting(rect, size, most = 2.1) {
  const room = { w: Math.max(1, size.w - 2 * RIM), h: Math.max(1, size.h - 2 * RIM) };
  const scale = clamp(Math.min(room.w / rect.w, room.h / rect.h), SCALES.least, most);
  return centred({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 }, size, scale);
}

/** @param {Point} point @param {Size} size @param {number} scale @returns {Camera} */
export const centred = (point, size, scale) =>
  ({ x: point.x - size.w / scale / 2, y: point.y - size.h / scale / 2, scale });

/** Zooms so that what lies under a point of the canvas stays there.
 * @param {Camera} camera @param {number} factor @param {Point} at in pixels @returns {Camera} */
export function zoomed(camera, factor, at) {
  const scale = clamp(camera.scale * factor, SCALES.least, SCALES.most);
  return {
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
    scale,
  };
}

/** Whether a point is in sight, with so much room around it. @param {Point} at @param {Camera} camera @param {Size} size @param {number} margin */
export const isSeen = (at, { x, y, scale }, { w, h }, margin) =>
  at.x - margin > x && at.y - margin > y && at.x + margin < x + w / scale && at.y + margin < y + h / scale;

/** Keeps the middle of the canvas within the content, so that it can't be lost.
 * @param {Camera} camera @param {Size} size @param {Rect} bounds @returns {Camera} */
export function held(camera, size, bounds) {
  const [w, h] = [size.w / camera.scale / 2, size.h / camera.scale / 2];
  return {
    x: clamp(camera.x + w, bounds.x, bounds.x + bounds.w) - w,
    y: clamp(camera.y + h, bounds.y, bounds.y + bounds.h) - h,
    scale: camera.scale,
  };
}

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
