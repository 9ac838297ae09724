/** What is said about a table that friends share: who sits where, what is missing, what has changed. Pure. */

/** @import { Complaint, Party, PartySeat, Presence, Talk } from "../../app/friends/types.js" */
/** @import { Observation, Said } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { LEADS } from "../../net/talk/talk.js";
import { botName } from "../table/seats.js";

/** A reason in words, and what can be done about it; even one that no catalog knows. @param {Complaint} complaint @param {Words} words */
export function sayComplaint({ id, args }, words) {
  if (!words.has(id)) return words.t("friends-other", { id });
  const parts = [id, `${id}.help`].filter((one) => words.has(one));
  return parts.map((one) => words.t(one, plainArgs(args))).join(" ");
}

/** What the engine or the party says of its trouble. @param {Said | null} said @param {Words} words */
export const sayTrouble = (said, words) => (said ? sayComplaint({ id: said.key, args: said.args }, words) : "");

/** Arguments as messages take them. @param {Record<string, any>} [args] */
function plainArgs(args = {}) {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => ["string", "number"].includes(typeof value)));
}

/** @param {PartySeat} seat @param {number} at @param {Words} words */
export function seatName(seat, at, words) {
  if (seat.kind === "bot" && seat.bot) return seat.name || botName(seat.bot, words);
  if (seat.name) return seat.name;
  if (seat.kind === "you") return words.t("you-default");
  if (seat.kind === "friend") return words.t("friends-friend", { number: at + 1 });
  return words.t(seat.kind === "open" ? "friends-open" : "friends-host");
}

/** How somebody who plays on a page of his own is doing; null for all others. @param {PartySeat} seat @returns {Presence | null} */
export function presenceOf(seat) {
  if (seat.kind === "friend") return seat.state ?? "waiting";
  return seat.kind === "host" ? seat.state : null;
}

/** A seat's state in words. @param {PartySeat} seat @param {Words} words @returns {string} */
export function stateText(seat, words) {
  const presence = presenceOf(seat);
  const state = presence ? words.t(`presence-${presence}`) : words.t(`seat-kind-${seat.kind}`);
  if (!seat.bot || seat.kind === "bot") return state;
  return words.t("presence-by-bot", { state, bot: botName(seat.bot, words) });
}

/**
 * Why the game can't begin yet: whom the table waits for.
 * @param {Party} party
 * @param {Words} words
 * @returns {string} empty when it can
 */
export function missing({ seats, players }, words) {
  const sitting = seats.filter(({ kind }) => kind !== "open").length;
  if (players && sitting < players[0]) return words.t("friends-too-few", { least: players[0] });
  const names = seats.flatMap((seat, at) => (seat.kind === "friend" && seat.state !== "connected" ? [seatName(seat, at, words)] : []));
  if (!names.length) return "";
  const list = new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
  return words.t("friends-missing", { names: list, count: names.length });
}

/**
 * What has changed with friends, to be told to those who don't look.
 * @param {readonly PartySeat[]} before
 * @param {readonly PartySeat[]} now
 * @param {Words} words
 */
export function changes(before, now, words) {
  return now.flatMap((seat, at) => {
    const presence = presenceOf(seat);
    const earlier = before[at] ? presenceOf(before[at]) : null;
    if (!presence || presence === earlier || presence === "waiting") return [];
    return [words.t("friends-changed", { name: seatName(seat, at, words), presence })];
  }).join(" ");
}

/**
 * Whom the table waits for, if it is somebody at another device.
 * @param {Observation} seen
 * @param {Party} party
 * @param {Words} words
 * @returns {{seat: number, name: string, state: Presence} | null}
 */
export function waitedFor(seen, party, words) {
  if (seen.over || seen.awaiting || party.paused || seen.turn === null || seen.turn === party.mine) return null;
  const seat = party.seats[seen.turn];
  if (!seat || seat.bot) return null;
  // The host's page is there as long as this one hears from it.
  const state = seat.kind === "host" ? (seat.state ?? "connected") : presenceOf(seat);
  return state && { seat: seen.turn, name: seatName(seat, seen.turn, words), state };
}

/** What of the talk is heard. @param {Pick<Party, "talk" | "muted">} party */
export const heardTalk = ({ talk, muted }) => talk.filter(({ from }) => !muted.includes(from));

/** How much of what is heard has not been seen. @param {readonly Talk[]} talk @param {number} last the id of the last line that was seen */
export const unread = (talk, last) => talk.filter(({ id, from }) => id > last && from !== "me").length;

/**
 * Whom one can mute, each by his latest name: whoever has said something, even if it is heard no longer.
 * @param {ReadonlyMap<string, string>} before names of those who have talked
 * @param {readonly Talk[]} talk
 * @returns {Map<string, string>}
 */
export const talkers = (before, talk) =>
  new Map([...before, ...talk.flatMap(({ from, name }) => (from === "me" || from === LEADS ? [] : [/** @type {const} */ ([from, name])]))]);

/**
 * Where a guest is on his way to the table.
 * @param {Party} party
 * @param {boolean} asked whether he has told his name and wants to join
 * @returns {"name" | "coming" | "reply" | "seated" | "lost" | "ended"}
 */
export function guestStep({ connection, reply }, asked) {
  if (connection === "joining") return asked ? "coming" : "name";
  if (connection === "replied") return reply ? "reply" : "coming";
  if (connection === "lost") return "lost";
  return connection === "ended" ? "ended" : "seated";
}
