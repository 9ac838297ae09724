/** Clocks and breaks (Rule T-4): what runs is the engine's word, how long it runs is measured in the page that leads. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createClocks } from "../../../static/app/clocks/clocks.js";
import { absentees, allowed, graceOf, timesOf, withTimes } from "../../../static/app/clocks/times.js";
import { createStore, firstState } from "../../../static/app/page/store.js";
import { clockFace, spokenSeconds, urgent } from "../../../static/ui/clocks/countdown.js";

const RULES = { break_minutes: 5, clock_minutes: 1 };
const NOTHING = { running: null, resting: null, paused: false, vote: null, breaks: [0, 0], may: [] };
const SEATS = [{ name: "Anna", colour: "red", bot: null, friend: false }, { name: "Boris", colour: "blue", bot: null, friend: false }];
const said = (key) => ({ key, args: {} });
const STILL = { now: 0, paused: false, grace: () => 0 };

/** A page that leads, whose time stands still until it is moved; `clocks`: what the engine says one after the other. */
function bench() {
  let now = 1_000_000;
  const bells = new Set();
  const asked = [];
  const replies = [];
  const store = createStore(firstState({}), (tell) => tell());
  const engine = { leads: () => true, request: async (message) => (asked.push(message), replies.shift() ?? { type: "refused", key: "illegal-stale", args: {} }) };
  const session = { asking: (question) => question(), hear: (observation) => store.set({ observation }) };
  const after = (ms, ring) => {
    const bell = { at: now + ms, ring };
    bells.add(bell);
    return () => bells.delete(bell);
  };
  createClocks({ engine, store, session, share: () => assert.fail("no friends here"), now: () => now, after });
  const observation = (version, clock, heard = []) => ({
    type: "observation", seat: null, version, over: null, seats: SEATS, rules: RULES, heard: heard.map(said), clock: { ...NOTHING, ...clock },
  });
  return {
    store, asked, replies, observation,
    async passes(ms) {
      now += ms;
      for (const bell of [...bells]) if (bell.at <= now && bells.delete(bell)) bell.ring();
      await new Promise((done) => setTimeout(done));
    },
  };
}

test("a slow player's clock runs for as long as the rules say, and the engine hears once that it is over", async () => {
  const { store, asked, replies, observation, passes } = bench();
  store.set({ observation: observation(4, { running: 1 }, ["clock-started"]) });
  assert.deepEqual(store.get().timers, [{ of: "clock", seat: 1, nth: 1, left: 60_000, ends: 1_060_000 }]);
  await passes(59_000);
  assert.deepEqual(asked, []);
  replies.push(observation(5, {}, ["clock-started", "lost-on-time"]));
  await passes(1000);
  assert.deepEqual(asked.map(({ type, text, version, since }) => [type, text, version, since]), [["rule", "clock out", 4, 1]]);
  assert.deepEqual(store.get().timers, []);
  await passes(600_000);
  assert.equal(asked.length, 1);
});

test("whoever moves in time stops the clock, and a second one begins from the beginning", async () => {
  const { store, asked, observation, passes } = bench();
  store.set({ observation: observation(4, { running: 1 }, ["clock-started"]) });
  await passes(30_000);
  store.set({ observation: observation(6, { running: 1 }, ["clock-started", "requested", "clock-started"]) });
  assert.equal(store.get().timers[0].left, 60_000);
  await passes(59_000);
  assert.deepEqual(asked, []);
  store.set({ observation: observation(7, {}, ["clock-started", "requested", "clock-started", "requested"]) });
  await passes(60_000);
  assert.deepEqual(asked, []);
});

test("what is refused, as the table has gone on meanwhile, is said again", async () => {
  const { store, asked, observation, passes } = bench();
  store.set({ observation: observation(2, { resting: 0 }, ["break-taken"]) });
  await passes(300_000);
  await passes(5000);
  await passes(0);
  assert.deepEqual(asked.map(({ text }) => text), ["break over", "break over"]);
});

test("a game that is over has no clock", () => {
  const { store, observation } = bench();
  store.set({ observation: observation(4, { running: 1 }, ["clock-started"]) });
  store.set({ observation: { ...observation(5, { running: 1 }, ["clock-started"]), over: said("won") } });
  assert.deepEqual(store.get().timers, []);
});

test("each time has the length of its rule, and all may run at once", () => {
  const clock = { ...NOTHING, running: 1, resting: 0, vote: { yes: [0], no: [] } };
  assert.deepEqual(timesOf({ clock, heard: [] }, RULES).map(({ of, seat, minutes }) => [of, seat, minutes]), [["vote", null, 1], ["break", 0, 5], ["clock", 1, 1]]);
  assert.deepEqual(timesOf({ heard: [] }, RULES), []);
});

test("during a break for all, or while the game master has stopped the game, a clock stands still and goes on where it was", () => {
  const time = { of: "clock", seat: 1, nth: 1, minutes: 1 };
  const runs = withTimes([], [time], STILL);
  const stopped = withTimes(runs, [time], { ...STILL, now: 20_000, paused: true });
  assert.deepEqual(stopped, [{ of: "clock", seat: 1, nth: 1, left: 40_000, ends: null }]);
  assert.deepEqual(withTimes(stopped, [time], { ...STILL, now: 90_000 })[0].ends, 130_000);
  const all = withTimes(runs, [{ of: "all", seat: null, nth: 1, minutes: 5 }, time], { ...STILL, now: 20_000 });
  assert.deepEqual(all.map(({ of, ends }) => [of, ends]), [["all", 320_000], ["clock", null]]);
});

test("nobody is pressed who has been away for less than a minute", () => {
  const away = [{ kind: "friend", bot: null, state: "away" }, { kind: "friend", bot: null, state: "connected" }];
  const absent = absentees(new Map(), away, 1000);
  assert.deepEqual([...absent], [[0, 1000]]);
  assert.deepEqual([...absentees(absent, away, 50_000)], [[0, 1000]], "it counts from the first moment");
  assert.deepEqual(allowed(["break", "clock 1", "clock 2"], absent, 60_999), ["break", "clock 2"]);
  assert.deepEqual(allowed(["break", "clock 1", "clock 2"], absent, 61_000), ["break", "clock 1", "clock 2"]);
  // Whoever starts it all the same gains nothing by that.
  const [clock] = withTimes([], [{ of: "clock", seat: 0, nth: 1, minutes: 1 }], { now: 21_000, paused: false, grace: (seat) => graceOf(absent, seat, 21_000) });
  assert.equal(clock.ends, 61_000 + 60_000);
});

test("a countdown is read to the ear at few moments only", () => {
  assert.deepEqual([61, 60, 59, 0].map(clockFace), ["1:01", "1:00", "0:59", "0:00"]);
  const told = Array.from({ length: 300 }, (_, at) => spokenSeconds(300 - at));
  assert.deepEqual([...new Set(told)], [300, 240, 180, 120, 60, 30, 10]);
  assert.equal(urgent([{ of: "all", ends: null, left: 5 }, { of: "vote", ends: 900, left: 9 }, { of: "clock", ends: 800, left: 9 }]).of, "clock");
});
