/**
 * The move builder: a strip of chips in the order in which they are done, the move in words, its
 * text form to type in, and the details of one chip. Shown while a move is being composed.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Draft, Observation, Path, Said, State, Statement } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { DraftBook } from "./builder-draft.js" */

import { keyOf, write } from "../../app/language/compose.js";
import { createDetails } from "./builder-details.js";
import { createField } from "./builder-field.js";
import { STRIP_HELP, chipId, createStrip } from "./builder-strip.js";
import { movementIn, remove, statementAt, step } from "./builder-tree.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

const FIELD = "move-text";
/** The drawings of what a part can become, as its details show them. @type {Record<string, string>} */
const MARKS = { if: "fork", dark: "dark" };
/** Milliseconds without a change after which the move is read out. */
const SETTLED_MS = 700;

/** @param {HTMLElement} root @param {App} app @param {DraftBook} draft */
export function createBuilder(root, app, draft) {
  const { store } = app;
  const strip = createStrip({
    open: (path) => draft.open(keyOf(path) === keyOf(store.get().ui.draft?.open ?? []) ? null : path),
    fill: draft.fill,
    move,
    settle,
    remove: (path) => takeAway(path),
  });
  const details = createDetails({ draft, move, close, remove: takeAway });
  const field = createField({
    id: FIELD,
    input: draft.type,
    enter: () => void draft.say(),
    leave: draft.discard,
    wanted: draft.wanted,
  });
  const say = h("button", { type: "button", class: "button primary", "data-testid": "say-move", onclick: () => void draft.say() });
  const discard = h("button", { type: "button", class: "icon-button", "data-testid": "discard-move", onclick: draft.discard }, icon("close"));
  const told = h("span", { class: "draft-told" });
  const hint = h("span", { class: "draft-hint" });
  const review = h("p", { class: "draft-review", "data-testid": "move-review" }, told, hint);
  const stripHelp = h("p", { class: "strip-help", id: STRIP_HELP, "data-testid": "strip-help" });
  const live = h("p", { class: "sr", "aria-live": "polite", "aria-atomic": "true" });
  root.append(strip.root, stripHelp, details.root, review, field.list, h("div", { class: "draft-line" }, field.root, say, discard), live);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let speaking;
  // What is said of a mistake depends on whether somebody is typing there.
  for (const kind of ["focusin", "focusout"]) root.addEventListener(kind, () => queueMicrotask(again));
  /** @type {{seen: Observation, words: Words} | null} */
  let shown = null;

  function again() {
    if (shown && !root.hidden) update(store.get(), shown.seen, shown.words);
  }

  /** The chip that gets the focus with the next drawing. @type {Path | null} */
  let focusNext = null;

  /** @param {Path} path @param {-1 | 1} way */
  function move(path, way) {
    const now = store.get().ui.draft;
    const moved = now && step(now.statements, path, way);
    if (moved) settle(moved.statements, moved.path);
  }

  /**
   * Shows a changed move with the focus on one of its chips.
   * @param {Statement[]} statements
   * @param {Path} path
   */
  function settle(statements, path) {
    const open = store.get().ui.draft?.open ? path : null;
    focusNext = path;
    draft.arrange(statements, { open });
  }

  /** Hides a chip's details; the focus goes back to the chip. @param {Path} path */
  function close(path) {
    focusNext = path;
    draft.open(null);
  }

  /** The focus goes to what stood before; a move without parts is none. @param {Path} path */
  function takeAway(path) {
    const now = store.get().ui.draft;
    if (!now) return;
    const left = remove(now.statements, path);
    const beside = [...path.slice(0, -1), Math.max(0, Number(path.at(-1)) - 1)];
    const next = [beside, path.slice(0, -2)].find((one) => statementAt(left, one));
    focusNext = next ?? [];
    if (left.length) draft.arrange(left, { open: null });
    else draft.discard();
  }

  /** Tells a screen reader what the move is now, once nobody changes it for a moment. */
  function speak() {
    const text = `${told.textContent} ${hint.textContent}`.trim();
    clearTimeout(speaking);
    speaking = setTimeout(() => setText(live, text), SETTLED_MS);
  }

  /** @param {State} state @param {Observation} seen @param {Words} words */
  function update(state, seen, words) {
    shown = { seen, words };
    const now = state.ui.draft;
    root.hidden = !now;
    if (!now) return;
    const { statements, text, check } = now;
    const read = check?.text === text ? check.actions : null;
    const refusal = check?.text === text ? check.refusal : null;
    const column = refusal?.args.column;
    const written = write(statements);
    // A space behind it changes nothing: the next word is about to be typed.
    const synced = written.text === text.trimEnd();
    const wrong = column !== undefined && synced && !details.typing() ? spanAt(written.spans, column) : null;
    setAttributes(root, { "aria-label": words.t("builder") });
    strip.update({ draft: now, read, wrong, movement: movementIn(statements), seats: seen.seats, words });
    details.update({ draft: now, read, rules: seen.rules, seats: seen.seats, words });
    field.update({ text, label: words.t("move-text"), mark: markOf(refusal), words });
    updateHelp(now, seen, words);
    updateReview(now, { read, refusal, synced }, seen, words);
    setText(say, words.t("say-move"));
    setAttributes(say, { disabled: !text.trim() || refusal !== null || state.ui.waiting });
    setAttributes(discard, { "aria-label": words.t("discard-move"), title: words.t("discard-move") });
    if (focusNext) (document.getElementById(chipId(focusNext)) ?? document.getElementById(FIELD))?.focus();
    focusNext = null;
  }

  /** What tapping a part is good for. @param {Draft} now @param {Observation} seen @param {Words} words */
  function updateHelp({ statements, open }, { rules }, words) {
    stripHelp.hidden = !statements.length || open !== null;
    const can = [rules.conditional && "if", rules.dark && "dark"].filter(Boolean);
    fill(stripHelp, can.map((mark) => icon(MARKS[String(mark)])), h("span", null, words.t("strip-help", { can: can.join("-") })));
  }

  /**
   * The move in words, and what is wrong with it.
   * @param {Draft} now
   * @param {{read: Statement[] | null, refusal: Said | null, synced: boolean}} known
   *   `synced`: the chips and the text say the same
   * @param {Observation} seen
   * @param {Words} words
   */
  function updateReview(now, { read, refusal, synced }, seen, words) {
    const { statements } = now;
    const located = refusal?.args.column !== undefined;
    const unfinished = located && (field.typing() || details.typing());
    const actions = synced && statements.length ? words.actions(read ?? statements, seen.seats) : "";
    strip.root.classList.toggle("stale", !synced);
    setText(told, actions && words.t("move-told", { actions }));
    setText(hint, hintOf(now, refusal, unfinished, seen, words));
    review.classList.toggle("wrong", located && !unfinished);
    speak();
  }

  return {
    update,
    close,
    /** For somebody who wants to type. */
    focus: () => field.focus(),
  };
}

/**
 * @param {Draft} draft
 * @param {Said | null} refusal
 * @param {boolean} unfinished whether somebody is typing just there
 * @param {Observation} seen
 * @param {Words} words
 */
function hintOf(draft, refusal, unfinished, seen, words) {
  if (!draft.text.trim()) return words.t("builder-empty");
  if (!refusal) return "";
  return unfinished ? words.t("builder-unfinished") : words.refusal(refusal, seen.seats);
}

/** Where in the text something is wrong, as offsets. @param {Said | null} refusal @returns {[number, number] | null} */
function markOf(refusal) {
  const { column, word } = refusal?.args ?? {};
  if (typeof column !== "number") return null;
  return [column - 1, column - 1 + Math.max(1, String(word ?? "").length)];
}

/**
 * The innermost statement that a column of the text belongs to.
 * @param {Map<string, [number, number]>} spans
 * @param {number} column counted from 1
 */
function spanAt(spans, column) {
  const around = [...spans].filter(([, [from, to]]) => from < column && column <= to + 2);
  return around.sort(([, one], [, other]) => one[1] - one[0] - (other[1] - other[0]))[0]?.[0] ?? null;
}
