/** A host's room as it was stored or handed over in a file; what can't be one is refused. */

/** @import { Kept } from "./host.js" */
/** @import { Room, RoomSeat, Watcher } from "../../net/room/room.js" */

import { agreement } from "../../net/talk/agreement.js";
import { MOST_TIME, ORIGINS, TIMED } from "../../net/talk/protocol.js";
import { succession } from "../../net/talk/succession.js";
import { newRoom, newSeat } from "../../net/room/room.js";
import { cleanName } from "../../net/talk/talk.js";
import { COLOURS } from "../../draw/basics/marks.js";

const MOST = 64;
/** Characters of a plan that the host has brought. */
const MOST_PLAN = 20_000;

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value @param {number} [most] */
const isText = (value, most = 100) => typeof value === "string" && value.length <= most;
/** @param {unknown} value */
const orNull = (value) => value === null || isText(value);
/** @param {any} seat */
const isSeat = (seat) => isRecord(seat) && ["you", "friend", "open", "bot"].includes(seat.kind) && isText(seat.name)
  && COLOURS.includes(seat.colour) && orNull(seat.bot) && orNull(seat.token) && orNull(seat.voter ?? null);
/** @param {any} one */
const isWatcher = (one) => isRecord(one) && isText(one.id) && isText(one.name) && isText(one.token);
/** @param {any} timer */
const isTimer = (timer) => isRecord(timer) && TIMED.includes(timer.of) && (timer.seat === null || Number.isSafeInteger(timer.seat))
  && Number.isSafeInteger(timer.nth) && (timer.ends === null || Number.isFinite(timer.ends)) && Number.isSafeInteger(timer.left) && timer.left >= 0 && timer.left <= MOST_TIME;
/** @param {any} list @param {(one: any) => boolean} is */
const isList = (list, is) => Array.isArray(list) && list.length <= MOST && list.every((one) => is(one));

/**
 * The room with nobody in it: whoever comes shows his token.
 * @param {any} value
 * @returns {Kept | null}
 */
export function readKept(value) {
  const room = value?.room;
  const sound = isRecord(room) && isText(room.table) && /^[\w-]+$/.test(room.table) && isText(room.host) && isRecord(room.rules)
    && isList(room.seats, isSeat) && isList(room.watchers, isWatcher) && isList(room.players, Number.isSafeInteger)
    && room.players.length === 2 && ORIGINS.includes(room.origin) && isList(room.promises, isText) && orNull(room.commitment);
  if (!sound) return null;
  const away = (/** @type {RoomSeat | Watcher} */ one) => ({ ...one, name: cleanName(one.name), guest: null, state: one.token ? "away" : null });
  const gathering = room.phase === "gathering" || room.phase === "starting";
  return {
    seed: isText(value.seed) ? value.seed : "",
    plan: isText(value.plan, MOST_PLAN) ? value.plan : null,
    relay: value.relay ?? null,
    room: /** @type {Room} */ ({
      table: room.table, host: cleanName(room.host), led: room.led === true, origin: room.origin, rules: room.rules, players: room.players,
      game: Number.isSafeInteger(room.game) ? room.game : 1, phase: gathering ? "gathering" : room.phase,
      watched: Number.isSafeInteger(room.watched) ? room.watched : room.watchers.length,
      paused: room.paused === true, held: room.held === true, timers: isList(room.timers ?? [], isTimer) ? (room.timers ?? []) : [],
      // Their connections went with the page that had made them.
      invitations: [],
      commitment: room.commitment, promises: room.promises, agreement: agreementFrom(room.agreement),
      next: nextFrom(room.next), drawer: isText(room.drawer, 24) && room.drawer ? cleanName(room.drawer) : null,
      seats: room.seats.map((/** @type {RoomSeat} */ seat) => ({
        ...away(seat), ...(gathering && seat.fills ? { bot: null, fills: false } : { fills: seat.fills === true }),
      })),
      watchers: room.watchers.map(away),
    }),
  };
}

/** What was agreed on; whether it can go on, the engine says. @param {any} value @returns {Room["agreement"]} */
function agreementFrom(value) {
  const told = isRecord(value) ? agreement(value.told) : undefined;
  return told && isRecord(value.kept) && isRecord(value.rules) ? { rules: value.rules, kept: value.kept, told } : null;
}

/** To whom the next plan was offered. @param {any} value @returns {Room["next"]} */
function nextFrom(value) {
  const told = isRecord(value) ? succession(value.told) : undefined;
  return told && isRecord(value.heirs) ? { heirs: value.heirs, told } : null;
}

/**
 * A room for a game whose own was lost: who sat there has to be invited again.
 * @param {import("../basics/types.js").Observation} observation
 * @param {string} table
 * @returns {Kept}
 */
export function roomAround({ seats, seat, rules, led }, table) {
  const room = newRoom({
    table, rules, led: led === true, host: cleanName(seats[seat ?? -1]?.name ?? ""), players: [seats.length, seats.length],
    seats: seats.map(({ name, colour, bot, friend }, at) => {
      const kind = at === seat ? "you" : friend ? "friend" : "bot";
      // Under his name, so that everybody knows whom the link is for.
      return newSeat(kind, colour, { name: cleanName(name), bot, fills: friend === true && bot !== null });
    }),
  });
  return { room, seed: "", plan: null, relay: null };
}
