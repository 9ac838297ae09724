/** The Parchís board in its frame: the canvas, and the position in words. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Offer } from "../../draw/parchis/types.js" */
/** @import { Observation, Picked, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { describeBoard } from "../../draw/parchis/describe.js";
import { fill, h, setAttributes } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { createParchisBoard } from "./board.js";
import { offersOf, viewOf } from "./view.js";

/** @type {never[]} */
const NONE = [];

/** @param {HTMLElement} root @param {App} app @param {{choose: (offer: Offer) => void, pick: (picked: Picked) => void}} act */
export function createParchisFrame(root, app, act) {
  const canvas = h("canvas", { class: "parchis-canvas", "data-testid": "parchis-board" });
  const list = h("ul", { class: "board-words", id: "parchis-words", hidden: true, tabindex: "0", "data-testid": "board-words" });
  const inWords = h("button", { type: "button", class: "icon-button", "aria-expanded": "false", "aria-controls": "parchis-words", "data-testid": "in-words", onclick: unfold }, icon("words"));
  root.append(canvas, list, h("div", { class: "board-tools" }, inWords));

  let speaks = app.words();
  const board = createParchisBoard(canvas, { onPick: act.choose, onChoose: act.pick, words: (id, args) => speaks.t(id, args) });
  /** What is on the canvas: redrawn only when one of these has changed. @type {unknown[]} */
  let drawn = [];
  let heard = 0;
  /** The step of a replay that was shown last. */
  let step = NaN;

  function unfold() {
    list.hidden = !list.hidden;
    setAttributes(inWords, { "aria-expanded": String(!list.hidden) });
  }

  /** What was said since the view before, null if another one came in between. @param {State} state @param {Observation} seen */
  function news({ ui: { replay } }, seen) {
    const since = seen.heard.slice(heard);
    heard = seen.heard.length;
    const follows = !replay || replay.at === step + 1;
    step = replay?.at ?? NaN;
    return follows ? since : null;
  }

  return {
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update(state, seen, words) {
      speaks = words;
      const { picked, pointed, waiting, replay } = state.ui;
      const offers = waiting || replay ? NONE : offersOf(seen);
      const now = [seen.view, offers, picked, pointed, app.theme(), words];
      if (now.every((value, at) => value === drawn[at])) return;
      const moved = seen.view !== drawn[0];
      drawn = now;
      const view = viewOf(seen);
      board.show({
        view, offers, seats: seen.seats, eyes: seen.seat, theme: app.theme(), hear: moved ? news(state, seen) : NONE,
        chosen: picked, pointed: offers.find((offer) => offer.move === pointed) ?? null,
      });
      setAttributes(inWords, { "aria-label": words.t("board-in-words"), title: words.t("board-in-words") });
      fill(list, describeBoard(view, words.t, seen.seats, seen.seat).map((text) => h("li", null, text)));
    },
  };
}
