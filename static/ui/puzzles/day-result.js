/** What became of a day's puzzles and of its quest, in a few lines that give nothing away. Pure. */

/** @import { BookName } from "../../app/puzzles/puzzles.js" */
/** @import { Progress } from "../../app/shelves/progress.js" */
/** @import { Words } from "../../app/language/words.js" */

import { dailyOf, sayDay, streakOf } from "../../app/puzzles/daily.js";
import { SIGNS } from "../parts/result-share.js";

/**
 * @param {string} day @param {readonly BookName[]} books in the order of the list
 * @param {Pick<Progress, "solved" | "slips" | "days" | "quests">} progress @param {Words} words
 * @returns {[head: string, result: string, signs: string, legend: string]} a sign for each puzzle, and one for the quest
 */
export function dayLines(day, books, { solved, slips, days, quests }, words) {
  const own = dailyOf(day, books);
  const done = own.map(({ book, at }) => Boolean(solved[book]?.includes(at)));
  const signs = own.map(({ book, at }, number) => (!done[number] ? SIGNS.none : slips[book]?.includes(at) ? SIGNS.some : SIGNS.much));
  const quest = quests[day];
  const streak = streakOf(days, day);
  const parts = [
    words.t("day-share-solved", { done: done.filter(Boolean).length, all: own.length }),
    quest ? words.t("day-share-quest", { moves: quest.moves }) : words.t("day-share-no-quest"),
    ...(quest && quest.par !== null ? [words.t("result-share-par", { par: quest.par })] : []),
    ...(streak > 1 ? [words.t("day-share-streak", { days: streak })] : []),
  ];
  return [`${words.t("title")} · ${sayDay(day, words.language)}`, parts.join(" · "), [...signs, quest ? SIGNS.much : SIGNS.none].join(""), words.t("day-share-legend")];
}
