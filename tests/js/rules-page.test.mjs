/** The rules page: it reads as the rules of the table, whatever the options are. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { wholeRules } from "../../static/app/house-rules.js";
import { argsOf, CHAPTERS, paragraphsOf } from "../../static/ui/rules-dialog.js";
import { boardOf, legendOf } from "../../static/ui/rules-figures.js";
import { optionName, optionText, sayRefusal, valueText } from "../../static/ui/options.js";
import { bundleOf, LANGUAGES, wordsOf } from "./catalogs.mjs";
import { CATALOG } from "./rule-catalog.mjs";

const PRESETS = Object.keys(CATALOG.presets);

/** @param {string} language @param {Record<string, any>} rules @returns {string} */
function page(language, rules) {
  const whole = wholeRules(rules, CATALOG);
  const words = wordsOf(language).within(rules.preset);
  return CHAPTERS.flatMap((chapter) => paragraphsOf(chapter, argsOf(whole), words)).join("\n");
}

/** Every value an option can have, the bounds of a number among them. @param {any} option */
function valuesOf(option) {
  if (option.kind === "bool") return [true, false];
  if (option.kind === "choice") return option.choices;
  if (option.kind === "text") return ["", "1 3"];
  return [...new Set([option.min, 0, 1, 2, 5, option.max])].filter((value) => value >= option.min);
}

for (const language of LANGUAGES) {
  test(`${language}: every sentence can be formed under every value of every option`, () => {
    const bundle = bundleOf(language);
    for (const preset of PRESETS) {
      for (const option of CATALOG.options) {
        for (const value of valuesOf(option)) {
          const args = { preset, ...argsOf(wholeRules({ preset, [option.name]: value }, CATALOG)) };
          for (const chapter of CHAPTERS) {
            for (let number = 1; number < 10; number += 1) {
              const pattern = bundle.getMessage(`rules-${chapter}-${number}`)?.value;
              const errors = [];
              const text = pattern ? bundle.formatPattern(pattern, args, errors) : "";
              assert.deepEqual(errors, [], `rules-${chapter}-${number} with ${option.name} ${value}`);
              assert.doesNotMatch(text, /\{|\}|‹| {2}| [.,;]|\.\.(?!\.)/, `rules-${chapter}-${number} with ${option.name} ${value}`);
            }
          }
        }
      }
    }
  });

  test(`${language}: the classic page says nothing of what classic doesn't have`, () => {
    const words = page(language, { preset: "classic" });
    assert.doesNotMatch(words, /grenade|encephalitis|corpse|\bmine\b|dark|гранат|энцефалит|труп|\bмин[ыау]\b|тёмн/i);
    assert.match(words, language === "en" ? /one bomb/ : /тратится бомба/);
  });

  test(`${language}: the grand page has all of it`, () => {
    const words = page(language, { preset: "grand" });
    const all = language === "en"
      ? [/grenade/, /mite/, /corpse/, /mine/, /don't tell/, /scream/, /closed/, /void/, /by the flow/, /Reading:/]
      : [/гранат/, /клещ/, /труп/, /мин/, /не говорить/, /крик/, /закрыт/, /отменить/, /по течению/, /Толкование:/];
    for (const word of all) assert.match(words, word);
    assert.doesNotMatch(words, /\bbomb|\bбомб/);
  });

  test(`${language}: every option has a name, a sentence, and words for its choices`, () => {
    const words = wordsOf(language);
    for (const option of CATALOG.options) {
      assert.ok(words.has(`option-${option.name}`), option.name);
      assert.ok(words.has(`option-${option.name}.help`), `${option.name}.help`);
      for (const choice of option.choices ?? []) assert.ok(words.has(`option-${option.name}-${choice}`), `${option.name} ${choice}`);
      if (option.min === -1) assert.notEqual(valueText(option, -1, words), "-1");
    }
  });

  test(`${language}: every drawing has a caption, and every cell of the legend a name`, () => {
    const words = wordsOf(language);
    for (const preset of PRESETS) {
      const rules = wholeRules({ preset }, CATALOG);
      for (const chapter of CHAPTERS) if (boardOf(chapter, rules)) assert.ok(words.has(`rules-figure-${chapter}`), chapter);
      const names = legendOf(rules).map(({ what }) => words.t("rules-legend", { what }));
      assert.equal(new Set(names).size, names.length);
    }
  });
}

/** Options that change how the labyrinth is drawn or seated but no sentence of the rules. */
const SILENT = ["difficulty"];

test("every option is told on the page: another value makes another page", () => {
  for (const option of CATALOG.options.filter(({ name }) => !SILENT.includes(name))) {
    const told = PRESETS.some((preset) => {
      const support = { beginners: "2", beginner_asks: 1, beginner_orders: 1, bear: true, last_alive: "must-carry", mines: true };
      const pages = valuesOf(option).map((value) => page("en", { preset, ...support, [option.name]: value }));
      return new Set(pages).size > 1;
    });
    assert.ok(told, option.name);
  }
});

test("the bullet of the drawing flies as the rules have it", () => {
  const end = (shots) => boardOf("shooting", { shots })?.ways?.[0][1];
  assert.ok(end("first") < end("through"));
  assert.equal(boardOf("bear", { bear: false }), null);
  assert.ok(!legendOf({ encephalitis: 0 }).some(({ what }) => what === "encephalitis"));
  assert.ok(legendOf({ encephalitis: 1 }).some(({ what }) => what === "encephalitis"));
});

test("an option is shown with its value, and refusals call options by name", () => {
  const words = wordsOf("en").within("grand");
  const option = (name) => CATALOG.options.find((one) => one.name === name);
  assert.equal(optionText(option("walls"), -1, words), "Inner walls, at most: by the difficulty");
  assert.equal(optionText(option("mines"), true, words), "Mines: yes");
  assert.equal(optionName(option("bombs"), words), "Grenades");
  assert.equal(optionName(option("bombs"), wordsOf("en")), "Bombs");
  const both = { key: "refused-options", args: { one: "mines", other: "compound" } };
  assert.match(sayRefusal(both, CATALOG, words), /“Mines” and “Compound moves”/);
  const bounds = { key: "refused-option", args: { option: "rows", wanted: "3 to 12" } };
  assert.match(sayRefusal(bounds, CATALOG, wordsOf("ru")), /«Строки» нужно: число от 3 до 12/);
  const seats = { key: "refused-option", args: { option: "beginners", wanted: "1 2 3" } };
  assert.match(sayRefusal(seats, CATALOG, words), /numbers of players/);
  assert.match(sayRefusal({ key: "refused-unknown-option", args: { option: "wings" } }, CATALOG, words), /“wings”/);
  assert.match(sayRefusal(bounds, null, words), /“rows” wants 3 to 12/);
});
