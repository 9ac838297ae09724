import assert from "node:assert/strict";
import { test } from "node:test";

import { createSounding } from "../../../static/app/sounds/sounding.js";
import { createSounds, SOUNDS, soundsBetween } from "../../../static/app/sounds/sounds.js";
import { createStore, firstState } from "../../../static/app/page/store.js";
import { soundLasts, TONES } from "../../../static/app/sounds/tones.js";
import { idsOf, source } from "../words/catalogs.mjs";
import { FakeAudio } from "./fake-audio.mjs";

const SETUP = { rules: {}, you: {}, bots: [], seed: "" };
const said = (key, args = { seat: 1 }) => ({ key, args });
const BEGUN = { game: "labyrinth", seat: 0, turn: 1, over: null, version: 3, heard: [said("opened")] };

/** A state at the table. */
function at(observation, ui = {}) {
  const first = firstState(SETUP);
  return { ...first, observation, ui: { ...first.ui, screen: "table", ...ui } };
}

/** What is heard when these keys are said after what was heard before. */
function heard(keys, { before = {}, after = {}, ui = {}, was = {}, hidden = false } = {}) {
  const then = { ...BEGUN, ...before };
  const now = { ...then, version: then.version + 1, heard: [...then.heard, ...keys.map((key) => said(key))], ...after };
  return soundsBetween(at(then, was), at(now, ui), hidden);
}

// -- which statement sounds how ----------------------------------------------

test("every statement that sounds is one of the game master's, and every sound is made of something", () => {
  const known = ["gm", "parchis"].flatMap((name) => idsOf(source("en", name)));
  assert.deepEqual(Object.keys(SOUNDS).filter((key) => !known.includes(key)), []);
  assert.deepEqual(new Set([...Object.values(SOUNDS), "turn"]), new Set(Object.keys(TONES)));
});

test("sounds are short, begin at once, and their strokes can be played", () => {
  for (const [sound, strokes] of Object.entries(TONES)) {
    assert.ok(soundLasts(sound) <= 0.5, sound);
    assert.equal(strokes[0].at, 0);
    for (const { from, to, loud } of strokes) assert.ok(from > 0 && to > 0 && loud > 0 && loud <= 1, sound);
  }
});

test("a wall, water, a shot and dice sound; other words don't", () => {
  assert.deepEqual(heard(["requested", "hit-wall"]), ["wall"]);
  assert.deepEqual(heard(["requested", "carried-river"]), ["splash"]);
  assert.deepEqual(heard(["requested", "shot-nobody"]), ["shot"]);
  assert.deepEqual(heard(["rolled"], { before: { game: "parchis" } }), ["dice"]);
  assert.deepEqual(heard(["requested", "arrived-land", "toString"]), []);
});

test("what is said several times at once sounds once, in the order of the words", () => {
  assert.deepEqual(heard(["shot-hit", "hit-wall", "shot-nobody", "hit-monolith"]), ["shot", "wall"]);
});

test("only what was heard sounds: what is drawn doesn't matter", () => {
  for (const view of [{ notebook: "a wall" }, { notebook: "a river" }]) {
    assert.deepEqual(heard([], { after: { view } }), []);
    assert.deepEqual(heard(["hit-wall"], { after: { view } }), ["wall"]);
  }
});

// -- one's turn --------------------------------------------------------------

test("a turn that was waited for is called, after all that was said", () => {
  assert.deepEqual(heard(["hit-wall"], { after: { turn: 0 } }), ["wall", "turn"]);
});

test("nobody is called who has not waited, who only watches, or when the game is over", () => {
  assert.deepEqual(heard([], { before: { turn: 0 }, after: { turn: 0 } }), []);
  assert.deepEqual(heard([], { after: { turn: 2 } }), []);
  assert.deepEqual(heard([], { before: { seat: null }, after: { turn: 0 } }), []);
  assert.deepEqual(heard([], { after: { turn: 0, over: said("won") } }), []);
});

test("a hidden page only calls", () => {
  assert.deepEqual(heard(["hit-wall", "rolled"], { hidden: true }), []);
  assert.deepEqual(heard(["hit-wall"], { after: { turn: 0 }, hidden: true }), ["turn"]);
});

// -- silence -----------------------------------------------------------------

test("a game that is skipped, shown again, opened or left is silent", () => {
  assert.deepEqual(heard(["hit-wall"], { ui: { skipping: true } }), []);
  assert.deepEqual(heard(["hit-wall"], { was: { skipping: true } }), [], "the last step of it too");
  assert.deepEqual(heard(["hit-wall"], { ui: { replay: {} } }), []);
  assert.deepEqual(heard(["hit-wall"], { was: { screen: "lobby" } }), []);
  assert.deepEqual(heard(["hit-wall"], { ui: { screen: "lobby" } }), []);
  assert.deepEqual(soundsBetween(at(null), at({ ...BEGUN, heard: [said("hit-wall")] }), false), []);
});

test("another game that takes the place of one is silent until something happens in it", () => {
  assert.deepEqual(heard(["hit-wall"], { after: { version: 0 } }), []);
  assert.deepEqual(heard(["hit-wall"], { after: { game: "parchis" } }), []);
});

test("what was heard already is not heard again", () => {
  assert.deepEqual(heard(["hit-wall"], { after: { version: BEGUN.version } }), []);
});

// -- the player --------------------------------------------------------------

/** A browser with a page to touch, and the contexts that were made in it. */
function browser(given = {}) {
  const contexts = [];
  const listeners = {};
  const page = { addEventListener: (type, listener) => (listeners[type] = listener) };
  const make = () => {
    contexts.push(new FakeAudio(given));
    return contexts.at(-1);
  };
  const touch = async (type = "pointerup") => {
    listeners[type]();
    await new Promise(setImmediate);
  };
  return { contexts, touch, sounding: createSounding({ page, make }) };
}

const strokes = (context) => context.strokes.map(({ from }) => from);
const recipe = (...sounds) => sounds.flatMap((sound) => TONES[sound].map(({ from }) => from));

test("nothing is made while sounds are off", async () => {
  const { contexts, touch, sounding } = browser();
  await touch();
  sounding.play(["wall"]);
  assert.equal(contexts.length, 0);
});

test("turned on, one context is made at the first touch or key, and no earlier", async () => {
  for (const gesture of ["pointerup", "keydown"]) {
    const { contexts, touch, sounding } = browser();
    sounding.want(true);
    sounding.play(["wall"]);
    assert.equal(contexts.length, 0);
    await touch(gesture);
    await touch(gesture);
    sounding.play(["wall"]);
    assert.equal(contexts.length, 1);
    assert.deepEqual(strokes(contexts[0]), recipe("wall"));
    assert.ok(contexts[0].strokes.every(({ heard: by }) => by === "ears"));
  }
});

test("several sounds come one after the other, so they are no louder than one", async () => {
  const { contexts, sounding, touch } = browser();
  sounding.want(true);
  await touch();
  sounding.play(["shot", "wall"]);
  assert.deepEqual(strokes(contexts[0]), recipe("shot", "wall"));
  const [shot, wall] = [contexts[0].strokes.slice(0, TONES.shot.length), contexts[0].strokes.slice(TONES.shot.length)];
  assert.ok(Math.max(...shot.map(({ ends }) => ends)) <= Math.min(...wall.map(({ begins }) => begins)));
});

test("what would be heard long after it was said is left out", async () => {
  const { contexts, sounding, touch } = browser();
  sounding.want(true);
  await touch();
  for (let i = 0; i < 50; i++) sounding.play(["wall"]);
  assert.ok(contexts[0].strokes.length <= 6 * TONES.wall.length);
  sounding.play(["turn"]);
  assert.deepEqual(strokes(contexts[0]).slice(-TONES.turn.length), recipe("turn"), "a call is waited for");
  contexts[0].currentTime = 60;
  sounding.play(["splash"]);
  assert.equal(contexts[0].strokes.at(-TONES.splash.length).begins, 60);
});

test("a context that stands still gathers nothing, and goes on at the next touch", async () => {
  const { contexts, sounding, touch } = browser({ state: "suspended" });
  sounding.want(true);
  await touch();
  contexts[0].state = "interrupted";
  sounding.play(["wall"]);
  assert.deepEqual(contexts[0].strokes, []);
  await touch();
  assert.equal(contexts[0].resumed, 2);
  sounding.play(["wall"]);
  assert.deepEqual(strokes(contexts[0]), recipe("wall"));
});

test("where the browser has no sound or refuses it, nothing happens", async () => {
  const deaf = createSounding({ page: { addEventListener() {} }, make: () => {
    throw new Error("no audio");
  } });
  deaf.want(true);
  await deaf.wake();
  deaf.play(["wall"]);
  const { contexts, sounding, touch } = browser({ state: "suspended", refuses: true });
  sounding.want(true);
  await touch();
  sounding.play(["wall"]);
  assert.deepEqual(contexts[0].strokes, []);
});

// -- all together ------------------------------------------------------------

test("turned on by hand it is heard at once how that sounds; turned off, all is given back", async () => {
  const { contexts, sounding, touch } = browser();
  const wish = { sounds: false };
  const store = createStore(at(BEGUN), (tell) => tell());
  const sounds = createSounds({ store, preferences: { get: () => wish }, sounding, hidden: () => false });
  const say = (key) => {
    const { observation } = store.get();
    store.set({ observation: { ...observation, version: observation.version + 1, heard: [...observation.heard, said(key)] } });
  };
  say("hit-wall");
  assert.equal(contexts.length, 0);
  wish.sounds = true;
  await sounds.changed();
  assert.deepEqual(strokes(contexts[0]), recipe("turn"));
  contexts[0].currentTime = 5;
  say("hit-wall");
  assert.deepEqual(strokes(contexts[0]), recipe("turn", "wall"));
  wish.sounds = false;
  await sounds.changed();
  await touch();
  say("hit-wall");
  assert.equal(contexts[0].state, "closed");
  assert.deepEqual(strokes(contexts[0]), recipe("turn", "wall"));
  assert.equal(contexts.length, 1);
});
