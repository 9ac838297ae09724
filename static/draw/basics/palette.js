/**
 * Two themes: squared paper and a blackboard. Certain things are ink (chalk), guesses are pencil,
 * walls that were hit are red. Contrasts are held by tests.
 */

import { MARKS } from "./marks.js";

/**
 * @typedef {{name: "paper" | "blackboard", ground: string, squares: string, margin: string,
 *   ink: string, pencil: string, faint: string, red: string, water: string, sheet: string, scrap: string,
 *   scrapEdge: string, tape: string, shadow: string, marker: string, markerEdge: string, tick: string,
 *   washes: Record<string, string>, wash: number, halo: string, gold: string, fur: string, iron: string,
 *   plague: string, moss: string}} Look
 */

/** @type {Record<string, Look>} */
export const LOOKS = {
  paper: {
    name: "paper",
    ground: "#fbf9f1",
    squares: "#c9dcec",
    margin: "#eba9a6",
    ink: "#23306b",
    pencil: "#6d6d74",
    faint: "#a3a3a6",
    red: "#c01f2b",
    water: "#1f6fb2",
    sheet: "#fdfcf7",
    scrap: "#fffdf3",
    scrapEdge: "#d9d2bd",
    tape: "rgba(226, 212, 150, 0.62)",
    shadow: "rgba(70, 60, 30, 0.28)",
    marker: "rgba(255, 221, 64, 0.34)",
    markerEdge: "#b98700",
    tick: "#1d7a43",
    washes: {
      grass: "#8fb56a", water: "#6aa9dc", stone: "#8f8a99", brass: "#cfa04a", rose: "#e79a9c", lilac: "#b294d6",
    },
    wash: 0.42,
    halo: "rgba(253, 252, 247, 0.85)",
    gold: "#e6b422",
    fur: "#b98a5e",
    iron: "#9fa8ad",
    plague: "#7a2f9e",
    moss: "#7db063",
  },
  blackboard: {
    name: "blackboard",
    ground: "#20332c",
    squares: "#2e463d",
    margin: "#5d4a47",
    ink: "#f4f1e6",
    pencil: "#a9bbb1",
    faint: "#6f857a",
    red: "#ff9084",
    water: "#8fd0ff",
    sheet: "#22362f",
    scrap: "#2b4239",
    scrapEdge: "#51695f",
    tape: "rgba(240, 236, 214, 0.22)",
    shadow: "rgba(0, 0, 0, 0.45)",
    marker: "rgba(255, 236, 130, 0.24)",
    markerEdge: "#ffe27a",
    tick: "#8be3a6",
    washes: {
      grass: "#7fae72", water: "#5f9fd0", stone: "#9a96a8", brass: "#c9a35c", rose: "#d08a8c", lilac: "#a587cc",
    },
    wash: 0.34,
    halo: "rgba(34, 54, 47, 0.85)",
    gold: "#c79a2b",
    fur: "#7d5c3c",
    iron: "#5d6f74",
    plague: "#d9a2f5",
    moss: "#3f7a4a",
  },
};

/** @param {string} theme @returns {Look} */
export const lookOf = (theme) => (theme === "blackboard" ? LOOKS.blackboard : LOOKS.paper);

/** For what only might be so. @param {string} theme @returns {Look} */
export function inPencil(theme) {
  const look = lookOf(theme);
  const { pencil } = look;
  return { ...look, ink: pencil, red: pencil, water: pencil, wash: look.wash / 2, gold: look.faint, fur: look.faint, iron: look.faint };
}

/** @param {Look} look @param {string} colour a player's colour @returns {string} */
export const pawnColour = (look, colour) => (MARKS[colour] ?? MARKS.blue)[look.name];

/** The darker or lighter of ink and paper, whichever reads better on a colour. @param {string} on */
export const inkOn = (on) => (contrast(on, "#ffffff") >= contrast(on, "#16201c") ? "#ffffff" : "#16201c");

/** Contrast of two `#rrggbb` colours as WCAG defines it, 1 to 21. @param {string} a @param {string} b */
export function contrast(a, b) {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
