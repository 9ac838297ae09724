/** The panel that takes the controls' place when the game is over, and around a replay. */

/** @import { App } from "../app/app.js" */
/** @import { Observation, State } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { challengeLink } from "../app/challenge.js";
import { difference } from "../app/house-rules.js";
import { fill, h, setText } from "./dom.js";
import { createReplayBar } from "./replay-bar.js";
import { createResult } from "./result.js";
import { createShare } from "./share.js";

/** @param {HTMLElement} root @param {App} app @param {{again: (seed: string) => void}} start */
export function createEnding(root, app, start) {
  const verdict = h("p", { class: "ending-words", "data-testid": "game-over" });
  const seed = h("p", { class: "hint", "data-testid": "seed" });
  const bar = h("div", { class: "replay-bar", hidden: true });
  const replayBar = createReplayBar(bar, app);
  const buttons = h("div", { class: "button-row" });
  const result = createResult();
  const share = createShare(app);
  root.append(verdict, result.root, bar, buttons, seed);
  let drawn = "";

  return {
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      const { replay, reveal } = state.ui;
      const own = state.observation !== null;
      verdict.hidden = replay !== null;
      result.update(replay ? null : state.ui.result, words);
      setText(verdict, seen.over ? words.said(seen.over, seen.seats) : "");
      seed.hidden = !reveal;
      if (reveal) setText(seed, words.t("seed-shown", { seed: reveal.seed }));
      bar.hidden = !replay;
      if (replay) replayBar.update(replay, words);
      const now = `${words.language} ${replay !== null} ${own}`;
      if (now !== drawn) fill(buttons, choices(replay !== null, own, words));
      drawn = now;
    },
  };

  /** @param {boolean} replaying @param {boolean} own whether the game was played here @param {Words} words */
  function choices(replaying, own, words) {
    return [
      !replaying && button("reveal", "primary", () => app.review.open()),
      own && button("play-again", "", () => start.again("")),
      own && button("same-again", "", sameAgain),
      own && !replaying && button("share-game", "", invite),
      button("save-record", "", save),
      replaying && own && button("replay-close", "", () => app.review.close()),
      replaying && !own && button("to-lobby", "", () => app.session.leave()),
    ];

    /** @param {string} id @param {string} look @param {() => unknown} act */
    function button(id, look, act) {
      return h("button", { type: "button", id, class: `button ${look}`, "data-testid": id, onclick: () => void act() }, words.t(id));
    }
  }

  async function sameAgain() {
    const reveal = await app.review.reveal();
    if (reveal) start.again(reveal.seed);
  }

  /** Shows the link with which somebody else gets this labyrinth. */
  async function invite() {
    const { observation, ui } = app.store.get();
    const reveal = await app.review.reveal();
    if (!reveal || !observation || !ui.catalog) return;
    const moves = ui.result?.won ? ui.result.moves : null;
    const hash = challengeLink({ rules: difference(observation.rules, ui.catalog), seed: reveal.seed, version: ui.catalog.version, moves });
    share.open(new URL(hash, location.href).href, moves);
  }

  async function save() {
    const record = await app.review.record();
    if (record === null) return;
    const address = URL.createObjectURL(new Blob([record], { type: "application/json" }));
    h("a", { href: address, download: "gamemaster-record.json" }).click();
    // The browser has taken the blob over once the click's task is done.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }
}
