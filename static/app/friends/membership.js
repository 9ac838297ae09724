/**
 * What this browser remembers of tables with friends: the room that it leads, and its seats at the
 * tables of others, so that a reload comes back to them. One small write for each thing heard. Where
 * nothing can be stored the game goes on, and one notice says so.
 */

/** @import { Changes, Shelves } from "../shelves/cabinet.js" */
/** @import { Membership } from "./membership-fields.js" */
/** @import { Seat } from "./membership-shelves.js" */
/** @import { Said } from "../basics/types.js" */

import { takeIn } from "./hearing.js";
import { fieldsOf, firstMembership, isId } from "./membership-fields.js";
import {
  DATABASE, isOnes, isSame, isSeat, putHeard, putRoom, readFieldsOf, readRoom, readSeat, removeRoom, removeSeat, seatOf, SHELVES,
} from "./membership-shelves.js";
import { openShelves } from "../shelves/cabinet.js";

/** In the storage of one tab: where it sat last. Two tabs of a browser may sit at the same table. */
const TAB = "gamemaster.seat";
const MOST_MEMBERSHIPS = 20;
const LONGEST = 30 * 24 * 60 * 60 * 1000;

/**
 * @param {{notify: (id: string) => void, now?: () => number, tab?: Storage | null}} needs
 */
export async function openMembership({ notify, now = Date.now, tab = tabStorage() }) {
  /** Null as soon as storage has failed: what is stored stays whole up to there. @type {Shelves | null} */
  let shelves = null;
  let told = false;
  /** This page's seats, by table. @type {Map<string, Membership>} */
  const known = new Map();
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  /** @template T @param {() => Promise<T>} act @returns {Promise<T>} done after all that was asked earlier */
  function inTurn(act) {
    const turn = queue.then(act);
    queue = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Reads, or clears away.
   * @template T
   * @param {(shelves: Shelves) => Promise<T>} use
   * @returns {Promise<T | null>} null: there is no storage (any more)
   */
  async function stored(use) {
    if (!shelves) return null;
    try {
      return await use(shelves);
    } catch (error) {
      fail(error);
      return null;
    }
  }

  /** @param {unknown} error */
  function fail(error) {
    shelves = null;
    // Anything but a browser that has no room or no wish to store is a mistake of this program.
    if (!(error instanceof DOMException) || error.name === "DataCloneError") reportError(error);
  }

  /** Stores; whoever wished to have something kept is told, once, that it is not. @param {(shelves: Shelves) => Promise<void>} use */
  async function keep(use) {
    await stored(use);
    if (shelves || told) return;
    told = true;
    notify("friends-unsaved");
  }

  /** @param {Membership} member @param {string[]} shelf @param {(changes: Changes) => void} make */
  async function write(member, shelf, make) {
    if (!isId(member.token)) return;
    await keep((opened) => opened.change([...shelf, "touched"], (changes) => {
      make(changes);
      changes.put("touched", seatOf(member), now());
    }));
  }

  /** @param {Membership} member */
  function settle(member) {
    known.set(member.table, member);
    if (isId(member.token)) setItem(tab, TAB, JSON.stringify(seatOf(member)));
    return member;
  }

  /** This page's seat at a table, or the one that this browser had last. @param {string} table */
  async function memberAt(table) {
    const own = known.get(table);
    if (own) return own;
    const seats = (await recentSeats()).filter(([at]) => at === table);
    return takeUp(seats);
  }

  /** @returns {Promise<Seat[]>} the newest first; the one that this tab had before all */
  async function recentSeats() {
    const touched = (await stored((opened) => opened.entries("touched"))) ?? [];
    const seats = touched.toSorted(([, one], [, other]) => other - one).map(([key]) => key).filter(isSeat);
    const last = lastSeat(tab);
    const mine = seats.filter((seat) => last !== null && isSame(seat, last));
    return [...mine, ...seats.filter((seat) => !mine.includes(seat))];
  }

  /** The first of some seats that can be read. @param {Seat[]} seats @returns {Promise<Membership | null>} */
  async function takeUp(seats) {
    for (const seat of seats) {
      const member = await stored((opened) => readSeat(opened, seat, now()));
      if (member) return settle(member);
    }
    return null;
  }

  /** The seats to which somebody may come back, the likeliest first; of several games at a table the last. */
  async function openSeats() {
    const all = await recentSeats();
    const seats = all.filter((seat, at) => all.findIndex((other) => isOnes(seat, other)) === at);
    const found = await Promise.all(seats.map((seat) => stored((opened) => readFieldsOf(opened, seat))));
    return found.flatMap((fields) => (fields && !fields.closed ? [fields] : []));
  }

  try {
    shelves = await openShelves(DATABASE, SHELVES);
  } catch (error) {
    fail(error);
  }

  return {
    /** @param {Record<string, any>} value all that takes up the table after a reload */
    keepRoom: (value) => inTurn(() => keep((opened) => putRoom(opened, value, now()))),

    /** @returns {Promise<Record<string, any> | null>} the room as it was kept; its parts are the room's to check */
    room: () => inTurn(() => stored((opened) => readRoom(opened, now()))),

    forgetRoom: () => inTurn(async () => void (await stored(removeRoom))),

    /**
     * Remembers something of a seat; the rest stays as it was. Nothing is stored before there is a
     * token, and another token is another seat, of which nothing is known yet.
     * @param {string} table
     * @param {Partial<import("./membership-fields.js").Fields>} fields
     */
    keepMembership: (table, fields) => inTurn(async () => {
      const before = (await memberAt(table)) ?? firstMembership(table);
      const other = fields.token !== undefined && before.token !== "" && fields.token !== before.token;
      const member = settle({ ...(other ? firstMembership(table) : before), ...fields });
      await write(member, ["members", "heard"], (changes) => {
        changes.put("members", seatOf(member), fieldsOf(member));
        const late = before.token === "" && member.heard.length > 0;
        if (late) putHeard(changes, member, { at: 0, said: member.heard, chain: member.chain });
      });
    }),

    /**
     * Appends what was heard. Statements that are known are held against the first telling.
     * @param {string} table
     * @param {number} from the number of the first of the statements
     * @param {Said[]} statements
     * @returns {Promise<{heard: number, rewritten: boolean}>} how many are known now: fewer than
     *   `from` when some in between are missing; `rewritten`: something was told otherwise before
     */
    hear: (table, from, statements) => inTurn(async () => {
      const before = (await memberAt(table)) ?? firstMembership(table);
      const { hearing, fresh } = await takeIn(before, from, statements);
      const member = settle({ ...before, ...hearing });
      if (fresh.length) {
        const at = before.heard.length;
        const piece = { at, said: fresh, chain: member.chain };
        await write(member, ["heard"], (changes) => putHeard(changes, member, piece));
      }
      if (member.rewritten !== before.rewritten) {
        await write(member, ["members"], ({ put }) => put("members", seatOf(member), fieldsOf(member)));
      }
      return { heard: member.heard.length, rewritten: member.rewritten !== null };
    }),

    /** Remembers an own move that was accepted. @param {string} table @param {number} version at which it was made @param {string} move */
    moved: (table, version, move) => inTurn(async () => {
      const before = (await memberAt(table)) ?? firstMembership(table);
      const moves = before.moves.filter(([at]) => at !== version);
      const member = settle({ ...before, moves: [...moves, [version, move]] });
      await write(member, ["moves"], ({ put }) => put("moves", [...seatOf(member), version], move));
    }),

    /** @param {string} table @returns {Promise<Membership | null>} this page's seat there, or the last one that the browser had */
    membership: (table) => inTurn(() => memberAt(table)),

    /** @returns {Promise<Membership | null>} where this tab sat last, or else this browser */
    latest: () => inTurn(async () => takeUp((await openSeats()).map((one) => seatOf(one)))),

    /** @returns {Promise<(import("./membership-fields.js").Fields & {table: string}) | null>} the same seat, without taking it up */
    kept: () => inTurn(async () => (await openSeats())[0] ?? null),

    /** @param {string} table where this page doesn't sit any more, in none of its games */
    forget: (table) => inTurn(async () => {
      const member = await memberAt(table);
      if (!member) return;
      const seats = (await recentSeats()).filter((seat) => isOnes(seat, seatOf(member)));
      for (const [at] of [seatOf(member), ...seats]) known.delete(at);
      await stored((opened) => opened.change(SHELVES, (changes) => {
        for (const seat of seats) removeSeat(changes, seat);
      }));
    }),

    /** Forgets what is old, or more than anybody comes back to. */
    tidy: () => inTurn(async () => {
      await stored(async (opened) => {
        const aside = await opened.entries("aside");
        const touched = (await opened.entries("touched")).toSorted(([, one], [, other]) => other - one);
        const old = touched.filter(([, at], number) => number >= MOST_MEMBERSHIPS || !(now() - at <= LONGEST));
        await opened.change(SHELVES, (changes) => {
          for (const [key] of old) removeSeat(changes, /** @type {Seat} */ (key));
          for (const [key] of aside) if (now() - /** @type {any[]} */ (key)[0] > LONGEST) changes.remove("aside", key);
        });
      });
    }),
  };
}

/** @typedef {Awaited<ReturnType<typeof openMembership>>} MembershipBook */

/** @param {Storage | null} tab @returns {Seat | null} */
function lastSeat(tab) {
  try {
    const seat = JSON.parse(tab?.getItem(TAB) ?? "null");
    return isSeat(seat) ? seat : null;
  } catch {
    // Whatever lies there is not this page's: the newest seat will do.
    return null;
  }
}

/** @param {Storage | null} tab @param {string} key @param {string} text */
function setItem(tab, key, text) {
  try {
    tab?.setItem(key, text);
  } catch {
    // Without it a tab comes back to the newest seat of the browser.
  }
}

function tabStorage() {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}
