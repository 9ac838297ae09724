/** What can be done about a seat at a table of friends, and by whom. Pure. */

/** @import { Party, PartySeat } from "../../app/friends/types.js" */

/**
 * @typedef {{choose: boolean, remove: boolean, rename: boolean, invite: boolean, link: boolean,
 *   hand: boolean, back: boolean, kick: boolean}} May
 *   `choose`: of what kind the seat is; `invite`: make a link to it; `link`: there is one to be sent;
 *   `hand`: let a bot play for who sits there; `back`: let him play himself again.
 */

/** @type {May} */
const NOTHING = { choose: false, remove: false, rename: false, invite: false, link: false, hand: false, back: false, kick: false };

/**
 * @param {PartySeat} seat
 * @param {number} at
 * @param {Pick<Party, "role" | "phase" | "mine" | "players" | "seats" | "room">} party
 * @returns {May}
 */
export function actionsOf(seat, at, party) {
  if (party.role === "guest") return at === party.mine && party.phase === "playing" ? substitution(seat) : NOTHING;
  if (party.phase === "gathering") return gathering(seat, party);
  return party.phase === "playing" ? playing(seat) : NOTHING;
}

/** @param {PartySeat} seat @param {Pick<Party, "players" | "seats" | "room">} party @returns {May} */
function gathering(seat, { players, seats, room }) {
  const here = isHere(seat);
  const friend = seat.kind === "friend";
  // With one link for everybody, a seat needs none of its own.
  const wants = friend && seat.state !== "connected" && !room;
  return {
    ...NOTHING,
    choose: !here,
    remove: !here && seat.kind !== "you" && seats.length > Math.max(1, players?.[0] ?? 1),
    rename: seat.kind === "you",
    invite: wants && !seat.link,
    link: wants && Boolean(seat.link),
    kick: here,
  };
}

/** @param {PartySeat} seat @returns {May} */
function playing(seat) {
  if (seat.kind === "you") return substitution(seat);
  const absent = seat.kind === "open" || (seat.kind === "friend" && seat.state !== "connected");
  return {
    ...(seat.kind === "friend" ? substitution(seat) : NOTHING),
    invite: absent && !seat.link,
    link: absent && Boolean(seat.link),
    kick: isHere(seat),
  };
}

/** @param {PartySeat} seat @returns {May} */
const substitution = (seat) => ({ ...NOTHING, hand: !seat.bot, back: Boolean(seat.bot) });

/** Whether a friend has come, though he may be away just now. @param {PartySeat} seat */
const isHere = (seat) => seat.kind === "friend" && ["connected", "away"].includes(seat.state ?? "");
