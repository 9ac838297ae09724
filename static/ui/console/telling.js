/** Who is told what the game master has changed. */

/** @import { Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Ruling, Tell } from "../../app/console/types.js" */

import { fill, h, setText } from "../parts/dom.js";

const CHOICES = ["all", "some", "none"];

/** @param {string} id */
export function createTelling(id) {
  const legend = h("legend", null);
  const choices = h("div", { class: "console-choices" });
  const people = h("div", { class: "console-choices" });
  const hint = h("p", { class: "hint" });
  const element = h("fieldset", { class: "console-telling" }, legend, choices, people, hint);
  let chosen = "all";
  /** @type {Set<number>} */
  const some = new Set();

  /** @param {string} choice @param {Words} words */
  function radio(choice, words) {
    const box = h("input", { type: "radio", name: id, id: `${id}-${choice}`, "data-testid": `${id}-${choice}`, onchange: () => pick(choice) });
    box.checked = choice === chosen;
    return h("p", { class: "field check" }, box, h("label", { for: box.id }, words.t(`console-tell-${choice}`)));
  }

  /** @param {Seat} seat @param {number} at */
  function person({ name }, at) {
    const box = h("input", { type: "checkbox", id: `${id}-seat-${at}`, "data-testid": `${id}-seat-${at}`, onchange: () => (box.checked ? some.add(at) : some.delete(at)) });
    box.checked = some.has(at);
    return h("p", { class: "field check" }, box, h("label", { for: box.id }, name));
  }

  /** @param {string} choice */
  function pick(choice) {
    chosen = choice;
    people.hidden = chosen !== "some";
  }

  return {
    element,

    /** @param {Ruling} ruling @param {readonly Seat[]} seats @param {Words} words */
    show({ overrules, must }, seats, words) {
      element.hidden = !overrules || must === "all";
      setText(legend, words.t("console-tell"));
      fill(choices, CHOICES.map((choice) => radio(choice, words)));
      fill(people, seats.map(person));
      setText(hint, words.t("console-tell-hint", { must: must ?? "nobody" }));
      pick(chosen);
    },

    /** @returns {Tell} */
    value: () => (chosen === "some" ? [...some].sort((one, other) => one - other) : chosen === "none" ? "none" : "all"),
  };
}
