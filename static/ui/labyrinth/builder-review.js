/** The composed move in words, and what is wrong with it; a screen reader hears it once it has settled. */

/** @import { Draft, Said, Seat, Statement } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";

/** Milliseconds without a change after which the move is read out. */
const SETTLED_MS = 700;

/**
 * @typedef {{read: Statement[] | null, refusal: Said | null, synced: boolean, typing: boolean}} Known
 *   `read`: the statements as the engine reads them, if it can; `synced`: the chips and the text say
 *   the same; `typing`: somebody types just where something is wrong.
 */

export function createReview() {
  const told = h("span", { class: "draft-told" });
  const hint = h("span", { class: "draft-hint" });
  const root = h("p", { class: "draft-review", "data-testid": "move-review" }, told, hint);
  const live = h("p", { class: "sr", "aria-live": "polite", "aria-atomic": "true" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let speaking;

  /** Tells a screen reader what the move is now, once nobody changes it for a moment. */
  function speak() {
    const text = `${told.textContent} ${hint.textContent}`.trim();
    clearTimeout(speaking);
    speaking = setTimeout(() => setText(live, text), SETTLED_MS);
  }

  return {
    root,
    live,
    /** @param {Draft} draft @param {Known} known @param {Seat[]} seats @param {Words} words */
    update(draft, { read, refusal, synced, typing }, seats, words) {
      const { statements } = draft;
      const located = refusal?.args.column !== undefined;
      const unfinished = located && typing;
      const actions = synced && statements.length ? words.actions(read ?? statements, seats) : "";
      setText(told, actions && words.t("move-told", { actions }));
      setText(hint, hintOf(draft, refusal, unfinished, seats, words));
      root.classList.toggle("wrong", located && !unfinished);
      speak();
    },
  };
}

/** @param {Draft} draft @param {Said | null} refusal @param {boolean} unfinished @param {Seat[]} seats @param {Words} words */
function hintOf(draft, refusal, unfinished, seats, words) {
  if (!draft.text.trim()) return words.t("builder-empty");
  if (!refusal) return "";
  return unfinished ? words.t("builder-unfinished") : words.refusal(refusal, seats);
}
