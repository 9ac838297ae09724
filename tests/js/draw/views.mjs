/** Small views for the tests of drawing. */

export const cell = (row, col, more = {}) =>
  ({ row, col, cell: "land", flow: null, treasures: 0, visits: 1, ...more });

export const side = (row, col, name, is) => ({ row, col, side: name, is });

export function fragment(id, { anchored = false, places = 3, cells = [cell(0, 0)], sides = [], pawns = [] }) {
  return { id, anchored, places: anchored ? 1 : places, cells, sides,
    pawns: pawns.map(([seat, row, col]) => ({ seat, row, col })) };
}

export const lying = (more = {}) => ({ bullets: 0, bombs: 0, mines: 0, corpses: 0, ...more });

export const pawn = (seat, more = {}) => ({ seat, health: "healthy", bullets: 3, bombs: 3, treasures: 0,
  outside: false, on: "land", start: null, ...more });

export function view({ rows = 4, cols = 5, holes = [], phase = "play", fragments = [], links = [], bear = null, pawns = [pawn(0)] }) {
  return { rows, cols, holes, phase, quiet: 0, quiet_limit: 200, pawns, notebook: { fragments, links, bear } };
}

/** Says the message and its arguments, so that a test reads what was asked for. */
export const words = (id, args) =>
  [id, ...Object.entries(args ?? {}).map(([name, value]) => `${name}=${value}`)].join(" ");
