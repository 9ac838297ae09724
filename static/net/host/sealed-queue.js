/**
 * A guest's sealed letters, of which the engine gets one at a time, so that nobody's haste delays the
 * others, and those only that were sealed for the engine there is.
 */

/** Sealed letters that may wait for the engine. */
const MOST_WAITING = 64;

/**
 * @param {{ask: (sealed: string) => Promise<any>, isDeaf: () => boolean, onFlood: () => void, onStrange: () => void}} needs
 *   `ask` gives a letter to the engine; `onStrange`: the engine could not open one
 */
export function createSealedQueue({ ask, isDeaf, onFlood, onStrange }) {
  let admitted = false;
  let busy = false;
  /** @type {string[]} */
  let waiting = [];

  async function drain() {
    if (busy) return;
    busy = true;
    while (admitted && !isDeaf() && waiting.length) {
      const reply = await ask(/** @type {string} */ (waiting.shift()));
      // What the engine can't open it can't answer: the guest finds another key, and asks again.
      if (reply?.type !== "heard") onStrange();
    }
    busy = false;
  }

  return {
    /** Whether the engine knows the page. */
    isAdmitted: () => admitted,

    admit() {
      admitted = true;
    },

    /** The engine is about to forget the page, or has forgotten it. */
    expel() {
      waiting = [];
      admitted = false;
    },

    /** @param {string} text */
    pass(text) {
      // Sealed for an engine that is no longer there.
      if (!admitted) return;
      if (waiting.length >= MOST_WAITING) return onFlood();
      waiting.push(text);
      void drain();
    },
  };
}
