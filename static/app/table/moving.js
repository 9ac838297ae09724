/** What is asked of the engine about the game that lies on the table: a move, a thought, news. */

/** @import { Store } from "../page/store.js" */
/** @import { Observation, Told } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { ShownGame } from "./shown-game.js" */
/** @import { Notices } from "./notices.js" */

import { STEP } from "../basics/aim.js";
import { setUi } from "../page/store.js";
import { actingOf } from "./hot-seat.js";
import { rests } from "./standing.js";

/** What is put aside when a move is said. */
const SAID = { waiting: true, aim: STEP, chosen: null, placing: null, recalled: null, picked: null, pointed: null };

/**
 * @param {{engine: Wire, store: Store, shown: ShownGame, notices: Notices, moveBots: () => Promise<void>}} needs
 */
export function createMoving({ engine, store, shown, notices: { asking }, moveBots }) {
  /** What others have changed, as the engine tells it; what is known already is not told again. */
  async function changed() {
    const same = shown.sameGame();
    const seen = store.get().observation;
    if (!seen) return;
    const reply = await asking(() => engine.request({ type: "observe", eyes: seen.seat, since: seen.heard.length }));
    if (same() && reply?.type === "observation") hear(reply);
  }

  /** @param {Told} reply that was not asked for */
  function hear(reply) {
    const seen = store.get().observation;
    if (!seen) return;
    if (reply.heard_from > seen.heard.length) {
      void changed();
      return;
    }
    if (reply.version < seen.version) return;
    shown.hear(reply);
    void moveBots();
  }

  /** What the game master has entered for somebody in his room: that player's answer, and what all may know. @param {Observation} entry @param {Told} reply */
  function entered(entry, reply) {
    const heard = [...entry.heard.slice(0, reply.heard_from), ...reply.heard];
    store.set({ entry: { ...reply, rules: entry.rules, heard, heard_from: 0 } });
    setUi(store, { waiting: false, refusal: null, moved: true, draft: null });
    void changed();
  }

  /** @param {Observation} seen @param {string} move */
  const say = ({ seat, version, heard }, move) =>
    asking(() => engine.request({ type: "submit", seat, move, version, since: heard.length }));

  return {
    changed,
    hear,

    /**
     * What the engine thinks of a move that is being composed. Changes nothing in the game.
     * @param {string} move
     * @returns {Promise<any>} the reply, null when there is no answer to be had
     */
    consider(move) {
      const seat = actingOf(store.get())?.seat ?? null;
      if (seat === null) return Promise.resolve(null);
      return asking(() => engine.request({ type: "consider", seat, move }));
    },

    /**
     * What may be asked for out of one's turn, too: a break, a clock (Rule T-4).
     * @param {string} text
     * @returns {Promise<void>}
     */
    async request(text) {
      const { observation, ui } = store.get();
      if (!observation || observation.seat === null || ui.waiting) return;
      const same = shown.sameGame();
      const reply = await say(observation, text);
      if (!same()) return;
      if (reply?.type === "observation") {
        shown.show(reply);
        void moveBots();
      } else if (reply) setUi(store, { refusal: reply });
    },

    /**
     * Says a move: an offer of the engine, or a text that was composed.
     * @param {{move: string}} offer
     * @returns {Promise<boolean>} whether it was accepted
     */
    async submit(offer) {
      const { observation, entry, party, ui } = store.get();
      const acting = actingOf(store.get());
      if (!observation || !acting || rests(observation, party) || acting.turn === null || acting.turn !== acting.seat || ui.waiting) return false;
      const same = shown.sameGame();
      shown.moved = null;
      setUi(store, SAID);
      const reply = await say(acting, offer.move);
      if (!same()) return false;
      if (entry && reply?.type === "observation") {
        entered(entry, reply);
        return true;
      }
      if (reply?.type === "observation") {
        shown.show(reply, { waiting: false, moved: true });
        void moveBots();
        return true;
      }
      setUi(store, reply ? { waiting: false, refusal: reply } : { waiting: false });
      return false;
    },
  };
}
