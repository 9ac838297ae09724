/** The worker that thinks: what it is handed, when it is started and ended, and that nobody waits for it. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { createKnowing, knowledgeAt } from "../../../static/app/knowing/knowing.js";
import { helpAt } from "../../../static/app/knowing/mailbox.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";

const SECRETS = { offers: [{ move: "go up" }], view: { pawns: [] }, version: 7, turn: 0, over: null, heard_from: 0, led: undefined };

/** @param {number} count */
const statements = (count) => Array.from({ length: count }, (_, at) => ({ key: "requested", args: { number: at } }));

/** What still waits for an answer when a test is over. @type {(() => void)[]} */
const ends = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

function page({ help = "proofs", patience } = {}) {
  const workers = [];
  const store = createStore(firstState({ rules: {}, you: {}, bots: [], seed: "" }), (tell) => tell());
  const waiting = [];
  const knowing = createKnowing({
    store,
    patience,
    idle: (work) => waiting.push(work),
    spawn() {
      const heard = {};
      const made = {
        letters: [], ended: false,
        postMessage: (letter) => made.letters.push({ id: letter.id, ...JSON.parse(letter.text) }),
        terminate: () => (made.ended = true),
        addEventListener: (type, listener) => (heard[type] = listener),
        says: (data) => heard.message({ data }),
        breaks: () => heard.error({ preventDefault() {} }),
        knows: (marks = {}) => {
          const { id, since, heard } = made.letters.at(-1);
          made.says({ id, text: JSON.stringify({ type: "known", heard: since + heard.length, whole: true, marks }) });
        },
      };
      workers.push(made);
      return made;
    },
  });
  ends.push(knowing.end);
  const said = statements(40);
  const rest = () => waiting.splice(0).forEach((work) => work());
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  /** Shows a game of which so much was heard. */
  function show(count, more = {}) {
    const seats = [{ bot: null }, { bot: "mapper" }];
    const rules = { preset: "classic", help, start: "open" };
    store.set({ observation: { game: "labyrinth", seat: 0, rules, seats, heard: said.slice(0, count), ...SECRETS, ...more } });
    if (store.get().ui.screen !== "table") setUi(store, { screen: "table" });
  }
  return { store, knowing, workers, rest, settled, show, said };
}

test("it is handed the mailbox of one seat, and nothing else", () => {
  const { workers, rest, show, said } = page();
  show(3);
  rest();
  const [{ letters: [letter] }] = workers;
  assert.deepEqual(Object.keys(letter).sort(), ["game", "heard", "id", "rules", "seat", "seats", "since", "struck", "type"]);
  assert.deepEqual({ ...letter, rules: null }, {
    id: 1, type: "listen", game: "labyrinth", rules: null, seats: 2, seat: 0, since: 0, heard: said.slice(0, 3), struck: [],
  });
});

test("nothing is started before the page is idle, nor where pages may not help so far", () => {
  for (const help of ["blank", "scribe", "notebook", null]) {
    const { workers, rest, show } = page({ help });
    show(3);
    rest();
    assert.equal(workers.length, 0, help);
  }
  const { workers, rest, show } = page();
  rest();
  show(2);
  assert.equal(workers.length, 0);
  rest();
  assert.equal(workers.length, 1);
});

test("what was said since comes once all before is answered, in one letter", async () => {
  const { store, workers, rest, settled, show } = page();
  for (const count of [2, 4, 7]) {
    show(count);
    rest();
  }
  const [worker] = workers;
  assert.equal(worker.letters.length, 1);
  worker.knows({ sides: [] });
  await settled();
  assert.deepEqual(worker.letters.map(({ since, heard }) => [since, heard.length]), [[0, 2], [2, 5]]);
  assert.ok(!worker.letters.some(({ type }) => type === "ponder"), "there is something to be heard first");
  assert.equal(knowledgeAt(store.get()).state, "thinking");
  assert.equal(knowledgeAt(store.get()).known.heard, 2, "what was known is still known");
  worker.knows();
  await settled();
  assert.equal(knowledgeAt(store.get()).state, "known");
  assert.equal(knowledgeAt(store.get()).known.heard, 7);
  assert.equal(worker.letters.at(-1).type, "ponder");
  show(9);
  rest();
  worker.says({ id: worker.letters.at(-1).id, text: '{"type":"pondered"}' });
  await settled();
  assert.equal(worker.letters.at(-1).since, 7);
});

test("another seat's mailbox begins anew, and ends what is being thought about", async () => {
  const { store, workers, rest, settled, show } = page();
  show(5);
  rest();
  show(5, { seat: 1 });
  rest();
  assert.deepEqual(workers.map(({ ended }) => ended), [true, false]);
  assert.deepEqual(workers[1].letters.map(({ seat, since }) => [seat, since]), [[1, 0]]);
  assert.equal(knowledgeAt(store.get()).known, null);
  workers[1].knows();
  await settled();
  workers[1].says({ id: workers[1].letters.at(-1).id, text: '{"type":"pondered"}' });
  await settled();
  show(5, { seat: 0, heard: statements(5) });
  assert.equal(knowledgeAt(store.get()), null, "what one knows is not shown to another");
  rest();
  assert.equal(workers.length, 2, "a worker that rests goes on with another mailbox");
  assert.deepEqual([workers[1].letters.at(-1).seat, workers[1].letters.at(-1).since], [0, 0]);
});

test("a worker that dies, fails or falls silent is replaced, and hears everything again", async () => {
  const { store, workers, rest, show } = page({ patience: { first: 5, answer: 5 } });
  show(4);
  rest();
  workers[0].breaks();
  workers[1].says({ kind: "failed", detail: "" });
  assert.deepEqual(workers.map(({ ended, letters }) => [ended, letters.length, letters[0].since]), [[true, 1, 0], [true, 1, 0], [false, 1, 0]]);
  assert.equal(store.get().knowledge.state, "thinking");
  await new Promise((resolve) => store.subscribe(({ knowledge }) => knowledge.state === "lost" && resolve()));
  assert.ok(workers[2].ended, "it had fallen silent");
});

test("after some losses it is left alone, until another game", async () => {
  const { store, knowing, workers, rest, show } = page();
  show(4);
  rest();
  for (const worker of [0, 1, 2]) workers[worker]?.breaks();
  assert.equal(workers.length, 3);
  assert.equal(knowledgeAt(store.get()).state, "lost");
  show(6);
  rest();
  assert.equal(workers.length, 3);
  assert.equal(await knowing.ask({ type: "why" }), null);
  store.set({ observation: null });
  rest();
  assert.equal(store.get().knowledge, null);
  show(1);
  rest();
  assert.equal(workers.length, 4);
});

test("nothing is thought about while a page is covered, an answer is held back, or a replay is shown", () => {
  const { store, workers, rest, show } = page();
  show(4, { awaiting: "answer" });
  rest();
  show(4, { seat: null, turn: 0, seats: [{ bot: null }, { bot: null }] });
  rest();
  assert.equal(workers.length, 0);
  show(4);
  setUi(store, { replay: { at: 0 } });
  rest();
  assert.equal(workers.length, 0);
});

test("who wants less help than the table allows gets less, and more again", async () => {
  const { store, workers, rest, settled, show } = page();
  show(3);
  rest();
  workers[0].knows();
  await settled();
  setUi(store, { help: "notebook" });
  rest();
  assert.equal(workers[0].ended, true);
  assert.equal(knowledgeAt(store.get()), null);
  setUi(store, { help: "allowed" });
  rest();
  assert.equal(workers[1].letters[0].heard.length, 3);
});

test("nobody gets more help than the table allows", () => {
  const helps = (help, wish) => helpAt({ rules: { help } }, wish);
  assert.deepEqual(["blank", "scribe", "notebook", "proofs"].map((help) => helps(help, "allowed")), ["blank", "scribe", "notebook", "proofs"]);
  assert.deepEqual(["blank", "scribe", "notebook", "proofs"].map((help) => helps(help, "notebook")), ["blank", "scribe", "notebook", "notebook"]);
  assert.deepEqual(["blank", "scribe", "notebook", "proofs"].map((help) => helps(help, "blank")), ["blank", "blank", "blank", "blank"]);
  assert.equal(helps(undefined, "blank"), undefined, "in Parchís there is nothing to be helped with");
});

test("when the table is left the worker ends", () => {
  const { store, workers, rest, show } = page();
  show(4);
  rest();
  setUi(store, { screen: "lobby" });
  rest();
  assert.ok(workers[0].ended);
});
