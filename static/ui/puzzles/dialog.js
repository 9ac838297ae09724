/** Puzzles: the list of them, and one puzzle at a time. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Kept, Laid } from "../../app/puzzles/puzzles.js" */

import { nextIn } from "../../app/puzzles/answering.js";
import { dailyOf, dayOf, questOf } from "../../app/puzzles/daily.js";
import { h, setText } from "../parts/dom.js";
import { createResultShare } from "../parts/result-share.js";
import { createCarrying } from "./carrying.js";
import { dayLines } from "./day-result.js";
import { createPuzzleList } from "./list.js";
import { watchDays } from "./midnight.js";
import { createPuzzle } from "./puzzle.js";
import { createSearch } from "./search.js";

/** @param {App} app @param {{daily: (quest: ReturnType<typeof questOf>) => void}} start */
export function createPuzzlesDialog(app, start) {
  const { progress } = app.puzzles;
  const list = createPuzzleList(app, {
    begin: (book) => void begin(book), lay: (kept, day) => void lay(kept, day), explain: (kept) => void explain(kept),
    quest(day) {
      dialog.close();
      start.daily(questOf(day));
    },
    share: (day, books) => shared.open(dayLines(day, books, progress.all(), app.words())),
  });
  const puzzle = createPuzzle(app, { next: ({ book, at }) => void begin(book, at), solved: (laid) => void noteSolved(app.puzzles, laid) });
  const [carrying, search, shared] = [createCarrying(app, showList), createSearch(app), createResultShare(app, "day")];
  const frame = createFrame([search.element, list.element, puzzle.element, carrying.element], { back: () => void showList(), closed, dawns: () => void renew(app.puzzles, list) });
  const { dialog, title, about } = frame;
  const t = (/** @type {string} */ id, args = {}) => app.words().t(id, args);

  /** Nothing of what was shown is left. */
  function leave() {
    search.leave();
    puzzle.forget();
  }

  /** What a puzzle has begun is not thought about when nobody looks at it any more. */
  function closed() {
    app.puzzles.end();
    leave();
  }


  /** The list, or one puzzle. @param {boolean} listed */
  function turn(listed) {
    list.element.hidden = carrying.element.hidden = !listed;
    frame.back.hidden = listed;
    title.focus();
  }

  /** The puzzle of a book that fits the player. @param {string} book @param {number} [after] the place of the one before */
  async function begin(book, after) {
    setText(about, t("puzzles-coming"));
    const kept = await fitting(app.puzzles, book, after);
    if (kept) await lay(kept);
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
      frame.open(app.words(), "puzzles");
      await showList();
    },

    /** A puzzle from a game that is over, by what one seat has heard in it. @param {string} record @param {number} seat */
    async seek(record, seat) {
      leave();
      frame.open(app.words(), "find-puzzle");
      setText(about, t("puzzle-search-about"));
      turn(false);
      const posed = await search.find(record, seat);
      if (posed) put({ from: null, posed });
    },
  };
}

/** Whoever looks at the list when a day begins sees that day's. @param {App["puzzles"]} puzzles @param {ReturnType<typeof createPuzzleList>} list */
async function renew(puzzles, list) {
  const books = list.element.hidden ? null : await puzzles.books();
  if (books) list.update(books);
}

/** @param {HTMLElement[]} parts @param {{back: () => void, closed: () => void, dawns: () => void}} act `dawns`: another day has begun while it is open */
function createFrame(parts, act) {
  const title = h("h2", { id: "puzzles-title", tabindex: "-1" });
  const about = h("p", { class: "hint" });
  const close = h("button", { type: "button", class: "button", "data-testid": "puzzles-close", onclick: () => dialog.close() });
  const back = h("button", { type: "button", class: "button", "data-testid": "puzzles-back", onclick: act.back });
  let watch = () => {};
  const dialog = h(
    "dialog",
    { class: "dialog puzzles-dialog", "aria-labelledby": "puzzles-title", "data-testid": "puzzles-dialog", onclose: ended },
    title, about, parts, h("div", { class: "button-row" }, back, close),
  );
  document.body.append(dialog);

  function ended() {
    watch();
    act.closed();
  }

  return {
    dialog, title, about, back,
    /** @param {import("../../app/language/words.js").Words} words @param {string} head */
    open({ t }, head) {
      setText(close, t("close"));
      setText(back, t("puzzles-back"));
      setText(title, t(head));
      if (dialog.open) return;
      dialog.showModal();
      watch = watchDays(act.dawns);
    },
  };
}

/** @param {App["puzzles"]} puzzles @param {string} book @param {number} [after] @returns {Promise<Kept | null>} null: the book did not come */
async function fitting({ open, progress }, book, after) {
  const told = await open(book);
  const { solved, strength } = progress.all();
  return told && { book, at: nextIn(told.puzzles, solved[book] ?? [], strength, after) };
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
