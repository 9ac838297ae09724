/** What somebody who played alone has reached: the number of moves, and how it compares. */

/** @import { Result } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";

export function createResult() {
  const moves = h("p", { class: "result-moves", "data-testid": "result-moves" });
  const compared = h("p", { "data-testid": "result-compared" });
  const unkept = h("p", { class: "hint", "data-testid": "result-unkept" });
  const root = h("div", { class: "result", role: "status", "data-testid": "result" }, moves, compared, unkept);
  return {
    root,
    /** @param {Result | null} result @param {Words} words */
    update(result, words) {
      root.hidden = !result;
      setText(moves, result ? words.t("result-moves", { moves: result.moves }) : "");
      setText(compared, result ? words.t(`result-${standing(result)}`, { best: result.best ?? 0 }) : "");
      const lost = result && result.won && !result.stored;
      setText(unkept, lost ? words.t("result-unkept") : "");
    },
  };
}

/** How a result compares with the best one before it. @param {Result} result */
export function standing({ won, moves, best }) {
  if (!won) return best === null ? "lost" : "lost-best";
  if (best === null) return "first";
  if (moves === best) return "equal";
  return moves < best ? "better" : "worse";
}
