/** The lessons of this site, which of them are done, and who sits beside a player in a first game. */

/** @import { Learnt } from "../shelves/learnt.js" */
/** @import { PreferenceBook } from "../page/preferences.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Lesson } from "./types.js" */

import { isLearnt } from "../table/standing.js";
import { COMPANION, LESSONS, textOf } from "../language/texts.js";

/** @param {{store: Store, preferences: PreferenceBook, learnt: Learnt}} needs */
export function createLessons({ store, preferences, learnt }) {
  store.subscribe(({ observation }) => {
    const guide = observation?.guide;
    if (isLearnt(observation)) learnt.note(/** @type {string} */ (guide?.lesson?.id));
    // Who has been here once does not come again.
    if (guide && !guide.lesson && !preferences.get().accompanied) preferences.set({ accompanied: true });
  });

  /** @returns {Promise<Lesson[] | null>} null where they did not come */
  async function all() {
    try {
      return JSON.parse(await textOf(LESSONS));
    } catch {
      return null;
    }
  }

  return {
    all,
    learnt: learnt.all,

    /** Fetches what may be wanted later, also without a network; what does not come is asked for again then. */
    bring: () => void Promise.allSettled([LESSONS, COMPANION].map(textOf)),

    /** @param {string} id */
    async lessonOf(id) {
      return (await all())?.find((lesson) => lesson.id === id) ?? null;
    },

    /** Who sits beside the player, if nobody has ever done so. @param {string} game that begins @returns {Promise<object | null>} */
    async accompanying(game) {
      if (preferences.get().accompanied) return null;
      try {
        const companion = JSON.parse(await textOf(COMPANION));
        return companion.game === game ? companion : null;
      } catch {
        // Without one the game begins as well.
        return null;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createLessons>} Lessons */
