import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, MARKS, PATHS, shapeOf } from "../../../static/draw/basics/marks.js";
import { createPreferences, pickLanguage, readPreferences } from "../../../static/app/page/preferences.js";
import { createCalling } from "../../../static/app/language/calling.js";
import { seatsOf } from "../../../static/app/table/seating.js";
import { readKey } from "../../../static/ui/table/keys.js";
import { LANGUAGES, wordsOf } from "../words/catalogs.mjs";

const OFFERS = [
  { move: "go up", do: "go", target: { side: "up" } },
  { move: "shoot up", do: "shoot", target: { side: "up" } },
  { move: "blow left", do: "blow", target: { side: "left" } },
];
const PLAIN = { key: "", code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key, change, aim = "go", offers = OFFERS) => readKey({ ...PLAIN, key, ...change }, aim, offers);

test("arrows go, with shift they shoot, after B they bomb", () => {
  assert.equal(press("ArrowUp").offer.move, "go up");
  assert.equal(press("ArrowUp", { shiftKey: true }).offer.move, "shoot up");
  assert.deepEqual(press("b", { code: "KeyB" }), { aim: "blow" });
  assert.equal(press("ArrowLeft", {}, "blow").offer.move, "blow left");
  assert.deepEqual(press("Escape", {}, "blow"), { aim: "go" });
});

test("letters count by their place, so that a Russian keyboard works", () => {
  assert.deepEqual(press("и", { code: "KeyB" }), { aim: "blow" });
  assert.deepEqual(press("ы", { code: "KeyS" }), { aim: "shoot" });
});

test("keys mean nothing where the engine offers nothing, and the browser keeps its own", () => {
  assert.equal(press("ArrowDown"), null);
  assert.equal(press("l", { code: "KeyL" }), null);
  assert.equal(press("b", { code: "KeyB" }, "go", []), null);
  assert.equal(press("ArrowUp", { altKey: true }), null);
  assert.equal(press("s", { code: "KeyS", ctrlKey: true }), null);
  assert.equal(press("L", { code: "KeyL" }, "go", [{ move: "loop", do: "loop", target: {} }]).offer.move, "loop");
});

test("parts of a composed move have letters of their own", () => {
  const offer = (move, target = {}) => ({ move, do: move.split(" ")[0], target, part: true });
  const offers = [
    offer("mine here", { side: "here" }), offer("mine up", { side: "up" }), offer("flow"),
    offer("throw mine up", { thing: "mine", side: "up" }), offer("throw mine left", { thing: "mine", side: "left" }),
    offer("leave corpse", { thing: "corpse" }),
  ];
  const pressed = (code, aim, chosen) => readKey({ ...PLAIN, key: code, code }, aim ?? "go", offers, chosen);
  assert.deepEqual(pressed("KeyM"), { aim: "mine" });
  assert.equal(pressed("KeyM", "mine").offer.move, "mine here");
  assert.equal(pressed("ArrowUp", "mine").offer.move, "mine up");
  assert.equal(pressed("KeyF").offer.move, "flow");
  assert.equal(pressed("KeyD").offer.move, "leave corpse");
  assert.deepEqual(pressed("KeyT"), { chosen: { do: "throw" } });
  assert.equal(pressed("ArrowLeft", "go", { do: "throw" }).offer.move, "throw mine left");
  assert.deepEqual(pressed("Escape", "go", { do: "throw" }), { chosen: null });
  assert.equal(pressed("KeyP"), null);
});

test("tools, the boat and what is asked in a dialog have letters of their own", () => {
  const row = { move: "go up by-boat", do: "go", target: { side: "up", boat: "yes" } };
  const cement = ["up", "left"].map((side) => ({ move: `cement ${side}`, do: "cement", target: { side } }));
  const plain = ["stab", "hint", "lift"].map((move) => ({ move, do: move, target: {} }));
  const bet = { move: "bet red 1", do: "bet", target: { bet: "red" } };
  const offers = [OFFERS[0], row, ...cement, ...plain, bet];
  const pressed = (code, aim, some = offers) => readKey({ ...PLAIN, key: code, code }, aim ?? "go", some);
  assert.equal(pressed("ArrowUp").offer.move, "go up");
  assert.deepEqual(pressed("KeyO"), { aim: "boat" });
  assert.equal(pressed("ArrowUp", "boat").offer.move, "go up by-boat");
  assert.equal(pressed("ArrowLeft", "boat"), null);
  assert.equal(pressed("KeyO", "go", OFFERS), null);
  assert.equal(pressed("KeyN").offer.move, "stab");
  assert.equal(pressed("KeyE").offer.move, "lift");
  assert.deepEqual(pressed("KeyW"), { chosen: { do: "cement" } });
  assert.deepEqual(pressed("KeyH"), { open: "hint" });
  assert.deepEqual(pressed("KeyR"), { open: "bet" });
  assert.equal(pressed("KeyR", "go", OFFERS), null);
});

test("every colour has a shape of its own and a colour in both themes", () => {
  const shapes = COLOURS.map(shapeOf);
  assert.equal(new Set(shapes).size, 6);
  assert.ok(shapes.every((shape) => PATHS[shape]));
  for (const colour of COLOURS) assert.match(MARKS[colour].paper + MARKS[colour].blackboard, /^(#[0-9a-f]{6}){2}$/);
});

test("the player sits first, bots take free colours and tell themselves apart", () => {
  const setup = {
    rules: {}, seed: "", bots: ["wanderer", "mapper", "wanderer"],
    you: { name: " Anna ", colour: "red", plays: true },
  };
  const seats = seatsOf(setup, wordsOf("en"));
  assert.deepEqual(seats.map((seat) => seat.name), ["Anna", "Wanderer 1", "Surveyor", "Wanderer 2"]);
  assert.equal(new Set(seats.map((seat) => seat.colour)).size, 4);
  assert.deepEqual(seats.map((seat) => seat.bot), [null, "wanderer", "mapper", "wanderer"]);
  const watched = seatsOf({ ...setup, you: { ...setup.you, plays: false } }, wordsOf("ru"));
  assert.deepEqual(watched.map((seat) => seat.name), ["Путник 1", "Землемер", "Путник 2"]);
  assert.equal(seatsOf({ ...setup, you: { ...setup.you, name: " " } }, wordsOf("ru"))[0].name, "Игрок");
  const race = { ...setup, bots: ["dicer", "runner", "keeper", "reckoner"], you: { ...setup.you, plays: false } };
  assert.deepEqual(seatsOf(race, wordsOf("en")).map((seat) => seat.name), ["Dreamer", "Runner", "Keeper", "Reckoner"]);
  assert.deepEqual(seatsOf(race, wordsOf("ru")).map((seat) => seat.name), ["Мечтатель", "Бегун", "Сторож", "Счетовод"]);
});

test("a name that nobody has chosen follows the page's language, one of one's own does not", () => {
  const [en, ru] = ["en", "ru"].map((language) => wordsOf(language));
  const all = LANGUAGES.map((language) => wordsOf(language));
  let words = ru;
  const called = createCalling(() => words, () => all);
  const setup = { rules: {}, seed: "", bots: ["wanderer", "mapper", "wanderer"], you: { name: "", colour: "red", plays: true } };
  const begun = /** @type {any} */ ({ seats: seatsOf(setup, en) });
  const names = () => called(begun).seats.map(({ name }) => name);
  assert.deepEqual(names(), ["Игрок", "Путник 1", "Землемер", "Путник 2"]);
  assert.equal(called(begun), called(begun));
  words = en;
  assert.equal(called(begun), begun);
  words = ru;
  const own = /** @type {any} */ ({ seats: [{ name: "Wanderer", colour: "red", bot: null }, { name: "Anna", colour: "blue", bot: "mapper" }] });
  assert.equal(called(own), own);
});

test("the letter on a pawn whose name nobody has chosen is none that the notebook has for a cell", () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const cells = ["land", "river", "delta", "pit", "arsenal", "hospital", "encephalitis", "lift", "casino", "cave"];
    const letters = cells.map((cell) => words.t(`notebook-letter-${cell}`));
    const names = ["you-default", "bot-wanderer", "bot-mapper"].map((id) => words.t(id)[0]);
    assert.deepEqual(names.filter((letter) => letters.includes(letter)), [], language);
    assert.equal(new Set(names).size, names.length, language);
  }
});

test("the language is the first of the browser's that has a catalog", () => {
  assert.equal(pickLanguage(["de-DE", "ru-RU", "en"]), "ru");
  assert.equal(pickLanguage(["es-MX", "en"]), "es");
  assert.equal(pickLanguage(["fr"]), "en");
});

test("broken preferences fall back one by one", () => {
  const read = readPreferences({ language: "xx", theme: "blackboard", pace: 7, you: { name: 5 }, bots: [1] }, ["ru"]);
  assert.equal(read.language, "ru");
  assert.equal(read.theme, "blackboard");
  assert.equal(read.pace, "steady");
  assert.equal(read.you.name, "");
  assert.deepEqual(read.bots, ["wanderer", "forgetful"]);
  for (const junk of [null, 3, "x", []]) assert.equal(readPreferences(junk, ["en"]).language, "en");
});

test("preferences are kept where storage allows it, and hold without it", () => {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
  createPreferences(storage, ["en"]).set({ theme: "paper" });
  assert.equal(createPreferences(storage, ["en"]).get().theme, "paper");
  const full = { getItem: () => "{broken", setItem: () => { throw new Error("full"); } };
  const preferences = createPreferences(full, ["en"]);
  preferences.set({ theme: "blackboard" });
  assert.equal(preferences.get().theme, "blackboard");
});
