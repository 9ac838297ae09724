import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { answerParts, between, groupHeard, lastWords, sayGroup } from "../../../static/app/language/words.js";
import { CATALOGS, LANGUAGES, idsOf, source, wordsOf } from "./catalogs.mjs";

const RULES = { preset: "parchis" };
const SEATS = [
  { name: "Anna", colour: "blue", bot: null },
  { name: "Boris", colour: "red", bot: "runner" },
];
const step = (key, from, to, by, more = {}) => ({ key, args: { seat: 0, piece: 1, from, to, by, with: "die", ...more } });
const rolled = (seat, first, second) => ({ key: "rolled", args: { seat, first, second, double: first === second } });

/** Everything that is said in this game. */
const SAID = [
  { key: "board-set", args: { players: 2, pairs: false, safe: 4, position: "start\n" } },
  { key: "draws-die", args: { seat: 0, die: 3 } },
  { key: "draw-tied", args: { seats: [0, 1], die: 3 } },
  { key: "begins", args: { seat: 0 } },
  rolled(0, 5, 3),
  { key: "plays-for", args: { seat: 0, seats: [1] } },
  { key: "no-move", args: { seat: 0 } },
  step("enters", "base", "5", 5, { with: "sum" }),
  step("moves", "12", "17", 5),
  step("laps", "66", "3", 5),
  step("turns-in", "66", "L3", 5, { lane: 3 }),
  step("climbs", "L1", "L4", 3, { lane: 4 }),
  step("comes-home", "L3", "home", 5, { count: 2 }),
  { key: "captured", args: { seat: 1, piece: 0, at: "17", seats: [0] } },
  { key: "bonus", args: { seat: 0, steps: 20 } },
  { key: "blockade", args: { seat: 0, at: "17", lane: 0 } },
  { key: "passes", args: { seat: 0, rest: ["3", "20"] } },
  { key: "rest-lost", args: { seat: 0, rest: ["3"] } },
  { key: "takes-back", args: { seat: 0 } },
  { key: "rolls-again", args: { seat: 0 } },
  { key: "next-turn", args: { seat: 1 } },
  { key: "third-double", args: { seat: 0, piece: 2, from: "L5" } },
  { key: "third-double-spared", args: { seat: 0 } },
  { key: "all-home", args: { seat: 0 } },
  { key: "pair-home", args: { seats: [0, 1], seat: 0 } },
  { key: "lost-on-time", args: { seat: 0 } },
  { key: "left-over", args: { seats: [1], seat: 1 } },
];

/** @param {string} language */
const speaks = (language) => wordsOf(language).within(RULES);

/** @param {string} key @param {Record<string, any>} [args] */
const said = (key, args = {}) => {
  const one = SAID.find((each) => each.key === key);
  return ["en", "ru", "es"].map((language) => speaks(language).said({ key, args: { ...one.args, ...args } }, SEATS));
};

test("every statement of Parchís is a sentence in every language, with nothing left open", () => {
  for (const language of LANGUAGES) {
    for (const one of SAID) assert.match(speaks(language).said(one, SEATS), /^[^‹{}$]+[.!]$/, `${language} ${one.key}`);
  }
});

test("the engine says nothing here that has no words", () => {
  const texts = ["turn", "game", "board"].map((name) => readFileSync(new URL(`../../../py/gamemaster/parchis/${name}.py`, import.meta.url), "utf8"));
  const keys = texts.flatMap((text) => [...text.matchAll(/said\(\s*"([a-z-]+)"/g)].map((match) => match[1]));
  assert.ok(keys.length > 12);
  const known = SAID.map(({ key }) => key);
  assert.deepEqual(keys.filter((key) => !known.includes(key)), []);
});

test("a roll is the request, and all that follows from it its answer", () => {
  const heard = [
    SAID[0], SAID[1], { key: "draws-die", args: { seat: 1, die: 3 } }, SAID[2],
    SAID[1], { key: "draws-die", args: { seat: 1, die: 6 } }, SAID[3],
    rolled(0, 5, 3), step("moves", "12", "17", 5), said13(), { key: "bonus", args: { seat: 0, steps: 20 } },
    { key: "takes-back", args: { seat: 0 } }, { key: "next-turn", args: { seat: 1 } },
    rolled(1, 6, 6), { key: "no-move", args: { seat: 1 } }, { key: "rolls-again", args: { seat: 1 } },
    rolled(1, 1, 2),
  ];
  const groups = groupHeard(heard);
  assert.deepEqual(groups.map(({ request, answers }) => [request?.key ?? null, answers.length]), [
    [null, 1], [null, 3], [null, 3], ["rolled", 5], ["rolled", 2], ["rolled", 0],
  ]);
  assert.deepEqual(sayGroup(groups[2], SEATS, speaks("en")), { request: "", answers: "Anna draws a 3. Boris draws a 6. Anna begins." });
  const { request, answers } = sayGroup(groups[4], SEATS, speaks("ru"));
  assert.equal(request + between(groups[4]) + answers, "Boris: 6 и 6, дубль. — Пойти нечем. Дубль – ещё один бросок.");
  assert.deepEqual(lastWords(heard), { request: rolled(1, 1, 2), answers: [] });
  assert.deepEqual(lastWords(heard.slice(0, 7)).answers.length, 3);
});

/** Boris loses a piece. */
const said13 = () => SAID.find(({ key }) => key === "captured");

test("whose turn it is next is told to the ear, the eye sees it", () => {
  const parts = answerParts([step("moves", "12", "17", 5), { key: "next-turn", args: { seat: 1 } }], SEATS, speaks("en"));
  assert.deepEqual(parts.map((part) => part.kind), ["answer", "ear"]);
  assert.equal(parts[1].text, "Boris is next.");
});

test("steps say what moved them and where they end", () => {
  assert.deepEqual(said("moves"), ["12 → 17.", "12 → 17.", "12 → 17."]);
  assert.deepEqual(said("moves", { with: "bonus", by: 20, to: "32" }), ["Bonus 20: 12 → 32.", "Бонус 20: 12 → 32.", "Cuenta 20: 12 → 32."]);
  assert.deepEqual(said("enters"), ["Out of the base onto 5, with both dice.", "С базы на 5, двумя кубиками.", "De casa a la 5, con los dos dados."]);
  assert.deepEqual(said("comes-home", { with: "bonus", by: 10 }), ["Bonus 10: a piece comes home, the second.", "Бонус 10: фишка дома, вторая.", "Cuenta 10: una ficha llega a la meta, la segunda."]);
  assert.deepEqual(said("third-double"), [
    "The third double in a row: the piece on lane 5 goes back to the base.",
    "Третий дубль подряд: фишка с 5-й клетки дорожки возвращается на базу.",
    "Terceros dobles seguidos: la ficha de la casilla 5 del pasillo vuelve a casa.",
  ]);
  assert.match(said("third-double", { from: "34" })[1], /с клетки 34/);
  assert.deepEqual(said("passes"), ["Anna passes: 3 and 20 unused.", "Anna пасует, остаток сгорает: 3 и 20.", "Anna pasa; sin usar: 3 y 20."]);
  assert.deepEqual(said("pair-home"), ["All eight are home: Anna and Boris win!", "Все восемь фишек дома: Anna и Boris побеждают!", "Las ocho están en la meta: ¡ganan Anna y Boris!"]);
});

test("cells to go agree with their noun in Russian", () => {
  const { t } = speaks("ru");
  const left = [1, 2, 5, 21, 112].map((count) => t("parchis-progress", { home: 1, base: 2, left: count }).split(", ").at(-1));
  assert.deepEqual(left, ["осталось 1 клетка", "осталось 2 клетки", "осталось 5 клеток", "осталось 21 клетка", "осталось 112 клеток"]);
});

test("what Parchís calls otherwise takes the place of the shared words, at its table only", () => {
  for (const language of LANGUAGES) {
    const shared = wordsOf(language);
    const own = CATALOGS.flatMap((name) => idsOf(source(language, name))).filter((id) => id.startsWith("parchis-"));
    const instead = own.map((id) => id.slice("parchis-".length)).filter((id) => shared.has(id));
    // Another name here would take the words out of somebody's mouth.
    assert.deepEqual(instead.sort(), [
      "aim", "board-in-words", "keys-help", "plan-led", "plan-origin", "replay-back", "replay-next", "replay-place", "reveal", "same-again", "seed-shown", "tab-map",
      "turn-answering",
    ]);
    for (const id of instead) {
      assert.equal(speaks(language).t(id, { at: 1, steps: 2, seed: "s" }), shared.t(`parchis-${id}`, { at: 1, steps: 2, seed: "s" }));
      assert.notEqual(shared.t(id), shared.t(`parchis-${id}`));
    }
  }
});

test("every row and part of the analysis has a name", async () => {
  const { GROUPS } = await import("../../../static/ui/parchis/analysis.js");
  for (const language of LANGUAGES) {
    const { has } = wordsOf(language);
    for (const { group, rows } of GROUPS) {
      assert.ok(has(`parchis-group-${group}`));
      assert.deepEqual(rows.filter(({ id }) => !has(`parchis-figure-${id}`)), []);
    }
  }
});
