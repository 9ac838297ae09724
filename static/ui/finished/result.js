/** What somebody who played alone has reached: the number of moves, and how it compares. */

/** @import { Observation, Result } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { sayDay } from "../../app/puzzles/daily.js";
import { advisedOf } from "../../app/table/advised.js";
import { h, setText } from "../parts/dom.js";

export function createResult() {
  const moves = h("p", { class: "result-moves", "data-testid": "result-moves" });
  const hints = h("p", { "data-testid": "result-hints" });
  const compared = h("p", { "data-testid": "result-compared" });
  const quest = h("p", { "data-testid": "result-quest" });
  const unkept = h("p", { class: "hint", "data-testid": "result-unkept" });
  const root = h("div", { class: "result", role: "status", "data-testid": "result" }, moves, hints, compared, quest, unkept);
  return {
    root,
    /** @param {Result | null} result @param {Observation | null} seen a game that is over @param {Words} words */
    update(result, seen, words) {
      setText(moves, result ? words.t("result-moves", { moves: result.moves }) : "");
      moves.hidden = !result;
      setText(hints, seen ? hintsTold(seen, words) : "");
      hints.hidden = !hints.textContent;
      setText(compared, result ? comparedText(result, words) : "");
      setText(quest, result?.quest ? questTold(result.quest, words) : "");
      quest.hidden = !quest.textContent;
      root.hidden = !result && hints.hidden;
      const lost = result && result.won && !result.stored;
      setText(unkept, lost ? words.t("result-unkept") : "");
    },
  };
}

/** @param {Result} result @param {Words} words */
function comparedText(result, words) {
  const text = words.t(`result-${standing(result)}`, { best: result.best ?? 0 });
  return result.helped ? `${text} ${words.t("result-best-hints", { count: result.helped })}` : text;
}

/** What counts for a day's quest, and how far off the best is. @param {NonNullable<Result["quest"]>} quest @param {Words} words */
function questTold({ day, moves, par }, words) {
  const told = words.t("result-quest", { day: sayDay(day, words.language), moves });
  return par === null ? told : `${told} ${words.t("result-quest-par", { par })}`;
}

/** Who has taken how many hints; nothing where nobody has. @param {Observation} seen @param {Words} words */
function hintsTold(seen, words) {
  const counts = seen.seats.map(({ name }, seat) => ({ name, count: advisedOf(seen, seat) }));
  if (seen.seats.length === 1) return counts[0].count ? words.t("result-hints", { count: counts[0].count }) : "";
  const who = counts.filter(({ count }) => count).map((one) => words.t("advised-player", one));
  return who.length ? words.t("advised-players", { who: words.listed(who) }) : "";
}

/** How a result compares with the best one before it. @param {Result} result */
export function standing({ won, moves, best }) {
  if (!won) return best === null ? "lost" : "lost-best";
  if (best === null) return "first";
  if (moves === best) return "equal";
  return moves < best ? "better" : "worse";
}
