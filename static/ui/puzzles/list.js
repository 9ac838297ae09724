/** The list of puzzles: those of the day, yesterday's answers, and all books by what they ask, with what has been solved of each. */

/** @import { App } from "../../app/page/app.js" */
/** @import { BookName, Kept } from "../../app/puzzles/puzzles.js" */

import { dailyOf, dayBefore, dayOf, questOf, streakOf } from "../../app/puzzles/daily.js";
import { fill, h } from "../parts/dom.js";

/** In the order of the list. */
const KINDS = ["where", "other", "certain", "way", "liar"];

/**
 * @param {App} app
 * @param {{begin: (book: string) => void, lay: (kept: Kept, day: string) => void, explain: (kept: Kept) => void, quest: (day: string) => void,
 *   share: (day: string, books: BookName[]) => void}} act `begin`: a puzzle of a book that fits the player; `lay`: one of a day
 */
export function createPuzzleList(app, { begin, lay, explain, quest, share }) {
  const element = h("div", { class: "puzzles-list" });

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {BookName} book @param {number} done */
  function row({ name, kind, preset, count }, done) {
    const label = t("puzzles-book", { rules: t(`preset-${preset}`) });
    return h("li", null,
      h("button", { type: "button", class: "button", id: `book-${name}`, "data-testid": "book", "data-book": name, "aria-label": `${t(`puzzles-kind-${kind}`)}: ${label}`, "aria-describedby": `book-${name}-done`, onclick: () => begin(name) }, label),
      h("span", { class: "hint", id: `book-${name}-done` }, t("puzzles-done", { done, all: count })));
  }

  /** One puzzle of each kind for today, and the quest. @param {string} day @param {BookName[]} books */
  function today(day, books) {
    const { solved, days } = app.puzzles.progress.all();
    const streak = streakOf(days, day);
    return [
      h("h3", { id: "puzzles-today" }, t("puzzles-today")),
      h("p", { class: "hint", "data-testid": "puzzles-streak" }, streak ? t("puzzles-streak", { days: streak }) : t("puzzles-today-about")),
      h("ul", { class: "puzzles-books", "aria-labelledby": "puzzles-today" }, dailyOf(day, books).map(({ kind, book, at }) => h("li", null,
        h("button", { type: "button", class: "button", id: `daily-${kind}`, "data-testid": "daily", "data-kind": kind, "aria-describedby": `daily-${kind}-done`, onclick: () => lay({ book, at }, day) }, t(`puzzles-kind-${kind}`)),
        h("span", { class: "hint", id: `daily-${kind}-done` }, solved[book]?.includes(at) ? `✓ ${t("puzzles-solved")}` : ""))), todaysQuest(day)),
      h("div", { class: "button-row puzzles-share" }, h("button", { type: "button", class: "button", id: "daily-share", "data-testid": "daily-share", onclick: () => share(day, books) }, t("result-share"))),
    ];
  }

  /** @param {string} day */
  function todaysQuest(day) {
    const won = app.puzzles.progress.all().quests[day];
    return h("li", null,
      h("button", { type: "button", class: "button", id: "daily-quest", "data-testid": "daily-quest", "aria-describedby": "daily-quest-done", onclick: () => quest(day) }, t("puzzles-quest")),
      h("span", { class: "hint", id: "daily-quest-done" }, won ? `✓ ${t("puzzles-quest-won", { moves: won.moves })}` : t(`preset-${questOf(day).rules.preset}`)));
  }

  /** The answers of the day before. @param {string} day @param {BookName[]} books */
  const yesterday = (day, books) => [
    h("h3", { id: "puzzles-yesterday" }, t("puzzles-yesterday")),
    h("p", { class: "hint" }, t("puzzles-yesterday-about")),
    h("ul", { class: "puzzles-books", "aria-labelledby": "puzzles-yesterday" }, dailyOf(dayBefore(day), books).map(({ kind, book, at }) => h("li", null,
      h("button", { type: "button", class: "button", id: `yesterday-${kind}`, "data-testid": "yesterday", "data-kind": kind, "aria-label": `${t("puzzles-yesterday")}: ${t(`puzzles-kind-${kind}`)}`, onclick: () => explain({ book, at }) }, t(`puzzles-kind-${kind}`))))),
  ];

  /** The books of a kind. @param {string} kind @param {BookName[]} books */
  function part(kind, books) {
    const { solved } = app.puzzles.progress.all();
    return [
      h("h3", { id: `puzzles-${kind}` }, t(`puzzles-kind-${kind}`)),
      h("p", { class: "hint" }, t(`puzzles-about-${kind}`)),
      h("ul", { class: "puzzles-books", "aria-labelledby": `puzzles-${kind}` }, books.map((book) => row(book, solved[book.name]?.length ?? 0))),
    ];
  }

  return {
    element,
    /** @param {BookName[]} all */
    update(all) {
      const books = KINDS.flatMap((kind) => all.filter((book) => book.kind === kind && book.count));
      const day = dayOf(new Date());
      const held = element.contains(document.activeElement) ? document.activeElement?.id : "";
      fill(element, ...today(day, books), ...yesterday(day, books), ...KINDS.flatMap((kind) => part(kind, books.filter((book) => book.kind === kind))));
      if (held) document.getElementById(held)?.focus();
    },
  };
}
