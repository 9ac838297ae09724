/** Puzzles: the list of them, and one puzzle at a time. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Laid } from "../../app/puzzles/puzzles.js" */

import { nextIn } from "../../app/puzzles/answering.js";
import { dailyOf, dayOf } from "../../app/puzzles/daily.js";
import { h, setText } from "../parts/dom.js";
import { createCarrying } from "./carrying.js";
import { createPuzzleList } from "./list.js";
import { createPuzzle } from "./puzzle.js";

/** @param {App} app */
export function createPuzzlesDialog(app) {
  const { progress } = app.puzzles;
  const title = h("h2", { id: "puzzles-title", tabindex: "-1" });
  const about = h("p", { class: "hint" });
  const list = createPuzzleList(app, { begin: (book) => void begin(book), lay: (book, at) => void lay(book, at) });
  const close = h("button", { type: "button", class: "button", "data-testid": "puzzles-close", onclick: () => dialog.close() });
  const back = h("button", { type: "button", class: "button", "data-testid": "puzzles-back", onclick: () => void showList() });
  const puzzle = createPuzzle(app, { next: ({ book, at }) => void begin(book, at), solved });
  const carrying = createCarrying(app, showList);
  const dialog = h(
    "dialog",
    { class: "dialog puzzles-dialog", "aria-labelledby": "puzzles-title", "data-testid": "puzzles-dialog" },
    title, about, list.element, puzzle.element, carrying.element, h("div", { class: "button-row" }, back, close),
  );
  // What a puzzle has begun is not thought about when nobody looks at it any more.
  dialog.addEventListener("close", () => {
    app.puzzles.end();
    puzzle.forget();
  });
  document.body.append(dialog);

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** The list, or one puzzle. @param {boolean} listed */
  function turn(listed) {
    list.element.hidden = carrying.element.hidden = !listed;
    back.hidden = listed;
    title.focus();
  }

  /** The puzzle of a book that fits the player. @param {string} book @param {number} [after] the place of the one before */
  async function begin(book, after) {
    setText(about, t("puzzles-coming"));
    const told = await app.puzzles.open(book);
    const { solved: done, strength } = progress.all();
    if (told) await lay(book, nextIn(told.puzzles, done[book] ?? [], strength, after));
    else setText(about, t("puzzles-missing"));
  }

  /** @param {string} book @param {number} at */
  async function lay(book, at) {
    setText(about, t("puzzles-coming"));
    const laid = await app.puzzles.pose(book, at);
    if (!dialog.open) return;
    if (!laid) {
      setText(about, t("puzzles-missing"));
      return;
    }
    setText(title, t(`puzzles-kind-${laid.posed.question.kind}`));
    setText(about, t("puzzles-strength", { rating: laid.posed.rating }));
    puzzle.show(laid);
    turn(false);
  }

  /** @param {Laid} laid */
  async function solved({ book, at }) {
    const day = dayOf(new Date());
    progress.note(book, at);
    const books = await app.puzzles.books();
    if (books && dailyOf(day, books).some((one) => one.book === book && one.at === at)) progress.noteDay(day);
  }

  async function showList() {
    const books = await app.puzzles.books();
    if (!books) {
      setText(about, t("puzzles-missing"));
      return;
    }
    puzzle.forget();
    const { rating, deviation, games } = progress.all().strength;
    const strength = t("puzzles-your-strength", { rating: Math.round(rating), deviation: Math.round(deviation) });
    setText(title, t("puzzles"));
    setText(about, games ? `${t("puzzles-about")} ${strength}` : t("puzzles-about"));
    list.update(books);
    carrying.update();
    turn(true);
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
