/** The panel of the pencil, under the paper: the sheets, what is drawn with, and what is known of what was drawn. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Place } from "../../app/pencil/marks.js" */
/** @import { Pencil } from "../../app/pencil/pencil.js" */

import { canJudge, firstWrong } from "../../app/pencil/judging.js";
import { draws, pencilAt, planOf } from "../../app/pencil/owner.js";
import { cellName } from "../../draw/basics/geometry.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { createPencilHand } from "./hand.js";
import { createPencilPalette, toolName } from "./palette.js";
import { clashRows, squareRows, tellSheet } from "./told.js";

/** What is written at first. */
const FIRST = "A";

/** @typedef {{said: {id: string, args?: Record<string, any>} | null, looked: Place | null}} Looked what is said about the last stroke; the square that is looked at */

/**
 * @param {App} app
 * @param {{painted: () => void, reveal: (place: Place) => void}} needs `painted`: what lies over the paper is another; `reveal`: brings a square into sight
 */
export function createPencilPanel(app, { painted, reveal }) {
  const { pencil } = app;
  /** What is said about the last stroke. @type {{id: string, args?: Record<string, any>} | null} */
  let said = null;
  /** The square that is looked at. @type {Place | null} */
  let looked = null;
  const hand = createPencilHand(app, {
    painted,
    changed: () => say(null),
    say: (id, args) => say({ id, args }),
    moved: (place) => {
      looked = place;
      pencil.forgive();
      say(null);
    },
  });
  const head = createHead(app, close);
  const palette = createPencilPalette(app, hand.take);
  const lettering = createLettering(hand);
  const judging = createJudging(app, toFirst);
  const told = createTold(app, hand);
  const root = h(
    "section", { class: "pencil", hidden: true, "aria-labelledby": "pencil-title", "data-testid": "pencil", onkeydown: (/** @type {KeyboardEvent} */ event) => leave(event, { ...pencil, close }) },
    head.root, palette.root, lettering.root, judging.root, ...told.parts,
  );
  /** @type {[State, Observation, Words] | null} */
  let last = null;
  /** @type {unknown[]} */
  let drawn = [];

  /** @param {typeof said} what */
  function say(what) {
    said = what;
    drawn = [];
    if (last) update(...last);
  }

  function close() {
    hand.take({ id: "look" });
    looked = null;
    pencil.close();
  }

  /** Goes to the first mark that makes the sheet impossible, and asks why. */
  function toFirst() {
    const shown = pencilAt(app.store.get());
    const slot = firstWrong(shown?.judged ?? null);
    const mark = slot === null ? null : shown?.book.sheet.marks.get(slot);
    if (!mark || slot === null) return;
    looked = { row: mark.row, col: mark.col };
    hand.cursor.put(looked);
    reveal(looked);
    void pencil.explain(slot);
    say(null);
  }

  /** @param {State} state @param {Observation} seen @param {Words} words */
  function update(state, seen, words) {
    last = [state, seen, words];
    const shown = pencilAt(state);
    const open = Boolean(shown?.open) && draws(state);
    const opens = open && root.hidden;
    const focused = root.contains(document.activeElement);
    root.hidden = !open;
    if (!open || !shown) {
      if (focused) document.getElementById("board-pencil")?.focus();
      drawn = [];
      return;
    }
    const now = [shown, canJudge(state), seen, words, app.theme()];
    if (now.every((value, at) => value === drawn[at])) return;
    drawn = now;
    head.update(shown, words);
    palette.update(seen, hand.tool(), words);
    lettering.update(words);
    judging.update(state, shown, words);
    told.update(shown, { said, looked }, seen, words);
    if (opens) palette.focus();
  }

  return {
    root,
    hand,
    update,
    close,

    /** Another player will look at it: nothing stays of what this one drew. */
    forget() {
      [said, looked, last, drawn] = [null, null, null, []];
      root.hidden = true;
      for (const part of [told, lettering]) part.forget();
      hand.take({ id: "look" });
    },
  };
}

/** @typedef {ReturnType<typeof createPencilPanel>} PencilPanel */

/** Keys among the panel's buttons. @param {KeyboardEvent} event @param {{undo: () => void, redo: () => void, close: () => void}} act */
function leave(event, { undo, redo, close }) {
  if ((event.ctrlKey || event.metaKey) && event.code === "KeyZ") (event.shiftKey ? redo : undo)();
  else if (event.key === "Escape") close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** What was said last, the square that is looked at, and what a wrong mark contradicts. @param {App} app @param {import("./hand.js").PencilHand} hand */
function createTold(app, hand) {
  const told = h("p", { class: "pencil-told", role: "status", "data-testid": "pencil-told" });
  const rows = h("ul", { class: "pencil-rows", "data-testid": "pencil-rows" });
  const against = h("div", { class: "pencil-clash", role: "status", "data-testid": "pencil-clash" });
  /** What a mark contradicts, as it was told last, and in which language. @type {unknown[]} */
  let [clash, spoken] = [null, null];

  /** @param {Pencil} shown @param {Looked} looking @param {Observation} seen @param {Words} words */
  function toldNow(shown, { said, looked }, seen, words) {
    if (said) return words.t(said.id, said.args);
    const tool = hand.tool();
    const how = hand.isOnSides() ? "pencil-help-side" : `pencil-help-${["look", "rub", "arrow", "scrap"].includes(tool.id) ? tool.id : "square"}`;
    if (!looked) return words.t(how, { what: toolName(tool, seen, words) });
    const count = squareRows(app, shown, looked, seen, words).length;
    return words.t("pencil-at", { at: cellName(planOf(seen.view), looked.row, looked.col), count });
  }

  return {
    parts: [told, rows, against],

    /** @param {Pencil} shown @param {Looked} looking @param {Observation} seen @param {Words} words */
    update(shown, looking, seen, words) {
      const { looked } = looking;
      setText(told, toldNow(shown, looking, seen, words));
      fill(rows, looked ? squareRows(app, shown, looked, seen, words) : []);
      if (shown.clash === clash && words === spoken) return;
      [clash, spoken] = [shown.clash, words];
      fill(against, clashRows(shown, seen, words).flatMap((row) => row || []));
      if (clash) against.scrollIntoView({ block: "nearest" });
    },

    forget() {
      clash = null;
      for (const part of [told, rows, against]) part.replaceChildren();
    },
  };
}

/** The letters that are written, while they are. @param {import("./hand.js").PencilHand} hand */
function createLettering(hand) {
  const letter = h("input", { id: "pencil-letter", class: "pencil-letter", maxlength: 4, autocomplete: "off", value: FIRST, "data-testid": "pencil-letter", oninput: () => hand.letter(letter.value.trim() || "?") });
  const label = h("label", { for: "pencil-letter" });
  const root = h("p", { class: "pencil-lettering" }, label, letter);

  return {
    root,

    /** @param {Words} words */
    update(words) {
      root.hidden = hand.tool().id !== "letter";
      setText(label, words.t("pencil-letter-field"));
    },

    /** What somebody wrote is nobody else's. */
    forget() {
      letter.value = FIRST;
      hand.letter(FIRST);
    },
  };
}

/** The sheets: which is looked at, another one, fewer; back and forth. @param {App} app @param {() => void} close */
function createHead({ pencil }, close) {
  const title = h("h2", { class: "pencil-title", id: "pencil-title" });
  const sheets = h("select", { id: "pencil-sheets", class: "pencil-sheets", "data-testid": "pencil-sheets", onchange: () => pencil.turn(Number(sheets.value)) });
  const add = button("plus", "pencil-suppose", () => pencil.suppose());
  const drop = button("minus", "pencil-drop", () => pencil.drop());
  const undo = button("undo", "pencil-undo", () => pencil.undo());
  const redo = button("redo", "pencil-redo", () => pencil.redo());
  const shut = button("close", "pencil-close", close);

  return {
    root: h("div", { class: "pencil-head" }, title, sheets, add, drop, undo, redo, shut),

    /** @param {Pencil} shown @param {Words} words */
    update({ book }, words) {
      setText(title, words.t("pencil-title"));
      fill(sheets, book.sheets.map(({ number }) => h("option", { value: number }, words.t("pencil-sheet", { number }))));
      sheets.value = String(book.sheet.number);
      setAttributes(sheets, { "aria-label": words.t("pencil-sheets") });
      for (const one of [add, drop, undo, redo, shut]) setAttributes(one, { "aria-label": words.t(one.id), title: words.t(one.id) });
      setAttributes(drop, { disabled: book.sheets.length < 2 });
      setAttributes(undo, { disabled: !book.undo });
      setAttributes(redo, { disabled: !book.redo });
    },
  };
}

/** Asked for: which marks are wrong. @param {App} app @param {() => void} toFirst */
function createJudging(app, toFirst) {
  const box = h("input", { type: "checkbox", id: "pencil-judge", "data-testid": "pencil-judge", onchange: () => app.pencil.judge(box.checked) });
  const name = h("span");
  const verdict = h("span", { class: "pencil-verdict", role: "status", "data-testid": "pencil-verdict" });
  const first = h("button", { type: "button", class: "button", id: "pencil-first", "data-testid": "pencil-first", onclick: toFirst });
  const label = h("label", { class: "pencil-judge" }, box, name);

  return {
    root: h("div", { class: "pencil-judging" }, label, verdict, first),

    /** @param {State} state @param {Pencil} shown @param {Words} words */
    update(state, shown, words) {
      label.hidden = !canJudge(state);
      box.checked = shown.judges;
      setText(name, words.t("pencil-judge"));
      setText(verdict, tellSheet(shown, words));
      first.hidden = !shown.judges || firstWrong(shown.judged) === null;
      setText(first, words.t("pencil-first"));
    },
  };
}

/** @param {string} picture @param {string} id @param {() => unknown} act */
const button = (picture, id, act) =>
  h("button", { type: "button", id, class: "icon-button", "data-testid": id, onclick: () => void act() }, icon(picture));
