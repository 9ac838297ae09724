/** The file of a snapshot: what is written is read again, and nothing else is. */

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "node:test";

import { goingOn, readSnapshot, SnapshotError, unpacked, writeSnapshot } from "../../../static/app/python/snapshot.js";

const KEY = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);
const OWN = "00000007".repeat(8);
const SETTINGS = { hiwireKeys: [null], immortalKeys: ["ключ"] };

/** A snapshot as Pyodide makes it, of `size` bytes of memory; `touch` changes what was laid out. */
function example(size, touch) {
  const laid = Uint8Array.from({ length: size }, (_, at) => (at < size / 2 ? (at * 7) % 251 : 0));
  const settings = new TextEncoder().encode(JSON.stringify(SETTINGS));
  const head = 48 + 16 * Math.ceil(settings.length / 16);
  const whole = new Uint8Array(head + size);
  new Uint32Array(whole.buffer, 0, 12).set([0x706e7300, head, settings.length, 0, ...Array(8).fill(7)]);
  whole.set(settings, 48);
  whole.set(laid, head);
  touch(whole.subarray(head));
  return { laid, whole, memory: whole.slice(head) };
}

const CHANGES = {
  nothing: () => {},
  "the first byte": (memory) => (memory[0] = 99),
  "the last byte": (memory) => (memory[memory.length - 1] = 99),
  "what becomes zero": (memory) => memory.fill(0, 40, 400),
  "what lies close together": (memory) => [100, 110, 130, 300].forEach((at) => (memory[at] ^= 1)),
  "all of it": (memory) => memory.fill(7),
};

for (const [name, touch] of Object.entries(CHANGES)) {
  test(`a memory that differs in ${name} is the same when it is read again`, () => {
    const { laid, whole, memory } = example(4096, touch);
    const read = readSnapshot(writeSnapshot(whole, laid, KEY).buffer, KEY);
    assert.equal(read.bytes, 4096);
    assert.deepEqual(read.restore(laid, OWN), SETTINGS);
    assert.deepEqual(laid, memory);
  });
}

test("only what differs is in the file", () => {
  const { laid, whole } = example(1 << 16, (memory) => (memory[5000] = 0));
  assert.ok(writeSnapshot(whole, laid, KEY).length < 300);
});

test("a snapshot of another build is refused, and what is none", () => {
  const { laid, whole } = example(4096, () => {});
  const file = writeSnapshot(whole, laid, OTHER);
  assert.throws(() => readSnapshot(file.buffer, KEY), SnapshotError);
  assert.throws(() => readSnapshot(new ArrayBuffer(0), KEY), SnapshotError);
  assert.throws(() => readSnapshot(new ArrayBuffer(4096), KEY), SnapshotError);
});

test("another runtime and a memory of another size are left as they are", () => {
  const { laid, whole } = example(4096, (memory) => memory.fill(7));
  const read = readSnapshot(writeSnapshot(whole, laid, KEY).buffer, KEY);
  const longer = new Uint8Array(8192);
  assert.throws(() => read.restore(laid, OTHER), SnapshotError);
  assert.throws(() => read.restore(longer, OWN), SnapshotError);
  assert.ok(!laid.includes(7, 4000) && !longer.includes(7));
});

/** @param {Uint8Array} bytes that come in pieces */
const stream = (bytes) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 1000) controller.enqueue(bytes.slice(at, at + 1000));
      controller.close();
    },
  });

test("what has come is unpacked; what was cut off or damaged on the way is refused", async () => {
  const bytes = Uint8Array.from({ length: 20000 }, (_, at) => (at * at) % 256);
  const packed = new Uint8Array(gzipSync(bytes));
  assert.deepEqual(new Uint8Array(await unpacked(stream(packed))), bytes);
  const damaged = packed.slice();
  damaged[damaged.length >> 1] ^= 255;
  for (const wrong of [packed.slice(0, -9), packed.slice(0, 30), damaged, bytes, new Uint8Array()]) {
    await assert.rejects(unpacked(stream(wrong)), SnapshotError);
  }
});

test("a memory is restored once, and its file is let go of", async () => {
  const memory = new ArrayBuffer(64);
  const create = async ({ INITIAL_MEMORY }) => ({ HEAP8: new Int8Array(memory, 0, INITIAL_MEMORY) });
  const settings = { API: { config: { BUILD_ID: "pyodide's" } } };
  const restored = [];
  await goingOn(create, 64, (target, own) => restored.push([target.length, own]))(settings);
  settings.API.restoreSnapshot();
  assert.deepEqual(restored, [[64, "pyodide's"]]);
  assert.equal("restoreSnapshot" in settings.API, false);
});
