/** Boards for the Parchís drawing tests. */

export const SEATS = [
  { name: "Anna", colour: "blue" }, { name: "Boris", colour: "red" },
  { name: "Cleo", colour: "green" }, { name: "Dora", colour: "orange" },
];

const SEATED = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

/** @param {string[]} rows each player's pieces, as `base 5 L3 home` @param {object} [more] */
export function board(rows, more = {}) {
  return {
    phase: "move", players: rows.length, corners: SEATED[rows.length], partners: null, shelters: [5, 22, 39, 56],
    pieces: rows.map((row) => row.split(" ")), draws: rows.map(() => null), player: 0, mover: 0,
    dice: null, left: [], bonus: [], doubles: 0, ...more,
  };
}

/** A step's offer, from its text. @param {string} move @param {object} [target] */
export function step(move, target = {}) {
  const [from, to] = move.split("-");
  return { move, do: "step", part: false, target: { seat: 0, from, to, by: 5, with: "die", takes: false, ...target } };
}
