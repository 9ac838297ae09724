/** Which lessons are done, kept in this browser. */

const KEY = "gamemaster.lessons";
/** More than there are; what was stored may be anything. */
const MOST = 200;

/** @param {Storage | null} storage */
export function createLearnt(storage) {
  /** Where nothing can be stored, as long as the page lives. @type {string[]} */
  let known = [];

  /** @returns {string[]} ids of lessons */
  function all() {
    // Read anew each time, since another tab may have kept some too.
    return [...new Set([...readLearnt(parse(storage)), ...known])];
  }

  return {
    all,
    /** @param {string} id of a lesson that is done */
    note(id) {
      if (all().includes(id)) return;
      known = [...all(), id];
      try {
        storage?.setItem(KEY, JSON.stringify(known));
      } catch {
        // Full or denied: it holds until the page is closed.
      }
    },
  };
}

/** @typedef {ReturnType<typeof createLearnt>} Learnt */

/** @param {unknown} stored @returns {string[]} */
function readLearnt(stored) {
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => typeof id === "string" && /^[a-z][a-z-]{0,31}$/.test(id)).slice(-MOST);
}

/** @param {Storage | null} storage */
function parse(storage) {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
