/** What the dice and the game gave each player of Parchís: a table, and the course of the race. */

/** @import { Observation, Tally } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { createCourse } from "./course.js";
import { viewOf } from "./view.js";

/**
 * The table's rows in their groups; `share`: what would be expected.
 * @type {{group: string, rows: {id: string, of: (tally: Tally) => number, share?: (tally: Tally) => number,
 *   signed?: boolean}[]}[]}
 */
export const GROUPS = [
  {
    group: "dice",
    rows: [
      { id: "luck", of: (one) => one.luck, signed: true },
      { id: "rolls", of: (one) => one.rolls },
      { id: "pips", of: (one) => one.pips, share: (one) => one.expected_pips },
      { id: "doubles", of: (one) => one.doubles, share: (one) => one.expected_doubles },
      { id: "fives", of: (one) => one.fives, share: (one) => one.expected_fives },
    ],
  },
  {
    group: "race",
    rows: [
      { id: "home", of: (one) => one.home },
      { id: "captures", of: (one) => one.captures },
      { id: "captured", of: (one) => one.captured },
      { id: "bonus", of: (one) => one.bonus },
      { id: "laps", of: (one) => one.laps },
    ],
  },
  {
    group: "lost",
    rows: [
      { id: "stuck", of: (one) => one.stuck },
      { id: "unused", of: (one) => one.unused },
      { id: "bonus-lost", of: (one) => one.bonus_lost },
      { id: "third-doubles", of: (one) => one.third_doubles },
    ],
  },
];

/** @param {HTMLElement} root */
export function createAnalysis(root) {
  const title = h("h2", { id: "analysis-title", tabindex: "-1" });
  const kindest = h("p", { class: "analysis-luck" });
  const courseBox = h("figure", { class: "course" });
  const tableBox = h("div", { class: "analysis-figures" });
  root.append(title, kindest, h("div", { class: "analysis-parts" }, courseBox, tableBox));
  const course = createCourse(courseBox);
  let drawn = "";

  return {
    /** @param {Observation} seen @param {Words} words */
    update(seen, words) {
      root.hidden = !seen.over;
      if (!seen.over) return;
      const view = viewOf(seen);
      const now = JSON.stringify([view.tally, view.course, seen.seats, words.language]);
      if (now === drawn) return;
      drawn = now;
      setText(title, words.t("analysis"));
      setText(kindest, luckiest(view.tally, seen, words));
      fill(tableBox, figures(view.tally, seen, words), h("p", { class: "hint" }, words.t("parchis-figures-help")));
      course.update(view.course, seen.seats, words);
    },

    /** Leads there whoever wants to read it. */
    focus() {
      title.focus({ preventScroll: true });
      root.scrollIntoView();
    },
  };
}

/** @param {Tally[]} tally @param {Observation} seen @param {Words} words */
function luckiest(tally, seen, words) {
  const lucks = tally.map((one) => one.luck);
  const best = lucks.indexOf(Math.max(...lucks));
  // The dice of a game that began near its end may have favoured nobody.
  if (lucks.every((luck) => Math.round(luck) === Math.round(lucks[0]))) return "";
  return words.t("parchis-luckiest", { name: seen.seats[best].name, luck: written(lucks[best], words, true) });
}

/** @param {Tally[]} tally @param {Observation} seen @param {Words} words */
function figures(tally, seen, words) {
  const { t } = words;
  return h(
    "table",
    { class: "figures" },
    h("caption", { class: "sr" }, t("parchis-figures")),
    h("thead", null, h("tr", null, h("td"), seen.seats.map((seat) => h("th", { scope: "col" }, mark(seat.colour), h("span", null, seat.name))))),
    GROUPS.map(({ group, rows }) =>
      h(
        "tbody",
        null,
        h("tr", { class: "figures-group" }, h("th", { scope: "rowgroup", colspan: tally.length + 1 }, t(`parchis-group-${group}`))),
        rows.map(({ id, of, share, signed }) =>
          h(
            "tr",
            { class: `figure-${id}` },
            h("th", { scope: "row" }, t(`parchis-figure-${id}`)),
            tally.map((one) =>
              h("td", null, written(of(one), words, signed), share && h("small", null, " ", t("parchis-expected", { share: written(share(one), words) })))),
          )),
      )),
  );
}

/** A number as it is written; a signed one in whole cells. @param {number} number @param {Words} words @param {boolean} [signed] */
function written(number, { language }, signed = false) {
  const form = new Intl.NumberFormat(language, signed ? { signDisplay: "exceptZero", maximumFractionDigits: 0 } : { maximumFractionDigits: 1 });
  return form.format(number).replace("-", "−");
}
