/**
 * A line to type a move in: mistakes are underlined where they stand, and what could follow is
 * offered in a row above it that keys, fingers and screen readers can use. A single word that could
 * follow stands at the line's end.
 */

/** @import { Words } from "../../app/language/words.js" */

import { complete, wordAt } from "../../app/language/compose.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";

/** So many words are offered at once. */
const OFFERED = 24;

/**
 * @param {{id: string, input: (text: string) => void, enter: () => void, leave: () => void,
 *   wanted: (text: string) => Promise<string[]>}} act
 *   `wanted` gives the words that could stand at the end of a text
 */
export function createField(act) {
  const listId = `${act.id}-words`;
  const input = h("input", {
    type: "text", id: act.id, class: "typed-text", role: "combobox", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "done",
    maxlength: 1000, "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": listId, "data-testid": act.id,
  });
  const list = h("ul", { class: "typed-words", id: listId, role: "listbox", "aria-orientation": "horizontal", hidden: true, "data-testid": listId });
  const marks = h("span", { class: "typed-marks", "aria-hidden": "true" });
  const only = h("code", null);
  // It is reached from the line, as the words of the list are.
  const next = h(
    "button",
    { type: "button", class: "typed-next", tabindex: "-1", hidden: true, "data-testid": `${act.id}-next`, onpointerdown: keepFocus, onclick: () => accept(offered[0]) },
    only,
    h("kbd", { "aria-hidden": "true" }, "→"),
  );
  const told = h("span", { class: "sr", role: "status" });
  const root = h("div", { class: "typed-line" }, h("div", { class: "typed" }, h("div", { class: "typed-under", "aria-hidden": "true" }, marks), input), next, told);
  /** @type {string[]} */
  let offered = [];
  let active = -1;
  /** Where in the text something is wrong. @type {[number, number] | null} */
  let mark = null;
  /** @type {Words | null} */
  let words = null;

  input.addEventListener("input", () => {
    act.input(input.value);
    void look();
  });
  input.addEventListener("scroll", follow);
  input.addEventListener("blur", () => {
    show([]);
    underline();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (useKey(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function useKey(event) {
    if (event.altKey) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!offered.length) void look();
      else activate(active + (event.key === "ArrowDown" ? 1 : -1));
      return true;
    }
    if (event.key === "ArrowRight" && offered.length === 1 && input.selectionStart === input.value.length) {
      accept(offered[0]);
      return true;
    }
    if ((event.key === "Enter" || event.key === "Tab") && active >= 0) {
      accept(offered[active]);
      return true;
    }
    if (event.key === "Enter") {
      show([]);
      act.enter();
      return true;
    }
    if (event.key !== "Escape") return false;
    if (offered.length) show([]);
    else act.leave();
    return true;
  }

  /** Fetches what could follow; an answer that was overtaken by typing is dropped. */
  async function look() {
    const text = input.value;
    const caret = input.selectionStart ?? text.length;
    const found = await act.wanted(text.slice(0, caret));
    if (input.value === text && input.selectionStart === caret && document.activeElement === input) show(found.slice(0, OFFERED));
  }

  /** @param {string} word */
  function accept(word) {
    const done = complete(input.value, input.selectionStart ?? input.value.length, word);
    input.value = done.text;
    input.setSelectionRange(done.caret, done.caret);
    act.input(done.text);
    show([]);
    void look();
  }

  /** @param {string[]} found */
  function show(found) {
    offered = found;
    active = -1;
    const several = found.length > 1;
    list.hidden = !several;
    next.hidden = found.length !== 1;
    setText(only, next.hidden ? "" : found[0]);
    setText(told, next.hidden || !words ? "" : words.t("typed-next", { word: found[0] }));
    setAttributes(next, { "aria-pressed": "false" });
    setAttributes(input, { "aria-expanded": String(several), "aria-activedescendant": null });
    fill(
      list,
      (several ? found : []).map((word, at) =>
        h(
          "li",
          {
            id: `${listId}-${at}`, class: "typed-word", role: "option", "aria-selected": "false",
            onpointerdown: keepFocus,
            onclick: () => accept(word),
          },
          h("code", null, word),
          words?.has(`token-${word}`) && h("small", null, words.t(`token-${word}`)),
        ),
      ),
    );
  }

  /** @param {number} at */
  function activate(at) {
    if (offered.length === 1) {
      active = 0;
      setAttributes(next, { "aria-pressed": "true" });
      return;
    }
    active = (at + offered.length + (active < 0 && at < -1 ? 1 : 0)) % offered.length;
    [...list.children].forEach((option, index) => setAttributes(option, { "aria-selected": String(index === active) }));
    setAttributes(input, { "aria-activedescendant": `${listId}-${active}` });
    list.children[active].scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Whether somebody is still typing the word that is wrong: it is not called wrong yet. */
  function typing() {
    if (document.activeElement !== input || !mark) return false;
    const caret = input.selectionStart ?? 0;
    return wordAt(input.value, caret).from <= mark[0] && mark[0] <= caret;
  }

  function underline() {
    const [from, to] = mark && !typing() ? mark : [0, 0];
    const text = input.value;
    const key = to ? `${from} ${to} ${text}` : "";
    if (marks.dataset.key === key) return;
    marks.dataset.key = key;
    marks.hidden = !to;
    fill(marks, to > 0 && [text.slice(0, from), h("mark", null, text.slice(from, to) || "\u00a0")]);
    follow();
  }

  function follow() {
    marks.style.translate = `${-input.scrollLeft}px`;
  }

  return {
    root,
    /** The words that could follow, where there are several. */
    list,
    typing,
    focus() {
      input.focus();
      void look();
    },
    /**
     * @param {{text: string, label: string, mark: [number, number] | null, words: Words}} shown
     *   `mark`: where in the text something is wrong
     */
    update(shown) {
      words = shown.words;
      if (input.value !== shown.text) input.value = shown.text;
      setAttributes(input, { "aria-label": shown.label, placeholder: shown.label, "aria-invalid": shown.mark ? "true" : null });
      mark = shown.mark;
      underline();
    },
  };
}

/** Pressing must not take the focus, and the keyboard of a phone, away from the line. @param {Event} event */
const keepFocus = (event) => event.preventDefault();
