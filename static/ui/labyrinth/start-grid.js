/**
 * The labyrinth's outline as a grid of buttons, one for each cell, for keyboard, screen reader and
 * thumb: to choose the start, to ask about a cell, to go on from another one. Several floors have a
 * grid each, side by side where there is room, else one at a time.
 */

/** @import { Observation, Offer, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Plan } from "./grid-floors.js" */

import { cellName } from "../../draw/basics/geometry.js";
import { fill, h } from "../parts/dom.js";
import { createGridFloors } from "./grid-floors.js";

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

/** @typedef {{choose: (offer: Offer) => void, place: (kind: string | null) => void}} Act */

/**
 * @param {HTMLElement} root
 * @param {Act} act
 */
export function createStartGrid(root, act) {
  let drawn = "";
  /** @type {string | null} */
  let shownKind = null;
  const gridFloors = createGridFloors(root);

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
      const plan = { rows, cols, floors };
      gridFloors.begin(plan);
      const turned = shownKind !== null && shownKind !== kind && state.ui.placing !== null;
      shownKind = kind;
      const made = grids({ kind, plan, holes, offers }, act, words);
      fill(root, h("p", { class: "hint" }, words.t(hint)), gridFloors.tabs, made, waysOut(kind, asks, act, words));
      gridFloors.show(seen, words);
      // Whoever asked for other cells goes on among them.
      if (turned) /** @type {HTMLElement | null} */ (root.querySelector("[data-row]"))?.focus();
    },
  };
}

/**
 * @param {{kind: string, plan: Plan, holes: [number, number][], offers: Offer[]}} shown
 * @param {Act} act
 * @param {Words} words
 */
function grids({ kind, plan, holes, offers }, act, words) {
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
      made.append(cell({ kind, plan, place, first, byCell }, act, words));
      first = false;
    }
    return h("div", { class: "start-floor" }, floors > 1 && h("p", { class: "start-title", "aria-hidden": "true" }, title), made);
  }));
}

/**
 * @param {{kind: string, plan: Plan, place: number, first: boolean, byCell: Map<any, Offer>}} where
 * @param {Act} act
 * @param {Words} words
 */
function cell({ kind, plan, place, first, byCell }, act, words) {
  const [row, col] = [Math.floor(place / plan.cols), place % plan.cols];
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

/** The ways out of the grid. @param {string} kind @param {boolean} asks @param {Act} act @param {Words} words */
function waysOut(kind, asks, act, words) {
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

/** @param {string} kind @param {boolean} offered @param {string} start how the players begin */
function hintOf(kind, offered, start) {
  if (kind !== "start") return `${kind}-hint`;
  if (!offered) return "start-wait";
  return start === "secret" ? "start-hint-secret" : "start-hint";
}
