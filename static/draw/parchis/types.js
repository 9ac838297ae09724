/**
 * The shapes that the Parchís drawing modules share. Types only.
 *
 * @typedef {string} Place `base`, `1` to `68`, `L1` to `L7` or `home`
 * @typedef {{phase: string, players: number, corners: number[], partners: number[] | null,
 *   shelters: number[], pieces: Place[][], draws: (number | null)[], player: number | null,
 *   mover: number | null, dice: {seat: number, faces: number[]} | null, left: number[],
 *   bonus: number[], doubles: number}} ParchisView
 *   As the engine's observation gives it: `pieces` per seat, in the order of their numbers; `mover`:
 *   whose pieces the `player` moves.
 * @typedef {{move: string, do: string, part?: boolean, target: Record<string, any>}} Offer
 *   Of a step: `seat` who owns the piece, `from`, `to`, `by` so many cells, `with` die, sum or bonus,
 *   `takes` whether it captures, `way` what will be said of it.
 * @typedef {{name: string, colour: string}} Seat
 * @typedef {{key: string, args: Record<string, any>}} Said
 * @typedef {{from: Place, seat: number} | {die: number} | null} Chosen
 *   What the player has taken up: a piece, by where it stands, or a die (or a bonus, by its cells).
 * @typedef {[x: number, y: number]} Dot
 * @typedef {{x: number, y: number, r: number}} Stand where a piece stands, and how big it is
 */
export {};
