import assert from "node:assert/strict";
import { test } from "node:test";

import { createPreferences } from "../../../static/app/page/preferences.js";
import { createSession } from "../../../static/app/table/session.js";
import { createStore, firstState } from "../../../static/app/page/store.js";
import { createTurnEnd, onlyEnd } from "../../../static/app/table/turn-end.js";
import { GROUPS } from "../../../static/ui/parchis/analysis.js";
import { frameOf, milestones, spread, ticks } from "../../../static/ui/parchis/course.js";
import { readParchisKey } from "../../../static/ui/parchis/keys.js";
import { stepWords } from "../../../static/ui/parchis/steps.js";
import { byPiece, placeArgs, trayOf } from "../../../static/ui/parchis/view.js";
import { wordsOf } from "../words/catalogs.mjs";

const step = (from, to, by, more = {}) => ({ move: `${from}-${to}`, do: "step", target: { seat: 0, from, to, by, with: "die", takes: false, ...more } });
const plain = (move, what = move) => ({ move, do: what, target: {} });
const OFFERS = [
  step("12", "17", 5), step("12", "15", 3, { takes: true }), step("base", "5", 5), step("12", "32", 20, { with: "bonus" }), step("12", "22", 10, { with: "bonus" }),
  plain("done", "pass"), plain("undo"),
];
const VIEW = { corners: [0, 2], phase: "move", dice: { seat: 0, faces: [5, 5] }, left: [5], bonus: [20] };
const PLAIN = { key: "", code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (code, { offers = OFFERS, picked = null, free = true, ...more } = {}) =>
  readParchisKey({ ...PLAIN, key: code, code, ...more }, offers, picked, free);

test("digits take up a die and put it back; a die of no use is not taken", () => {
  assert.deepEqual(press("Digit5"), { picked: { die: 5 } });
  assert.deepEqual(press("Numpad3"), { picked: { die: 3 } });
  assert.deepEqual(press("Digit5", { picked: { die: 5 } }), { picked: null });
  assert.deepEqual(press("Digit3", { picked: { from: "12", seat: 0 } }), { picked: { die: 3 } });
  assert.equal(press("Digit6"), null);
  assert.deepEqual(press("Escape", { picked: { die: 5 } }), { picked: null });
  assert.equal(press("Escape"), null);
});

test("B goes through the bonuses, the larger first", () => {
  assert.deepEqual(press("KeyB"), { picked: { die: 20 } });
  assert.deepEqual(press("KeyB", { picked: { die: 20 } }), { picked: { die: 10 } });
  assert.deepEqual(press("KeyB", { picked: { die: 10 } }), { picked: null });
  assert.equal(press("KeyB", { offers: OFFERS.slice(0, 3) }), null);
});

test("space, Enter and R roll and end a roll, but never pass what could be used", () => {
  for (const code of ["Space", "Enter", "KeyR"]) {
    assert.equal(press(code, { offers: [plain("roll")] }).offer.do, "roll");
    assert.equal(press(code, { offers: [plain("done"), plain("undo")] }).offer.do, "done");
    assert.equal(press(code), null);
  }
  assert.equal(press("Space", { offers: [plain("roll")], free: false }), null);
  assert.equal(press("KeyP").offer.do, "pass");
  assert.equal(press("KeyU").offer.do, "undo");
  assert.equal(press("KeyU", { offers: [plain("roll")] }), null);
  assert.equal(press("KeyR", { offers: [plain("roll")], ctrlKey: true }), null);
});

test("arrows go through the steps that fit what was taken up", () => {
  assert.deepEqual(press("ArrowDown"), { walk: 1 });
  assert.deepEqual(press("ArrowLeft"), { walk: -1 });
  assert.equal(press("ArrowDown", { offers: [plain("roll")] }), null);
});

test("the tray shows what of a roll is used up, equal dice one by one", () => {
  assert.deepEqual(trayOf(VIEW), { dice: [{ face: 5, used: false }, { face: 5, used: true }], bonus: [20] });
  assert.deepEqual(trayOf({ ...VIEW, left: [] }).dice.map((die) => die.used), [true, true]);
  assert.deepEqual(trayOf({ ...VIEW, phase: "roll", left: [], bonus: [] }).dice.map((die) => die.face), [null, null]);
});

test("steps stand together by the piece that makes them", () => {
  const groups = byPiece([...OFFERS.slice(0, 3), step("12", "17", 5, { seat: 1 })]);
  assert.deepEqual(groups.map((group) => group.map(({ move }) => move)), [["12-17", "12-15"], ["base-5"], ["12-17"]]);
});

test("places are told apart", () => {
  assert.deepEqual(["base", "68", "L7", "home"].map(placeArgs), [
    { kind: "base", number: 0 }, { kind: "track", number: 68 }, { kind: "lane", number: 7 }, { kind: "home", number: 0 },
  ]);
});

test("a step's label says all that the eye sees of it, in every language", () => {
  const label = (offer, language) => stepWords(offer, wordsOf(language)).label;
  assert.equal(label(OFFERS[0], "en"), "From 12 to 17 with the 5");
  assert.equal(label(OFFERS[1], "en"), "From 12 to 15 with the 3, captures");
  assert.equal(label(step("66", "3", 5, { way: "laps" }), "en"), "From 66 to 3 with the 5, another lap");
  assert.equal(label(step("66", "L3", 5, { way: "turns-in" }), "ru"), "С 66 на дорожку, 3, кубик 5, сворачивает на дорожку");
  assert.equal(label(step("base", "5", 5, { with: "sum" }), "ru"), "С базы на 5, двумя кубиками");
  assert.equal(label(step("L3", "home", 10, { with: "bonus" }), "ru"), "С дорожки, 3 в дом, бонус 10");
});

test("the analysis shows every figure of a tally once", () => {
  const names = [
    "rolls", "pips", "expected_pips", "doubles", "expected_doubles", "waits", "fives", "expected_fives", "luck", "captures", "captured",
    "bonus", "bonus_lost", "unused", "stuck", "third_doubles", "laps", "home",
  ];
  const tally = Object.fromEntries(names.map((name, at) => [name, 1000 + at]));
  const told = GROUPS.flatMap(({ rows }) => rows.flatMap(({ of, share }) => [of(tally), share?.(tally)]));
  const figures = told.filter((figure) => figure !== undefined);
  assert.deepEqual(figures.sort(), names.filter((name) => name !== "waits").map((name) => tally[name]).sort());
});

test("the chart's home is on top, its beginning on the left", () => {
  const course = [[284, 284], [270, 284], [0, 100]];
  const { x, y, named } = frameOf(course, 600);
  assert.ok(named && y(0) < y(142) && y(142) < y(284) && x(0) < x(2));
  assert.ok(!frameOf(course, 300).named);
  assert.ok(Number.isFinite(frameOf([[0, 0]], 300).y(0) + frameOf([[0, 0]], 300).x(0)));
});

test("names at the ends of lines don't cover each other and keep their order", () => {
  assert.deepEqual(spread([50, 10, 52, 54], 16), [50, 10, 66, 82]);
  assert.deepEqual(spread([10, 10], 16), [10, 26]);
});

test("turns are counted in round numbers, and the race is told at its quarters", () => {
  assert.deepEqual(ticks(30), [0, 5, 10, 15, 20, 25, 30]);
  assert.deepEqual(ticks(1), [0, 1]);
  assert.ok(ticks(777).length <= 9);
  assert.deepEqual(milestones(Array.from({ length: 81 })), [20, 40, 60, 80]);
  assert.deepEqual(milestones(Array.from({ length: 2 })), [0, 1]);
});

test("a turn ends by itself only where nothing else can be done, only once, and only if that is wished", () => {
  assert.equal(onlyEnd([plain("done"), plain("undo")]).move, "done");
  assert.equal(onlyEnd([plain("done", "pass"), plain("undo")]), null);
  assert.equal(onlyEnd([step("12", "17", 5), plain("done")]), null);
  assert.equal(onlyEnd([]), null);

  const store = createStore(firstState({}), (flush) => flush());
  const said = [];
  const wishes = { endTurn: false };
  createTurnEnd({ store, session: { submit: async (offer) => said.push(offer.move) }, preferences: { get: () => wishes } });
  const table = (offers, more = {}) => store.set({ observation: { offers }, ui: { ...store.get().ui, screen: "table", ...more } });
  const last = [plain("done"), plain("undo")];
  table(last);
  assert.deepEqual(said, []);
  wishes.endTurn = true;
  table(last, { waiting: true });
  assert.deepEqual(said, []);
  table(last, { waiting: false });
  store.set({ ui: { ...store.get().ui, tab: "log" } });
  assert.deepEqual(said, ["done"]);
  table(OFFERS);
  table(last, { screen: "lobby" });
  assert.deepEqual(said, ["done"]);
});

test("turns end by themselves for whoever has chosen so, and for nobody else", () => {
  assert.equal(createPreferences(null, ["en"]).get().endTurn, false);
  const kept = { getItem: () => JSON.stringify({ endTurn: true }), setItem() {} };
  assert.equal(createPreferences(kept, ["en"]).get().endTurn, true);
});

test("a table is opened for the game of its rule set, before the catalog has come too", async () => {
  const catalog = { type: "catalog", presets: { classic: { game: "labyrinth" }, parchis: { game: "parchis" } } };
  const asked = [];
  const engine = {
    async request(message) {
      asked.push(message);
      return message.type === "catalog" ? catalog : { type: "refused", key: "refused-players", args: {} };
    },
  };
  const store = createStore(firstState({}), (flush) => flush());
  const session = createSession({ engine, store, preferences: createPreferences(null, ["en"]), seatsOf: () => [] });
  const setup = (preset) => ({ rules: { preset }, you: { plays: true }, bots: [], seed: "" });
  await session.start(setup("parchis"));
  store.set({ ui: { ...store.get().ui, catalog } });
  await session.start(setup("classic"));
  assert.deepEqual(asked.map(({ type, game }) => game ?? type), ["catalog", "parchis", "labyrinth"]);
});
