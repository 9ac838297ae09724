/** Puzzles: the list of them, and one puzzle at a time. */

/** @import { App } from "../../app/page/app.js" */
/** @import { BookName, Kept, Laid } from "../../app/puzzles/puzzles.js" */

import { nextIn } from "../../app/puzzles/answering.js";
import { dailyOf, dayOf, questOf } from "../../app/puzzles/daily.js";
import { h, setText } from "../parts/dom.js";
import { createResultShare } from "../parts/result-share.js";
import { createCarrying } from "./carrying.js";
import { dayLines } from "./day-result.js";
import { createPuzzleList } from "./list.js";
import { createPuzzle } from "./puzzle.js";
import { createSearch } from "./search.js";

/** @param {App} app @param {{daily: (quest: ReturnType<typeof questOf>) => void}} start */
export function createPuzzlesDialog(app, start) {
  const { progress } = app.puzzles;
  const list = createPuzzleList(app, { begin: (book) => void begin(book), lay: (kept, day) => void lay(kept, day), explain: (kept) => void explain(kept), quest, share });
  const puzzle = createPuzzle(app, { next: ({ book, at }) => void begin(book, at), solved: (laid) => void noteSolved(app.puzzles, laid) });
  const carrying = createCarrying(app, showList);
  const search = createSearch(app);
  const shared = createResultShare(app, "day");
  const { dialog, title, about, close, back } = createFrame([search.element, list.element, puzzle.element, carrying.element], () => void showList());
  // What a puzzle has begun is not thought about when nobody looks at it any more.
  dialog.addEventListener("close", () => {
    app.puzzles.end();
    leave();
  });
  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** Nothing of what was shown is left. */
  function leave() {
    search.leave();
    puzzle.forget();
  }

  /** The list, or one puzzle. @param {boolean} listed */
  function turn(listed) {
    list.element.hidden = carrying.element.hidden = !listed;
    back.hidden = listed;
    title.focus();
  }

  function show() {
    setText(close, t("close"));
    setText(back, t("puzzles-back"));
    if (!dialog.open) dialog.showModal();
  }

  /** The puzzle of a book that fits the player. @param {string} book @param {number} [after] the place of the one before */
  async function begin(book, after) {
    setText(about, t("puzzles-coming"));
    const told = await app.puzzles.open(book);
    const { solved: done, strength } = progress.all();
    if (told) await lay({ book, at: nextIn(told.puzzles, done[book] ?? [], strength, after) });
    else setText(about, t("puzzles-missing"));
  }

  /** @param {Kept} kept @param {string} [day] whose puzzle it is @returns {Promise<boolean>} whether it lies there */
  async function lay(kept, day) {
    setText(about, t("puzzles-coming"));
    const laid = await app.puzzles.pose(kept);
    if (!dialog.open) return false;
    if (laid) put({ ...laid, day });
    else setText(about, t("puzzles-missing"));
    return laid !== null;
  }

  /** @param {Laid} laid */
  function put(laid) {
    const { question, rating } = laid.posed;
    setText(title, t(`puzzles-kind-${question.kind}`));
    setText(about, t("puzzles-strength", { rating }));
    puzzle.show(laid);
    turn(false);
  }

  /** A puzzle with its answer. @param {Kept} kept */
  async function explain(kept) {
    if (!(await lay(kept))) return;
    if (await puzzle.explain()) progress.show(kept.book, kept.at);
  }

  /** @param {string} day */
  function quest(day) {
    dialog.close();
    start.daily(questOf(day));
  }

  /** @param {string} day @param {BookName[]} books */
  function share(day, books) {
    shared.open(dayLines(day, books, progress.all(), app.words()));
  }

  async function showList() {
    leave();
    const books = await app.puzzles.books();
    if (!books) {
      setText(about, t("puzzles-missing"));
      return;
    }
    setText(title, t("puzzles"));
    setText(about, [t("puzzles-about"), tellStrength(progress.all(), app.words())].join(" ").trim());
    list.update(books);
    carrying.update();
    turn(true);
  }

  return {
    async open() {
      setText(title, t("puzzles"));
      show();
      await showList();
    },

    /** A puzzle from a game that is over, by what one seat has heard in it. @param {string} record @param {number} seat */
    async seek(record, seat) {
      leave();
      setText(title, t("find-puzzle"));
      setText(about, t("puzzle-search-about"));
      show();
      turn(false);
      const posed = await search.find(record, seat);
      if (!posed) return;
      search.leave();
      put({ from: null, posed });
    },
  };
}

/** @param {HTMLElement[]} parts @param {() => void} onBack */
function createFrame(parts, onBack) {
  const title = h("h2", { id: "puzzles-title", tabindex: "-1" });
  const about = h("p", { class: "hint" });
  const close = h("button", { type: "button", class: "button", "data-testid": "puzzles-close", onclick: () => dialog.close() });
  const back = h("button", { type: "button", class: "button", "data-testid": "puzzles-back", onclick: onBack });
  const dialog = h(
    "dialog",
    { class: "dialog puzzles-dialog", "aria-labelledby": "puzzles-title", "data-testid": "puzzles-dialog" },
    title, about, parts, h("div", { class: "button-row" }, back, close),
  );
  document.body.append(dialog);
  return { dialog, title, about, close, back };
}

/** A puzzle that is solved, and perhaps one of its day. @param {App["puzzles"]} puzzles @param {Laid} laid */
async function noteSolved({ progress, books: bring }, { from, day = dayOf(new Date()) }) {
  if (!from) return;
  progress.note(from.book, from.at);
  const books = await bring();
  if (books && dailyOf(day, books).some(({ book, at }) => book === from.book && at === from.at)) progress.noteDay(day);
}

/** @param {import("../../app/shelves/progress.js").Progress} progress @param {import("../../app/language/words.js").Words} words */
function tellStrength({ strength: { rating, deviation, games } }, words) {
  return games ? words.t("puzzles-your-strength", { rating: Math.round(rating), deviation: Math.round(deviation) }) : "";
}
