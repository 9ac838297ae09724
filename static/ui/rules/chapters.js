/** The chapters of the rules in words and drawings, and the options in force: to be read on the page, or printed. */

/** @import { Catalog, Primer } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { changedNames, gameOf, grouped, optionsOf } from "../../app/rules/house-rules.js";
import { primerOf } from "../../app/rules/primer.js";
import { familyOf } from "../../app/language/words.js";
import { h } from "../parts/dom.js";
import { optionText } from "../parts/options.js";
import { figures, legend } from "./figures.js";
import { parchisFigures } from "./figures-parchis.js";

/** How each game's drawings are drawn. @type {Record<string, typeof figures>} */
const DRAWN = { labyrinth: figures, parchis: parchisFigures };
/** At most so many in a chapter. */
export const PARAGRAPHS = 9;

/**
 * @typedef {{title: HTMLElement, section: HTMLElement}} Chapter
 * @typedef {{rules: Record<string, any>, catalog: Catalog | null, words: Words, theme: string, place: string}} Read
 *   `rules`: all options; `place`: begins the ids of the headings, which stand on the page more than once
 */

/** The parts of the rules with their chapters, as far as they apply; none while nobody knows the game. @param {Read} read @returns {{name: string, chapters: Chapter[]}[]} */
export function partsOf(read) {
  const game = gameOf(read.rules.preset, read.catalog);
  const primer = primerOf(game, read.catalog);
  return primer.parts.map(({ part, chapters }) => ({
    name: read.words.t(`rules-part-${part}`),
    chapters: chapters.flatMap((chapter) => chapterOf(chapter, primer, DRAWN[game], read) ?? []),
  }));
}

/** All options in force; what differs from the rule set stands out. @param {Read} read @returns {Chapter} */
export function inForceOf({ rules, catalog, words, place }) {
  const primer = primerOf(gameOf(rules.preset, catalog), catalog);
  const changed = new Set(catalog ? changedNames(rules, catalog) : []);
  const heading = titleOf(place, "in-force", words.t("rules-in-force"));
  const groups = grouped(optionsOf(rules, catalog), primer.groups).map(({ group, options }) => [
    h("h4", null, words.t(`house-group-${group}`)),
    h("ul", null, options.map((option) => {
      const line = optionText(option, rules[option.name], words);
      return h("li", null, changed.has(option.name) ? h("strong", null, words.t("rules-changed", { line })) : line);
    })),
  ]);
  const section = h("section", { "data-testid": `${place}-in-force`, "aria-labelledby": heading.id }, heading, groups.flat());
  return { title: heading, section };
}

/** @param {string} place @param {string} name @param {string} text */
const titleOf = (place, name, text) => h("h3", { id: `${place}-chapter-${name}`, tabindex: "-1" }, text);

/**
 * A chapter as it reads under these rules; null when nothing in it applies.
 * @param {string} chapter
 * @param {Primer} primer
 * @param {typeof figures} draw
 * @param {Read} read
 * @returns {Chapter | null}
 */
function chapterOf(chapter, primer, draw, { rules, words, theme, place }) {
  const args = argsOf(rules);
  const paragraphs = paragraphsOf(chapter, args, words);
  if (!paragraphs.length) return null;
  const heading = titleOf(place, chapter, words.t(`rules-${chapter}`, args));
  const section = h(
    "section",
    { "aria-labelledby": heading.id },
    heading,
    draw(primer, chapter, rules, (id) => words.t(id, args), theme),
    paragraphs.map((text) => h("p", null, text)),
    primer.legend?.chapter === chapter && legend(primer, rules, words, theme),
  );
  return { title: heading, section };
}

/**
 * The paragraphs of a chapter that apply.
 * @param {string} chapter
 * @param {Record<string, any>} args
 * @param {Words} words
 * @returns {string[]}
 */
export function paragraphsOf(chapter, args, words) {
  return Array.from({ length: PARAGRAPHS }, (_, at) => `rules-${chapter}-${at + 1}`)
    .map((id) => (words.has(id) ? words.t(id, args).trim() : ""))
    .filter(Boolean);
}

/** Options as the sentences take them. @param {Record<string, any>} rules @returns {Record<string, any>} */
export function argsOf(rules) {
  const told = Object.entries(rules).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : value]);
  return { ...Object.fromEntries(told), preset: familyOf(rules.preset), handicaps: rules.beginners?.trim() ? "yes" : "no" };
}
