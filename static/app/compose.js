/**
 * A move that is being composed: a tree of actions and conditions, and its text form. Pure, and
 * knows no rule: what may stand where is the engine's to say, this only arranges and writes.
 *
 * A path leads to a statement (`[1, "then", 0]`) or to a list of statements (`[]`, `[1, "else"]`).
 */

/** @import { Action, Branch, Condition, Offer, Path, Statement } from "./types.js" */

/** Actions that may be said at once or stand in a composed move: its one movement, or a rest. */
export const MOVEMENTS = ["go", "flow", "loop"];
/** What a player may ask to be told of a movement that is hidden otherwise. */
export const FACTS = ["wall", "cell", "found", "health"];

/** @param {Statement} statement @returns {statement is Branch} */
export const isBranch = (statement) => "if" in statement;

/** A path as a key of a map, or as a part of an element's id. @param {Path} path */
export const keyOf = (path) => path.join(".");

/** @param {string} key @returns {Path} */
export const pathOf = (key) => (key ? key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : []);

/** What an offer of the engine adds to a move. @param {Offer} offer @returns {Action} */
export function actionOf(offer) {
  const { side, cell, thing, number, far, seat } = offer.target;
  return {
    do: offer.do,
    ...(side && { side }),
    ...(cell && { at: cell }),
    ...(thing && { thing }),
    ...(number && { number: Number(number) }),
    ...(far !== undefined && { far: Number(far) }),
    ...(seat !== undefined && { seat: Number(seat) }),
  };
}

/**
 * The text form, and where in it every statement stands.
 * @param {readonly Statement[]} statements
 * @returns {{text: string, spans: Map<string, [number, number]>}} spans by `keyOf` a statement's
 *   path, those of conditions by the path of the branch with "if": from, and the place after
 */
export function write(statements) {
  let text = "";
  /** @type {Map<string, [number, number]>} */
  const spans = new Map();
  list(statements, []);
  return { text, spans };

  /** @param {readonly Statement[]} some @param {Path} path */
  function list(some, path) {
    some.forEach((one, at) => {
      if (at) text += "; ";
      mark([...path, at], () => (isBranch(one) ? branch(one, [...path, at]) : (text += actionText(one))));
    });
  }

  /** @param {Branch} one @param {Path} path */
  function branch(one, path) {
    text += "if ";
    mark([...path, "if"], () => (text += conditionText(one.if).trim()));
    text += " { ";
    list(one.then, [...path, "then"]);
    text += " }";
    if (!one.else?.length) return;
    text += " else { ";
    list(one.else, [...path, "else"]);
    text += " }";
  }

  /** @param {Path} path @param {() => void} add */
  function mark(path, add) {
    const from = text.length;
    add();
    spans.set(keyOf(path), [from, text.length]);
  }
}

/** @param {Action} action */
function actionText(action) {
  const { do: what, side, at, thing, number, far, seat, dark, tell } = action;
  return [
    dark && "dark",
    what,
    thing,
    side,
    at,
    number,
    far !== undefined && seat !== undefined && `${far} player ${seat + 1}`,
    action["hands-off"] && "hands-off",
    tell?.length && `tell ${tell.join(" ")}`,
  ].filter(Boolean).join(" ");
}

/**
 * A condition as people type it; one that is still being typed is its own text.
 * @param {Condition | string} condition
 * @returns {string}
 */
export function conditionText(condition) {
  if (typeof condition === "string") return condition;
  if ("is" in condition) return condition.is.replace("-", " ");
  if ("not" in condition) return `not ${inside(condition.not)}`;
  const all = "all" in condition;
  return (all ? condition.all : condition.any).map((part) => inside(part, all)).join(all ? " and " : " or ");

  /** @param {Condition} part @param {boolean} [tight] within `and` or `not`, which bind first */
  function inside(part, tight = true) {
    const loose = "any" in part || ("all" in part && tight);
    return loose ? `(${conditionText(part)})` : conditionText(part);
  }
}

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
 * Where a move's one movement stands among its statements.
 * @param {readonly Statement[]} statements
 * @returns {number} its index, -1 when there is none that stands by itself
 */
export const movementIn = (statements) =>
  statements.findIndex((one) => !isBranch(one) && MOVEMENTS.includes(one.do));

/**
 * The word that is being typed.
 * @param {string} text
 * @param {number} caret
 * @returns {{from: number, word: string}} where it begins, and what of it stands before the caret
 */
export function wordAt(text, caret) {
  const word = /[^\s;{}()]*$/.exec(text.slice(0, caret))?.[0] ?? "";
  return { from: caret - word.length, word: word.toLowerCase() };
}

/**
 * A text with a word put in the place of the one that is being typed.
 * @param {string} text
 * @param {number} caret
 * @param {string} word
 * @returns {{text: string, caret: number}}
 */
export function complete(text, caret, word) {
  const { from } = wordAt(text, caret);
  const before = text.slice(0, from);
  // A semicolon stands close to what it ends.
  const start = word === ";" ? before.trimEnd() : before;
  const rest = text.slice(caret).replace(/^[^\s;{}()]*\s?/, "");
  const done = `${start}${word} `;
  return { text: done + rest, caret: done.length };
}

/**
 * What is still open of a part that takes several taps: the thing, the side …
 * @param {readonly Offer[]} offers
 * @param {Record<string, string>} chosen `do`, and the targets named so far
 * @returns {{offer: Offer} | {key: string, values: string[]} | null} the one offer that is left, or
 *   what to ask next; null when nothing fits
 */
export function narrow(offers, chosen) {
  const fitting = offers.filter((offer) =>
    Object.entries(chosen).every(([key, value]) => (key === "do" ? offer.do : targetOf(offer, key)) === value),
  );
  if (!fitting.length) return null;
  for (const key of ASKED) {
    const values = [...new Set(fitting.map((offer) => targetOf(offer, key)))];
    if (values.length > 1 && !(key in chosen)) return { key, values };
  }
  return { offer: fitting[0] };
}

/** In this order a part's targets are asked for. */
const ASKED = ["thing", "number", "side", "far", "seat"];

/** @param {Offer} offer @param {string} key */
const targetOf = (offer, key) => String(/** @type {Record<string, string>} */ (offer.target)[key] ?? "");
