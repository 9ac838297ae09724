/** The file of a snapshot: what is written is read again, and nothing else is. */

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "node:test";

import { readSnapshot, SnapshotError, unpacked, writeSnapshot } from "../../static/app/snapshot.js";

const KEY = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);
const HEAD = 48;

/** A snapshot as Pyodide makes it, of `size` bytes of memory; `touch` changes what was laid out. */
function example(size, touch) {
  const laid = Uint8Array.from({ length: size / 2 }, (_, at) => (at * 7) % 251);
  const whole = new Uint8Array(HEAD + size);
  new Uint32Array(whole.buffer, 0, 2).set([0x706e7300, HEAD]);
  whole.set(laid, HEAD);
  touch(whole.subarray(HEAD));
  return { laid, whole };
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
    const { laid, whole } = example(4096, touch);
    const file = writeSnapshot(whole, laid, KEY);
    const read = readSnapshot(file.buffer, KEY);
    assert.equal(read.whole.length, whole.length);
    read.complete(laid);
    assert.deepEqual(read.whole, whole);
  });
}

test("only what differs is in the file", () => {
  const { laid, whole } = example(1 << 16, (memory) => (memory[5000] = 0));
  assert.ok(writeSnapshot(whole, laid, KEY).length < 200);
});

test("memory that the WebAssembly has not laid out may be longer than what was laid out", () => {
  const { laid, whole } = example(4096, () => {});
  const longer = new Uint8Array(4096);
  longer.set(laid);
  const read = readSnapshot(writeSnapshot(whole, longer, KEY).buffer, KEY);
  read.complete(longer);
  assert.deepEqual(read.whole, whole);
});

test("a snapshot of another build is refused, and what is none", () => {
  const { laid, whole } = example(4096, () => {});
  const file = writeSnapshot(whole, laid, OTHER);
  assert.throws(() => readSnapshot(file.buffer, KEY), SnapshotError);
  assert.throws(() => readSnapshot(new ArrayBuffer(0), KEY), SnapshotError);
  assert.throws(() => readSnapshot(new ArrayBuffer(4096), KEY), SnapshotError);
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
