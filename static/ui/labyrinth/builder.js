/**
 * The move builder: a strip of chips in the order in which they are done, the move in words, its
 * text form to type in, and the details of one chip. Shown while a move is being composed.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Draft, Moves, Observation, Path, Said, State, Statement } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { DraftBook } from "./builder-draft.js" */

import { keyOf, write } from "../../app/language/compose.js";
import { holds, inForce, movesOf } from "../../app/rules/primer.js";
import { createDetails } from "./builder-details.js";
import { createField } from "./builder-field.js";
import { createReview } from "./builder-review.js";
import { STRIP_HELP, chipId, createStrip } from "./builder-strip.js";
import { remove, statementAt, step } from "./builder-tree.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { MARKS } from "../table/controls.js";

const FIELD = "move-text";

/** @param {HTMLElement} root @param {App} app @param {DraftBook} draft */
export function createBuilder(root, app, draft) {
  const { store } = app;
  const hands = createHands(app, draft);
  const strip = createStrip({
    open: (path) => draft.open(keyOf(path) === keyOf(store.get().ui.draft?.open ?? []) ? null : path),
    fill: draft.fill,
    ...hands,
  });
  const details = createDetails({ draft, ...hands });
  const field = createField({
    id: FIELD,
    input: draft.type,
    enter: () => void draft.say(),
    leave: draft.discard,
    wanted: draft.wanted,
  });
  const say = h("button", { type: "button", class: "button primary", "data-testid": "say-move", onclick: () => void draft.say() });
  const discard = h("button", { type: "button", class: "icon-button", "data-testid": "discard-move", onclick: draft.discard }, icon("close"));
  const review = createReview();
  const stripHelp = h("p", { class: "strip-help", id: STRIP_HELP, "data-testid": "strip-help" });
  root.append(strip.root, stripHelp, details.root, review.root, field.list, h("div", { class: "draft-line" }, field.root, say, discard), review.live);
  // What is said of a mistake depends on whether somebody is typing there.
  for (const kind of ["focusin", "focusout"]) root.addEventListener(kind, () => queueMicrotask(again));
  /** @type {{seen: Observation, words: Words} | null} */
  let shown = null;

  function again() {
    if (shown && !root.hidden) update(store.get(), shown.seen, shown.words);
  }

  /** @param {State} state @param {Observation} seen @param {Words} words */
  function update(state, seen, words) {
    shown = { seen, words };
    const now = state.ui.draft;
    root.hidden = !now;
    if (!now) return;
    updateParts(now, movesOf(seen.game, state.ui.catalog), seen, words);
    const wrong = !now.text.trim() || opinionOf(now).refusal !== null;
    setText(say, words.t("say-move"));
    setAttributes(say, { disabled: wrong || state.ui.waiting });
    setAttributes(discard, { "aria-label": words.t("discard-move"), title: words.t("discard-move") });
    setAttributes(root, { "aria-label": words.t("builder") });
    hands.focus();
  }

  /** @param {Draft} now @param {Moves} moves @param {Observation} seen @param {Words} words */
  function updateParts(now, moves, { rules, seats }, words) {
    const { read, refusal } = opinionOf(now);
    const column = refusal?.args.column;
    const written = write(now.statements);
    // A space behind it changes nothing: the next word is about to be typed.
    const synced = written.text === now.text.trimEnd();
    const wrong = column !== undefined && synced && !details.typing() ? spanAt(written.spans, column) : null;
    strip.update({ draft: now, read, wrong, turns: moves.turns, seats, words });
    strip.root.classList.toggle("stale", !synced);
    details.update({ draft: now, read, moves, rules, seats, words });
    field.update({ text: now.text, label: words.t("move-text"), mark: markOf(refusal), words });
    stripHelp.hidden = !now.statements.length || now.open !== null;
    tellHelp(stripHelp, moves, rules, words);
    review.update(now, { read, refusal, synced, typing: field.typing() || details.typing() }, seats, words);
  }

  return {
    update,
    close: hands.close,
    /** For somebody who wants to type. */
    focus: () => field.focus(),
  };
}

/**
 * What is done to chips by whatever means, and which of them has the focus then.
 * @param {App} app
 * @param {DraftBook} draft
 */
function createHands({ store }, draft) {
  /** The chip that gets the focus with the next drawing. @type {Path | null} */
  let next = null;
  const now = () => store.get().ui.draft;

  /**
   * Shows a changed move with the focus on one of its chips.
   * @param {Statement[]} statements
   * @param {Path} path
   */
  function settle(statements, path) {
    next = path;
    draft.arrange(statements, { open: now()?.open ? path : null });
  }

  return {
    settle,
    /** @param {Path} path @param {-1 | 1} way */
    move(path, way) {
      const before = now();
      const moved = before && step(before.statements, path, way);
      if (moved) settle(moved.statements, moved.path);
    },
    /** Hides a chip's details; the focus goes back to the chip. @param {Path} path */
    close(path) {
      next = path;
      draft.open(null);
    },
    /** The focus goes to what stood before; a move without parts is none. @param {Path} path */
    remove(path) {
      const before = now();
      if (!before) return;
      const left = remove(before.statements, path);
      const beside = [...path.slice(0, -1), Math.max(0, Number(path.at(-1)) - 1)];
      next = [beside, path.slice(0, -2)].find((one) => statementAt(left, one)) ?? [];
      if (left.length) draft.arrange(left, { open: null });
      else draft.discard();
    },
    focus() {
      if (next) (document.getElementById(chipId(next)) ?? document.getElementById(FIELD))?.focus();
      next = null;
    },
  };
}

/** What the engine thinks of the text as it stands. @param {Draft} draft @returns {{read: Statement[] | null, refusal: Said | null}} */
function opinionOf({ text, check }) {
  return check?.text === text ? { read: check.actions, refusal: check.refusal } : { read: null, refusal: null };
}

/** What tapping a part is good for. @param {HTMLElement} line @param {Moves} moves @param {Record<string, any>} rules @param {Words} words */
function tellHelp(line, moves, rules, words) {
  const everywhere = inForce(moves.marks, rules).filter(({ on }) => !on).map(({ mark }) => mark);
  const can = holds(moves.branches, rules) ? ["if", ...everywhere] : everywhere;
  fill(line, can.map((mark) => icon(MARKS[mark])), h("span", null, words.t("strip-help", { can: can.join("-") })));
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
