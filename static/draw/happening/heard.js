/** What was said about one player's last moves, as far as the way of his pawn depends on it. */

/** @import { Said, Side } from "../basics/types.js" */

import { isSide } from "../basics/geometry.js";

/**
 * @typedef {"walked" | "waded" | "rowed" | "carried" | "flowed" | "drifted" | "fell" | "rode"} How
 * @typedef {{side: Side | null, how: How | null, wall: Side | null, ordered: boolean}} Way
 *   `side`: where he went last; `how` he came where he is; `wall`: the side on which he met one;
 *   `ordered`: he goes on from a square that he named.
 * @typedef {{do: string, side?: string, dark?: boolean, tell?: string[]}} Action
 *   `tell`: only these facts are told.
 */

/** What is said of an arrival, by the first word of its key. @type {Record<string, How>} */
const HOWS = { arrived: "walked", waded: "waded", rowed: "rowed", carried: "carried", flowed: "flowed", drifted: "drifted" };
/** What is said of a way that was blocked. */
const WALLS = ["hit-wall", "hit-monolith"];

/**
 * The action that what follows answers: the whole request, or one of several as it begins.
 * @param {Said} said
 * @returns {Action | null}
 */
export function actionOf({ key, args }) {
  if (key === "acts") return args.action ?? null;
  if (key !== "requested") return null;
  const actions = args.actions ?? [];
  return actions.find(moves) ?? actions[0] ?? null;
}

/** Whether an action may take the pawn anywhere: whoever skips may be carried on. @param {Action} action */
export const moves = (action) => ["go", "flow", "loop", "lift", "skip"].includes(action.do);

/** Whether a player may have gone where the table couldn't follow: in the dark, or to a square he ordered.
 * @param {readonly Said[]} hear @param {number} seat */
export const wentUnseen = (hear, seat) => hear.some(({ key, args }) => {
  if (args.seat !== seat) return false;
  if (key !== "requested") return key === "ordered";
  return everyAction(args.actions).some((action) => moves(action) && (action.dark || action.tell));
});

/** Those behind conditions too. @param {any[]} actions @returns {Action[]} */
const everyAction = (actions) =>
  actions.flatMap((one) => (one.do ? [one] : [...everyAction(one.then ?? []), ...everyAction(one.else ?? [])]));

/** @param {readonly Said[]} hear what was said between two views @param {number} seat @returns {Way} */
export function wayOf(hear, seat) {
  /** @type {Way} */
  let way = { side: null, how: null, wall: null, ordered: false };
  for (const said of hear) {
    if (said.args.seat !== seat) continue;
    const action = actionOf(said);
    if (action && moves(action)) {
      const { side } = action;
      way = { ...way, side: isSide(side) ? side : null, how: null, wall: null };
    }
    if (said.key === "ordered") way.ordered = true;
    if (WALLS.includes(said.key)) way.wall = way.side;
    const [first, where] = said.key.split("-");
    if (where === "pit") way.how = "fell";
    else if (where === "lift") way.how = "rode";
    else if (where && Object.hasOwn(HOWS, first)) way.how = HOWS[first];
  }
  return way;
}
