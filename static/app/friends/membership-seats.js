/** Which of the seats that this browser remembers is this page's. */

/** @import { Membership } from "./membership-fields.js" */
/** @import { Seat } from "./membership-shelves.js" */

import { isId } from "./membership-fields.js";
import { isOnes, isSame, isSeat, readFieldsOf, readSeat, seatOf } from "./membership-shelves.js";

/** In the storage of one tab: where it sat last. Two tabs of a browser may sit at the same table. */
const TAB = "gamemaster.seat";

/**
 * @param {{storage: import("./membership-storage.js").MembershipStorage, now: () => number, tab: Storage | null}} needs
 */
export function createOwnSeats({ storage: { stored }, now, tab }) {
  /** This page's seats, by table. @type {Map<string, Membership>} */
  const known = new Map();

  /** From now on this page's. @param {Membership} member */
  function settle(member) {
    known.set(member.table, member);
    if (isId(member.token)) setItem(tab, TAB, JSON.stringify(seatOf(member)));
    return member;
  }

  /** @returns {Promise<Seat[]>} the newest first; the one that this tab had before all */
  async function recent() {
    const touched = (await stored((opened) => opened.entries("touched"))) ?? [];
    const seats = touched.toSorted(([, one], [, other]) => other - one).map(([key]) => key).filter(isSeat);
    const last = lastSeat(tab);
    const mine = seats.filter((seat) => last !== null && isSame(seat, last));
    return [...mine, ...seats.filter((seat) => !mine.includes(seat))];
  }

  return {
    settle,
    recent,

    /** This page's seat at a table, or the one that this browser had last. @param {string} table */
    async at(table) {
      const own = known.get(table);
      if (own) return own;
      const seats = (await recent()).filter(([at]) => at === table);
      return this.takeUp(seats);
    },

    /** The first of some seats that can be read. @param {Seat[]} seats @returns {Promise<Membership | null>} */
    async takeUp(seats) {
      for (const seat of seats) {
        const member = await stored((opened) => readSeat(opened, seat, now()));
        if (member) return settle(member);
      }
      return null;
    },

    /** The seats to which somebody may come back, the likeliest first; of several games at a table the last. */
    async open() {
      const all = await recent();
      const seats = all.filter((seat, at) => all.findIndex((other) => isOnes(seat, other)) === at);
      const found = await Promise.all(seats.map((seat) => stored((opened) => readFieldsOf(opened, seat))));
      return found.flatMap((fields) => (fields && !fields.closed ? [fields] : []));
    },

    /** Not this page's any more, in none of a table's games. @param {Membership} member @returns {Promise<Seat[]>} those that it had there */
    async leave(member) {
      const seats = (await recent()).filter((seat) => isOnes(seat, seatOf(member)));
      for (const [at] of [seatOf(member), ...seats]) known.delete(at);
      return seats;
    },
  };
}

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
