/** The answer to a puzzle that is only looked at, in words. */

/** @import { Posed, Solved } from "../../replies.d.ts" */
/** @import { Words } from "../../app/language/words.js" */

import { between, groupHeard, sayGroup } from "../../app/language/words.js";
import { cellName } from "../../draw/basics/geometry.js";
import { factText } from "./marking.js";

/** Where one of the statements is the answer. */
const LIAR = "liar";

/** @param {Posed} posed @param {Solved} solved @param {Posed["seats"]} seats @param {Words} words */
export function tellSolution(posed, { answer, facts }, seats, words) {
  const plain = () => words.listed(answer);
  /** @type {Record<string, () => string>} */
  const ways = {
    where: plain,
    other: plain,
    way: () => words.listed(answer.map((side) => words.t("side-to", { side }))),
    certain: () => facts.map(({ about, row, col, side, word }) => `${cellName(/** @type {any} */ (posed.view), row, col)} – ${factText(about, side, word, words)}`).join("; "),
  };
  const { kind } = posed.question;
  if (kind === LIAR) return words.t("puzzle-solution-liar", { words: quoted(posed, Number(answer[0]), seats, words) });
  return words.t("puzzle-solution", { answer: ways[kind]() });
}

/** The request and the answer in which a statement is. @param {Posed} posed @param {number} at @param {Posed["seats"]} seats @param {Words} words */
function quoted({ heard }, at, seats, words) {
  const group = groupHeard(heard).find(({ answers }) => answers.includes(/** @type {any} */ (heard[at])));
  if (!group) return "";
  const { request, answers } = sayGroup(group, seats, words);
  return `${request}${between(group)}${answers}`;
}
