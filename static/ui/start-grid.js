/**
 * The labyrinth's outline as a grid of buttons, one for each cell, for keyboard, screen reader and
 * thumb: to choose the start, to ask about a cell, to go on from another one.
 */

/** @import { Observation, Offer, State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { fill, h } from "./dom.js";

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

  root.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (!step || event.ctrlKey || event.altKey || event.metaKey || from.row === undefined) return;
    event.preventDefault();
    const to = beyond(Number(from.row), Number(from.col), step);
    if (to) settle(to);
  });

  /** The next cell of the outline that way; where it has a hole, the one behind. @param {number} row @param {number} col @param {[number, number]} step */
  function beyond(row, col, [rows, cols]) {
    for (let far = 1; far <= 12; far += 1) {
      const found = button(row + far * rows, col + far * cols);
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
    to.focus();
  }

  return {
    /** @param {State} state @param {Observation} seen @param {Offer[]} all @param {Words} words */
    update(state, seen, all, words) {
      const { rows, cols, holes } = seen.view;
      const kind = placing(state, seen) ?? "start";
      const offers = all.filter((offer) => offer.do === kind);
      const asks = kind !== "order" && all.some((offer) => offer.do === "ask");
      const moves = offers.map((offer) => offer.move).join();
      const hint = hintOf(kind, offers.length > 0, seen.rules.start);
      const now = `${rows} ${cols} ${holes} ${kind} ${asks} ${hint} ${words.language} ${moves}`;
      if (now === drawn) return;
      drawn = now;
      const turned = shownKind !== null && shownKind !== kind && state.ui.placing !== null;
      shownKind = kind;
      fill(root, h("p", { class: "hint" }, words.t(hint)), grid(kind, offers, seen, words), row(kind, asks, words));
      // Whoever asked for other cells goes on among them.
      if (turned) /** @type {HTMLElement | null} */ (root.querySelector("[data-row]"))?.focus();
    },
  };

  /** @param {string} kind @param {Offer[]} offers @param {Observation} seen @param {Words} words */
  function grid(kind, offers, { view: { rows, cols, holes } }, words) {
    const byCell = new Map(offers.map((offer) => [offer.target.cell, offer]));
    const missing = new Set(holes.map(([row, col]) => row * cols + col));
    const made = h("div", { class: "start-grid", role: "group", "aria-label": words.t(`${kind}-grid`) });
    made.style.setProperty("--cols", String(cols));
    let first = true;
    for (let place = 0; place < rows * cols; place += 1) {
      if (missing.has(place)) {
        made.append(h("span", { class: "start-hole" }));
        continue;
      }
      made.append(cell(kind, Math.floor(place / cols), place % cols, first, byCell, words));
      first = false;
    }
    return made;
  }

  /** @param {string} kind @param {number} row @param {number} col @param {boolean} first @param {Map<any, Offer>} byCell @param {Words} words */
  function cell(kind, row, col, first, byCell, words) {
    const name = `${String.fromCharCode(97 + col)}${row + 1}`;
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
