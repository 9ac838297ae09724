/**
 * The labyrinth's outline as a grid of buttons, one for each cell, for keyboard, screen reader and
 * thumb: to choose the start, to ask about a cell, to go on from another one. Several floors have a
 * grid each, side by side where there is room, else one at a time.
 */

/** @import { Observation, Offer, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { cellName, floorOf } from "../../draw/basics/geometry.js";
import { fill, h } from "../parts/dom.js";
import { createFloorTabs } from "./floor-tabs.js";

/** A cell of a grid is at least so wide, in pixels, where floors stand side by side: wider for thumbs. */
const CELL_LEAST = { mouse: 37, thumb: 48 };
/** Keys that step from floor to floor. @type {Record<string, number>} */
const FLOORS = { PageUp: 1, PageDown: -1 };
/** Steps of the arrow keys as [rows, columns]. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * What a tap on a cell does now: "start", "ask" or "order".
 * @param {State} state
 * @param {Observation} seen
 */
export function placing(state, seen) {
  const offered = (/** @type {string} */ kind) => seen.offers.some((offer) => offer.do === kind);
  if (state.ui.placing && offered(state.ui.placing)) return state.ui.placing;
  return seen.view.phase === "start" ? "start" : null;
}

/**
 * @param {HTMLElement} root
 * @param {{choose: (offer: Offer) => void, place: (kind: string | null) => void}} act
 */
export function createStartGrid(root, act) {
  let drawn = "";
  /** @type {string | null} */
  let shownKind = null;

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
    /** @param {State} state @param {Observation} seen @param {Offer[]} all @param {Words} words */
    update(state, seen, all, words) {
      const { rows, cols, floors = 1, holes } = seen.view;
      const kind = placing(state, seen) ?? "start";
      const offers = all.filter((offer) => offer.do === kind);
      const asks = kind !== "order" && all.some((offer) => offer.do === "ask");
      const moves = offers.map((offer) => offer.move).join();
      const hint = hintOf(kind, offers.length > 0, seen.rules.start);
      const now = `${rows} ${cols} ${floors} ${holes} ${kind} ${asks} ${hint} ${words.language} ${moves}`;
      if (now === drawn) return;
      drawn = now;
      plan = { rows, cols, floors };
      floor = Math.min(floor, floors - 1);
      const turned = shownKind !== null && shownKind !== kind && state.ui.placing !== null;
      shownKind = kind;
      fill(root, h("p", { class: "hint" }, words.t(hint)), tabs.root, grids(kind, offers, seen, words), row(kind, asks, words));
      retell = () => arrange(seen, words);
      retell();
      // Whoever asked for other cells goes on among them.
      if (turned) /** @type {HTMLElement | null} */ (root.querySelector("[data-row]"))?.focus();
    },
  };

  /** @param {string} kind @param {Offer[]} offers @param {Observation} seen @param {Words} words */
  function grids(kind, offers, { view: { holes } }, words) {
    const { rows, cols, floors } = plan;
    const byCell = new Map(offers.map((offer) => [offer.target.cell, offer]));
    const missing = new Set(holes.map(([row, col]) => row * cols + col));
    let first = true;
    return h("div", { class: "start-floors" }, Array.from({ length: floors }, (_, at) => {
      const title = words.t("notebook-floor", { floor: at + 1 });
      const label = words.t(`${kind}-grid`) + (floors > 1 ? `, ${title}` : "");
      const made = h("div", { class: "start-grid", role: "group", "aria-label": label });
      made.style.setProperty("--cols", String(cols));
      for (let place = at * rows * cols; place < (at + 1) * rows * cols; place += 1) {
        if (missing.has(place)) {
          made.append(h("span", { class: "start-hole" }));
          continue;
        }
        made.append(cell(kind, Math.floor(place / cols), place % cols, first, byCell, words));
        first = false;
      }
      return h("div", { class: "start-floor" }, floors > 1 && h("p", { class: "start-title", "aria-hidden": "true" }, title), made);
    }));
  }

  /** @param {string} kind @param {number} row @param {number} col @param {boolean} first @param {Map<any, Offer>} byCell @param {Words} words */
  function cell(kind, row, col, first, byCell, words) {
    const name = cellName(plan, row, col);
    const offer = byCell.get(name);
    return h(
      "button",
      {
        type: "button",
        id: `start-${name}`,
        class: "start-cell",
        "data-row": row,
        "data-col": col,
        tabindex: first ? "0" : "-1",
        "aria-disabled": offer ? null : "true",
        "data-testid": offer ? "offer" : null,
        "data-move": offer?.move,
        "aria-label": words.t(`offer-${kind}`, { cell: name }),
        onclick: () => offer && act.choose(offer),
      },
      name,
    );
  }

  /** The ways out of the grid. @param {string} kind @param {boolean} asks @param {Words} words */
  function row(kind, asks, words) {
    if (kind === "order") return choice("order-stay", null);
    return asks && h("div", { class: "button-row" }, choice("placing-start", null, kind === "start"), choice("placing-ask", "ask", kind === "ask"));

    /** @param {string} id @param {string | null} next @param {boolean | null} [pressed] */
    function choice(id, next, pressed = null) {
      return h(
        "button",
        { type: "button", class: "button", id, "data-testid": id, "aria-pressed": pressed === null ? null : String(pressed), onclick: () => act.place(next) },
        words.t(id),
      );
    }
  }
}

/** @param {string} kind @param {boolean} offered @param {string} start how the players begin */
function hintOf(kind, offered, start) {
  if (kind !== "start") return `${kind}-hint`;
  if (!offered) return "start-wait";
  return start === "secret" ? "start-hint-secret" : "start-hint";
}
