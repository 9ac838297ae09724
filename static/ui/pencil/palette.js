/** What can be drawn with the pencil: the engine's signs for the game, players, notes, loose scraps, and a rubber. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Tool } from "./hand.js" */

import { NOTES } from "../../app/pencil/marks.js";
import { signsOf } from "../../app/pencil/owner.js";
import { CELL } from "../../draw/basics/geometry.js";
import { inPencil } from "../../draw/basics/palette.js";
import { hasFigure, paintFigure } from "../../draw/desk/figure.js";
import { fill, h, setAttributes } from "../parts/dom.js";
import { letterOf } from "../parts/drawing-keys.js";
import { icon, mark } from "../parts/icons.js";

/** Pixels of the page that a picture takes. */
const SIZE = 30;
/** @type {Record<string, string>} */
const ICONS = { look: "hand", rub: "rubber", arrow: "move", query: "hint", letter: "words" };

/** @param {Tool} one @param {Tool} other */
const isSame = (one, other) => one.id === other.id && one.number === other.number;

/** All tools, in the order in which they are shown. @param {Observation} seen @param {App} app @returns {Tool[]} */
export function toolsOf(seen, app) {
  const signs = signsOf(seen, app.store.get().ui.catalog);
  const scraps = seen.view.notebook.fragments.filter(({ anchored }) => !anchored);
  return [
    { id: "look" },
    ...signs.flatMap(({ sign, on }) => (on === "seat" ? seen.seats.map((_, number) => ({ id: sign, number })) : [{ id: sign }])),
    ...NOTES.map((id) => ({ id })),
    { id: "rub" },
    ...scraps.map(({ id }) => ({ id: "scrap", number: id })),
  ];
}

/** A tool's name. @param {Tool} tool @param {Observation} seen @param {Words} words */
export function toolName({ id, number }, seen, words) {
  const scraps = seen.view.notebook.fragments.filter(({ anchored }) => !anchored);
  if (id === "scrap") return words.t("pencil-tool-scrap", { number: scraps.findIndex((one) => one.id === number) + 1 });
  if (number !== undefined) return seen.seats[number].name;
  return words.has(`notebook-type-${id}`) ? words.t(`notebook-type-${id}`) : words.t(`pencil-tool-${id}`);
}

/** @param {App} app @param {(tool: Tool) => void} take */
export function createPencilPalette(app, take) {
  const root = h("div", { class: "pencil-tools", role: "group", "data-testid": "pencil-tools" });
  let built = "";
  /** @type {{tool: Tool, button: HTMLButtonElement}[]} */
  let shown = [];

  /** @param {Tool} tool @param {Observation} seen @param {Words} words */
  function make(tool, seen, words) {
    const id = tool.number === undefined ? tool.id : `${tool.id}-${tool.number}`;
    const name = toolName(tool, seen, words);
    return h(
      "button",
      {
        type: "button", class: "pencil-tool", id: `pencil-tool-${id}`, "data-testid": "pencil-tool", "data-tool": id, title: name,
        "aria-keyshortcuts": tool.number === undefined ? letterOf(tool.id) : null, onclick: () => take(tool),
      },
      pictureOf(tool, seen, app.theme()), h("span", { class: "pencil-tool-name" }, name),
    );
  }

  return {
    root,
    focus: () => shown[0]?.button.focus(),

    /** @param {Observation} seen @param {Tool} held @param {Words} words */
    update(seen, held, words) {
      const tools = toolsOf(seen, app);
      const now = JSON.stringify([tools, app.theme(), words.language, seen.seats, seen.rules]);
      if (now !== built) {
        shown = tools.map((tool) => ({ tool, button: make(tool, seen, words) }));
        fill(root, shown.map(({ button }) => button));
      }
      built = now;
      setAttributes(root, { "aria-label": words.t("pencil-tools") });
      for (const { tool, button } of shown) setAttributes(button, { "aria-pressed": String(isSame(tool, held)) });
    },
  };
}

/** @param {Tool} tool @param {Observation} seen @param {string} theme */
function pictureOf({ id, number }, seen, theme) {
  if (id === "scrap") return icon("sheet", "pencil-tool-picture");
  if (number !== undefined) return mark(seen.seats[number].colour, "pencil-tool-picture");
  if (!hasFigure(id)) return icon(ICONS[id] ?? "pencil", "pencil-tool-picture");
  const sharp = globalThis.devicePixelRatio || 1;
  const size = Math.round(SIZE * sharp);
  const canvas = h("canvas", { class: "pencil-tool-picture", width: size, height: size, "aria-hidden": "true" });
  const ctx = canvas.getContext("2d");
  if (ctx) {
    ctx.scale((SIZE * sharp) / CELL, (SIZE * sharp) / CELL);
    ctx.translate(CELL / 2, CELL / 2);
    paintFigure(ctx, id, inPencil(theme));
  }
  return canvas;
}
