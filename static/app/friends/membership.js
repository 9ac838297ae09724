/**
 * What this browser remembers of tables with friends: the room that it leads, and its seats at the
 * tables of others, so that a reload comes back to them. One small write for each thing heard. Where
 * nothing can be stored the game goes on, and one notice says so.
 */

/** @import { Changes, Shelves } from "../shelves/cabinet.js" */
/** @import { Fields, Membership } from "./membership-fields.js" */
/** @import { Seat } from "./membership-shelves.js" */
/** @import { Said } from "../basics/types.js" */

import { takeIn } from "./hearing.js";
import { fieldsOf, firstMembership, isId } from "./membership-fields.js";
import { createOwnSeats } from "./membership-seats.js";
import { putHeard, putRoom, readRoom, removeRoom, removeSeat, seatOf, SHELVES } from "./membership-shelves.js";
import { openStorage } from "./membership-storage.js";
import { tabStorage } from "./tab.js";

const MOST_MEMBERSHIPS = 20;
const LONGEST = 30 * 24 * 60 * 60 * 1000;

/**
 * @param {{notify: (id: string) => void, now?: () => number, tab?: Storage | null}} needs
 */
export async function openMembership({ notify, now = Date.now, tab = tabStorage() }) {
  const storage = await openStorage(notify);
  const { inTurn, keep, stored } = storage;
  const seats = createOwnSeats({ storage, now, tab });

  return {
    /** @param {Record<string, any>} value all that takes up the table after a reload */
    keepRoom: (value) => inTurn(() => keep((opened) => putRoom(opened, value, now()))),

    /** @returns {Promise<Record<string, any> | null>} the room as it was kept; its parts are the room's to check */
    room: () => inTurn(() => stored((opened) => readRoom(opened, now()))),

    forgetRoom: () => inTurn(async () => void (await stored(removeRoom))),

    ...membershipWrites({ storage, seats, now }),

    /** @param {string} table @returns {Promise<Membership | null>} this page's seat there, or the last one that the browser had */
    membership: (table) => inTurn(() => seats.at(table)),

    /** @returns {Promise<Membership | null>} where this tab sat last, or else this browser */
    latest: () => inTurn(async () => seats.takeUp((await seats.open()).map((one) => seatOf(one)))),

    /** @returns {Promise<(Fields & {table: string}) | null>} the same seat, without taking it up */
    kept: () => inTurn(async () => (await seats.open())[0] ?? null),

    /** @param {string} table where this page doesn't sit any more, in none of its games */
    forget: (table) => inTurn(async () => {
      const member = await seats.at(table);
      if (!member) return;
      const left = await seats.leave(member);
      await stored((opened) => opened.change(SHELVES, (changes) => {
        for (const seat of left) removeSeat(changes, seat);
      }));
    }),

    /** Forgets what is old, or more than anybody comes back to. */
    tidy: () => inTurn(async () => void (await stored((opened) => tidy(opened, now())))),
  };
}

/** @typedef {Awaited<ReturnType<typeof openMembership>>} MembershipBook */

/**
 * What is remembered of a seat, a small write for each thing.
 * @param {{storage: import("./membership-storage.js").MembershipStorage, seats: ReturnType<typeof createOwnSeats>, now: () => number}} needs
 */
function membershipWrites({ storage: { inTurn, keep }, seats, now }) {
  /** @param {Membership} member @param {string[]} shelf @param {(changes: Changes) => void} make */
  async function write(member, shelf, make) {
    if (!isId(member.token)) return;
    await keep((opened) => opened.change([...shelf, "touched"], (changes) => {
      make(changes);
      changes.put("touched", seatOf(member), now());
    }));
  }

  /** @param {string} table */
  const before = async (table) => (await seats.at(table)) ?? firstMembership(table);

  return {
    /**
     * Remembers something of a seat; the rest stays as it was. Nothing is stored before there is a
     * token, and another token is another seat, of which nothing is known yet.
     * @param {string} table
     * @param {Partial<Fields>} fields
     */
    keepMembership: (table, fields) => inTurn(async () => {
      const was = await before(table);
      const other = fields.token !== undefined && was.token !== "" && fields.token !== was.token;
      const member = seats.settle({ ...(other ? firstMembership(table) : was), ...fields });
      await write(member, ["members", "heard"], (changes) => {
        changes.put("members", seatOf(member), fieldsOf(member));
        const late = was.token === "" && member.heard.length > 0;
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
      const was = await before(table);
      const { hearing, fresh } = await takeIn(was, from, statements);
      const member = seats.settle({ ...was, ...hearing });
      if (fresh.length) {
        const piece = { at: was.heard.length, said: fresh, chain: member.chain };
        await write(member, ["heard"], (changes) => putHeard(changes, member, piece));
      }
      if (member.rewritten !== was.rewritten) {
        await write(member, ["members"], ({ put }) => put("members", seatOf(member), fieldsOf(member)));
      }
      return { heard: member.heard.length, rewritten: member.rewritten !== null };
    }),

    /** Remembers an own move that was accepted. @param {string} table @param {number} version at which it was made @param {string} move */
    moved: (table, version, move) => inTurn(async () => {
      const was = await before(table);
      const moves = was.moves.filter(([at]) => at !== version);
      const member = seats.settle({ ...was, moves: [...moves, [version, move]] });
      await write(member, ["moves"], ({ put }) => put("moves", [...seatOf(member), version], move));
    }),
  };
}

/** @param {Shelves} opened @param {number} now */
async function tidy(opened, now) {
  const aside = await opened.entries("aside");
  const touched = (await opened.entries("touched")).toSorted(([, one], [, other]) => other - one);
  const old = touched.filter(([, at], number) => number >= MOST_MEMBERSHIPS || !(now - at <= LONGEST));
  await opened.change(SHELVES, (changes) => {
    for (const [key] of old) removeSeat(changes, /** @type {Seat} */ (key));
    for (const [key] of aside) if (now - /** @type {any[]} */ (key)[0] > LONGEST) changes.remove("aside", key);
  });
}
