/** Which clocks and breaks run at a table, and for how long yet. Pure; knows lengths only as the rules have them. */

/** @import { Observation, Rules, Said } from "../basics/types.js" */
/** @import { Timer } from "../../net/room/room.js" */

import { leftOf } from "../../net/room/timers.js";

const MINUTE = 60_000;
/** Minutes of a vote on a break: whoever says nothing by then has no say. */
const VOTE = 1;
/** Nobody's clock is started who has been away for less. */
const GRACE = MINUTE;
/** What begins each time. @type {Record<Timer["of"], string>} */
const BEGINS = { clock: "clock-started", break: "break-taken", all: "break-begins", vote: "break-proposed" };

/** @typedef {Pick<Timer, "of" | "seat" | "nth"> & {minutes: number}} Time */

/**
 * What runs by the engine's word.
 * @param {{clock?: Observation["clock"], heard: readonly Said[]}} seen
 * @param {Rules} rules
 * @returns {Time[]}
 */
export function timesOf({ clock, heard }, rules) {
  if (!clock) return [];
  /** @param {Timer["of"]} of @param {number | null} seat @param {number} minutes @returns {Time} */
  const time = (of, seat, minutes) => ({ of, seat, minutes, nth: heard.filter(({ key }) => key === BEGINS[of]).length });
  return [
    ...(clock.paused ? [time("all", null, rules.break_minutes)] : []),
    ...(clock.vote ? [time("vote", null, VOTE)] : []),
    ...(clock.resting !== null ? [time("break", clock.resting, rules.break_minutes)] : []),
    ...(clock.running !== null ? [time("clock", clock.running, rules.clock_minutes)] : []),
  ];
}

/**
 * The timers of these times: those that run go on, new ones begin.
 * @param {readonly Timer[]} before
 * @param {readonly Time[]} times
 * @param {{now: number, paused: boolean, grace: (seat: number | null) => number}} how `grace`: milliseconds more for who has just gone
 * @returns {Timer[]}
 */
export function withTimes(before, times, { now, paused, grace }) {
  // While all have a break, or the game is stopped, no other clock runs.
  const rests = times.some(({ of }) => of === "all");
  return times.map(({ of, seat, nth, minutes }) => {
    const known = before.find((one) => one.of === of && one.seat === seat && one.nth === nth);
    const left = known ? leftOf(known, now) : minutes * MINUTE + (of === "clock" ? grace(seat) : 0);
    const still = paused || (rests && of !== "all");
    // What runs keeps its end: it would drift otherwise.
    if (known && (known.ends === null) === still) return known;
    return { of, seat, nth, left, ends: still ? null : now + left };
  });
}

/** How long somebody who has just gone is still safe from the clock. @param {ReadonlyMap<number, number>} absent since when @param {number | null} seat @param {number} now */
export function graceOf(absent, seat, now) {
  const since = seat === null ? undefined : absent.get(seat);
  return since === undefined ? 0 : Math.max(0, since + GRACE - now);
}

/**
 * Since when which seats can't be heard.
 * @param {ReadonlyMap<number, number>} before
 * @param {readonly {kind: string, bot: string | null, state: string | null}[]} seats
 * @param {number} now
 * @returns {Map<number, number>}
 */
export const absentees = (before, seats, now) => new Map(seats.flatMap(({ kind, bot, state }, at) =>
  (kind === "friend" && bot === null && state !== "connected" ? [/** @type {[number, number]} */ ([at, before.get(at) ?? now])] : [])));

/**
 * What a player may ask for now; nobody's clock who has just gone.
 * @param {readonly string[]} may
 * @param {ReadonlyMap<number, number>} absent
 * @param {number} now
 */
export const allowed = (may, absent, now) => may.filter((text) => graceOf(absent, seatIn(text), now) === 0);

/** Against whom a clock is to be started. @param {string} text @returns {number | null} null: it is something else */
export function seatIn(text) {
  const number = /^clock (\d+)$/.exec(text)?.[1];
  return number === undefined ? null : Number(number) - 1;
}
