/** What may stand in a letter of a room; everything else in it is ignored. */

export const LONGEST_NAME = 40;
const CODE = /^[\w-]{20,400}$/;
const REASON = /^[a-z][a-z-]{2,40}$/;
const MOST_ARGS = 4;

/** @param {unknown} code @returns {code is string} */
export function isCode(code) {
  return typeof code === "string" && CODE.test(code);
}

/** @param {unknown} reason @returns {reason is string} */
export function isReason(reason) {
  return typeof reason === "string" && REASON.test(reason);
}

/** @param {unknown} name @returns {name is string} */
export function isName(name) {
  return typeof name === "string" && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name);
}

/** The numbers and short texts that a sentence may name. @param {unknown} args */
export function plain(args) {
  const entries = Object.entries(args && typeof args === "object" ? args : {}).slice(0, MOST_ARGS);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "number" || (typeof value === "string" && value.length <= LONGEST_NAME)));
}
