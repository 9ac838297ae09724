/** The floors of a labyrinth as tabs, where there is no room to show them beside each other. */

/** @import { Seat } from "../../draw/basics/types.js" */
/** @import { Words } from "../../draw/basics/types.js" */

import { fill, h, setAttributes } from "../parts/dom.js";
import { mark } from "../parts/icons.js";

/** @typedef {{floors: number, shown: number, standing: Map<number, number>}} Floors
 *   `standing`: the floor that each seat's pawn stands on, if that is known. */

/** Keys that turn to the next floor up or down. @type {Record<string, number>} */
const KEYS = { PageUp: 1, PageDown: -1 };

/**
 * @param {(floor: number) => void} turn
 * @param {string} name of the group, for its buttons' ids
 */
export function createFloorTabs(turn, name) {
  const root = h("div", { class: "floor-tabs", role: "group", hidden: true, "data-testid": `${name}-floors` });
  /** @type {Floors | null} */
  let shows = null;

  root.addEventListener("keydown", (event) => {
    const to = (shows?.shown ?? 0) + (KEYS[event.key] ?? NaN);
    if (!shows || !(to >= 0 && to < shows.floors)) return;
    event.preventDefault();
    turn(to);
    document.getElementById(`${name}-floor-${to + 1}`)?.focus();
  });

  return {
    root,

    /** @param {Floors | null} floors null: there is nothing to choose @param {readonly Seat[]} seats
     * @param {number | null} eyes @param {Words} words */
    update(floors, seats, eyes, words) {
      shows = floors;
      root.hidden = !floors;
      if (!floors) return;
      setAttributes(root, { "aria-label": words("notebook-floor-choice"), title: words("notebook-floor-choice") });
      fill(root, Array.from({ length: floors.floors }, (_, floor) => tab(floor, floors, seats, eyes, words)));
    },
  };

  /** @param {number} floor @param {Floors} floors @param {readonly Seat[]} seats @param {number | null} eyes
   * @param {Words} words */
  function tab(floor, { shown, standing }, seats, eyes, words) {
    const here = seats.map((_, seat) => seat).filter((seat) => standing.get(seat) === floor);
    const names = here.map((seat) => (seat === eyes ? words("notebook-floor-you") : seats[seat].name)).join(", ");
    const title = words("notebook-floor", { floor: floor + 1 });
    return h(
      "button",
      {
        type: "button", class: "floor-tab", id: `${name}-floor-${floor + 1}`, "data-testid": `${name}-floor`,
        "aria-pressed": String(floor === shown),
        "aria-label": names ? words("notebook-floor-who", { floor: floor + 1, names }) : title,
        onclick: () => turn(floor),
      },
      title,
      here.map((seat) => mark(seats[seat].colour, seat === eyes ? "mark-own" : "")),
    );
  }
}
