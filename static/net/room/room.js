/**
 * The host's room as a value, and what may become of it: who sits where, who comes in and on what
 * ground. Pure; a refusal names the message that says why.
 */

/** @import { Hello, Phase, Presence, RoomTold } from "../talk/protocol.js" */

import { uniqueName } from "../talk/talk.js";
import { leftOf } from "./timers.js";
import { agreementTold } from "./voices.js";

export const MOST_WATCHERS = 20;
/** Invitations of which a guest has not come; older ones are forgotten. */
const MOST_INVITATIONS = 64;

/**
 * @typedef {{kind: "you" | "friend" | "open" | "bot", name: string, colour: string, bot: string | null,
 *   fills: boolean, token: string | null, guest: string | null, voter: string | null, state: Presence | null}} RoomSeat
 *   `bot` of a friend's or an open seat plays for somebody; `fills`: only until he is there;
 *   `token`: whoever shows it has the seat; `guest`: the page that is connected with it.
 *   `voter`: by what the engine knows his voice in agreeing, told to nobody.
 * @typedef {{id: string, name: string, token: string, guest: string | null, state: Presence, stood?: string | null}} Watcher
 *   `stood`: he has a seat, but knows the plan of this game; by this his voice is known
 * @typedef {number | "any" | "watch"} Whither where an invitation leads
 * @typedef {import("../talk/protocol.js").Origin} Origin
 * @typedef {{table: string, game: number, phase: Phase, host: string, led: boolean, origin: Origin,
 *   rules: Record<string, any>, players: [number, number], seats: RoomSeat[], watchers: Watcher[], watched: number,
 *   paused: boolean, held: boolean, timers: Timer[], invitations: [tag: string, whither: Whither][], commitment: string | null, promises: string[],
 *   agreement: {rules: Record<string, any>, kept: Record<string, any>, told: import("../talk/agreement.js").AgreementTold} | null,
 *   next: {heirs: Record<string, any>, told: import("../talk/succession.js").SuccessionTold} | null, drawer: string | null}} Room
 *   `game` counts the games that are played at this table; `led`: the host leads it as a person, and plays no piece; `paused`: he has
 *   stopped the game for now; `held`: and his answers had waited for his word before; `timers`: the clocks and breaks that run; `watched`: how many spectators have ever come; their ids are counted by it;
 *   `agreement`: on these rules, as the engine wants it back, and as everybody is told of it;
 *   `next`: who draws the next plan, in the same two ways; `drawer`: who has drawn the plan of this game.
 * @typedef {import("../talk/protocol.js").Timed} Timed
 * @typedef {{of: Timed, seat: number | null, nth: number, ends: number | null, left: number}} Timer
 *   A clock, a break, or a vote on one, the `nth` of its kind in this game; `ends`: at which moment of this page's calendar, null while it stands
 *   still with so many milliseconds `left`.
 * @typedef {{key: string, args: Record<string, string | number>}} Refusal
 * @typedef {{seat: number} | {watcher: number}} Place
 */

/** @param {Pick<Room, "table" | "host" | "rules" | "players" | "seats"> & {origin?: Origin, led?: boolean}} first @returns {Room} */
export const newRoom = (first) => ({
  origin: "pages", led: false, ...first, game: 1, phase: "gathering", watchers: [], watched: 0, paused: false, held: false, timers: [], invitations: [], commitment: null, promises: [],
  agreement: null,
  next: null, drawer: null,
});

/** @param {RoomSeat["kind"]} kind @param {string} colour @param {Partial<RoomSeat>} [rest] @returns {RoomSeat} */
export const newSeat = (kind, colour, rest = {}) => ({
  kind, colour, name: "", bot: null, fills: false, token: null, guest: null, voter: null, state: null, ...rest,
});

/** Whether a friend could still sit down here. @param {RoomSeat} seat */
export const isFree = (seat) => (seat.kind === "friend" || seat.kind === "open") && seat.token === null;

/** By what the pages know a game of this table: each is remembered by itself. @param {Room} room */
export const gameName = ({ table, game }) => (game === 1 ? table : `${table}.${game}`);

/** Where the host plays. @param {Room} room @returns {number | null} null: he watches */
export function hostSeat(room) {
  const at = room.seats.findIndex(({ kind }) => kind === "you");
  return at < 0 ? null : at;
}

/** Where a connected page belongs. @param {Room} room @param {string} guest @returns {Place | null} */
export const placeOf = (room, guest) => find(room, (one) => one.guest === guest);

/** @param {Room} room @param {(one: RoomSeat | Watcher) => boolean} fits @returns {Place | null} */
function find(room, fits) {
  const seat = room.seats.findIndex(fits);
  if (seat >= 0) return { seat };
  const watcher = room.watchers.findIndex(fits);
  return watcher >= 0 ? { watcher } : null;
}

/** @param {Room} room @param {Place} place */
export const personAt = (room, place) => ("seat" in place ? room.seats[place.seat] : room.watchers[place.watcher]);

/**
 * @param {Room} room
 * @param {Place} place
 * @param {{name?: string, token?: string, guest?: string | null, state?: Presence}} change
 * @returns {Room}
 */
function withPerson(room, place, change) {
  if ("seat" in place) return withSeat(room, place.seat, change);
  return { ...room, watchers: room.watchers.with(place.watcher, { ...room.watchers[place.watcher], ...change }) };
}

/** @param {Room} room @param {number} at @param {Partial<RoomSeat>} change @returns {Room} */
export const withSeat = (room, at, change) => ({ ...room, seats: room.seats.with(at, { ...room.seats[at], ...change }) });

// -- invitations -------------------------------------------------------------

/**
 * An invitation more. One to a seat takes the place of the one before.
 * @param {Room} room
 * @param {string} tag
 * @param {Whither} whither
 * @returns {Room}
 */
export function invite(room, tag, whither) {
  const others = room.invitations.filter(([, other]) => typeof whither !== "number" || other !== whither);
  const all = { ...room, invitations: [...others.slice(1 - MOST_INVITATIONS), /** @type {[string, Whither]} */ ([tag, whither])] };
  return typeof whither === "number" && isFree(room.seats[whither]) ? withSeat(all, whither, { state: "waiting" }) : all;
}

/** @param {Room} room @param {string | null} tag @returns {Whither | null} null: no such invitation */
export const whitherOf = (room, tag) => room.invitations.find(([own]) => own === tag)?.[1] ?? null;

/** The host has been given the reply to an invitation. @param {Room} room @param {string} tag @returns {Room} */
export function replied(room, tag) {
  const whither = whitherOf(room, tag);
  return typeof whither === "number" && isFree(room.seats[whither]) ? withSeat(room, whither, { state: "replied" }) : room;
}

/** Whoever came by an invitation was not let in: what was replied to can't be used again. @param {Room} room @param {string | null} tag @returns {Room} */
export function wasted(room, tag) {
  const whither = whitherOf(room, tag);
  if (typeof whither !== "number" || !isFree(room.seats[whither]) || room.seats[whither].state !== "replied") return room;
  return withSeat({ ...room, invitations: room.invitations.filter(([own]) => own !== tag) }, whither, { state: null });
}

// -- coming and going --------------------------------------------------------

/**
 * Lets somebody in: by the token that he was given, else by his invitation.
 * @param {Room} room
 * @param {Hello} hello
 * @param {string} guest the page that he comes with
 * @param {string} token that nobody has yet
 * @returns {{room: Room, token: string, place: Place, before: string | null, fresh: boolean} | {refusal: Refusal}}
 *   `before`: the page that had the same token till now; `fresh`: he was not here before
 */
export function admit(room, hello, guest, token) {
  if (room.phase === "over" && hello.token === null) return refuse("party-closed");
  const known = hello.token === null ? null : find(room, (one) => one.token === hello.token);
  const whither = whitherOf(room, hello.tag);
  if (known && !(personAt(room, known).state === "connected" && leadsOn(room, whither))) {
    const before = personAt(room, known).guest;
    const back = withPerson(room, known, { guest, state: "connected" });
    return { room: back, token: /** @type {string} */ (hello.token), place: known, before, fresh: false };
  }
  if (whither === null) return refuse(hello.token === null ? "tag-unknown" : "token-unknown");
  if (whither === "watch" || hello.watch) return watch(room, hello.name, guest, token);
  return sitDown(room, whither === "any" ? room.seats.findIndex(isFree) : whither, hello.name, guest, token);
}

/**
 * Whether an invitation leads to a place that is free. Two tabs of a browser know each other's tokens: while
 * one of them plays with its own, the other one has been invited by itself.
 * @param {Room} room
 * @param {Whither | null} whither
 */
const leadsOn = (room, whither) =>
  whither === "watch" || (whither === "any" ? room.seats.some(isFree) : whither !== null && isFree(room.seats[whither]));

/** @param {Room} room @param {number} at -1: everywhere somebody sits @param {string} wish @param {string} guest @param {string} token */
function sitDown(room, at, wish, guest, token) {
  if (at < 0) return refuse("table-full");
  if (!isFree(room.seats[at])) return refuse("seat-taken");
  const name = uniqueName(wish, namesBut(room, { seat: at }));
  // Whoever takes an open seat is a friend like the others.
  const seated = withSeat(room, at, { kind: "friend", name, guest, token, voter: guest, state: "connected" });
  return { room: seated, token, place: { seat: at }, before: null, fresh: true };
}

/** @param {Room} room @param {string} wish @param {string} guest @param {string} token */
function watch(room, wish, guest, token) {
  // Whoever has left makes room for others.
  const here = room.watchers.filter(({ state }) => state !== "left");
  if (here.length >= MOST_WATCHERS) return refuse("watchers-full", { limit: MOST_WATCHERS });
  const watched = room.watched + 1;
  /** @type {Watcher} */
  const one = { id: `w${watched}`, name: uniqueName(wish, namesBut(room, null)), token, guest, state: "connected" };
  const place = { watcher: here.length };
  return { room: { ...room, watched, watchers: [...here, one] }, token, place, before: null, fresh: true };
}

/** @param {string} key @param {Refusal["args"]} [args] @returns {{refusal: Refusal}} */
const refuse = (key, args = {}) => ({ refusal: { key, args } });

/** @param {Room} room @param {Place | null} place @returns {string[]} the names of all others */
function namesBut(room, place) {
  const mine = place && personAt(room, place);
  return [...room.seats, ...room.watchers].filter((one) => one !== mine && one.name).map(({ name }) => name).concat(room.host);
}

/** A page is heard, silent, or gone. @param {Room} room @param {string} guest @param {Presence} state @returns {Room} */
export function present(room, guest, state) {
  const place = placeOf(room, guest);
  return place ? withPerson(room, place, { state }) : room;
}

/**
 * A page is gone; whoever had it may come back with his token.
 * @param {Room} room
 * @param {string} guest
 * @param {"away" | "left"} state
 * @returns {Room}
 */
export function part(room, guest, state) {
  const place = placeOf(room, guest);
  if (!place) return room;
  if (state === "left" && "watcher" in place) return { ...room, watchers: room.watchers.toSpliced(place.watcher, 1) };
  // Before the game his seat is there for the next one.
  if (state === "left" && room.phase === "gathering" && "seat" in place) return emptied(room, place.seat);
  return withPerson(room, place, { guest: null, state });
}

/** Takes the right to a place from whoever has it. @param {Room} room @param {Place} place @returns {Room} */
export function expel(room, place) {
  if ("watcher" in place) return { ...room, watchers: room.watchers.toSpliced(place.watcher, 1) };
  return emptied(room, place.seat);
}

/** @param {Room} room @param {number} at @returns {Room} */
function emptied(room, at) {
  const { seats, invitations } = room;
  const name = room.phase === "gathering" ? "" : seats[at].name;
  const left = { ...room, invitations: invitations.filter(([, whither]) => whither !== at) };
  return withSeat(left, at, { token: null, guest: null, voter: null, state: null, name });
}

/** A guest is called otherwise; once the game has begun names stay. @param {Room} room @param {string} guest @param {string} wish @returns {Room} */
export function rename(room, guest, wish) {
  const place = placeOf(room, guest);
  if (!place || room.phase !== "gathering") return room;
  return withPerson(room, place, { name: uniqueName(wish, namesBut(room, place)) });
}

// -- what is told ------------------------------------------------------------

/**
 * What a page may know of the room.
 * @param {Room} room
 * @param {string} guest
 * @param {number} [now] milliseconds of the calendar
 * @returns {RoomTold}
 */
export function told(room, guest, now = Date.now()) {
  const place = placeOf(room, guest);
  return {
    do: "room", phase: room.phase, host: room.host, led: room.led, origin: room.origin, rules: room.rules, players: room.players,
    mine: place && "seat" in place ? place.seat : null,
    watcher: place && "watcher" in place ? room.watchers[place.watcher].id : null,
    seats: room.seats.map(({ kind, name, colour, bot, state }) =>
      ({ kind: kind === "you" ? "host" : kind, name, colour, bot, state })),
    watchers: room.watchers.map(({ id, name, state }) => ({ id, name, state })),
    paused: room.paused, timers: room.timers.map((timer) => ({ of: timer.of, seat: timer.seat, nth: timer.nth, left: leftOf(timer, now), runs: timer.ends !== null })),
    commitment: room.commitment, promises: room.promises,
    agreement: agreementTold(room),
    next: room.next?.told ?? null, drawer: room.drawer,
  };
}
