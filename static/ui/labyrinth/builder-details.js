/**
 * What can be done with one chip: moved, hidden, told in part, put behind a condition, taken away.
 * Which of it fits a chip the engine has told. A condition is typed, with the same help as a whole
 * move.
 */

/** @import { Action, Branch, Draft, Mark, Moves, Path, Seat, Statement } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { DraftBook } from "./builder-draft.js" */

import { conditionText, isBranch, keyOf, write } from "../../app/language/compose.js";
import { holds, inForce } from "../../app/rules/primer.js";
import { createField } from "./builder-field.js";
import { alter, statementAt, unwrap, wrap } from "./builder-tree.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { MARKS } from "../table/controls.js";

/**
 * @typedef {{draft: Draft, read: Statement[] | null, moves: Moves, rules: Record<string, any>,
 *   seats: Seat[], words: Words}} Shown
 *   `moves`: what they are composed of.
 */
/** @typedef {(changed: Record<string, any>) => void} Change lays entries over the chip's statement */

/**
 * @param {{draft: DraftBook, move: (path: Path, way: -1 | 1) => void,
 *   close: (path: Path) => void, remove: (path: Path) => void}} act
 */
export function createDetails(act) {
  const title = h("h2", { class: "details-title" });
  const tools = h("div", { class: "details-tools" });
  const tell = h("div", { class: "details-tell", role: "group", "aria-labelledby": "details-tell" });
  const field = createField({
    id: "condition-text",
    input: (text) => change({ if: text }),
    enter: () => act.close(here()),
    leave: () => act.close(here()),
    wanted: wantedInCondition,
  });
  const condition = h("div", { class: "details-condition" }, field.list, field.root);
  const root = h("div", { class: "details", role: "group", "data-testid": "details" }, title, condition, tools, tell);
  /** @type {Shown | null} */
  let shown = null;
  let drawn = "";
  /** Whether the condition's line gets the focus with the next drawing. */
  let focusCondition = false;

  const here = () => /** @type {Path} */ (shown?.draft.open);

  /** @type {Change} */
  function change(changed) {
    if (shown) act.draft.arrange(alter(shown.draft.statements, here(), changed));
  }

  /** What could follow in the condition alone. @param {string} text up to the caret */
  async function wantedInCondition(text) {
    if (!shown) return { from: 0, words: [] };
    const written = write(shown.draft.statements);
    const [from] = written.spans.get(keyOf([...here(), "if"])) ?? [0];
    const following = await act.draft.wanted(written.text.slice(0, from) + text);
    return { from: following.from - from, words: following.words.filter((word) => word !== "{") };
  }

  function putBehind() {
    focusCondition = true;
    if (shown) act.draft.arrange(wrap(shown.draft.statements, here()), { open: here() });
  }

  function putBefore() {
    if (shown) act.draft.arrange(unwrap(shown.draft.statements, here()), { open: null });
  }

  /** @param {Statement} one @param {Shown} now */
  function toolsFor(one, now) {
    const { words, moves, rules } = now;
    const path = here();
    return [
      tool("earlier", "previous", words.t("details-earlier"), () => act.move(path, -1)),
      tool("later", "next", words.t("details-later"), () => act.move(path, 1)),
      isBranch(one) && tool("unwrap", "unwrap", words.t("details-unwrap"), putBefore),
      !isBranch(one) && markTools(one, now, change),
      !isBranch(one) && holds(moves.branches, rules) && tool("if", MARKS.if, words.t("details-if"), putBehind),
      tool("remove", "close", words.t("details-remove"), () => act.remove(path)),
    ].flat();
  }

  /** @param {Statement} one @param {Shown} now */
  function draw(one, now) {
    const key = JSON.stringify([now.draft.statements, now.draft.open, now.moves.composed.length, now.words.language]);
    if (key === drawn) return;
    drawn = key;
    fill(tools, toolsFor(one, now));
    const told = isBranch(one) ? [] : factTools(one, now, change);
    tell.hidden = !told.length;
    fill(tell, told);
  }

  return {
    root,
    /** Whether a condition is being typed that is not right yet. */
    typing: () => !root.hidden && !condition.hidden && field.typing(),
    /** @param {Shown} now */
    update(now) {
      shown = now;
      const { draft, words, seats } = now;
      const one = draft.open && statementAt(draft.statements, draft.open);
      root.hidden = !one;
      if (!one) return;
      const branch = isBranch(one);
      const label = branch ? words.t("details-condition") : words.action(one, seats);
      setText(title, label);
      title.classList.toggle("sr", !branch);
      setAttributes(root, { "aria-label": words.t("details", { action: label }) });
      condition.hidden = !branch;
      if (branch) field.update(typedCondition(one, here(), now));
      draw(one, now);
      if (focusCondition && branch) {
        focusCondition = false;
        field.focus();
      }
    },
  };
}

/** @param {string} id @param {string} look @param {string} label @param {() => void} onclick @param {boolean | null} [pressed] */
function tool(id, look, label, onclick, pressed = null) {
  return h(
    "button",
    { type: "button", class: "tool", id: `details-${id}`, "data-testid": `details-${id}`, "aria-pressed": pressed === null ? null : String(pressed), onclick },
    look && icon(look),
    h("span", null, label),
  );
}

/** The marks that can be put on an action, and taken away. @param {Action} one @param {Shown} now @param {Change} change */
function markTools(one, { moves, rules, words }, change) {
  const fitting = inForce(moves.marks, rules).filter(({ on }) => !on || on.includes(one.do));
  return fitting.map((mark) => {
    const name = /** @type {keyof Action} */ (mark.mark);
    return tool(name, MARKS[name], words.t(`details-${name}`), () => change({ [name]: one[name] ? undefined : true, ...cleared(mark) }), Boolean(one[name]));
  });
}

/** What may be told of an action that is hidden otherwise. @param {Action} one @param {Shown} now @param {Change} change */
function factTools(one, { moves: { facts }, rules, words }, change) {
  if (!facts.on.includes(one.do) || !holds(facts.needs, rules)) return [];
  const told = one.tell ?? [];
  return [
    h("span", { id: "details-tell", class: "hint" }, words.t("details-tell")),
    ...facts.of.map((fact) => {
      const pressed = told.includes(fact);
      const next = facts.of.filter((other) => (other === fact ? !pressed : told.includes(other)));
      return tool(`tell-${fact}`, "", words.t(`tell-${fact}`), () => change({ tell: next.length ? next : undefined, ...cleared(facts) }), pressed);
    }),
  ];
}

/** What a mark takes the place of, as entries to be taken away. @param {Pick<Mark, "clears">} mark */
const cleared = ({ clears }) => Object.fromEntries(clears.map((name) => [name, undefined]));

/** A condition as its line shows it. @param {Branch} one @param {Path} path @param {Shown} now */
function typedCondition(one, path, { draft: { check, text, statements }, words }) {
  const [from, to] = write(statements).spans.get(keyOf([...path, "if"])) ?? [0, 0];
  const { column, word } = (check?.text === text && check.refusal?.args) || {};
  // What is missing at its end is found wrong at the brace that follows.
  const inside = typeof column === "number" && column > from && column <= to + 2;
  const start = inside ? Math.min(column - 1, to) - from : 0;
  /** @type {[number, number] | null} */
  const mark = inside ? [start, start + Math.max(1, String(word ?? "").length)] : null;
  return { text: conditionText(one.if), label: words.t("condition-text"), mark, words };
}
