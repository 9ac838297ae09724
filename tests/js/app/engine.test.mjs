import assert from "node:assert/strict";
import { test } from "node:test";

import { EngineLost, PATIENCE, createEngine } from "../../../static/app/engine/engine.js";

const SEEN = { type: "observation", version: 4, over: null };

/** A worker that a test answers for; `posted` holds all letters but the pings. */
class FakeWorker {
  posted = [];
  ended = false;
  listeners = {};
  answersPings = true;

  addEventListener(type, listener) {
    this.listeners[type] = listener;
  }

  postMessage(letter) {
    if (letter.kind === "ping") {
      if (this.answersPings) queueMicrotask(() => this.say({ kind: "pong", id: letter.id }));
    } else this.posted.push(letter);
  }

  terminate() {
    this.ended = true;
  }

  say(letter) {
    this.listeners.message({ data: letter });
  }

  ready() {
    this.say({ kind: "ready", version: "1" });
  }

  answer(reply) {
    this.say({ id: this.posted.at(-1).id, text: JSON.stringify(reply) });
  }

  fail() {
    this.listeners.error({ message: "broken" });
  }
}

/** An engine with fake workers and a clock that a test moves. */
function bench() {
  const workers = [];
  const boots = [];
  const news = [];
  const ticks = new Set();
  const engine = createEngine({
    spawn: () => (workers.push(new FakeWorker()), workers.at(-1)),
    onBoot: (boot) => boots.push(boot),
    onNews: (letter) => news.push(letter),
    everySecond: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  });
  const pass = (seconds) => {
    for (let second = 0; second < seconds; second += 1) for (const tick of [...ticks]) tick();
  };
  return { engine, workers, boots, news, pass, ticks };
}

/** Lets everything that waits for a promise run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** An engine whose worker holds a game at version 4. */
async function playing() {
  const made = bench();
  made.engine.boot();
  made.workers[0].ready();
  const opened = made.engine.request({ type: "new" });
  await settle();
  made.workers[0].answer(SEEN);
  await opened;
  return made;
}

test("the boot is told stage by stage and requests wait for it", async () => {
  const { engine, workers, boots } = bench();
  engine.boot();
  const asked = engine.request({ type: "catalog" });
  await settle();
  assert.equal(workers[0].posted.length, 0);
  workers[0].say({ kind: "boot", stage: "packages", progress: 0.5 });
  workers[0].ready();
  await settle();
  assert.deepEqual(JSON.parse(workers[0].posted[0].text), { type: "catalog" });
  workers[0].answer({ type: "catalog" });
  assert.deepEqual(await asked, { type: "catalog" });
  assert.deepEqual(boots.map((boot) => boot.state), ["loading", "loading", "ready"]);
});

test("requests reach the worker one at a time, in order", async () => {
  const { engine, workers } = await playing();
  const first = engine.request({ type: "observe" });
  const second = engine.request({ type: "catalog" });
  await settle();
  assert.equal(workers[0].posted.length, 2);
  workers[0].answer({ type: "first" });
  assert.equal((await first).type, "first");
  await settle();
  workers[0].answer({ type: "second" });
  assert.equal((await second).type, "second");
});

test("a refusal is a reply like any other", async () => {
  const { engine, workers } = await playing();
  const asked = engine.request({ type: "submit", version: 3, seat: 0 });
  await settle();
  workers[0].answer({ type: "refused", key: "illegal-stale", args: {} });
  assert.equal((await asked).key, "illegal-stale");
});

test("a worker that falls silent is replaced, the game resumed, the request repeated", async () => {
  const { engine, workers, pass } = await playing();
  workers[0].answersPings = false;
  const asked = engine.request({ type: "submit", seat: 0, move: "go up", version: 4, since: 7 });
  await settle();
  pass(PATIENCE.pong);
  await settle();
  assert.ok(workers[0].ended);
  workers[1].ready();
  await settle();
  assert.equal(workers[1].posted[0].kind, "resume");
  workers[1].answer(SEEN);
  await settle();
  assert.equal(JSON.parse(workers[1].posted[1].text).move, "go up");
  workers[1].answer({ ...SEEN, version: 5 });
  assert.equal((await asked).version, 5);
});

test("a request that the lost worker had stored already is not made twice", async () => {
  const { engine, workers } = await playing();
  const asked = engine.request({ type: "submit", seat: 0, move: "go up", version: 4, since: 7 });
  await settle();
  workers[0].fail();
  await settle();
  workers[1].ready();
  await settle();
  workers[1].answer({ ...SEEN, version: 5 });
  await settle();
  assert.deepEqual(JSON.parse(workers[1].posted[1].text), { type: "observe", eyes: 0, since: 7 });
  workers[1].answer({ ...SEEN, version: 5, heard_from: 7 });
  assert.equal((await asked).heard_from, 7);
});

test("a busy worker that said pong has long to answer, but not for ever", async () => {
  const { engine, workers, pass } = await playing();
  void engine.request({ type: "advance", version: 4 }).catch(() => {});
  await settle();
  pass(PATIENCE.answer - 1);
  assert.ok(!workers[0].ended);
  pass(1);
  await settle();
  assert.ok(workers[0].ended);
});

test("the same request is repeated at most once; then the boot has failed and retry works", async () => {
  const { engine, workers, boots } = await playing();
  const asked = engine.request({ type: "advance", version: 4, since: 0 });
  const lost = assert.rejects(asked, (error) => error instanceof EngineLost && error.reason === "engine-died");
  await settle();
  workers[0].fail();
  await settle();
  workers[1].ready();
  await settle();
  workers[1].answer(SEEN);
  await settle();
  workers[1].fail();
  await lost;
  assert.equal(boots.at(-1).state, "failed");
  engine.retry();
  const again = engine.request({ type: "observe" });
  workers[2].ready();
  await settle();
  assert.equal(workers[2].posted[0].kind, "resume");
  workers[2].answer(SEEN);
  await settle();
  workers[2].answer(SEEN);
  assert.equal((await again).version, 4);
});

test("a game that was stored nowhere is told to be lost", async () => {
  const { engine, workers } = await playing();
  const asked = engine.request({ type: "submit", seat: 0, version: 4 });
  const lost = assert.rejects(asked, (error) => error instanceof EngineLost && error.reason === "game-lost");
  await settle();
  workers[0].fail();
  await settle();
  workers[1].ready();
  await settle();
  workers[1].answer({ type: "nothing" });
  await lost;
});

test("a worker that breaks while nobody asks is replaced and given the game with the next request", async () => {
  const { engine, workers } = await playing();
  workers[0].fail();
  workers[1].ready();
  const asked = engine.request({ type: "observe" });
  await settle();
  assert.equal(workers[1].posted[0].kind, "resume");
  workers[1].answer(SEEN);
  await settle();
  workers[1].answer({ ...SEEN, version: 9 });
  assert.equal((await asked).version, 9);
});

test("a record that is looked at is loaded again, not the stored game", async () => {
  const { engine, workers } = await playing();
  const shown = engine.request({ type: "replay", record: "{}" });
  await settle();
  workers[0].answer({ type: "reveal", steps: 3 });
  await shown;
  workers[0].fail();
  workers[1].ready();
  void engine.request({ type: "step", at: 1 });
  await settle();
  assert.equal(JSON.parse(workers[1].posted[0].text).type, "replay");
});

test("a boot that fails, breaks or falls silent says so and can be tried again", async () => {
  const { engine, workers, boots, pass } = bench();
  engine.boot();
  workers[0].say({ kind: "failed", reason: "boot-runtime-failed", detail: "404" });
  assert.deepEqual(boots.at(-1), { state: "failed", reason: "boot-runtime-failed", detail: "404" });
  engine.retry();
  workers[1].fail();
  assert.equal(boots.at(-1).reason, "boot-broken");
  engine.retry();
  pass(PATIENCE.boot);
  assert.equal(boots.at(-1).reason, "boot-silent");
  const asked = engine.request({ type: "catalog" });
  engine.retry();
  workers[3].ready();
  await settle();
  workers[3].answer({ type: "catalog" });
  assert.equal((await asked).type, "catalog");
});

test("what a replaced worker still says is not heard", async () => {
  const { workers, boots, engine, ticks } = bench();
  engine.boot();
  engine.retry();
  workers[0].ready();
  assert.equal(boots.at(-1).state, "loading");
  workers[1].ready();
  assert.equal(boots.at(-1).state, "ready");
  assert.equal(ticks.size, 0);
});

test("notices of the worker are passed on", () => {
  const { engine, workers, news } = bench();
  engine.boot();
  workers[0].say({ kind: "notice", notice: { id: "vault-full", kind: "error" } });
  assert.equal(news[0].notice.id, "vault-full");
});

test("a worker that died after its answer, and had not stored it, leaves an older game, and that is told", async () => {
  const { engine, workers, news } = await playing();
  workers[0].fail();
  const asked = engine.request({ type: "submit", seat: 0, move: "go up", version: 5, since: 9 });
  await settle();
  workers[1].ready();
  await settle();
  workers[1].answer(SEEN);
  await settle();
  assert.deepEqual(workers[1].posted.map(({ text }) => text && JSON.parse(text)), [undefined, { type: "observe", eyes: 0, since: 0 }]);
  workers[1].answer({ ...SEEN, heard_from: 0 });
  assert.equal((await asked).version, 4);
  assert.deepEqual(news.map(({ notice }) => notice.id), ["game-older"]);
});

test("a worker that died after its answer, which was stored, is replaced unnoticed", async () => {
  const { engine, workers, news } = await playing();
  workers[0].fail();
  const asked = engine.request({ type: "submit", seat: 0, move: "go up", version: 4, since: 9 });
  await settle();
  workers[1].ready();
  await settle();
  workers[1].answer(SEEN);
  await settle();
  assert.equal(JSON.parse(workers[1].posted[1].text).move, "go up");
  workers[1].answer({ ...SEEN, version: 5 });
  assert.equal((await asked).version, 5);
  assert.deepEqual(news, []);
});

test("a game restored from an older place is shown whole, and that is told", async () => {
  const { engine, workers, news } = await playing();
  const asked = engine.request({ type: "advance", version: 6, since: 12, eyes: 1 });
  await settle();
  workers[0].fail();
  await settle();
  workers[1].ready();
  await settle();
  workers[1].answer(SEEN);
  await settle();
  assert.deepEqual(JSON.parse(workers[1].posted[1].text), { type: "observe", eyes: 1, since: 0 });
  workers[1].answer({ ...SEEN, heard_from: 0 });
  assert.equal((await asked).version, 4);
  assert.equal(news.at(-1).notice.id, "game-older");
});
