/** What the game master says in the grand rule sets, as the document phrases it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES, wordsOf } from "./catalogs.mjs";

const SEATS = [{ name: "Anna", colour: "blue", bot: null }, { name: "Boris", colour: "red", bot: null }];
const STUFF = { bullets: 2, bombs: 0, mines: 1, corpses: 1 };
const STATE = { ...STUFF, health: "infected", immune: false, treasures: 0, moves: 3 };

/** Every statement of the grand rule sets with arguments as the engine gives them. @type {Record<string, any>} */
const SAID = {
  opened: { rows: 5, cols: 5, players: 2, heal_moves: 12, limit: 25, holes: ["a1", "e5"] },
  "asks-start": {}, "chose-start": {}, "start-at": { at: "b3" }, "asked-cell": {}, "told-cell": { at: "b3", cell: "pit" },
  "starts-void": {}, "starts-together": {}, "starts-encephalitis": {}, "starts-land": {}, "starts-river": {},
  "starts-delta": {}, "starts-pit": {}, "starts-arsenal": {}, "starts-hospital": {},
  acts: { action: { do: "go", side: "left" } }, "dark-done": {},
  "hit-wall": {}, "no-wall": {}, "hit-river": {}, "drifted-river": {}, "drifted-delta": {}, "flowed-river": {}, "flowed-delta": {},
  "waded-river": {}, "waded-delta": {}, "arrived-encephalitis": {}, "carried-river": {}, "carried-delta": {}, "arrived-pit": {},
  "cannot-loop": {}, "cannot-flow": {}, "cannot-shoot-house": {}, "cannot-shoot-river": {}, skipped: {},
  "woke-mite": {}, infected: { moves: 5 }, "heal-moves": { moves: 2 }, immune: {}, "died-infected": {},
  "lacks-bullets": {}, "lacks-bombs": {}, "lacks-mine": {}, "lacks-corpse": {}, "lacks-treasure": {},
  "too-hurt": { do: "shoot" }, "not-here": { thing: "mine" }, "cannot-take": { thing: "bullet" }, "armed-mine": {}, cremated: {},
  "found-things": STUFF, "took-things": STUFF, "put-down": { thing: "mine" },
  "asks-treasure": { count: 2, carrying: true }, "kept-treasure": {}, "chose-treasure": { number: 1, count: 2 },
  left: { thing: "bullet", count: 2 }, threw: { thing: "corpse", count: 1, side: "right" },
  "threw-at-feet": { thing: "corpse", count: 1, side: "right" },
  "mine-set": {}, "mine-exploded": {}, "mine-heard": {}, scream: {}, silence: {},
  "blast-told": {}, "blast-stands": {}, "blast-clear": {},
  "told-wounded": {}, "told-infected": { moves: 0 }, "told-died": {}, "may-order": { left: 1 }, ordered: {}, "ordered-at": { at: "b3" },
  status: STATE, counting: {}, "last-alive": {}, "last-chance": { moves: 20 }, "last-failed": {},
  "draw-skips": {}, "draw-treasure": {}, rearmed: { bullets: 3, bombs: 3, treasures: 1, mines: 0, corpses: 0 }, "treasure-too-hurt": {},
};

/** @param {string} language @param {string} key @param {Record<string, any>} [args] */
const say = (language, key, args = SAID[key]) =>
  wordsOf(language).within({ preset: "grand" }).said({ key, args: { seat: 0, ...args } }, SEATS);

for (const language of LANGUAGES) {
  test(`${language}: every statement has words, and they leave nothing open`, () => {
    for (const key of Object.keys(SAID)) {
      assert.doesNotMatch(say(language, key), /[{}‹]|^$| {2}| [.,;]|undefined/, key);
    }
  });

  test(`${language}: what lies about is listed, whatever of it there is`, () => {
    for (let kinds = 1; kinds < 16; kinds += 1) {
      const counts = { bullets: kinds & 1, bombs: (kinds >> 1) & 1, mines: (kinds >> 2) & 1, corpses: (kinds >> 3) & 1 };
      const text = say(language, "found-things", counts);
      const some = Object.values(counts).filter(Boolean).length;
      assert.equal(text.split(",").length, some, text);
      assert.doesNotMatch(text, /, ?[.,]|: ?,/);
    }
  });
}

test("the words are the document's", () => {
  const words = {
    "hit-wall": "Cannot move – hit a wall.",
    "carried-river": "Walked into a river, carried by the flow.",
    "carried-delta": "Walked into a river, carried by the flow to a delta.",
    "flowed-delta": "Walked by the flow into a delta.",
    "hit-river": "Failed, a river flows this way.",
    infected: "Anna has been infected and has 5 moves to heal.",
    "threw-at-feet": "Anna throws a corpse to the right – it falls at Anna's feet.",
    "found-things": "Found 2 bullets, a mine, a corpse.",
    scream: "A scream is heard!",
    rearmed: "Anna now has 3 bullets and 3 grenades, a treasure.",
    status: "Anna: infected, 3 moves left to heal; 2 bullets, no grenades, a mine, a corpse.",
  };
  for (const [key, text] of Object.entries(words)) assert.equal(say("en", key), text);
  assert.equal(say("ru", "found-things"), "На земле: 2 пули, 1 мина, 1 труп.");
  assert.equal(say("ru", "left"), "Anna оставляет здесь 2 пули.");
});

test("the first words tell of missing cells and of limits only where there are some", () => {
  const all = say("en", "opened");
  assert.match(all, /5 by 5, without the cells a1 and e5,.*12 moves to heal.*25 rounds/);
  const plain = { rows: 4, cols: 5, players: 2 };
  assert.equal(say("en", "opened", plain), "The labyrinth is drawn: 4 by 5, and 2 players at its walls.");
  assert.match(say("ru", "opened"), /без клеток a1 и e5.*12 ходов.*25 кругов/);
  const drawn = { ...plain, exits: 3, closed_exits: 0, arsenals: 1, hospitals: 2, casinos: 0, encephalitis: 5, false_treasures: 1 };
  assert.equal(say("en", "opened", drawn), "The labyrinth is drawn: 4 by 5, and 2 players at its walls. It has 3 exits. No exit is closed. "
    + "There is one arsenal. There are 2 hospitals. There is no casino. 5 cells hold encephalitis. One treasure is false.");
  assert.equal(say("ru", "opened", drawn), "Лабиринт готов: 4 × 5, у его стен 2 игрока. Выходов: 3. Закрытых выходов нет. "
    + "Арсенал один. Всего медпунктов: 2. Казино нет. Клеток с энцефалитом: 5. Ложный клад один.");
});
