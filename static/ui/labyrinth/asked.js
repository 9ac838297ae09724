/** What is asked about a square of the notebook: what it may be, why it is so, how it could be otherwise. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Fact, Question } from "../../app/knowing/questions.js" */
/** @import { Words } from "../../app/language/words.js" */

import { PLAN } from "../../app/knowing/questions.js";
import { groupHeard, sayGroup } from "../../app/language/words.js";
import { cellName } from "../../draw/basics/geometry.js";
import { within, holesOf } from "../../draw/basics/outline.js";
import { spotName } from "../../draw/telling/describe.js";
import { nameOf } from "../../draw/telling/telling.js";
import { fill, h, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/** @param {App} app */
export function createAsked(app) {
  const { questions } = app;
  const title = h("h2", { class: "asked-title", id: "asked-title" });
  const label = h("label", { for: "asked-square" });
  const square = h("select", { id: "asked-square", "data-testid": "asked-square", onchange: choose });
  const shut = h("button", { type: "button", class: "icon-button", id: "asked-close", "data-testid": "asked-close", onclick: questions.close }, icon("close"));
  const facts = h("ul", { class: "asked-facts", "data-testid": "asked-facts" });
  const told = h("div", { class: "asked-told", role: "status", "data-testid": "asked-told" });
  const root = h(
    "section",
    { class: "asked", hidden: true, "aria-labelledby": "asked-title", "data-testid": "asked", onkeydown: leave },
    h("div", { class: "asked-head" }, title, h("p", { class: "asked-pick" }, label, square), shut),
    facts,
    told,
  );
  /** @type {unknown[]} */
  let drawn = [];
  /** The button that was pressed last. */
  let pressed = "";
  root.addEventListener("click", ({ target }) => (pressed = /** @type {Element} */ (target).closest(".asked-button")?.id ?? pressed));

  function choose() {
    const [fragment, row, col] = square.value.split(" ").map(Number);
    if (square.value) void questions.about({ fragment, row, col });
  }

  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (app.store.get().asked.about?.supposed) questions.drop();
    else questions.close();
  }

  /** @param {Observation} seen @param {Question | null} about @param {Words} words */
  function fillSquares({ view }, about, words) {
    const { rows, cols, floors, holes } = view;
    const shape = { rows: rows * floors, cols, holes: holesOf(/** @type {[number, number][]} */ (holes)) };
    const all = Array.from({ length: rows * floors * cols }, (_, at) => [Math.floor(at / cols), at % cols]);
    const there = all.filter(([row, col]) => within(shape, row, col)).map(([row, col]) => ({ fragment: PLAN, row, col }));
    const loose = view.notebook.fragments.filter(({ anchored }) => !anchored);
    const scraps = loose.flatMap(({ id, cells }) => cells.map(({ row, col }) => ({ fragment: id, row, col })));
    fill(
      square,
      h("option", { value: "" }, words.t("asked-none")),
      there.map((spot) => h("option", { value: valueOf(spot) }, cellName(view, spot.row, spot.col))),
      scraps.map((spot) => h("option", { value: valueOf(spot) }, spotName(view, spot, words.t))),
    );
    square.value = about ? valueOf(about.spot) : "";
  }

  return {
    root,

    /** @param {State} state @param {Observation} seen @param {Words} words */
    update({ asked: { open, about } }, seen, words) {
      const now = [open, about, seen, words];
      if (now.every((value, at) => value === drawn[at])) return;
      const answered = open && about !== drawn[1];
      drawn = now;
      const focused = root.contains(document.activeElement);
      const opens = open && root.hidden;
      root.hidden = !open;
      if (!open) {
        if (focused) document.getElementById("board-ask")?.focus();
        return;
      }
      setText(title, words.t("asked-title"));
      setText(label, words.t("asked-square"));
      shut.setAttribute("aria-label", words.t("asked-close"));
      fillSquares(seen, about, words);
      // A labyrinth that is supposed needs the room.
      fill(facts, (about?.supposed?.truth ? [] : about?.facts ?? []).map((fact, at) => factRow(fact, at, seen, words, questions)));
      fill(told, toldOf(about, seen, words, questions.drop));
      if (focused && !root.contains(document.activeElement)) {
        (document.getElementById("asked-back") ?? document.getElementById(pressed) ?? square).focus();
      }
      if (opens) square.focus();
      if (answered && (about?.proof || about?.supposed || about?.failed)) told.scrollIntoView({ block: "nearest" });
    },
  };
}

/** @param {import("../../app/knowing/questions.js").Spot} spot */
const valueOf = ({ fragment, row, col }) => `${fragment} ${row} ${col}`;

/** @param {Fact} fact @param {number} at @param {Observation} seen @param {Words} words @param {App["questions"]} questions */
function factRow(fact, at, seen, words, questions) {
  const { certain, values } = fact;
  const named = values.map(({ word }) => factText(fact, word, seen, words));
  /** @param {string} id @param {string} text @param {() => void} act @param {string} about */
  const button = (id, text, act, about) =>
    h("button", { type: "button", class: "button asked-button", id, "data-testid": id, "aria-label": `${text} ${about}`, onclick: act }, text);
  if (certain) {
    return h("li", null, h("span", { class: "asked-certain" }, named[0]), button(`asked-why-${at}`, words.t("asked-why"), () => void questions.why(values[0].claim), named[0]));
  }
  return h(
    "li",
    null,
    h("span", { class: "asked-open" }, words.t(values.length > 1 ? "asked-either" : "asked-maybe")),
    values.map(({ claim }, number) => button(`asked-suppose-${at}-${number}`, named[number], () => void questions.suppose(claim), words.t("asked-show"))),
  );
}

/**
 * What is so, about a square.
 * @param {Pick<Fact, "side" | "seat"> & {about: import("../../replies.d.ts").HintedFact["about"]}} fact
 * @param {string} word @param {Observation} seen @param {Words} words
 */
export function factText({ about, side, seat }, word, { seats }, words) {
  /** @type {Record<typeof about, () => string>} */
  const texts = {
    loop: () => words.t("advice-loop", { to: word }),
    treasure: () => words.t("advice-treasure"),
    cell: () => words.t(`notebook-type-${word}`),
    flow: () => words.t("notebook-flow", { side: word }),
    pawn: () => words.t("notebook-pawn", { name: nameOf(seats, seat ?? 0) }),
    side: () => words.t(`notebook-side-${word}`, { side }),
  };
  return texts[about]();
}

/** What has been answered last. @param {Question | null} about @param {Observation} seen @param {Words} words @param {() => void} drop */
function toldOf(about, seen, words, drop) {
  if (!about) return [h("p", null, words.t("asked-help"))];
  if (about.failed) return [h("p", null, words.t("asked-failed"))];
  if (!about.facts) return [h("p", null, words.t("help-told-thinking"))];
  if (about.supposed) {
    if (!about.supposed.truth) return [h("p", null, words.t("asked-unfound"))];
    return [
      h("p", null, words.t("asked-supposed")),
      h("button", { type: "button", class: "button primary", id: "asked-back", "data-testid": "asked-back", onclick: drop }, words.t("asked-back")),
    ];
  }
  if (!about.proof) return about.facts.some(({ certain }) => !certain) ? [h("p", { class: "hint" }, words.t("asked-choose"))] : [];
  return proofLines(about.proof.heard, seen, words);
}

/** The statements that prove something. @param {readonly number[] | null} heard as indices of what was heard @param {Observation} seen @param {Words} words */
export function proofLines(heard, seen, words) {
  if (!heard) return [h("p", null, words.t("asked-unproved"))];
  const proves = new Set(heard.map((at) => seen.heard[at]));
  const groups = groupHeard(seen.heard).filter(({ request, answers }) => [request, ...answers].some((said) => said && proves.has(said)));
  if (!groups.length) return [h("p", null, words.t("asked-by-rules"))];
  return [
    h("p", null, words.t("asked-proof", { count: groups.length })),
    h("ol", { class: "asked-proof" }, groups.map((group) => {
      const { request, answers } = sayGroup(group, seen.seats, words);
      return h("li", null, [request, answers].filter(Boolean).join(" "));
    })),
  ];
}
