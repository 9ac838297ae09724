/** Who has a voice when a table agrees on its rules, as its engine is told of it. Pure. */

/** @import { Room } from "./room.js" */

/** The voice of the host, whether he plays or leads. */
export const HOSTS = "host";

/**
 * Everybody who plays himself, and the game master where a person leads; he has no seat.
 * @param {Room} room
 * @returns {{id: string, name: string, seat: number | null}[]}
 */
export function votersOf(room) {
  const players = room.seats.flatMap(({ kind, name, token, voter }, seat) => {
    if (kind === "you") return room.host ? [{ id: HOSTS, name: room.host, seat }] : [];
    return token !== null && voter !== null && name ? [{ id: voter, name, seat }] : [];
  });
  return room.led && room.host ? [...players, { id: HOSTS, name: room.host, seat: null }] : players;
}

/** The voice of whoever has come with a page. @param {Room} room @param {string} guest @returns {string | null} null: he only watches */
export const voiceOf = (room, guest) => room.seats.find((seat) => seat.guest === guest)?.voter ?? null;

/**
 * What everybody is told of the agreement, as long as it speaks of the rules that are proposed now.
 * @param {Pick<Room, "rules" | "agreement">} room
 */
export const agreementTold = ({ rules, agreement }) => (agreement && isSame(agreement.rules, rules) ? agreement.told : null);

/** @param {Record<string, any>} one @param {Record<string, any>} other rules */
const isSame = (one, other) => JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
