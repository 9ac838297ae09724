/** Strangers' bots on the page and at the engine: who is asked, who is believed, who is stopped. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createAsking } from "../../../static/app/strangers/asking.js";
import { createStrangers } from "../../../static/app/strangers/hiring.js";

const WHEEL = { name: "good-1.0-py3-none-any.whl", bytes: new ArrayBuffer(8) };

/** A port as the engine's worker has it; what the bot says is said by the test. */
function port() {
  const asked = [];
  const made = { asked, closed: false, onmessage: null, onmessageerror: null };
  return Object.assign(made, {
    postMessage: (letter) => asked.push(letter),
    close: () => (made.closed = true),
    says: (data) => made.onmessage?.({ data }),
  });
}

function engineSide(patience = 10_000) {
  const stopped = [];
  const asking = createAsking({ patience, onStop: ({ number, bots }, asked) => stopped.push({ number, bots, asked }) });
  const meet = (number, ...bots) => {
    const made = port();
    asking.meet({ number, bots, port: made });
    return made;
  };
  return { asking, stopped, meet };
}

const question = (bot) => JSON.stringify({ bot, seen: {}, seed: "x" });

test("a bot is asked by its name, and its text is the answer", async () => {
  const { asking, stopped, meet } = engineSide();
  const [one, other] = [meet(1, "a", "b"), meet(2, "c")];
  const answer = asking.ask(question("b"));
  assert.deepEqual(one.asked, [{ id: 1, text: question("b") }]);
  one.says({ id: 1, text: '{"move":"go up"}' });
  assert.equal(await answer, '{"move":"go up"}');
  const next = asking.ask(question("c"));
  other.says({ id: other.asked[0].id, text: "anything" });
  assert.equal(await next, "anything");
  assert.deepEqual(stopped, []);
});

test("a bot that does not answer in time is stopped", async () => {
  const { asking, stopped, meet } = engineSide(5);
  const slow = meet(7, "slow");
  assert.equal(await asking.ask(question("slow")), '{"fault":"too-slow"}');
  assert.deepEqual(stopped, [{ number: 7, bots: ["slow"], asked: true }]);
  assert.ok(slow.closed);
  assert.equal(slow.onmessage, null);
  assert.equal(await asking.ask(question("slow")), '{"fault":"stopped"}');
});

for (const [what, data] of Object.entries({
  "for another request": { id: 99, text: "{}" },
  "with no text": { id: 1, text: 5 },
  "with nothing": undefined,
  "with null": null,
  "with megabytes": { id: 1, text: "x".repeat(1 << 20) },
})) {
  test(`a bot that answers ${what} is stopped`, async () => {
    const { asking, stopped, meet } = engineSide();
    const bad = meet(1, "bad");
    const answer = asking.ask(question("bad"));
    bad.says(data);
    assert.equal(await answer, '{"fault":"no-answer"}');
    assert.deepEqual(stopped, [{ number: 1, bots: ["bad"], asked: true }]);
    assert.ok(bad.closed);
  });
}

test("a bot that answers twice, or what can't be read, is stopped although nobody waits", async () => {
  for (const again of [(bad) => bad.says({ id: 1, text: "{}" }), (bad) => bad.onmessageerror()]) {
    const { asking, stopped, meet } = engineSide();
    const bad = meet(1, "bad");
    const answer = asking.ask(question("bad"));
    bad.says({ id: 1, text: "{}" });
    assert.equal(await answer, "{}");
    again(bad);
    assert.deepEqual(stopped, [{ number: 1, bots: ["bad"], asked: false }]);
  }
});

test("one bot's junk does not touch the question to another", async () => {
  const { asking, stopped, meet } = engineSide();
  const [good, bad] = [meet(1, "good"), meet(2, "bad")];
  const answer = asking.ask(question("good"));
  bad.says({ id: 1, text: '{"move":"mine"}' });
  assert.deepEqual(stopped, [{ number: 2, bots: ["bad"], asked: false }]);
  good.says({ id: 1, text: '{"move":"go up"}' });
  assert.equal(await answer, '{"move":"go up"}');
});

test("what was brought before under all its names is of no more use", () => {
  const { stopped, meet } = engineSide();
  const older = meet(1, "a", "b");
  meet(2, "a");
  assert.deepEqual(stopped, []);
  meet(3, "b");
  assert.deepEqual(stopped, [{ number: 1, bots: [], asked: false }]);
  assert.ok(older.closed);
  meet(4);
  assert.deepEqual(stopped[1], { number: 4, bots: [], asked: false });
});

// -- the page -------------------------------------------------------------------

/** A page whose frames are made by the test. @param {object} [first] what comes from within first */
function page(first = { text: "listed" }, patience = 1000) {
  const frames = [];
  const strangers = createStrangers({
    patience,
    async openFrame(html, script) {
      const frame = { html, script, sent: [], closed: false };
      frames.push(frame);
      return {
        first: first === null ? new Promise(() => {}) : Promise.resolve(first),
        send: (letter) => frame.sent.push(letter),
        close: () => (frame.closed = true),
      };
    },
    async bringFile({ href }) {
      const text = href.endsWith(".json") ? '{"packages":{"one":{"file_name":"one.whl"}}}' : href;
      return new TextEncoder().encode(text).buffer;
    },
  });
  return { strangers, frames };
}

function engine() {
  const letters = [];
  return { letters, postMessage: (letter) => letters.push(letter) };
}

test("a wheel gets a frame with all that it needs, and a port whose other end is the engine's", async () => {
  const { strangers, frames } = page();
  const worker = engine();
  strangers.meet(worker);
  assert.equal(await strangers.bring(WHEEL), null);
  const [{ sent, html, script }] = frames;
  assert.match(html, /stranger\.html$/);
  assert.match(script, /app\/stranger-start\.js$/);
  assert.deepEqual(sent[0].wheel.name, WHEEL.name);
  const names = Object.keys(sent[0].files);
  for (const name of ["wheels/one.whl", "start/snapshot.bin", "pyodide/pyodide.asm.wasm"]) assert.ok(names.includes(name), name);
  assert.deepEqual(Object.keys(sent[1]), ["port"]);
  const [{ kind, number, told }] = worker.letters;
  assert.deepEqual({ kind, number, told }, { kind: "stranger", number: 1, told: "listed" });
});

test("another worker of the engine meets those who are there", async () => {
  const { strangers, frames } = page();
  await strangers.bring(WHEEL);
  await strangers.bring(WHEEL);
  strangers.stop(1);
  assert.deepEqual(frames.map(({ closed }) => closed), [true, false]);
  const worker = engine();
  strangers.meet(worker);
  assert.deepEqual(worker.letters.map(({ number }) => number), [2]);
});

test("a wheel that can't be installed, or says nothing, leaves no frame", async () => {
  for (const [first, key] of [
    [{ detail: "x".repeat(999) }, "refused-wheel-broken"],
    [{ text: "x".repeat(1 << 20) }, "refused-wheel-broken"],
    [{}, "refused-wheel-broken"],
    [null, "refused-wheel-silent"],
  ]) {
    const { strangers, frames } = page(first, 5);
    const refusal = await strangers.bring(WHEEL);
    assert.equal(refusal.key, key);
    assert.ok(String(refusal.args.detail ?? "").length <= 300);
    assert.ok(frames[0].closed);
    const worker = engine();
    strangers.meet(worker);
    assert.deepEqual(worker.letters, []);
  }
});

test("what is no pure-Python wheel, or too large, gets no frame at all", async () => {
  const { strangers, frames } = page();
  assert.equal((await strangers.bring({ name: "a.zip", bytes: WHEEL.bytes })).key, "refused-wheel-name");
  assert.equal((await strangers.bring({ ...WHEEL, bytes: new ArrayBuffer(5 << 20) })).key, "refused-wheel-size");
  assert.deepEqual(frames, []);
});
