/**
 * The parts of a composed move as chips in the order in which they are done. A chip opens its
 * details; it can be dragged elsewhere, or moved with Alt and an arrow. Conditions hold lists of
 * their own.
 */

/** @import { Branch, Draft, Path, Seat, Statement } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { isBranch, keyOf, pathOf } from "../../app/language/compose.js";
import { makeDraggable } from "./builder-drag.js";
import { movementIn, place, statementAt } from "./builder-tree.js";
import { fill, h, setAttributes } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { MARKS } from "../table/controls.js";

/**
 * @typedef {{draft: Draft, read: Statement[] | null, wrong: string | null, turns: string[],
 *   seats: Seat[], words: Words}} Strip
 *   `read`: the statements as the engine reads them, if it can; `wrong`: the key of the one where
 *   the text goes wrong; `turns`: the actions of which a move has one.
 */

/** Names the line that tells what tapping a chip is good for. */
export const STRIP_HELP = "strip-help";

/** The element of a chip. @param {Path} path */
export const chipId = (path) => `chip-${keyOf(path)}`;

/**
 * @param {{open: (path: Path) => void, fill: (into: Path) => void, remove: (path: Path) => void,
 *   move: (path: Path, way: -1 | 1) => void, settle: (statements: Statement[], path: Path) => void}} act
 */
export function createStrip(act) {
  const root = h("div", { class: "strip", "data-testid": "strip" });
  /** @type {Strip | null} */
  let shown = null;
  let drawn = "";
  const drag = makeDraggable(root, {
    drop(from, list, index) {
      const placed = shown && place(shown.draft.statements, pathOf(from), pathOf(list), index);
      if (placed) act.settle(placed.statements, placed.path);
    },
    ended: () => draw(),
  });

  root.addEventListener("keydown", (event) => {
    const key = event.target instanceof HTMLElement ? event.target.dataset.chip : undefined;
    if (key === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = WAYS[event.key];
    if (way && event.altKey) act.move(pathOf(key), way);
    else if ((event.key === "Delete" || event.key === "Backspace") && !event.altKey) act.remove(pathOf(key));
    else return;
    event.preventDefault();
  });

  function draw() {
    if (!shown || drag.active()) return;
    const { draft, read, wrong, words } = shown;
    const now = JSON.stringify([draft.statements, draft.open, draft.into, read, wrong, words.language]);
    if (now === drawn) return;
    drawn = now;
    setAttributes(root, { "aria-label": words.t("strip"), role: "group" });
    fill(root, listOf(draft.statements, [], shown));
  }

  /** @param {Statement[]} statements @param {Path} path @param {Strip} strip @returns {HTMLElement} */
  function listOf(statements, path, strip) {
    const { draft, turns, words } = strip;
    const top = path.length === 0;
    const movement = top ? movementIn(statements, turns) : -1;
    const items = statements.flatMap((one, at) => {
      const made = isBranch(one) ? branch(one, [...path, at], strip) : chip([...path, at], strip);
      const caption = top && captionAt(at, movement);
      return caption ? [h("li", { class: "strip-caption", "aria-hidden": "true" }, words.t(`strip-${caption}`)), made] : [made];
    });
    const slot = (!top || statements.some(isBranch)) && h("li", { class: "slot-item" }, slotFor(path, draft, words, act.fill));
    return h("ol", { class: "strip-list", "data-list": keyOf(path) }, items, slot);
  }

  /** @param {Path} path @param {Strip} strip */
  function chip(path, strip) {
    const { draft, turns, words, seats } = strip;
    const one = /** @type {import("../../app/basics/types.js").Action} */ (statementAt(draft.statements, path));
    const { dark, tell, "hands-off": off, ...plain } = one;
    return h(
      "li",
      { class: "chip-item", "data-key": keyOf(path) },
      chipButton(path, strip, { look: turns.includes(one.do) ? "movement" : "", label: words.action(one, seats), open: act.open }, [
        h("span", { class: "chip-text" }, words.action(plain, seats)),
        dark && icon(MARKS.dark),
        tell?.length && icon(MARKS.tell),
        off && icon(MARKS["hands-off"]),
      ]),
    );
  }

  /** @param {Branch} one @param {Path} path @param {Strip} strip */
  function branch(one, path, strip) {
    const { read, words } = strip;
    const known = read && statementAt(read, path);
    const clause = words.condition(known && isBranch(known) ? known.if : one.if);
    const title = words.t("strip-if", { condition: clause });
    return h(
      "li",
      { class: "chip-item chip-branch", "data-key": keyOf(path) },
      chipButton(path, strip, { look: "condition", label: title, open: act.open }, [h("span", { class: "chip-text" }, title)]),
      h("div", { class: "branch", role: "group", "aria-label": words.t("strip-then") }, listOf(one.then, [...path, "then"], strip)),
      h(
        "div",
        { class: "branch branch-else", role: "group", "aria-label": words.t("strip-else") },
        h("span", { class: "strip-caption", "aria-hidden": "true" }, words.t("strip-else")),
        listOf(one.else ?? [], [...path, "else"], strip),
      ),
    );
  }

  return {
    root,
    /** @param {Strip} strip */
    update(strip) {
      shown = strip;
      root.hidden = !strip.draft.statements.length;
      draw();
    },
  };
}

/**
 * @param {Path} path
 * @param {Strip} strip
 * @param {{look: string, label: string, open: (path: Path) => void}} chip
 * @param {(Node | string | number | false | null | undefined)[]} inside
 */
function chipButton(path, { draft, wrong, words }, { look, label, open }, inside) {
  const key = keyOf(path);
  const opened = draft.open !== null && keyOf(draft.open) === key;
  // A condition's own mistake is marked on the chip that names it.
  const faulty = wrong === key || wrong === `${key}.if`;
  return h(
    "button",
    {
      type: "button",
      id: chipId(path),
      class: `chip ${look} ${opened ? "open" : ""} ${faulty ? "faulty" : ""}`,
      "data-chip": key,
      "data-testid": "chip",
      "aria-expanded": String(opened),
      "aria-label": faulty ? words.t("chip-faulty", { action: label }) : label,
      "aria-describedby": STRIP_HELP,
      title: words.t("chip-help"),
      onclick: () => open(path),
    },
    inside,
    icon("open", "chip-more"),
  );
}

/** Where the next part goes. @param {Path} path @param {Draft} draft @param {Words} words @param {(into: Path) => void} choose */
function slotFor(path, draft, words, choose) {
  const where = path.length ? String(path.at(-1)) : "end";
  const label = words.t(`slot-${where}`);
  return h(
    "button",
    {
      type: "button", class: "slot", id: `slot-${keyOf(path)}`, "data-testid": "slot", "data-slot": keyOf(path), title: label, "aria-label": label,
      "aria-pressed": String(keyOf(draft.into) === keyOf(path)),
      onclick: () => choose(path),
    },
    icon("plus"),
  );
}

/** @type {Record<string, -1 | 1>} */
const WAYS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What stands over a chip: whether it comes before or after the movement. @param {number} at @param {number} movement */
function captionAt(at, movement) {
  if (movement > 0 && at === 0) return "before";
  return movement >= 0 && at === movement + 1 ? "after" : "";
}
