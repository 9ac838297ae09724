/** Which floor is shown where there is no room for all: the one on which things happen, or one turned to. */

/** @import { Truth, View } from "../../draw/basics/types.js" */
/** @import { Floors } from "./floor-tabs.js" */

import { floorsKnown, floorsOf, haveRoom, showsPlan } from "../../draw/plan/floors.js";

/** @param {() => {w: number, h: number}} size of the canvas in pixels */
export function createPages(size) {
  let home = 0;
  /** The floor that was turned to by hand since something happened. @type {number | null} */
  let turned = null;

  /** The one floor that is shown; null: all there are. @param {View | Truth | null} plan */
  function shown(plan) {
    const { w, h } = size();
    if (!plan || (plan.floors ?? 1) < 2 || !w || !h) return null;
    if ("notebook" in plan && !showsPlan(plan)) return null;
    return haveRoom(plan, { w, h }) ? null : turned ?? home;
  }

  return {
    shown,

    /** Turns to a floor, if it is one of those that are shown one by one. @param {View | Truth | null} plan
     * @param {number} floor */
    turn(plan, floor) {
      if (shown(plan) === null || !(floor >= 0 && floor < (plan?.floors ?? 1))) return false;
      turned = floor;
      return true;
    },

    /** The floor on which something has happened is turned to by itself. @param {number | null | undefined} floor
     * nullish: nobody knows */
    follow(floor) {
      if (floor === null || floor === undefined) return;
      home = floor;
      turned = null;
    },

    /** What tabs say. @param {View | Truth | null} plan @returns {Floors | null} */
    tell(plan) {
      const only = shown(plan);
      if (!plan || only === null) return null;
      return { floors: plan.floors ?? 1, shown: only, standing: "notebook" in plan ? floorsKnown(plan) : floorsOf(plan) };
    },
  };
}
