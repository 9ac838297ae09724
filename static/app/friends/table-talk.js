/** What is said at the table of friends that is shown: nothing of the muted, and nothing twice. */

/** @import { Party, Talk } from "./types.js" */

import { withTalk } from "./party.js";

/** @param {{store: import("../page/store.js").Store, change: (next: Partial<Party>) => void}} needs */
export function createTableTalk({ store, change }) {
  /** Counts what is said; nothing is counted twice. */
  let uttered = 0;
  /** @type {Talk[]} */
  let talk = [];
  const muted = () => store.get().party?.muted ?? [];

  return {
    /** Another table: nothing has been said there. */
    begin() {
      talk = [];
    },

    /** @param {Omit<Talk, "id">} said */
    hear(said) {
      if (muted().includes(said.from)) return;
      uttered += 1;
      talk = withTalk(talk, { id: uttered, ...said });
      change({ talk });
    },

    /** @param {string} from @param {boolean} on */
    mute(from, on) {
      const others = muted().filter((one) => one !== from);
      if (on) talk = talk.filter((said) => said.from !== from);
      change({ muted: on ? [...others, from] : others, talk });
    },
  };
}
