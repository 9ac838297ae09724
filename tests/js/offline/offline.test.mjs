/** When the page has itself kept, and when it goes over to a newer version: never during a game. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { PAUSE } from "../../../static/app/page/offline.js";
import { setUi } from "../../../static/app/page/store.js";
import { ADDRESS, createBrowser, settle } from "./browser.mjs";

/** A page whose version is kept, and a newer one that lies ready. */
async function offered() {
  const browser = createBrowser();
  const first = browser.worker("first");
  browser.activate(first);
  const page = browser.open();
  await page.isReady();
  const second = browser.worker("second");
  browser.found(second);
  browser.installed(second);
  await settle();
  return { ...browser, page };
}

test("the page is kept when it has been left alone for a while, and says how much that is", async () => {
  const browser = createBrowser();
  const page = browser.open();
  page.store.set({ boot: { state: "ready", version: "1" } });
  await settle();
  assert.deepEqual([page.idle.length, page.later.length], [0, 1]);
  await page.rest();
  assert.equal(browser.registered(), 1);
  const first = browser.worker("first");
  browser.found(first);
  assert.equal(page.offline.kept, "keeping");
  browser.activate(first);
  await settle();
  assert.deepEqual(page.offline, { kept: "yes", bytes: 12_300_000, update: "none", installable: false });
});

test("a first move tells that nothing more is waited for", async () => {
  const page = createBrowser().open();
  setUi(page.store, { moved: true });
  page.store.set({ boot: { state: "ready", version: "1" } });
  await settle();
  assert.deepEqual([page.idle.length, page.later.length], [1, 0]);
});

test("a guest's page, which has no engine, is kept when the game begins", async () => {
  const browser = createBrowser();
  const page = browser.open();
  page.store.set({ party: { phase: "gathering" } });
  await page.rest();
  assert.equal(browser.registered(), 0);
  page.store.set({ party: { phase: "playing" } });
  await page.rest();
  assert.equal(browser.registered(), 1);
});

test("where nothing can be kept the page says so, and goes on", async () => {
  for (const browser of [createBrowser({ impossible: true }), createBrowser({ refuses: new DOMException("no", "SecurityError") })]) {
    const page = browser.open();
    await page.isReady();
    assert.equal(page.offline.kept, "impossible");
    await page.keeper.mend();
  }
});

test("a script that could not be stored or fetched is a matter of this time alone", async () => {
  for (const refuses of [new DOMException("no room", "QuotaExceededError"), new TypeError("no network")]) {
    const page = createBrowser({ refuses }).open();
    await page.isReady();
    assert.equal(page.offline.kept, "failed");
  }
});

test("an installation that breaks off is told, and so is a loss that can't be made good", async () => {
  const browser = createBrowser();
  const page = browser.open();
  await page.isReady();
  const first = browser.worker("first");
  browser.found(first);
  first.become("redundant");
  assert.equal(page.offline.kept, "failed");
  browser.activate(browser.worker("again", { done: false, why: "no room" }));
  const next = browser.open();
  await next.isReady();
  assert.equal(next.offline.kept, "failed");
});

test("a page that is served for the first time isn't reloaded", async () => {
  const browser = createBrowser();
  const page = browser.open();
  await page.isReady();
  page.container.controller = browser.worker("first");
  page.container.dispatchEvent(new Event("controllerchange"));
  assert.equal(page.reloads, 0);
});

test("a newer version is offered, and comes when the player wants it", async () => {
  const { page, letters } = await offered();
  assert.equal(page.offline.update, "ready");
  await page.keeper.accept();
  assert.deepEqual(letters.filter(([, kind]) => kind === "accept"), [["second", "accept"]]);
  assert.deepEqual([page.offline.update, page.reloads], ["taken", 1]);
});

test("one that lay ready before the page was opened is offered, too", async () => {
  const browser = await offered();
  const next = browser.open();
  await next.isReady();
  assert.equal(next.offline.update, "ready");
});

test("a page that was opened without being served offers nothing", async () => {
  const browser = createBrowser();
  const page = browser.open();
  await page.isReady();
  browser.registration.active = browser.worker("first");
  browser.registration.waiting = browser.worker("second");
  const next = browser.open({ served: false });
  await next.isReady();
  assert.equal(next.offline.update, "none");
});

test("an offer that was declined isn't made again in this page", async () => {
  const { page, found, installed, worker } = await offered();
  page.keeper.decline();
  const third = worker("third");
  found(third);
  installed(third);
  await settle();
  assert.equal(page.offline.update, "declined");
});

test("the newer version waits for a game in another tab, and then all pages go over to it", async () => {
  const { page, open, letters } = await offered();
  const other = open();
  await other.goes("table");
  const accepted = page.keeper.accept();
  await settle();
  assert.deepEqual([page.offline.update, page.reloads, other.reloads], ["waiting", 0, 0]);
  assert.ok(!letters.some(([, kind]) => kind === "accept"));
  await other.goes("lobby");
  await accepted;
  assert.deepEqual([page.reloads, other.reloads], [1, 1]);
});

test("a game that begins while the newer version waits for another one is waited for, too", async () => {
  const { page, open } = await offered();
  const [second, third] = [open(), open()];
  await second.goes("table");
  const accepted = page.keeper.accept();
  await settle();
  await third.goes("table");
  await second.goes("lobby");
  await settle();
  assert.deepEqual([page.offline.update, page.reloads, third.reloads], ["waiting", 0, 0]);
  await third.goes("lobby");
  await accepted;
  assert.equal(third.reloads, 1);
});

test("whoever waits can think better of it", async () => {
  const { page, open } = await offered();
  const other = open();
  await other.goes("table");
  const accepted = page.keeper.accept();
  await settle();
  page.keeper.decline();
  await accepted;
  await other.goes("lobby");
  await settle();
  assert.deepEqual([page.offline.update, page.reloads, other.reloads], ["declined", 0, 0]);
});

test("friends that gather, a game that is wished for and a reply on its way count as a game", async () => {
  for (const [begin, end] of [
    [{ party: { phase: "gathering" } }, { party: null }],
    [{ handed: { state: "asking" } }, { handed: { state: "taken" } }],
  ]) {
    const { open, locks } = createBrowser();
    const page = open();
    page.store.set(begin);
    await settle();
    assert.deepEqual((await locks.query()).held, [{ name: `gamemaster.table ${ADDRESS}`, mode: "shared" }]);
    page.store.set(end);
    await settle();
    assert.deepEqual((await locks.query()).held, []);
  }
});

test("a page that stays open looks for a newer version now and then, never in a game", async () => {
  const { page, registration } = await offered();
  const shown = () => page.page.dispatchEvent(new Event("visibilitychange"));
  shown();
  assert.equal(registration.updates, 0, "just opened");
  page.clock += PAUSE.look;
  await page.goes("table");
  shown();
  assert.equal(registration.updates, 0, "in a game");
  await page.goes("lobby");
  assert.equal(registration.updates, 1, "after it");
  shown();
  assert.equal(registration.updates, 1, "just now");
  page.clock += PAUSE.look;
  page.page.visibilityState = "hidden";
  shown();
  assert.equal(registration.updates, 1, "nobody looks at it");
  page.page.visibilityState = "visible";
  shown();
  assert.equal(registration.updates, 2);
});

test("before a failed engine tries again, what is kept is held to its digests", async () => {
  const { page, letters } = await offered();
  await page.keeper.mend();
  assert.deepEqual(letters.at(-1), ["first", "mend"]);
});

test("the browser's prompt to install is kept for the button, and is used once", async () => {
  const page = createBrowser().open();
  let asked = 0;
  const prompt = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => void (asked += 1) });
  page.heard.beforeinstallprompt(prompt);
  assert.deepEqual([prompt.defaultPrevented, page.offline.installable], [true, true]);
  await page.keeper.install();
  await page.keeper.install();
  assert.deepEqual([asked, page.offline.installable], [1, false]);
  page.heard.beforeinstallprompt(prompt);
  page.heard.appinstalled();
  assert.equal(page.offline.installable, false);
});
