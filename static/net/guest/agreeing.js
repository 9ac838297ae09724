/** What a guest's page wants beside the game, of the rules before it and of the next plan after it, and what becomes of it. */

/** @import { AgreeingAsked, Answered } from "../talk/agreement.js" */
/** @import { FromGuest } from "../talk/protocol.js" */
/** @import { SuccessionAsked } from "../talk/succession.js" */
/** @import { Refusal } from "../room/room.js" */

/** A wish without the number that it gets here. @typedef {AgreeingAsked | SuccessionAsked extends infer One ? One extends any ? Omit<One, "number"> : never : never} Wish */

/** @param {{send: (message: FromGuest) => void}} needs */
export function createAgreeing({ send }) {
  let number = 0;
  /** @type {Map<number, (refusal: Refusal | null) => void>} */
  const waiting = new Map();

  return {
    /** @param {Wish} wish @returns {Promise<Refusal | null>} why it was not granted */
    ask(wish) {
      number += 1;
      const mine = number;
      return new Promise((resolve) => {
        waiting.set(mine, resolve);
        send(/** @type {FromGuest} */ ({ ...wish, number: mine }));
      });
    },

    /** @param {Answered} answer */
    answered({ number: to, key, args }) {
      waiting.get(to)?.(key === null ? null : { key, args });
      waiting.delete(to);
    },

    /** The line is cut: nobody knows whether it was heard. */
    shut() {
      for (const resolve of waiting.values()) resolve({ key: "agree-unheard", args: {} });
      waiting.clear();
    },
  };
}
