/** What a host's side of a table is given, and what it tells. Types only. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Room } from "../room/room.js" */

/**
 * @typedef {{from: string, seat: number | null, name: string, text?: string, sign?: string}} Uttered
 * @typedef {{ask(letter: Record<string, any>): Promise<any>, request(message: Record<string, any>): Promise<any>}} HostEngine
 *   Answers with null when it was lost.
 * @typedef {{
 *   clock: Clock, makeLink: typeof import("../line/link.js").createLink, random: (bytes: number) => string,
 *   digest: (text: string) => Promise<string>, engine: HostEngine, version: string, room: Room,
 *   onRoom: (room: Room) => void, onTalk: (said: Uttered) => void, onSeen: (observation: any) => void,
 *   look: () => {eyes: number | null, since: number}, filler: () => string | null,
 *   names: (room: Room) => string[],
 * }} HostNeeds
 *   `random`: base64url; `digest`: SHA-256 in hexadecimal; `look`: whose eyes the host's own page
 *   has, and how much it has heard; `onSeen`: what it sees after a seat was handed over; `filler`:
 *   the bot that plays for whoever is not there; `names`: of all seats, also where nobody has come.
 */
export {};
