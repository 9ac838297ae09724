/** Moving about on grids of cells: by keys from cell to cell, and from floor to floor. */

/** @import { Observation } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { floorOf } from "../../draw/basics/geometry.js";
import { createFloorTabs } from "./floor-tabs.js";

/** A cell of a grid is at least so wide, in pixels, where floors stand side by side: wider for thumbs. */
const CELL_LEAST = { mouse: 37, thumb: 48 };
/** Keys that step from floor to floor. @type {Record<string, number>} */
const FLOORS = { PageUp: 1, PageDown: -1 };
/** Steps of the arrow keys as [rows, columns]. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @typedef {{rows: number, cols: number, floors: number}} Plan */

/** @param {HTMLElement} root of the grids */
export function createGridFloors(root) {
  /** @type {Plan} */
  let plan = { rows: 1, cols: 1, floors: 1 };
  let floor = 0;
  let retell = () => {};
  const tabs = createFloorTabs((to) => {
    floor = to;
    retell();
  }, "start");
  new ResizeObserver(() => retell()).observe(root);

  root.addEventListener("keydown", (event) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (event.ctrlKey || event.altKey || event.metaKey || from.row === undefined) return;
    const to = meant(event.key, Number(from.row), Number(from.col));
    if (to === undefined) return;
    event.preventDefault();
    if (to) settle(to);
  });

  /** The cell that a key leads to, null if there is none; undefined if the key leads nowhere.
   * @param {string} key @param {number} row @param {number} col */
  function meant(key, row, col) {
    const step = STEPS[key];
    if (step) return beyond(row, col, step);
    return FLOORS[key] && plan.floors > 1 ? button(row + FLOORS[key] * plan.rows, col) : undefined;
  }

  /** The next cell of the floor that way; where it has a hole, the one behind. @param {number} row @param {number} col @param {[number, number]} step */
  function beyond(row, col, [rows, cols]) {
    for (let far = 1; far <= 12; far += 1) {
      const found = floorOf(plan, row + far * rows) === floorOf(plan, row) && button(row + far * rows, col + far * cols);
      if (found) return found;
    }
    return null;
  }

  /** @param {number} row @param {number} col @returns {HTMLElement | null} */
  function button(row, col) {
    return root.querySelector(`[data-row="${row}"][data-col="${col}"]`);
  }

  /** Moves the grid's one tab stop. @param {HTMLElement} to */
  function settle(to) {
    for (const other of root.querySelectorAll("[data-row]")) other.setAttribute("tabindex", "-1");
    to.setAttribute("tabindex", "0");
    floor = floorOf(plan, Number(to.dataset.row));
    retell();
    to.focus();
  }

  /** Shows all floors where there is room, else the one that was turned to. @param {Observation} seen
   * @param {Words} words */
  function arrange({ seats, seat }, words) {
    const { floors, cols } = plan;
    const least = CELL_LEAST[matchMedia("(pointer: coarse)").matches ? "thumb" : "mouse"];
    // One floor needs no measuring, which would have the page laid out before all is on it.
    const room = floors === 1 || root.clientWidth >= floors * cols * least;
    tabs.update(!room ? { floors, shown: floor, standing: new Map() } : null, seats, seat, words.t);
    const grids = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".start-floor"));
    grids.forEach((grid, at) => {
      grid.hidden = !room && at !== floor;
    });
    const stop = root.querySelector("[data-row][tabindex='0']");
    // The one tab stop is never on a floor that isn't shown.
    if (stop?.closest("[hidden]")) {
      stop.setAttribute("tabindex", "-1");
      grids[floor].querySelector("[data-row]")?.setAttribute("tabindex", "0");
    }
  }

  return {
    tabs: tabs.root,

    /** From now on the grids are those of another plan. @param {Plan} now */
    begin(now) {
      plan = now;
      floor = Math.min(floor, now.floors - 1);
    },

    /** The grids are there: shows those for which there is room. @param {Observation} seen @param {Words} words */
    show(seen, words) {
      retell = () => arrange(seen, words);
      retell();
    },
  };
}
