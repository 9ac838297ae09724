/** The pencil between page, shelf and the worker that thinks: whose it is, that it is kept and sealed, what is asked. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore, firstState, setUi } from "../../../static/app/page/store.js";
import { contradicted, firstWrong } from "../../../static/app/pencil/judging.js";
import { pencilAt } from "../../../static/app/pencil/owner.js";
import { createPencil } from "../../../static/app/pencil/pencil.js";
import { pencilsHere } from "../../../static/app/shelves/pencils.js";
import { createStorage } from "./fake-idb.mjs";

const sign = (name, on, more = {}) => ({ sign: name, on, edge: null, stroke: null, word: on, after: name, needs: [], ...more });
const SIGNS = [sign("fence", "side", { edge: "inner", stroke: "along" }), sign("bog", "cell"), sign("fen", "cell")];
const CATALOG = { primers: { maze: { secrets: true, pencil: SIGNS } } };
const bog = { row: 0, col: 0, on: "cell", sign: "bog" };
const fen = { ...bog, sign: "fen" };
const note = { row: 1, col: 1, on: "query" };
const said = Array.from({ length: 30 }, (_, at) => ({ key: "requested", args: { number: at } }));
/** All that waits for nothing outside has been done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A shelf in memory, as the browser's. */
function createShelf() {
  const lying = new Map();
  const shelf = {
    lying, full: false, aside: [],
    async keep(game, seat, text) {
      if (shelf.full) throw new DOMException("full", "QuotaExceededError");
      lying.set(`${game} ${seat}`, text);
    },
    read: async (game, seat) => lying.get(`${game} ${seat}`) ?? null,
    async setAside(game, seat) {
      shelf.aside.push(lying.get(`${game} ${seat}`));
      lying.delete(`${game} ${seat}`);
    },
    gameOf: async (record) => shelf.finished.get(record),
    finished: new Map(),
  };
  return shelf;
}

function page({ shelf = createShelf(), people = 1, answers = {} } = {}) {
  const store = createStore(firstState({ rules: {}, you: {}, bots: [], seed: "" }), (tell) => tell());
  const notices = new Set();
  const letters = [];
  setUi(store, { catalog: CATALOG, game: "game 1" });
  const session = { notify: (id) => notices.add(id), withdraw: (id) => notices.delete(id) };
  const knowing = { ask: async (message) => (letters.push(message), answers[message.type]?.(message) ?? null) };
  const pencil = createPencil({ store, session, knowing, pencils: async () => shelf });
  const seats = Array.from({ length: people }, () => ({ bot: null })).concat(people === 1 ? [{ bot: "mapper" }] : []);
  /** Shows a game of which so much was heard. */
  async function show(heard, more = {}) {
    const seen = {
      game: "maze", seat: 0, turn: 0, over: null, rules: { help: "proofs" }, seats, heard: said.slice(0, heard),
      view: { rows: 2, cols: 2, floors: 1, holes: [], notebook: { fragments: [] } }, ...more,
    };
    store.set({ observation: seen, round: more.round ?? 1, ui: { ...store.get().ui, screen: "table" } });
    await settled();
  }
  const marks = () => [...(pencilAt(store.get())?.book.sheet.marks.values() ?? [])].map(({ sign: what, on }) => what ?? on);
  return { store, shelf, notices, letters, pencil, show, marks };
}

test("what is drawn is kept at once, and a page that is loaded again has it", async () => {
  const first = page();
  await first.show(3);
  first.pencil.draw([bog]);
  first.pencil.draw([note]);
  await settled();
  const again = page({ shelf: first.shelf });
  await again.show(5);
  assert.deepEqual(again.marks(), ["bog", "query"]);
  again.pencil.undo();
  assert.deepEqual(again.marks(), ["bog"]);
  assert.equal(again.store.get().pencil.open, false, "it is put away");
});

test("another game begins with empty sheets, and the first one's stay its own", async () => {
  const { store, shelf, pencil, show, marks } = page();
  await show(3);
  pencil.draw([bog]);
  await settled();
  setUi(store, { game: "game 2" });
  await show(1, { round: 2 });
  assert.deepEqual(marks(), []);
  pencil.draw([fen]);
  await settled();
  assert.deepEqual([...shelf.lying.keys()], ["game 1 0", "game 2 0"]);
  setUi(store, { game: "game 1" });
  await show(3, { round: 3 });
  assert.deepEqual(marks(), ["bog"]);
});

test("a game that is kept later than it is shown keeps what was drawn; the next game's name is not its own", async () => {
  const { store, shelf, pencil, show } = page();
  setUi(store, { game: null });
  await show(3);
  pencil.draw([bog]);
  await settled();
  assert.equal(shelf.lying.size, 0);
  setUi(store, { game: "game 5" });
  await settled();
  assert.deepEqual([...shelf.lying.keys()], ["game 5 0"]);
  setUi(store, { game: "game 6" });
  pencil.draw([note]);
  await settled();
  assert.deepEqual([...shelf.lying.keys()], ["game 5 0"]);
});

test("people who share a page have a pencil each, and nobody's is shown under the cover", async () => {
  const { store, pencil, show, marks } = page({ people: 2 });
  /** Not even for a moment after the page looks through other eyes. */
  const mixed = [];
  store.subscribe((state) => {
    const owner = pencilAt(state)?.owner;
    if (owner && owner.seat !== state.observation.seat) mixed.push(owner);
  });
  await show(3);
  pencil.draw([bog]);
  await show(4, { seat: null, turn: 1 });
  assert.equal(store.get().pencil, null);
  await show(4, { seat: 1, turn: 1 });
  assert.deepEqual(marks(), []);
  pencil.draw([fen]);
  await show(5, { seat: 0 });
  assert.deepEqual(marks(), ["bog"]);
  await show(6, { seat: 1 });
  assert.deepEqual(marks(), ["fen"]);
  assert.deepEqual(mixed, []);
});

test("where nothing can be kept the game goes on, and words say so until it can", async () => {
  const { shelf, notices, pencil, show, marks } = page();
  await show(3);
  shelf.full = true;
  pencil.draw([bog]);
  await settled();
  assert.ok(notices.has("pencil-lost"));
  assert.deepEqual(marks(), ["bog"]);
  shelf.full = false;
  pencil.draw([note]);
  await settled();
  assert.ok(!notices.has("pencil-lost"));
  assert.equal(JSON.parse(shelf.lying.get("game 1 0")).length, 2);
});

test("what can't be read is laid aside as it is, and said", async () => {
  const shelf = createShelf();
  shelf.lying.set("game 1 0", '[{"do":"burn"}]');
  const { notices, show, marks } = page({ shelf });
  await show(3);
  assert.deepEqual([[...notices], marks(), shelf.aside], [["pencil-unread"], [], ['[{"do":"burn"}]']]);
});

test("after the game it is seen as it was at every step, through its owner's eyes, and no more is drawn", async () => {
  const { store, pencil, show, marks } = page();
  await show(4);
  pencil.draw([bog]);
  await show(9);
  pencil.draw([fen]);
  pencil.open();
  await show(12, { over: { key: "won", args: {} } });
  assert.equal(store.get().pencil.open, false);
  pencil.draw([note]);
  assert.deepEqual(marks(), ["fen"]);
  /** @param {number} heard */
  async function look(heard, eyes) {
    setUi(store, { replay: { at: 0, eyes, reveal: { record: "the record" }, observation: { ...store.get().observation, seat: eyes, heard: said.slice(0, heard) } } });
    await settled();
    return marks();
  }
  assert.deepEqual([await look(3, 0), await look(4, 0), await look(9, 0)], [[], ["bog"], ["fen"]]);
  assert.deepEqual([await look(9, 1), await look(9, "gm"), await look(9, null)], [[], [], []]);
});

test("from when to when each mark stood there is told of whoever drew it, whoever looks", async () => {
  const { store, pencil, show } = page();
  await show(4);
  pencil.draw([bog, note]);
  await show(9);
  pencil.draw([fen]);
  await show(12, { over: { key: "won", args: {} } });
  setUi(store, { replay: { at: 0, eyes: "gm", reveal: { record: "the record" }, observation: { ...store.get().observation, seat: null } } });
  await settled();
  const [first, second] = [{ claim: "cell a1 bog", heard: 4, until: 9 }, { claim: "cell a1 fen", heard: 9, until: null }];
  assert.deepEqual([await pencil.drawnBy(0), await pencil.drawnBy(1)], [[first, second], []]);
});

test("a finished game that is brought back shows what was drawn in it", async () => {
  const shelf = createShelf();
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("the record"))).toString("hex").slice(0, 32);
  shelf.finished.set(digest, "game 7");
  shelf.lying.set("game 7 1", JSON.stringify([{ heard: 2, do: "draw", sheet: 1, marks: [fen] }]));
  const { store, show, marks } = page({ shelf });
  await show(1);
  const { observation } = store.get();
  store.set({ observation: null, ui: { ...store.get().ui, replay: { at: 1, eyes: 1, reveal: { record: "the record" }, observation: { ...observation, seat: 1, heard: said.slice(0, 5) } } } });
  while (!pencilAt(store.get())) await settled();
  assert.deepEqual(marks(), ["fen"]);
});

const KNOWN = { heard: 6, whole: true, marks: {} };
const known = ({ observation: { game, rules, seats, seat, heard } }) =>
  ({ box: { game, rules, seats: seats.length, seat, heard, struck: [] }, state: "known", known: KNOWN });

test("nothing is asked until it is wanted; then each claim in its order, and no note", async () => {
  const answers = {
    judge: ({ marks }) => ({ type: "judged", marks: marks.map((_, at) => ({ answer: ["possible", "clashing", "impossible"][at], proved: true })) }),
    clash: () => ({ type: "clashing", found: true, marks: [0], heard: [2, 3] }),
  };
  const { store, letters, pencil, show } = page({ answers });
  await show(6);
  store.set({ knowledge: known(store.get()) });
  pencil.open();
  pencil.draw([bog]);
  pencil.draw([note]);
  pencil.draw([{ ...bog, row: 1 }, { ...fen, col: 1 }]);
  await settled();
  assert.deepEqual(letters, []);
  pencil.judge(true);
  await settled();
  const claims = ["cell a1 bog", "cell a2 bog", "cell b1 fen"].map((claim) => ({ claim, heard: 6 }));
  assert.deepEqual(letters, [{ type: "judge", marks: claims }]);
  const { judged } = pencilAt(store.get());
  assert.deepEqual([...judged.verdicts].map(([slot, { answer }]) => [slot, answer]), [["cell 0,0", "possible"], ["cell 1,0", "clashing"], ["cell 0,1", "impossible"]]);
  assert.equal(firstWrong(judged), "cell 1,0");
  await pencil.explain("cell 0,1");
  assert.deepEqual(letters.at(-1), { type: "clash", marks: [claims[0], claims[2]] }, "what is wrong itself is no reason");
  assert.deepEqual(pencilAt(store.get()).clash, { slot: "cell 0,1", state: "told", marks: ["cell 0,0"], heard: [2, 3] });
  assert.deepEqual([...contradicted(store.get(), store.get().observation)], [said[2], said[3]]);
  pencil.undo();
  await settled();
  assert.equal(pencilAt(store.get()).clash, null);
  assert.equal(letters.at(-1).marks.length, 1, "it is asked about the sheet as it is");
});

test("what lies on the shelf is sealed, goes with its game, and is found by the record of a finished one", async () => {
  const storage = createStorage();
  storage.install();
  const shelf = await pencilsHere();
  await shelf.keep("game 1", 0, '["a secret wall"]');
  const [sheet] = storage.lying().filter(([key]) => key[0] === "game 1").map(([, value]) => value);
  assert.equal(sheet.sealed.byteLength, 512 + 16, "its length tells nothing of a stroke");
  assert.ok(!Buffer.from(sheet.sealed).includes("secret"));
  assert.equal(await shelf.read("game 1", 0), '["a secret wall"]');
  assert.equal(await shelf.read("game 1", 1), null);
  await shelf.finish("digest", "game 1");
  assert.equal(await shelf.gameOf("digest"), "game 1");
  await shelf.forget("game 1");
  assert.equal(await shelf.read("game 1", 0), null);
});
