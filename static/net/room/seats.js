/** What the host does with the seats of his room before and during the game. Pure. */

/** @import { Room, RoomSeat } from "./room.js" */

import { hostSeat, isFree, newSeat, withSeat } from "./room.js";
import { uniqueName } from "../talk/talk.js";

/**
 * Makes a seat something else; whoever had it has it no longer.
 * @param {Room} room
 * @param {number} at
 * @param {{kind: RoomSeat["kind"], bot?: string, name?: string}} wish
 * @returns {Room}
 */
export function setSeat(room, at, { kind, bot, name }) {
  const seat = room.seats[at];
  if (!seat || room.phase !== "gathering") return room;
  if (kind === "you") return moveHost(room, at);
  if (kind === seat.kind && kind !== "bot") return room;
  const fresh = newSeat(kind, seat.colour, { bot: kind === "bot" ? (bot ?? seat.bot) : null, name: name ?? "" });
  // Between a friend's and an open seat nothing changes for who sits there.
  const kept = isPersons(kind) && isPersons(seat.kind) ? { ...seat, kind } : fresh;
  return withSeat(withoutLinks(room, at, !isPersons(kind)), at, kept);
}

/** The host sits down elsewhere and leaves his seat open. @param {Room} room @param {number} at @returns {Room} */
function moveHost(room, at) {
  const from = hostSeat(room);
  if (from === at) return room;
  const left = from === null ? room : withSeat(room, from, newSeat("open", room.seats[from].colour));
  return withSeat(withoutLinks(left, at, true), at, newSeat("you", room.seats[at].colour, { name: room.host }));
}

/**
 * What the host says of himself: his name, the colour that he would like, whether he plays.
 * @param {Room} room
 * @param {{name: string, colour: string, plays: boolean}} you
 * @returns {Room}
 */
export function withHost(room, { name, colour, plays }) {
  if (room.phase !== "gathering") return room;
  const at = hostSeat(room);
  const others = [...room.seats.filter((_, other) => other !== at), ...room.watchers];
  const host = uniqueName(name, others.map((one) => one.name));
  const named = { ...room, host };
  if (!plays) return at === null ? named : setSeat(named, at, { kind: "open" });
  if (at === null) {
    const free = room.seats.findIndex((seat) => seat.token === null);
    return free < 0 ? named : setSeat(named, free, { kind: "you" });
  }
  const taken = room.seats.some((seat, other) => other !== at && seat.colour === colour);
  return withSeat(named, at, { name: host, ...(taken ? {} : { colour }) });
}

/** @param {RoomSeat["kind"]} kind */
const isPersons = (kind) => kind === "friend" || kind === "open";

/** @param {Room} room @param {number} at @param {boolean} gone */
const withoutLinks = (room, at, gone) =>
  gone ? { ...room, invitations: room.invitations.filter(([, whither]) => whither !== at) } : room;

/** @param {Room} room @param {RoomSeat} seat @returns {Room} */
export const addSeat = (room, seat) =>
  room.phase === "gathering" && room.seats.length < room.players[1] ? { ...room, seats: [...room.seats, seat] } : room;

/** @param {Room} room @param {number} at @returns {Room} */
export function removeSeat(room, at) {
  if (room.phase !== "gathering" || !room.seats[at] || room.seats.length <= 1) return room;
  const invitations = room.invitations.filter(([, whither]) => whither !== at).map(([tag, whither]) =>
    /** @type {Room["invitations"][number]} */ ([tag, typeof whither === "number" && whither > at ? whither - 1 : whither]));
  return { ...room, invitations, seats: room.seats.toSpliced(at, 1) };
}

/**
 * The room for other rules: seats that these have no room for go, the emptiest first.
 * @param {Room} room
 * @param {Record<string, any>} rules
 * @param {[number, number]} players
 * @param {(seat: RoomSeat | null, at: number) => RoomSeat} fitted a seat as the new rules allow it, null: one more
 * @returns {Room}
 */
export function withRules(room, rules, players, fitted) {
  /** @type {Room} */
  let next = { ...room, rules, players };
  while (next.seats.length > players[1]) next = removeSeat(next, emptiest(next));
  next = { ...next, seats: next.seats.map(fitted) };
  while (next.seats.length < players[0]) next = { ...next, seats: [...next.seats, fitted(null, next.seats.length)] };
  return next;
}

/** @param {Room} room @returns {number} the last of the seats that would be missed least */
function emptiest({ seats }) {
  const worth = (/** @type {RoomSeat} */ seat) =>
    seat.kind === "bot" ? 0 : seat.kind === "you" ? 4 : seat.guest ? 3 : seat.token ? 2 : 1;
  const least = Math.min(...seats.map(worth));
  return seats.findLastIndex((seat) => worth(seat) === least);
}

/**
 * The room as its game begins: where nobody has come a bot plays until somebody does.
 * @param {Room} room
 * @param {string | null} bot
 * @returns {Room}
 */
export const begun = (room, bot) => ({
  ...room, phase: "starting", game: room.phase === "over" ? room.game + 1 : room.game, paused: false, timers: [], commitment: null, promises: [],
  seats: room.seats.map((seat) => {
    if (isFree(seat)) return { ...seat, bot, fills: true };
    // Whoever came back after the last game plays himself.
    return seat.fills && seat.state === "connected" ? { ...seat, bot: null, fills: false } : seat;
  }),
});

/**
 * The game did not begin after all.
 * @param {Room} room
 * @returns {Room}
 */
export const unbegun = (room) => ({
  ...room, phase: "gathering", commitment: null, promises: [],
  seats: room.seats.map((seat) => (seat.fills ? { ...seat, bot: null, fills: false } : seat)),
});

/**
 * Who plays a seat from now on. @param {Room} room @param {number} at @param {string | null} bot
 * @param {boolean} fills only until its player is there
 */
export const handed = (room, at, bot, fills) => withSeat(room, at, { bot, fills: bot !== null && fills });

/**
 * What the engine tells of the seats: who handed his own to a bot, and who took it back.
 * @param {Room} room
 * @param {readonly {name: string, bot: string | null}[]} seats
 * @returns {Room} the same one when nothing differs
 */
export function withPlayers(room, seats) {
  const differs = room.seats.some((seat, at) => seats[at] && isPersons(seat.kind) && seat.bot !== seats[at].bot);
  if (!differs) return room;
  return { ...room, seats: room.seats.map((seat, at) => {
    const bot = seats[at]?.bot ?? null;
    return isPersons(seat.kind) && seat.bot !== bot ? { ...seat, bot, fills: false } : seat;
  }) };
}
