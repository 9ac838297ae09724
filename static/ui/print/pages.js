/** The pages that can be printed: sheets for players, the game master's plan, the rules. */

/** @import { Catalog, Seat } from "../../app/basics/types.js" */
/** @import { Truth } from "../../draw/basics/types.js" */
/** @import { Outline } from "../../draw/basics/layout.js" */
/** @import { Words } from "../../app/language/words.js" */

import { gameOf } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { CELL } from "../../draw/basics/geometry.js";
import { writer } from "../../draw/basics/lettering.js";
import { layoutPlan } from "../../draw/basics/layout.js";
import { onPage, paintBlank, squareOn } from "../../draw/plan/blank.js";
import { describeTruth } from "../../draw/telling/describe.js";
import { truthScene } from "../../draw/truth/scene.js";
import { h } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { inForceOf, partsOf } from "../rules/chapters.js";
import { legend, signsOf } from "../rules/figures.js";
import { presetName } from "../rules/rule-sets.js";
import { createRulesTold, tellRules } from "../rules/told.js";
import { DOTS, handFace, onWhite, picture, ROOM } from "./drawing.js";

/** Signs in a line of a sheet, and how high such a line and the sheet's two titles are, in millimetres. */
const SIGNS = { beside: 4, line: 13, titles: 30 };
/** Smaller squares nobody can draw in: then each floor has a sheet of its own. */
const LEAST = 9;
/** Larger ones nobody needs. */
const MOST = 16;

/** @typedef {{rules: Record<string, any>, catalog: Catalog | null, words: Words}} Told `rules`: all options */

/**
 * A player's sheet, or one for each floor where they are large: the outline, and what the signs mean.
 * @param {Told} told @param {Outline} plan @param {Pick<Seat, "name" | "colour"> | null} player null: whoever takes it
 */
export async function sheetPages(told, plan, player) {
  const { rules, catalog, words } = told;
  const family = await handFace(`0a${words.t("notebook-floor", { floor: 1 })}`);
  const floors = plan.floors ?? 1;
  const primer = primerOf(gameOf(rules.preset, catalog), catalog);
  const lines = Math.ceil(signsOf(primer, rules).length / SIGNS.beside);
  const height = ROOM.height - SIGNS.titles - lines * SIGNS.line;
  const all = squareOn(plan, null, { width: ROOM.width * DOTS, height: height * DOTS, most: MOST * DOTS });
  const split = floors > 1 && all < LEAST * DOTS;
  const onlies = split ? Array.from({ length: floors }, (_, floor) => floor) : [null];
  return onlies.map((only) => page("sheet",
    h("header", { class: "print-head" },
      h("p", null, title(told, plan), only === null ? "" : `, ${words.t("notebook-floor", { floor: only + 1 })}`),
      h("p", { class: "print-name" }, player && mark(player.colour), player ? player.name : words.t("print-name"))),
    picture(ROOM.width, height, words.t("print-sheet-picture"), (paper) =>
      paintBlank(plan, only, { ...paper, family, look: onWhite(), words: words.t, most: MOST * DOTS })),
    h("h3", null, words.t("print-signs")),
    legend(primer, rules, words, "paper", 4)));
}

/**
 * The game master's plan, and below it the same in words. Who may see it is not decided here.
 * @param {{truth: Truth, seats: Seat[], words: Words, title: string}} plan
 */
export async function planPages({ truth, seats, words, title: heading }) {
  const family = await handFace("0a");
  const [width, height] = [ROOM.width, 190];
  const aspect = width / height;
  const floors = truth.floors ?? 1;
  const { bounds } = layoutPlan(truth, aspect);
  const small = (CELL * width) / Math.max(bounds.w, bounds.h * aspect) < LEAST;
  const onlies = floors > 1 && small ? Array.from({ length: floors }, (_, floor) => floor) : [null];
  const drawings = onlies.map((only) => page("plan",
    h("header", { class: "print-head" }, h("p", null, heading, only === null ? "" : `, ${words.t("notebook-floor", { floor: only + 1 })}`), h("p", null, words.t("print-plan"))),
    picture(width, height, heading, (paper) => paintTruth({ truth, seats, only, family, words }, paper))));
  const told = page("words", h("h2", null, words.t("print-plan-words")), h("ul", null, describeTruth(truth, words.t, seats).map((line) => h("li", null, line))));
  return [...drawings, told];
}

/**
 * @param {{truth: Truth, seats: Seat[], only: number | null, family: string, words: Words}} plan
 * @param {{ctx: CanvasRenderingContext2D, width: number, height: number}} paper
 */
function paintTruth({ truth, seats, only, family, words }, { ctx, width, height }) {
  const look = onWhite();
  const scene = truthScene({ truth, seats, only }, width / height, look, words.t);
  const { bounds } = scene;
  const scale = Math.min(width / bounds.w, height / bounds.h, (MOST * 2 * DOTS) / CELL);
  onPage({ ctx, look, width, height }, bounds, scale);
  const brush = { ctx, words: words.t, family, scale, write: writer(ctx, family, scale) };
  for (const layer of scene.layers()) layer.paint(brush);
  scene.paint(brush, null, 0);
}

/** The options in force, and, if wanted, all the rules in words. @param {Told} told @param {boolean} whole */
export function rulesPages(told, whole) {
  const { rules, catalog, words } = told;
  const read = { rules, catalog, words, theme: "paper", place: "print" };
  const differs = createRulesTold("print-told");
  differs.update(tellRules(rules, catalog, words), words);
  const heading = h("h2", null, words.t("print-rules-of", { name: presetName(rules.preset, words) }));
  const chapters = whole ? partsOf(read).flatMap((part) => part.chapters.map(({ section }) => section)) : [];
  return [page("rules", heading, differs.element, ...chapters, inForceOf(read).section)];
}

/** What is played, and how large. @param {Told} told @param {Outline} plan */
function title({ rules, words }, { rows, cols, floors = 1 }) {
  return words.t("print-title", { name: presetName(rules.preset, words), rows, cols, floors });
}

/** @param {string} kind @param {...(Node | null)} parts */
const page = (kind, ...parts) => h("section", { class: `print-page print-${kind}` }, ...parts);
