/** The keyboard of whoever draws, a plan or with a pencil: arrows go from square to square, letters take tools. Pure. */

/** @import { Side } from "../../draw/basics/types.js" */

/** @type {Record<string, Side>} */
const SIDES = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
/** Tools by letters, which count by their place on the keyboard, so that they work in every layout. @type {Record<string, string>} */
const LETTERS = {
  land: "G", hole: "N", river: "R", delta: "D", loop: "P", lift: "L", arsenal: "A", hospital: "H", casino: "C", cave: "V", encephalitis: "M",
  wall: "W", open: "O", exit: "X", closed: "Z", shut: "S", treasure: "T", false: "F", key: "K", bear: "B", leprechaun: "E", store: "Y", take: "Q",
  pit: "P", monolith: "S", flow: "J", letter: "I", query: "U", arrow: "Y", rub: "Q",
};
/** What a letter takes depends on what there is to take. @param {string} code */
const toolsOf = (code) => Object.keys(LETTERS).filter((id) => `Key${LETTERS[id]}` === code);

/** The letter of a tool, if it has one. @param {string} id */
export const letterOf = (id) => LETTERS[id] ?? null;

/**
 * @typedef {{to: Side} | {side: Side} | {tool: string} | {do: "apply" | "finish" | "cancel" | "rub" | "undo" | "redo"}} Meant
 *   `to`: to the next square; `side`: that side of the square is meant; `rub`: away with what is here
 */

/**
 * What a key means while something is drawn.
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">} event
 * @param {boolean} onPlan whether the plan itself has the focus
 * @param {(id: string) => boolean} [known] which tools there are
 * @returns {Meant | null}
 */
export function readDrawingKey({ key, code, shiftKey, ctrlKey, altKey, metaKey }, onPlan, known = () => true) {
  if (altKey) return null;
  if (ctrlKey || metaKey) return undoing(code, shiftKey);
  const side = SIDES[key];
  if (side) return onPlan ? (shiftKey ? { side } : { to: side }) : null;
  if (onPlan && (key === "Enter" || key === " ")) return { do: shiftKey ? "finish" : "apply" };
  if (key === "Escape") return { do: "cancel" };
  if (onPlan && (key === "Delete" || key === "Backspace")) return { do: "rub" };
  const tool = shiftKey ? undefined : toolsOf(code).find(known);
  return tool === undefined ? null : { tool };
}

/** @param {string} code @param {boolean} shift @returns {Meant | null} */
function undoing(code, shift) {
  if (code === "KeyZ") return { do: shift ? "redo" : "undo" };
  return code === "KeyY" && !shift ? { do: "redo" } : null;
}
