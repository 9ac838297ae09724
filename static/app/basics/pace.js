/** A pause that a tap can end. */

export function createPause() {
  /** @type {(() => void) | null} */
  let end = null;
  return {
    /** @param {number} milliseconds @returns {Promise<void>} */
    wait(milliseconds) {
      return new Promise((resolve) => {
        const timer = setTimeout(done, milliseconds);
        end = done;
        function done() {
          clearTimeout(timer);
          end = null;
          resolve();
        }
      });
    },
    /** Ends the pause that is under way, if any. */
    hurry() {
      end?.();
    },
  };
}
