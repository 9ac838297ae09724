/** What may be told of running games, and which of them make room for another one. */

/** So many are kept. */
export const MOST_SAVED = 8;

/**
 * @typedef {{game: string, preset: string, players: number, friends: boolean, lesson: boolean}} About
 *   What is no secret of a running game: the rules, how many play, whether on pages of their own, whether it is a lesson.
 * @typedef {{name: string, at: number, over: boolean, about: About | null}} Saved
 *   `about`: null for one that can't be opened.
 */

/** @param {string} record with or without lines that were added @returns {About} throws when it is none */
export function aboutOf(record) {
  const lines = record.split("\n");
  const { game, rules, seats } = JSON.parse(lines[0]);
  const { beside } = JSON.parse(lines[lines.length - 1]);
  return {
    game: String(game), preset: String(rules.preset), players: seats.length,
    friends: seats.some((/** @type {any} */ seat) => seat.friend === true),
    lesson: Boolean(beside?.guide?.lesson),
  };
}

/** @param {About | null} about */
const kindOf = (about) => about && (about.friends ? "friends" : about.preset);

/**
 * The games whose place another one takes: what is over, the friends' table of before, as a page
 * remembers the people of one table only; any lesson; and where there are too many the oldest of which there are
 * several of a kind. Nothing that can't be opened.
 * @param {Saved[]} others
 * @param {About} coming
 * @returns {string[]} their names
 */
export function givingWay(others, coming) {
  const gone = others.filter(({ over, about }) => over || about?.lesson || (coming.friends && about?.friends));
  const staying = others.filter((one) => one.about && !gone.includes(one)).toSorted((one, other) => one.at - other.at);
  // A lesson makes nothing else go: it gives way itself.
  while (!coming.lesson && staying.length >= MOST_SAVED) {
    const kinds = [...staying.map(({ about }) => kindOf(about)), kindOf(coming)];
    const isOneOfMany = (/** @type {Saved} */ { about }) => kinds.filter((kind) => kind === kindOf(about)).length > 1;
    const [out] = staying.splice(Math.max(0, staying.findIndex(isOneOfMany)), 1);
    gone.push(out);
  }
  return gone.map(({ name }) => name);
}
