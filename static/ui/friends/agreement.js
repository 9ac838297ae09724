/**
 * How a table agrees on its rules: what is put to the vote, what was decided and how. Short as long as
 * nobody suggests anything.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { AgreementTold, Polled } from "../../net/talk/agreement.js" */

import { optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { fill, h, setText } from "../parts/dom.js";
import { sayRefusal } from "../parts/options.js";
import { changeLines, createPoint, voices } from "./point.js";
import { newsOf, outcomeOf, shareOf } from "./words-agree.js";

/**
 * @param {App} app
 * @param {string} id
 * @param {{suggest?: () => void, heading?: "h2" | "h3"}} [act] `suggest`: leads to where a change is put together; `heading`: below what it stands
 */
export function createAgreement(app, id, { suggest, heading = "h3" } = {}) {
  const title = h(heading, { class: "agree-title", id: `${id}-title` });
  const points = h("ol", { class: "agree-points", "aria-labelledby": title.id, "data-testid": `${id}-points` });
  const rule = h("p", { class: "hint" });
  const start = h("p", { class: "hint", "data-testid": `${id}-start` });
  const open = h("div", { class: "agree-open" }, title, points, rule, start);
  const lead = h("summary", { "data-testid": `${id}-settled` });
  const list = h("ol", { class: "agree-settled", "data-testid": `${id}-decisions` });
  const settled = h("details", { class: "agree-decided" }, lead, list);
  const propose = h("button", { type: "button", id: `${id}-suggest`, class: "button", "data-testid": `${id}-suggest`, onclick: () => suggest?.() });
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": `${id}-refusal` });
  const said = h("p", { class: "sr", role: "status", "data-testid": `${id}-said` });
  const element = h("div", { class: "agreement", "data-testid": id }, open, settled, propose, refusal, said);
  /** @type {Map<number, ReturnType<typeof createPoint>>} */
  const cards = new Map();
  /** @type {AgreementTold | null} */
  let known = null;
  let [table, drawn] = ["", ""];
  /** @type {Complaint | null} */
  let wrong = null;

  /** Shows what went wrong, if anything did. @param {Done} done */
  async function tell(done) {
    wrong = await done;
    const { party } = app.store.get();
    if (party) update(party, app.words());
  }

  /** @param {AgreementTold} now @param {Party} party @param {Words} words */
  function updatePoints(now, party, words) {
    const focused = [...cards.values()].find((card) => card.element.contains(document.activeElement));
    for (const [number, card] of cards) {
      if (now.points.some((point) => point.number === number)) continue;
      card.element.remove();
      cards.delete(number);
    }
    for (const point of now.points) {
      const card = cards.get(point.number) ?? createPoint(app, id, point.number, (done) => void tell(done));
      if (!cards.has(point.number)) points.append(card.element);
      cards.set(point.number, card);
      card.update(point, party, words);
    }
    // Who has just decided a point goes on with the next one, or with what was decided.
    if (focused && !focused.element.isConnected) ([...cards.values()][0] ?? { focus: () => lead.focus() }).focus();
  }

  /** @param {AgreementTold} now @param {Words} words */
  function updateSettled(now, words) {
    settled.hidden = now.settled.length === 0;
    setText(lead, words.t("agree-settled", { count: now.settled.length }));
    const text = `${words.language} ${JSON.stringify(now.settled)}`;
    if (text === drawn) return;
    drawn = text;
    fill(list, now.settled.toReversed().map((done) => h(
      "li",
      { "data-outcome": done.outcome, "data-testid": `${id}-decision-${done.number}` },
      h("p", { class: "agree-outcome" }, h("strong", null, `${outcomeOf(done, words)}:`), " ", changeLines(done, "agree-changed", words).join("; ")),
      h("p", { class: "hint" }, words.t("agree-settled-by", {
        name: done.by, yes: shareOf(done.yes), no: shareOf(done.no), silent: shareOf(done.silent),
      })),
      voices(done, words),
    )));
  }

  /** @param {Party} party @param {Words} words */
  function update(party, words) {
    const { catalog } = app.store.get().ui;
    if (party.table !== table) [table, known, wrong] = [party.table, null, null];
    // While the engine thinks about what is proposed otherwise, what was told last stays in sight.
    const now = party.agreement ?? known;
    element.hidden = now === null || party.connection === "ended";
    if (!now || !party.rules.preset) return;
    const own = words.within(catalog ? wholeRules(party.rules, catalog) : party.rules);
    const gathering = party.phase === "gathering";
    open.hidden = now.points.length === 0;
    setText(title, words.t("agree-title"));
    setText(rule, words.t("agree-rule", { led: party.led ? "yes" : "no", host: party.hostName }));
    setText(start, gathering && party.role === "host" ? words.t("agree-start", { count: now.points.length }) : "");
    start.hidden = !start.textContent;
    updatePoints(now, party, own);
    updateSettled(now, own);
    propose.hidden = !suggest || !gathering || party.mine === null || party.role === "host" || !catalog;
    setText(propose, words.t("agree-suggest"));
    setText(refusal, wrong ? sayRefusal({ key: wrong.id, args: { ...wrong.args } }, optionsOf(party.rules, catalog), own) : "");
    refusal.hidden = !wrong;
    const news = newsOf(known, now, oneLine(own), own);
    if (news) {
      setText(said, news);
      wrong = null;
    }
    known = now;
  }

  return { element, update, tell };
}

/** The changes of a point in one line. @param {Words} words @returns {(point: Polled) => string} */
const oneLine = (words) => (point) => changeLines(point, "agree-change", words).join("; ");
