/** The log: everything the game master said, a request and its answers to a line. */

/** @import { Said, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { answerParts, between, groupHeard, sayGroup } from "../../app/language/words.js";
import { h } from "../parts/dom.js";
import { mark } from "../parts/icons.js";

/** Pixels: somebody who is so near the end hasn't scrolled back. */
const NEAR = 40;

/**
 * @typedef {{struck: ReadonlySet<Said>, audience: ReadonlyMap<Said, number[]>, proof?: ReadonlySet<Said>}} Marks
 *   `struck`: what was taken back; `audience`: who heard what not everybody heard; `proof`: what proves something that was asked
 */

/** @type {ReadonlySet<Said>} */
const NOTHING = new Set();

/** @type {Marks} */
const UNMARKED = { struck: new Set(), audience: new Map() };

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
  /** Whether lines are lit, which are to be seen then. */
  let lit = false;
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
    /** @param {Said[]} heard @param {Seat[]} seats @param {Words} words @param {Marks} [marks] */
    update(heard, seats, words, { struck, audience, proof = NOTHING } = UNMARKED) {
      const from = [heard, seats, words, audience, [...struck].length, proof];
      if (from.every((one, at) => one === shown[at])) return;
      shown = from;
      const now = groupHeard(heard);
      // What was said before is not put into words again: a long game has hundreds of lines.
      const speakers = JSON.stringify(seats.map(({ name, colour }) => [name, colour]));
      const known = words === spoken.words && speakers === spoken.speakers ? groups : [];
      const said = now.map((group, at) => (isSame(group, known[at]) ? spoken.said[at] : sayGroup(group, seats, words)));
      groups = now;
      spoken = { words, speakers, said };
      const marks = now.map((group) => ({ ...marksOf(group, struck, audience), proves: holdsSome(group, proof) }));
      const texts = said.map(({ request, answers }, at) => `${request}\n${answers}\n${JSON.stringify(marks[at])}`);
      let same = 0;
      while (same < lines.length && same < texts.length && lines[same] === texts[same]) same += 1;
      while (list.children.length > same) list.lastElementChild?.remove();
      for (let at = same; at < texts.length; at += 1) {
        list.append(line(groups[at], said[at], marks[at], seats, words));
      }
      lines = texts;
      grown = true;
      lit = proof.size > 0;
    },
    /** Keeps the newest line in sight; asks for the layout, so it comes last. */
    fit() {
      if (grown && lit) list.querySelector(".log-proof")?.scrollIntoView({ block: "nearest" });
      else if (grown) toEnd();
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
 * @param {Marked} marked
 * @param {Seat[]} seats
 * @param {Words} words
 */
function line(group, said, { struck, whom, proves }, seats, words) {
  const { request, answers } = group;
  const seat = request && seats[request.args.seat];
  const told = [
    seat ? mark(seat.colour) : null,
    h("span", { class: "log-request" }, said.request),
    between(group),
    h("span", { class: "log-answers" }, answerSpans(answers, seats, words)),
  ];
  return h(
    "li",
    { class: `log-line${struck ? " log-struck" : ""}${proves ? " log-proof" : ""}` },
    proves && h("span", { class: "sr" }, words.t("log-proves"), " "),
    struck ? [h("span", { class: "sr" }, words.t("log-struck"), " "), h("s", null, told)] : told,
    whom && h("span", { class: "log-whom" }, " ", words.t("log-whom", { count: whom.length, names: words.listed(whom.map((one) => seats[one]?.name ?? "")) })),
  );
}

/** @typedef {{struck: boolean, whom: number[] | null, proves?: boolean}} Marked `whom`: the seats that heard it, null: it is not to be told */

/** Whether something of a group is among these. @param {{request: Said | null, answers: Said[]}} group @param {ReadonlySet<Said>} some */
const holdsSome = ({ request, answers }, some) => some.size > 0 && [request, ...answers].some((said) => said !== null && some.has(said));

/**
 * @param {{request: Said | null, answers: Said[]}} group
 * @param {ReadonlySet<Said>} struck
 * @param {ReadonlyMap<Said, number[]>} audience
 * @returns {Marked}
 */
function marksOf({ request, answers }, struck, audience) {
  const all = request ? [request, ...answers] : answers;
  // An answer may have a secret of its own in it.
  const secret = all.find((said) => audience.has(said));
  return { struck: all.every((said) => struck.has(said)), whom: secret ? audience.get(secret) ?? null : null };
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
