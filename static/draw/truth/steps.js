/** What moves on the game master's map from one request to the next. */

/** @import { Creature } from "../figures/creatures.js" */
/** @import { Happening, Stroll } from "../happening/happening.js" */
/** @import { Leg, Motion } from "../happening/steps.js" */
/** @import { Footstep, Said, Spot, Square, Truth } from "../basics/types.js" */

import { STEP, adjoin } from "../basics/geometry.js";
import { anything, marksOf } from "../happening/happening.js";
import { wayOf } from "../happening/heard.js";
import { PLAN } from "../basics/layout.js";
import { durationOf } from "../basics/motion.js";
import { comparable } from "../happening/steps.js";

/** @type {Record<string, Leg["kind"]>} */
const KINDS = { river: "river", pit: "pit", lift: "lift" };

/** @param {{row: number, col: number}} square @returns {Spot} */
const spot = ({ row, col }) => ({ fragment: PLAN, row, col });

/**
 * @param {Truth | null} before
 * @param {Truth} after
 * @param {readonly Said[]} hear what was said between the two
 * @returns {Happening | null} null: nothing
 */
export function truthHappening(before, after, hear) {
  if (!before || !comparable(before, after)) return null;
  const motions = after.paths.flatMap(({ seat, cells }) => {
    const old = before.paths.find((path) => path.seat === seat)?.cells ?? [];
    const motion = motionAlong(seat, old, cells.slice(old.length), hear);
    return motion ? [motion] : [];
  });
  const at = (/** @type {Truth} */ { pawns }, /** @type {number} */ seat) => {
    const pawn = pawns.find((one) => one.seat === seat);
    return pawn && pawn.row >= 0 ? spot(pawn) : null;
  };
  const marks = marksOf((seat) => ({ then: at(before, seat), now: at(after, seat) }), motions, hear);
  return anything({ motions, fades: [], marks, strolls: strollsOf(before, after, hear, Math.max(0, ...motions.map(durationOf))) });
}

/** @param {number} seat @param {readonly Footstep[]} old @param {readonly Footstep[]} steps
 * @param {readonly Said[]} hear @returns {Motion | null} */
function motionAlong(seat, old, steps, hear) {
  const way = wayOf(hear, seat);
  const from = old.at(-1);
  const first = steps.findLastIndex(([, , how]) => how === "start");
  if (!from || first >= 0) {
    const start = steps[first] ?? steps[0];
    return start ? { seat, from: spot(square(start)), legs: [], bump: null, appears: true } : null;
  }
  const legs = steps.map((step) => ({ kind: KINDS[step[2]] ?? (way.how === "rowed" ? "row" : "walk"), to: spot(square(step)) }));
  return legs.length || way.wall ? { seat, from: spot(square(from)), legs, bump: way.wall, appears: false } : null;
}

/** @param {Footstep} step @returns {Square} */
const square = ([row, col]) => ({ row, col });

/** How the creatures went on, after everybody else. @param {Truth} before @param {Truth} after
 * @param {readonly Said[]} hear @param {number} delay @returns {Stroll[]} */
function strollsOf(before, after, hear, delay) {
  const creatures = /** @type {const} */ (["bear", "leprechaun"]);
  return creatures.flatMap((who) => {
    const [from, to] = [before[who], after[who]];
    const legs = from && to ? legsOf(after, who, from, to, hear) : [];
    return from && legs.length ? [{ who, delay, motion: { seat: -1, from: spot(from), legs, bump: null, appears: false } }] : [];
  });
}

/** @param {Truth} truth @param {Creature} who @param {Square} from @param {Square} to
 * @param {readonly Said[]} hear @returns {Leg[]} */
function legsOf(truth, who, from, to, hear) {
  const cave = truth.cells.find(({ cell }) => cell === "cave");
  if (who === "bear" && cave && hear.some(({ key }) => key === "bear-fled")) {
    return [{ kind: "flee", to: spot(cave) }, ...strides(truth, cave, to)];
  }
  return strides(truth, from, to);
}

/** A step of a creature, and where the square it came to carried it. @param {Truth} truth
 * @param {Square} from @param {Square} to @returns {Leg[]} */
function strides(truth, from, to) {
  if (equal(from, to)) return [];
  if (adjoin(truth, from, to)) return [{ kind: "walk", to: spot(to) }];
  const by = truth.cells.find((cell) => (adjoin(truth, cell, from) || equal(cell, from)) && leads(truth, cell, to));
  if (!by) return [{ kind: "pit", to: spot(to) }];
  const carried = /** @type {Leg} */ ({ kind: KINDS[by.cell] ?? "walk", to: spot(to) });
  return equal(by, from) ? [carried] : [{ kind: "walk", to: spot(by) }, carried];
}

/** Whether a square carries whoever comes there to another one. @param {Truth} truth
 * @param {import("../basics/types.js").TrueCell} cell @param {Square} to */
function leads(truth, cell, to) {
  if (cell.flow) return equal({ row: cell.row + STEP[cell.flow].row, col: cell.col + STEP[cell.flow].col }, to);
  const end = truth.cells.find((other) => equal(other, to));
  if (cell.cell === "lift") return end?.cell === "lift" && end.col === cell.col;
  return Boolean(cell.pit && end?.pit) && cell.pit?.loop === end?.pit?.loop;
}

/** @param {Square} a @param {Square} b */
const equal = (a, b) => a.row === b.row && a.col === b.col;
