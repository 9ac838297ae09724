/**
 * The words that could follow in a line that is being typed: several stand in a row that the line's
 * keys lead through, a single one at the line's end.
 */

/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";

/** So many words are offered at once. */
const OFFERED = 24;

/**
 * @param {HTMLInputElement} input the line, which the list is told to belong to
 * @param {string} id of the line
 * @param {(word: string) => void} accept
 */
export function createSuggestions(input, id, accept) {
  const listId = `${id}-words`;
  const list = h("ul", { class: "typed-words", id: listId, role: "listbox", "aria-orientation": "horizontal", hidden: true, "data-testid": listId });
  const only = h("code", null);
  // It is reached from the line, as the words of the list are.
  const next = h(
    "button",
    { type: "button", class: "typed-next", tabindex: "-1", hidden: true, "data-testid": `${id}-next`, onpointerdown: keepFocus, onclick: () => accept(offered[0]) },
    only,
    h("kbd", { "aria-hidden": "true" }, "→"),
  );
  const told = h("span", { class: "sr", role: "status" });
  setAttributes(input, { "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": listId });
  /** @type {string[]} */
  let offered = [];
  let active = -1;

  /** @param {string} word @param {number} at @param {Words | null} words */
  function option(word, at, words) {
    return h(
      "li",
      {
        id: `${listId}-${at}`, class: "typed-word", role: "option", "aria-selected": "false",
        onpointerdown: keepFocus,
        onclick: () => accept(word),
      },
      h("code", null, word),
      words?.has(`token-${word}`) && h("small", null, words.t(`token-${word}`)),
    );
  }

  return {
    list,
    next,
    told,
    /** Whether there is anything to choose from. */
    any: () => offered.length > 0,
    /** The word that Enter would take, "" for none. */
    chosen: () => offered[active] ?? "",
    /** The one word that could follow, "" if there are several or none. */
    single: () => (offered.length === 1 ? offered[0] : ""),

    /** @param {string[]} found @param {Words | null} words */
    show(found, words) {
      offered = found.slice(0, OFFERED);
      active = -1;
      const several = offered.length > 1;
      list.hidden = !several;
      next.hidden = offered.length !== 1;
      setText(only, next.hidden ? "" : offered[0]);
      setText(told, next.hidden || !words ? "" : words.t("typed-next", { word: offered[0] }));
      setAttributes(next, { "aria-pressed": "false" });
      setAttributes(input, { "aria-expanded": String(several), "aria-activedescendant": null });
      fill(list, (several ? offered : []).map((word, at) => option(word, at, words)));
    },

    /** Marks the next word, or the one before. @param {1 | -1} way */
    step(way) {
      if (offered.length === 1) {
        active = 0;
        setAttributes(next, { "aria-pressed": "true" });
        return;
      }
      const from = active < 0 && way < 0 ? 0 : active;
      active = (from + way + offered.length) % offered.length;
      [...list.children].forEach((one, index) => setAttributes(one, { "aria-selected": String(index === active) }));
      setAttributes(input, { "aria-activedescendant": `${listId}-${active}` });
      list.children[active].scrollIntoView({ block: "nearest", inline: "nearest" });
    },
  };
}

/** Pressing must not take the focus, and the keyboard of a phone, away from the line. @param {Event} event */
const keepFocus = (event) => event.preventDefault();
