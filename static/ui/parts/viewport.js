/** Moving about on a canvas: drag, wheel, pinch, keys. Knows nothing of what is drawn. */

/** @import { Point, Rect } from "../../draw/basics/types.js" */

import { ease } from "../../draw/basics/motion.js";

/**
 * @typedef {{x: number, y: number, scale: number}} Camera
 *   `x, y`: the world point in the canvas's top left corner; `scale`: pixels a world unit takes.
 * @typedef {{w: number, h: number}} Size
 */

const RIM = 8;
export const SCALES = { least: 0.12, most: 3.2 };
/** A finger or mouse that moved less than this has tapped. */
const STILL = 8;
const TWICE = 320;
const GLIDE = 240;
const KEY_PAN = 60;
const KEY_ZOOM = 1.25;

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
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

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
 * }} Listener
 *   `draw`: paint anew; `tap`: true if something was picked; `again`: tapped twice on nothing;
 *   `fit`: key 0; `moved`: the person moved the page; `arrows`: plain arrow keys may pan; `floor`: the
 *   next or the last one is asked for, true if there is one; `still`: motion isn't wanted. Points are in world units.
 */

/**
 * @param {HTMLCanvasElement} canvas sized by the page's style
 * @param {Listener} listener
 */
export function createViewport(canvas, listener) {
  /** @type {Camera} */
  let camera = { x: 0, y: 0, scale: 1 };
  /** @type {{from: Camera, to: Camera, since: number} | null} */
  let glide = null;
  /** @type {Map<number, Point>} */
  const pointers = new Map();
  /** @type {{at: Point, travelled: boolean} | null} */
  let press = null;
  let lastTap = { time: -Infinity, x: 0, y: 0 };
  const listening = new AbortController();

  /** @returns {Size} */
  const size = () => ({ w: canvas.clientWidth, h: canvas.clientHeight });

  /** @param {Point} at in pixels @returns {Point} */
  const toWorld = (at) => ({ x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale });

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  function within(event) {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  /** @param {Camera} to */
  function byHand(to) {
    glide = null;
    camera = held(to, size(), listener.bounds());
    listener.moved();
    listener.draw();
  }

  /** @param {number} dx @param {number} dy in pixels */
  const pan = (dx, dy) =>
    byHand({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });

  /** @param {number} factor @param {Point} [at] */
  const zoom = (factor, at = { x: size().w / 2, y: size().h / 2 }) => byHand(zoomed(camera, factor, at));

  /** @param {Camera} to @param {boolean} [calmly] */
  function go(to, calmly = true) {
    glide = calmly && !listener.still() ? { from: camera, to, since: performance.now() } : null;
    if (!glide) camera = to;
    listener.draw();
  }

  /** The camera now; moves it on if it is gliding. @param {number} now */
  function look(now) {
    if (!glide) return { camera, moving: false };
    const part = ease(clamp((now - glide.since) / GLIDE, 0, 1));
    const { from, to } = glide;
    /** @param {"x" | "y" | "scale"} key */
    const mix = (key) => from[key] + (to[key] - from[key]) * part;
    camera = { x: mix("x"), y: mix("y"), scale: mix("scale") };
    if (part === 1) glide = null;
    return { camera, moving: glide !== null };
  }

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = within(event);
    pointers.set(event.pointerId, at);
    press = pointers.size === 1 ? { at, travelled: false } : null;
    canvas.setPointerCapture(event.pointerId);
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
      press.travelled = true;
      pan(at.x - before.x, at.y - before.y);
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
    const shifted = { ...camera, x: camera.x - (at.x - before.x) / 2 / camera.scale,
      y: camera.y - (at.y - before.y) / 2 / camera.scale };
    byHand(zoomed(shifted, factor, between));
  }

  /** @param {PointerEvent} event */
  function up(event) {
    pointers.delete(event.pointerId);
    if (press && !press.travelled && event.type === "pointerup") tap(press.at, event);
    // After a pinch the finger that stays doesn't drag from where it was put down.
    press = null;
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

  /** @type {Record<string, number>} */
  const floors = { PageUp: 1, PageDown: -1 };
  /** @type {Record<string, [number, number]>} */
  const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow && (event.altKey || listener.arrows())) pan(arrow[0] * KEY_PAN, arrow[1] * KEY_PAN);
    else if (arrow || event.altKey) return;
    else if (event.key === "+" || event.key === "=") zoom(KEY_ZOOM);
    else if (event.key === "-") zoom(1 / KEY_ZOOM);
    else if (event.key === "0") listener.fit();
    else if (!floors[event.key] || !listener.floor(floors[event.key])) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { signal } = listening;
  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener("pointercancel", up, { signal });
  canvas.addEventListener("pointerleave", () => listener.hover(null), { signal });
  canvas.addEventListener("wheel", wheel, { signal, passive: false });
  canvas.addEventListener("keydown", key, { signal });

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
