/** Moves a canvas's camera: by hand, or gliding by itself to where it is sent. */

/** @import { Point } from "../../draw/basics/types.js" */
/** @import { Camera, Size } from "./canvas-camera.js" */
/** @import { Listener } from "./viewport.js" */

import { ease } from "../../draw/basics/motion.js";
import { clamp, held, zoomed } from "./canvas-camera.js";

/** Milliseconds. */
const GLIDE = 240;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Pick<Listener, "bounds" | "moved" | "draw" | "still">} listener
 */
export function createCameraMover(canvas, listener) {
  /** @type {Camera} */
  let camera = { x: 0, y: 0, scale: 1 };
  /** @type {{from: Camera, to: Camera, since: number} | null} */
  let glide = null;

  /** @returns {Size} */
  const size = () => ({ w: canvas.clientWidth, h: canvas.clientHeight });

  /** @param {Point} at in pixels @returns {Point} */
  const toWorld = (at) => ({ x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale });

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

  return {
    size,
    toWorld,
    byHand,
    pan,
    zoom,
    camera: () => camera,

    /** @param {Camera} to @param {boolean} [calmly] */
    go(to, calmly = true) {
      glide = calmly && !listener.still() ? { from: camera, to, since: performance.now() } : null;
      if (!glide) camera = to;
      listener.draw();
    },

    /** The camera now; moves it on if it is gliding. @param {number} now */
    look(now) {
      if (!glide) return { camera, moving: false };
      const part = ease(clamp((now - glide.since) / GLIDE, 0, 1));
      const { from, to } = glide;
      /** @param {"x" | "y" | "scale"} key */
      const mix = (key) => from[key] + (to[key] - from[key]) * part;
      camera = { x: mix("x"), y: mix("y"), scale: mix("scale") };
      if (part === 1) glide = null;
      return { camera, moving: glide !== null };
    },
  };
}
