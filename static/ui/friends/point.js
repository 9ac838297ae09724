/** A suggestion that is put to the vote: what it wants, how everybody has voted, and the own vote. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { OpenPoint, Polled } from "../../net/talk/agreement.js" */

import { fill, h, setAttributes, setText, svg } from "../parts/dom.js";
import { createAsk } from "../parts/ask.js";
import { optionName } from "../parts/options.js";
import { plainValue } from "../rules/told.js";
import { saidVote, shareOf, tally } from "./words-agree.js";

const SIGNS = {
  yes: "M2.5 12.5L5.5 9.5L10 14L18.5 4.5L21.5 7.5L10 20Z",
  no: "M5.6 3.5L12 9.9L18.4 3.5L20.5 5.6L14.1 12L20.5 18.4L18.4 20.5L12 14.1L5.6 20.5L3.5 18.4L9.9 12L3.5 5.6Z",
  none: "M3 10.5H7V13.5H3ZM10 10.5H14V13.5H10ZM17 10.5H21V13.5H17Z",
};

/**
 * The changes of a point, each as a line.
 * @param {Polled} point
 * @param {"agree-change" | "agree-changed"} id
 * @param {Words} words within the rules of the table
 */
export const changeLines = ({ changes }, id, words) => changes.map(({ option, value, before }) => words.t(id, {
  name: optionName({ name: option }, words), value: plainValue(option, value, words), before: plainValue(option, before, words),
}));

/** Who has voted how, and with what weight. @param {Polled} point @param {Words} words */
export function voices({ ballots }, words) {
  return h("ul", { class: "agree-voices", "aria-label": words.t("agree-voices") }, ballots.map(({ name, weight, vote }) => {
    const side = saidVote(vote);
    return h("li", { "data-vote": side }, svg(SIGNS[side], "icon"), h("span", { class: "agree-name" }, name),
      h("span", { class: "sr" }, `${words.t("agree-voice", { vote: side })},`), h("span", { class: "agree-weight" }, words.t("agree-weight", { weight: shareOf(weight) })));
  }));
}

/**
 * @param {App} app
 * @param {string} id
 * @param {number} number of the point
 * @param {(done: Done) => void} tell shows what went wrong
 */
export function createPoint(app, id, number, tell) {
  const own = `${id}-${number}`;
  const lead = h("p", { class: "agree-by", id: `${own}-by` });
  const list = h("ul", { class: "agree-changes", id: `${own}-changes` });
  const bar = h("div", { class: "agree-bar", "aria-hidden": "true" }, h("span", { class: "agree-bar-yes" }), h("span", { class: "agree-bar-no" }));
  const told = h("p", { class: "agree-tally", "data-testid": `${own}-tally` });
  const votes = h("div", null);
  const [yes, no] = [vote("yes", true), vote("no", false)];
  const choice = h("div", { class: "agree-vote", role: "group", "aria-describedby": list.id }, yes, no);
  const withdraw = createAsk(`${own}-withdraw`, () => tell(app.friends.agree({ do: "withdraw", point: number })));
  const count = createAsk(`${own}-count`, () => tell(app.friends.agree({ do: "count", point: number })));
  const element = h("li", { class: "agree-point", "data-testid": own }, lead, list, bar, told, votes, h("div", { class: "button-row" }, choice, withdraw.button, count.button));
  let drawn = "";

  /** @param {"yes" | "no"} side @param {boolean} meant */
  function vote(side, meant) {
    return h("button", {
      type: "button", id: `${own}-${side}`, class: "button", "data-testid": `${own}-${side}`, onclick: () => tell(app.friends.agree({ do: "vote", point: number, yes: meant })),
    });
  }

  return {
    element,
    /** @param {OpenPoint} point @param {Party} party @param {Words} words */
    update(point, party, words) {
      const mine = point.ballots.find(({ seat }) => (party.mine === null ? party.role === "host" && seat === null : seat === party.mine));
      const author = point.seat !== null && point.seat === party.mine;
      setText(lead, words.t("agree-by", { own: author ? "yes" : "no", name: point.by }));
      const now = `${words.language} ${JSON.stringify(point)} ${JSON.stringify(party.rules)}`;
      if (now !== drawn) {
        fill(list, changeLines(point, "agree-change", words).map((line) => h("li", null, line)));
        fill(votes, voices(point, words));
        setText(told, tally(point, words));
        bar.style.setProperty("--yes", `${point.yes / 100}%`);
        bar.style.setProperty("--no", `${point.no / 100}%`);
      }
      drawn = now;
      choice.hidden = !mine;
      setAttributes(choice, { "aria-label": words.t("agree-vote") });
      for (const [button, meant, text] of /** @type {const} */ ([[yes, true, "agree-for"], [no, false, "agree-against"]])) {
        setText(button, words.t(text));
        setAttributes(button, { "aria-pressed": String(mine?.vote === meant) });
      }
      withdraw.update(words.t("agree-withdraw"), words.t("agree-withdraw-really"), author);
      count.update(words.t("agree-count"), words.t("agree-count-really"), party.role === "host");
    },
    focus: () => (choice.hidden ? withdraw.button : yes).focus(),
  };
}
