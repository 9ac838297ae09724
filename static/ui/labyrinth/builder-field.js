/**
 * A line to type a move in: mistakes are underlined where they stand, and what could follow is
 * offered in a row above it that keys, fingers and screen readers can use. A single word that could
 * follow stands at the line's end.
 */

/** @import { Following } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { complete, wordStart } from "../../app/language/compose.js";
import { fill, h, setAttributes } from "../parts/dom.js";
import { createSuggestions } from "./builder-suggestions.js";

/**
 * @param {{id: string, input: (text: string) => void, enter: () => void, leave: () => void,
 *   wanted: (text: string) => Promise<Following>}} act
 *   `wanted` gives the words that could stand at the end of a text
 */
export function createField(act) {
  const input = h("input", {
    type: "text", id: act.id, class: "typed-text", role: "combobox", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "done",
    maxlength: 1000, "data-testid": act.id,
    oninput: changed, onscroll: () => underline.follow(), onkeydown: pressed,
  });
  const underline = createUnderline(input);
  const suggestions = createSuggestions(input, act.id, accept);
  input.addEventListener("blur", () => {
    suggestions.show([], words);
    underline.show(mark);
  });
  const { list, next, told } = suggestions;
  const root = h("div", { class: "typed-line" }, h("div", { class: "typed" }, underline.root, input), next, told);
  /** Where the word begins that what is offered would finish, and how far it was typed. @type {[number, number]} */
  let begun = [0, 0];
  /** Where in the text something is wrong. @type {[number, number] | null} */
  let mark = null;
  /** @type {Words | null} */
  let words = null;

  function changed() {
    act.input(input.value);
    void look();
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (useKey(event.key)) event.preventDefault();
  }

  /** @param {string} key @returns {boolean} whether it meant something */
  function useKey(key) {
    const word = wordMeant(key, input, suggestions);
    if (word) accept(word);
    else if (key === "ArrowDown" || key === "ArrowUp") lookOrStep(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter") {
      suggestions.show([], words);
      act.enter();
    } else if (key !== "Escape") return false;
    else if (suggestions.any()) suggestions.show([], words);
    else act.leave();
    return true;
  }

  /** @param {1 | -1} way */
  function lookOrStep(way) {
    if (suggestions.any()) suggestions.step(way);
    else void look();
  }

  /** Fetches what could follow; an answer that was overtaken by typing is dropped. */
  async function look() {
    const text = input.value;
    const at = input.selectionStart ?? text.length;
    const found = await act.wanted(text.slice(0, at));
    if (input.value !== text || input.selectionStart !== at || document.activeElement !== input) return;
    begun = [found.from, at];
    suggestions.show(found.words, words);
  }

  /** @param {string} word */
  function accept(word) {
    const done = complete(input.value, begun, word);
    input.value = done.text;
    input.setSelectionRange(done.caret, done.caret);
    suggestions.show([], words);
    changed();
  }

  /** Whether somebody is still typing the word that is wrong: it is not called wrong yet. */
  function typing() {
    if (document.activeElement !== input || !mark) return false;
    const at = input.selectionStart ?? 0;
    return wordStart(input.value, at) <= mark[0] && mark[0] <= at;
  }

  /**
   * @param {{text: string, label: string, mark: [number, number] | null, words: Words}} shown
   *   `mark`: where in the text something is wrong
   */
  function update(shown) {
    words = shown.words;
    if (input.value !== shown.text) input.value = shown.text;
    setAttributes(input, { "aria-label": shown.label, placeholder: shown.label, "aria-invalid": shown.mark ? "true" : null });
    mark = shown.mark;
    underline.show(typing() ? null : mark);
  }

  return {
    root,
    /** The words that could follow, where there are several. */
    list, typing, update,
    focus() {
      input.focus();
      void look();
    },
  };
}

/** The offered word that a key takes, "" for none. @param {string} key @param {HTMLInputElement} input @param {ReturnType<typeof createSuggestions>} offered */
function wordMeant(key, input, offered) {
  if (key === "Enter" || key === "Tab") return offered.chosen();
  return key === "ArrowRight" && input.selectionStart === input.value.length ? offered.single() : "";
}

/** What lies below a line and is underlined where something is wrong. @param {HTMLInputElement} input */
function createUnderline(input) {
  const marks = h("span", { class: "typed-marks", "aria-hidden": "true" });

  /** The line may have been scrolled. */
  function follow() {
    marks.style.translate = `${-input.scrollLeft}px`;
  }

  return {
    root: h("div", { class: "typed-under", "aria-hidden": "true" }, marks),
    follow,
    /** @param {[number, number] | null} mark where in the text something is wrong */
    show(mark) {
      const [from, to] = mark ?? [0, 0];
      const text = input.value;
      const key = to ? `${from} ${to} ${text}` : "";
      if (marks.dataset.key === key) return;
      marks.dataset.key = key;
      marks.hidden = !to;
      fill(marks, to > 0 && [text.slice(0, from), h("mark", null, text.slice(from, to) || "\u00a0")]);
      follow();
    },
  };
}
