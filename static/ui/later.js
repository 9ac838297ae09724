/** Parts of the page that are fetched behind the lobby's back, or when somebody asks for one. */

/** @typedef {typeof import("./later-parts.js")} Parts */
/** @typedef {ReturnType<Parts["createHouseDialog"]>} HouseDialog */

/** @returns {Promise<Parts>} */
export const later = () => import("./later-parts.js");

/**
 * A part that is made once, when it is asked for first.
 * @template T
 * @param {(parts: Parts) => T} make
 */
export function whenAsked(make) {
  /** @type {T | undefined} */
  let made;
  return {
    /** The part, if it has been asked for. */
    made: () => made,
    /** @returns {Promise<T>} */
    ask: async () => {
      const parts = await later();
      return (made ??= make(parts));
    },
  };
}
