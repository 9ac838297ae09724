/** Parts of the page that are fetched behind the lobby's back, or when somebody asks for one. */

/** @import { App } from "../../app/page/app.js" */

/** @typedef {typeof import("./later-parts.js")} Parts */

/** @type {Parts | null} */
let here = null;

/** The parts, and the words that are needed in them. @param {App} app @returns {Promise<Parts>} */
export async function later(app) {
  const [parts] = await Promise.all([import("./later-parts.js"), app.allWords()]);
  here = parts;
  return parts;
}

/**
 * A part that is made once, when it is used first.
 * @template T
 * @param {App} app
 * @param {(parts: Parts) => T} make
 */
export function whenUsed(app, make) {
  /** @type {T | undefined} */
  let made;
  return {
    /** The part, if it has been used. */
    made: () => made,
    /** At once if it has come, otherwise when it comes. @param {(part: T) => void} act */
    use(act) {
      const go = (/** @type {Parts} */ parts) => act((made ??= make(parts)));
      if (here) go(here);
      else void later(app).then(go);
    },
  };
}
