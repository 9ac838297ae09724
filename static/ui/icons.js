/** The page's small drawings, each one path in a 24 by 24 box, and the players' marks. */

import { PATHS, shapeOf } from "../app/marks.js";
import { svg } from "./dom.js";

/** @type {Record<string, string>} */
const ICONS = {
  arrow: "M12 3L20 12H15V21H9V12H4Z",
  shot: "M12 1.5L16.5 8V13H7.5V8ZM7.5 15H16.5V17H7.5ZM9 19.5H15V22.5H9Z",
  bomb: "M10.5 8A7 7 0 1 1 10.49 8ZM14.5 8.5L17 5.5C18 4.5 19.5 5 20 6L18.6 6.7L17.6 6.9L15.8 9.6Z",
  bullet: "M9 9C9 5 10.5 3 12 2C13.5 3 15 5 15 9V17H9ZM8.5 18.5H15.5V21.5H8.5Z",
  heart: "M12 21C5 15.5 2.5 12 2.5 8.3A4.8 4.8 0 0 1 12 6.6A4.8 4.8 0 0 1 21.5 8.3C21.5 12 19 15.5 12 21Z",
  chest: "M3 11V8A5 5 0 0 1 8 4H16A5 5 0 0 1 21 8V11H14V9.5H10V11ZM3 12.5H10V14.5H14V12.5H21V20H3Z",
  loop: "M12 4A8 8 0 1 1 4 12H6.6A5.4 5.4 0 1 0 12 6.6V10L6.5 5.2L12 .5Z",
  gear: "M10.3 2H13.7L14.2 4.8L16.3 6L19 5L20.7 8L18.5 9.8V12.2L20.7 14L19 17L16.3 16L14.2 17.2L13.7 20H10.3L9.8 17.2L7.7 16L5 17L3.3 14L5.5 12.2V9.8L3.3 8L5 5L7.7 6L9.8 4.8ZM12 8A3 3 0 1 0 12.01 8Z",
  plus: "M10.5 4H13.5V10.5H20V13.5H13.5V20H10.5V13.5H4V10.5H10.5Z",
  minus: "M4 10.5H20V13.5H4Z",
  fit: "M3 3H10V5.5H5.5V10H3ZM14 3H21V10H18.5V5.5H14ZM3 14H5.5V18.5H10V21H3ZM18.5 14H21V21H14V18.5H18.5Z",
  play: "M6 3L21 12L6 21Z",
  pause: "M5 3H10V21H5ZM14 3H19V21H14Z",
  next: "M4 3L15 12L4 21ZM16 3H20V21H16Z",
  previous: "M20 3L9 12L20 21ZM4 3H8V21H4Z",
  close: "M5.6 3.5L12 9.9L18.4 3.5L20.5 5.6L14.1 12L20.5 18.4L18.4 20.5L12 14.1L5.6 20.5L3.5 18.4L9.9 12L3.5 5.6Z",
  words: "M3 5H21V7.5H3ZM3 11H21V13.5H3ZM3 17H14V19.5H3Z",
};

/** @param {string} name @param {string} [className] */
export function icon(name, className = "") {
  return svg(ICONS[name], `icon ${className}`);
}

/** A player's mark: colour and shape. @param {string} colour @param {string} [className] */
export function mark(colour, className = "") {
  const drawing = svg(PATHS[shapeOf(colour)], `mark ${className}`);
  drawing.setAttribute("data-colour", colour);
  return drawing;
}
