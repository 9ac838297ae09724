/**
 * What the game master enters for people in his own room (Rule T-2.5): the seat that moves next is found
 * by itself, and what it may ask for comes from the engine, as that player's own page would be told it.
 */

/** @import { Store } from "../page/store.js" */
/** @import { Observation, State } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { Session } from "../table/session.js" */

import { roomTurn } from "../table/hot-seat.js";

/** @param {{engine: Wire, store: Store, session: Pick<Session, "asking">}} needs */
export function createEntry({ engine, store, session }) {
  /** Counts what was asked: an answer that was overtaken is dropped. */
  let asked = 0;

  /** @param {number} seat who says aloud what he does */
  async function listenTo(seat) {
    const mine = ++asked;
    if (store.get().entry?.seat !== seat) store.set({ entry: null });
    const reply = await session.asking(() => engine.request({ type: "observe", eyes: seat, since: 0 }));
    if (mine === asked && reply?.type === "observation") store.set({ entry: /** @type {Observation} */ (reply) });
  }

  /** @param {State} state @param {State} before */
  function follow(state, before) {
    if (state.console === before.console && state.observation === before.observation) return;
    const seat = roomTurn(state);
    if (seat !== null) void listenTo(seat);
    else if (state.entry) {
      asked += 1;
      store.set({ entry: null });
    }
  }

  store.subscribe(follow);
}
