/** The game master's console in words, and his words as the engine reads them. Pure. */

/** @import { Said, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Ruling, RulingArgument, Unveiled } from "../../app/console/types.js" */

import { opened } from "../../app/table/review.js";
import { groupHeard, isOfGamemaster } from "../../app/language/words.js";

/**
 * What the game master can do now, by the place where the console has it.
 * @typedef {{starts: Ruling[], back: Ruling | null, ends: Ruling[], changes: Ruling[]}} Powers
 *   `changes`: what he can change in the course of the game
 */

/** Where the console has what begins with these words; all else changes the game. @type {Record<string, "starts" | "back" | "ends">} */
const PLACES = { confirm: "starts", void: "starts", back: "back", end: "ends" };

/** @param {readonly Ruling[]} rulings @returns {Powers} */
export function powersOf(rulings) {
  const at = (/** @type {string | undefined} */ place) => rulings.filter(({ do: what }) => PLACES[what.split(" ")[0]] === place);
  return { starts: at("starts"), back: at("back")[0] ?? null, ends: at("ends"), changes: at(undefined) };
}

/** Whether there is nothing to choose: the word belongs to the ruling's name. @param {RulingArgument} argument */
export const isSettled = ({ kind, choices }) => kind === "word" && choices.length === 1;

/** The words that tell a ruling from all others. @param {Ruling} ruling */
export const rulingId = ({ do: what, args }) => [what, ...args.filter(isSettled).map(({ choices }) => choices[0])].join(" ");

/** What a ruling is called. @param {Ruling} ruling @param {Words} words */
export function rulingName(ruling, words) {
  const id = `ruling-${ruling.do.replaceAll(" ", "-")}`;
  const [what = "none"] = ruling.args.filter(isSettled).map(({ choices }) => choices[0]);
  const named = `ruling-word-${what}`;
  return words.has(id) ? words.t(id, { what, thing: words.has(named) ? words.t(named) : what }) : rulingId(ruling);
}

/**
 * What stands for a choice: a player's name, a place, a word of the catalogs.
 * @param {RulingArgument} argument
 * @param {string} choice
 * @param {readonly Seat[]} seats
 * @param {Words} words
 */
export function choiceName({ kind }, choice, seats, words) {
  if (kind === "seat") return seats[Number(choice) - 1]?.name ?? choice;
  const id = `ruling-word-${choice}`;
  return kind === "word" && words.has(id) ? words.t(id) : choice;
}

/**
 * A side, which the engine writes as cell and direction, as two choices.
 * @param {readonly string[]} choices
 * @param {string} cell
 * @returns {{cells: string[], sides: string[]}} `sides`: that the cell has
 */
export function sidesOf(choices, cell) {
  const pairs = choices.map((choice) => choice.split(" "));
  return {
    cells: [...new Set(pairs.map(([of]) => of))],
    sides: pairs.filter(([of]) => of === cell).map(([, side]) => side),
  };
}

/** A ruling as the engine reads it. @param {Ruling} ruling @param {readonly string[]} values of its arguments */
export const rulingText = ({ do: what }, values) => [what, ...values].join(" ");

/**
 * What the game master has ruled so far, in groups, the latest first.
 * @param {Pick<Unveiled, "heard" | "struck"> & {leading: {audience: (number[] | null)[]}}} unveiled
 * @returns {{said: Said[], whom: number[] | null}[]} `whom`: who was told what has changed; null: all were
 */
export function rulingsIn({ heard, leading }) {
  const whom = new Map(heard.map((said, at) => [said, leading.audience[at] ?? null]));
  return groupHeard(heard.filter((said) => opened(said) === said)).flatMap(({ request, answers }) => {
    if (request || !isOfGamemaster(answers[0].key)) return [];
    const said = answers.filter(({ key }) => isOfGamemaster(key));
    return [{ said, whom: whom.get(said[0]) ?? null }];
  }).reverse();
}
