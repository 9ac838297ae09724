/** A page of somebody's notebook and a board of Parchís, as an ornament of the lobby. Nothing can be done to them. */

/** @import { App } from "../../app/page/app.js" */
/** @import { View } from "../../draw/basics/types.js" */

import { h } from "../parts/dom.js";
import { createNotebook } from "../labyrinth/notebook.js";
import { paintParchis } from "../parchis/picture.js";

/** Rows of the drawn map: a letter for each known cell. */
const MAP = ["LHDLL", "LL^<.", ".PL..", "..L.."];
/** @type {Record<string, string>} */
const KINDS = { L: "land", H: "hospital", D: "delta", P: "pit", "^": "river", "<": "river", A: "arsenal" };
/** @type {Record<string, "up" | "left">} */
const FLOWS = { "^": "up", "<": "left" };

/** @type {View} */
const SAMPLE = {
  rows: 4,
  cols: 5,
  floors: 1,
  holes: [],
  phase: "play",
  pawns: [pawn(0), pawn(1)],
  notebook: {
    fragments: [
      {
        id: 0, anchored: true, places: 1, at: [], floors: 1, cells: cells(MAP),
        sides: [
          { row: 0, col: 0, side: "right", is: "wall" },
          { row: 2, col: 2, side: "right", is: "wall" },
          { row: 1, col: 1, side: "down", is: "open" },
          { row: 0, col: 4, side: "right", is: "exit" },
          { row: 0, col: 1, side: "up", is: "wall" },
        ],
        pawns: [{ seat: 1, row: 3, col: 2 }],
      },
      {
        id: 1, anchored: false, places: 3, at: [], floors: 1, cells: cells(["PA"]),
        sides: [{ row: 0, col: 0, side: "down", is: "wall" }],
        pawns: [{ seat: 0, row: 0, col: 1 }],
      },
    ],
    links: [{ by: "pit", from: { fragment: 0, row: 2, col: 1 }, to: { fragment: 1, row: 0, col: 0 } }],
    bear: null,
  },
};
const SEATS = [{ name: "A", colour: "blue" }, { name: "B", colour: "red" }];

/** Where the pieces of a game under way might stand. */
const PICTURE = {
  shelters: [5, 22, 39, 56],
  pieces: [["base", "12", "64", "L4"], ["22", "22", "base", "home"], ["base", "base", "47", "31"], ["base", "9", "L2", "L2"]],
};
/** In pixels of the page. */
const BOARD = 264;

/** @param {string[]} rows */
function cells(rows) {
  return rows.flatMap((line, row) =>
    [...line].flatMap((letter, col) =>
      letter in KINDS
        ? [{ row, col, cell: KINDS[letter], flow: FLOWS[letter] ?? null, treasures: row === 1 && col === 0 ? 1 : 0, things: null, visits: 1 }]
        : [],
    ),
  );
}

/** @param {number} seat @returns {View["pawns"][number]} */
function pawn(seat) {
  return {
    seat, health: "healthy", bullets: 3, bombs: 3, knives: 0, boats: 0, cement: 0, treasures: 0, lives: null, money: null, turns: 0, orders: 0,
    mine: false, corpse: false, immune: false, moves: null, sure: true, outside: false, on: "land", start: null,
  };
}

/** @param {HTMLElement} root @param {App} app */
export function createLobbyArt(root, app) {
  const canvas = h("canvas", { class: "lobby-page" });
  const board = h("canvas", { class: "lobby-board", "aria-hidden": "true" });
  /** @type {ReturnType<typeof createNotebook> | null} */
  let notebook = null;

  async function paintBoard() {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--hand");
    await document.fonts.load(`600 20px ${family}`);
    paintParchis(board, PICTURE, app.theme(), BOARD);
  }

  root.append(canvas, board);

  return {
    update() {
      notebook ??= createNotebook(canvas, { onPick() {}, words: (id, args) => app.words().t(id, args) });
      notebook.show({ view: SAMPLE, of: SAMPLE, offers: [], seats: SEATS, eyes: 0, theme: app.theme() });
      // To a screen reader it would only be noise.
      canvas.setAttribute("aria-hidden", "true");
      canvas.tabIndex = -1;
      void paintBoard();
    },
  };
}
