/** The game master's console in words, and his words as the engine reads them. Pure. */

/** @import { Said, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { GoingSaid, Ruling, RulingArgument, Unveiled } from "../../app/console/types.js" */

import { opened } from "../../app/table/review.js";
import { between, groupHeard, isOfGamemaster, sayGroup } from "../../app/language/words.js";

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

/**
 * What would be taken back, request by request: each as parts that the same players have heard.
 * @param {readonly GoingSaid[]} heard
 * @param {readonly Seat[]} seats
 * @param {Words} words
 * @returns {{text: string, who: string}[][]}
 */
export function goingIn(heard, seats, words) {
  /** @type {Map<Said, GoingSaid>} */
  const known = new Map(heard.flatMap((one) => {
    const said = opened(one.said);
    return said ? [/** @type {const} */ ([said, one])] : [];
  }));
  const whoOf = (/** @type {Said} */ said) => heardBy(/** @type {GoingSaid} */ (known.get(said)), seats, words);
  return groupHeard([...known.keys()]).map(({ request, answers }) => {
    /** @type {{request: Said | null, answers: Said[], who: string}[]} */
    const parts = request ? [{ request, answers: [], who: whoOf(request) }] : [];
    for (const answer of answers) {
      const [who, last] = [whoOf(answer), parts.at(-1)];
      if (last?.who === who) last.answers.push(answer);
      else parts.push({ request: null, answers: [answer], who });
    }
    return parts.map((part) => {
      const said = sayGroup(part, [...seats], words);
      return { text: `${said.request}${between(part)}${said.answers}`, who: part.who };
    });
  });
}

/** @param {GoingSaid} one @param {readonly Seat[]} seats @param {Words} words */
function heardBy({ whom, unsaid }, seats, words) {
  if (unsaid) return words.t("console-going-unsaid");
  if (!whom) return words.t("console-going-all");
  return words.t("log-whom", { count: whom.length, names: words.listed(whom.map((at) => seats[at].name)) });
}
