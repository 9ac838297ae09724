/** Through whose eyes the page looks: it changes hands where several people share it. */

/** @import { Store } from "../page/store.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { ShownGame } from "./shown-game.js" */
/** @import { Notices } from "./notices.js" */

import { coveredFor, hides, opensTo } from "./hot-seat.js";

/** @param {{engine: Wire, store: Store, shown: ShownGame, notices: Notices}} needs */
export function createEyes({ engine, store, shown, notices }) {
  let looking = false;

  /** Shows what a seat knows instead of what was shown; null: what everybody knows. @param {number | null} eyes */
  async function look(eyes) {
    if (looking) return;
    looking = true;
    const same = shown.sameGame();
    const reply = await notices.asking(() => engine.request({ type: "observe", eyes, since: 0 }));
    looking = false;
    if (same() && reply?.type === "observation") shown.turnTo(reply);
  }

  // Where nothing is hidden, the page is at once the one's who has the turn.
  store.subscribe((state) => {
    const eyes = opensTo(state);
    if (eyes !== null && !state.ui.waiting) void look(eyes);
  });

  return {
    /** Nobody sees any more what somebody knows. */
    cover: () => look(null),

    /** The one for whom the page was covered looks at it. */
    async uncover() {
      const seat = coveredFor(store.get());
      if (seat !== null) await look(seat);
    },

    /** The page is left lying: whoever comes next is asked who he is. */
    async letLie() {
      if (hides(store.get())) await look(null);
    },
  };
}
