/**
 * The shapes that the Parchís drawing modules share. Types only.
 *
 * @typedef {string} Place `base`, `1` to `68`, `L1` to `L7` or `home`
 * @typedef {Omit<import("../../replies.d.ts").ParchisSeen, "paired" | "moved" | "to_go" | "tally" | "course">} ParchisView
 *   As far as it is drawn.
 * @typedef {import("../../replies.d.ts").Offer} Offer
 * @typedef {Pick<import("../../replies.d.ts").Seated, "name" | "colour">} Seat
 * @typedef {import("../../replies.d.ts").Said} Said
 * @typedef {{from: Place, seat: number} | {die: number} | null} Chosen
 *   What the player has taken up: a piece, by where it stands, or a die (or a bonus, by its cells).
 * @typedef {[x: number, y: number]} Dot
 * @typedef {{x: number, y: number, r: number}} Stand where a piece stands, and how big it is
 */
export {};
