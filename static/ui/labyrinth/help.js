/** How much of what a seat knows is drawn for its player: as far as pages may help at the table. */

/** @import { Knowledge } from "../../app/knowing/knowing.js" */
/** @import { Observation, View } from "../../app/basics/types.js" */
/** @import { Marks } from "../../draw/notebook/proved.js" */

import { helpAt } from "../../app/knowing/mailbox.js";
import { withMarks, withNothing } from "../../draw/notebook/proved.js";

/** @typedef {import("../../draw/basics/types.js").View} Drawn */

/** One picture for one view, whatever else is drawn anew. @type {WeakMap<View, {marks: Marks | null, wish: string, drawn: Drawn}>} */
const made = new WeakMap();

/**
 * @param {Observation} seen
 * @param {Marks | null} marks what is proved, where that is wanted
 * @param {string} wish how far the player wants help
 * @returns {Drawn}
 */
export function helpedView(seen, marks, wish) {
  const before = made.get(seen.view);
  if (before && before.marks === marks && before.wish === wish) return before.drawn;
  const drawn = drawnFor(seen, marks, wish);
  made.set(seen.view, { marks, wish, drawn });
  return drawn;
}

/** @param {Observation} seen @param {Marks | null} marks @param {string} wish @returns {Drawn} */
function drawnFor(seen, marks, wish) {
  const { view, over } = seen;
  const { scribe } = view;
  // When all is over nobody is left to find out anything.
  if (helpAt(seen, wish) === "blank" && !over) return withNothing(view);
  if (scribe && !over) return { ...view, notebook: scribe, literal: true };
  return marks ? withMarks(view, marks) : view;
}

/**
 * What is told of the help at a table, while it matters; null: a notebook needs no words.
 * @param {Observation} seen @param {Knowledge | null} knowledge @param {string} wish how far the player wants help
 */
export function helpTold(seen, knowledge, wish) {
  const { over, heard, rules } = seen;
  const help = helpAt(seen, wish);
  if (over || !help) return null;
  if (help !== rules.help) return `help-chosen-${help}`;
  if (help !== "proofs") return help === "notebook" ? null : `help-told-${help}`;
  if (!knowledge) return "help-told-thinking";
  const { state, known, box } = knowledge;
  if (state === "known" && box.heard.length < heard.length) return "help-told-thinking";
  if (state !== "known") return `help-told-${state}`;
  return known?.whole ? "help-told-known" : "help-told-partly";
}
