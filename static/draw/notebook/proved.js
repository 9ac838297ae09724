/** A notebook with what is proved besides: marks of the engine's, each of which says that it is one. */

/** @import { Fragment, KnownCell, View } from "../basics/types.js" */

import { sideKey } from "../basics/geometry.js";
import { PLAN } from "../basics/layout.js";

/** @typedef {import("../../replies.d.ts").Marks} Marks */

/**
 * @param {View} view
 * @param {Marks} marks
 * @returns {View} its map goes as far as can be proved, and its scraps fit in no more places than they can
 */
export function withMarks(view, { cells, sides, pawns, links, places }) {
  const { notebook } = view;
  const map = notebook.fragments.find(({ anchored }) => anchored);
  const adds = cells.length + sides.length + pawns.length > 0;
  const { id, ...base } = map ?? blank(view);
  const known = new Set(base.sides.filter(({ doubtful }) => !doubtful).map(({ row, col, side }) => sideKey(row, col, side)));
  const found = new Set(cells.map(({ row, col }) => `${row} ${col}`));
  /** @type {Fragment} */
  const whole = {
    id,
    ...base,
    cells: [...base.cells.filter(({ row, col }) => !found.has(`${row} ${col}`)), ...cells.map(proved)].toSorted(inOrder),
    sides: [...base.sides, ...sides.filter(({ row, col, side }) => !known.has(sideKey(row, col, side))).map(proved)],
    pawns: [...base.pawns, ...pawns.filter(({ seat }) => !base.pawns.some((pawn) => pawn.seat === seat))],
  };
  const exact = new Map(places.map((one) => [one.fragment, one]));
  const loose = notebook.fragments.filter((fragment) => fragment !== map).map((fragment) => {
    const fits = exact.get(fragment.id);
    if (!fits || fits.places > fragment.places) return fragment;
    return { ...fragment, places: fits.places, at: fits.at.length || fits.places === fragment.places ? fits.at : [] };
  });
  const leads = links.map(({ by, from, to }) => ({ by, from: { ...from, fragment: id }, to: { ...to, fragment: id } }));
  return {
    ...view,
    notebook: { ...notebook, fragments: map || adds ? [whole, ...loose] : loose, links: [...notebook.links, ...leads] },
  };
}

/** @template {object} T @param {T} mark @returns {T & {proved: true}} */
const proved = (mark) => ({ ...mark, proved: true });

/** @param {KnownCell} one @param {KnownCell} other */
const inOrder = (one, other) => one.row - other.row || one.col - other.col;

/** A map on which nothing is known yet. @param {View} view @returns {Fragment} */
const blank = ({ floors }) => ({ id: PLAN, anchored: true, places: 1, at: [], floors, cells: [], sides: [], pawns: [] });

/** A notebook that has a sheet for the whole plan, also where nothing is known to lie on it. @param {View} view @returns {View} */
export function withPlan(view) {
  const { notebook } = view;
  return notebook.fragments.some(({ anchored }) => anchored) ? view : { ...view, notebook: { ...notebook, fragments: [blank(view), ...notebook.fragments] } };
}

/** A notebook in which nothing is written. @param {View} view @returns {View} */
export const withNothing = (view) => ({ ...view, notebook: { fragments: [], links: [], bear: null } });
