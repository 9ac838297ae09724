/** The game master's console: what he sees and through whose eyes, and his word (Rules T-2.2 to T-2.4). */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createConsole } from "../../../static/app/console/console.js";
import { lookedAt, strikesIn } from "../../../static/app/console/looked.js";
import { createStore, firstState } from "../../../static/app/page/store.js";
import { rests } from "../../../static/app/table/standing.js";

const SEATS = [{ name: "Boris", colour: "blue", bot: null, friend: true }, { name: "Vera", colour: "red", bot: null, friend: true }];
const RULES = { preset: "classic" };
const PAWN = { seat: 0, health: "healthy", bullets: 3, treasures: 0, sure: false, on: null, outside: false, corpse: false, mine: false };
const said = (key) => ({ key, args: {} });
const calm = () => new Promise((done) => setTimeout(done));

/** A table that a person leads. What the engine knows is a list of statements with those who heard them. */
function bench({ leads = true } = {}) {
  const asked = [];
  const table = { version: 0, told: [["opened", null]], holding: false, struck: undefined };
  const heardBy = (seat) => table.told.filter(([, whom]) => whom === null || whom.includes(seat)).map(([key]) => said(key));
  const common = (seat) => ({ type: "observation", game: "labyrinth", seat, version: table.version, turn: 0, over: null, offers: [], seats: SEATS });
  function observe(eyes, since) {
    if (eyes !== "gm") {
      const heard = heardBy(eyes);
      return { ...common(eyes), heard: heard.slice(since), heard_from: since, view: { pawns: [PAWN], recall: [] }, ...(since ? {} : { rules: RULES, led: true }) };
    }
    const audience = table.told.map(([, whom]) => whom);
    return {
      ...common(-1), heard: table.told.slice(since).map(([key]) => said(key)), heard_from: since, struck: table.struck,
      truth: { pawns: [{ ...PAWN, row: 1, col: 0, bullets: 1, outside: null, corpse: null }], cells: [{ row: 1, col: 0, cell: "pit" }], treasures: [{ seat: 0 }] },
      leading: { audience: audience.slice(since), holding: table.holding, unsaid: 0, rulings: [] },
    };
  }
  const engine = {
    leads: () => leads,
    async request(message) {
      asked.push(message);
      if (message.type === "rule" && message.version !== table.version) return { type: "refused", key: "illegal-stale", args: {} };
      if (message.type === "rule") table.version += 1;
      if (message.type === "hold") table.holding = message.on;
      return observe(message.eyes, message.since);
    },
  };
  const store = createStore(firstState({}), queueMicrotask);
  const stopped = [];
  const session = { asking: (question) => question(), hear: (observation) => store.set({ observation: { ...observation, rules: RULES, led: true, heard: heardBy(null) } }), moveBots: async () => {} };
  function stop(on, held) {
    stopped.push(on);
    store.set({ party: { ...store.get().party, paused: on, held } });
  }
  const desk = createConsole({ engine, store, session, stop });
  const enter = () => store.set({ observation: { ...observe(null, 0), rules: RULES, led: true } });
  return { store, desk, table, asked, stopped, enter };
}

test("whoever leads is told all that was said and to whom; a guest's page has no console", async () => {
  const { store, table, enter } = bench();
  table.told.push(["secret", [1]], ["gm-acts", []], ["gm-stands", []]);
  enter();
  await calm();
  const { seen, audience, truth } = lookedAt(store.get());
  assert.deepEqual(seen.heard.map(({ key }) => key), ["opened", "secret", "acts"]);
  assert.deepEqual([...audience].map(([{ key }, whom]) => [key, whom]), [["secret", [1]], ["acts", []]]);
  assert.ok(truth);
  const guest = bench({ leads: false });
  guest.enter();
  await calm();
  assert.equal(guest.store.get().console, null);
  assert.deepEqual(guest.asked, []);
});

test("the game master sees the players as they are, not as everybody believes", async () => {
  const { store, enter } = bench();
  enter();
  await calm();
  const [pawn] = lookedAt(store.get()).seen.view.pawns;
  assert.deepEqual([pawn.bullets, pawn.on, pawn.treasures, pawn.sure], [1, "pit", 1, true]);
});

test("through a player's eyes he sees what that player's page shows, and nothing of his own", async () => {
  const { store, desk, table, enter } = bench();
  table.told.push(["secret", [1]], ["gm-acts", []]);
  enter();
  await calm();
  for (const [eyes, heard] of [[0, ["opened"]], [1, ["opened", "secret"]]]) {
    desk.lookThrough(eyes);
    await calm();
    const { seen, truth, audience } = lookedAt(store.get());
    assert.deepEqual([seen.seat, seen.heard.map(({ key }) => key), truth, audience.size], [eyes, heard, null, 0]);
    assert.equal(seen.view.pawns[0].bullets, 3);
  }
});

test("what was heard before is not asked for again, and is not forgotten", async () => {
  const { store, desk, table, asked, enter } = bench();
  enter();
  await calm();
  table.told.push(["requested", null], ["secret", [0]]);
  assert.equal(await desk.rule("put 1 b2", [0]), null);
  await calm();
  assert.deepEqual(asked.filter(({ type }) => type === "rule").map(({ text, tell, version }) => [text, tell, version]), [["put 1 b2", [0], 0]]);
  assert.deepEqual(asked.filter(({ eyes }) => eyes === "gm").map(({ since }) => since), [0, 1]);
  const { heard, leading } = store.get().console.unveiled;
  assert.deepEqual([heard.map(({ key }) => key), leading.audience], [["opened", "requested", "secret"], [null, null, [0]]]);
  assert.equal((await bench().desk.rule("void")), null, "there is no table yet");
});

test("statements that were taken back are known by themselves, wherever they are shown", () => {
  const heard = ["opened", "requested", "hit-wall", "taken-back"].map(said);
  assert.deepEqual([...strikesIn({ heard, struck: [[1, 3]] })].map(({ key }) => key), ["requested", "hit-wall"]);
  assert.equal(strikesIn({ heard }).size, 0);
});

test("a stopped game stays stopped: answers are held, also after the page was loaded again", async () => {
  const { desk, table, stopped, enter } = bench();
  enter();
  await calm();
  await desk.pause(true);
  assert.deepEqual([stopped, table.holding], [[true], true]);
  await desk.pause(false);
  assert.deepEqual([stopped, table.holding], [[true, false], false]);
  await desk.hold(true);
  await calm();
  await desk.pause(true);
  await desk.pause(false);
  assert.equal(table.holding, true, "answers waited for his word before, too");
  const again = bench();
  again.enter();
  await calm();
  again.store.set({ party: { paused: true } });
  await calm();
  assert.equal(again.table.holding, true);
});

test("answers that waited before the game was stopped still wait when it goes on after a reload", async () => {
  for (const held of [true, false]) {
    const { store, desk, table, enter } = bench();
    table.holding = true; // as the engine has kept it: it does not know why
    store.set({ party: { paused: true, held } });
    enter();
    await calm();
    await desk.pause(false);
    assert.equal(table.holding, held);
    assert.equal(store.get().party.paused, false);
  }
});

test("nobody moves while an answer is held, a break is on, or the game is stopped", () => {
  const seen = { led: true, seats: SEATS };
  const party = { paused: false };
  assert.equal(rests(seen, party), false);
  assert.equal(rests({ ...seen, awaiting: "answer" }, party), true);
  assert.equal(rests({ ...seen, clock: { paused: true } }, party), true);
  assert.equal(rests(seen, { paused: true }), true);
  assert.equal(rests(seen, null), true, "a table of friends that is not taken up yet may have been stopped");
});
