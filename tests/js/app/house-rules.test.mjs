import assert from "node:assert/strict";
import { test } from "node:test";

import {
  changedNames, difference, fileName, gameOf, grouped, linkOf, matches, MOST_KEPT, MOST_LINK, optionsOf, readHouse,
  readKept, readLink, strangeIn, wholeRules, withHouse, writeHouse,
} from "../../../static/app/rules/house-rules.js";
import { createPreferences } from "../../../static/app/page/preferences.js";
import { botsOf, fittingBots, newBot, partnerOf } from "../../../static/app/table/seating.js";
import { CATALOG } from "../words/rule-catalog.mjs";

const OWN = { preset: "grand", mines: false, rows: 7, start: "open", beginners: "1 3" };
const PAIRS = { preset: "parchis", safe_cells: 12, pairs: true };

test("only what differs from the rule set is kept", () => {
  const whole = wholeRules(OWN, CATALOG);
  assert.equal(Object.keys(whole).length, CATALOG.options.labyrinth.length + 1);
  assert.deepEqual(difference(whole, CATALOG), OWN);
  assert.deepEqual(changedNames(whole, CATALOG).toSorted(), ["beginners", "mines", "rows", "start"]);
  assert.deepEqual(difference({ preset: "classic", rows: 4, bear: true, wings: 2 }, CATALOG), { preset: "classic" });
});

test("each game has options of its own, and a number stays a number", () => {
  assert.deepEqual(["grand", "parchis-pairs", "tower"].map((preset) => gameOf(preset, CATALOG)), ["labyrinth", "parchis", ""]);
  assert.equal(gameOf("grand", null), "");
  assert.deepEqual(optionsOf({ preset: "tower" }, CATALOG), []);
  assert.deepEqual(optionsOf(PAIRS, CATALOG).map(({ name }) => name), ["safe_cells", "pairs", "partners_capture", "help_partner", "break_minutes", "clock_minutes"]);
  assert.deepEqual(difference(wholeRules({ ...PAIRS, rows: 7 }, CATALOG), CATALOG), PAIRS);
  assert.deepEqual(readLink(linkOf(PAIRS)), { rules: PAIRS });
  assert.deepEqual(readHouse(writeHouse({ name: "x", rules: PAIRS })), { name: "x", rules: PAIRS });
});

test("every option stands in one group, and a new one in the last", () => {
  for (const [game, all] of Object.entries(CATALOG.options)) {
    const known = CATALOG.primers[game].groups;
    const groups = grouped([...all, { name: "wings", kind: "bool", default: false }], known);
    const names = groups.flatMap(({ options }) => options.map(({ name }) => name));
    assert.equal(new Set(names).size, names.length);
    assert.equal(names.length, all.length + 1);
    assert.deepEqual(groups.at(-1).group, "other");
    assert.deepEqual(groups.at(-1).options.map(({ name }) => name), ["wings"]);
    assert.ok(grouped(all, known).every(({ group }) => group !== "other"), "the engine's options all have a group");
  }
  const { parchis } = CATALOG.primers;
  assert.deepEqual(grouped(CATALOG.options.parchis, parchis.groups).map(({ group }) => group), ["board", "partners", "time"]);
});

test("a search wants all its words, whatever their case and order", () => {
  const text = "Closed exits So many of the exits look like the outer wall";
  assert.ok(matches(text, "WALL closed"));
  assert.ok(matches(text, ""));
  assert.ok(!matches(text, "wall pit"));
  assert.ok(matches("Закрытые выходы", "ВЫХОД"));
});

test("house rules survive the trip through a file and through a link", () => {
  const house = { name: "Среда", rules: OWN };
  assert.deepEqual(readHouse(writeHouse(house)), house);
  const link = linkOf(OWN);
  assert.match(link, /^#rules=[\w-]+$/);
  assert.deepEqual(readLink(link), { rules: OWN });
  assert.ok(linkOf(wholeRules(OWN, CATALOG)).length < MOST_LINK, "even every option fits");
});

test("a file's name is made of the rules' name", () => {
  assert.equal(fileName(" Our Wednesday / 2 "), "Our-Wednesday-2.json");
  assert.equal(fileName("Среда"), "Среда.json");
  assert.equal(fileName("///"), "house-rules.json");
});

const junk = (/** @type {unknown} */ data) => linkOf(/** @type {any} */ (data));
const BROKEN_LINKS = {
  "nothing": "#rules=",
  "no base64": "#rules=%%%",
  "no text": "#rules=_____w",
  "no JSON": `#rules=${btoa("{rows:").replace(/=+$/, "")}`,
  "no object": junk([1]),
  "no rule set": junk({ rows: 4 }),
  "a rule set that is no text": junk({ preset: 4 }),
  "an option that is an object": junk({ preset: "grand", rows: {} }),
  "an option that is no whole number": junk({ preset: "grand", rows: 4.5 }),
  "a long text": junk({ preset: "grand", beginners: "1".repeat(65) }),
  "a name that is none": `#rules=${btoa('{"preset":"grand","__proto__":1}')}`,
  "too many names": junk({ preset: "x", ...Object.fromEntries([..."abcdefghijkl"].flatMap((a) => [..."abcdefghijkl"].map((b) => [a + b, 1]))) }),
};
for (const [what, link] of Object.entries(BROKEN_LINKS)) {
  test(`a link with ${what} is refused`, () => {
    assert.deepEqual(readLink(link), { complaint: { id: "house-link-broken" } });
  });
}

test("a link that is too long is refused unread", () => {
  assert.deepEqual(readLink(`#rules=${"A".repeat(MOST_LINK)}`), { complaint: { id: "house-link-long" } });
});

test("a file that is none is refused", () => {
  const good = { format: "gamemaster-house-rules", version: 1, name: "x", rules: { preset: "grand" } };
  assert.deepEqual(readHouse(JSON.stringify(good)), { name: "x", rules: { preset: "grand" } });
  for (const change of [{ format: "gamemaster-record" }, { version: 2 }, { name: " " }, { name: 4 }, { rules: null }, { rules: {} }]) {
    assert.equal(readHouse(JSON.stringify({ ...good, ...change })), null);
  }
  for (const text of ["", "{", "null", "[]", "3"]) assert.equal(readHouse(text), null);
});

test("rules from elsewhere may name only what this engine has", () => {
  assert.equal(strangeIn(OWN, CATALOG), null);
  assert.deepEqual(strangeIn({ preset: "tower" }, CATALOG), { id: "house-preset-unknown", args: { preset: "tower" } });
  assert.deepEqual(strangeIn({ preset: "toString" }, CATALOG)?.id, "house-preset-unknown");
  assert.deepEqual(strangeIn({ preset: "grand", wings: 2 }, CATALOG), { id: "house-option-unknown", args: { option: "wings" } });
  assert.equal(strangeIn(PAIRS, CATALOG), null);
  assert.deepEqual(strangeIn({ ...PAIRS, mines: true }, CATALOG), { id: "house-option-unknown", args: { option: "mines" } });
  assert.deepEqual(strangeIn({ ...OWN, pairs: true }, CATALOG), { id: "house-option-unknown", args: { option: "pairs" } });
});

test("a name stands for one set of house rules, and there is an end to them", () => {
  const one = withHouse([], { name: " Ours ", rules: OWN });
  assert.deepEqual(one, { kept: [{ name: "Ours", rules: OWN }] });
  const other = { preset: "classic" };
  assert.deepEqual(withHouse(one.kept, { name: "Ours", rules: other }), { kept: [{ name: "Ours", rules: other }] });
  assert.deepEqual(withHouse([], { name: "  ", rules: OWN }), { complaint: { id: "house-name-missing" } });
  const full = Array.from({ length: MOST_KEPT }, (_, at) => ({ name: `n${at}`, rules: OWN }));
  assert.equal(withHouse(full, { name: "more", rules: OWN }).complaint?.id, "house-too-many-kept");
  assert.ok(withHouse(full, { name: "n3", rules: other }).kept);
});

test("kept house rules are read one by one; what is broken is left out", () => {
  const good = { name: "x", rules: { preset: "grand" } };
  assert.deepEqual(readKept([good, null, 3, { name: "y" }, { ...good, rules: [] }]), [good]);
  for (const stored of [null, {}, "x", 4]) assert.deepEqual(readKept(stored), []);
});

test("house rules are stored apart, and a full storage says so", () => {
  const shelf = new Map();
  const storage = { getItem: (key) => shelf.get(key) ?? null, setItem: (key, text) => shelf.set(key, text) };
  const [here, there] = [createPreferences(storage, ["en"]), createPreferences(storage, ["en"])];
  assert.equal(here.keep([{ name: "x", rules: OWN }]), true);
  assert.deepEqual(there.kept(), [{ name: "x", rules: OWN }], "another tab sees them");
  there.set({ pace: "calm" });
  assert.equal(here.kept().length, 1);
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  assert.equal(createPreferences(full, ["en"]).keep([]), false);
  assert.equal(createPreferences(null, ["en"]).keep([]), false);
});

test("a table has as many bots as its rules allow", () => {
  const six = ["a", "b", "a", "b", "a", "b"];
  const kinds = ["a", "b"];
  assert.deepEqual(fittingBots(six, 1, [2, 5], kinds), ["a", "b", "a", "b"]);
  assert.deepEqual(fittingBots(six, 0, [1, 6], kinds), six);
  assert.deepEqual(fittingBots([], 1, [2, 5], kinds), ["b"]);
  assert.deepEqual(fittingBots([], 0, [3, 5], kinds), ["b", "a", "b"]);
  assert.deepEqual(fittingBots(["a"], 1, [1, 6], kinds), ["a"]);
});

test("bots of another game make room for those of this one, those near the player's own strength first and each once", () => {
  const kinds = ["weak", "fair", "strong"];
  assert.deepEqual(fittingBots(["x", "y"], 1, [2, 4], kinds), ["fair", "weak"]);
  assert.deepEqual(fittingBots(["x", "strong"], 1, [2, 4], kinds), ["fair", "strong"]);
  assert.deepEqual(fittingBots(["x"], 1, [4, 4], kinds), ["fair", "weak", "strong"]);
  assert.equal(newBot(kinds, kinds), "fair");
  assert.equal(newBot([], kinds, "strong"), "strong");
  assert.equal(newBot(["strong"], kinds, "strong"), "fair");
  assert.equal(newBot([], []), "");
  const bots = [{ id: "weak", game: "g", level: 1 }, { id: "x", game: "h", level: 1 }, { id: "strong", game: "g", level: 3 }];
  assert.deepEqual(botsOf(bots, "g"), ["weak", "strong"]);
});

test("partners sit opposite each other", () => {
  assert.deepEqual([0, 1, 2, 3].map((seat) => partnerOf(seat, 4)), [2, 3, 0, 1]);
});
