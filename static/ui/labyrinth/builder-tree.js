/**
 * The parts of a move that is being composed, as a tree: putting in, taking out, moving about. Pure;
 * every change leaves the statements as they were and gives new ones. Paths are those of
 * `compose.js`.
 */

/** @import { Path, Statement } from "../../app/basics/types.js" */

import { isBranch, keyOf } from "../../app/language/compose.js";

/**
 * The list of statements at a path.
 * @param {readonly Statement[]} statements
 * @param {Path} path
 * @returns {Statement[] | null} null when there is none
 */
export function listAt(statements, path) {
  /** @type {any} */
  let list = statements;
  for (let at = 0; at < path.length; at += 2) list = list?.[path[at]]?.[path[at + 1]];
  return Array.isArray(list) ? list : null;
}

/** @param {readonly Statement[]} statements @param {Path} path @returns {Statement | null} */
export function statementAt(statements, path) {
  if (!path.length) return null;
  return listAt(statements, path.slice(0, -1))?.[indexOf(path)] ?? null;
}

/** @param {Path} path of a statement */
const indexOf = (path) => Number(path.at(-1));

/**
 * A list of the tree, which gets one for an `else` that was left away so far.
 * @param {Statement[]} statements
 * @param {Path} path
 */
function openList(statements, path) {
  const owner = path.at(-1) === "else" ? statementAt(statements, path.slice(0, -1)) : null;
  if (owner && isBranch(owner)) owner.else ??= [];
  return listAt(statements, path);
}

/**
 * @param {readonly Statement[]} statements
 * @param {Path} path of the list that gets one more at its end
 * @param {Statement} added
 */
export function append(statements, path, added) {
  const changed = structuredClone([...statements]);
  openList(changed, path)?.push(structuredClone(added));
  return changed;
}

/** @param {readonly Statement[]} statements @param {Path} path of a statement */
export function remove(statements, path) {
  const changed = structuredClone([...statements]);
  listAt(changed, path.slice(0, -1))?.splice(indexOf(path), 1);
  return changed;
}

/**
 * @param {readonly Statement[]} statements
 * @param {Path} path of a statement
 * @param {Record<string, any>} change entries laid over it; undefined takes one away
 */
export function alter(statements, path, change) {
  const changed = structuredClone([...statements]);
  const one = /** @type {Record<string, any> | null} */ (statementAt(changed, path));
  for (const [name, value] of Object.entries(one ? change : {})) {
    if (value === undefined) delete one?.[name];
    else if (one) one[name] = value;
  }
  return changed;
}

/** Puts a statement behind a condition that is still to be named. @param {readonly Statement[]} statements @param {Path} path */
export function wrap(statements, path) {
  const changed = structuredClone([...statements]);
  const list = listAt(changed, path.slice(0, -1));
  const [one] = list?.splice(indexOf(path), 1) ?? [];
  if (one) list?.splice(indexOf(path), 0, { if: "", then: [one], else: [] });
  return changed;
}

/** Takes a condition away; what depended on it stays. @param {readonly Statement[]} statements @param {Path} path */
export function unwrap(statements, path) {
  const changed = structuredClone([...statements]);
  const one = statementAt(changed, path);
  if (one && isBranch(one)) {
    listAt(changed, path.slice(0, -1))?.splice(indexOf(path), 1, ...one.then, ...(one.else ?? []));
  }
  return changed;
}

/**
 * Moves a statement to a place counted while it is still where it was.
 * @param {readonly Statement[]} statements
 * @param {Path} from
 * @param {Path} to of a list
 * @param {number} index
 * @returns {{statements: Statement[], path: Path} | null} null when it can't lie within itself
 */
export function place(statements, from, to, index) {
  if (startsWith(to, from)) return null;
  const changed = structuredClone([...statements]);
  const source = listAt(changed, from.slice(0, -1));
  const target = openList(changed, to);
  const at = indexOf(from);
  if (!source?.[at] || !target) return null;
  const later = source === target && index > at ? index - 1 : index;
  const [moved] = source.splice(at, 1);
  target.splice(later, 0, moved);
  return { statements: changed, path: [...shifted(to, from), later] };
}

/** @param {Path} path @param {Path} start */
const startsWith = (path, start) => start.every((step, at) => path[at] === step);

/** A list's path once the statement at `gone` has left. @param {Path} path @param {Path} gone */
function shifted(path, gone) {
  const depth = gone.length - 1;
  const beside = path.length > depth && startsWith(path, gone.slice(0, -1));
  if (!beside || Number(path[depth]) < indexOf(gone)) return path;
  return [...path.slice(0, depth), Number(path[depth]) - 1, ...path.slice(depth + 1)];
}

/**
 * Moves a statement one place earlier (-1) or later (1), into conditions and out of them.
 * @param {readonly Statement[]} statements
 * @param {Path} path
 * @param {-1 | 1} way
 * @returns {{statements: Statement[], path: Path} | null} null at the end
 */
export function step(statements, path, way) {
  const places = placesFor(statements, path);
  const now = places.findIndex(({ list, index }) => keyOf([...list, index]) === keyOf(path));
  const next = places[now + way];
  return next ? place(statements, path, next.list, next.index) : null;
}

/**
 * Everywhere a statement could stand, in reading order. The place after it is its own, so it is
 * left out.
 * @param {readonly Statement[]} statements
 * @param {Path} moving
 */
function placesFor(statements, moving) {
  /** @type {{list: Path, index: number}[]} */
  const places = [];
  collect(statements, []);
  return places;

  /** @param {readonly Statement[]} some @param {Path} list */
  function collect(some, list) {
    let after = false;
    some.forEach((one, index) => {
      const own = keyOf([...list, index]) === keyOf(moving);
      if (!after) places.push({ list, index });
      after = own;
      if (own || !isBranch(one)) return;
      collect(one.then, [...list, index, "then"]);
      collect(one.else ?? [], [...list, index, "else"]);
    });
    if (!after) places.push({ list, index: some.length });
  }
}

/**
 * Where a move's one movement, or its rest, stands among its statements.
 * @param {readonly Statement[]} statements
 * @param {readonly string[]} turns the actions of which a move has one
 * @returns {number} its index, -1 when there is none that stands by itself
 */
export const movementIn = (statements, turns) =>
  statements.findIndex((one) => !isBranch(one) && turns.includes(one.do));
