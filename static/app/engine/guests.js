/**
 * The guests of this table, in the worker: what they ask is opened here and answered sealed, so that
 * the page of the host never reads what others hear.
 */

import { makeSeal, SealError } from "../../net/fair/seal.js";

/**
 * @typedef {{seat: number | null, box: {seal(text: string): Promise<string>, open(text: string): Promise<string>},
 *   heard: number}} Guest
 *   `seat`: null for who watches; `heard`: how many statements it has been sent.
 */

/** The seat that the bridge knows as nobody's. */
const WATCHES = -1;
/** What is kept beside the game has changed, and nothing of the game. */
const BESIDE = "beside";

/**
 * @param {{
 *   bridge: () => {guest(seat: number, text: string): string | Promise<string>, changed(): string | Promise<string>},
 *   post: (letter: Record<string, any>) => void,
 *   keep: (type: string, change: string) => Promise<unknown>,
 *   seal?: typeof makeSeal,
 * }} needs `keep` stores the game that a request of some type has changed: `change` is "on", "over" or "beside"
 */
export function createGuests({ bridge, post, keep, seal = makeSeal }) {
  /** @type {Map<string, Guest>} */
  const guests = new Map();

  /** @param {string} id @param {Guest} guest @param {string} letter @returns {Promise<() => void>} posts it */
  async function letterTo(id, guest, letter) {
    const sealed = await guest.box.seal(letter);
    return () => guests.get(id) === guest && post({ kind: "guest", guest: id, sealed });
  }

  /** @param {Guest} guest @param {any} request @returns {Promise<{text: string, seen: boolean}>} the bridge's reply; `seen`: an observation */
  async function ask(guest, request) {
    const answer = await bridge().guest(guest.seat ?? WATCHES, JSON.stringify(request));
    const end = answer.indexOf("\n");
    const heard = Number(answer.slice(0, end));
    const seen = heard >= 0;
    if (seen) guest.heard = heard;
    return { text: answer.slice(end + 1), seen };
  }

  /**
   * What all guests but one have not heard yet. Of what lies beside the game they hear nothing, not even that it has changed.
   * @param {string} change @param {Guest} [but]
   */
  async function news(change, but) {
    /** @type {Promise<() => void>[]} */
    const letters = [];
    if (change === BESIDE) return letters;
    for (const [id, guest] of guests) {
      if (guest === but) continue;
      const push = await ask(guest, { type: "observe", eyes: guest.seat, since: guest.heard });
      if (push.seen) letters.push(letterTo(id, guest, `{"push":${push.text}}`));
    }
    return letters;
  }

  /** Posts letters once the game is on its way into the store; they are sealed meanwhile. @param {Promise<() => void>[]} letters @param {Promise<unknown>} stored */
  async function send(letters, stored) {
    const ready = await Promise.all([...letters, stored.then(() => () => {})]);
    for (const post of ready) post();
  }

  return {
    /** Tells all guests what they have not heard yet. @param {string} change @param {Promise<unknown>} [stored] is waited for */
    tell: async (change, stored = Promise.resolve()) => send(await news(change), stored),

    /**
     * A guest's page, or the same one again with another key.
     * @param {{guest: string, seat: number | null, key: string}} letter
     * @returns {Promise<{type: "admitted", key: string} | {type: "refused", key: string, args: {}}>}
     */
    async join({ guest, seat, key }) {
      try {
        const own = await seal();
        guests.set(guest, { seat, box: await own.with(key, "host"), heard: 0 });
        return { type: "admitted", key: own.publicKey };
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        return { type: "refused", key: "refused-guest-key", args: {} };
      }
    },

    /** @param {string} guest */
    leave(guest) {
      guests.delete(guest);
      return { type: "left" };
    },

    /**
     * A sealed request. What can't be opened is not answered: its sender finds another key.
     * @param {{guest: string, sealed: string}} letter
     * @returns {Promise<{type: "heard" | "unheard", changed?: boolean}>}
     */
    async hear({ guest: id, sealed }) {
      const guest = guests.get(id);
      if (!guest) return { type: "unheard" };
      let asked;
      try {
        asked = JSON.parse(await guest.box.open(sealed));
      } catch (error) {
        if (!(error instanceof SealError || error instanceof SyntaxError)) throw error;
        guests.delete(id);
        return { type: "unheard" };
      }
      const reply = await ask(guest, asked?.request);
      const change = await bridge().changed();
      const stored = change ? keep(asked.request.type, change) : Promise.resolve();
      const others = change ? await news(change, guest) : [];
      await send([letterTo(id, guest, `{"n":${JSON.stringify(asked?.n ?? null)},"reply":${reply.text}}`), ...others], stored);
      return { type: "heard", changed: change !== "" && change !== BESIDE };
    },
  };
}

/** @typedef {ReturnType<typeof createGuests>} Guests */
