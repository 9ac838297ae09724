/** Who plays besides the player: a row for each bot and each person, and where two play against two, whose partner it is. */

/** @import { BotKind, Person } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { freeColour, nameOf, newBot, partnerOf } from "../../app/table/seating.js";
import { COLOURS } from "../../draw/basics/marks.js";
import { botChoice, botLevels } from "./bot-choice.js";
import { h } from "../parts/dom.js";
import { icon, mark } from "../parts/icons.js";

/**
 * @typedef {{others: (string | Person)[], kinds: readonly BotKind[], you: {colour: string, plays: boolean}, players: [number, number],
 *   pairs: boolean, secrets: boolean, leads: boolean, match: string, level: string}} Company
 *   `others`: a bot by its id; `kinds`: those that play the game; `players`: fewest and most, the player
 *   included; `secrets`: whether they have something to hide from each other; `leads`: a person leads;
 *   `match`: the bot that would be a match for the player; `level`: what is said of the player's strength
 */

/**
 * @param {Company} table
 * @param {Words} words
 * @param {{change: (others: (string | Person)[]) => void, note: (others: (string | Person)[]) => void,
 *   others: () => (string | Person)[]}} act
 *   `note`: a change that its field already shows; `others`: with all that was noted since
 */
export function botRows({ others, kinds, you, players: [fewest, most], pairs, secrets, leads, match, level }, words, { change, note, others: now }) {
  const own = you.plays ? 1 : 0;
  const count = others.length + own;
  const paired = pairs && count === 4;
  const people = others.filter((other) => typeof other !== "string");

  /** @param {string | Person} other @param {number} at */
  function row(other, at) {
    const pair = paired && h("span", { class: "bot-pair", id: `bot-pair-${at}` }, pairText(at + own));
    const isBot = typeof other === "string";
    const number = isBot ? at + 1 : people.indexOf(other) + own + 1;
    const described = pair ? pair.id : null;
    const parts = isBot
      ? [botChoice({ id: other, at, number, described, kinds }, words, (bot) => note(now().with(at, bot)))]
      : personParts(other, at, number, described);
    const remove = h("button", {
      type: "button", class: "icon-button", id: `bot-remove-${at}`, "aria-label": words.t(isBot ? "bot-remove" : "room-person-remove", { number }),
      disabled: count <= fewest, onclick: () => change(now().toSpliced(at, 1)),
    }, icon("close"));
    return h("li", { class: isBot ? "bot-row" : "person-row" }, parts, pair, remove);
  }

  /** @param {Person} person @param {number} at @param {number} number @param {string | null} described */
  function personParts(person, at, number, described) {
    const name = h("input", {
      type: "text", id: `person-${at}`, "data-testid": `person-${at}`, maxlength: 24, autocomplete: "off", value: person.name,
      placeholder: nameOf(number, words), "aria-label": words.t("room-person-name", { number }), "aria-describedby": described,
      onchange: () => note(now().with(at, { ...person, name: name.value })),
    });
    const taken = [...(own ? [you] : []), ...people].map(({ colour }) => colour);
    const colours = COLOURS.filter((colour) => colour === person.colour || !taken.includes(colour));
    const colour = h(
      "select",
      {
        id: `person-colour-${at}`, "data-testid": `person-colour-${at}`, "aria-label": words.t("room-person-colour", { number }),
        onchange: () => change(now().with(at, { ...person, name: name.value, colour: colour.value })),
      },
      colours.map((one) => h("option", { value: one }, words.t(`colour-${one}`))),
    );
    colour.value = person.colour;
    return [mark(person.colour), name, colour];
  }

  /** @param {number} seat */
  function pairText(seat) {
    const partner = partnerOf(seat, count);
    const other = others[partner - own];
    if (!you.plays && typeof other !== "string") return words.t("room-with", { number: people.indexOf(other) + 1 });
    if (!you.plays) return words.t("bot-with", { number: partner + 1 });
    return words.t(partner === 0 ? "bot-yours" : "bot-against", { number: partner });
  }

  function moreBots() {
    const sitting = now().filter((other) => typeof other === "string");
    change([...now(), newBot(sitting, kinds.map(({ id }) => id), match)]);
  }

  function morePeople() {
    const taken = [...(own ? [you] : []), ...people].map(({ colour }) => colour);
    change([...now(), { name: "", colour: freeColour(taken), at: others.length }]);
  }

  const more = { type: "button", class: "button", disabled: count >= most };
  return h(
    "fieldset",
    null,
    h("legend", null, words.t("room-others")),
    botLevels(kinds, words),
    h("ul", { class: "bot-list" }, others.map(row)),
    h("div", { class: "button-row" },
      h("button", { ...more, id: "bot-more", "data-testid": "bot-more", onclick: moreBots }, words.t("bot-more")),
      h("button", { ...more, id: "person-more", "data-testid": "person-more", onclick: morePeople }, words.t("room-person-more"))),
    people.length + own > (leads ? 0 : 1) && h("p", { class: "hint", "data-testid": "room-hint" }, words.t(leads ? "room-led" : secrets ? "room-secret" : "room-open")),
    level && h("p", { class: "hint", "data-testid": "own-level" }, level),
  );
}
