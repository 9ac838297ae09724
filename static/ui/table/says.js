/** What the game master says now, in large handwriting: whose turn it is, and the last words. */

/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { strikesIn } from "../../app/console/looked.js";
import { between, lastWords } from "../../app/language/words.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { answerSpans } from "./log.js";

/** Names the sentence that tells what the game is about. */
export const AIM_ID = "aim";

/** @param {HTMLElement} root */
export function createSays(root) {
  const turn = h("p", { class: "says-turn", "data-testid": "turn" });
  const request = h("span", { class: "says-request" });
  const answers = h("span", { class: "says-answers" });
  // One live region for the whole line: a screen reader hears request and answer together, once.
  const line = h("p", { class: "says-words", "aria-live": "polite", "aria-atomic": "true", "data-testid": "announcement" }, request, answers);
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "refusal" });
  const goal = h("p", { class: "says-aim", id: AIM_ID, "data-testid": "aim" });
  root.append(turn, goal, line, refusal);
  let turnDrawn = "";
  /** What was said last. @type {import("../../app/basics/types.js").Said | undefined} */
  let told;
  /** Words that need more room than there is are scrolled to by the keyboard too. */
  const reach = () => setAttributes(root, { tabindex: root.scrollHeight > root.clientHeight ? "0" : null });
  new ResizeObserver(reach).observe(root);

  return {
    /** The last words. @param {Observation} seen @param {Words} words */
    hear(seen, words) {
      const { seats } = seen;
      const gone = strikesIn(seen);
      const last = lastWords(gone.size ? seen.heard.filter((said) => !gone.has(said)) : seen.heard);
      const asked = last.request ? words.said(last.request, seats) : "";
      setText(request, asked + between(last));
      const text = last.answers.map((said) => words.said(said, seats)).join(" ");
      const newest = last.answers.at(-1);
      // The same answer to the same request once more is written anew: a screen reader says what changes.
      if (newest !== told || answers.textContent !== text) fill(answers, answerSpans(last.answers, seats, words));
      told = newest;
    },
    /** Whose turn it is, and what was refused. @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      setText(refusal, state.ui.refusal ? words.refusal(state.ui.refusal, seen.seats) : "");
      refusal.hidden = !state.ui.refusal;
      const now = turnText(state, seen, words);
      const at = seen.over ? null : seen.turn;
      const key = `${now}|${at}`;
      if (key !== turnDrawn) fill(turn, at !== null && mark(seen.seats[at].colour), h("span", null, now));
      turnDrawn = key;
    },
    /** What the game is about, "" when that is known. @param {string} text */
    aim(text) {
      goal.hidden = !text;
      setText(goal, text);
    },
    /** Asks for the layout, so it comes last. */
    fit: reach,
  };
}

/** @param {State} state @param {Observation} seen @param {Words} words */
function turnText(state, seen, words) {
  if (state.ui.replay) return words.t("turn-replay");
  if (seen.awaiting) return words.t(`awaiting-${seen.awaiting}`, { own: state.console ? "yes" : "no", host: state.party?.hostName ?? "" });
  if (seen.over || seen.turn === null) return words.t("game-over");
  const name = seen.seats[seen.turn].name;
  if (seen.turn === seen.seat) return words.t(state.ui.waiting ? "turn-answering" : "turn-yours", { name });
  return words.t("turn-other", { name });
}
