/** How far random campaigns go: far enough to find planted faults, or, with `DEPTH=full`, much further. */

const DEEP = process.env.DEPTH === "full";

/** How often something is tried. @param {number} usual @param {number} deep */
export const times = (usual, deep) => (DEEP ? deep : usual);
