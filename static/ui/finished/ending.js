/** The panel that takes the controls' place when the game is over, and around a replay. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, keepFocus, setText } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { createReplayBar } from "./replay-bar.js";
import { isAwaited } from "../../net/room/heirs.js";
import { isDrawn } from "../../app/table/review.js";
import { createVerdict, tellKnown } from "./verdict.js";

/**
 * @typedef {{id: string, act: () => unknown}} Choice
 * What a game brings to its end.
 * @typedef {{
 *   root: HTMLElement | null,
 *   under?: HTMLElement,
 *   secrets: boolean,
 *   choices: Choice[],
 *   always: Choice[],
 *   update: (state: State, seen: Observation, words: Words) => void,
 * }} Afterwards
 *   `root`: what stands under the verdict; `under`: and under the replay's slider; `secrets`: whether somebody has seen what others have not;
 *   `choices`: what else can be done after a game that was played here, in sight of its replay, too;
 *   `always`: and after one that was only brought.
 */

/** @param {HTMLElement} root @param {App} app @param {{again: (seed: string, plan?: string) => void}} start @param {Afterwards} own */
export function createEnding(root, app, start, own) {
  const verdict = h("p", { class: "ending-words", "data-testid": "game-over" });
  const seed = h("p", { class: "hint", "data-testid": "seed" });
  const fairness = createVerdict({ save, retry: app.retry });
  const known = h("p", { class: "plan-origin", "data-testid": "ending-origin" });
  const bar = h("div", { class: "replay-bar", hidden: true });
  const replayBar = createReplayBar(bar, app, own.secrets);
  const buttons = h("div", { class: "button-row" });
  root.append(verdict, ...(own.root ? [own.root] : []), fairness.root, known, bar, ...(own.under ? [own.under] : []), buttons, seed);
  let drawn = "";

  return {
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      const { replay, reveal } = state.ui;
      const played = state.observation !== null;
      // A lesson's table is laid by its guide alone.
      const taught = Boolean(state.observation?.guide?.lesson);
      // At somebody else's table he alone begins the next game.
      const leads = played && !taught && state.party?.role !== "guest";
      verdict.hidden = replay !== null;
      own.update(state, seen, words);
      fairness.update(replay ? null : state.party, state.boot, seen.seats, words);
      // A guest's page says it with its verdict.
      const hosted = !replay && state.party?.role === "host" ? state.party : null;
      setText(known, hosted ? tellKnown(hosted, words) : "");
      known.hidden = !known.textContent;
      setText(verdict, seen.over ? words.said(seen.over, seen.seats) : "");
      seed.hidden = !reveal || isDrawn(reveal);
      if (reveal) setText(seed, words.t("seed-shown", { seed: reveal.seed }));
      bar.hidden = !replay;
      if (replay) replayBar.update(replay, words);
      const gathers = hosted?.phase === "over" && !isAwaited(hosted.next);
      const now = `${words.language} ${replay !== null} ${played} ${leads} ${gathers} ${taught}`;
      if (now !== drawn) keepFocus(buttons, () => fill(buttons, choices({ replaying: replay !== null, played, leads, gathers, taught }, words)), () => document.getElementById(replay ? "replay-at" : "reveal"));
      drawn = now;
    },
  };

  /**
   * @param {{replaying: boolean, played: boolean, leads: boolean, gathers: boolean, taught: boolean}} now `played`: the game was played here;
   *   `leads`: another one can be begun here; `gathers`: with friends, who can agree on its rules before; `taught`: it was a lesson
   * @param {Words} words
   */
  function choices({ replaying, played, leads, gathers, taught }, words) {
    return [
      !replaying && button("reveal", "primary", () => app.review.open()),
      leads && button("play-again", "", () => start.again("")),
      leads && button("same-again", "", sameAgain),
      gathers && button("gather-again", "", () => app.friends.gather()),
      ...(taught ? [] : [...(played ? own.choices : []), ...own.always]).map(({ id, act }) => button(id, "", act)),
      !taught && button("save-record", "", save),
      replaying && played && button("replay-close", "", () => app.review.close()),
      replaying && !played && button("to-lobby", "", () => app.leave()),
    ];

    /** @param {string} id @param {string} look @param {() => unknown} act */
    function button(id, look, act) {
      return h("button", { type: "button", id, class: `button ${look}`, "data-testid": id, onclick: () => void act() }, words.t(id));
    }
  }

  async function sameAgain() {
    const reveal = await app.review.reveal();
    if (reveal) start.again(reveal.seed, isDrawn(reveal) ? reveal.plan : undefined);
  }

  async function save() {
    const record = await app.review.record();
    if (record !== null) download(record, "gamemaster-record.json");
  }
}
