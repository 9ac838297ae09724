/** A loose scrap of the notebook, laid where its player believes it to lie: its marks in pencil. Pure. */

/** @import { Fragment } from "../../draw/basics/types.js" */
/** @import { Mark, Place, Plan, Sign } from "./marks.js" */

import { floorOf } from "../../draw/basics/geometry.js";
import { edgeOf, isThere, signAt } from "./marks.js";

/**
 * @param {Plan} plan @param {readonly Sign[]} signs @param {Fragment} scrap @param {Place} to where its first square comes to lie
 * @returns {Mark[] | null} null: it doesn't fit there
 */
export function laid(plan, signs, scrap, to) {
  const level = floorOf(plan, to.row) * plan.rows;
  const several = (scrap.floors ?? 1) > 1;
  /** @param {Place} place @returns {Place | null} */
  function moved({ row, col }) {
    const own = several ? row % plan.rows : row;
    const down = own + (to.row % plan.rows);
    const there = { row: level + (several ? row - own : 0) + down, col: col + to.col };
    return down < plan.rows && isThere(plan, there) ? there : null;
  }
  const cells = scrap.cells.map((cell) => ({ cell, at: moved(cell) }));
  if (!cells.length || cells.some(({ at }) => !at)) return null;
  const own = new Set(scrap.cells.map(({ row, col }) => `${row},${col}`));
  const by = (/** @type {string} */ on) => signs.find((sign) => sign.on === on);
  const [flow, seat] = [by("flow"), by("seat")];
  return [
    ...cells.flatMap(({ cell: { cell, flow: way }, at }) => [
      ...(cell && at && signs.some(({ on, sign }) => on === "cell" && sign === cell) ? [{ ...at, on: "cell", sign: cell }] : []),
      ...(way && at && flow ? [{ ...at, on: flow.on, sign: flow.sign, side: way }] : []),
    ]),
    ...scrap.sides.flatMap(({ row, col, side, is, doubtful }) => {
      const at = own.has(`${row},${col}`) && !doubtful ? moved({ row, col }) : null;
      const edge = at && edgeOf(plan, at, side);
      // What has another name on a scrap is something that stands there.
      const sign = edge && (signAt(signs, is, edge) ?? signs.find((one) => one.edge === edge && one.stroke === "along"));
      return at && sign ? [{ ...at, on: sign.on, sign: sign.sign, side }] : [];
    }),
    ...scrap.pawns.flatMap(({ seat: whose, row, col }) => {
      const at = moved({ row, col });
      return at && seat ? [{ ...at, on: seat.on, sign: seat.sign, seat: whose }] : [];
    }),
  ];
}
