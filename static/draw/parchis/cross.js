/**
 * The cross: 68 numbered cells run counter-clockwise, a lane and a base for each of four corners, and
 * the homes in the middle. It is measured in squares of the paper: a cell is one thick and two wide.
 */

/** @import { Point, Rect } from "../basics/types.js" */
/** @import { Dot, Place, Stand } from "./types.js" */

import { CELL } from "../basics/geometry.js";

/** A square of the paper. */
export const T = CELL / 2;
export const SIDE = 20 * T;
export const CELLS = 68;
export const LANE = 7;
export const CORNERS = 4;
const MIDDLE = SIDE / 2;
/** Cells of an arm: eight inwards, eight outwards and the one at its end. */
const ARM = CELLS / CORNERS;
const ROWS = 8;
/** How big a piece is where it stands. */
const SIZES = { track: 0.46 * T, base: 0.6 * T, home: 0.37 * T };
/** How far two pieces on a cell stand from its middle. */
const ASIDE = 0.5;
/** The innermost cells are cut at the corner; their middle lies nearer to the lane. */
const CUT = { across: 1.82, along: 2.53 };
/** Two pieces there have to squeeze in. */
const SQUEEZED = { size: 0.4 * T, back: 0.14, aside: 0.37 };
/** Places of the pieces that are home, from the middle towards the lane. @type {Dot[]} */
const HOME = [[-0.84, 1.58], [0, 1.58], [0.84, 1.58], [0, 0.8]];
const NEST = { x: 3.5, y: 3.27, aside: 0.8 };
/** Radius of the ring around a base's pieces. */
export const NEST_RING = 1.76 * T;
const BASE = 7 * T;

/** The number of the cell so many further. @param {number} cell @param {number} by */
export const onward = (cell, by) => ((((cell + by - 1) % CELLS) + CELLS) % CELLS) + 1;

/** Where the pieces of a corner come out. @param {number} corner */
export const startOf = (corner) => onward(5, ARM * corner);

/** The cell after which a corner's lane turns off. @param {number} corner */
export const entryOf = (corner) => onward(CELLS, ARM * corner);

/** @param {Place} place */
export const isTrack = (place) => /^\d+$/.test(place);

/** @param {Place} place @returns {number | null} 1 to 7 */
export const laneOf = (place) => (/^L[1-7]$/.test(place) ? Number(place.slice(1)) : null);

/** The arm of a cell and where on it: 0 at its end, 1 to 8 on the way in, -1 to -8 on the way out.
 * @param {number} cell */
function armOf(cell) {
  const along = onward(cell, ROWS) % CELLS;
  return { arm: Math.floor(along / ARM), at: (along % ARM) - ROWS };
}

/** A quarter turn counter-clockwise for each corner that lies further on. @param {Dot} dot in squares,
 * from the middle, of the arm at the bottom @param {number} quarters @returns {Dot} in world units */
function placed([x, y], quarters) {
  let at = [x, y];
  for (let i = ((quarters % CORNERS) + CORNERS) % CORNERS; i > 0; i--) at = [at[1], -at[0]];
  return [MIDDLE + at[0] * T, MIDDLE + at[1] * T];
}

/** @param {number} at @returns {Dot[]} the outline of a track cell of the arm at the bottom */
function cellOutline(at) {
  const side = Math.sign(at);
  const row = Math.max(Math.abs(at), 1) - 1;
  const [outer, inner] = [10 - row, 9 - row];
  if (side === 0) return [[-1, inner], [1, inner], [1, outer], [-1, outer]];
  // The corner is shared with the next arm.
  const cut = Math.abs(at) === ROWS ? 2 : 3;
  return [[side, inner], [side * cut, inner], [side * 3, outer], [side, outer]];
}

/** @param {number} lane @returns {Dot[]} */
const laneOutline = (lane) => [[-1, 9 - lane], [1, 9 - lane], [1, 10 - lane], [-1, 10 - lane]];

/** @param {number} at @returns {Dot} */
function cellMiddle(at) {
  if (Math.abs(at) === ROWS) return [Math.sign(at) * CUT.across, CUT.along];
  return [Math.sign(at) * 2, 10.5 - Math.max(Math.abs(at), 1)];
}

/** Whether a cell shares its corner with the next arm. @param {Place} place */
export const isCut = (place) => isTrack(place) && Math.abs(armOf(Number(place)).at) === ROWS;

/**
 * The cross with a corner's arm at the bottom and its base beside it on the right.
 * @param {number} bottom 0 to 3
 */
export function crossOf(bottom) {
  /** @param {number} corner @param {Dot[]} dots */
  const seen = (corner, dots) => dots.map((dot) => placed(dot, corner - bottom));

  /** The arm and the place on it, drawn at the bottom. @param {Place} place @param {number} corner whose lane, base or home */
  const local = (place, corner) => (isTrack(place) ? armOf(Number(place)) : { arm: corner, at: 0 });

  /** @param {Place} place @param {number} corner @returns {Dot[]} */
  function outline(place, corner) {
    const { arm, at } = local(place, corner);
    if (isTrack(place)) return seen(arm, cellOutline(at));
    const lane = laneOf(place);
    if (lane) return seen(corner, laneOutline(lane));
    if (place === "home") return seen(corner, [[-2, 2], [2, 2], [0, 0]]);
    return seen(corner, [[3, 3], [10, 3], [10, 10], [3, 10]]);
  }

  /** The middle of a cell, before it is turned. @param {Place} place @param {number} corner @returns {Dot} */
  function middleOf(place, corner) {
    const lane = laneOf(place);
    if (lane) return [0, 9.5 - lane];
    return isTrack(place) ? cellMiddle(local(place, corner).at) : [0, 1.4];
  }

  /** @param {number} corner @returns {Rect} */
  function base(corner) {
    const dots = outline("base", corner);
    return { x: Math.min(...dots.map(([x]) => x)), y: Math.min(...dots.map(([, y]) => y)), w: BASE, h: BASE };
  }

  /** The middle of the pieces in a base. @param {number} corner @returns {Point} */
  function nest(corner) {
    const { x, y } = base(corner);
    return { x: x + NEST.x * T, y: y + NEST.y * T };
  }

  /** @param {number} corner @param {number} slot @returns {Stand} */
  function inBase(corner, slot) {
    const { x, y } = nest(corner);
    const [right, down] = [slot % 2, Math.floor(slot / 2)].map((one) => (2 * one - 1) * NEST.aside * T);
    return { x: x + right, y: y + down, r: SIZES.base };
  }

  /** @param {Place} place @param {number} corner @param {number} side -1 and 1 of two pieces, 0 for one alone
   * @returns {Stand} */
  function onCell(place, corner, side) {
    const { arm, at } = local(place, corner);
    const [x, y] = middleOf(place, corner);
    const tight = side !== 0 && isCut(place);
    const dx = tight ? side * SQUEEZED.aside - Math.sign(at) * SQUEEZED.back : side * ASIDE;
    const [[px, py]] = seen(arm, [[x + dx, y]]);
    return { x: px, y: py, r: tight ? SQUEEZED.size : SIZES.track };
  }

  return {
    bottom,
    outline,
    base,
    nest,

    /** The middle of a cell, a home or the pieces of a base. @param {Place} place @param {number} corner @returns {Point} */
    centre(place, corner) {
      if (place === "base") return nest(corner);
      const [[x, y]] = seen(local(place, corner).arm, [middleOf(place, corner)]);
      return { x, y };
    },

    /** Away from the arm's middle line (of the lane: to its right), as a unit.
     * @param {Place} place @param {number} corner @returns {Point} */
    outward(place, corner) {
      const { arm, at } = local(place, corner);
      const [[x, y], [ox, oy]] = seen(arm, [[at < 0 ? -1 : 1, 0], [0, 0]]);
      return { x: (x - ox) / T, y: (y - oy) / T };
    },

    /** Where each piece of a corner stands. @param {readonly Place[]} pieces @param {number} corner
     * @returns {Stand[]} */
    stands(pieces, corner) {
      return pieces.map((place, piece) => {
        if (place === "base") return inBase(corner, piece);
        if (place === "home") {
          const [[x, y]] = seen(corner, [HOME[piece]]);
          return { x, y, r: SIZES.home };
        }
        const together = pieces.flatMap((other, i) => (other === place ? [i] : []));
        return onCell(place, corner, together.length < 2 ? 0 : together[0] === piece ? -1 : 1);
      });
    },

    /** A point given in squares from the middle, of an arm at the bottom. @param {number} corner
     * @param {Dot[]} dots */
    turned: seen,
  };
}

/** @typedef {ReturnType<typeof crossOf>} Cross */

/**
 * The places that a piece comes through on its way, the last included.
 * @param {number} corner whose piece it is
 * @param {Place} from
 * @param {Place} to
 * @returns {Place[] | null} null: no way leads there
 */
export function wayOf(corner, from, to) {
  if (from === "base") return to === String(startOf(corner)) ? [to] : null;
  const way = [];
  if (isTrack(from)) {
    const cell = Number(from);
    const last = isTrack(to) ? Number(to) : entryOf(corner);
    const steps = (last - cell + CELLS) % CELLS;
    for (let i = 1; i <= steps; i++) way.push(String(onward(cell, i)));
    if (isTrack(to)) return way;
  }
  const reached = laneOf(from) ?? 0;
  const goal = to === "home" ? LANE : laneOf(to) ?? -1;
  if (from === "home" || goal < reached) return null;
  for (let lane = reached + 1; lane <= goal; lane++) way.push(`L${lane}`);
  return to === "home" ? [...way, to] : way;
}

/** The corner at the bottom for whoever looks: his own, or the first. @param {{corners: number[]}} view
 * @param {unknown} eyes a seat, if it is a player who looks @returns {number} */
export const bottomFor = ({ corners }, eyes) => (typeof eyes === "number" ? corners[eyes] ?? 0 : 0);
