/** The paper on the desk: its canvas, the floors, and what is done to the whole of it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Desk } from "../../app/desk/desk.js" */
/** @import { Place } from "../../draw/desk/places.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { DeskHand } from "./hand.js" */

import { describeTruth } from "../../draw/telling/describe.js";
import { createFloorTabs } from "../labyrinth/floor-tabs.js";
import { fill, h, setAttributes } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { createDeskBoard } from "./board.js";
import { isOnSides } from "./hand.js";
import { tellEdit } from "./told.js";

const ZOOM = 1.25;

/**
 * @param {HTMLElement} desk where it lies: what draws itself wants to know the page's style
 * @param {App} app
 * @param {{hand: DeskHand, draw: (edit: string) => void, tellPlace: (place: Place) => void}} needs
 */
export function createPaper(desk, app, { hand, draw, tellPlace }) {
  const canvas = h("canvas", { class: "board-canvas", id: "desk-plan", "data-testid": "desk-plan", role: "application", "aria-describedby": "desk-hint" });
  const list = h("ul", { class: "board-words", id: "desk-words", hidden: true, tabindex: "0", "data-testid": "desk-words" });
  const undo = tool("undo", () => draw("undo"), "desk-undo");
  const redo = tool("redo", () => draw("redo"), "desk-redo");
  const larger = tool("plus", () => board.zoom(ZOOM), "desk-larger", "board-zoom");
  const smaller = tool("minus", () => board.zoom(1 / ZOOM), "desk-smaller", "board-zoom");
  const whole = tool("fit", () => board.fit(), "desk-fit");
  const inWords = tool("words", turnWords, "desk-in-words");
  const tabs = createFloorTabs((floor) => board.turnTo(floor), "desk");
  const root = h(
    "section", { class: "board desk-board" }, tabs.root, canvas, list,
    h("div", { class: "desk-undoing" }, undo, redo), h("div", { class: "board-tools" }, larger, smaller, whole, inWords),
  );
  desk.append(root);
  // Until something lies there.
  for (const one of [undo, redo]) one.disabled = true;
  let words = app.words();
  const board = createDeskBoard(canvas, {
    words: (id, args) => words.t(id, args),
    over: hand.over,
    means: () => (isOnSides(hand.tool()) ? "edge" : "place"),
    leads: hand.leads,
    hover: (spot) => {
      canvas.style.cursor = spot && hand.tool() ? "crosshair" : "grab";
      hand.point(spot);
    },
    press: hand.press,
    lead: hand.lead,
    lift: hand.lift,
    floor: hand.cursor.climb,
    onFloors: (floors) => tabs.update(floors, [], null, words.t),
  });
  canvas.addEventListener("pointerdown", () => hand.cursor.show(false));
  canvas.addEventListener("focus", () => {
    if (!canvas.matches(":focus-visible")) return;
    hand.cursor.show(true);
    tellPlace(hand.cursor.at());
  });
  canvas.addEventListener("blur", () => hand.cursor.show(false));
  setAttributes(inWords, { "aria-expanded": "false", "aria-controls": list.id });
  /** What lies there. @type {unknown[]} */
  let drawn = [];

  function turnWords() {
    list.hidden = !list.hidden;
    setAttributes(inWords, { "aria-expanded": String(!list.hidden) });
  }

  return {
    root,
    canvas,
    draw: board.draw,
    reveal: board.reveal,
    focus: () => canvas.focus(),

    /** @param {Desk} desk @param {Words} now */
    update({ drawn: { truth, undo: back, redo: again, game }, edits }, now) {
      const theme = app.theme();
      const wanted = [truth, theme, now];
      setAttributes(undo, { disabled: back === 0 });
      setAttributes(redo, { disabled: again === 0 });
      if (wanted.every((value, at) => value === drawn[at])) return;
      drawn = wanted;
      words = now;
      const last = edits.findLast((edit) => edit !== "undo" && edit !== "redo");
      label(undo, last && back ? now.t("desk-undo-what", { what: tellEdit(last, now) }) : now.t("desk-undo"));
      for (const one of [redo, larger, smaller, whole, inWords]) label(one, now.t(`${one.id}`));
      setAttributes(canvas, { "aria-label": now.t("desk-plan", { rows: truth.rows, cols: truth.cols, floors: truth.floors }), "data-game": game });
      board.show(truth, theme);
      fill(list, describeTruth(truth, now.t, []).map((text) => h("li", null, text)));
    },
  };
}

/** @typedef {ReturnType<typeof createPaper>} DeskPaper */

/** @param {string} picture @param {() => void} act @param {string} id @param {string} [look] */
const tool = (picture, act, id, look = "") => h("button", { type: "button", id, class: `icon-button ${look}`, "data-testid": id, onclick: act }, icon(picture));

/** @param {HTMLElement} button @param {string} text */
const label = (button, text) => setAttributes(button, { "aria-label": text, title: text });
