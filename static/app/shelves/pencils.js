/**
 * What players have drawn with a pencil, each for themselves: sealed, as running games are, by the game and the seat.
 * It never leaves this browser. Of a finished game it is found by the game's record.
 */

/** @import { Sealed } from "./sealing.js" */

import { openShelves } from "./cabinet.js";
import { newKey, seal, unseal } from "./sealing.js";

const DATABASE = "gamemaster-pencil";
const KEY = "key";
const SHEETS = "sheets";
const FINISHED = "finished";
const ASIDE = "aside";
/** So many lie there, more than there are games to come back to; the oldest go first. */
const MOST = 240;

/** What a game at somebody else's table is called here. @param {string} table */
export const guestGame = (table) => `table ${table}`;

/** All that belongs to a game. @param {string} game */
const of = (game) => IDBKeyRange.bound([game], [game, []]);

/** Throws what the browser throws when it denies storage or cryptography. */
async function openPencils() {
  if (!globalThis.crypto?.subtle) throw new DOMException("no cryptography", "NotSupportedError");
  const shelves = await openShelves(DATABASE, [KEY, SHEETS, FINISHED, ASIDE]);
  /** @type {Promise<CryptoKey> | null} */
  let key = null;

  /** The one that lies there, whichever page has laid it. @returns {Promise<CryptoKey>} */
  async function keyHere() {
    const kept = await shelves.get(KEY, KEY);
    if (kept) return kept;
    const made = await newKey();
    await shelves.change([KEY], ({ add }) => add(KEY, KEY, made)).catch((error) => {
      if (error?.name !== "ConstraintError") throw error;
    });
    return shelves.get(KEY, KEY);
  }

  async function tidy() {
    const all = await shelves.entries(SHEETS);
    const old = all.toSorted(([, one], [, other]) => other.at - one.at).slice(MOST);
    if (old.length) await shelves.change([SHEETS], ({ remove }) => old.forEach(([each]) => remove(SHEETS, each)));
  }

  return {
    /** @param {string} game @param {number} seat @param {string} text */
    async keep(game, seat, text) {
      key ??= keyHere();
      const fresh = (await shelves.get(SHEETS, [game, seat])) === undefined;
      const sealed = await seal(await key, text);
      await shelves.change([SHEETS], ({ put }) => put(SHEETS, [game, seat], { ...sealed, at: Date.now() }));
      if (fresh) await tidy();
    },

    /** What somebody drew; null: nothing. Throws where it can't be opened. @param {string} game @param {number} seat @returns {Promise<string | null>} */
    async read(game, seat) {
      const entry = /** @type {Sealed | undefined} */ (await shelves.get(SHEETS, [game, seat]));
      if (!entry) return null;
      key ??= keyHere();
      return unseal(await key, entry);
    },

    /** Lays what can't be read out of the way, as it is. @param {string} game @param {number} seat */
    async setAside(game, seat) {
      const entry = await shelves.get(SHEETS, [game, seat]);
      await shelves.change([SHEETS, ASIDE], ({ put, remove }) => {
        put(ASIDE, [game, seat, Date.now()], entry);
        remove(SHEETS, [game, seat]);
      });
    },

    /** What was drawn in a game goes with it. @param {string} game */
    forget: (game) => shelves.change([SHEETS], ({ remove }) => remove(SHEETS, of(game))),

    /** From now on it is found by the record of its game. @param {string} record its name among finished games @param {string} game */
    async finish(record, game) {
      const old = (await shelves.entries(FINISHED)).toSorted(([, one], [, other]) => other.at - one.at).slice(MOST);
      await shelves.change([FINISHED], ({ put, remove }) => {
        put(FINISHED, record, { game, at: Date.now() });
        for (const [each] of old) remove(FINISHED, each);
      });
    },

    /** The game whose record it is; undefined: nobody drew in it here. @param {string} record @returns {Promise<string | undefined>} */
    gameOf: async (record) => (await shelves.get(FINISHED, record))?.game,

    /** A finished game goes, and what was drawn in it. @param {string} record */
    async forgetFinished(record) {
      const { game } = (await shelves.get(FINISHED, record)) ?? {};
      if (game === undefined) return;
      await shelves.change([SHEETS, FINISHED], ({ remove }) => {
        remove(SHEETS, of(game));
        remove(FINISHED, record);
      });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openPencils>>} Pencils */

/** @type {Promise<Pencils> | null} */
let opening = null;

/** The same for all of a page, or of a worker. Throws as `openPencils`. @returns {Promise<Pencils>} */
export function pencilsHere() {
  opening ??= openPencils();
  // What was denied may be granted later.
  opening.catch(() => (opening = null));
  return opening;
}
