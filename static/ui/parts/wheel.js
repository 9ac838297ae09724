/** The drawn parts of the casino: the wheel with its numbers, and how it comes to rest. */

import { h } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const TURNS = 4;
const SPIN_MS = 2600;

/** @typedef {[number: number, colour: string]} Pocket */

/**
 * A wheel that can be turned; decoration only, what it shows is said in words beside it.
 * @param {readonly Pocket[]} order clockwise
 */
export function createWheel(order) {
  const pockets = part("g", { class: "wheel-pockets" });
  const slice = 360 / order.length;
  order.forEach((one, at) => pockets.append(pocket(one, at * slice, slice)));
  const hub = part("circle", { cx: 0, cy: 0, r: 52, class: "wheel-hub" });
  const ball = part("circle", { cx: 0, cy: -60, r: 4.5, class: "wheel-ball" });
  const shown = part("text", { x: 0, y: 12, class: "wheel-number" });
  const drawing = part("svg", { viewBox: "-102 -102 204 204", class: "wheel", "aria-hidden": "true" });
  drawing.append(pockets, hub, ball, shown);
  let angle = 0;

  /** @param {number} number @param {boolean} still whether it is shown without turning */
  async function spin(number, still) {
    const from = angle;
    const rest = -order.findIndex(([one]) => one === number) * slice;
    angle = rest + 360 * Math.ceil((from - rest) / 360);
    shown.textContent = "";
    if (!still) {
      angle += 360 * TURNS;
      const turn = [from, angle].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));
      // A wheel that is no longer shown has nothing to finish.
      await pockets.animate(turn, { duration: SPIN_MS, easing: "cubic-bezier(0.1, 0.6, 0.15, 1)", fill: "forwards" }).finished.catch(() => {});
    }
    for (const running of pockets.getAnimations()) running.cancel();
    pockets.style.transform = `rotate(${angle}deg)`;
    shown.textContent = String(number);
    drawing.setAttribute("data-number", String(number));
  }

  return { root: h("div", { class: "wheel-box" }, drawing), spin };
}

/** @param {Pocket} pocket @param {number} angle where its middle stands @param {number} slice */
function pocket([number, colour], angle, slice) {
  const group = part("g", { class: `pocket ${colour}`, transform: `rotate(${angle})` });
  const [x, y] = [Math.sin((slice * Math.PI) / 360), Math.cos((slice * Math.PI) / 360)].map((one) => one * 100);
  const label = part("text", { x: 0, y: -84 });
  label.textContent = String(number);
  group.append(part("path", { d: `M0 0L${-x} ${-y}A100 100 0 0 1 ${x} ${-y}Z` }), label);
  return group;
}

/** @param {string} tag @param {Record<string, string | number>} attributes @returns {SVGElement} */
function part(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return /** @type {SVGElement} */ (made);
}
