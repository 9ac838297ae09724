/** What was drawn, in words: for whoever can't see it, for what is offered, and for what is undone. */

/** @import { Drawn, Finding } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

/** How a whole plan's text begins, which is an edit, too. */
export const HEADER = "gamemaster plan 1";

/** The name of a cell's type; what is none is called as it is. @param {string} id @param {Words} words */
const typeName = (id, words) => (words.has(`notebook-type-${id}`) ? words.t(`notebook-type-${id}`) : id);

/**
 * An edit as a few words.
 * @param {string} edit
 * @param {Words} words
 * @returns {string}
 */
export function tellEdit(edit, words) {
  if (edit.startsWith(HEADER)) return words.t("desk-edit-text");
  const [word, ...rest] = edit.split(" ");
  const [at = "", other = ""] = rest;
  const args = {
    at, all: rest.join(", "), end: rest.at(-1) ?? "", side: other, what: typeName(other, words),
    down: at, across: other, storeys: Number(rest[2] ?? 1),
  };
  return words.has(`desk-edit-${word}`) ? words.t(`desk-edit-${word}`, args) : edit;
}

/** How many errors there are, and how much advice. @param {Pick<Drawn, "problems">} drawn @param {Words} words */
export function tellState({ problems }, words) {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return words.t("desk-state", { errors, advice: problems.length - errors });
}

/** A tool's name. @param {{id: string, after: string}} tool @param {boolean} keyed whether exits are locks @param {Words} words */
export function toolName({ id, after }, keyed, words) {
  if (after) return typeName(after, words);
  return words.t(`desk-tool-${id === "exit" && keyed ? "lock" : id}`);
}

/** Where a finding points, as a square to begin with. @param {Finding} finding */
export function placeOf({ cells, sides }) {
  const [row, col] = cells[0] ?? sides[0] ?? [];
  return row === undefined || col === undefined ? null : { row, col };
}
