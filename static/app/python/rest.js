/**
 * The rest of the engine: what no first move needs, brought when nobody waits for anything, or at
 * once when somebody needs it.
 */

/** Milliseconds without a request after which nobody seems to wait: in a shorter pause a move might come upon it. */
const QUIET = 10_000;

/** The rest did not come; it is asked for again when it is needed again. */
export class RestMissing extends Error {}

/**
 * @param {{bring: () => Promise<void>, quiet?: number}} needs
 */
export function createRest({ bring, quiet = QUIET }) {
  /** @type {Promise<void> | null} */
  let whole = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function needed() {
    clearTimeout(timer);
    whole ??= bring().catch((error) => {
      whole = null;
      throw new RestMissing("", { cause: error });
    });
    return whole;
  }

  return {
    /** Waits until all is there; rejects with `RestMissing`. */
    needed,
    /** Something has been answered: begins to bring the rest unless more is asked soon. */
    answered() {
      clearTimeout(timer);
      if (whole) return;
      // Whoever needs what did not come now asks for it again, and is told.
      timer = setTimeout(() => void needed().catch(() => {}), quiet);
    },
  };
}
