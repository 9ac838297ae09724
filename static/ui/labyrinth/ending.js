/** What only a labyrinth has when it is over: the result of who played alone, and the link for a friend. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Afterwards } from "../finished/ending.js" */

import { challengeLink } from "../../app/table/challenge.js";
import { reviewedSeat } from "../../app/knowing/reviews.js";
import { difference } from "../../app/rules/house-rules.js";
import { isDrawn } from "../../app/table/review.js";
import { createRecollections } from "../finished/recollections.js";
import { createResult } from "../finished/result.js";
import { createReviewPanel } from "./review.js";
import { h } from "../parts/dom.js";
import { createShare } from "../parts/share.js";

/** @param {App} app @returns {Afterwards} */
export function createLabyrinthEnding(app) {
  const result = createResult();
  const recollections = createRecollections();
  const share = createShare(app);
  const review = createReviewPanel(app);

  /** Shows the link with which somebody else gets this labyrinth. */
  async function invite() {
    const { observation, ui } = app.store.get();
    const reveal = await app.review.reveal();
    if (!reveal || !observation || !ui.catalog) return;
    if (isDrawn(reveal)) return app.session.notify("share-drawn", undefined, "info");
    const moves = ui.result?.won ? ui.result.moves : null;
    const hash = challengeLink({ rules: difference(observation.rules, ui.catalog), seed: reveal.seed, version: ui.catalog.version, moves, hints: ui.result?.hints });
    share.open(new URL(hash, location.href).href, moves);
  }

  /** Takes the plan, as it was when the game began, to the desk. */
  async function drawOn() {
    const reveal = await app.review.reveal();
    if (!reveal) return;
    const { rules, plan } = JSON.parse(reveal.record);
    app.drawOn({ rules, text: plan });
  }

  /** Has a puzzle looked for in what this page's seat has heard, or whoever it looks through. */
  async function findPuzzle() {
    const reveal = app.store.get().ui.replay?.reveal ?? (await app.review.reveal());
    if (reveal) app.seekPuzzle(reveal.record, reviewedSeat(app.store.get()));
  }

  return {
    root: h("div", { class: "ending-told" }, result.root, recollections.root),
    under: review.root,
    secrets: true,
    choices: [{ id: "share-game", act: invite }],
    always: [{ id: "review-open", act: review.open }, { id: "find-puzzle", act: findPuzzle }, { id: "draw-on", act: drawOn }],
    update(state, seen, words) {
      result.update(state.ui.replay ? null : state.ui.result, state.ui.replay ? null : seen, words);
      recollections.update(state.ui.replay ? [] : state.ui.recollections, seen.seats, words);
      review.update(state, words);
    },
  };
}
