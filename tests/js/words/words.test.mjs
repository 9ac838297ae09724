import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { answerParts, between, groupHeard, lastWords, sayGroup, sinceOwnTurn } from "../../../static/app/language/words.js";
import { argumentsOf, CATALOGS, LANGUAGES, bundleOf, files, idsOf, source, wordsOf } from "./catalogs.mjs";

const ROOT = new URL("../../../", import.meta.url);
const SEATS = [
  { name: "Anna", colour: "blue", bot: null },
  { name: "Boris", colour: "red", bot: "mapper" },
];

/** Everything the game master says to everybody in the classic game. */
const SAID = [
  "opened", "requested", "hit-wall", "arrived-land", "arrived-delta", "arrived-arsenal", "arrived-hospital",
  "arrived-pit", "carried-river", "carried-delta", "at-exit", "went-outside", "lost-outside", "healed", "rearmed",
  "found-treasure", "took-treasure", "treasure-too-hurt", "treasure-hands-full", "treasure-false", "won", "shot-hit",
  "shot-nobody", "mauled", "wounded", "died", "dropped-treasure", "bear-wounded", "bear-died", "blast-done",
  "blast-nothing", "quiet-rounds", "draw", "all-dead", "starts-land", "starts-river", "starts-delta", "starts-pit",
  "starts-arsenal", "starts-hospital", "action-go", "action-shoot", "action-blow", "action-loop", "action-start",
];

/** @param {string} folder @param {RegExp} wanted @returns {string[]} texts of all files below */
function textsBelow(folder, wanted) {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => readFileSync(new URL(`${folder}${name}`, ROOT), "utf8"));
}

test("there are words in every language that the page offers", () => {
  assert.deepEqual(readdirSync(new URL("static/locales/", ROOT)).sort(), [...LANGUAGES].sort());
});

test("all languages hold the same messages in the same catalogs", () => {
  for (const language of LANGUAGES) {
    assert.deepEqual(files(language), CATALOGS.map((name) => `${name}.ftl`).sort());
  }
  for (const name of CATALOGS) {
    // A term has the forms that its language needs.
    const ids = LANGUAGES.map((language) => idsOf(source(language, name)).filter((id) => name !== "terms" || !id.includes(".")));
    for (const [at, language] of LANGUAGES.entries()) assert.deepEqual(ids[at], ids[0], `${language}/${name}.ftl`);
  }
});

test("no language asks for what the others are not given", () => {
  const terms = ["preset", "goal", "current"];
  for (const name of CATALOGS) {
    const [english, ...others] = ["en", ...LANGUAGES.filter((language) => language !== "en")].map((language) => argumentsOf(source(language, name)));
    for (const other of others) {
      for (const [id, asked] of other) assert.deepEqual([...asked].filter((one) => !terms.includes(one) && !english.get(id)?.has(one)), [], `${name}.ftl ${id}`);
    }
  }
});

test("no message is defined twice, and the parser takes every one", () => {
  for (const language of LANGUAGES) {
    const ids = CATALOGS.flatMap((name) => idsOf(source(language, name)));
    assert.equal(new Set(ids).size, ids.length);
    const words = wordsOf(language);
    assert.deepEqual(ids.filter((id) => !words.has(id) && !words.has(`${id}.help`)), []);
  }
});

test("every statement of the game master has words", () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    assert.deepEqual(SAID.filter((key) => !words.has(key)), []);
  }
});

test("every refusal and every finding in the engine has words", () => {
  const keys = new Set(
    textsBelow("py/gamemaster/", /\.py$/).flatMap((text) =>
      [...text.matchAll(/"((?:illegal|refused|plan)-[a-z-]*[a-z])"/g)].map((match) => match[1]),
    ),
  );
  assert.ok(keys.size > 30);
  const words = wordsOf("en");
  assert.deepEqual([...keys].filter((key) => !words.has(key)), []);
});

test("every message that the page names is in the catalogs", () => {
  const ids = new Set(
    ["static/app/", "static/ui/", "static/draw/"].flatMap((folder) =>
      textsBelow(folder, /\.js$/).flatMap((text) =>
        [...text.matchAll(/(?:\bwords|\.t|\bt|\bnotify)\("([a-z][\w.-]*)"/g)].map((match) => match[1]),
      ),
    ),
  );
  assert.ok(ids.size > 80);
  const words = wordsOf("en");
  assert.deepEqual([...ids].filter((id) => !words.has(id)), []);
});

test("every message can be formed when all that it names is given", () => {
  for (const language of LANGUAGES) {
    const bundle = bundleOf(language);
    const text = CATALOGS.map((name) => source(language, name)).join("\n");
    const args = Object.fromEntries([...text.matchAll(/\$([a-z][\w-]*)/g)].map(([, name]) => [name, 2]));
    for (const id of idsOf(text)) {
      const [name, attribute] = id.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute ? message.attributes[attribute] : message.value;
      const errors = [];
      if (pattern) bundle.formatPattern(pattern, args, errors);
      assert.deepEqual(errors, [], `${language} ${id}`);
    }
  }
});

test("a request and its answers read as the game master speaks", () => {
  const heard = [
    { key: "opened", args: { rows: 4, cols: 5, players: 2 } },
    { key: "requested", args: { seat: 0, actions: [{ do: "go", side: "up" }] } },
    { key: "arrived-land", args: { seat: 0 } },
    { key: "requested", args: { seat: 1, actions: [{ do: "shoot", side: "left" }] } },
    { key: "shot-hit", args: { seat: 1, hit: [0], bear: false } },
    { key: "wounded", args: { seat: 0 } },
  ];
  const groups = groupHeard(heard);
  assert.deepEqual(groups.map((group) => group.answers.length), [1, 1, 2]);
  assert.equal(groups[0].request, null);
  const said = (language, at) => sayGroup(groups[at], SEATS, wordsOf(language));
  assert.deepEqual(said("en", 1), { request: "Anna: up.", answers: "Land." });
  assert.deepEqual(said("ru", 1), { request: "Anna: вверх.", answers: "Суша." });
  assert.equal(said("ru", 2).answers, "Пуля задевает: Anna. Anna получает рану.");
});

test("numbers agree with their nouns in Russian", () => {
  const words = wordsOf("ru");
  const bullets = [1, 2, 5, 11, 21].map((count) => words.t("bullets", { count }));
  assert.deepEqual(bullets, ["1 пуля", "2 пули", "5 пуль", "11 пуль", "21 пуля"]);
  assert.match(words.t("draw", { rounds: 23 }), /^23 круга /);
});

test("a round that has changed something is never called one of no rounds", () => {
  for (const preset of ["classic", "grand"]) {
    const told = (language, rounds) => {
      const words = wordsOf(language);
      return words.t("quiet-rounds", { rounds, limit: 30, preset });
    };
    for (const language of LANGUAGES) {
      assert.doesNotMatch(told(language, 0), /^0|without a change|no changes|без перемен|sin cambios/);
      assert.match(told(language, 0), /; .*30/);
      assert.match(told(language, 5), /^5 .*(without a change|no changes|без перемен|sin cambios); .*30/);
    }
    assert.match(told("en", 1), /^One round /);
  }
});

test("names go in as text, whatever they hold", () => {
  const words = wordsOf("en");
  const seats = [{ name: "<b>{ $name }</b>", colour: "blue", bot: null }];
  assert.equal(words.said({ key: "wounded", args: { seat: 0 } }, seats), "<b>{ $name }</b> is wounded.");
  assert.equal(words.said({ key: "wounded", args: { seat: 4 } }, seats), "Player 5 is wounded.");
});

test("a bullet that met the bear is told apart from one that met players", () => {
  const words = wordsOf("en");
  const shot = (hit, bear) => words.said({ key: "shot-hit", args: { seat: 0, hit, bear } }, SEATS);
  assert.equal(shot([0, 1], false), "The bullet passes through Anna and Boris.");
  assert.equal(shot([1], true), "The bullet passes through Boris and the bear.");
  assert.equal(shot([], true), "The bullet passes through the bear.");
});

test("a composed move is repeated with its conditions, and with what is to be told", () => {
  const actions = [
    { do: "shoot", side: "left", dark: true },
    {
      if: { all: [{ is: "wall" }, { not: { is: "have-bullets" } }] },
      then: [{ do: "blow", side: "up" }],
      else: [{ do: "leave", thing: "bomb" }, { do: "take", thing: "treasure", number: 1 }],
    },
    { do: "go", side: "up", tell: ["wall", "found"], "hands-off": true },
  ];
  const said = (language) => wordsOf(language).within({ preset: "grand" }).said({ key: "requested", args: { seat: 0, actions } }, SEATS);
  assert.equal(
    said("en"),
    "Anna: a shot to the left, don't tell; (if a wall was hit and no bullets are left: blow up the upper wall; " +
      "otherwise: leave a grenade; take the lowest treasure); up, picking up nothing, tell me only whether I hit a wall and what I find.",
  );
  assert.doesNotMatch(said("ru"), /[‹{]/);
});

test("every condition has a clause and its opposite in every language", () => {
  const things = ["treasure", "bullets", "bombs", "mine", "corpse"];
  const facts = [
    "land", "river", "delta", "pit", "arsenal", "hospital", "encephalitis", "outside", "wall", "carried", "scream",
    "healthy", "wounded", "infected", "immune", ...things.flatMap((thing) => [`found-${thing}`, `have-${thing}`]),
  ];
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    for (const is of facts) {
      const [yes, no] = [words.condition({ is }), words.condition({ not: { is } })];
      assert.doesNotMatch(yes + no, /‹/);
      assert.notEqual(yes, no);
    }
    assert.match(words.condition({ any: [{ all: [{ is: "wall" }, { is: "pit" }] }, { is: "scream" }] }), /^\(.+\) .+/);
    assert.equal(words.condition("wall an"), "wall an");
  }
});

test("outside the classic game a bomb is a grenade", () => {
  const words = wordsOf("en");
  assert.equal(words.t("bombs", { count: 2 }), "2 bombs");
  assert.equal(words.within({ preset: "grand" }).t("bombs", { count: 2 }), "2 grenades");
  assert.equal(words.within({ preset: "grand" }), words.within({ preset: "grand" }));
});

test("what an answer belongs to stands apart from it", () => {
  const heard = [
    { key: "acts", args: { seat: 0, action: { do: "go", side: "up" } } },
    { key: "arrived-land", args: { seat: 0 } },
    { key: "healed", args: { seat: 0 } },
  ];
  const parts = answerParts(heard, SEATS, wordsOf("en"));
  assert.deepEqual(parts.map((part) => part.kind), ["lead", "answer"]);
  assert.match(parts[0].text, /up/);
  assert.equal(parts[1].text, "Land. Anna is healed.");
  const request = { key: "requested", args: { seat: 0, actions: [] } };
  assert.equal(between({ request, answers: heard }), " ");
  assert.equal(between({ request, answers: heard.slice(1) }), " — ");
  assert.equal(between({ request: null, answers: heard }), "");
});

test("of clocks and breaks only the latest word is told again with the last answer", () => {
  const keys = ["hit-wall", "break-proposed", "break-voted", "break-declined", "clock-started"];
  const heard = [{ key: "requested", args: { seat: 0, actions: [] } }, ...keys.map((key) => ({ key, args: { seat: 1 } }))];
  assert.deepEqual(lastWords(heard).answers.map((said) => said.key), ["hit-wall", "clock-started"]);
  assert.deepEqual(lastWords(heard.slice(0, 4)).answers.map((said) => said.key), ["hit-wall", "break-voted"]);
  assert.deepEqual(lastWords(heard.slice(3)).answers.map((said) => said.key), ["clock-started"], "before anybody has asked for anything, too");
});

test("secret starts are grouped by who is asked, and told together at the end", () => {
  const keys = ["opened", "asks-start", "chose-start", "asks-start", "chose-start", "starts-land", "starts-pit"];
  const groups = groupHeard(keys.map((key) => ({ key, args: { seat: 0 } })));
  assert.deepEqual(groups.map((group) => group.answers.map((said) => said.key)), [
    ["opened"], ["asks-start", "chose-start"], ["asks-start", "chose-start"], ["starts-land", "starts-pit"],
  ]);
  assert.deepEqual(lastWords(keys.map((key) => ({ key, args: { seat: 0 } }))).answers.map((said) => said.key), ["starts-land", "starts-pit"]);
  const again = ["asks-start", "starts-void", "asks-start", "chose-start", "asks-start"].map((key) => ({ key, args: { seat: 0 } }));
  assert.deepEqual(lastWords(again).answers.map((said) => said.key), ["starts-void", "asks-start"]);
  const told = [{ key: "requested", args: { seat: 1, actions: [] } }, { key: "scream", args: { seat: 1 } }, { key: "told-wounded", args: { seat: 0 } }];
  assert.equal(groupHeard(told).length, 2);
  assert.deepEqual(lastWords(told), { request: told[0], answers: told.slice(1) });
  assert.deepEqual(lastWords([]), { request: null, answers: [] });
  const open = groupHeard([{ key: "requested", args: { seat: 0, actions: [] } }, { key: "starts-land", args: { seat: 0 } }]);
  assert.equal(open.length, 1);
});

test("a line of the log is about one player, unless one's move has met others", () => {
  const said = (key, seat) => ({ key, args: { seat } });
  const heard = [
    said("starts-land", 0), said("found-treasure", 0), said("starts-pit", 1),
    { key: "requested", args: { seat: 1, actions: [] } }, said("arrived-land", 1), said("may-order", 0), said("ordered", 0), said("ordered-at", 0),
    { key: "requested", args: { seat: 0, actions: [] } }, said("shot-hit", 0), said("wounded", 1), said("told-wounded", 1), said("may-order", 1),
  ];
  const lines = groupHeard(heard).map((group) => group.answers.map(({ key, args }) => `${key} ${args.seat}`).join(", "));
  assert.deepEqual(lines, [
    "starts-land 0, found-treasure 0", "starts-pit 1", "arrived-land 1", "may-order 0, ordered 0, ordered-at 0",
    "shot-hit 0, wounded 1", "told-wounded 1, may-order 1",
  ]);
  assert.deepEqual(lastWords(heard.slice(0, 3)), { request: null, answers: heard.slice(0, 3) });
});

test("a memory game leaves in sight what was said since one's own turn began", () => {
  const asked = (seat) => ({ key: "requested", args: { seat, actions: [{ do: "loop" }] } });
  const heard = [asked(0), { key: "hit-wall", args: { seat: 0 } }, asked(1), asked(0), asked(1)];
  assert.deepEqual(sinceOwnTurn(heard, 0), heard.slice(3));
  assert.deepEqual(sinceOwnTurn(heard, null), heard.slice(4));
  assert.deepEqual(sinceOwnTurn(heard.slice(1, 2), 0), heard.slice(1, 2));
});

test("an unknown key shows itself instead of vanishing", () => {
  const words = wordsOf("en");
  assert.equal(words.t("no-such-message"), "‹no-such-message›");
  assert.match(words.refusal({ key: "refused-something-new", args: {} }, SEATS), /refused-something-new/);
});
