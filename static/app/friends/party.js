/** The table of friends as the screens see it, on the host's page and on a guest's. */

/** @import { Party, PartySeat, Talk } from "./types.js" */
/** @import { RoomTold } from "../../net/talk/protocol.js" */
/** @import { Room } from "../../net/room/room.js" */
/** @import { Net } from "./surroundings.js" */
/** @import { Online } from "./types.js" */

import { hostSeat } from "../../net/room/room.js";
import { agreementTold } from "../../net/room/voices.js";

/** Lines of talk that are kept. */
const MOST_TALK = 200;

/**
 * @typedef {{
 *   engine: import("../engine/wire.js").Wire, store: import("../page/store.js").Store,
 *   session: Pick<import("../table/session.js").Session, "asking" | "notify" | "enter" | "hear" | "exit">,
 *   preferences: Pick<import("../page/preferences.js").PreferenceBook, "get" | "set">,
 *   words: () => import("../language/words.js").Words, net: Net,
 *   online: ReturnType<typeof import("./online.js").createOnline>,
 *   memory: () => Promise<import("./membership.js").MembershipBook>,
 *   change: (change: Partial<Party>) => void,
 *   talk: (said: Omit<Talk, "id">) => void,
 * }} Context
 *   What both sides of a table need. `change` lays something over the party that is shown.
 */

/**
 * @typedef {{hosting: import("./host.js").Hosting | null, visiting: import("./guest.js").Visiting | null}} Sitting
 *   The table that this page leads, or the one that it visits; at most one of them.
 */

/** A complaint as the table tells it. @param {import("../rules/house-rules.js").Complaint} wrong @returns {NonNullable<Party["trouble"]>} */
export const troubleOf = ({ id, args }) => ({ key: id, args: args ?? {} });

/** @param {"host" | "guest"} role @param {Online} online @returns {Party} */
export const newParty = (role, online) => ({
  role, phase: "gathering", table: "", hostName: "", led: false, paused: false, held: false, timers: [], origin: null, rules: {}, players: null, mine: null, seats: [], spectators: [],
  talk: [], muted: [], connection: role === "host" ? "up" : "joining", reply: null, watch: null, room: null, seeking: false, online,
  commitment: null, joint: false, verdict: null, verifying: null, trouble: null, agreement: null, next: null, drawer: null,
});

/**
 * @param {Room} room
 * @param {(seat: number) => {link: string, code: string} | null} linkTo
 * @returns {Partial<Party>}
 */
export const partyOfRoom = (room, linkTo) => ({
  phase: room.phase, led: room.led, paused: room.paused, held: room.held, timers: room.timers, origin: whenceOf(room), table: room.table, hostName: room.host, rules: room.rules, players: room.players, mine: hostSeat(room),
  commitment: room.commitment, joint: room.promises.length > 0,
  agreement: agreementTold(room), next: room.next?.told ?? null, drawer: room.drawer,
  seats: room.seats.map(({ kind, name, colour, bot, state }, at) => {
    const { link = null, code = null } = linkTo(at) ?? {};
    return { kind, name, colour, bot, state, link, code };
  }),
  spectators: room.watchers.map(({ id, name, state }) => ({ id, name, state })),
});

/** @param {RoomTold} room @returns {Partial<Party>} */
export const partyOfTold = (room) => ({
  phase: room.phase, led: room.led, paused: room.paused, timers: timersOf(room), origin: whenceOf(room), hostName: room.host, rules: room.rules, players: room.players, mine: room.mine, commitment: room.commitment,
  agreement: room.agreement, next: room.next, drawer: room.drawer,
  seats: room.seats.map(({ kind, name, colour, bot, state }, at) =>
    /** @type {PartySeat} */ ({ kind: at === room.mine ? "you" : kind, name, colour, bot, state, link: null, code: null })),
  spectators: room.watchers,
});

/** The clocks by this page's own calendar. @param {RoomTold} room @returns {Party["timers"]} */
const timersOf = ({ timers }) => timers.map(({ runs, ...timer }) => ({ ...timer, ends: runs ? Date.now() + timer.left : null }));

/**
 * What there is to be said of the plan: where it comes from, and what became of that.
 * @param {Pick<RoomTold, "phase" | "origin" | "commitment" | "promises">} room
 * @returns {Party["origin"]}
 */
function whenceOf({ phase, origin, commitment, promises }) {
  if (phase === "gathering" || phase === "starting") return origin;
  if (commitment === null) return "unknown";
  return origin === "pages" && promises.length === 0 ? "alone" : origin;
}

/** @param {readonly Talk[]} talk @param {Talk} said @returns {Talk[]} the latest of it */
export const withTalk = (talk, said) => [...talk.slice(1 - MOST_TALK), said];
