/** Running games in the vault: appended to, sealed, and whole whatever ends in between. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createKeeping } from "../../../static/app/shelves/keeping.js";
import { openVault } from "../../../static/app/shelves/vault.js";
import { createStorage } from "./fake-idb.mjs";

let storage;
beforeEach(() => {
  storage = createStorage();
  storage.install();
});

/** An engine whose record is a text of lines; as the bridge has it. */
function createEngine(name = "secret plan") {
  let record = null;
  let given = -1;
  const head = () => JSON.stringify({ game: "words", rules: { preset: name }, seats: [{ name: "A", bot: null }], entries: record });
  return {
    open() {
      record = [];
      given = -1;
    },
    say: (word) => record.push(word),
    record: () => record,
    save: () => (record ? head() : ""),
    keep: () => ((given = record.length), head()),
    carry: () => head(),
    addition() {
      if (given < 0) return "";
      const line = JSON.stringify({ entries: record.slice(given) });
      given = record.length;
      return line;
    },
    resume(text) {
      const [first, ...added] = text.split("\n").map((line) => JSON.parse(line));
      record = [...first.entries, ...added.flatMap(({ entries }) => entries)];
      given = -1;
      return JSON.stringify({ type: "observation", over: null, seats: [], heard: record });
    },
  };
}

/** A page's worker, as far as it keeps games. */
async function createWorker(engine = createEngine()) {
  const news = [];
  const keeping = createKeeping({ bridge: () => engine, post: (letter) => news.push(letter) });
  await keeping.open();
  return {
    engine, keeping, news,
    async begin() {
      engine.open();
      await keeping.keep("new", "on");
    },
    async say(word) {
      engine.say(word);
      await keeping.keep("submit", "on");
    },
    notices: () => news.filter(({ kind }) => kind === "notice").map(({ notice }) => notice.id),
  };
}

/** The words of the game that another page finds. */
async function found() {
  const next = await createWorker();
  const reply = JSON.parse(await next.keeping.resume(null));
  return reply.heard ?? reply.type;
}

test("what is kept at a move is what the record has grown by", async () => {
  const worker = await createWorker();
  await worker.begin();
  for (const word of ["one", "two", "three"]) await worker.say(word);
  await storage.settled();
  const sizes = storage.lying().filter(([key]) => key[0] === "part").map(([, { sealed }]) => sealed.byteLength);
  assert.deepEqual(sizes, [528, 528, 528], "the same for all: 512 bytes and the seal");
  assert.deepEqual(await found(), ["one", "two", "three"]);
});

test("an answer doesn't wait until the game lies there, and loses nothing when the worker ends with it", async () => {
  const worker = await createWorker();
  await worker.begin();
  await storage.settled();
  const before = storage.commits();
  const release = storage.hold();
  await worker.say("one");
  await worker.say("two");
  assert.equal(storage.commits(), before, "handed over, and not yet there");
  // From here on the worker does nothing any more.
  release();
  await storage.settled();
  assert.deepEqual(await found(), ["one", "two"]);
});

test("whatever has not come to be handed over leaves the game as it was after one of its moves", async () => {
  const worker = await createWorker();
  await worker.begin();
  await worker.say("one");
  crypto.subtle.encrypt = () => new Promise(() => {}); // the worker dies while it seals
  void worker.say("two");
  delete crypto.subtle.encrypt;
  await storage.settled();
  assert.deepEqual(await found(), ["one"]);
});

test("after a line that could not be stored none is, one notice says so, and what lay before is whole", async () => {
  const worker = await createWorker();
  await worker.begin();
  await worker.say("one");
  await storage.settled();
  let fails = true;
  storage.decide(() => (fails ? ((fails = false), new DOMException("full", "QuotaExceededError")) : null));
  // All three are on their way before it is known that the first of them did not come.
  const release = storage.hold();
  for (const word of ["two", "three", "four"]) await worker.say(word);
  release();
  await storage.settled();
  await worker.say("five");
  await storage.settled();
  assert.deepEqual(worker.notices(), ["vault-full"]);
  assert.deepEqual(await found(), ["one"]);
});

test("nothing that is stored can be read", async () => {
  const worker = await createWorker();
  await worker.begin();
  await worker.say("treasure");
  await storage.settled();
  const texts = storage.lying().filter(([key]) => key !== "key").map(([, { sealed }]) => new TextDecoder("latin1").decode(sealed));
  assert.equal(texts.length, 2);
  for (const text of texts) assert.doesNotMatch(text, /treasure|secret plan/);
});

test("a long game is kept as a whole again, and what had been added goes", async () => {
  const worker = await createWorker();
  await worker.begin();
  const words = Array.from({ length: 450 }, (_, at) => `word ${at}`);
  for (const word of words) await worker.say(word);
  await storage.settled();
  assert.ok(storage.lying().length < 250, "the lines of before are gone");
  assert.deepEqual(await found(), words);
});

test("a game that was taken up again is kept whole at its next move", async () => {
  const worker = await createWorker();
  await worker.begin();
  for (const word of ["one", "two"]) await worker.say(word);
  await storage.settled();
  const next = await createWorker();
  await next.keeping.resume(null);
  await next.say("three");
  await storage.settled();
  assert.equal(storage.lying().filter(([key]) => key[0] === "part").length, 0);
  assert.deepEqual(await found(), ["one", "two", "three"]);
});

test("the game that was played last comes first, though its moves lie beside it", async () => {
  const worker = await createWorker();
  await worker.begin();
  const [{ name: first }] = (await worker.keeping.saved()).games;
  await worker.begin();
  await storage.settled();
  await worker.keeping.resume(first);
  await worker.say("one");
  await worker.say("two");
  await storage.settled();
  const next = await createWorker();
  const { games } = await next.keeping.saved();
  assert.deepEqual([games.length, games[0].name], [2, first]);
  assert.deepEqual(await found(), ["one", "two"]);
});

test("a game that is deleted takes its lines along, and a broken one lies aside with them", async () => {
  const worker = await createWorker();
  await worker.begin();
  await worker.say("one");
  const [{ name }] = (await worker.keeping.saved()).games;
  await worker.keeping.forget(name);
  await storage.settled();
  assert.deepEqual(storage.lying().map(([key]) => key), ["key"]);
  await worker.begin();
  await worker.say("one");
  await storage.settled();
  storage.lying().find(([key]) => key[0] === "part")[1].iv[0] ^= 1;
  const next = await createWorker();
  assert.equal(JSON.parse(await next.keeping.resume(null)).key, "refused-vault-broken");
  await storage.settled();
  const aside = storage.lying().filter(([key]) => String(key).startsWith("aside"));
  assert.deepEqual([storage.lying().length, aside.length, aside[0][1].parts.length], [2, 1, 1]);
});

test("a record that lies there since before lines were added is read", async () => {
  const vault = await openVault(() => {});
  vault.close();
  const [, key] = storage.lying().find(([name]) => name === "key");
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify({ game: "words", rules: {}, seats: [], entries: ["old"] }));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
  storage.lay(["game", { version: 1, iv, sealed, over: false }]);
  assert.deepEqual(await found(), ["old"]);
});

test("what lies beside a game that is over is kept with it, and it is not finished a second time", async () => {
  const engine = createEngine();
  const finished = [];
  engine.handle = () => {
    finished.push(engine.record().length);
    return JSON.stringify({ type: "observation", game: "words", over: { key: "won", args: {} }, seats: [{ name: "A", bot: null }], heard: [], rules: {}, view: {}, seat: null, version: 1 });
  };
  const worker = await createWorker(engine);
  await worker.begin();
  engine.say("one");
  await worker.keeping.keep("submit", "over");
  engine.say("beside");
  await worker.keeping.keep("hand-plan", "beside");
  await storage.settled();
  assert.deepEqual(finished, [1]);
  const { game, ...stored } = worker.news.filter(({ kind }) => kind === "stored").at(-1);
  assert.deepEqual(stored, { kind: "stored", stored: "over", saved: 0 });
  assert.match(game, /^game /);
  assert.deepEqual(await found(), ["one", "beside"]);
});

test("a lesson lies among running games, is never finished, and goes when its table is left", async () => {
  const engine = createEngine();
  const { keep, carry } = engine;
  const line = JSON.stringify({ entries: [], beside: { guide: { lesson: { id: "walls" } } } });
  const lesson = { ...engine, keep: () => `${keep()}\n${line}`, carry: () => `${carry()}\n${line}` };
  const worker = await createWorker(lesson);
  worker.engine.open();
  await worker.keeping.keep("teach", "on");
  assert.equal((await worker.keeping.saved()).games[0].about.lesson, true);
  worker.engine.say("won");
  await worker.keeping.keep("submit", "over");
  assert.deepEqual(worker.notices(), [], "nothing was to be kept as finished");
  assert.deepEqual(await worker.keeping.forget(null), { type: "forgotten", current: true });
  assert.deepEqual((await worker.keeping.saved()).games, []);
  assert.equal(await worker.keeping.resume(null), '{"type":"nothing"}');
});
