/** Moving about on a canvas: drag, wheel, pinch, keys. Knows nothing of what is drawn. */

/** @import { Point, Rect } from "../../draw/basics/types.js" */

import { createCameraMover } from "./camera-mover.js";
import { clamp, zoomed } from "./canvas-camera.js";

/** A finger or mouse that moved less than this has tapped. */
const STILL = 8;
const TWICE = 320;
const KEY_PAN = 60;
const KEY_ZOOM = 1.25;

/** @type {Record<string, number>} */
const FLOORS = { PageUp: 1, PageDown: -1 };
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * @typedef {{
 *   draw: () => void,
 *   bounds: () => Rect,
 *   tap: (at: Point, touch: boolean) => boolean,
 *   hover: (at: Point | null) => void,
 *   again: () => void,
 *   fit: () => void,
 *   moved: () => void,
 *   arrows: () => boolean,
 *   floor: (by: number) => boolean,
 *   still: () => boolean,
 *   stroke?: Stroke,
 * }} Listener
 *   `draw`: paint anew; `tap`: true if something was picked; `again`: tapped twice on nothing;
 *   `fit`: key 0; `moved`: the person moved the page; `arrows`: plain arrow keys may pan; `floor`: the
 *   next or the last one is asked for, true if there is one; `still`: motion isn't wanted; `stroke`: what a drag
 *   does where it doesn't move the page. Points are in world units.
 * @typedef {{begins: (at: Point) => boolean, goes: (from: Point, to: Point) => void, ends: (whole: boolean) => void}} Stroke
 *   `begins`: whether a drag from here draws; `ends`: not `whole` when a second finger has made something else of it.
 */

/** @typedef {ReturnType<typeof createCameraMover>} Mover */

/**
 * @param {HTMLCanvasElement} canvas sized by the page's style
 * @param {Listener} listener
 */
export function createViewport(canvas, listener) {
  const mover = createCameraMover(canvas, listener);
  const { size, look, go, zoom } = mover;
  const { down, move, up, wheel } = createGestures(canvas, mover, listener);
  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener("pointercancel", up, { signal });
  canvas.addEventListener("pointerleave", () => listener.hover(null), { signal });
  canvas.addEventListener("wheel", wheel, { signal, passive: false });
  canvas.addEventListener("keydown", (event) => useKey(event, mover, listener), { signal });

  /** Makes the canvas as fine as the screen; true if that changed it. */
  function sharpen() {
    const ratio = globalThis.devicePixelRatio || 1;
    const [w, h] = [Math.round(size().w * ratio), Math.round(size().h * ratio)];
    if (canvas.width === w && canvas.height === h) return false;
    canvas.width = w;
    canvas.height = h;
    return true;
  }

  return {
    size, look, go, zoom, sharpen,
    destroy: () => listening.abort(),
  };
}

/** @typedef {ReturnType<typeof createViewport>} Viewport */

/**
 * What fingers and a mouse do to the page.
 * @param {HTMLCanvasElement} canvas
 * @param {Mover} mover
 * @param {Listener} listener
 */
function createGestures(canvas, { toWorld, byHand, pan, zoom, camera }, listener) {
  /** @type {Map<number, Point>} */
  const pointers = new Map();
  /** @type {{at: Point, travelled: boolean, draws: boolean} | null} */
  let press = null;
  let lastTap = { time: -Infinity, x: 0, y: 0 };

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  function within(event) {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = within(event);
    pointers.set(event.pointerId, at);
    if (pointers.size > 1) letGo(false);
    else press = { at, travelled: false, draws: listener.stroke?.begins(toWorld(at)) ?? false };
    canvas.setPointerCapture(event.pointerId);
  }

  /** @param {boolean} whole whether a stroke has come to its end */
  function letGo(whole) {
    if (press?.draws && press.travelled) listener.stroke?.ends(whole);
    press = null;
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const at = within(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") listener.hover(toWorld(at));
      return;
    }
    if (pointers.size === 2) pinch(event.pointerId, before, at);
    else if (press && !press.travelled && Math.hypot(at.x - press.at.x, at.y - press.at.y) < STILL) return;
    else if (press) {
      if (press.draws) listener.stroke?.goes(toWorld(press.travelled ? before : press.at), toWorld(at));
      else pan(at.x - before.x, at.y - before.y);
      press.travelled = true;
    }
    pointers.set(event.pointerId, at);
  }

  /** @param {number} id @param {Point} before @param {Point} at */
  function pinch(id, before, at) {
    const other = [...pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const factor = Math.hypot(at.x - other.x, at.y - other.y)
      / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const { x, y, scale } = camera();
    const shifted = { x: x - (at.x - before.x) / 2 / scale, y: y - (at.y - before.y) / 2 / scale, scale };
    byHand(zoomed(shifted, factor, between));
  }

  /** @param {PointerEvent} event */
  function up(event) {
    pointers.delete(event.pointerId);
    if (press && !press.travelled && event.type === "pointerup") tap(press.at, event);
    // After a pinch the finger that stays doesn't drag from where it was put down.
    letGo(event.type === "pointerup");
  }

  /** @param {Point} at @param {PointerEvent} event */
  function tap(at, event) {
    const touch = event.pointerType !== "mouse";
    if (listener.tap(toWorld(at), touch)) {
      lastTap = { time: -Infinity, x: 0, y: 0 };
      return;
    }
    const twice = event.timeStamp - lastTap.time < TWICE && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 24;
    lastTap = twice ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (twice) listener.again();
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoom(Math.exp(-clamp(event.deltaY * lines, -240, 240) * 0.0022), within(event));
  }

  return { down, move, up, wheel };
}

/** @param {KeyboardEvent} event @param {Mover} mover @param {Listener} listener */
function useKey(event, { pan, zoom }, listener) {
  if (event.ctrlKey || event.metaKey) return;
  const arrow = ARROWS[event.key];
  if (arrow && (event.altKey || listener.arrows())) pan(arrow[0] * KEY_PAN, arrow[1] * KEY_PAN);
  else if (arrow || event.altKey) return;
  else if (event.key === "+" || event.key === "=") zoom(KEY_ZOOM);
  else if (event.key === "-") zoom(1 / KEY_ZOOM);
  else if (event.key === "0") listener.fit();
  else if (!FLOORS[event.key] || !listener.floor(FLOORS[event.key])) return;
  event.preventDefault();
  event.stopPropagation();
}
