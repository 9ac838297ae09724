/** The list of puzzles: those of the day, and all books by what they ask, with what has been solved of each. */

/** @import { App } from "../../app/page/app.js" */
/** @import { BookName } from "../../app/puzzles/puzzles.js" */

import { dailyOf, dayOf, streakOf } from "../../app/puzzles/daily.js";
import { fill, h } from "../parts/dom.js";

/** In the order of the list. */
const KINDS = ["where", "other", "certain", "way", "liar"];

/** @param {App} app @param {{begin: (book: string) => void, lay: (book: string, at: number) => void}} act a puzzle of a book that fits the player; one certain puzzle */
export function createPuzzleList(app, { begin, lay }) {
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

  /** One puzzle of each kind for today. @param {BookName[]} books */
  function today(books) {
    const { solved, days } = app.puzzles.progress.all();
    const day = dayOf(new Date());
    const streak = streakOf(days, day);
    return [
      h("h3", { id: "puzzles-today" }, t("puzzles-today")),
      h("p", { class: "hint", "data-testid": "puzzles-streak" }, streak ? t("puzzles-streak", { days: streak }) : t("puzzles-today-about")),
      h("ul", { class: "puzzles-books", "aria-labelledby": "puzzles-today" }, dailyOf(day, books).map(({ kind, book, at }) => h("li", null,
        h("button", { type: "button", class: "button", id: `daily-${kind}`, "data-testid": "daily", "data-kind": kind, "aria-describedby": `daily-${kind}-done`, onclick: () => lay(book, at) }, t(`puzzles-kind-${kind}`)),
        h("span", { class: "hint", id: `daily-${kind}-done` }, solved[book]?.includes(at) ? `✓ ${t("puzzles-solved")}` : "")))),
    ];
  }

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
      fill(element, ...today(books), ...KINDS.flatMap((kind) => part(kind, books.filter((book) => book.kind === kind))));
    },
  };
}
