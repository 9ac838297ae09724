/** What is told of a sheet in pencil: of the square that is looked at, of marks that are wrong, and what they contradict. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Drawn, Place } from "../../app/pencil/marks.js" */
/** @import { Pencil } from "../../app/pencil/pencil.js" */

import { groupHeard, sayGroup } from "../../app/language/words.js";
import { isWrong } from "../../app/pencil/judging.js";
import { marksAt, sideFrom, slotOf } from "../../app/pencil/marks.js";
import { planOf } from "../../app/pencil/owner.js";
import { cellName } from "../../draw/basics/geometry.js";
import { tellJudged, tellMark } from "../../draw/telling/penciled.js";
import { h } from "../parts/dom.js";

/** What is known of marks, as words of the drawing. @param {Pencil} pencil @returns {Map<string, string> | null} */
export const verdictsOf = ({ judges, judged }) =>
  (judges && judged?.verdicts ? new Map([...judged.verdicts].map(([slot, { answer }]) => [slot, answer])) : null);

/** Marks that contradict each other, as far as that is asked about. @param {Pencil} pencil @returns {Set<string>} */
export const litOf = ({ clash }) => new Set(clash?.state === "told" ? [clash.slot, ...clash.marks] : []);

/** How many marks of a sheet are what. @param {Pencil} pencil @param {Words} words */
export function tellSheet(pencil, words) {
  const count = pencil.book.sheet.marks.size;
  const verdicts = verdictsOf(pencil);
  if (!pencil.judges || !count) return words.t("pencil-count", { count });
  if (!verdicts) return words.t("help-told-thinking");
  const of = (/** @type {(answer: string) => boolean} */ is) => [...verdicts.values()].filter(is).length;
  return words.t("pencil-verdict", {
    certain: of((answer) => answer === "certain"), possible: of((answer) => answer === "possible"), wrong: of((answer) => answer === "impossible" || answer === "clashing"),
  });
}

/** The marks of a square, one by one; of a wrong one it can be asked what it contradicts.
 * @param {App} app @param {Pencil} pencil @param {Place} place @param {Observation} seen @param {Words} words */
export function squareRows(app, pencil, place, seen, words) {
  const plan = planOf(seen.view);
  const { marks } = pencil.book.sheet;
  const verdicts = pencil.judges ? pencil.judged?.verdicts ?? null : null;
  return marksAt(plan, marks.values(), place).map((mark, at) => {
    const slot = slotOf(plan, mark);
    const verdict = verdicts?.get(slot);
    const what = tellJudged({ ...mark, side: sideFrom(mark, place) }, verdict?.answer, plan, words.t, seen.seats);
    return h("li", { class: "pencil-row" }, h("span", null, what), isWrong(verdict) && h(
      "button",
      { type: "button", class: "button", id: `pencil-explain-${at}`, "data-testid": "pencil-explain", "aria-label": `${words.t("pencil-explain")} ${what}`, onclick: () => void app.pencil.explain(slot) },
      words.t("pencil-explain"),
    ));
  });
}

/** A mark with its square. @param {Drawn} mark @param {Observation} seen @param {Words} words */
function named(mark, seen, words) {
  const plan = planOf(seen.view);
  return words.t("pencil-mark", { at: cellName(plan, mark.row, mark.col), what: tellMark(mark, plan, words.t, seen.seats) });
}

/** What one mark contradicts. @param {Pencil} pencil @param {Observation} seen @param {Words} words */
export function clashRows({ clash, book }, seen, words) {
  const mark = clash && book.sheet.marks.get(clash.slot);
  if (!clash || !mark) return [];
  const what = named(mark, seen, words);
  if (clash.state === "thinking") return [h("p", null, words.t("help-told-thinking"))];
  if (clash.state === "failed") return [h("p", null, words.t("pencil-unexplained", { what }))];
  const others = clash.marks.flatMap((slot) => book.sheet.marks.get(slot) ?? []);
  const said = new Set((clash.heard ?? []).map((at) => seen.heard[at]));
  const groups = groupHeard(seen.heard).filter(({ request, answers }) => [request, ...answers].some((one) => one && said.has(one)));
  const rows = [
    ...others.map((other) => h("li", { class: "pencil-other" }, named(other, seen, words))),
    ...groups.map((group) => {
      const { request, answers } = sayGroup(group, seen.seats, words);
      return h("li", null, [request, answers].filter(Boolean).join(" "));
    }),
  ];
  return [
    h("p", null, words.t(rows.length ? "pencil-against" : "pencil-against-rules", { what })),
    rows.length > 0 && h("ol", { class: "pencil-against", "data-testid": "pencil-against" }, rows),
    clash.heard === null && h("p", { class: "hint" }, words.t("pencil-against-more")),
  ];
}
