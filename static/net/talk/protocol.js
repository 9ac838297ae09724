/**
 * What the pages of a table send each other, and the strict reading of it: whatever is not exactly
 * one of these messages is none. A page reads nothing else of what comes from elsewhere.
 */

/** @import { AgreementTold, AgreeingAsked, Answered } from "./agreement.js" */
/** @import { SuccessionAsked, SuccessionTold } from "./succession.js" */
/** @import { Read } from "./reading.js" */

import { base64, either, flag, hex, list, maybe, name, number, oneOf, record, rules, sealed, sentence, shape, text } from "./reading.js";
import { agreement, FROM_PLAYERS, TO_PLAYERS } from "./agreement.js";
import { succeed, succession } from "./succession.js";
import { MOST_NAME, MOST_SAID, SIGNS } from "./talk.js";

/** Rises with every change that an older page would misunderstand. */
export const PROTOCOL = 3;
/** Characters of one sealed letter: to the host a request or a plan, however badly that can be packed; to a guest perhaps a long game. */
const MOST_SEALED = { fromGuest: 32 * 1024, fromHost: 8 * 1024 * 1024 };
const MOST_SEATS = 16;
const MOST_WATCHERS = 64;

/** Why a guest is not let in, or is no longer. Each is the id of a message. */
export const REFUSALS = [
  "version-differs", "tag-unknown", "token-unknown", "seat-taken", "table-full", "watchers-full", "seat-elsewhere",
  "party-kicked", "party-closed", "refused-by-engine",
];
const PRESENCE = ["waiting", "replied", "connected", "away", "left"];
const PHASES = ["gathering", "starting", "playing", "over"];
export const ORIGINS = ["pages", "seed", "text"];
export const TIMED = ["clock", "break", "all", "vote"];
/** Milliseconds: a day. */
export const MOST_TIME = 86_400_000;

/**
 * @typedef {"gathering" | "starting" | "playing" | "over"} Phase
 * @typedef {"pages" | "seed" | "text"} Origin
 *   Where the plan comes from: drawn by all pages together, from a seed that the host has chosen, or brought.
 * @typedef {"clock" | "break" | "all" | "vote"} Timed
 *   What takes its time (Rule T-4): a slow player's clock, a player's break, everybody's, the vote on one.
 * @typedef {"waiting" | "replied" | "connected" | "away" | "left"} Presence
 * @typedef {{kind: "host" | "friend" | "open" | "bot", name: string, colour: string, bot: string | null,
 *   state: Presence | null}} SeatTold
 * @typedef {{id: string, name: string, state: Presence}} WatcherTold
 * @typedef {{do: "room", phase: Phase, host: string, led: boolean, origin: Origin, rules: Record<string, any>, players: [number, number],
 *   mine: number | null, watcher: string | null, seats: SeatTold[], watchers: WatcherTold[], paused: boolean,
 *   timers: {of: Timed, seat: number | null, nth: number, left: number, runs: boolean}[],
 *   commitment: string | null, promises: string[],
 *   agreement: AgreementTold | null, next: SuccessionTold | null, drawer: string | null}} RoomTold
 *   What everybody at the table may know of it; `led`: the host is the game master, a person;
 *   `paused`: he has stopped the game for now; `timers`: clocks and breaks that run, with the milliseconds that are `left`; `mine` and `watcher` are the reader's own place;
 *   `agreement`: how the rules were, or are being, agreed on, null as long as the engine has not told;
 *   `next`: who draws the next plan, after a game; `drawer`: who has drawn the plan of this one, null where nobody at the table has.
 * @typedef {{promise: string, nonce: string}} Given
 *
 * @typedef {{do: "hello", protocol: number, version: string, name: string, token: string | null,
 *     tag: string | null, key: string, watch: boolean}} Hello
 *   `token`: what was given at the first welcome; `tag`: of the invitation; `key`: for sealing.
 * @typedef {Hello
 *   | {do: "stranger", protocol: number, version: string}
 *   | {do: "name", name: string}
 *   | {do: "promise", round: number, promise: string}
 *   | {do: "nonce", round: number, nonce: string}
 *   | {do: "key", key: string}
 *   | {do: "sealed", text: string}
 *   | {do: "say", text: string}
 *   | {do: "react", sign: string}
 *   | AgreeingAsked
 *   | SuccessionAsked
 *   | {do: "leave"}} FromGuest
 *   `stranger` is nothing that is sent: so the hello of another protocol is read.
 *
 * @typedef {{do: "welcome", table: string, token: string, version: string}
 *   | {do: "refused", key: string, args: Record<string, string | number>}
 *   | RoomTold
 *   | Answered
 *   | {do: "gather", round: number}
 *   | {do: "round", round: number, commitment: string, promises: string[]}
 *   | {do: "opened", round: number, nonces: Given[]}
 *   | {do: "admitted", key: string}
 *   | {do: "rekey"}
 *   | {do: "sealed", text: string}
 *   | {do: "said", from: string, seat: number | null, name: string, text: string}
 *   | {do: "reacted", from: string, seat: number | null, name: string, sign: string}
 *   | {do: "remark", name: string, to: number | null, text: string}
 *   | {do: "slower"}} FromHost
 *   `gather` asks for a new promise, `round` for what was promised; `admitted`: the engine's key;
 *   `rekey`: the engine was lost, a new key is wanted; `remark`: of a person who leads, to
 *   the reader's seat alone or to all (null); `slower`: what was said is told to nobody.
 */

const round = number(1, 1000);
const seat = number(0, MOST_SEATS - 1);
const colour = oneOf(["red", "blue", "green", "orange", "purple", "teal"]);
const hello = shape({
  protocol: oneOf([PROTOCOL]), version: text(1, 40), name: name(1, MOST_NAME), token: maybe(base64(22, 22)),
  tag: maybe(base64(8, 24)), key: base64(40, 200), watch: flag,
});
const stranger = shape({ protocol: number(1, 1_000_000), version: text(0, 40) }, "others too");

/** @type {Record<string, Read>} */
const GUEST = {
  hello,
  name: shape({ name: name(1, MOST_NAME) }),
  promise: shape({ round, promise: hex }),
  nonce: shape({ round, nonce: hex }),
  key: shape({ key: base64(40, 200) }),
  sealed: shape({ text: sealed(MOST_SEALED.fromGuest) }),
  say: shape({ text: name(1, MOST_SAID) }),
  react: shape({ sign: oneOf(SIGNS) }),
  ...FROM_PLAYERS,
  succeed,
  leave: shape({}),
};

const from = text(1, 24);
const presence = oneOf(PRESENCE);
/** @type {Record<string, Read>} */
const HOST = {
  welcome: shape({ table: text(1, 80), token: base64(22, 22), version: text(1, 40) }),
  refused: shape({ key: oneOf(REFUSALS), args: record(8, either(number(0, 1_000_000), sentence(120))) }),
  room: shape({
    phase: oneOf(PHASES), host: name(0, MOST_NAME), led: flag, origin: oneOf(ORIGINS), rules, players: list(number(1, MOST_SEATS), 2),
    mine: maybe(seat), watcher: maybe(text(1, 24)),
    seats: list(shape({
      kind: oneOf(["host", "friend", "open", "bot"]), name: name(0, MOST_NAME), colour, bot: maybe(text(1, 64)),
      state: maybe(presence),
    }), MOST_SEATS),
    watchers: list(shape({ id: text(1, 24), name: name(1, MOST_NAME), state: presence }), MOST_WATCHERS),
    paused: flag, timers: list(shape({ of: oneOf(TIMED), seat: maybe(seat), nth: number(0, 1_000_000), left: number(0, MOST_TIME), runs: flag }), TIMED.length),
    commitment: maybe(hex), promises: list(hex, MOST_SEATS),
    agreement: maybe(agreement),
    next: maybe(succession), drawer: maybe(name(1, MOST_NAME)),
  }),
  ...TO_PLAYERS,
  gather: shape({ round }),
  round: shape({ round, commitment: hex, promises: list(hex, MOST_SEATS) }),
  opened: shape({ round, nonces: list(shape({ promise: hex, nonce: hex }), MOST_SEATS) }),
  admitted: shape({ key: base64(40, 200) }),
  rekey: shape({}),
  sealed: shape({ text: sealed(MOST_SEALED.fromHost) }),
  said: shape({ from, seat: maybe(seat), name: name(1, MOST_NAME), text: name(1, MOST_SAID) }),
  reacted: shape({ from, seat: maybe(seat), name: name(1, MOST_NAME), sign: oneOf(SIGNS) }),
  remark: shape({ name: name(1, MOST_NAME), to: maybe(seat), text: name(1, MOST_SAID) }),
  slower: shape({}),
};

/** What a guest sent, as the host reads it. @param {unknown} value @returns {FromGuest | null} null: junk */
export function readFromGuest(value) {
  const own = read(GUEST, value);
  if (own || !isHello(value)) return own;
  const other = stranger(without(value));
  return other === undefined || other.protocol === PROTOCOL ? null : { do: "stranger", ...other };
}

/** What the host sent, as a guest reads it. @param {unknown} value @returns {FromHost | null} null: junk */
export const readFromHost = (value) => read(HOST, value);

/** @param {Record<string, Read>} shapes @param {any} value @returns {any} */
function read(shapes, value) {
  if (typeof value !== "object" || value === null || typeof value.do !== "string") return null;
  if (!Object.hasOwn(shapes, value.do)) return null;
  const rest = shapes[value.do](without(value));
  return rest === undefined ? null : { do: value.do, ...rest };
}

/** @param {any} value */
const isHello = (value) => typeof value === "object" && value !== null && value.do === "hello";

/** @param {any} value */
function without({ do: _, ...rest }) {
  return rest;
}
