/** What a guest's side of a table is given, and what it tells. Types only. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Member, Memory } from "./witness.js" */
/** @import { RoomTold } from "../talk/protocol.js" */
/** @import { Refusal } from "../room/room.js" */
/** @import { Seal } from "../fair/seal.js" */

/**
 * @typedef {"joining" | "up" | "silent" | "lost" | "ended"} GuestConnection
 * @typedef {{connection: GuestConnection, room: RoomTold | null, table: string | null,
 *   refusal: Refusal | null, joint: boolean, rewritten: boolean}} GuestState
 *   `refusal`: why it ended; `joint`: the page's own nonce is part of the chance; `rewritten`: the
 *   host told something otherwise than before
 * @typedef {{from: string, seat: number | null, name: string, text?: string, sign?: string, to?: number | null}} Heard
 *   `from` is "me" for one's own; `to`: of a remark of who leads, the seat that alone hears it; null: all do
 * @typedef {{
 *   clock: Clock, makeLink: typeof import("../line/link.js").createLink, makeSeal: () => Promise<Seal>,
 *   digest: (text: string) => Promise<string>, nonce: () => string, version: string, memory: Memory,
 *   who: () => {name: string, tag: string | null, watch: boolean}, before: Member & {table: string} | null,
 *   onChange: (state: GuestState) => void, onTalk: (said: Heard) => void,
 *   onTable: (observation: any, how: "enter" | "hear") => void, onTrouble: (refusal: Refusal) => void,
 * }} GuestNeeds
 *   `nonce`: 64 random hexadecimal digits; `before`: what is remembered of this seat; `onTable`: what
 *   the page sees of the game, "enter" when it begins or has lost moves
 */
export {};
