/**
 * How what the engine names looks at the table, and which key means it: the one place where the
 * labyrinth's controls name actions and things. Nothing here says what may be done; what the engine
 * offers and is not listed is a plain button with the words of the catalogs.
 */

/** The pads in reading order: what their buttons show, and what they spend of a pawn's stock. */
export const PADS = [
  { do: "go", icon: "arrow", key: "G", spends: "" },
  { do: "shoot", icon: "shot", key: "S", spends: "bullets" },
  { do: "blow", icon: "bomb", key: "B", spends: "bombs" },
];
/** What an arrow means with Shift. */
export const WITH_SHIFT = PADS[1].do;
/** Moves without a direction, in the middle and the corners of the first pad. */
export const PLACES = [
  { do: "loop", place: "none", key: "L" },
  { do: "lift", place: "second", key: "E" },
  { do: "flow", place: "corner", key: "F" },
  { do: "skip", place: "last", key: "K" },
];
/** In this order the other kinds stand in a row; `aims`: the next arrow names its side, and the key pressed twice means `here`. */
export const KINDS = [
  { do: "stab", look: "knife", key: "N" },
  { do: "cement", look: "cement", key: "W" },
  { do: "mine", key: "M", aims: true },
  { do: "leave", key: "D" },
  { do: "throw", key: "T" },
  { do: "take", key: "P" },
];
/** What is asked in a dialog before it is done. */
export const DIALOGS = [
  { do: "hint", look: "hint", key: "H" },
  { do: "bet", look: "wheel", key: "R" },
];
/** What has its place elsewhere: on the cells, below a question. */
export const ELSEWHERE = ["start", "order", "ask", "keep", "choose"];
/** The drawings on plain buttons. @type {Record<string, string>} */
export const PLAIN = { status: "heart", count: "tally" };
/** The drawings of what can be put on an action, by its name in the text form. @type {Record<string, string>} */
export const MARKS = { dark: "dark", tell: "bubble", "by-boat": "boat", "hands-off": "hand", if: "fork" };

/**
 * What one may have some of, in the order in which it is shown. `tool`: the drawing of a thing that
 * is there or used up; bullets and grenades are one only as part of a kit.
 * @type {{of: "bullets" | "knives" | "bombs" | "boats" | "cement", look?: string, tool: string}[]}
 */
export const SUPPLIES = [
  { of: "bullets", look: "bullet", tool: "gun" },
  { of: "knives", tool: "knife" },
  { of: "bombs", look: "bomb", tool: "bomb" },
  { of: "boats", tool: "boat" },
  { of: "cement", tool: "cement" },
];
