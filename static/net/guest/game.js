/** What a guest's page sees of the host's game, and what it keeps of it as a witness. */

/** @import { GuestNeeds } from "./types.js" */
/** @import { Witness } from "./witness.js" */

import { createWitness } from "./witness.js";

/**
 * @param {Pick<GuestNeeds, "memory" | "before" | "onTable"> & {onOlder: () => void, onRewritten: () => void}} needs
 *   `onOlder`: the table has lost moves
 */
export function createGuestGame({ memory, before, onTable, onOlder, onRewritten }) {
  /** @type {Witness | null} */
  let witness = before ? createWitness({ memory, table: before.table, before, onRewritten }) : null;
  /** The version of the game that this page has seen; null: none yet. @type {number | null} */
  let seen = null;
  /** The page has been shown the game. */
  let entered = false;
  /** Since it was let in it has seen the whole game; what is told before that is part of it. */
  let current = false;

  return {
    /** Nothing is heard of it for now. */
    shut() {
      current = false;
      witness?.lost();
    },

    isKnown: () => witness !== null,

    /** Another game, or a seat that this page did not have before. @param {string} table */
    anew(table) {
      seen = null;
      entered = false;
      witness = createWitness({ memory, table, before: null, onRewritten });
    },

    /** @param {any} observation @param {{version: number, move: string} | null} move the own one that led to it */
    saw(observation, move) {
      seen = observation.version;
      witness?.saw(observation, move);
    },

    /** @param {any} observation that was not asked for */
    push(observation) {
      if (current) onTable(observation, "hear");
    },

    /**
     * The whole game as the engine has it now: what it tells otherwise than before is noticed.
     * @param {() => Promise<any>} ask
     * @param {() => boolean} isNow whether the answer is still wanted
     */
    async look(ask, isNow) {
      const known = entered ? seen : null;
      const reply = await ask();
      if (!isNow() || reply.type !== "observation") return;
      current = true;
      const older = known !== null && reply.version < known;
      if (older) onOlder();
      onTable(reply, entered && !older ? "hear" : "enter");
      entered = true;
    },

    /** What the host has promised before the game. @param {Parameters<Witness["promised"]>[0]} told */
    promised: (told) => witness?.promised(told),

    /** Where the plan comes from and whether a person leads, as it was told before the game; null: it was not told yet. */
    told: () => witness?.told() ?? null,
  };
}

/** @typedef {ReturnType<typeof createGuestGame>} GuestGame */
