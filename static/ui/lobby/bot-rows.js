/** The bots of a table that is being set: a row for each, and where two play against two, whose partner it is. */

/** @import { BotKind } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { newBot, partnerOf } from "../../app/table/seating.js";
import { h } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { botName } from "../table/seats.js";

/**
 * @param {{bots: string[], kinds: readonly BotKind[], plays: boolean, players: [number, number], pairs: boolean}} table
 *   `kinds`: those that play the game; `players`: fewest and most, the person included
 * @param {Words} words
 * @param {(bots: string[]) => void} change
 */
export function botRows({ bots, kinds, plays, players: [fewest, most], pairs }, words, change) {
  const people = plays ? 1 : 0;
  const count = bots.length + people;
  const paired = pairs && count === 4;

  /** @param {string} id @param {number} at */
  function row(id, at) {
    const number = at + 1;
    const pair = paired && h("span", { class: "bot-pair", id: `bot-pair-${at}` }, pairText(at + people));
    const select = h(
      "select",
      {
        id: `bot-${at}`, "data-testid": `bot-${at}`, "aria-label": words.t("bot-number", { number }),
        "aria-describedby": pair ? pair.id : null, onchange: () => change(bots.with(at, select.value)),
      },
      kinds.map((kind) => h("option", { value: kind.id }, words.t("bot-choice", { name: botName(kind.id, words), level: kind.level }))),
    );
    select.value = id;
    const remove = h("button", {
      type: "button", class: "icon-button", id: `bot-remove-${at}`, "aria-label": words.t("bot-remove", { number }),
      disabled: count <= fewest, onclick: () => change(bots.toSpliced(at, 1)),
    }, icon("close"));
    return h("li", { class: "bot-row" }, select, pair, remove);
  }

  /** @param {number} seat */
  function pairText(seat) {
    const partner = partnerOf(seat, count);
    if (!plays) return words.t("bot-with", { number: partner + 1 });
    return words.t(partner === 0 ? "bot-yours" : "bot-against", { number: partner });
  }

  return h(
    "fieldset",
    null,
    h("legend", null, words.t("bots")),
    h("ul", { class: "bot-list" }, bots.map(row)),
    h("button", {
      type: "button", class: "button", id: "bot-more", "data-testid": "bot-more", disabled: count >= most,
      onclick: () => change([...bots, newBot(bots, kinds.map(({ id }) => id))]),
    }, words.t("bot-more")),
    h("div", { class: "hint bot-kinds" }, kinds.map(({ id }) => words.has(`bot-${id}.help`) && h("p", null, words.t(`bot-${id}.help`)))),
  );
}
