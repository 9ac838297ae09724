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

/** What changes the game, unless it is refused. */
const CHANGES = ["new", "again", "open", "submit", "advance", "hand-over"];
/** The seat that the bridge knows as nobody's. */
const WATCHES = -1;

/**
 * @param {{
 *   bridge: () => {guest(seat: number, text: string): string | Promise<string>},
 *   post: (letter: Record<string, any>) => void,
 *   keep: (reply: any, request: any) => Promise<unknown>,
 *   seal?: typeof makeSeal,
 * }} needs `keep` stores the game that a request has changed
 */
export function createGuests({ bridge, post, keep, seal = makeSeal }) {
  /** @type {Map<string, Guest>} */
  const guests = new Map();

  /** @param {string} id @param {Guest} guest @param {Record<string, any>} letter @returns {Promise<() => void>} posts it */
  async function letterTo(id, guest, letter) {
    const text = await guest.box.seal(JSON.stringify(letter));
    return () => guests.get(id) === guest && post({ kind: "guest", guest: id, sealed: text });
  }

  /** @param {Guest} guest @param {any} request @returns {Promise<any>} the bridge's reply */
  async function ask(guest, request) {
    const reply = JSON.parse(await bridge().guest(guest.seat ?? WATCHES, JSON.stringify(request)));
    if (reply.type === "observation") guest.heard = reply.heard_from + reply.heard.length;
    return reply;
  }

  /** What all guests but one have not heard yet. @param {Guest} [but] */
  async function news(but) {
    const letters = [];
    for (const [id, guest] of guests) {
      if (guest === but) continue;
      const push = await ask(guest, { type: "observe", eyes: guest.seat, since: guest.heard });
      if (push.type === "observation") letters.push(letterTo(id, guest, { push }));
    }
    return letters;
  }

  /** Posts letters once the game is stored; they are sealed meanwhile. @param {Promise<() => void>[]} letters @param {Promise<unknown>} stored */
  async function send(letters, stored) {
    const ready = await Promise.all([...letters, stored.then(() => () => {})]);
    for (const post of ready) post();
  }

  return {
    /** Tells all guests what they have not heard yet. @param {Promise<unknown>} [stored] is waited for */
    tell: async (stored = Promise.resolve()) => send(await news(), stored),

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
      const changed = hasChanged(asked?.request ?? {}, reply);
      const stored = changed ? keep(reply, asked.request) : Promise.resolve();
      const others = changed ? await news(guest) : [];
      await send([letterTo(id, guest, { n: asked?.n, reply }), ...others], stored);
      return { type: "heard", changed };
    },
  };
}

/** Whether a request has changed the game. @param {{type: string}} request @param {any} reply the bridge's */
export function hasChanged(request, reply) {
  return reply.type === "observation" && CHANGES.includes(request.type);
}

/** @typedef {ReturnType<typeof createGuests>} Guests */
