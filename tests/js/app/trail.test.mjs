/** The page's places in the browser's history, which is played here: Back, Forward and dialogs. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createTrail } from "../../../static/app/page/trail.js";

/** A browser's history: what `go` asks for happens with the next `arrives`. */
function browser() {
  const entries = [{ state: null, url: "elsewhere" }, { state: null, url: "/" }];
  let at = 1;
  const asked = [];
  const made = {
    entries,
    get at() {
      return at;
    },
    get state() {
      return entries[at].state;
    },
    get url() {
      return entries[at].url;
    },
    go: (by) => asked.push(by),
    pushState(state, _, url = made.url) {
      entries.splice(++at, entries.length, { state, url });
    },
    replaceState(state, _, url = made.url) {
      entries[at] = { state, url };
    },
    /** @param {number} by what the player presses: -1 Back, 1 Forward */
    async press(by) {
      if (!entries[at + by]) return;
      at += by;
      await made.heard(made.state);
    },
    /** What the page has asked for takes place. */
    async arrives() {
      while (asked.length) await made.press(asked.shift());
    },
    open(url) {
      entries.splice(++at, entries.length, { state: null, url });
    },
    heard: async () => {},
  };
  return made;
}

let history;
let page;
let trail;

beforeEach(() => {
  history = browser();
  page = { screen: "lobby", dialogs: [], game: true };
  trail = createTrail({
    history,
    screen: () => page.screen,
    dialogs: () => page.dialogs,
    address: (screen) => (screen === "lobby" ? "/" : `#${screen}`),
    arrive(screen) {
      if (screen === "table" && !page.game) return;
      show(screen);
    },
  });
  history.heard = trail.went;
});

function show(screen) {
  page.screen = screen;
  trail.settle();
}

function openDialog() {
  const dialog = {
    close() {
      page.dialogs = page.dialogs.filter((one) => one !== dialog);
      trail.settle();
    },
  };
  page.dialogs = [...page.dialogs, dialog];
  trail.settle();
  return dialog;
}

const urls = () => history.entries.map(({ url }) => url);

test("Back leads from the table to the lobby, Forward to the table, Back again and out", async () => {
  trail.begin("lobby");
  show("table");
  assert.deepEqual(urls(), ["elsewhere", "/", "#table"]);
  await history.press(-1);
  assert.equal(page.screen, "lobby");
  await history.press(1);
  assert.equal(page.screen, "table");
  assert.equal(history.url, "#table");
  await history.press(-1);
  await history.press(-1);
  assert.equal(history.url, "elsewhere");
});

test("who leaves the table by its button is where Back would have led", async () => {
  trail.begin("lobby");
  show("table");
  trail.leave();
  await history.arrives();
  assert.equal(page.screen, "lobby");
  assert.equal(history.at, 1);
  show("table");
  assert.deepEqual(urls(), ["elsewhere", "/", "#table"]);
});

test("a table that ends by itself leaves no entry to come back through", async () => {
  trail.begin("lobby");
  show("table");
  show("lobby");
  await history.arrives();
  assert.equal(history.at, 1);
  await history.press(-1);
  assert.equal(history.url, "elsewhere");
});

test("a page that is opened at its table has the lobby below it", async () => {
  history.replaceState(null, "", "#table");
  trail.begin("table");
  assert.deepEqual(urls(), ["elsewhere", "/", "#table"]);
  show("table");
  await history.press(-1);
  assert.equal(page.screen, "lobby");
});

test("a page that is loaded again finds its entries", async () => {
  trail.begin("lobby");
  show("table");
  page.screen = "lobby"; // until the game has come back
  trail.begin("table");
  show("table");
  assert.deepEqual(urls(), ["elsewhere", "/", "#table"]);
});

test("the desk has a place of its own, and a game that begins there takes it", async () => {
  trail.begin("desk");
  show("desk");
  assert.deepEqual(urls(), ["elsewhere", "/", "#desk"]);
  await history.press(-1);
  assert.equal(page.screen, "lobby");
  await history.press(1);
  assert.equal(page.screen, "desk");
  show("table");
  await history.arrives();
  assert.deepEqual(urls(), ["elsewhere", "/", "#table"]);
  trail.leave();
  await history.arrives();
  assert.equal(page.screen, "lobby");
});

test("Forward to a game that is gone stays in the lobby", async () => {
  trail.begin("lobby");
  show("table");
  await history.press(-1);
  page.game = false;
  await history.press(1);
  await history.arrives();
  assert.equal(page.screen, "lobby");
  assert.equal(history.url, "/");
});

for (const screen of ["lobby", "table", "desk"]) {
  test(`Back closes a dialog over the ${screen} first`, async () => {
    trail.begin("lobby");
    show(screen);
    const { at } = history;
    openDialog();
    openDialog();
    await history.press(-1);
    assert.equal(page.dialogs.length, 1);
    await history.press(-1);
    assert.equal(page.dialogs.length, 0);
    assert.equal(page.screen, screen);
    assert.equal(history.at, at);
    // There is no dialog to come back to.
    await history.press(1);
    await history.arrives();
    assert.equal(history.at, at);
    assert.equal(page.screen, screen);
  });
}

test("a dialog that is closed by its button takes its entry along", async () => {
  trail.begin("lobby");
  openDialog().close();
  await history.arrives();
  assert.equal(history.at, 1);
});

test("a dialog from which a game begins", async () => {
  trail.begin("lobby");
  const dialog = openDialog();
  dialog.close();
  show("table"); // before the browser has gone back
  await history.arrives();
  assert.equal(history.url, "#table");
  assert.equal(history.at, 2);
  await history.press(-1);
  assert.equal(page.screen, "lobby");
});

test("who closes a dialog and leaves the table at once arrives in the lobby", async () => {
  trail.begin("lobby");
  show("table");
  openDialog().close();
  trail.leave();
  await history.arrives();
  assert.equal(page.screen, "lobby");
  assert.equal(history.at, 1);
});

test("a link that is opened in the page stands where the page is", async () => {
  trail.begin("lobby");
  history.open("#rules=…");
  await trail.went(null);
  trail.settle();
  assert.equal(history.url, "/");
  show("table");
  await history.press(-1);
  assert.equal(page.screen, "lobby");
});

test("an address that is not taken yet stays, for a reload", async () => {
  history.open("#reply=…");
  trail.adopt();
  assert.equal(history.url, "#reply=…");
  assert.deepEqual(history.state, { trail: ["lobby"] });
});
