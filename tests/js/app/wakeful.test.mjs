import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore } from "../../../static/app/page/store.js";
import { createWakeful, stayAwake } from "../../../static/app/page/wakeful.js";

/** A browser whose locks a test grants, refuses and takes away. */
function bench() {
  let listener = () => {};
  /** @type {{grant: () => void, refuse: () => void}[]} */
  const asked = [];
  /** Every lock that was given: released or not. */
  const given = [];
  const page = { visibilityState: "visible", addEventListener: (type, heard) => (listener = heard) };
  const wakeLock = {
    request: (kind) => new Promise((resolve, reject) => {
      assert.equal(kind, "screen");
      asked.push({
        grant() {
          let gone = () => {};
          const lock = { released: false, addEventListener: (type, heard) => (gone = heard), release: async () => lock.lose() };
          lock.lose = () => {
            lock.released = true;
            gone();
          };
          given.push(lock);
          resolve(lock);
        },
        refuse: () => reject(new DOMException("no", "NotAllowedError")),
      });
    }),
  };
  const show = (state) => {
    page.visibilityState = state;
    listener();
  };
  const held = () => given.filter((lock) => !lock.released).length;
  return { page, wakeLock, asked, given, show, held };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page that is kept awake. */
async function awake() {
  const made = bench();
  const wakeful = createWakeful(made);
  wakeful.want(true);
  made.asked[0].grant();
  await settle();
  return { ...made, wakeful };
}

test("the screen stays awake while it is wanted", async () => {
  const { held, wakeful, asked } = await awake();
  assert.equal(held(), 1);
  wakeful.want(true);
  assert.equal(asked.length, 1);
  wakeful.want(false);
  await settle();
  assert.equal(held(), 0);
});

test("a hidden page lets go, and takes the lock again when it is shown", async () => {
  const { held, show, asked } = await awake();
  show("hidden");
  await settle();
  assert.equal(held(), 0);
  show("visible");
  asked[1].grant();
  await settle();
  assert.equal(held(), 1);
});

test("what the browser took away is asked for again when the page is shown", async () => {
  const { held, given, show, asked } = await awake();
  given[0].lose();
  show("visible");
  asked[1].grant();
  await settle();
  assert.equal(held(), 1);
});

test("a lock that comes too late is given back", async () => {
  const { asked, held, given, ...browser } = bench();
  const wakeful = createWakeful(browser);
  wakeful.want(true);
  wakeful.want(false);
  asked[0].grant();
  await settle();
  assert.deepEqual([given.length, held()], [1, 0]);
});

test("wishes that change while the browser thinks ask for one lock only", async () => {
  const { asked, held, ...browser } = bench();
  const wakeful = createWakeful(browser);
  for (const on of [true, false, true]) wakeful.want(on);
  asked[0].grant();
  await settle();
  assert.deepEqual([asked.length, held()], [1, 1]);
});

test("a refusal changes nothing, and is not argued with until the page comes back", async () => {
  const { asked, held, show, ...browser } = bench();
  createWakeful(browser).want(true);
  asked[0].refuse();
  await settle();
  assert.deepEqual([asked.length, held()], [1, 0]);
  show("visible");
  asked[1].grant();
  await settle();
  assert.equal(held(), 1);
});

test("a browser without wake locks plays all the same", async () => {
  const { page, show } = bench();
  createWakeful({ page, wakeLock: undefined }).want(true);
  show("hidden");
  show("visible");
  await settle();
});

test("it is wanted while friends play, until the game is over", async () => {
  const wishes = [];
  const store = createStore({ party: null, observation: null });
  stayAwake(store, { want: (on) => wishes.push(on) });
  for (const change of [
    { observation: { over: null } },
    { party: { phase: "gathering" } },
    { party: { phase: "playing" } },
    { observation: { over: { key: "won" } } },
    { party: null, observation: { over: null } },
  ]) {
    store.set(change);
    await settle();
  }
  assert.deepEqual(wishes, [false, false, true, false, false]);
});
