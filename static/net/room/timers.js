/** The clocks and breaks that a room keeps. */

/** @import { Timer } from "./room.js" */

/** Milliseconds that a clock still has. @param {Timer} timer @param {number} now @returns {number} */
export const leftOf = ({ ends, left }, now) => (ends === null ? left : Math.max(0, Math.round(ends - now)));
