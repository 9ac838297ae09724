/** Small drawings of the table that friends share: how a friend is doing, and reactions. */

/** @import { Presence } from "../../app/friends/types.js" */

import { svg } from "../parts/dom.js";

const RING = "M12 2A10 10 0 1 1 11.99 2ZM12 4.1A7.9 7.9 0 1 0 12.01 4.1Z";
const EYES = "M8.7 8A1.4 1.4 0 1 1 8.69 8ZM15.3 8A1.4 1.4 0 1 1 15.29 8Z";
const HOURGLASS = "M6 2H18V6L13.5 12L18 18V22H6V18L10.5 12L6 6ZM8.5 4.5V5.5L12 10L15.5 5.5V4.5ZM12 14L8.5 18.5V19.5H15.5V18.5Z";

/** @type {Record<Presence, string>} */
const PRESENCES = {
  waiting: HOURGLASS,
  replied: "M2 5H22V19H2ZM4.5 7.5V8.2L12 13.5L19.5 8.2V7.5ZM4.5 11V16.5H19.5V11L12 16.3Z",
  connected: "M2.5 12.5L5.5 9.5L10 14L18.5 4.5L21.5 7.5L10 20Z",
  away: "M14.5 2.5A9.8 9.8 0 1 0 21.5 15.5A8.2 8.2 0 0 1 14.5 2.5Z",
  left: "M3 2H13V6H10.5V4.5H5.5V19.5H10.5V18H13V22H3ZM15 7L21.5 12L15 17V13.5H8.5V10.5H15Z",
};

/** By the ids that pages send each other. @type {Record<string, string>} */
const REACTIONS = {
  hello: "M7 12V5.5A1.4 1.4 0 0 1 9.8 5.5V11H10.3V3.6A1.4 1.4 0 0 1 13.1 3.6V11H13.6V4.6A1.4 1.4 0 0 1 16.4 4.6V11.5H16.9V7.4A1.3 1.3 0 0 1 19.5 7.4V15.5A6.7 6.7 0 0 1 12.8 22.3C9.9 22.3 8.3 20.8 7 18.5L3.6 12.9C2.9 11.5 4.7 10.4 5.8 11.5Z",
  thanks: "M12 21C5 15.5 2.5 12 2.5 8.3A4.8 4.8 0 0 1 12 6.6A4.8 4.8 0 0 1 21.5 8.3C21.5 12 19 15.5 12 21Z",
  bravo: "M2 10H6V21H2ZM7.5 10.5L12 2.5C13.8 2.5 14.8 3.8 14.4 5.6L13.5 9H20C21.5 9 22.4 10.2 22 11.7L20 19.3C19.7 20.4 18.9 21 17.8 21H7.5Z",
  laugh: `${RING}${EYES}M6.8 12.8H17.2A5.2 5.2 0 0 1 6.8 12.8Z`,
  wow: `${RING}${EYES}M12 12.6A2.3 2.8 0 1 1 11.99 12.6Z`,
  hmm: `${RING}${EYES}M7.8 15.6L16.2 13.4L16.7 15.2L8.3 17.4ZM6.5 5.6L10.4 6.4V7.6L6.5 6.9Z`,
  sorry: `${RING}${EYES}M7.3 17.4A5.4 5.4 0 0 1 16.7 17.4L15.1 18.3A3.6 3.6 0 0 0 8.9 18.3Z`,
  hurry: HOURGLASS,
};

/** A sign says the same as the word beside it, and not by its colour. @param {Presence} state */
export const presenceSign = (state) => svg(PRESENCES[state], `icon presence-sign ${state}`);

/** @param {string} sign */
export const reactionSign = (sign) => svg(REACTIONS[sign] ?? REACTIONS.bravo, "icon reaction-sign");
