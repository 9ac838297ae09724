/** The slider on which a bot is chosen, the weakest on the left, with its portrait, its name and a sentence about it. */

/** @import { BotKind } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { portrait } from "../parts/portraits.js";
import { botName } from "../table/seats.js";

const LEVELS = "bot-levels";

/** @param {BotKind} kind @param {Words} words */
const told = (kind, words) => words.t("bot-choice", { name: botName(kind.id, words), level: kind.level });

/** The marks on all sliders. @param {readonly BotKind[]} kinds the weakest first @param {Words} words */
export const botLevels = (kinds, words) =>
  h("datalist", { id: LEVELS }, kinds.map((kind, at) => h("option", { value: at, label: told(kind, words), "data-bot": kind.id })));

/**
 * @param {{id: string, at: number, number: number, described: string | null, kinds: readonly BotKind[]}} row
 *   `number`: what the row is called; `described`: the element that says whose partner it is
 * @param {Words} words @param {(bot: string) => void} chosen
 */
export function botChoice({ id, at, number, described, kinds }, words, chosen) {
  const name = h("output", { class: "bot-name", for: `bot-${at}`, "data-testid": `bot-name-${at}` });
  const face = h("span", { class: "bot-face", "aria-hidden": "true" });
  const character = h("p", { class: "hint bot-character", id: `bot-character-${at}` });
  const slider = h("input", {
    type: "range", id: `bot-${at}`, "data-testid": `bot-${at}`, list: LEVELS, min: 0, max: kinds.length - 1, step: 1,
    value: kinds.findIndex((kind) => kind.id === id), "aria-label": words.t("bot-number", { number }),
    "aria-describedby": [described, character.id].filter(Boolean).join(" "),
    oninput: show, onchange: () => chosen(kinds[slider.valueAsNumber].id),
  });
  show();
  return h("div", { class: "bot-choice" }, face, name, slider, character);

  function show() {
    const kind = kinds[slider.valueAsNumber];
    slider.dataset.bot = kind.id;
    slider.setAttribute("aria-valuetext", told(kind, words));
    fill(face, portrait(kind.id));
    setText(name, told(kind, words));
    setText(character, words.has(`bot-${kind.id}.help`) ? words.t(`bot-${kind.id}.help`) : "");
  }
}
