/** Parts of the page that are fetched behind the lobby's back, or when somebody asks for one. */

/** @import { App } from "../../app/page/app.js" */

/**
 * A file of parts; what did not come is asked for again when somebody wants it.
 * @template Parts
 * @param {(app: App) => Promise<Parts>} fetchThem
 */
function createFile(fetchThem) {
  /** @type {Parts | null} */
  let here = null;

  /** @param {App} app @returns {Promise<Parts>} */
  const bring = async (app) => (here ??= await fetchThem(app));

  return {
    bring,

    /**
     * A part that is made once, when it is used first.
     * @template T
     * @param {App} app
     * @param {(parts: Parts) => T} make
     */
    whenUsed(app, make) {
      /** @type {T | undefined} */
      let made;
      const go = (/** @type {Parts} */ parts, /** @type {(part: T) => void} */ act) => act((made ??= make(parts)));
      return {
        /** The part, if it has been used. */
        made: () => made,
        /** At once if it has come, otherwise when it comes. @param {(part: T) => void} act */
        use(act) {
          if (here) go(here, act);
          else void bring(app).then((parts) => go(parts, act));
        },
        /** Only if it has come: for what nobody waits for. @param {(part: T) => void} act @returns {boolean} whether it has */
        useIfHere(act) {
          if (here) go(here, act);
          return here !== null;
        },
      };
    },
  };
}

/** What is played, read and drawn, and the words that are needed in it. */
export const { bring: later, whenUsed } = createFile(async (app) => {
  const [parts] = await Promise.all([import("./later-parts.js"), app.allWords()]);
  return parts;
});

/** A table of friends; its words are among those of the lobby. */
export const { bring: bringFriends, whenUsed: whenFriends } = createFile(() => import("./friends-parts.js"));
