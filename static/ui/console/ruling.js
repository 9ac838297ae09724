/** A ruling that is being put together: what the game master changes, where, and who is told. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Ruling } from "../../app/console/types.js" */
/** @import { Field } from "./fields.js" */

import { fill, h, setText } from "../parts/dom.js";
import { argumentField } from "./fields.js";
import { rulingId, rulingName, rulingText } from "./sentences.js";
import { createTelling } from "./telling.js";

/**
 * @param {App} app
 * @param {string} id
 * @param {{done: () => void, preview?: {element: HTMLElement, mean: (values: string[]) => void}}} needs `done`: it was ruled so;
 *   `preview`: shows what would come of what stands in the fields
 */
export function createRulingForm(app, id, { done, preview }) {
  const what = h("select", { id: `${id}-what`, "data-testid": `${id}-what`, onchange: () => choose(what.value) });
  const label = h("label", { for: what.id });
  const choice = h("p", { class: "field" }, label, what);
  const places = h("div", { class: "console-fields", oninput: mean });
  const telling = createTelling(`${id}-tell`);
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": `${id}-refusal` });
  const say = h("button", { type: "submit", id: `${id}-do`, class: "button primary", "data-testid": `${id}-do` });
  const element = h("form", { class: "console-form", "data-testid": id, onsubmit: submit }, choice, places, preview?.element, telling.element, refusal, h("div", { class: "button-row" }, say));
  /** @type {readonly Ruling[]} */
  let rulings = [];
  /** @type {Ruling | null} */
  let chosen = null;
  /** @type {Field[]} */
  let fields = [];
  /** @type {readonly Seat[]} */
  let seats = [];
  let drawn = "";
  let busy = false;

  /** @param {string} wanted the words that tell a ruling from all others */
  function choose(wanted) {
    const words = app.words();
    const before = chosen && rulingId(chosen) === wanted ? fields.map((field) => field.value()) : [];
    chosen = rulings.find((one) => rulingId(one) === wanted) ?? rulings[0] ?? null;
    fields = (chosen?.args ?? []).map((argument, at) => argumentField(argument, { id: `${id}-${at}`, of: chosen?.do ?? "" }, seats, words));
    for (const [at, value] of before.entries()) fields[at]?.set(value);
    fill(places, fields.map(({ element: field }) => field));
    if (chosen) telling.show(chosen, seats, words);
    setText(refusal, "");
    mean();
  }

  const values = () => fields.map((field) => field.value());

  function mean() {
    preview?.mean(values());
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    if (!chosen || busy) return;
    busy = true;
    const text = rulingText(chosen, values());
    const refused = await app.console.rule(text, telling.element.hidden ? "all" : telling.value());
    busy = false;
    setText(refusal, refused ? app.words().refusal(refused, [...seats]) : "");
    if (!refused) done();
  }

  return {
    element,

    /** @param {readonly Ruling[]} some that can be made now @param {readonly Seat[]} people @param {Words} words */
    update(some, people, words) {
      const now = JSON.stringify([some, people.map(({ name }) => name), words.language]);
      if (now === drawn) return;
      drawn = now;
      [rulings, seats] = [some, people];
      setText(label, words.t("ruling-what"));
      setText(say, words.t("ruling-do"));
      fill(what, rulings.map((one) => h("option", { value: rulingId(one) }, rulingName(one, words))));
      // With one thing to choose there is nothing to choose.
      choice.hidden = rulings.length < 2;
      choose(chosen ? rulingId(chosen) : "");
      what.value = chosen ? rulingId(chosen) : "";
    },

    /** A cell was tapped on the map. @param {string} cell @returns {boolean} whether it is meant here */
    point: (cell) => fields.some((field) => field.point(cell)),

    focus() {
      const first = choice.hidden ? places.querySelector("input, select") : what;
      (first instanceof HTMLElement ? first : say).focus();
    },
  };
}
