/**
 * What can be done with one chip: moved, hidden, told in part, put behind a condition, taken away.
 * A condition is typed, with the same help as a whole move.
 */

/** @import { Action, Branch, Draft, Path, Seat, Statement } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { DraftBook } from "./builder-draft.js" */

import { FACTS, MOVEMENTS, conditionText, isBranch, keyOf, write } from "../../app/language/compose.js";
import { createField } from "./builder-field.js";
import { alter, statementAt, unwrap, wrap } from "./builder-tree.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/**
 * @typedef {{draft: Draft, read: Statement[] | null, rules: Record<string, any>, seats: Seat[],
 *   words: Words}} Shown
 */

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

  /** @param {Record<string, any>} changed */
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

  /** @param {string} id @param {string} look @param {string} label @param {() => void} onclick @param {boolean | null} [pressed] */
  function tool(id, look, label, onclick, pressed = null) {
    return h(
      "button",
      { type: "button", class: "tool", id: `details-${id}`, "data-testid": `details-${id}`, "aria-pressed": pressed === null ? null : String(pressed), onclick },
      look && icon(look),
      h("span", null, label),
    );
  }

  /** @param {Statement} one @param {Shown} now */
  function toolsFor(one, { draft, rules, words }) {
    const path = here();
    const order = [
      tool("earlier", "previous", words.t("details-earlier"), () => act.move(path, -1)),
      tool("later", "next", words.t("details-later"), () => act.move(path, 1)),
    ];
    const away = tool("remove", "close", words.t("details-remove"), () => act.remove(path));
    if (isBranch(one)) {
      return [...order, tool("unwrap", "unwrap", words.t("details-unwrap"), () => act.draft.arrange(unwrap(draft.statements, path), { open: null })), away];
    }
    const moves = MOVEMENTS.includes(one.do);
    return [
      ...order,
      rules.dark && tool("dark", "dark", words.t("details-dark"), () => change({ dark: one.dark ? undefined : true, tell: undefined }), Boolean(one.dark)),
      one.do === "go" && rules.boats > 0 && tool("boat", "boat", words.t("details-boat"), () => change({ "by-boat": one["by-boat"] ? undefined : true }), Boolean(one["by-boat"])),
      moves && tool("hands-off", "hand", words.t("details-hands-off"), () => change({ "hands-off": one["hands-off"] ? undefined : true }), Boolean(one["hands-off"])),
      rules.conditional && tool("if", "fork", words.t("details-if"), putBehind),
      away,
    ];
  }

  function putBehind() {
    focusCondition = true;
    if (shown) act.draft.arrange(wrap(shown.draft.statements, here()), { open: here() });
  }

  /** @param {Action} one @param {Words} words */
  function facts(one, words) {
    const told = one.tell ?? [];
    return [
      h("span", { id: "details-tell", class: "hint" }, words.t("details-tell")),
      ...FACTS.map((fact) => {
        const pressed = told.includes(fact);
        const next = FACTS.filter((other) => (other === fact ? !pressed : told.includes(other)));
        return tool(`tell-${fact}`, "", words.t(`tell-${fact}`), () => change({ tell: next.length ? next : undefined, dark: undefined }), pressed);
      }),
    ];
  }

  /** @param {Branch} one @param {Shown} now */
  function updateCondition(one, { draft, words }) {
    const { check, text } = draft;
    const written = write(draft.statements);
    const [from, to] = written.spans.get(keyOf([...here(), "if"])) ?? [0, 0];
    const { column, word } = (check?.text === text && check.refusal?.args) || {};
    // What is missing at its end is found wrong at the brace that follows.
    const inside = typeof column === "number" && column > from && column <= to + 2;
    const start = inside ? Math.min(column - 1, to) - from : 0;
    field.update({
      text: conditionText(one.if),
      label: words.t("condition-text"),
      mark: inside ? [start, start + Math.max(1, String(word ?? "").length)] : null,
      words,
    });
  }

  return {
    root,
    /** Whether a condition is being typed that is not right yet. */
    typing: () => !root.hidden && !condition.hidden && field.typing(),
    /** @param {Shown} now */
    update(now) {
      shown = now;
      const { draft, rules, words, seats } = now;
      const one = draft.open && statementAt(draft.statements, draft.open);
      root.hidden = !one;
      if (!one) return;
      const branch = isBranch(one);
      const label = branch ? words.t("details-condition") : words.action(one, seats);
      setText(title, label);
      title.classList.toggle("sr", !branch);
      setAttributes(root, { "aria-label": words.t("details", { action: label }) });
      condition.hidden = !branch;
      if (branch) updateCondition(one, now);
      const key = JSON.stringify([draft.statements, draft.open, words.language]);
      if (key !== drawn) {
        fill(tools, toolsFor(one, now));
        const tells = !branch && rules.semidark && MOVEMENTS.includes(one.do);
        tell.hidden = !tells;
        fill(tell, tells ? facts(/** @type {Action} */ (one), words) : []);
      }
      drawn = key;
      if (focusCondition && branch) {
        focusCondition = false;
        field.focus();
      }
    },
  };
}
