/** What a start keeps for the next one: whole, of this build only, and never at a game's cost. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { openKept } from "../../../static/app/python/unpacked.js";
import { createCaches } from "../offline/host.mjs";

const [OURS, OLDER] = ["https://host.example/start.b2/snapshot.bin", "https://host.example/start.a1/snapshot.bin"];
const FILE = "the engine's memory";

const about = (text) => ({ digest: createHash("sha256").update(text).digest("hex"), bytes: text.length });
const stream = (text) => async () => new Blob([text]).stream();
const text = (file) => file && new TextDecoder().decode(file);

/** A browser that is visited again and again. */
function createBrowser({ quota = 1e9, usage = 0 } = {}) {
  const storage = createCaches();
  const visit = () => openKept({ storage, estimate: async () => ({ quota, usage }) });
  return { storage, visit, take: async (href = OURS, of = FILE) => text(await visit().take(href, Promise.resolve(about(of)))) };
}

test("the first visit finds nothing and is told that it is the first", async () => {
  const { visit, take } = createBrowser();
  assert.equal(await visit().isNew, true);
  assert.equal(await visit().isNew, false);
  assert.equal(await take(), null);
});

test("what is kept is there on the next visit", async () => {
  const { visit, take } = createBrowser();
  assert.equal(await visit().keep(OURS, about(FILE), stream(FILE)), true);
  assert.equal(await take(), FILE);
});

test("what is there is not brought again", async () => {
  const { visit } = createBrowser();
  await visit().keep(OURS, about(FILE), stream(FILE));
  const brought = () => assert.fail("asked for again");
  assert.equal(await visit().keep(OURS, about(FILE), brought), true);
});

test("another build's is not taken, and goes when this one's is kept", async () => {
  const { storage, visit, take } = createBrowser();
  await visit().keep(OLDER, about("older"), stream("older"));
  assert.equal(await take(), null);
  await visit().keep(OURS, about(FILE), stream(FILE));
  const [cache] = storage.all.values();
  assert.deepEqual([...cache.keys()], [OURS]);
});

test("what has been damaged is not taken, and brought again", async () => {
  const { visit, take } = createBrowser();
  await visit().keep(OURS, about(FILE), stream("something else"));
  assert.equal(await take(), null);
  await visit().keep(OURS, about(FILE), stream(FILE));
  assert.equal(await take(), FILE);
});

test("what is cut off on its way is not kept", async () => {
  const { visit, take } = createBrowser();
  const cut = async () => new ReadableStream({ pull: (controller) => controller.error(new TypeError("cut off")) });
  assert.equal(await visit().keep(OURS, about(FILE), cut), false);
  assert.equal(await take(), null);
});

test("where room is short it is left to games", async () => {
  const { visit, take } = createBrowser({ quota: 200e6, usage: 110e6 });
  const brought = () => assert.fail("there is no room for it");
  assert.equal(await visit().keep(OURS, about(FILE), brought), false);
  assert.equal(await take(), null);
});

test("a browser that keeps nothing is always a new one", async () => {
  const refused = async () => {
    throw new DOMException("denied", "SecurityError");
  };
  const forbidden = { has: refused, open: refused };
  for (const storage of [forbidden, undefined]) {
    const kept = openKept({ storage, estimate: refused });
    assert.equal(await kept.isNew, true);
    assert.equal(await kept.take(OURS, Promise.resolve(about(FILE))), null);
    assert.equal(await kept.keep(OURS, about(FILE), stream(FILE)), false);
  }
});
