/** One puzzle: the question, the notebook, what was heard, the marks of an answer, and what is said to it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Kept, Laid } from "../../app/puzzles/puzzles.js" */
/** @import { Answering } from "../../app/puzzles/answering.js" */
/** @import { Posed } from "../../replies.d.ts" */
/** @import { Words } from "../../app/language/words.js" */

import { createAnswering, isSolved } from "../../app/puzzles/answering.js";
import { nameOf } from "../../app/table/seating.js";
import { fill, h, setText } from "../parts/dom.js";
import { createPuzzleBoard } from "./board.js";
import { markingFor, markOn } from "./marking.js";
import { tellSolution } from "./solution.js";
import { createStatements } from "./statements.js";

/** @param {App} app @param {{next: (from: Kept) => void, solved: (laid: Laid) => void}} act */
export function createPuzzle(app, { next, solved }) {
  const ask = h("p", { class: "puzzle-ask", "data-testid": "puzzle-ask" });
  const marking = h("div", { class: "puzzle-marking" });
  const said = h("p", { class: "puzzle-said", role: "status", "data-testid": "puzzle-said" });
  const heardTitle = h("h3", null);
  /** @type {Laid | null} */
  let laid = null;
  const answering = createAnswering({
    puzzles: app.puzzles,
    onChange: draw,
    onJudged: ({ from, posed }, won) => from && app.puzzles.progress.judge(from.book, from.at, posed.rating, won),
    onSolved(done) {
      solved(done);
      if (!on.hidden) on.focus();
    },
  });
  const check = button("puzzle-check", "button primary", () => void answering.attempt());
  const on = button("puzzle-next", "button primary", () => laid?.from && next(laid.from));
  const back = button("puzzle-paper", "button", answering.drop);
  const statements = createStatements(answering);
  const board = createPuzzleBoard(app, (spot) => {
    const posed = answering.posed();
    return posed !== null && markOn(posed, spot, answering);
  });
  const answer = h("div", { class: "puzzle-side" }, board.element, said, h("div", { class: "button-row" }, back, on));
  const element = h("div", { class: "puzzle", hidden: true, "data-testid": "puzzle" },
    ask,
    h("div", { class: "puzzle-halves" },
      answer,
      h("div", { class: "puzzle-side" }, marking, h("div", { class: "button-row" }, check), heardTitle, statements.element)));

  /** @param {Answering} now */
  function draw(now) {
    const { posed } = now.laid;
    const { kind, whom, steps } = posed.question;
    const words = app.words().within(posed.rules);
    const seats = posed.seats.map((seat, at) => ({ ...seat, name: nameOf(at + 1, words) }));
    const done = isSolved(now) || now.told !== null;
    const question = words.t(`puzzle-ask-${kind}`, { name: seats[whom ?? posed.seat].name, steps });
    setText(ask, `${question} ${words.t("puzzle-you", { name: seats[posed.seat].name })}`);
    setText(heardTitle, words.t("puzzle-heard"));
    setText(check, words.t("puzzle-check"));
    setText(on, words.t("puzzle-next"));
    setText(back, words.t("asked-back"));
    back.hidden = !now.tried?.truth;
    // Nothing follows an answer that was shown, nor a puzzle of a game that was played here.
    [check.hidden, on.hidden] = [done, !isSolved(now) || !now.laid.from];
    board.update(now, seats, words);
    fill(marking, ...(done ? [] : markingFor(posed, now.marked, answering, words)));
    statements.update(now, seats, words);
    said.dataset.right = now.tried ? String(now.tried.right) : "";
    setText(said, sayTried(now, seats, words));
    if (now.tried || now.state || now.told) answer.scrollIntoView({ block: "nearest" });
  }

  return {
    element,
    /** @param {Laid} now */
    show(now) {
      laid = now;
      element.hidden = false;
      answering.begin(now);
    },
    /** The answer is shown. @returns {Promise<boolean>} whether there was one to be had */
    explain: answering.explain,
    forget() {
      answering.forget();
      board.forget();
      element.hidden = true;
    },
  };
}

/** @param {Answering} now @param {Posed["seats"]} seats @param {Words} words */
function sayTried({ laid, state, tried, told }, seats, words) {
  if (state) return words.t(state === "thinking" ? "help-told-thinking" : "asked-failed");
  if (told) return [tellSolution(laid.posed, told, seats, words), words.t("puzzle-because")].join(" ");
  if (!tried) return "";
  const { seat, ...args } = /** @type {Record<string, any>} */ (tried.args);
  const named = seat === undefined ? args : { ...args, name: seats[seat].name };
  return [
    words.t(tried.key, { ...named, left: tried.left }),
    tried.truth && words.t("puzzle-shown"),
    tried.heard.length > 0 && words.t("puzzle-because"),
  ].filter(Boolean).join(" ");
}

/** @param {string} testid @param {string} look @param {() => void} act */
function button(testid, look, act) {
  return h("button", { type: "button", class: look, id: testid, "data-testid": testid, onclick: act });
}
