/** The board in words, in English and Russian. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createWords, makeBundle } from "../../../../static/app/language/words.js";
import { describeBoard, labelBoard } from "../../../../static/draw/parchis/describe.js";
import { LANGUAGES, idsOf, source } from "../../words/catalogs.mjs";
import { SEATS, board } from "./views.mjs";

const words = Object.fromEntries(LANGUAGES.map((language) =>
  [language, createWords(makeBundle(language, [source(language, "parchis-board")])).t]));

const MIDDLE = board(["base 12 L3 home", "22 22 base base"], {
  dice: { seat: 0, faces: [5, 3] }, left: [3], bonus: [20],
});

test("whose turn it is, what may still be used, and where everybody's pieces are", () => {
  assert.deepEqual(describeBoard(MIDDLE, words.en, SEATS, 0), [
    "It is your turn.",
    "Anna rolled 5 and 3.",
    "Still to be used: 3, a bonus of 20.",
    "You (Anna): one piece in the base, cell 12, cell 3 of the lane, one piece home.",
    "Boris: 2 pieces in the base, a blockade on sheltered cell 22.",
  ]);
});

test("the same in Russian", () => {
  assert.deepEqual(describeBoard(MIDDLE, words.ru, SEATS, null), [
    "Ходит Anna.",
    "Anna: выпало 5 и 3.",
    "Осталось использовать: 3, бонус 20.",
    "Anna: 1 фишка на базе, клетка 12, 3-я клетка дорожки, 1 фишка дома.",
    "Boris: 2 фишки на базе, клетка-укрытие 22 (блокада).",
  ]);
});

test("lots, a roll that is waited for, a partner's pieces, the end", () => {
  const rows = ["base base base base", "base base base base"];
  const say = (more) => describeBoard(board(rows, more), words.en, SEATS, 0).slice(0, -2);
  assert.deepEqual(say({ phase: "draw", player: null, draws: [3, null] }), ["Lots are drawn: the lowest die begins.", "Anna has drawn a 3."]);
  assert.deepEqual(say({ phase: "roll", player: 1, mover: 1 }), ["Boris is to play.", "The dice are to be rolled."]);
  assert.deepEqual(say({ player: 0, mover: 1, dice: { seat: 0, faces: [2, 2] } }),
    ["It is your turn.", "The pieces of Boris are moved.", "Anna rolled 2 and 2.", "Both dice are used up."]);
  assert.deepEqual(say({ phase: "over", player: null }), ["The game is over."]);
});

test("who plays with whom", () => {
  const rows = Array(4).fill("base base base base");
  const told = describeBoard(board(rows, { partners: [2, 3, 0, 1] }), words.en, SEATS, null);
  assert.deepEqual(told.slice(1, 3), ["Anna and Cleo are a pair.", "Boris and Dora are a pair."]);
});

test("the canvas is called by what matters now", () => {
  assert.equal(labelBoard(MIDDLE, words.en, SEATS, 1), "Parchís board. Anna is to play. Anna rolled 5 and 3. Still to be used: 3, a bonus of 20.");
});

test("every message of the catalog is said somewhere", () => {
  const said = new Set();
  const spy = (id) => (said.add(id), id);
  const rows = ["base 12 L3 home", "22 22 base base"];
  for (const more of [MIDDLE, { phase: "draw", player: null, draws: [3, 3] }, { phase: "over" }, { phase: "roll", partners: [1, 0] },
    { mover: 1, dice: { seat: 0, faces: [1, 1] } }]) {
    const view = board(rows, more);
    describeBoard(view, spy, SEATS, 0);
    labelBoard(view, spy, SEATS, 1);
  }
  assert.deepEqual([...said].sort(), idsOf(source("en", "parchis-board")).sort());
});
