/**
 * A move that is being composed, as a text: how a tree of actions and conditions is written, and
 * what helps with typing one. Pure, and knows no rule: what may stand where is the engine's to say.
 *
 * A path leads to a statement (`[1, "then", 0]`) or to a list of statements (`[]`, `[1, "else"]`).
 */

/** @import { Action, Branch, Condition, Offer, Path, Statement } from "../basics/types.js" */

/** @param {Statement} statement @returns {statement is Branch} */
export const isBranch = (statement) => "if" in statement;

/** A path as a key of a map, or as a part of an element's id. @param {Path} path */
export const keyOf = (path) => path.join(".");

/** @param {string} key @returns {Path} */
export const pathOf = (key) => (key ? key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : []);

/** What an offer of the engine adds to a move. @param {Offer} offer @returns {Action} */
export function actionOf(offer) {
  const { side, cell, thing, bet, number, far, seat, boat } = offer.target;
  return {
    do: offer.do,
    ...(side && { side }),
    ...(cell && { at: cell }),
    ...(thing && { thing }),
    ...(bet && { thing: bet }),
    ...(number && { number: Number(number) }),
    ...(far !== undefined && { far: Number(far) }),
    ...(seat !== undefined && { seat: Number(seat) }),
    ...(boat && { "by-boat": true }),
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
    action["by-boat"] && "by-boat",
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

/** Where the word begins that is being typed. @param {string} text @param {number} caret */
export const wordStart = (text, caret) => text.slice(0, caret).search(/[^\s;{}()]*$/);

/**
 * A text with a word put in the place of the one that is being typed.
 * @param {string} text
 * @param {[from: number, caret: number]} typed where the typed word begins, and how far it is typed
 * @param {string} word
 * @returns {{text: string, caret: number}}
 */
export function complete(text, [from, caret], word) {
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
    Object.entries(chosen).every(([key, value]) => (key === "do" ? offer.do : targetOf(offer, key)) === value)
    && VARIANTS.every((key) => key in chosen || !targetOf(offer, key)),
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
/** An offer with one of these does another one differently, so it is meant only where that is said. */
const VARIANTS = ["boat"];

/** @param {Offer} offer @param {string} key */
const targetOf = (offer, key) => String(/** @type {Record<string, string>} */ (offer.target)[key] ?? "");
