/** The choice of a start cell as a grid of buttons, for keyboard, screen reader and thumb. */

/** @import { Offer } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { fill, h } from "./dom.js";

/** Steps of the arrow keys as [rows, columns]. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {HTMLElement} root
 * @param {(offer: Offer) => void} choose
 */
export function createStartGrid(root, choose) {
  let drawn = "";

  root.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (!step || event.ctrlKey || event.altKey || event.metaKey || from.row === undefined) return;
    event.preventDefault();
    const to = button(Number(from.row) + step[0], Number(from.col) + step[1]);
    if (to) settle(to);
  });

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
    /** @param {Offer[]} offers @param {number} rows @param {number} cols @param {Words} words */
    update(offers, rows, cols, words) {
      const moves = offers.map((offer) => offer.move).join();
      const now = `${rows} ${cols} ${words.language} ${moves}`;
      if (now === drawn) return;
      drawn = now;
      const byCell = new Map(offers.map((offer) => [offer.target.cell, offer]));
      const grid = h("div", { class: "start-grid", role: "group", "aria-label": words.t("start-grid") });
      grid.style.setProperty("--cols", String(cols));
      for (let row = 0; row < rows; row += 1) {
        for (let col = 0; col < cols; col += 1) grid.append(cell(row, col, byCell, words));
      }
      fill(root, h("p", { class: "hint" }, words.t(offers.length ? "start-hint" : "start-wait")), grid);
    },
  };

  /** @param {number} row @param {number} col @param {Map<any, Offer>} byCell @param {Words} words */
  function cell(row, col, byCell, words) {
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
        tabindex: row + col === 0 ? "0" : "-1",
        "aria-disabled": offer ? null : "true",
        "data-testid": offer ? "offer" : null,
        "data-move": offer?.move,
        "aria-label": words.t("offer-start", { cell: name }),
        onclick: () => offer && choose(offer),
      },
      name,
    );
  }
}
