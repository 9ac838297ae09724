/** A result in a few lines that give nothing of the labyrinth away. Pure. */

/** @import { Review } from "../../app/knowing/reviews.js" */
/** @import { Words } from "../../app/language/words.js" */

import { phasesOf } from "../../app/knowing/figures.js";
import { SIGNS } from "../parts/result-share.js";

/**
 * @param {Pick<Review, "points" | "measure" | "told" | "reveal">} review
 * @param {Words} words
 * @returns {[game: string, result: string, signs: string, legend: string]} a sign for each phase: how much news it had
 */
export function resultLines({ points, measure, told, reveal }, words) {
  const { preset, rows, cols } = reveal.rules;
  const { moves, won, par, hints } = measure ?? { moves: 0, won: false, par: null, hints: 0 };
  const alone = reveal.seats.length === 1;
  const parts = [
    words.t(won ? (alone ? "result-share-out" : "result-share-won") : "result-share-lost", { moves }),
    ...(par === null ? [] : [words.t("result-share-par", { par })]),
    words.t("result-share-hints", { count: hints }),
  ];
  const signs = phasesOf(points, told?.facts ?? 1).map((phase) => SIGNS[phase]).join("");
  const name = words.has(`preset-${preset}`) ? words.t(`preset-${preset}`) : preset;
  return [`${words.t("title")} · ${name} ${rows} × ${cols}`, parts.join(" · "), signs, words.t("result-share-legend")];
}
