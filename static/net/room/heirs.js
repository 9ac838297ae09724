/** After a game: who is asked to draw the next plan, who doesn't play for having drawn it, and how a table gathers anew. Pure. */

/** @import { Room, RoomSeat } from "./room.js" */

import { hostSeat, newSeat } from "./room.js";

/** Everybody who sits at the table himself. @param {Room} room @returns {{seat: number, name: string}[]} */
export const peopleOf = (room) => room.seats.flatMap(({ kind, name, token }, seat) => {
  const called = kind === "you" ? room.host : name;
  return called && (kind === "you" || token !== null) ? [{ seat, name: called }] : [];
});

/**
 * The room as the next game begins: whoever has drawn its plan knows it, and watches; whoever drew the
 * one before plays again, where there is a place.
 * @param {Room} room
 * @param {(seat: RoomSeat | null, at: number) => RoomSeat} fitted a seat with a colour that nobody else has
 * @returns {Room}
 */
export function seatedAnew(room, fitted) {
  const back = sitsBack(room, fitted);
  const { state, seat } = room.next?.told ?? {};
  const drawn = state === "drawn" && typeof seat === "number";
  return { ...(drawn ? standsUp(back, seat) : back), drawer: drawn ? nameAt(room, seat) : null, next: null };
}

/** Whether somebody draws, or has drawn, what is played next: until then the rules stay as they are. @param {import("../talk/succession.js").SuccessionTold | null} next */
export const isAwaited = (next) => next?.state === "accepted" || next?.state === "drawn";

/**
 * After a game: the table as it is before one, so that its people can agree on other rules and seats. Who
 * has left makes room for others, and nobody has handed his seat to a bot.
 * @param {Room} room
 * @param {(seat: RoomSeat | null, at: number) => RoomSeat} fitted a seat with a colour that nobody else has
 * @returns {Room}
 */
export function gatheredAnew(room, fitted) {
  const { seats, ...rest } = seatedAnew(room, fitted);
  return {
    ...rest, phase: "gathering", game: room.game + 1, origin: "pages", paused: false, held: false, timers: [],
    invitations: [], commitment: null, promises: [],
    seats: seats.map((seat) => {
      if (seat.kind === "you" || seat.kind === "bot") return seat;
      return seat.token === null || seat.state === "left" ? newSeat(seat.kind, seat.colour) : { ...seat, bot: null, fills: false };
    }),
  };
}

/** @param {Room} room @param {number} at */
const nameAt = (room, at) => (at === hostSeat(room) ? room.host : room.seats[at].name);

/** @param {Room} room @param {number} at @returns {Room} */
function standsUp(room, at) {
  const { kind, name, token, guest, state, voter, colour } = room.seats[at];
  const watched = room.watched + 1;
  const stood = kind === "you" || token === null
    ? {} : { watched, watchers: [...room.watchers, { id: `w${watched}`, name, token, guest, state: state ?? "away", stood: voter }] };
  // Where a place must not stay empty, a bot plays.
  const seats = room.seats.length > room.players[0] && room.seats.length > 1
    ? room.seats.toSpliced(at, 1) : room.seats.with(at, newSeat("open", colour));
  return { ...room, ...stood, seats, invitations: [] };
}

/** @param {Room} room @param {(seat: RoomSeat | null, at: number) => RoomSeat} fitted @returns {Room} */
function sitsBack(room, fitted) {
  if (room.drawer !== null && room.drawer === room.host && hostSeat(room) === null && !room.led && room.seats.length < room.players[1]) {
    return { ...room, seats: [...room.seats, fitted(newSeat("you", "", { name: room.host }), room.seats.length)] };
  }
  const at = room.watchers.findIndex(({ stood }) => stood !== undefined);
  if (at < 0 || room.seats.length >= room.players[1]) return room;
  const { name, token, guest, state, stood } = room.watchers[at];
  const seat = fitted(newSeat("friend", "", { name, token, guest, state, voter: stood ?? null }), room.seats.length);
  return { ...room, watchers: room.watchers.toSpliced(at, 1), seats: [...room.seats, seat] };
}
