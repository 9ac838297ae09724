/** What the service worker keeps, what it answers from there, and what it leaves alone. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createCaches, createHost, createWorker, request, SCOPE, visit } from "./host.mjs";

const FIRST = { "index.html": "<p>one", "app/main.js": "one()", "icon.svg": "<svg/>" };
const SECOND = { "index.html": "<p>two", "app/main.js": "two()", "icon.svg": "<svg/>", "new.js": "new()" };

/** A host with the first version, which is kept. */
async function kept() {
  const world = { host: createHost(FIRST), caches: createCaches() };
  const first = createWorker("1", FIRST, world);
  await first.install();
  await first.activate();
  world.host.asked = [];
  return { ...world, first, world };
}

const text = async (answer) => (await answer).text();

test("a version is kept whole, and answers without the host", async () => {
  const { host, caches, first } = await kept();
  assert.deepEqual(caches.texts("1"), FIRST);
  host.reached = false;
  assert.equal(await text(first.ask(visit(""))), "<p>one");
  assert.equal(await text(first.ask(visit("?from=friend#join=abc"))), "<p>one");
  assert.equal(await text(first.ask(visit("index.html"))), "<p>one");
  assert.equal(await text(first.ask(request("app/main.js"))), "one()");
  assert.deepEqual(host.asked, []);
});

test("what it doesn't keep is left to the browser", async () => {
  const { first } = await kept();
  for (const [why, one] of [
    ["an unknown path", request("app/other.js")],
    ["opening an unknown path", visit("no/such/page")],
    ["a query, which only the page itself reads", request("app/main.js?fresh")],
    ["another folder of the host", request("../main.js")],
    ["another host", request("https://other.example/some/where/app/main.js")],
    ["something sent", request("app/main.js", { method: "POST" })],
    ["a part of a file", request("app/main.js", { headers: new Headers({ Range: "bytes=0-1" }) })],
  ]) {
    assert.equal(first.ask(one), null, why);
  }
});

test("what the browser has already isn't fetched again, unless it is of another version", async () => {
  const host = createHost(SECOND);
  host.had.set("index.html", FIRST["index.html"]).set("icon.svg", SECOND["icon.svg"]);
  const caches = createCaches();
  await createWorker("2", SECOND, { host, caches }).install();
  assert.deepEqual(host.asked.sort(), ["app/main.js", "index.html", "new.js"]);
  assert.deepEqual(caches.texts("2"), SECOND);
});

test("of a newer version only what differs is fetched, and the older one answers until it is replaced", async () => {
  const { host, caches, first, world } = await kept();
  host.files = SECOND;
  host.had.clear();
  const second = createWorker("2", SECOND, world);
  await second.install();
  assert.deepEqual(host.asked.sort(), ["app/main.js", "index.html", "new.js"]);
  assert.equal(await text(first.ask(visit(""))), "<p>one");
  assert.equal(await text(first.ask(request("app/main.js"))), "one()");
  assert.equal(first.ask(request("new.js")), null);
  await second.activate();
  assert.deepEqual([caches.texts("1"), caches.texts("2")], [{}, SECOND]);
  assert.equal(await text(second.ask(visit(""))), "<p>two");
});

for (const [what, halfway] of [
  ["a file is missing", { ...SECOND, "new.js": undefined }],
  ["a file is still the old one", { ...SECOND, "app/main.js": FIRST["app/main.js"] }],
]) {
  test(`a version is refused while ${what} at the host, and comes when the host has all of it`, async () => {
    const { host, caches, first, world } = await kept();
    host.files = Object.fromEntries(Object.entries(halfway).filter(([, held]) => held !== undefined));
    host.had.clear();
    await assert.rejects(createWorker("2", SECOND, world).install(), /is not of version 2/);
    assert.deepEqual(caches.texts("1"), FIRST);
    assert.equal(await text(first.ask(request("app/main.js"))), "one()");

    host.files = SECOND;
    host.had.clear();
    host.asked = [];
    await createWorker("2", SECOND, world).install();
    assert.deepEqual(caches.texts("2"), SECOND);
    assert.ok(!host.asked.includes("index.html"), "what had come was kept");
  });
}

test("where there is no room nothing is left behind", async () => {
  const caches = createCaches();
  caches.room = 2;
  await assert.rejects(createWorker("1", FIRST, { host: createHost(FIRST), caches }).install(), /no room/);
  assert.deepEqual(await caches.keys(), []);
});

test("other caches of the host are nobody's business", async () => {
  const world = { host: createHost(FIRST), caches: createCaches() };
  const others = ["gamemaster.snapshot 1", "gamemaster.offline https://host.example/other/ 1"];
  for (const name of others) await world.caches.open(name);
  const first = createWorker("1", FIRST, world);
  await first.install();
  await first.activate();
  assert.deepEqual((await world.caches.keys()).slice(0, 2), others);
});

test("a damaged or lost file comes from the host, and is kept again", async () => {
  const { host, caches, first } = await kept();
  host.had.clear();
  caches.damage("1", "app/main.js", "one(");
  caches.lose("1", "index.html");
  assert.equal(await text(first.ask(request("app/main.js"))), "one()");
  assert.equal(await text(first.ask(visit(""))), "<p>one");
  assert.deepEqual(caches.texts("1"), FIRST);
});

test("without a network a damaged file is an honest failure", async () => {
  const { host, caches, first } = await kept();
  host.had.clear();
  host.reached = false;
  caches.damage("1", "app/main.js", "one(");
  await assert.rejects(first.ask(request("app/main.js")), /no network/);
  assert.equal(first.done.unregistered, 0);
});

test("a version that is damaged and gone from the host gives way, and mixes nothing", async () => {
  const { host, caches, first } = await kept();
  host.files = SECOND;
  host.had.clear();
  caches.damage("1", "app/main.js", "one(");
  assert.equal((await first.ask(request("app/main.js"))).type, "error");
  assert.equal(first.done.unregistered, 1);
  caches.lose("1", "index.html");
  const again = await first.ask(visit("?from=friend"));
  assert.deepEqual([again.status, again.headers.get("location")], [302, `${SCOPE}?from=friend`]);
});

test("a large file isn't held up, and is mended when the page asks for it", async () => {
  const large = { ...FIRST, "runtime.wasm": "w".repeat(2_000_000) };
  const world = { host: createHost(large), caches: createCaches() };
  const worker = createWorker("1", large, world);
  await worker.install();
  world.host.had.clear();
  world.caches.damage("1", "runtime.wasm", "damaged");
  assert.equal(await text(worker.ask(request("runtime.wasm"))), "damaged");
  assert.deepEqual(await worker.tell({ kind: "mend" }), { done: true });
  assert.equal(await text(worker.ask(request("runtime.wasm"))), large["runtime.wasm"]);
});

test("a page is told how much is kept, once what the browser has cleared is there again", async () => {
  const { caches, first } = await kept();
  caches.all.clear();
  const size = Object.values(FIRST).join("").length;
  assert.deepEqual(await first.tell({ kind: "hello", version: "1" }), { done: true, bytes: size });
  assert.deepEqual(caches.texts("1"), FIRST);
});

test("a page is told when it can't be kept", async () => {
  const { host, caches, first } = await kept();
  caches.all.clear();
  host.had.clear();
  host.reached = false;
  assert.deepEqual(await first.tell({ kind: "hello", version: "1" }), { done: false, why: "TypeError: no network" });
});

test("pages of the first visit are served when all of them are of this version", async () => {
  const pages = [
    { id: "a", url: SCOPE, served: false },
    { id: "b", url: `${SCOPE}#join`, served: false },
    { id: "c", url: SCOPE, served: true },
    { id: "elsewhere", url: "https://host.example/other/", served: false },
    { id: "docs", url: `${SCOPE}docs/house.html`, served: false },
  ];
  const world = { host: createHost(FIRST), caches: createCaches(), pages };
  const worker = createWorker("1", FIRST, world);
  await worker.install();
  await worker.tell({ kind: "hello", version: "1" }, pages[0]);
  assert.equal(worker.done.claimed, 0, "the other page may be of another version");
  await worker.tell({ kind: "hello", version: "0" }, pages[1]);
  assert.equal(worker.done.claimed, 0, "and says that it is");
  await worker.tell({ kind: "hello", version: "1" }, pages[1]);
  assert.equal(worker.done.claimed, 1);
});

test("only a player's word lets a version replace another", async () => {
  const { world } = await kept();
  const second = createWorker("2", SECOND, { ...world, host: createHost(SECOND) });
  await second.install();
  await second.tell({ kind: "hello", version: "2" });
  assert.equal(second.done.skipped, 0);
  await second.tell({ kind: "accept" });
  assert.equal(second.done.skipped, 1);
});
