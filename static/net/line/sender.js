/**
 * Sends what waits in the outbox: no faster than window, transport and pace allow, and again when it isn't confirmed
 * in time. Before the two sides have greeted each other it repeats the greeting.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Limits } from "./limits.js" */
/** @import { Outbox } from "./outbox.js" */
/** @import { Voice } from "./voice.js" */

/** How soon a transport that was full is looked at again. */
const REFILL = 50;

/**
 * @param {{clock: Clock, limits: Limits, outbox: Outbox, voice: Voice, wait: () => number}} needs
 *   `wait`: milliseconds until the pace allows a frame
 */
export function createSender({ clock, limits, outbox, voice, wait }) {
  /** Whether the other side was heard since the transport carries texts. */
  let greeted = false;
  /** How often in a row something was sent again. */
  let tries = 0;
  let stopRetry = () => {};
  let stopRefill = () => {};

  function pump() {
    stopRefill();
    while (greeted && voice.open && outbox.ready()) {
      const late = voice.held() > limits.full ? REFILL : wait();
      if (late > 0) {
        stopRefill = clock.after(late, pump);
        return;
      }
      const first = outbox.flying() === 0;
      voice.carry(outbox.next(clock.now()));
      if (first) arm();
    }
  }

  /** Waits for a confirmation, or for a welcome. */
  function arm() {
    stopRetry();
    if (!voice.open || voice.name === null || (greeted && outbox.flying() === 0)) return;
    stopRetry = clock.after(outbox.patience(tries), retry);
  }

  function retry() {
    // What the transport still holds back isn't lost.
    if (voice.held() === 0) {
      tries += 1;
      if (greeted) voice.carry(outbox.oldest(clock.now()));
      else voice.greet();
    }
    arm();
  }

  function stop() {
    greeted = false;
    tries = 0;
    stopRetry();
    stopRefill();
  }

  return {
    pump,
    stop,
    greeted: () => greeted,

    /** Asks who is there, until somebody answers. */
    greet() {
      stop();
      voice.greet();
      arm();
    },

    /** Somebody is there. What isn't confirmed by now may have been lost with a transport. */
    settle() {
      if (greeted) return;
      greeted = true;
      tries = 0;
      outbox.rewind();
      arm();
    },

    /** Something was confirmed. @param {boolean} hole but what comes next seems to be lost */
    progress(hole) {
      tries = 0;
      if (hole && greeted && voice.held() === 0) voice.carry(outbox.oldest(clock.now()));
      arm();
    },
  };
}
