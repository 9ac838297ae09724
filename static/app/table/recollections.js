/** What the bots of a game knew when it was decided, asked for as soon as the game is over. */

/** @import { Session } from "./session.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Observation } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */

import { setUi } from "../page/store.js";

/** @param {{engine: Pick<Wire, "request">, store: Store, session: Pick<Session, "asking">}} needs */
export function createRecollections({ engine, store, session }) {
  /** The finished game that was asked about. @type {Observation | null} */
  let asked = null;

  /** @param {Observation} seen */
  async function ask(seen) {
    const reply = await session.asking(() => engine.request({ type: "recollect" }));
    if (reply?.type === "recollected" && store.get().observation === seen) setUi(store, { recollections: reply.bots });
  }

  store.subscribe(({ observation, party }) => {
    // The table is another page's where this one is a guest.
    if (!observation?.over || observation === asked || party?.role === "guest" || observation.guide?.lesson) return;
    asked = observation;
    if (observation.seats.some(({ bot }) => bot !== null)) void ask(observation);
  });
}
