/** The game master's map in words. */

/** @import { Seat, TrueCell, TruePawn, Truth, Words } from "../basics/types.js" */

import { cellName } from "../basics/geometry.js";
import { condition, kitIn, lyingIn, nameOf, shapeIn, sidesOf } from "./telling.js";

/**
 * The game master's map, a sentence for every square and thing.
 * @param {Truth} truth
 * @param {Words} words
 * @param {readonly Seat[]} seats
 * @returns {string[]}
 */
export function describeTruth(truth, words, seats) {
  const squares = truth.cells.map((cell) => words("notebook-square", {
    at: cellName(truth, cell.row, cell.col), what: factsOf(truth, cell, words, seats).join(", "),
  }));
  return [...inShort(truth, words, seats), ...pathsIn(truth, words), ...shapeIn(truth, words), ...squares];
}

/** The game master's map in short. @param {Truth} truth @param {Words} words
 * @param {readonly Seat[]} seats @returns {string} */
export const labelTruth = (truth, words, seats) => inShort(truth, words, seats).join(" ");

/** Its size, and where players and treasures are. @param {Truth} truth @param {Words} words
 * @param {readonly Seat[]} seats @returns {string[]} */
function inShort(truth, words, seats) {
  const { rows, cols, pawns, bear, leprechaun } = truth;
  const name = (/** @type {{row: number, col: number}} */ { row, col }) => cellName(truth, row, col);
  return [
    words("notebook-truth", { rows, cols }),
    ...pawns.filter(({ row }) => row >= 0).flatMap((pawn) => [
      words("notebook-stands", { name: nameOf(seats, pawn.seat), at: name(pawn) }),
      ...stateIn(pawn, words, seats),
    ]),
    ...treasuresIn(truth, words, seats),
    ...(bear ? [words("notebook-bear", { at: name(bear) })] : []),
    ...(leprechaun ? [words("notebook-leprechaun", { at: name(leprechaun) })] : []),
  ];
}

/** The ways that creatures go again and again. @param {Truth} truth @param {Words} words @returns {string[]} */
function pathsIn(truth, words) {
  const creatures = /** @type {const} */ (["bear", "leprechaun"]);
  return creatures.flatMap((who) => {
    const path = truth[`${who}_path`] ?? [];
    const at = path.map(([row, col]) => cellName(truth, row, col)).join(", ");
    return path.length ? [words(`notebook-path-${who}`, { at })] : [];
  });
}

/** Health, stock and burden of a player. @param {TruePawn} pawn @param {Words} words
 * @param {readonly Seat[]} seats @returns {string[]} */
function stateIn(pawn, words, seats) {
  const { seat, health, moves, immune, fallen, bullets, bombs, mine, corpse } = pawn;
  if (health === "dead" || health === "lost") return [];
  const what = [
    ...condition({ health, moves, immune }, words),
    ...(fallen ? [words("notebook-is-fallen")] : []),
    ...(bullets === undefined || bombs === undefined ? [] : [words("notebook-stock", { bullets, bombs })]),
    ...kitIn(pawn, words),
    ...(mine ? [words("notebook-has-mine")] : []),
    ...(typeof corpse === "number" ? [words("notebook-has-corpse-of", { name: nameOf(seats, corpse) })] : []),
  ];
  return what.length ? [words("notebook-state", { name: nameOf(seats, seat), what: what.join(", ") })] : [];
}

/** @param {Truth} truth @param {Words} words @param {readonly Seat[]} seats @returns {string[]} */
function treasuresIn(truth, words, seats) {
  return truth.treasures.flatMap(({ true: real, row, col, seat }) => {
    const kind = real ? "true" : "false";
    if (seat !== undefined && seat >= 0) return [words("notebook-treasure-carried", { kind, name: nameOf(seats, seat) })];
    if (row === undefined || col === undefined || row < 0) return [];
    return [words("notebook-treasure", { kind, at: cellName(truth, row, col) })];
  });
}

/**
 * One square and all that lies or lives there.
 * @param {Truth} truth @param {{row: number, col: number}} place @param {Words} words @returns {string}
 */
export function describeSquare(truth, place, words) {
  const here = (/** @type {{row?: number, col?: number} | null} */ one) => one?.row === place.row && one.col === place.col;
  const at = cellName(truth, place.row, place.col);
  const cell = truth.cells.find(here);
  if (!cell) return words("desk-no-square", { at });
  const lying = truth.treasures.filter(here).map((one) => words("desk-here", { what: truth.keyed ? "key" : one.true ? "true" : "false" }));
  const living = /** @type {const} */ (["bear", "leprechaun"]).filter((who) => here(truth[who])).map((what) => words("desk-here", { what }));
  return words("notebook-square", { at, what: [...factsOf(truth, cell, words, []), ...lying, ...living].join(", ") });
}

/** All there is on a square and around it. @param {Truth} truth @param {TrueCell} cell @param {Words} words
 * @param {readonly Seat[]} seats @returns {string[]} */
function factsOf(truth, cell, words, seats) {
  const { row, col } = cell;
  const what = [words(`notebook-type-${cell.cell}`)];
  if (cell.flow) what.push(words("notebook-flow", { side: cell.flow }));
  if (cell.pit) what.push(words("notebook-pit", { ...cell.pit }));
  if (cell.cell === "encephalitis") {
    const mite = truth.mites?.find((one) => one.row === row && one.col === col);
    what.push(words(`notebook-mite-${mite?.is ?? "asleep"}`));
  }
  if (cell.stores) what.push(words("notebook-stores", { what: cell.stores.map((kind) => words("notebook-store", { kind })).join(", ") }));
  for (const [side, is] of sidesOf(truth, truth.sides, cell)) {
    if (is !== "open") what.push(words(`notebook-side-${is}`, { side }));
  }
  const things = truth.things?.find((one) => one.row === row && one.col === col);
  if (!things) return what;
  const { corpses, contagious = [], ...others } = things;
  const dead = corpses.map((seat) => {
    const name = nameOf(seats, seat);
    return contagious.includes(seat) ? words("notebook-contagious-corpse-of", { name }) : words("notebook-corpse-of", { name });
  });
  return [...what, ...lyingIn(others, words), ...dead];
}
