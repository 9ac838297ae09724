/**
 * The notebook and the game master's map in words, for whoever can't see the drawing.
 *
 * Fluent messages and their arguments (`side` is left, right, up or down; `at` a square's name):
 *   notebook-start {rows, cols}            notebook-empty
 *   notebook-start-taken {name, at}        notebook-map {count}
 *   notebook-scrap {number, count, places} notebook-at {row, col}: a square of a scrap
 *   notebook-on-scrap {number, at}         notebook-square {at, what}: one square, all that is known
 *   notebook-type-<cell>, notebook-type-unknown, notebook-flow {side}, notebook-flow-unknown
 *   notebook-side-open|wall|doubtful|exit|edge|monolith|blown {side}
 *   notebook-treasures {count}             notebook-own       notebook-pawn {name}
 *   notebook-link-river|pit {from, to}     notebook-you {at}  notebook-you-nowhere
 *   notebook-truth {rows, cols}            notebook-pit {loop, number}
 *   notebook-treasure {kind, at}, notebook-treasure-carried {kind, name}: kind is true or false
 *   notebook-bear {at}                     notebook-stands {name, at}
 * On the drawing itself: notebook-fits {places}, notebook-letter-<cell>.
 */

/** @import { Fragment, KnownCell, Seat, Side, Spot, Truth, View, Words } from "./types.js" */

import { OPPOSITE, STEP, cellName } from "./geometry.js";

/** @type {Record<string, string>} */
const LINKS = { river: "notebook-link-river", pit: "notebook-link-pit" };

/**
 * The whole notebook, a sentence for every square.
 * @param {View} view
 * @param {Words} words
 * @param {readonly Seat[]} [seats]
 * @param {number | null} [eyes] the seat that is spoken to
 * @returns {string[]}
 */
export function describeNotebook(view, words, seats = [], eyes = null) {
  const { fragments, links, bear } = view.notebook;
  if (view.phase === "start") return describeStart(view, words, seats);
  const lines = fragments.flatMap((fragment) => [
    headline(fragment, fragments, words),
    ...fragment.cells.map((cell) => words("notebook-square", {
      at: squareName(fragment, cell, words),
      what: facts(fragment, cell, words, seats, eyes).join(", "),
    })),
  ]);
  const leads = links.map(({ by, from, to }) => words(LINKS[by] ?? LINKS.river, {
    from: spotName(fragments, from, words), to: spotName(fragments, to, words),
  }));
  const seen = bear ? [words("notebook-bear", { at: spotName(fragments, bear, words) })] : [];
  return lines.length ? [...lines, ...leads, ...seen] : [words("notebook-empty")];
}

/**
 * The notebook in short: where the own pawn stands, what is known there, and the pieces there are.
 * @param {View} view @param {Words} words @param {readonly Seat[]} seats @param {number | null} eyes
 * @returns {string}
 */
export function labelNotebook(view, words, seats, eyes) {
  if (view.phase === "start") return describeStart(view, words, seats).join(" ");
  const { fragments } = view.notebook;
  return [...whereOwn(view, words, seats, eyes),
    ...fragments.map((fragment) => headline(fragment, fragments, words))].join(" ");
}

/** @param {View} view @param {Words} words @param {readonly Seat[]} seats @param {number | null} eyes */
function whereOwn({ notebook: { fragments } }, words, seats, eyes) {
  if (eyes === null) return [];
  for (const fragment of fragments) {
    const pawn = fragment.pawns.find(({ seat }) => seat === eyes);
    if (!pawn) continue;
    const at = spotName(fragments, { fragment: fragment.id, row: pawn.row, col: pawn.col }, words);
    const cell = fragment.cells.find(({ row, col }) => row === pawn.row && col === pawn.col);
    const what = cell ? facts(fragment, { ...cell }, words, seats, eyes).join(", ") : "";
    return [words("notebook-you", { at }), ...(what ? [words("notebook-square", { at, what })] : [])];
  }
  return [words("notebook-you-nowhere")];
}

/** @param {View} view @param {Words} words @param {readonly Seat[]} seats */
function describeStart({ rows, cols, pawns }, words, seats) {
  const taken = pawns.flatMap(({ seat, start }) =>
    start ? [words("notebook-start-taken", { name: nameOf(seats, seat), at: start })] : []);
  return [words("notebook-start", { rows, cols }), ...taken];
}

/** @param {Fragment} fragment @param {readonly Fragment[]} fragments @param {Words} words */
function headline(fragment, fragments, words) {
  const count = fragment.cells.length;
  if (fragment.anchored) return words("notebook-map", { count });
  return words("notebook-scrap", { number: scrapNumber(fragments, fragment.id), count, places: fragment.places });
}

/** Scraps are counted from 1, in the order they are drawn. @param {readonly Fragment[]} fragments
 * @param {number} id */
function scrapNumber(fragments, id) {
  return fragments.filter(({ anchored }) => !anchored).findIndex((fragment) => fragment.id === id) + 1;
}

/** @param {Fragment} fragment @param {{row: number, col: number}} at @param {Words} words */
function squareName(fragment, { row, col }, words) {
  return fragment.anchored ? cellName(row, col) : words("notebook-at", { row: row + 1, col: col + 1 });
}

/** @param {readonly Fragment[]} fragments @param {Spot} spot @param {Words} words */
function spotName(fragments, spot, words) {
  const fragment = fragments.find(({ id }) => id === spot.fragment);
  if (!fragment) return "?";
  const at = squareName(fragment, spot, words);
  return fragment.anchored ? at : words("notebook-on-scrap", { number: scrapNumber(fragments, spot.fragment), at });
}

/** What is known of a square. @param {Fragment} fragment @param {KnownCell} cell @param {Words} words
 * @param {readonly Seat[]} seats @param {number | null} eyes @returns {string[]} */
function facts(fragment, cell, words, seats, eyes) {
  const found = [words(`notebook-type-${cell.cell ?? "unknown"}`)];
  if (cell.flow) found.push(words("notebook-flow", { side: cell.flow }));
  else if (cell.cell === "river") found.push(words("notebook-flow-unknown"));
  for (const [side, is] of sidesOf(fragment.sides, cell)) found.push(words(`notebook-side-${is}`, { side }));
  if (cell.treasures) found.push(words("notebook-treasures", { count: cell.treasures }));
  for (const { seat, row, col } of fragment.pawns) {
    if (row !== cell.row || col !== cell.col) continue;
    found.push(seat === eyes ? words("notebook-own") : words("notebook-pawn", { name: nameOf(seats, seat) }));
  }
  return found;
}

/** The known sides of a square, whichever of its two squares lists them.
 * @param {readonly import("./types.js").KnownSide[]} sides @param {{row: number, col: number}} cell
 * @returns {[Side, string][]} */
function sidesOf(sides, cell) {
  return sides.flatMap(({ row, col, side, is: state, doubtful }) => {
    const is = doubtful ? "doubtful" : state;
    if (row === cell.row && col === cell.col) return [/** @type {[Side, string]} */ ([side, is])];
    const over = row + STEP[side].row === cell.row && col + STEP[side].col === cell.col;
    return over ? [/** @type {[Side, string]} */ ([OPPOSITE[side], is])] : [];
  });
}

/** @param {readonly Seat[]} seats @param {number} seat */
const nameOf = (seats, seat) => seats[seat]?.name ?? String(seat + 1);

/**
 * The game master's map, a sentence for every square and thing.
 * @param {Truth} truth
 * @param {Words} words
 * @param {readonly Seat[]} seats
 * @returns {string[]}
 */
export function describeTruth(truth, words, seats) {
  const { rows, cols, cells, sides, pawns, treasures, bear } = truth;
  const squares = cells.map((cell) => {
    const what = [words(`notebook-type-${cell.cell}`)];
    if (cell.flow) what.push(words("notebook-flow", { side: cell.flow }));
    if (cell.pit) what.push(words("notebook-pit", { ...cell.pit }));
    for (const [side, is] of sidesOf(sides, cell)) {
      if (is !== "open") what.push(words(`notebook-side-${is}`, { side }));
    }
    return words("notebook-square", { at: cellName(cell.row, cell.col), what: what.join(", ") });
  });
  const things = treasures.flatMap(({ true: real, row, col, seat }) => {
    const kind = real ? "true" : "false";
    if (seat !== undefined && seat >= 0) return [words("notebook-treasure-carried", { kind, name: nameOf(seats, seat) })];
    if (row === undefined || col === undefined || row < 0) return [];
    return [words("notebook-treasure", { kind, at: cellName(row, col) })];
  });
  return [
    words("notebook-truth", { rows, cols }),
    ...pawns.filter(({ row }) => row >= 0).map(({ seat, row, col }) =>
      words("notebook-stands", { name: nameOf(seats, seat), at: cellName(row, col) })),
    ...things,
    ...(bear ? [words("notebook-bear", { at: cellName(bear.row, bear.col) })] : []),
    ...squares,
  ];
}

/** The game master's map in short. @param {Truth} truth @param {Words} words
 * @param {readonly Seat[]} seats @returns {string} */
export const labelTruth = (truth, words, seats) =>
  describeTruth({ ...truth, cells: [] }, words, seats).join(" ");
