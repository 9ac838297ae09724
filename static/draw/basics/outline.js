/** The shape of a labyrinth: which squares of the rectangle belong to it, and the lines around and between them. */

/** @typedef {{rows: number, cols: number, holes: ReadonlySet<string>, top?: number}} Shape
 *   `holes`: squares of the rectangle that are missing, as `squareKey` names them; `top`: its first row. */
/** @typedef {{across: boolean, at: number, from: number, to: number}} Run
 *   A stretch of a line of the grid, `at` so many squares from the top (across) or the left. */

/** @param {number} row @param {number} col */
const squareKey = (row, col) => `${row},${col}`;

/** @param {readonly (readonly [number, number])[]} [holes] @returns {ReadonlySet<string>} */
export const holesOf = (holes = []) => new Set(holes.map(([row, col]) => squareKey(row, col)));

/** Whether a square belongs to the labyrinth. @param {Shape} shape @param {number} row @param {number} col */
export const within = ({ rows, cols, holes, top = 0 }, row, col) =>
  row >= top && col >= 0 && row < top + rows && col < cols && !holes.has(squareKey(row, col));

/**
 * The stretches of all lines of the grid where as many of the two squares beside it belong to
 * the labyrinth as asked for: one along the outline, two within.
 * @param {Shape} shape
 * @param {1 | 2} beside
 * @param {boolean} across
 * @returns {Run[]} lines from the top or from the left
 */
export function runsOf(shape, beside, across) {
  const { rows, cols, top = 0 } = shape;
  const [[first, lines], [start, length]] = across ? [[top, rows], [0, cols]] : [[0, cols], [top, rows]];
  /** @type {Run[]} */
  const runs = [];
  for (let at = first; at <= first + lines; at++) {
    /** @type {Run | null} */
    let run = null;
    for (let i = start; i < start + length; i++) {
      const pair = across ? [[at - 1, i], [at, i]] : [[i, at - 1], [i, at]];
      const count = pair.filter(([row, col]) => within(shape, row, col)).length;
      if (count !== beside) run = null;
      else if (run) run.to = i + 1;
      else runs.push((run = { across, at, from: i, to: i + 1 }));
    }
  }
  return runs;
}
