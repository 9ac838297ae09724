/** The log: everything the game master said, a request and its answers to a line. */

/** @import { Said, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { answerParts, between, groupHeard, sayGroup } from "../../app/language/words.js";
import { h } from "../parts/dom.js";
import { mark } from "../parts/icons.js";

/** Pixels: somebody who is so near the end hasn't scrolled back. */
const NEAR = 40;

/** @param {HTMLElement} box scrolls; has the role `log` */
export function createLog(box) {
  const list = h("ol", { class: "log-lines" });
  box.append(list);
  /** What stands in the list, one text per line. @type {string[]} */
  let lines = [];
  /** What they were made of: much changes on the page while nothing is said. @type {unknown[]} */
  let shown = [];
  /** @type {ReturnType<typeof groupHeard>} */
  let groups = [];
  /** Their words, in which language, and who they speak of. @type {{words: Words | null, speakers: string, said: {request: string, answers: string}[]}} */
  let spoken = { words: null, speakers: "", said: [] };
  /** Whether there are lines that have not been scrolled to. */
  let grown = false;
  /** Whether the newest line is kept in sight: until somebody scrolls back. */
  let follows = true;
  /** Where it was scrolled to. */
  let put = 0;
  const atEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  const toEnd = () => {
    if (!follows) return;
    box.scrollTop = box.scrollHeight;
    put = box.scrollTop;
  };
  // When the browser tells of it, there may be new lines already; that is nobody's scrolling back.
  box.addEventListener("scroll", () => (follows = box.scrollTop > put - NEAR || atEnd()));
  new ResizeObserver(toEnd).observe(box);

  return {
    /** @param {Said[]} heard @param {Seat[]} seats @param {Words} words */
    update(heard, seats, words) {
      if (heard === shown[0] && seats === shown[1] && words === shown[2]) return;
      shown = [heard, seats, words];
      const now = groupHeard(heard);
      // What was said before is not put into words again: a long game has hundreds of lines.
      const speakers = JSON.stringify(seats.map(({ name, colour }) => [name, colour]));
      const known = words === spoken.words && speakers === spoken.speakers ? groups : [];
      const said = now.map((group, at) => (isSame(group, known[at]) ? spoken.said[at] : sayGroup(group, seats, words)));
      groups = now;
      spoken = { words, speakers, said };
      const texts = said.map(({ request, answers }) => `${request}\n${answers}`);
      let same = 0;
      while (same < lines.length && same < texts.length && lines[same] === texts[same]) same += 1;
      while (list.children.length > same) list.lastElementChild?.remove();
      for (let at = same; at < texts.length; at += 1) {
        list.append(line(groups[at], said[at], seats, words));
      }
      lines = texts;
      grown = true;
    },
    /** Keeps the newest line in sight; asks for the layout, so it comes last. */
    fit() {
      if (grown) toEnd();
      grown = false;
    },
  };
}

/**
 * @param {{request: Said | null, answers: Said[]}} one
 * @param {{request: Said | null, answers: Said[]} | undefined} other
 */
const isSame = (one, other) =>
  one.request === other?.request && one.answers.length === other.answers.length && one.answers.every((said, at) => said === other.answers[at]);

/**
 * @param {{request: Said | null, answers: Said[]}} group
 * @param {{request: string, answers: string}} said
 * @param {Seat[]} seats
 * @param {Words} words
 */
function line(group, said, seats, words) {
  const { request, answers } = group;
  const seat = request && seats[request.args.seat];
  return h(
    "li",
    { class: "log-line" },
    seat ? mark(seat.colour) : null,
    h("span", { class: "log-request" }, said.request),
    between(group),
    h("span", { class: "log-answers" }, answerSpans(answers, seats, words)),
  );
}

/** How parts of an answer that are not simply read look. @type {Record<string, string | undefined>} */
const LOOKS = { lead: "said-lead", ear: "sr" };

/**
 * Answers with what each of them answers set apart.
 * @param {Said[]} answers
 * @param {Seat[]} seats
 * @param {Words} words
 */
export function answerSpans(answers, seats, words) {
  return answerParts(answers, seats, words).flatMap(({ kind, text }, at) => {
    const look = LOOKS[kind];
    return [at ? " " : "", look ? h("span", { class: look }, text) : text];
  });
}
