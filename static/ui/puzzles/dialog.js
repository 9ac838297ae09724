/** Puzzles: the list of books, with what has been solved of each, and one puzzle at a time. */

/** @import { App } from "../../app/page/app.js" */
/** @import { BookName } from "../../app/puzzles/puzzles.js" */

import { nextIn } from "../../app/puzzles/answering.js";
import { fill, h, setText } from "../parts/dom.js";
import { createCarrying } from "./carrying.js";
import { createPuzzle } from "./puzzle.js";

/** In the order of the list. */
const KINDS = ["where", "other", "certain", "way", "liar"];

/** @param {App} app */
export function createPuzzlesDialog(app) {
  const title = h("h2", { id: "puzzles-title", tabindex: "-1" });
  const about = h("p", { class: "hint" });
  const list = h("div", { class: "puzzles-list" });
  const close = h("button", { type: "button", class: "button", "data-testid": "puzzles-close", onclick: () => dialog.close() });
  const back = h("button", { type: "button", class: "button", "data-testid": "puzzles-back", onclick: () => void showList() });
  const puzzle = createPuzzle(app, { next: ({ book, at }) => void begin(book, at) });
  const carrying = createCarrying(app, showList);
  const dialog = h(
    "dialog",
    { class: "dialog puzzles-dialog", "aria-labelledby": "puzzles-title", "data-testid": "puzzles-dialog" },
    title, about, list, puzzle.element, carrying.element, h("div", { class: "button-row" }, back, close),
  );
  // What a puzzle has begun is not thought about when nobody looks at it any more.
  dialog.addEventListener("close", () => {
    app.puzzles.end();
    puzzle.forget();
  });
  document.body.append(dialog);

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {BookName} book @param {number} done */
  function row({ name, kind, preset, count }, done) {
    const label = t("puzzles-book", { rules: t(`preset-${preset}`) });
    return h("li", null,
      h("button", { type: "button", class: "button", id: `book-${name}`, "data-testid": "book", "data-book": name, "aria-label": `${t(`puzzles-kind-${kind}`)}: ${label}`, "aria-describedby": `book-${name}-done`, onclick: () => void begin(name) }, label),
      h("span", { class: "hint", id: `book-${name}-done` }, t("puzzles-done", { done, all: count })));
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

  /** A puzzle of a book; without a place, the one that fits the player. @param {string} book @param {number} [after] the place of the one before */
  async function begin(book, after) {
    setText(about, t("puzzles-coming"));
    const told = await app.puzzles.open(book);
    const at = told && nextIn(told.puzzles, app.puzzles.progress.all().solved[book] ?? [], app.puzzles.progress.all().strength, after);
    const laid = told && (await app.puzzles.pose(book, at ?? 0));
    if (!dialog.open) return;
    if (!laid || !told) {
      setText(about, t("puzzles-missing"));
      return;
    }
    list.hidden = carrying.element.hidden = true;
    back.hidden = false;
    setText(title, t(`puzzles-kind-${told.kind}`));
    setText(about, t("puzzles-strength", { rating: laid.posed.rating }));
    puzzle.show(laid);
    title.focus();
  }

  async function showList() {
    const books = await app.puzzles.books();
    if (!books) {
      setText(about, t("puzzles-missing"));
      return;
    }
    puzzle.forget();
    back.hidden = true;
    list.hidden = carrying.element.hidden = false;
    carrying.update();
    setText(title, t("puzzles"));
    const { rating, deviation, games } = app.puzzles.progress.all().strength;
    const strength = t("puzzles-your-strength", { rating: Math.round(rating), deviation: Math.round(deviation) });
    setText(about, games ? `${t("puzzles-about")} ${strength}` : t("puzzles-about"));
    fill(list, ...KINDS.flatMap((kind) => part(kind, books.filter((book) => book.kind === kind && book.count))));
    title.focus();
  }

  return {
    async open() {
      setText(close, t("close"));
      setText(back, t("puzzles-back"));
      setText(title, t("puzzles"));
      if (!dialog.open) dialog.showModal();
      await showList();
    },
  };
}
