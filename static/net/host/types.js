/** What a host's side of a table is given, and what it tells. Types only. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Room, RoomSeat } from "../room/room.js" */

/**
 * @typedef {{from: string, seat: number | null, name: string, text?: string, sign?: string, to?: number | null}} Uttered
 *   `to`: of a remark of who leads, the seat that alone hears it; null: all do
 * @typedef {{ask(letter: Record<string, any>): Promise<any>, request(message: Record<string, any>): Promise<any>}} HostEngine
 *   Answers with null when it was lost.
 * @typedef {{
 *   clock: Clock, makeLink: typeof import("../line/link.js").createLink, random: (bytes: number) => string,
 *   digest: (text: string) => Promise<string>, engine: HostEngine, version: string, room: Room,
 *   onRoom: (room: Room) => void, onTalk: (said: Uttered) => void, onSeen: (observation: any) => void,
 *   look: () => {eyes: number | null, since: number}, filler: () => string | null,
 *   names: (room: Room) => string[],
 *   game: () => Promise<string>, fitted: (room: Room) => (seat: RoomSeat | null, at: number) => RoomSeat,
 *   onRules: (rules: Record<string, any>) => void,
 * }} HostNeeds
 *   `random`: base64url; `digest`: SHA-256 in hexadecimal; `look`: whose eyes the host's own page
 *   has, and how much it has heard; `onSeen`: what it sees after a seat was handed over; `filler`:
 *   the bot that plays for whoever is not there; `names`: of all seats, also where nobody has come; `game`: by what the engine knows what is played; `fitted`: a seat
 *   as other rules allow it, null for one more; `onRules`: the table has agreed on other rules.
 */
export {};
