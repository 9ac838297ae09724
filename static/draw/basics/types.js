/**
 * The shapes that the drawing modules share. Types only.
 *
 * @typedef {"left" | "right" | "up" | "down"} Side
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Rect
 *
 * What a seat knows, as the engine's observation gives it (`view`):
 * @typedef {{bullets: number, bombs: number, mines: number, corpses: number}} Lying how many things of each kind
 * @typedef {{row: number, col: number, cell: string | null, flow: Side | null,
 *   treasures: number, visits: number, things?: Lying | null}} KnownCell
 *   `things`: seen lying there and certainly still there.
 * @typedef {{row: number, col: number, side: Side, is: string, doubtful?: boolean}} KnownSide
 *   `doubtful`: the wall may have been blown up since. `is`: open, wall, exit or edge in a notebook;
 *   open, wall, exit, monolith, closed (an exit still walled up), opened (one blown open), blown or
 *   built (of cement) in a truth.
 * @typedef {{seat: number, row: number, col: number}} Standing
 * @typedef {{id: number, anchored: boolean, places: number, floors?: number, at?: [row: number, col: number][],
 *   cells: KnownCell[], sides: KnownSide[], pawns: Standing[]}} Fragment
 *   `floors`: over so many it reaches, its rows counted through them like a plan's; `at`: where its
 *   square (0, 0) could lie on the plan, if those are few.
 * @typedef {{fragment: number, row: number, col: number}} Spot
 * @typedef {{by: string, from: Spot, to: Spot}} Link `by` river, pit or lift
 * @typedef {{seat: number, health: string, bullets: number, bombs: number, treasures: number,
 *   outside: boolean, on: string | null, start: string | null, mine?: boolean, corpse?: boolean,
 *   immune?: boolean, moves?: number | null, sure?: boolean}} PawnState
 *   `mine`, `corpse`: carries one; `moves`: left to be healed, if counted; not `sure`: his health
 *   and things may have changed.
 * @typedef {{rows: number, cols: number, floors?: number, holes?: [row: number, col: number][], phase: string,
 *   pawns: PawnState[], notebook: {fragments: Fragment[], links: Link[], bear?: Spot | null}}} View
 *   `rows`, `cols` are those of one floor; all other rows are counted through the floors.
 * @typedef {{move: string, do: string, part?: boolean, target: {side?: string, cell?: string, thing?: string,
 *   number?: string, far?: string, seat?: string, boat?: string}}} Offer
 * @typedef {{name: string, colour: string}} Seat
 * @typedef {{key: string, args: Record<string, any>}} Said
 * @typedef {(id: string, args?: Record<string, any>) => string} Words
 * @typedef {{keyed?: boolean, drifts?: boolean, hints?: boolean}} Customs
 *   How it goes at the table, as far as that is drawn: ways out need the key; rivers carry one square or
 *   two, as chance has it; leprechauns tell where treasures lie.
 *
 * What the game master knows:
 * @typedef {{row: number, col: number, cell: string, flow: Side | null,
 *   pit: {loop: string, number: number} | null, stores?: string[] | null}} TrueCell
 *   `stores`: what an arsenal holds that doesn't hold everything.
 * @typedef {{seat: number, row: number, col: number, outside: Side | null, health: string, bullets?: number,
 *   bombs?: number, mine?: boolean, corpse?: number | null, immune?: boolean, moves?: number | null,
 *   fallen?: boolean, lives?: number | null, knives?: number, boats?: number, cement?: number}} TruePawn
 *   `corpse`: whose he carries; `fallen`: lies down, nobody can hit him.
 * @typedef {{row: number, col: number, bullets: number, bombs: number, mines: number, active: number,
 *   corpses: number[], contagious?: number[]}} TrueThings
 *   `active`: mines that were set, `mines`: the others; `corpses`: whose, `contagious`: which of them.
 * @typedef {{row: number, col: number, is: string}} TrueMite awake or contagious; others sleep
 * @typedef {{true: boolean, row?: number, col?: number, seat?: number}} TrueTreasure
 * @typedef {[row: number, col: number, how: string]} Footstep
 * @typedef {{row: number, col: number}} Square
 * @typedef {{rows: number, cols: number, floors?: number, keyed?: boolean, holes?: [row: number, col: number][],
 *   cells: TrueCell[], sides: KnownSide[], pawns: TruePawn[], treasures: TrueTreasure[], bear: Square | null,
 *   leprechaun?: Square | null, bear_path?: [row: number, col: number][],
 *   leprechaun_path?: [row: number, col: number][], paths: {seat: number, cells: Footstep[]}[],
 *   things?: TrueThings[], mites?: TrueMite[]}} Truth
 *   `keyed`: its exits are locks, its only treasure is their key; `…_path`: the way a creature goes
 *   again and again.
 *
 * Where things lie on the page:
 * @typedef {{kind: "plan" | "scrap", fragments: Fragment[], rows: number, cols: number, top: number,
 *   floor: number | null, titled: boolean, stride: number, holes: ReadonlySet<string>, keyed: boolean, x: number, y: number,
 *   w: number, h: number, angle: number, origin: Point}} Sheet
 *   A piece of paper with one floor, or what is known of it: `floor` counts them from 0, null if there
 *   is only one, and a floor has `stride` rows; `top` is its first row; `titled`: it says which floor it is. `keyed`: exits are locks. `x, y,
 *   w, h` is its unturned outline in world units, turned by `angle` about its middle; `origin` is the top
 *   left corner of the square (0, 0), measured from `x, y`.
 * @typedef {{sheets: Sheet[], bounds: Rect}} Layout
 */
export {};
