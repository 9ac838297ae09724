/**
 * The shapes of the game master's console. Types only.
 *
 * @typedef {import("../../replies.d.ts").RulingTold} Ruling
 * @typedef {import("../../replies.d.ts").RulingArgument} RulingArgument
 * @typedef {import("../../replies.d.ts").Unveiled & {leading: import("../../replies.d.ts").Leading}} Unveiled
 * @typedef {import("../../replies.d.ts").GoingSaid} GoingSaid
 * @typedef {"all" | "none" | number[]} Tell who hears what the game master has changed
 * @typedef {{eyes: "gm" | number, unveiled: Unveiled, seen: import("../basics/types.js").Told | null}} Console
 *   `eyes`: through which he looks; `unveiled`: what his own seat is told; `seen`: what the seat is told
 *   through whose eyes he looks, null while it is being asked.
 */
export {};
