/**
 * The notebook and the game master's map in words, for whoever can't see the drawing.
 *
 * Fluent messages and their arguments (`side` is left, right, up or down; `at` a square's name):
 *   notebook-start {rows, cols}            notebook-empty
 *   notebook-start-taken {name, at}        notebook-map {count}
 *   notebook-scrap {number, count, places} notebook-at {row, col}: a square of a scrap
 *   notebook-on-scrap {number, at}         notebook-square {at, what}: one square, all that is known
 *   notebook-type-<cell>, notebook-type-unknown, notebook-flow {side}, notebook-flow-unknown
 *   notebook-side-open|wall|doubtful|exit|edge|monolith|closed|opened|blown|built {side}
 *   notebook-without {at}: squares that are missing; notebook-row {row, count, at}: those that are there
 *   notebook-treasures|bullets|bombs|mines|active|corpses {count}: lying there
 *   notebook-told: of a treasure, by a leprechaun
 *   notebook-proved {what}: nobody said it, but it follows; notebook-scrap-said {number, count}: where only what was said is written
 *   notebook-own       notebook-pawn {name}
 *   notebook-is-wounded|infected|immune|fallen|unsure, notebook-moves {count}: what is known of a player
 *   notebook-has-treasure|mine|corpse: what he carries; notebook-has-corpse-of {name}
 *   notebook-link-river|pit|lift {from, to}, notebook-link-drift {from, to}: one or two squares on
 *   notebook-you {at}                      notebook-you-nowhere
 *   notebook-floors {floors}               notebook-at-level {level, row, col}: a square of a scrap of several floors
 *   notebook-truth {rows, cols}            notebook-pit {loop, number}
 *   notebook-treasure {kind, at}, notebook-treasure-carried {kind, name}: kind is true or false
 *   notebook-bear {at}                     notebook-stands {name, at}, notebook-state {name, what}
 *   notebook-stock {bullets, bombs}        notebook-corpse-of {name}, notebook-contagious-corpse-of {name}
 *   notebook-mite-asleep|awake|contagious  notebook-leprechaun {at}, notebook-path-bear|leprechaun {at}
 *   notebook-stores {what}, notebook-store {kind}: what an arsenal holds that doesn't hold everything
 *   notebook-lives|knives|boats|cement {count}: a player's
 *   desk-no-square {at}, desk-here {what}: of a plan that is being drawn
 * On the drawing itself: notebook-fits {places}, notebook-letter-<cell>, notebook-floor {floor},
 * notebook-level {level}: how far above the lowest known floor, notebook-drift.
 */

/** @import { Fragment, KnownCell, PawnState, Seat, Spot, View, Words } from "../basics/types.js" */

import { cellName, floorOf } from "../basics/geometry.js";
import { condition, lyingIn, nameOf, shapeIn, sidesOf, toldOf } from "./telling.js";

export { describeSquare, describeTruth, labelTruth } from "./describe-truth.js";

/** @type {Record<string, string>} */
const LINKS = { river: "notebook-link-river", pit: "notebook-link-pit", lift: "notebook-link-lift" };

/**
 * The whole notebook, a sentence for every square.
 * @param {View} view
 * @param {Words} words
 * @param {readonly Seat[]} [seats]
 * @param {number | null} [eyes] the seat that is spoken to
 * @param {import("../basics/types.js").Customs} [customs]
 * @returns {string[]}
 */
export function describeNotebook(view, words, seats = [], eyes = null, { drifts = false, hints = false } = {}) {
  const { fragments, links, bear } = view.notebook;
  const told = { view, seats, eyes, hints };
  if (view.phase === "start") return [...describeStart(view, words, seats), ...squares(toldBefore(view), words, told)];
  const lines = squares(fragments, words, told);
  const leads = links.map(({ by, from, to }) => words(drifts && by === "river" ? "notebook-link-drift" : LINKS[by] ?? LINKS.river, {
    from: spotName(view, from, words), to: spotName(view, to, words),
  }));
  const seen = bear ? [words("notebook-bear", { at: spotName(view, bear, words) })] : [];
  const shape = shapeIn(view, words);
  return lines.length ? [...shape, ...lines, ...leads, ...seen] : [...shape, words("notebook-empty")];
}

/** @typedef {{view: View, seats: readonly Seat[], eyes: number | null, hints?: boolean}} Told */

/** @param {readonly Fragment[]} fragments @param {Words} words @param {Told} told @returns {string[]} */
const squares = (fragments, words, told) => fragments.flatMap((fragment) => [
  headline(told.view, fragment, fragments, words),
  ...fragment.cells.map((cell) => words("notebook-square", {
    at: squareName(told.view, fragment, cell, words), what: facts(fragment, cell, words, told).join(", "),
  })),
]);

/** What is known of squares before anybody moves: only those that were asked for are news.
 * @param {View} view @returns {Fragment[]} */
const toldBefore = ({ notebook: { fragments } }) => fragments
  .map((fragment) => ({ ...fragment, cells: fragment.cells.filter(({ row, col }) =>
    !fragment.pawns.some((pawn) => pawn.row === row && pawn.col === col)) }))
  .filter(({ cells }) => cells.length > 0);

/**
 * The notebook in short: where the own pawn stands, what is known there, and the pieces there are.
 * @param {View} view @param {Words} words @param {readonly Seat[]} seats @param {number | null} eyes
 * @returns {string}
 */
export function labelNotebook(view, words, seats, eyes) {
  if (view.phase === "start") return describeStart(view, words, seats).join(" ");
  const { fragments } = view.notebook;
  return [...whereOwn(view, words, seats, eyes),
    ...fragments.map((fragment) => headline(view, fragment, fragments, words))].join(" ");
}

/** @param {View} view @param {Words} words @param {readonly Seat[]} seats @param {number | null} eyes */
function whereOwn(view, words, seats, eyes) {
  const { notebook: { fragments } } = view;
  if (eyes === null) return [];
  for (const fragment of fragments) {
    const pawn = fragment.pawns.find(({ seat }) => seat === eyes);
    if (!pawn) continue;
    const at = spotName(view, { fragment: fragment.id, row: pawn.row, col: pawn.col }, words);
    const cell = fragment.cells.find(({ row, col }) => row === pawn.row && col === pawn.col);
    const what = cell ? facts(fragment, cell, words, { view, seats, eyes }).join(", ") : "";
    return [words("notebook-you", { at }), ...(what ? [words("notebook-square", { at, what })] : [])];
  }
  return [words("notebook-you-nowhere")];
}

/** @param {View} view @param {Words} words @param {readonly Seat[]} seats */
function describeStart(view, words, seats) {
  const { rows, cols, pawns } = view;
  const taken = pawns.flatMap(({ seat, start }) =>
    start ? [words("notebook-start-taken", { name: nameOf(seats, seat), at: start })] : []);
  return [words("notebook-start", { rows, cols }), ...shapeIn(view, words), ...taken];
}

/** @param {View} view @param {Fragment} fragment @param {readonly Fragment[]} fragments @param {Words} words */
function headline({ literal }, fragment, fragments, words) {
  const count = fragment.cells.length;
  if (fragment.anchored) return words("notebook-map", { count });
  const number = scrapNumber(fragments, fragment.id);
  return literal ? words("notebook-scrap-said", { number, count }) : words("notebook-scrap", { number, count, places: fragment.places });
}

/** Scraps are counted from 1, in the order they are drawn. @param {readonly Fragment[]} fragments
 * @param {number} id */
function scrapNumber(fragments, id) {
  return fragments.filter(({ anchored }) => !anchored).findIndex((fragment) => fragment.id === id) + 1;
}

/** @param {View} view @param {Fragment} fragment @param {{row: number, col: number}} at @param {Words} words */
function squareName(view, fragment, { row, col }, words) {
  if (fragment.anchored) return cellName(view, row, col);
  if ((fragment.floors ?? 1) === 1) return words("notebook-at", { row: row + 1, col: col + 1 });
  return words("notebook-at-level", { level: floorOf(view, row), row: (row % view.rows) + 1, col: col + 1 });
}

/** @param {View} view @param {Spot} spot @param {Words} words */
export function spotName(view, spot, words) {
  const { fragments } = view.notebook;
  const fragment = fragments.find(({ id }) => id === spot.fragment);
  if (!fragment) return "?";
  const at = squareName(view, fragment, spot, words);
  return fragment.anchored ? at : words("notebook-on-scrap", { number: scrapNumber(fragments, spot.fragment), at });
}

/** What is known of a square. @param {Fragment} fragment @param {KnownCell} cell @param {Words} words
 * @param {Told} told @returns {string[]} */
function facts(fragment, cell, words, { view, seats, eyes, hints }) {
  const said = (/** @type {boolean | undefined} */ proved, /** @type {string} */ what) => (proved ? words("notebook-proved", { what }) : what);
  const found = [said(cell.proved, words(`notebook-type-${cell.cell ?? "unknown"}`))];
  if (cell.flow) found.push(words("notebook-flow", { side: cell.flow }));
  else if (cell.cell === "river") found.push(words("notebook-flow-unknown"));
  for (const [side, is, proved] of sidesOf(view, fragment.sides, cell)) found.push(said(proved, words(`notebook-side-${is}`, { side })));
  if (cell.treasures) found.push(words("notebook-treasures", { count: cell.treasures }));
  if (hints && toldOf(cell)) found.push(words("notebook-told"));
  if (cell.things) found.push(...lyingIn(cell.things, words));
  for (const { seat, row, col } of fragment.pawns) {
    if (row !== cell.row || col !== cell.col) continue;
    found.push(seat === eyes ? words("notebook-own") : words("notebook-pawn", { name: nameOf(seats, seat) }));
    const state = view.pawns.find((pawn) => pawn.seat === seat);
    if (state) found.push(...known(state, words));
  }
  return found;
}

/** What the drawing marks on a pawn. @param {PawnState} pawn @param {Words} words
 * @returns {string[]} */
function known({ health, moves, immune, treasures, mine, corpse, sure }, words) {
  return [
    ...condition({ health, moves, immune }, words),
    ...(treasures ? [words("notebook-has-treasure")] : []),
    ...(mine ? [words("notebook-has-mine")] : []),
    ...(corpse ? [words("notebook-has-corpse")] : []),
    ...(sure === false ? [words("notebook-is-unsure")] : []),
  ];
}
