/** The tools of the desk, as the engine tells them: each with its picture, its name, and how many of it there are. */

/** @import { Drawn, Tool } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { CELL } from "../../draw/basics/geometry.js";
import { lookOf } from "../../draw/basics/palette.js";
import { hasFigure, paintFigure } from "../../draw/desk/figure.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { letterOf } from "../parts/drawing-keys.js";
import { toolName } from "./told.js";

/** Pixels of the page that a tool's picture takes. */
const SIZE = 34;
/** Tools of the whole plan, whose pictures are icons. @type {Record<string, string>} */
const ICONS = { mirror: "mirror", turn: "turn", move: "move", copy: "copy", clear: "sheet", take: "rubber" };

/** @typedef {{id: string | null, button: HTMLButtonElement, name: HTMLElement, count: HTMLElement}} Shown */

/** @param {{take: (id: string | null) => void, draw: (edit: string) => void, size: (tool: Tool) => HTMLElement}} act
 *   `size`: the fields in which the size is chosen */
export function createPalette({ take, draw, size }) {
  const root = h("div", { class: "desk-tools", "data-testid": "desk-tools" });
  /** @type {Shown[]} */
  let shown = [];
  let built = "";

  /** @param {Tool | null} tool null: squares are looked at @param {string} figure @param {string} theme @returns {Shown} */
  function make(tool, figure, theme) {
    const id = tool?.id ?? "look";
    const [name, count] = [h("span", { class: "desk-tool-name" }), h("span", { class: "desk-tool-count" })];
    const letter = tool && letterOf(tool.id);
    const button = h(
      "button",
      {
        type: "button", class: "desk-tool", id: `desk-tool-${id}`, "data-testid": "desk-tool", "data-tool": id,
        "aria-keyshortcuts": letter, onclick: () => (tool?.gesture === "whole" ? draw(tool.word) : take(tool?.id ?? null)),
      },
      picture(id, figure, theme), name, count, letter && h("kbd", { "aria-hidden": "true" }, letter),
    );
    return { id: tool?.id ?? null, button, name, count };
  }

  /** @param {Drawn} drawn @param {string} theme @param {Words} words */
  function build({ tools, truth }, theme, words) {
    const figureOf = (/** @type {Tool} */ { id }) => (id === "exit" && truth.keyed ? "lock" : id);
    const made = tools.map((tool) => (tool.gesture === "size" ? null : make(tool, figureOf(tool), theme)));
    const look = make(null, "look", theme);
    shown = [look, ...made.flatMap((one) => one ?? [])];
    const groups = [...new Set(tools.map(({ group }) => group))];
    fill(root, groups.map((group, at) => {
      const title = h("p", { class: "desk-group-title", id: `desk-group-${group}` }, words.t(`desk-group-${group}`));
      const within = tools.map((tool, nth) => (tool.group === group ? (made[nth]?.button ?? size(tool)) : null));
      return h("div", { class: "desk-group", role: "group", "aria-labelledby": title.id }, title, h("div", { class: "desk-group-tools" }, at === 0 && look.button, within));
    }));
  }

  return {
    root,

    /** @param {Drawn} drawn @param {string | null} held @param {string} theme @param {Words} words */
    update(drawn, held, theme, words) {
      const now = `${drawn.tools.map(({ id, gesture }) => `${id} ${gesture}`)} ${theme} ${words.language} ${drawn.rules.preset} ${drawn.truth.keyed}`;
      if (now !== built) build(drawn, theme, words);
      built = now;
      for (const { id, button, name, count } of shown) {
        const tool = drawn.tools.find((one) => one.id === id);
        const pressed = tool?.gesture === "whole" ? null : String(id === held);
        setText(name, tool ? toolName(tool, drawn.truth.keyed, words) : words.t("desk-tool-look"));
        setText(count, tool ? countOf(tool, words) : "");
        setAttributes(button, { "aria-pressed": pressed });
      }
    },
  };
}

/** How many there are, of how many that were agreed on. @param {Tool} tool @param {Words} words */
function countOf({ count, agreed, most }, words) {
  if (count === null) return "";
  const of = agreed ?? most;
  return of === null ? String(count) : words.t("desk-count", { count, of });
}

/** @param {string} id @param {string} figure @param {string} theme */
function picture(id, figure, theme) {
  if (id === "look" || !hasFigure(figure)) return icon(ICONS[id] ?? "hand", "desk-tool-picture");
  const sharp = globalThis.devicePixelRatio || 1;
  const canvas = h("canvas", { class: "desk-tool-picture", width: Math.round(SIZE * sharp), height: Math.round(SIZE * sharp), "aria-hidden": "true" });
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  const scale = (SIZE * sharp * 0.94) / CELL;
  ctx.translate(canvas.width / 2, canvas.height / 2);
  ctx.scale(scale, scale);
  paintFigure(ctx, figure, lookOf(theme));
  return canvas;
}
