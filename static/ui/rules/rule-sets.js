/** The rule sets to choose from: a heading for each game, below it a card for each family of its rule sets. */

/** @import { Catalog } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { familyOf } from "../../app/language/words.js";
import { h } from "../parts/dom.js";

/**
 * @param {Catalog} catalog
 * @param {string} chosen
 * @param {Words} words
 * @param {(preset: string) => void} choose
 */
export function ruleSets(catalog, chosen, words, choose) {
  const games = [...new Set(Object.values(catalog.presets).map(({ game }) => game))];
  return h(
    "div",
    { class: "games", role: "radiogroup", "aria-label": words.t("preset") },
    games.map((game) => {
      const ids = Object.keys(catalog.presets).filter((id) => catalog.presets[id].game === game);
      const families = [...new Set(ids.map(familyOf))];
      const title = h("p", { class: "game-name", id: `game-${game}` }, words.has(`game-${game}`) ? words.t(`game-${game}`) : game);
      return h(
        "div",
        { class: "game", role: "group", "aria-labelledby": title.id },
        title,
        h("div", { class: "families" }, families.map((family) =>
          familyCard(ids.filter((id) => familyOf(id) === family), families.length > 1))),
      );
    }),
  );

  /** @param {string[]} ids of one family @param {boolean} named a game of one family needs no second name */
  function familyCard(ids, named) {
    const preset = familyOf(ids[0]);
    const name = words.t("family", { preset });
    const several = ids.length > 1;
    return h(
      "div",
      { class: "family", role: "group", "aria-label": name },
      several && named && h("p", { class: "family-name" }, name),
      several && h("p", { class: "hint" }, words.t("family-about", { preset })),
      h("div", { class: "presets" }, ids.map(card)),
    );
  }

  /** @param {string} id */
  function card(id) {
    const name = presetName(id, words);
    const short = words.has(`preset-${id}.variant`) ? words.t(`preset-${id}.variant`) : name;
    const input = h("input", {
      type: "radio", name: "preset", id: `preset-${id}`, "data-testid": `preset-${id}`, value: id, "aria-label": name,
      "aria-describedby": `preset-${id}-about`, onchange: () => choose(id),
    });
    input.checked = chosen === id;
    return h(
      "div",
      { class: "preset" },
      h("span", { class: "preset-pick" }, input, h("label", { for: `preset-${id}` }, short)),
      h("p", { class: "hint", id: `preset-${id}-about` }, words.t("preset-about", { preset: id })),
    );
  }
}

/** @param {string} id @param {Words} words */
export const presetName = (id, words) => (words.has(`preset-${id}`) ? words.t(`preset-${id}`) : id);
