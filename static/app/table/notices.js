/** What the page has to tell besides the game: notices, which stay until somebody dismisses them. */

/** @import { Store } from "../page/store.js" */
/** @import { Notice } from "../basics/types.js" */

import { EngineLost } from "../engine/engine.js";
import { setUi } from "../page/store.js";

/** @param {Store} store */
export function createNotices(store) {
  /** @param {(notice: Notice) => boolean} stays */
  const keep = (stays) => {
    const { notices } = store.get().ui;
    if (!notices.every(stays)) setUi(store, { notices: notices.filter(stays) });
  };

  /** @param {Notice["id"]} id @param {Record<string, any>} [args] @param {Notice["kind"]} [kind] */
  function notify(id, args, kind = "error") {
    const others = store.get().ui.notices.filter((notice) => notice.id !== id);
    setUi(store, { notices: [...others, { id, args, kind }] });
  }

  /**
   * Asks the engine; a lost game is told in a notice.
   * @param {() => Promise<any>} question
   * @returns {Promise<any>} the reply, or null when the engine was lost
   */
  async function asking(question) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      notify(error.reason);
      return null;
    }
  }

  return {
    notify,
    asking,

    /** @param {Notice} notice */
    dismiss: (notice) => keep((other) => other !== notice),

    /** What a notice told is not so any more. @param {Notice["id"]} id */
    withdraw: (id) => keep((notice) => notice.id !== id),
  };
}

/** @typedef {ReturnType<typeof createNotices>} Notices */
