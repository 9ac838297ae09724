/** The console in words: what the engine offers, and what is said to it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { choiceName, goingIn, isSettled, powersOf, rulingId, rulingName, rulingsIn, rulingText, sidesOf } from "../../../static/ui/console/sentences.js";
import { speaker } from "../../../static/ui/friends/talk-parts.js";
import { LANGUAGES, wordsOf } from "../words/catalogs.mjs";

const SEATS = [{ name: "Boris" }, { name: "Vera" }];
const argument = (kind, choices = [], least = 0, most = 0) => ({ kind, choices, least, most });
const ruling = (what, ...args) => ({ do: what, args, overrules: true, must: null });
const HAVE = ruling("have", argument("seat", ["1", "2"]), argument("word", ["bullets"]), argument("number", [], 0, 9));
const PUT = ruling("put", argument("seat", ["1", "2"]), argument("cell", ["a1", "b2"]));
const said = (key) => ({ key, args: {} });

test("what the engine offers has its place on the console, whatever it is", () => {
  const powers = powersOf([ruling("confirm"), ruling("void"), ruling("back", argument("number", [], 1, 3)), ruling("end draw"), ruling("end won"), PUT, HAVE, ruling("fly")]);
  assert.deepEqual([powers.starts.map(rulingId), powers.back?.do, powers.ends.map(rulingId)], [["confirm", "void"], "back", ["end draw", "end won"]]);
  assert.deepEqual(powers.changes.map(rulingId), ["put", "have bullets", "fly"]);
});

test("a ruling is called by its words; one that no catalog knows by its own", () => {
  for (const [language, put, have] of [["en", "Move a player", "Change what a player has: bullets"], ["ru", "Переставить игрока", "Изменить, что есть у игрока: патроны"],
    ["es", "Mover a un jugador", "Cambiar lo que tiene un jugador: balas"]]) {
    const words = wordsOf(language);
    assert.deepEqual([rulingName(PUT, words), rulingName(HAVE, words), rulingName(ruling("fly"), words)], [put, have, "fly"]);
  }
});

test("a word that is the only one there is stands in the ruling's name", () => {
  assert.ok(isSettled(argument("word", ["to"])) && !isSettled(argument("word", ["healthy", "wounded"])) && !isSettled(argument("seat", ["2"])));
  assert.equal(rulingText(HAVE, ["2", "bullets", "3"]), "have 2 bullets 3");
  const words = wordsOf("en");
  assert.deepEqual(["2", "7"].map((choice) => choiceName(argument("seat"), choice, SEATS, words)), ["Vera", "7"]);
  assert.deepEqual(["wounded", "odd"].map((choice) => choiceName(argument("word"), choice, SEATS, words)), ["wounded", "odd"]);
});

test("a side is chosen as a cell and a direction that the cell has", () => {
  const choices = ["a1 right", "a1 down", "b2 left"];
  assert.deepEqual(sidesOf(choices, "a1"), { cells: ["a1", "b2"], sides: ["right", "down"] });
  assert.deepEqual(sidesOf(choices, "c3").sides, []);
});

test("what was ruled is listed with those who know it, the latest first", () => {
  const heard = ["opened", "requested", "hit-wall", "ruled-put", "overruled", "requested", "arrived-land", "taken-back", "next-turn"].map(said);
  const audience = [null, null, null, [0], null, null, null, null, null];
  assert.deepEqual(rulingsIn({ heard, leading: { audience } }).map(({ said: all, whom }) => [all.map(({ key }) => key), whom]), [
    [["taken-back"], null],
    [["ruled-put", "overruled"], [0]],
  ]);
});

test("a remark says whose it is and for whom, in every language and without bending a name", () => {
  const party = { seats: SEATS, mine: 0 };
  const remark = (to, from = "gm") => ({ id: 1, from, seat: null, name: "Anna", text: "Hush", to });
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const told = [remark(null), remark(0), remark(1, "me"), remark(null, "me")].map((one) => speaker(one, party, words));
    assert.equal(new Set(told).size, 4);
    assert.ok(told[0].includes("Anna") && told[2].includes("Vera"), told.join());
  }
  assert.equal(speaker({ id: 1, from: "s1", seat: 1, name: "Vera", text: "Hi" }, party, wordsOf("en")), "Vera");
});

test("before requests are taken back it is told who has heard what of them", () => {
  const [requested, acts] = ["requested", "gm-acts"].map((key) => ({ key, args: { seat: 1, actions: [{ do: "go", side: "up" }] } }));
  const heard = [
    { said: requested, whom: null, unsaid: false },
    { said: said("hit-wall"), whom: null, unsaid: false },
    { said: { key: "gm-stands", args: { seat: 1 } }, whom: [], unsaid: false },
    { said: { key: "secret-cell", args: { seat: 1, row: 0, col: 0 } }, whom: [1], unsaid: false },
    { said: acts, whom: [], unsaid: true },
  ];
  for (const [language, all, one, none] of [
    ["en", "(everybody has heard it)", "(only for Vera)", "(nobody has heard it yet)"],
    ["ru", "(слышали все)", "(знает только Vera)", "(ещё никто не слышал)"],
    ["es", "(la han oído todos)", "(solo para Vera)", "(aún no la ha oído nadie)"],
  ]) {
    const told = goingIn(heard, SEATS, wordsOf(language).within({ preset: "classic" }));
    assert.deepEqual(told.map((parts) => parts.map(({ who }) => who)), [[all, one, none]]);
    assert.match(told[0][0].text, /^Vera: .+ — /);
  }
});
