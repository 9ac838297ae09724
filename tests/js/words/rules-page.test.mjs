/** The rules page: it reads as the rules of the table, whatever the options are. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { gameOf, optionsOf, wholeRules } from "../../../static/app/rules/house-rules.js";
import { argsOf, PARAGRAPHS, paragraphsOf } from "../../../static/ui/rules/chapters.js";
import { figuresOf, signsOf } from "../../../static/ui/rules/figures.js";
import { optionHelp, optionName, optionText, sayRefusal, valueText } from "../../../static/ui/parts/options.js";
import { argumentsOf, bundleOf, CATALOGS, LANGUAGES, source, wordsOf } from "./catalogs.mjs";
import { times } from "../depth.mjs";
import { CATALOG, presetsOf } from "./rule-catalog.mjs";

const SETS = 8;
const PRESETS = Object.keys(CATALOG.presets);
/** @param {string} preset */
const pageOf = (preset) => primerFor(preset).parts.flatMap(({ chapters }) => chapters);

/** @param {string} preset */
const primerFor = (preset) => CATALOG.primers[gameOf(preset, CATALOG)];

/** What the drawings of a chapter show, by the names of their captions. @param {string} chapter @param {Record<string, any>} rules */
function shown(chapter, rules) {
  const whole = wholeRules(rules, CATALOG);
  return Object.fromEntries(figuresOf(primerFor(rules.preset), chapter, whole).map(({ name, shows }) => [name, shows]));
}

/** @param {string} language @param {Record<string, any>} rules @returns {string} */
function page(language, rules) {
  const whole = wholeRules(rules, CATALOG);
  return pageOf(rules.preset).map((chapter) => said(language, chapter, whole)).join("\n");
}

/** The words of a chapter. @param {string} language @param {string} chapter @param {Record<string, any>} whole rules */
const said = (language, chapter, whole) => paragraphsOf(chapter, argsOf(whole), wordsOf(language).within(whole)).join("\n");

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
    for (const [at, preset] of PRESETS.entries()) {
      for (const [number, option] of optionsOf({ preset }, CATALOG).entries()) {
        if (number % times(SETS, 1) !== at % times(SETS, 1)) continue; // Each option in some of the rule sets; in depth in all.
        for (const value of valuesOf(option)) {
          const args = argsOf(wholeRules({ preset, [option.name]: value }, CATALOG));
          for (const chapter of pageOf(preset)) {
            for (let number = 1; number <= PARAGRAPHS; number += 1) {
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
    assert.match(words, { en: /one bomb/, es: /una bomba/, ru: /тратится бомба/ }[language]);
  });

  test(`${language}: the grand page has all of it`, () => {
    const words = page(language, { preset: "grand" });
    const all = {
      en: [/grenade/, /mite/, /corpse/, /mine/, /don't tell/, /scream/, /closed/, /void/, /by the flow/, /Reading:/],
      es: [/granada/, /garrapata/, /cadáver/, /mina/, /sin decir nada/, /grito/, /cerrada/, /anular/, /con la corriente/, /Interpretación:/],
      ru: [/гранат/, /клещ/, /труп/, /мин/, /не говорить/, /крик/, /закрыт/, /отменить/, /по течению/, /Толкование:/],
    }[language];
    for (const word of all) assert.match(words, word);
    assert.doesNotMatch(words, /\bbomb|\bбомб/);
  });

  test(`${language}: the school pages have all of it, and nothing of other documents`, () => {
    const one = page(language, { preset: "school" });
    const all = {
      en: [/3 lives/, /10 coins/, /one bomb\b/, /one cell or two/, /falls back/, /one pit only/, /casino/, /37/, /hint for 5 coins/, /swap/, /last player alive/],
      es: [/3 vidas/, /10 monedas/, /una bomba\b/, /una casilla o dos/, /vuelve a caer/, /un solo pozo/, /casino/, /37/, /pista por 5 monedas/, /cambiarlo/, /último jugador/],
      ru: [/3 жизни/, /10 монет/, /больниц/, /суш[ае]/, /на одну клетку или на две/, /падает обратно/, /одна яма/, /[Кк]азино/, /37/, /подсказку за 5 монет/, /поменять/, /последним/],
    }[language];
    for (const word of all) assert.match(one, word);
    assert.doesNotMatch(one, /grenade|wormhole|\bkey\b|knife|monolith|corpse|\blift|floor|гранат|(?<!\p{L})нор[аы](?!\p{L})|ключ|нож|монолит|труп|медпункт|лифт|этаж|granada|gusano|\bllave|cuchillo|monolito|cadáver|ascensor|\bpisos?\b/iu);
    const floors = page(language, { preset: "school-floors" });
    for (const word of {
      en: [/2 floors/, /lift/, /keep your coordinates/],
      es: [/2 pisos/, /ascensor/, /conservas tus coordenadas/],
      ru: [/2 этажа/, /лифт/, /координаты сохраняются/],
    }[language]) {
      assert.match(floors, word);
    }
  });

  test(`${language}: the quest pages have all of it, and nothing of other documents`, () => {
    const easy = page(language, { preset: "quest-easy" });
    const all = {
      en: [/a key\b/, /lock/, /wormhole/, /a gun, a grenade, a knife, a boat/, /monolith/, /“exit, key required”/, /skip the step/, /only after it/, /against the current/, /Nobody dies/, /alone/],
      es: [/llave/, /cerradura/, /agujero de gusano/, /una pistola, una granada, un cuchillo, una barca/, /monolito/, /«salida, hace falta la llave»/, /pasar el paso/, /solo después/, /contra la corriente/, /No muere nadie/, /en solitario/],
      ru: [/ключ/, /замок/, /нор/, /пистолет, граната, нож, лодка/, /монолит/, /«выход, нужен ключ»/, /пропустить/, /только после/, /против течения/, /Никто не погибает/, /в одиночку/],
    }[language];
    for (const word of all) assert.match(easy, word);
    const foreign = /treasure|\bbombs?\b|\bpits?\b|casino|coin|клад(?!е)|бомб|(?<!\p{L})ям[аыу]|казино|монет|медпункт|tesoro|\bbombas?\b|\bpozos?\b|moneda/iu;
    const animals = /\bbear|leprechaun|cement|медвед|лепрекон|цемент|\boso\b|duende/i;
    for (const preset of ["quest-easy", "quest-medium", "quest-hard"]) assert.doesNotMatch(page(language, { preset }), foreign);
    assert.doesNotMatch(easy, animals);
    const hard = page(language, { preset: "quest-hard" });
    const more = {
      en: [/end of every round/, /its cave/, /how far away the nearest key/, /cut off/, /only some of these things/, /2 hospitals/, /lie on all floors/],
      es: [/al final de cada ronda/, /su osera/, /a qué distancia está la llave/, /dejaría aislada/, /solo algunas de estas cosas/, /2 hospitales/, /en todos los pisos/],
      ru: [/в конце каждого круга/, /берлоге/, /как далеко лежит ближайший ключ/, /отрезала бы/, /лишь кое-что из этого/, /их 2/, /на всех этажах/],
    }[language];
    for (const word of more) assert.match(hard, word);
  });

  test(`${language}: every option has a name, a sentence, and words for its choices`, () => {
    const words = wordsOf(language);
    for (const option of Object.values(CATALOG.options).flat()) {
      assert.ok(words.has(`option-${option.name}`), option.name);
      assert.ok(words.has(`option-${option.name}.help`), `${option.name}.help`);
      for (const choice of option.choices ?? []) assert.ok(words.has(`option-${option.name}-${choice}`), `${option.name} ${choice}`);
      if (option.min === -1) assert.notEqual(valueText(option, -1, words), "-1");
    }
  });

  test(`${language}: every drawing has a caption, and every cell of the legend a name`, () => {
    const words = wordsOf(language);
    for (const preset of presetsOf("labyrinth")) {
      const { figures } = primerFor(preset);
      for (const { name } of figures) assert.ok(words.has(`rules-figure-${name}`), name);
      const names = signsOf(primerFor(preset), wholeRules({ preset }, CATALOG)).map(({ what }) => words.t("rules-legend", { what }));
      assert.equal(new Set(names).size, names.length);
    }
  });
}

for (const language of LANGUAGES) {
  test(`${language}: the pages of Parchís have all of it, and nothing of the labyrinth`, () => {
    const [alone, pairs] = presetsOf("parchis").map((preset) => page(language, { preset }));
    const all = {
      en: [/68 numbered/, /counter-clockwise/, /4 \+ 1 or 3 \+ 2/, /lowest begins/, /blockade/, /20 cells/, /10 cells/, /third double/, /another lap/, /exact number/, /you may pass/, /Reading:/],
      es: [/68 casillas numeradas/, /contrario a las agujas/, /4 \+ 1 o 3 \+ 2/, /empieza el más bajo/, /[Bb]arrera/, /20 casillas/, /10 casillas/, /terceros dobles/, /otra vuelta/i, /número exacto/, /puedes pasar/, /Interpretación:/],
      ru: [/68 пронумерованных/, /против часовой стрелки/, /4 \+ 1 или 3 \+ 2/, /меньше всех/, /блокад/, /20 клеток/, /10 клеток/, /третьем дубле/, /новый круг/, /точное число/, /спасовать/, /Толкование:/],
    }[language];
    for (const word of all) assert.match(alone, word);
    const partners = { en: /partner|pair/i, es: /pareja/i, ru: /партнёр|(?<!\p{L})пар[аы]/iu }[language];
    assert.doesNotMatch(alone, partners);
    assert.match(pairs, partners);
    assert.doesNotMatch(alone + pairs, { en: /labyrinth|treasure|wall|river/i, es: /laberinto|tesoro|muro|\brío/i, ru: /лабиринт|(?<!\p{L})(клад|стен|рек)/iu }[language]);
    const twelve = page(language, { preset: "parchis", safe_cells: 12 });
    assert.match(twelve, /12, 17, 29, 34, 46, 51, 63/);
    assert.doesNotMatch(alone, /63/);
  });

  test(`${language}: every drawing of Parchís has a caption`, () => {
    const words = wordsOf(language);
    const names = pageOf("parchis").flatMap((chapter) => Object.keys(shown(chapter, { preset: "parchis" })));
    assert.equal(names.length, 5);
    for (const name of names) assert.ok(words.has(`rules-figure-${name}`), name);
  });
}

/** What the sentences of each chapter ask for by name. @type {Map<string, Set<string>>} */
const ASKED = new Map();
for (const [id, names] of argumentsOf(CATALOGS.map((name) => source("en", name)).join("\n"))) {
  const chapter = /^rules-(.+)-\d$/.exec(id)?.[1];
  if (chapter) ASKED.set(chapter, new Set([...(ASKED.get(chapter) ?? []), ...names]));
}

/** Options that change how the labyrinth is drawn or seated but no sentence of the rules. */
const SILENT = ["difficulty"];

test("every option is told on the page: another value makes another page", () => {
  const loud = PRESETS.flatMap((preset) => optionsOf({ preset }, CATALOG).filter(({ name }) => !SILENT.includes(name)));
  // The last ones have the most in them.
  const richest = [...PRESETS].reverse();
  for (const option of new Set(loud)) {
    const told = richest.filter((preset) => optionsOf({ preset }, CATALOG).includes(option)).some((preset) => {
      const support = { beginners: "2", beginner_asks: 1, beginner_orders: 1, bear: true, last_alive: "must-carry", mines: true, pairs: true };
      const [first, ...others] = valuesOf(option).map((value) => wholeRules({ preset, ...support, [option.name]: value }, CATALOG));
      return others.some((rules) => {
        const [before, now] = [argsOf(first), argsOf(rules)];
        const changed = Object.keys(now).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
        const concerned = pageOf(preset).filter((chapter) => changed.some((name) => ASKED.get(chapter)?.has(name)));
        return concerned.some((chapter) => said("en", chapter, rules) !== said("en", chapter, first));
      });
    });
    assert.ok(told, option.name);
  }
});

test("the bullet of the drawing flies as the rules have it", () => {
  const end = (shots) => shown("shooting", { preset: "classic", shots }).shooting.ways[0][1];
  assert.ok(end("first") < end("through"));
  assert.deepEqual(shown("bear", { preset: "classic", bear: false }), {});
  const signs = (encephalitis) => signsOf(CATALOG.primers.labyrinth, wholeRules({ preset: "grand", encephalitis }, CATALOG));
  assert.ok(!signs(0).some(({ what }) => what === "encephalitis"));
  assert.ok(signs(1).some(({ what }) => what === "encephalitis"));
});

test("the drawings are those of the rules", () => {
  const names = (rules, chapter) => Object.keys(shown(chapter, rules));
  assert.deepEqual(names({ preset: "school" }, "pits"), ["pits", "lone"]);
  assert.deepEqual(names({ preset: "school", lone_pits: false }, "pits"), ["pits"]);
  assert.deepEqual(names({ preset: "school" }, "lifts"), []);
  assert.deepEqual(names({ preset: "school-floors" }, "lifts"), ["lifts"]);
  assert.deepEqual(names({ preset: "quest-hard" }, "walls"), ["walls", "cement"]);
  assert.deepEqual(names({ preset: "quest-easy" }, "leprechaun"), []);
  const carried = (current) => shown("water", { preset: "school", current }).water.ways.filter(([, , how]) => how === "carried").map(([, to]) => to);
  assert.deepEqual(["once", "drift", "turbulent"].map(carried), [[2], [2, 3], [4]]);
  const exits = (preset) => shown("moving", { preset }).moving.sides[0][2];
  assert.deepEqual(["classic", "quest-easy"].map(exits), ["exit", "lock"]);
});

test("a number that stands for something else is a word wherever it is shown, and no help speaks of it", () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language).within({ preset: "grand" });
    for (const option of Object.values(CATALOG.options).flat()) {
      for (const [value] of option.named ?? []) {
        assert.doesNotMatch(optionText(option, value, words), /[−-]?\d/, option.name);
      }
      assert.doesNotMatch(optionHelp(option, words), /[−-]1|\b0\b/, option.name);
      assert.ok(option.kind !== "int" || option.min >= 0 || option.named.length, option.name);
    }
  }
});

test("an option is shown with its value, and refusals call options by name", () => {
  const words = wordsOf("en").within({ preset: "grand" });
  const { labyrinth, parchis } = CATALOG.options;
  const option = (name) => labyrinth.find((one) => one.name === name);
  assert.equal(optionText(option("walls"), -1, words), "Inner walls, at most: by the difficulty");
  assert.equal(optionText(option("mines"), true, words), "Mines: yes");
  assert.equal(optionName(option("bombs"), words), "Grenades");
  assert.equal(optionName(option("bombs"), wordsOf("en")), "Bombs");
  const both = { key: "refused-options", args: { one: "mines", other: "compound" } };
  assert.match(sayRefusal(both, labyrinth, words), /“Mines” and “Compound moves”/);
  const alone = { key: "refused-options", args: { one: "help_partner", other: "pairs" } };
  assert.match(sayRefusal(alone, parchis, words), /“Helping the partner” and “Pairs”/);
  assert.equal(optionText(parchis[0], 12, words), "Coloured cells: these and 8 more");
  const cells = { key: "refused-option", args: { option: "safe_cells", wanted: "4, 12" } };
  assert.match(sayRefusal(cells, parchis, words), /“Coloured cells” wants one of these: the 4 starting cells, /);
  const bounds = { key: "refused-option", args: { option: "rows", wanted: "3 to 12" } };
  assert.match(sayRefusal(bounds, labyrinth, wordsOf("ru")), /«Строки» нужно: число от 3 до 12/);
  const pits = { key: "refused-option", args: { option: "loops", wanted: "0 to 99, by-difficulty" } };
  assert.match(sayRefusal(pits, labyrinth, words), /a number from 0 to 99, or a word instead: by the difficulty\.$/);
  assert.match(sayRefusal(pits, labyrinth, wordsOf("ru")), /число от 0 до 99 или слова вместо числа: по сложности\.$/);
  const seats = { key: "refused-option", args: { option: "beginners", wanted: "1 2 3" } };
  assert.match(sayRefusal(seats, labyrinth, words), /numbers of players/);
  assert.match(sayRefusal({ key: "refused-unknown-option", args: { option: "wings" } }, labyrinth, words), /“wings”/);
  assert.match(sayRefusal(bounds, [], words), /“rows” wants 3 to 12/);
});
