/**
 * The storage of what is remembered of tables with friends, one thing after the other. Where nothing
 * can be stored the game goes on, and one notice says so.
 */

/** @import { Shelves } from "../shelves/cabinet.js" */

import { openShelves } from "../shelves/cabinet.js";
import { DATABASE, SHELVES } from "./membership-shelves.js";

/** @param {(id: string) => void} notify */
export async function openStorage(notify) {
  /** Null as soon as storage has failed: what is stored stays whole up to there. @type {Shelves | null} */
  let shelves = null;
  let told = false;
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  /** @param {unknown} error */
  function fail(error) {
    shelves = null;
    // Anything but a browser that has no room or no wish to store is a mistake of this program.
    if (!(error instanceof DOMException) || error.name === "DataCloneError") reportError(error);
  }

  /**
   * Reads, or clears away.
   * @template T
   * @param {(shelves: Shelves) => Promise<T>} use
   * @returns {Promise<T | null>} null: there is no storage (any more)
   */
  async function stored(use) {
    if (!shelves) return null;
    try {
      return await use(shelves);
    } catch (error) {
      fail(error);
      return null;
    }
  }

  try {
    shelves = await openShelves(DATABASE, SHELVES);
  } catch (error) {
    fail(error);
  }

  return {
    stored,

    /** Stores; whoever wished to have something kept is told, once, that it is not. @param {(shelves: Shelves) => Promise<void>} use */
    async keep(use) {
      await stored(use);
      if (shelves || told) return;
      told = true;
      notify("friends-unsaved");
    },

    /** @template T @param {() => Promise<T>} act @returns {Promise<T>} done after all that was asked earlier */
    inTurn(act) {
      const turn = queue.then(act);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openStorage>>} MembershipStorage */
