/**
 * A guest's part in the chance of a game (Rule T-6): it promises a nonce before it knows anybody
 * else's, and reveals it only after the host has committed itself, and only once.
 */

/** @import { FromGuest, Given } from "../talk/protocol.js" */

/**
 * @typedef {import("../talk/protocol.js").Origin} Origin
 * @typedef {{commitment: string, promises: string[], origin: Origin, led: boolean, nonce: string, spoilt: number}} Agreement
 *   `origin`: where the host has said that the plan comes from; `led`: that a person leads; `spoilt`: how many rounds before came
 *   to nothing although this page had revealed its part, games that were not played to the end among
 *   them. A host may have lost somebody, or not have liked what would have come.
 */

/**
 * @param {{digest: (text: string) => Promise<string>, nonce: () => string,
 *   send: (message: FromGuest) => void}} needs
 */
export function createChance({ digest, nonce: draw, send }) {
  /** @type {{round: number, nonce: string, promise: string, over: boolean,
   *   offer: {commitment: string, promises: string[], origin: Origin, led: boolean} | null} | null} */
  let mine = null;
  let spoilt = 0;

  return {
    /** A new round: a new nonce, of which only the digest is told. @param {number} round */
    async gather(round) {
      if (mine && round <= mine.round) return;
      if (mine?.over) spoilt = 0;
      else if (mine?.offer) spoilt += 1;
      const nonce = draw();
      const own = { round, nonce, promise: "", over: false, offer: null };
      mine = own;
      own.promise = await digest(nonce);
      if (mine === own) send({ do: "promise", round, promise: own.promise });
    },

    /** @param {{round: number, commitment: string, promises: string[], origin: Origin, led: boolean}} told by the host */
    reveal({ round, commitment, promises, origin, led }) {
      if (!mine || mine.round !== round || mine.offer !== null) return;
      // A chance without this page's part is none that it agrees to.
      if (promises.filter((promise) => promise === mine?.promise).length !== 1) return;
      mine.offer = { commitment, promises, origin, led };
      send({ do: "nonce", round, nonce: mine.nonce });
    },

    /** @param {number} round @param {Given[]} nonces @returns {Promise<Agreement | null>} null: it is not what was promised */
    async opened(round, nonces) {
      const own = mine;
      if (!own || own.round !== round || own.offer === null) return null;
      const { promises } = own.offer;
      const digests = await Promise.all(nonces.map(({ nonce }) => digest(nonce)));
      const same = nonces.length === promises.length
        && promises.every((promise, at) => nonces[at].promise === promise && digests[at] === promise);
      return same ? { ...own.offer, nonce: own.nonce, spoilt } : null;
    },

    /** The game that was agreed on has come to its end. */
    over() {
      if (mine) mine.over = true;
    },
  };
}
