/** How much of what a seat knows is drawn for its player: as far as pages may help at the table. */

/** @import { Knowledge } from "../../app/knowing/knowing.js" */
/** @import { Observation, View } from "../../app/basics/types.js" */
/** @import { Marks } from "../../draw/notebook/proved.js" */

import { withMarks, withNothing } from "../../draw/notebook/proved.js";

/** @typedef {import("../../draw/basics/types.js").View} Drawn */

/** One picture for one view, whatever else is drawn anew. @type {WeakMap<View, {marks: Marks | null, drawn: Drawn}>} */
const made = new WeakMap();

/**
 * @param {Observation} seen
 * @param {Marks | null} marks what is proved, where that is wanted
 * @returns {Drawn}
 */
export function helpedView(seen, marks) {
  const before = made.get(seen.view);
  if (before && before.marks === marks) return before.drawn;
  const drawn = drawnFor(seen, marks);
  made.set(seen.view, { marks, drawn });
  return drawn;
}

/** @param {Observation} seen @param {Marks | null} marks @returns {Drawn} */
function drawnFor({ view, rules, over }, marks) {
  const { scribe } = view;
  // When all is over nobody is left to find out anything.
  if (rules.help === "blank" && !over) return withNothing(view);
  if (scribe && !over) return { ...view, notebook: scribe, literal: true };
  return marks ? withMarks(view, marks) : view;
}

/** What is told of the help at a table, while it matters; null: a notebook needs no words. @param {Observation} seen @param {Knowledge | null} knowledge */
export function helpTold({ rules, over, heard }, knowledge) {
  if (over) return null;
  if (rules.help !== "proofs") return rules.help === "notebook" || !rules.help ? null : `help-told-${rules.help}`;
  if (!knowledge) return "help-told-thinking";
  const { state, known, box } = knowledge;
  if (state === "known" && box.heard.length < heard.length) return "help-told-thinking";
  if (state !== "known") return `help-told-${state}`;
  return known?.whole ? "help-told-known" : "help-told-partly";
}
