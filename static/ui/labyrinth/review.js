/** How a game went, under the replay's slider: a curve, figures, and moments worth another look. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Review } from "../../app/knowing/reviews.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { courseOf, luckWord, percentOf } from "../../app/knowing/figures.js";
import { reviewedSeat } from "../../app/knowing/reviews.js";
import { lookOf } from "../../draw/basics/palette.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { createResultShare } from "../parts/result-share.js";
import { drawCurve } from "./review-curve.js";
import { resultLines } from "./result-text.js";

/** @param {App} app */
export function createReviewPanel(app) {
  const { store, reviews, review: replay } = app;
  const share = createResultShare(app, "result");
  const shown = createParts({ choose: reviews.begin, stop: reviews.stop, share: shareResult, go: (at) => void replay.change({ at, playing: false }) });
  const { root, curve, title } = shown;
  new ResizeObserver(() => paint()).observe(curve);
  /** @type {unknown[]} */
  let drawn = [];
  let wanted = false;

  function paint() {
    const { review, ui } = store.get();
    if (!review || root.hidden) return;
    const facts = factsOf(review);
    drawCurve(curve, { course: courseOf(review, facts), steps: review.reveal.steps, here: ui.replay?.at ?? 0 }, lookOf(app.theme()));
  }

  function shareResult() {
    const { review } = store.get();
    if (review?.told) share.open(resultLines(review, app.words().within(review.reveal.rules)));
  }

  return {
    root,

    /** Looks through the game, which is replayed for it. */
    async open() {
      wanted = true;
      if (!store.get().ui.replay) await replay.open();
      if (store.get().ui.replay) reviews.begin(reviewedSeat(store.get()));
    },

    /** @param {State} state @param {Words} words */
    update(state, words) {
      const { review } = state;
      root.hidden = !review || !state.ui.replay;
      if (!review || root.hidden) {
        drawn = [];
        return;
      }
      const now = [review, state.ui.replay?.at, app.theme(), words];
      if (now.every((value, at) => value === drawn[at])) return;
      const anew = review !== drawn[0] || words !== drawn[3];
      drawn = now;
      if (anew) shown.fillIn(review, words.within(review.reveal.rules));
      paint();
      if (wanted) {
        wanted = false;
        title.focus();
      }
    },
  };
}

/** @param {string} id @param {string} look @param {() => void} act */
function button(id, look, act) {
  return h("button", { type: "button", id, class: `button ${look}`, "data-testid": id, onclick: act });
}

/** What the panel is made of. @param {{choose: (seat: number) => void, stop: () => void, share: () => void, go: (at: number) => void}} act */
function createParts(act) {
  const title = h("h2", { id: "review-title", tabindex: "-1" });
  const label = h("label", { for: "review-seat" });
  const seat = h("select", { id: "review-seat", "data-testid": "review-seat", onchange: () => act.choose(Number(seat.value)) });
  const pair = h("p", { class: "replay-pair" }, label, seat);
  const progress = h("progress", { class: "review-progress", "aria-labelledby": "review-said" });
  const said = h("p", { class: "hint", role: "status", id: "review-said", "data-testid": "review-said" });
  const stop = button("review-stop", "", act.stop);
  const curve = h("canvas", { class: "review-curve", role: "img", "data-testid": "review-curve" });
  const figures = h("ul", { class: "review-figures", "data-testid": "review-figures" });
  const moments = h("ol", { class: "review-moments", "data-testid": "review-moments" });
  const momentsTitle = h("h3", null);
  const summary = h("summary", { "data-testid": "review-table" });
  const table = h("table", { class: "figures" });
  const details = h("details", { class: "review-details" }, summary, table);
  const shares = button("result-share", "primary", act.share);
  const root = h(
    "section",
    { class: "review", hidden: true, "aria-labelledby": "review-title", "data-testid": "review" },
    h("div", { class: "review-head" }, title, pair), curve, h("div", { class: "review-wait" }, progress, said, stop),
    momentsTitle, moments, figures, h("div", { class: "button-row" }, shares), details,
  );

  /** @param {Review} review @param {Words} words */
  function fillIn(review, words) {
    const { state, at, steps, told, points } = review;
    const facts = factsOf(review);
    setText(title, words.t("review-title"));
    setText(label, words.t("review-seat"));
    pair.hidden = review.reveal.seats.length < 2;
    fill(seat, review.reveal.seats.map(({ name }, number) => h("option", { value: number }, name)));
    seat.value = String(review.seat);
    setAttributes(progress, { max: steps ?? 1, value: steps === null ? null : at });
    progress.hidden = stop.hidden = state !== "thinking";
    setText(stop, words.t("review-stop"));
    setText(said, waitText(review, words));
    said.hidden = !said.textContent;
    setAttributes(curve, { "aria-label": words.t("review-curve"), title: words.t("review-curve") });
    fill(figures, figureTexts(review, facts, words).map((text) => h("li", null, text)));
    momentsTitle.hidden = !told?.moments.length;
    setText(momentsTitle, words.t("review-moments"));
    fill(moments, (told?.moments ?? []).map((moment, number) => momentRow(moment, number, act.go, words)));
    shares.hidden = !told;
    setText(shares, words.t("result-share"));
    details.hidden = !points.length;
    setText(summary, words.t("review-table"));
    fill(table, tableRows(points, facts, words));
  }

  return { root, curve, title, fillIn };
}

/** @param {import("../../replies.d.ts").ReviewMoment} moment @param {number} number @param {(at: number) => void} act @param {Words} words */
function momentRow({ at, key, args }, number, act, words) {
  const go = button(`review-go-${number}`, "", () => act(at));
  setText(go, words.t("review-go", { at }));
  return h("li", null, go, h("span", null, words.t(`review-moment-${key}`, args)));
}

/** How much there is to be known; while it is thought about, as much as one knows of. @param {Review} review */
const factsOf = ({ told, points }) => told?.facts ?? Math.max(1, ...points.map(({ certain }) => certain));

/** @param {Review} review @param {Words} words */
function waitText({ state, steps, at, told }, words) {
  if (state === "failed") return words.t("review-failed");
  if (state === "stopped") return words.t("review-stopped", { at });
  if (state === "thinking") return steps === null ? words.t("review-starting") : words.t("review-thinking", { at, steps });
  return told && !told.whole ? words.t("review-unwhole") : "";
}

/** @param {Review} review @param {number} facts @param {Words} words @returns {string[]} */
function figureTexts({ told, measure, points, reveal }, facts, words) {
  const { t, language } = words;
  const measured = measure ? [measure.par === null ? t("review-no-par") : t("review-par", { par: measure.par })] : [];
  if (measure && reveal.seats.length === 1) measured.push(measure.mapper === null ? t("review-mapper-lost") : t("review-mapper", { moves: measure.mapper }));
  if (!told) return measured;
  const { requests, idle, exit, treasure, luck } = told;
  const expected = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(luck.expected);
  return [
    t("review-known", { percent: percentOf(points, facts) }),
    ...measured,
    t("review-idle", { count: idle.length, requests }),
    exit.known === null ? t("review-exit-never") : t("review-exit", { at: exit.known }),
    treasure.known === null ? t("review-treasure-never") : t("review-treasure", { at: treasure.known }),
    luck.steps ? t("review-luck", { how: luckWord(luck), steps: luck.steps, passed: luck.passed, expected }) : t("review-luck-none"),
  ];
}

/** @param {Review["points"]} points @param {number} facts @param {Words} words */
function tableRows(points, facts, words) {
  const share = (/** @type {number} */ count) => `${Math.round((100 * count) / facts)} %`;
  return [
    h("caption", { class: "sr" }, words.t("review-curve")),
    h("thead", null, h("tr", null, ["at", "known", "shown"].map((id) => h("th", { scope: "col" }, words.t(`review-row-${id}`))))),
    h("tbody", null, points.map(({ at, certain, shown }) =>
      h("tr", null, h("th", { scope: "row" }, at), h("td", null, share(certain)), h("td", null, share(shown))))),
  ];
}
