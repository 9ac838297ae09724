/**
 * Finished games of this device: their records, no secret any more, and a line of each for the
 * statistics, which stays when the record makes room.
 */

/** @import { Finished, FromFile, Line } from "./finished-fields.js" */

import { hex } from "../basics/hex.js";
import { openShelves } from "./cabinet.js";
import { pencilsHere } from "./pencils.js";

const DATABASE = "gamemaster-finished";
const GAMES = "games";
const RECORDS = "records";
const LINES = "lines";
/** So many records are kept; the oldest go first. */
export const MOST_FINISHED = 50;
const MOST_LINES = 2000;

/** What a game is called here: the same one comes only once. @param {string} record */
export async function nameOf(record) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(record));
  return hex(new Uint8Array(digest).slice(0, 16));
}

/** The names beyond the newest so many. @param {Map<string, {at: number}>} all @param {number} most */
const oldest = (all, most) => [...all].toSorted(([, one], [, other]) => other.at - one.at).slice(most).map(([name]) => name);

/** Throws what the browser throws when it denies storage. */
async function openFinished() {
  const shelves = await openShelves(DATABASE, [GAMES, RECORDS, LINES]);

  /** @template T @param {string} shelf @returns {Promise<Map<string, T>>} */
  const all = async (shelf) => new Map((await shelves.entries(shelf)).map(([name, value]) => [String(name), value]));

  return {
    /**
     * Lays games with their lines there, all of them or none; what lies there already stays.
     * @param {FromFile} brought `lines`: for the statistics, by the names of their games
     * @returns {Promise<number>} how many games are new here
     */
    async add({ games, lines }) {
      /** @type {[Map<string, Finished>, Map<string, Line>]} */
      const [known, counted] = await Promise.all([all(GAMES), all(LINES)]);
      const named = await Promise.all(games.map(async (one) => /** @type {const} */ ([await nameOf(one.record), one])));
      const fresh = named.filter(([name]) => !known.has(name));
      for (const [name, { about }] of fresh) known.set(name, about);
      for (const [name, line] of lines) if (!counted.has(name)) counted.set(name, line);
      for (const [name, { line }] of named) if (line && !counted.has(name)) counted.set(name, line);
      const [out, forgotten] = [oldest(known, MOST_FINISHED), oldest(counted, MOST_LINES)];
      await shelves.change([GAMES, RECORDS, LINES], ({ put, remove }) => {
        for (const [name, { about, record }] of fresh) {
          put(GAMES, name, about);
          put(RECORDS, name, record);
        }
        for (const [name, line] of counted) put(LINES, name, line);
        for (const name of out) {
          remove(GAMES, name);
          remove(RECORDS, name);
        }
        for (const name of forgotten) remove(LINES, name);
      });
      return fresh.filter(([name]) => !out.includes(name)).length;
    },

    /** @returns {Promise<[name: string, about: Finished][]>} the newest at first */
    list: async () => [.../** @type {Map<string, Finished>} */ (await all(GAMES))].toSorted(([, one], [, other]) => other.at - one.at),

    /** @param {string} name @returns {Promise<string | undefined>} */
    record: (name) => shelves.get(RECORDS, name),

    /** The game goes, and what was drawn in it; its line stays. @param {string} name */
    async remove(name) {
      await shelves.change([GAMES, RECORDS], ({ remove }) => {
        remove(GAMES, name);
        remove(RECORDS, name);
      });
      await (await pencilsHere()).forgetFinished(name);
    },

    /** @returns {Promise<Map<string, Line>>} */
    lines: () => all(LINES),

    /** All games with their records. */
    async games() {
      const [games, records] = await Promise.all([all(GAMES), all(RECORDS)]);
      return [...games].map(([name, about]) => ({ about: /** @type {Finished} */ (about), record: String(records.get(name)) }));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openFinished>>} FinishedGames */

/** @type {Promise<FinishedGames> | null} */
let opening = null;

/** The same for all of a page, or of a worker. Throws as `openFinished`. @returns {Promise<FinishedGames>} */
export function finishedHere() {
  opening ??= openFinished();
  // What was denied may be granted later.
  opening.catch(() => (opening = null));
  return opening;
}

/**
 * Lays a game that has just ended on this device.
 * @param {string} record
 * @param {Finished} about
 * @param {Line | null} line
 * @param {string | null} game under which name players have drawn in it
 * @returns {Promise<boolean>} whether the browser has stored it
 */
export async function keepFinished(record, about, line, game) {
  try {
    await (await finishedHere()).add({ games: [{ record, about, line }], lines: [] });
    if (game !== null) await (await pencilsHere()).finish(await nameOf(record), game);
    return true;
  } catch {
    return false;
  }
}
