/** What the game master says in the school and quest rule sets, as the documents phrase it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { wholeRules } from "../../../static/app/rules/house-rules.js";
import { LANGUAGES, wordsOf } from "./catalogs.mjs";
import { CATALOG, presetsOf } from "./rule-catalog.mjs";

const SEATS = [{ name: "Anna", colour: "blue", bot: null }, { name: "Boris", colour: "red", bot: null }];
const KIT = { bullets: 1, bombs: 1, knives: 1, boats: 1 };
const STATE = { ...KIT, health: "wounded", immune: false, treasures: 0, mines: 0, corpses: 0 };

/** Every statement of these rule sets with arguments as the engine gives them. @type {Record<string, any>} */
const SAID = {
  opened: { rows: 4, cols: 5, players: 2, floors: 2, limit: 300 }, "starts-placed": {}, "starts-land": {},
  "starts-lift": {}, "starts-casino": {}, "starts-cave": {}, "starts-delta": {}, "starts-pit": {}, "starts-hospital": {},
  "hit-wall": {}, "hit-monolith": {}, "arrived-land": {}, "arrived-delta": {}, "arrived-arsenal": {}, "arrived-hospital": {},
  "arrived-pit": {}, "arrived-lift": {}, "arrived-casino": {}, "arrived-cave": {}, "carried-river": {}, "carried-delta": {},
  "drifted-river": {}, "drifted-delta": {}, "drifted-pit": {}, "drifted-lift": {}, "flowed-river": {}, "flowed-delta": {},
  "rowed-river": {}, "cannot-lift": {}, "cannot-loop": {}, "cannot-flow": {}, "cannot-bet": {}, skipped: {},
  "lacks-bullets": {}, "lacks-bombs": {}, "lacks-knives": {}, "lacks-boats": {}, "lacks-cement": {},
  stabbed: { hit: [1], bear: true }, "stabbed-nobody": {}, "shot-hit": { hit: [1], bear: false }, "shot-nobody": {},
  "cement-built": {}, "cement-refused": {}, "kit-lost": {}, "lost-life": { lives: 1 }, "told-lost-life": { lives: 2 },
  died: {}, healed: {}, rearmed: { ...KIT, cement: 2 }, "blast-stands": {}, "blast-clear": {},
  "found-treasure": { count: 1 }, "took-treasure": {}, "treasure-too-hurt": {}, "dropped-treasure": {},
  "asks-treasure": { count: 1, carrying: false }, "kept-treasure": {}, "chose-treasure": { number: 1, count: 1 },
  "treasure-false": {}, "at-exit": {}, won: {}, mauled: {}, wounded: {}, "bear-fled": {}, "too-hurt": { do: "stab" },
  "leprechaun-met": { right: -3, down: 1, floors: 0 }, "leprechaun-silent": {}, "leprechaun-died": {},
  "bought-hint": { price: 5, money: 5 }, hint: { at: "2b3" }, wheel: { number: 17, colour: "black" },
  "bet-won": { stake: 3, won: 105, money: 110 }, "bet-lost": { stake: 1, money: 0 },
  status: STATE, "quiet-rounds": { rounds: 5, limit: 300 }, draw: { rounds: 300 }, "last-alive": {}, "all-dead": {},
};

/** @param {string} language @param {string} preset @param {string} key @param {Record<string, any>} [args] */
const say = (language, preset, key, args = SAID[key]) =>
  wordsOf(language).within(wholeRules({ preset }, CATALOG)).said({ key, args: { seat: 0, ...args } }, SEATS);

for (const language of LANGUAGES) {
  for (const preset of presetsOf("labyrinth")) {
    test(`${language}, ${preset}: every statement has words, and they leave nothing open`, () => {
      for (const key of Object.keys(SAID)) {
        assert.doesNotMatch(say(language, preset, key), /[{}‹]|^$| {2}| [.,;]|undefined/, key);
      }
    });
  }

  test(`${language}: where a key is looked for, nobody speaks of treasures`, () => {
    for (const key of Object.keys(SAID).filter((one) => one !== "treasure-false")) {
      assert.doesNotMatch(say(language, "quest-hard", key), /treasure|клад(?!е)/i, key);
      assert.doesNotMatch(say(language, "school", key), /\bkeys?\b|ключ/i, key);
    }
  });
}

test("the quest is answered in its document's words", () => {
  const words = {
    "arrived-land": "Done.", "arrived-pit": "Done, wormhole.", "arrived-arsenal": "Done, arsenal.",
    "arrived-hospital": "Done, hospital.", "carried-river": "Done, river, moved to the next cell.",
    "flowed-river": "Done, river, moved to the next cell.", "arrived-delta": "Done, river end.",
    "carried-delta": "Done, river, river end.", "hit-wall": "Impossible, wall.", "hit-monolith": "Impossible, monolith.",
    "at-exit": "Exit, key required.", won: "Exit, game over! Anna opens the lock with the key.",
    "found-treasure": "The key!", "took-treasure": "Anna takes the key.", "all-dead": "Nobody is left. The labyrinth keeps its key.",
    rearmed: "Anna now has a gun, a grenade, a knife, a boat, 2 bags of cement.",
    status: "Anna: wounded; a gun, a grenade, a knife, a boat.",
  };
  for (const [key, text] of Object.entries(words)) assert.equal(say("en", "quest-medium", key), text);
  assert.equal(say("ru", "quest-medium", "hit-monolith"), "Невозможно, монолит.");
  assert.equal(say("ru", "quest-medium", "at-exit"), "Выход, нужен ключ.");
});

test("the school is answered in its document's words", () => {
  const words = {
    "arrived-land": "Суша.", "arrived-hospital": "Больница.", "arrived-arsenal": "Арсенал.", "arrived-casino": "Казино.",
    "carried-river": "Река.", "arrived-delta": "Устье.", "hit-wall": "Стена.", "blast-done": "Взорвалась.",
    "found-treasure": "Здесь лежит клад!", "lost-life": "Anna теряет жизнь; осталась 1.",
    "lacks-bombs": "Не осталось бомб.", "last-alive": "Anna – в живых больше никого. Это победа! Игра окончена.",
  };
  for (const [key, text] of Object.entries(words)) assert.equal(say("ru", "school", key, SAID[key] ?? {}), text);
  assert.equal(say("en", "school", "carried-river"), "River.");
  assert.equal(say("en", "school", "bet-won"), "Anna wins 105 coins and has 110 now.");
});

test("how a river answers depends on how it carries, whatever the rule set is called", () => {
  const words = (rules) => wordsOf("en").within(wholeRules(rules, CATALOG)).said({ key: "carried-river", args: { seat: 0 } }, SEATS);
  assert.equal(words({ preset: "grand", current: "drift" }), "River.");
  assert.equal(words({ preset: "school", current: "once" }), "River – river.");
  assert.equal(words({ preset: "quest-easy", current: "drift" }), "Done, river.");
});

test("the leprechaun tells each direction that counts, and no other", () => {
  const met = (language, right, down, floors) => say(language, "quest-hard", "leprechaun-met", { right, down, floors });
  assert.match(met("en", 3, -1, 0), /lies 3 to the right and 1 up\.$/);
  assert.match(met("en", -2, 0, 1), /lies 2 to the left and one floor higher\.$/);
  assert.match(met("en", 0, 2, -2), /lies 2 down and 2 floors lower\.$/);
  assert.match(met("ru", 1, 1, 1), /1 вправо, 1 вниз и 1 этаж вверх\.$/);
});

test("what is asked for is repeated: bets, boats, walls, hints", () => {
  const words = wordsOf("en").within({ preset: "quest-hard", goal: "key" });
  const ask = (...actions) => words.actions(actions);
  assert.equal(ask({ do: "bet", thing: "red", number: 3 }), "3 coins on red");
  assert.equal(ask({ do: "bet", thing: "17", number: 1 }), "one coin on number 17");
  assert.equal(ask({ do: "go", side: "up", "by-boat": true }), "up, by boat");
  assert.equal(ask({ do: "blow", side: "left" }, { do: "skip" }, { do: "stab" }), "blow up the left wall; skip the step; use the knife");
  assert.equal(ask({ do: "cement", side: "down" }, { do: "lift" }, { do: "hint" }), "build a wall below; on to the next floor; a hint, please");
});

test("a hint says where one stands, outside too", () => {
  assert.equal(say("en", "school-floors", "hint"), "The hint: Anna stands at 2b3.");
  assert.equal(say("en", "school", "hint", { at: "a1", outside: "left" }), "The hint: Anna stands outside, to the left of a1.");
});

test("a family of rule sets has its words in all of its rule sets", () => {
  const words = wordsOf("en");
  const bombs = (preset) => words.within({ preset }).t("bombs", { count: 2 });
  assert.deepEqual(["classic", "school", "school-floors"].map(bombs), Array(3).fill("2 bombs"));
  assert.deepEqual(["quest-easy", "quest-hard", "grand-simple", "grand"].map(bombs), Array(4).fill("2 grenades"));
  assert.equal(words.within({ preset: "quest-easy" }), words.within({ preset: "quest-hard" }));
});
