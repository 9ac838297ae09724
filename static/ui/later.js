/** Parts of the page that are fetched behind the lobby's back, or when somebody asks for one. */

/** @import { App } from "../app/app.js" */

/** @typedef {typeof import("./later-parts.js")} Parts */
/** @typedef {ReturnType<Parts["createHouseDialog"]>} HouseDialog */

/** The parts, and the words that are needed in them. @param {App} app @returns {Promise<Parts>} */
export async function later(app) {
  const [parts] = await Promise.all([import("./later-parts.js"), app.allWords()]);
  return parts;
}

/**
 * A part that is made once, when it is asked for first.
 * @template T
 * @param {App} app
 * @param {(parts: Parts) => T} make
 */
export function whenAsked(app, make) {
  /** @type {T | undefined} */
  let made;
  return {
    /** The part, if it has been asked for. */
    made: () => made,
    /** @returns {Promise<T>} */
    ask: async () => {
      const parts = await later(app);
      return (made ??= make(parts));
    },
  };
}
