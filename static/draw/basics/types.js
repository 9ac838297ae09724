/**
 * The shapes that the drawing modules share. Types only.
 *
 * @typedef {import("../../replies.d.ts").KnownSide["side"]} Side
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Rect
 *
 * What a seat knows, as the engine's observation gives it (`view`):
 * @typedef {import("../../replies.d.ts").Lying} Lying
 * @typedef {import("../../replies.d.ts").KnownCell & {proved?: boolean}} KnownCell
 *   `proved`: no notebook shows it, but it follows.
 * @typedef {Omit<import("../../replies.d.ts").KnownSide, "is"> & {is: string, proved?: boolean}} KnownSide
 *   As it is drawn, `is` whatever a notebook or a truth says of a side, or unknown.
 * @typedef {import("../../replies.d.ts").Standing} Standing
 * @typedef {Omit<import("../../replies.d.ts").Fragment, "cells" | "sides"> & {cells: KnownCell[], sides: KnownSide[]}} Fragment
 * @typedef {import("../../replies.d.ts").Spot} Spot
 * @typedef {import("../../replies.d.ts").Link} Link
 * @typedef {import("../../replies.d.ts").Pawn} PawnState
 * @typedef {Pick<import("../../replies.d.ts").LabyrinthSeen, "rows" | "cols" | "floors" | "holes" | "phase" | "pawns">
 *   & {notebook: {fragments: Fragment[], links: Link[], bear: Spot | null}, literal?: boolean}} View
 *   `literal`: only what was said is written down, so that nobody has counted where a scrap fits.
 * @typedef {import("../../replies.d.ts").Offer & {target: import("../../replies.d.ts").Target}} Offer
 * @typedef {Pick<import("../../replies.d.ts").Seated, "name" | "colour">} Seat
 * @typedef {import("../../replies.d.ts").Said} Said
 * @typedef {(id: string, args?: Record<string, any>) => string} Words
 * @typedef {{keyed?: boolean, drifts?: boolean, hints?: boolean}} Customs
 *   How it goes at the table, as far as that is drawn: ways out need the key; rivers carry one square or
 *   two, as chance has it; leprechauns tell where treasures lie.
 *
 * What the game master knows:
 * @typedef {import("../../replies.d.ts").TrueCell} TrueCell
 * @typedef {import("../../replies.d.ts").TruePawn & {fallen?: boolean}} TruePawn
 *   `fallen`: while it is drawn, lies down.
 * @typedef {import("../../replies.d.ts").TrueThings} TrueThings
 * @typedef {import("../../replies.d.ts").TrueTreasure} TrueTreasure
 * @typedef {import("../../replies.d.ts").Trail["cells"][number]} Footstep
 * @typedef {import("../../replies.d.ts").Square} Square
 * @typedef {Omit<import("../../replies.d.ts").LabyrinthTruth, "pawns"> & {pawns: TruePawn[]}} Truth
 *
 * Where things lie on the page:
 * @typedef {{kind: "plan" | "scrap", fragments: Fragment[], rows: number, cols: number, top: number,
 *   floor: number | null, titled: boolean, stride: number, holes: ReadonlySet<string>, keyed: boolean, literal?: boolean, x: number, y: number,
 *   w: number, h: number, angle: number, origin: Point}} Sheet
 *   A piece of paper with one floor, or what is known of it: `floor` counts them from 0, null if there
 *   is only one, and a floor has `stride` rows; `top` is its first row; `titled`: it says which floor it is. `keyed`: exits are locks; `literal`: as of a view. `x, y,
 *   w, h` is its unturned outline in world units, turned by `angle` about its middle; `origin` is the top
 *   left corner of the square (0, 0), measured from `x, y`.
 * @typedef {{sheets: Sheet[], bounds: Rect}} Layout
 */
export {};
