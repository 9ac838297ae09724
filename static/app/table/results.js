/** The result of a game that somebody has played alone, compared with the best one so far. */

/** @import { Bests } from "../shelves/bests.js" */
/** @import { Review } from "./review.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Observation } from "../basics/types.js" */

import { namesOf } from "../shelves/bests.js";
import { setUi } from "../page/store.js";
import { advisedOf } from "./advised.js";

/** Whether one person plays, and nobody else. @param {Observation} seen */
export const alone = (seen) => seen.seats.length === 1 && seen.seats[0].bot === null;

/** @param {{store: Store, review: Pick<Review, "reveal">, bests: Bests}} needs */
export function createResults({ store, review, bests }) {
  /** The finished game that has its result, or is about to. @type {Observation | null} */
  let noted = null;

  /** @param {Observation} seen @param {boolean} again whether it was over before it came to this page */
  async function note(seen, again) {
    const won = seen.over?.key === "won";
    const moves = seen.view.pawns[0].turns;
    const hints = advisedOf(seen, 0);
    const reveal = await review.reveal();
    if (!reveal || store.get().observation !== seen) return;
    const kept = await compared(reveal, won ? moves : null, again, hints);
    if (store.get().observation === seen) setUi(store, { result: { won, moves, hints, ...kept } });
  }

  /** @param {import("../basics/types.js").Reveal} reveal @param {number | null} moves @param {boolean} again @param {number} hints */
  async function compared(reveal, moves, again, hints) {
    // Where the browser has no digests, nothing is kept, and the result says so.
    if (!globalThis.crypto?.subtle) return { best: null, stored: false };
    return bests.note(await namesOf(reveal), moves, again, hints);
  }

  store.subscribe(({ observation }, before) => {
    if (!observation?.over || observation === noted || !alone(observation) || observation.guide?.lesson) return;
    noted = observation;
    void note(observation, !before.observation || before.observation.over !== null);
  });
}
