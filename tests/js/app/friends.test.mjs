import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { joinLink, readJoin, readReply, replyLink, roomLink } from "../../../static/app/friends/links.js";
import { readKept } from "../../../static/app/friends/kept-room.js";
import { readOnline, STUN } from "../../../static/app/friends/online.js";
import { VERSION } from "../../../static/app/basics/version.js";
import { createNetwork } from "./friends-pages.mjs";

/** A host who has opened a table, and friends who have come to it. */
async function gathered(friends = ["Anna"], options = {}) {
  const network = createNetwork(options);
  const host = network.createBrowser().openPage(options);
  assert.equal(await host.friends.open(host.setup), null);
  const guests = [];
  for (const [at, name] of friends.entries()) {
    if (at > 0) host.friends.addSeat();
    const seat = host.party.seats.findIndex(({ kind, state }) => kind === "friend" && state !== "connected");
    const browser = network.createBrowser();
    const guest = browser.openPage({ ...options, name });
    guest.browser = browser;
    await network.join(host, guest, await host.linkTo(seat));
    guests.push(guest);
  }
  return { network, host, guests, anna: guests[0] };
}

/** The same, with a game that has begun. */
async function playing(friends = ["Anna"], options = {}) {
  const made = await gathered(friends, options);
  let wrong;
  void made.host.friends.start().then((told) => (wrong = told));
  await made.network.until(() => wrong !== undefined && made.guests.every(({ seen }) => seen));
  assert.equal(wrong, null);
  return made;
}

const seatsOf = (page) => page.party.seats.map(({ kind, name, state }) => [kind, name, state]);

test("pages have the version of the engine", async () => {
  const project = await readFile(new URL("../../../pyproject.toml", import.meta.url), "utf8");
  assert.equal(VERSION, /^version = "([^"]+)"/m.exec(project)?.[1]);
});

test("a table begins with the host, a friend, and bots as the rules need", async () => {
  const { host } = await gathered([]);
  assert.deepEqual(seatsOf(host), [["you", "Hanna", null], ["friend", "", null]]);
  assert.deepEqual([host.party.role, host.party.phase, host.party.mine, host.party.players], ["host", "gathering", 0, [1, 4]]);
  assert.equal(host.party.seats[0].colour, "red");
  host.friends.addSeat();
  assert.equal(new Set(host.party.seats.map(({ colour }) => colour)).size, 3);
  assert.equal((await host.friends.open(host.setup)).id, "party-elsewhere");
});

test("an invitation goes out, its reply comes back, and both see each other", async () => {
  const { host, anna } = await gathered();
  assert.deepEqual(seatsOf(host), [["you", "Hanna", null], ["friend", "Anna", "connected"]]);
  assert.deepEqual(seatsOf(anna), [["host", "Hanna", null], ["you", "Anna", "connected"]]);
  assert.deepEqual([anna.party.role, anna.party.mine, anna.party.connection, anna.party.hostName, anna.party.reply], ["guest", 1, "up", "Hanna", null]);
  assert.deepEqual(anna.asked, [], "a guest's page has no use for an engine");
  // The link is used up.
  assert.equal(host.party.seats[1].link, null);
});

test("the seat says how far its friend has come", async () => {
  const network = createNetwork();
  const host = network.createBrowser().openPage();
  const anna = network.createBrowser().openPage({ name: "Anna" });
  await host.friends.open(host.setup);
  const link = await host.linkTo(1);
  assert.equal(host.party.seats[1].state, "waiting");
  assert.match(link, /^https:\/\/example\.test\/#join=I[\w-]{11}&by=Hanna&to=words&at=[\w-]{12}$/);
  await anna.friends.join(link);
  assert.deepEqual([anna.party.connection, anna.party.hostName, anna.party.rules], ["joining", "Hanna", { preset: "words" }]);
  await anna.friends.reply();
  assert.equal(anna.party.connection, "replied");
  assert.match(anna.party.reply.link, /^https:\/\/example\.test\/#reply=R/);
  void host.friends.acceptReply(` ${anna.party.reply.code}\n`);
  assert.equal(host.party.seats[1].state, "replied");
  await network.until(() => host.party.seats[1].state === "connected");
});

test("replies that are none are told apart, and the invitation stays", async () => {
  const { network, host, anna } = await gathered();
  host.friends.addSeat();
  const link = await host.linkTo(2);
  const complaint = async (text) => (await network.accept(host, text))?.id;
  assert.equal(await complaint(""), "code-empty");
  assert.equal(await complaint("nonsense"), "code-not-one");
  assert.equal(await complaint(`I${"a".repeat(11)}`), "code-is-invitation");
  assert.equal(await complaint(`R${"a".repeat(11)}xyz`), "reply-unknown");
  assert.equal((await anna.friends.rejoin("what?"))?.id, "join-broken");
  assert.equal(host.party.seats[2].link, link);
});

test("a reply from nowhere ends its invitation, and another one can be made", async () => {
  const { network, host } = await gathered([]);
  const link = await host.linkTo(1);
  const { code } = host.party.seats[1];
  assert.equal((await network.accept(host, `R${code.slice(1)}xxxx`))?.id, "net-near-only");
  assert.deepEqual([host.party.seats[1].state, host.party.seats[1].link], [null, null]);
  assert.notEqual(await host.linkTo(1), link);
});

test("who comes too late is told why", async () => {
  const network = createNetwork();
  const host = network.createBrowser().openPage();
  await host.friends.open(host.setup);
  const link = await host.linkTo(1);
  const [anna, bert] = ["Anna", "Bert"].map((name) => network.createBrowser().openPage({ name }));
  for (const guest of [anna, bert]) {
    await guest.friends.join(link);
    await guest.friends.reply();
  }
  assert.equal(await network.accept(host, anna.party.reply.link), null);
  assert.equal((await network.accept(host, bert.party.reply.link))?.id, "code-used");
  assert.equal(bert.party.connection, "replied");
});

test("a game is played to its end, and every guest holds the record to the rules", async () => {
  const { network, host, guests } = await playing(["Anna", "Bert"]);
  assert.deepEqual([host, ...guests].map(({ store }) => store.get().ui.screen), ["table", "table", "table"]);
  assert.deepEqual([host, ...guests].map(({ party }) => [party.phase, party.joint]), [["playing", true], ["playing", true], ["playing", true]]);
  await network.play([host, ...guests]);
  await network.until(() => guests.every(({ party }) => party.verdict) && guests.every(({ party }) => party.phase === "over"));
  assert.deepEqual(guests.map(({ party }) => party.verdict.state), ["verified", "verified"]);
  assert.equal(host.party.phase, "over");
  assert.equal(guests[0].seen.heard.filter(({ key }) => key === "secret").length, 2);
  assert.deepEqual(guests[0].asked, ["verify"]);
});

test("the same people play once more", async () => {
  const { network, host, anna } = await playing();
  await network.play([host, anna]);
  await network.until(() => anna.party.verdict);
  const { commitment } = anna.party;
  let wrong;
  void host.friends.start("").then((told) => (wrong = told));
  await network.until(() => wrong !== undefined && anna.seen.version === 0);
  assert.equal(wrong, null);
  assert.notEqual(anna.party.commitment, commitment);
  assert.equal(anna.party.verdict, null);
  await network.play([host, anna]);
  await network.until(() => anna.party.verdict);
  assert.equal(anna.party.verdict.state, "verified");
});

test("after a game the table gathers anew: its people agree on other rules, and a new friend comes (T-3)", async () => {
  const { network, host, anna } = await playing();
  await network.play([host, anna]);
  await network.until(() => anna.party.verdict);
  const { commitment, table } = anna.party;
  host.friends.gather();
  await network.until(() => anna.party.phase === "gathering");
  assert.deepEqual([host, anna].map(({ store }) => [store.get().ui.screen, store.get().observation]), [["lobby", null], ["lobby", null]]);
  assert.deepEqual([anna.party.mine, anna.party.verdict, anna.party.commitment], [1, null, null]);
  assert.notEqual(anna.party.table, table);
  assert.deepEqual(host.party.seats.map(({ name, state }) => [name, state]), [["Hanna", null], ["Anna", "connected"]]);
  host.friends.addSeat();
  const bert = network.createBrowser().openPage({ name: "Bert" });
  await network.join(host, bert, await host.linkTo(2));
  await network.until(() => bert.party.phase === "gathering");
  let wrong;
  void host.friends.start().then((told) => (wrong = told));
  await network.until(() => wrong !== undefined && anna.seen?.version === 0 && bert.seen?.version === 0);
  assert.equal(wrong, null);
  assert.notEqual(anna.party.commitment, commitment);
  assert.deepEqual([anna, bert].map(({ party }) => party.joint), [true, true]);
  await network.play([host, anna, bert]);
  await network.until(() => anna.party.verdict && bert.party.verdict);
  assert.deepEqual([anna, bert].map(({ party }) => party.verdict.state), ["verified", "verified"]);
});

test("a table doesn't gather anew in the middle of a game", async () => {
  const { host, anna } = await playing();
  host.friends.gather();
  assert.deepEqual([host, anna].map(({ party }) => party.phase), ["playing", "playing"]);
  assert.equal(host.store.get().ui.screen, "table");
});

test("a guest's page that is loaded again finds its host among the tabs, without anybody's help", async () => {
  const network = createNetwork();
  const browser = network.createBrowser();
  const host = browser.openPage({ moves: 8 });
  await host.friends.open(host.setup);
  const link = await host.linkTo(1);
  const tab = new Map();
  const anna = browser.openPage({ name: "Anna", tab, moves: 8, hash: `#${link.split("#")[1]}` });
  // The same browser: no reply has to be carried.
  await anna.friends.reply();
  await network.until(() => anna.party.connection === "up");
  let wrong;
  void host.friends.start().then((told) => (wrong = told));
  await network.until(() => wrong === null && anna.seen);
  await network.play([host, anna], () => host.seen.version >= 3);
  anna.close();
  await network.until(() => host.party.seats[1].state === "away");
  const again = browser.openPage({ name: "Anna", tab, moves: 8, hash: "#friends" });
  assert.equal(again.party.connection, "lost");
  await network.until(() => again.seen);
  assert.equal(again.party.connection, "up");
  await network.play([host, again]);
  await network.until(() => again.party.verdict);
  assert.equal(again.party.verdict.state, "verified");
});

test("a guest elsewhere comes back by a new link to the same seat", async () => {
  const { network, host, anna } = await playing(["Anna"], { moves: 8 });
  await network.play([host, anna], () => host.seen.version >= 3);
  anna.close();
  const again = anna.browser.openPage({ name: "Anna", moves: 8, hash: "#friends" });
  await network.until(() => host.party.seats[1].state === "away" && again.party.hostName === "Hanna");
  assert.equal((await again.friends.rejoin(`#join=I${"a".repeat(11)}&at=another`))?.id, "join-other-table");
  const link = await host.linkTo(1);
  assert.equal(host.party.seats[1].state, "away");
  assert.equal(await again.friends.rejoin(link), null);
  assert.equal(await network.accept(host, again.party.reply.code), null);
  await network.until(() => again.seen);
  assert.deepEqual(seatsOf(host)[1], ["friend", "Anna", "connected"]);
  await network.play([host, again]);
});

test("a new link in the address of a page that has lost its table brings it back, too", async () => {
  const { network, host, anna } = await playing(["Anna"], { moves: 8 });
  await network.play([host, anna], () => host.seen.version >= 3);
  anna.close();
  const again = anna.browser.openPage({ name: "Anna", moves: 8, hash: "#friends" });
  await network.until(() => host.party.seats[1].state === "away" && again.party.connection === "lost");
  const link = await host.linkTo(1);
  again.friends.take(link.slice(link.indexOf("#")));
  await network.until(() => again.party.reply);
  assert.equal(await network.accept(host, again.party.reply.code), null);
  await network.until(() => again.seen);
  assert.deepEqual(seatsOf(host)[1], ["friend", "Anna", "connected"]);
  await network.play([host, again]);
});

test("nobody who sits at a table leaves it by a link in the address", async () => {
  const { network, host, anna } = await playing();
  host.friends.addSeat();
  const table = anna.party.table;
  for (const page of [host, anna]) {
    page.friends.take(`#join=I${"a".repeat(11)}&at=another`);
    await network.until(() => page.notices.includes("party-here"));
    assert.equal(page.party.table, table);
  }
  assert.equal(anna.party.connection, "up");
});

test("a host's page that is loaded again leads the same table on", async () => {
  const network = createNetwork();
  const browser = network.createBrowser();
  const tab = new Map();
  const host = browser.openPage({ tab, moves: 8 });
  await host.friends.open(host.setup);
  const anna = browser.openPage({ name: "Anna", moves: 8 });
  await anna.friends.join(await host.linkTo(1));
  await anna.friends.reply();
  await network.until(() => anna.party.connection === "up");
  let wrong;
  void host.friends.start().then((told) => (wrong = told));
  await network.until(() => wrong === null && anna.seen);
  await network.play([host, anna], () => host.seen.version >= 3);
  const stored = host.engine.stored();
  host.close();
  await network.until(() => anna.party.connection === "lost");
  const again = browser.openPage({ tab, moves: 8, stored });
  again.session.enter(await again.engine.request({ type: "observe", eyes: 0, since: 0 }));
  await network.until(() => again.party?.seats[1].state === "connected");
  assert.deepEqual([again.party.role, again.party.phase, again.party.table], ["host", "playing", anna.party.table]);
  await network.play([again, anna]);
  await network.until(() => anna.party.verdict);
  assert.equal(anna.party.verdict.state, "verified");
});

test("two friends at two tabs of the host's browser have a seat each", async () => {
  const network = createNetwork();
  const browser = network.createBrowser();
  const host = browser.openPage();
  await host.friends.open(host.setup);
  host.friends.addSeat();
  const guests = [];
  for (const [at, name] of ["Anna", "Bert"].entries()) {
    const guest = browser.openPage({ name });
    await guest.friends.join(await host.linkTo(at + 1));
    await guest.friends.reply();
    await network.until(() => guest.party.connection === "up");
    guests.push(guest);
  }
  assert.deepEqual(seatsOf(host).slice(1), [["friend", "Anna", "connected"], ["friend", "Bert", "connected"]]);
  assert.deepEqual(guests.map(({ party }) => party.connection), ["up", "up"]);
});

test("a game whose room was lost is led on, and its friends are invited again", async () => {
  const { network, host, anna } = await playing(["Anna"], { moves: 8 });
  await network.play([host, anna], () => host.seen.version >= 3);
  const stored = host.engine.stored();
  host.close();
  const again = network.createBrowser().openPage({ moves: 8, stored });
  again.session.enter(await again.engine.request({ type: "observe", eyes: 0, since: 0 }));
  await network.until(() => again.party);
  assert.deepEqual(seatsOf(again), [["you", "Hanna", null], ["friend", "Anna", null]]);
  const late = network.createBrowser().openPage({ name: "Anna", moves: 8 });
  await network.join(again, late, await again.linkTo(1));
  await network.until(() => late.seen);
  await network.play([again, late]);
  await network.until(() => late.party.verdict);
  assert.equal(late.party.verdict.state, "unverified");
});

test("a table that gathers is there again after a reload of its tab, and in no other tab", async () => {
  const network = createNetwork();
  const browser = network.createBrowser();
  const tab = new Map();
  const host = browser.openPage({ tab });
  await host.friends.open(host.setup);
  host.friends.addSeat();
  await network.until(() => true);
  assert.equal((await browser.openPage().friends.open(host.setup))?.id, "party-elsewhere");
  assert.equal(browser.openPage().party, null);
  host.close();
  const again = browser.openPage({ tab });
  await network.until(() => again.party);
  assert.deepEqual(seatsOf(again).map(([kind]) => kind), ["you", "friend", "friend"]);
  again.friends.end();
  await network.until(() => tab.size === 0);
  again.close();
  const fresh = browser.openPage({ tab });
  await network.until(() => true);
  assert.equal(fresh.party, null);
});

test("a reply link that is opened in another tab finds the host's tab", async () => {
  const network = createNetwork();
  const browser = network.createBrowser();
  const host = browser.openPage();
  await host.friends.open(host.setup);
  const anna = network.createBrowser().openPage({ name: "Anna" });
  await anna.friends.join(await host.linkTo(1));
  await anna.friends.reply();
  const hash = `#${anna.party.reply.link.split("#")[1]}`;
  const tab = browser.openPage({ hash });
  assert.equal(tab.store.get().handed.state, "asking");
  await network.until(() => anna.party.connection === "up" && tab.store.get().handed.state === "taken");
  const twice = browser.openPage({ hash });
  await network.until(() => twice.store.get().handed.state !== "asking");
  assert.deepEqual(twice.store.get().handed.complaint?.id, "code-used");
  const elsewhere = network.createBrowser().openPage({ hash });
  await network.until(() => elsewhere.store.get().handed.state === "nobody");
  elsewhere.friends.dismissHanded();
  assert.equal(elsewhere.store.get().handed, null);
});

test("without a network the tabs of the browser play all the same, and the host is told", async () => {
  const network = createNetwork();
  const browser = network.createBrowser();
  const host = browser.openPage({ offline: true });
  await host.friends.open(host.setup);
  const link = await host.linkTo(1);
  assert.equal(host.party.trouble.key, "friends-alone-here");
  const anna = browser.openPage({ name: "Anna", offline: true });
  await anna.friends.join(link);
  assert.equal(await anna.friends.reply(), null);
  await network.until(() => anna.party.connection === "up");
  const far = network.createBrowser().openPage({ name: "Bert", offline: true });
  await far.friends.join(link);
  assert.equal((await far.friends.reply())?.id, "net-no-host");
});

test("what is said is heard, and the muted are not", async () => {
  const { network, host, anna } = await gathered();
  assert.equal(anna.friends.say("  Hello\u202e\n all "), null);
  assert.equal(anna.friends.say(" \n")?.id, "talk-empty");
  host.friends.react("laugh");
  await network.until(() => host.party.talk.length === 2 && anna.party.talk.length === 2);
  assert.deepEqual(host.party.talk.map(({ from, name, text, sign }) => [from, name, text ?? sign]), [["me", "Hanna", "laugh"], ["s1", "Anna", "Hello all"]]);
  host.friends.mute("s1", true);
  assert.deepEqual(host.party.talk.map(({ from }) => from), ["me"]);
  anna.friends.say("still there?");
  await network.until(() => anna.party.talk.length === 3);
  assert.deepEqual([host.party.talk.length, host.party.muted], [1, ["s1"]]);
  host.friends.mute("s1", false);
  for (let at = 0; at < 9; at += 1) anna.friends.say("again");
  assert.equal(anna.friends.say("again")?.id, "talk-too-fast");
});

test("the form changes the table: rules, the host's name and colour, whether he plays", async () => {
  const { network, host, anna } = await gathered(["Anna"]);
  host.friends.addSeat();
  host.friends.addSeat();
  const setup = { ...host.setup, rules: { preset: "duel" }, you: { name: "Anna", colour: "teal", plays: true } };
  host.friends.setSetup(setup);
  await network.until(() => anna.party.rules.preset === "duel");
  assert.deepEqual(host.party.seats.map(({ name, colour }) => [name, colour]), [["Anna 2", "teal"], ["Anna", "blue"]]);
  assert.deepEqual(host.party.players, [2, 2]);
  host.friends.setSetup({ ...setup, you: { ...setup.you, plays: false } });
  assert.equal(host.party.mine, null);
  host.friends.setSetup({ ...setup, rules: { preset: "unknown" } });
  await network.until(() => host.party.trouble);
  assert.equal(host.party.trouble.key, "refused-rules");
});

test("a seat becomes a bot's, and its friend is told", async () => {
  const { network, host, anna } = await gathered();
  host.friends.setSeat(1, { kind: "bot", bot: "finch" });
  await network.until(() => anna.party.connection === "ended");
  assert.equal(anna.party.trouble.key, "party-kicked");
  assert.deepEqual(host.party.seats[1].bot, "finch");
  anna.friends.leave();
  assert.equal(anna.party, null);
  // Sent away, the page is free for another table.
  host.friends.setSeat(1, { kind: "friend" });
  await network.join(host, anna, await host.linkTo(1));
  assert.equal(anna.party.connection, "up");
});

test("spectators have a link of their own, and may be sent away", async () => {
  const { network, host } = await playing();
  assert.equal(await host.friends.watchLink(), null);
  const wim = network.createBrowser().openPage({ name: "Wim" });
  await network.join(host, wim, host.party.watch.link);
  await network.until(() => wim.seen);
  assert.deepEqual([wim.party.mine, wim.seen.seat], [null, null]);
  assert.deepEqual(host.party.spectators, [{ id: "w1", name: "Wim", state: "connected" }]);
  host.friends.kick("w1");
  await network.until(() => wim.party.connection === "ended");
  assert.deepEqual(host.party.spectators, []);
});

test("a seat is handed to a bot by the host, and by its player", async () => {
  const { network, host, anna } = await playing(["Anna"], { moves: 12 });
  assert.equal(await host.friends.handOver(1, "parrot"), null);
  await network.until(() => anna.party.seats[1].bot === "parrot" && anna.seen.seats[1].bot === "parrot");
  await network.play([host], () => host.seen.version >= 4);
  let wrong;
  void anna.friends.handOver(1, null).then((told) => (wrong = told));
  await network.until(() => wrong === null && host.party.seats[1].bot === null);
  await network.play([host, anna]);
  await network.until(() => anna.party.verdict);
  assert.equal(anna.party.verdict.state, "verified");
});

test("a table that is closed early verifies nothing", async () => {
  const { network, host, anna } = await playing();
  host.friends.end();
  await network.until(() => anna.party.connection === "ended");
  assert.deepEqual([anna.party.trouble.key, anna.party.verdict.key], ["party-closed", "verdict-unfinished"]);
  anna.friends.leave();
  assert.deepEqual([anna.party, anna.seen, anna.store.get().ui.screen], [null, null, "lobby"]);
  assert.equal(host.party, null);
  // The host finishes his game with bots in their places.
  await network.play([host]);
});

test("a guest who leaves is gone, and his page is another's", async () => {
  const { network, host, anna } = await playing();
  anna.friends.leave();
  assert.equal(anna.party, null);
  await network.until(() => host.party.seats[1].state === "left");
  assert.equal(await anna.browser.book.latest(), null);
});

test("links say no more than they must, and anything else is none", () => {
  const told = { code: "abc-_9", tag: "q".repeat(11), by: "Anna & Söhne <b>", to: "parchis", table: "t-1_x" };
  const read = readJoin(`look: ${joinLink("https://example.test/play/", told)}`);
  assert.deepEqual(read, { code: "abc-_9", tag: null, room: "", by: "Anna & Söhne <b>", to: "parchis", table: "t-1_x" });
  assert.deepEqual(readJoin(joinLink("", { ...told, code: "" })).tag, told.tag);
  assert.equal(readJoin(roomLink("", { room: "a.b-c", by: "x", to: "y", table: "z" })).room, "a.b-c");
  assert.equal(readReply(` ${replyLink("https://example.test/", "R_-9")}&x=1\n`), "R_-9");
  assert.equal(readReply(" R_\n-9 "), "R_-9");
  for (const text of ["", "hello there!", "https://example.test/", "#join=", "#join=<b>", "#room=%00", `#join=${"a".repeat(3000)}`, "#join=&tag=abc"]) {
    assert.equal("complaint" in readJoin(text), true, text.slice(0, 30));
  }
  assert.equal(readJoin("#join=abc&by=%E2%80%AEx%00&to=<i>&at=../x").table, "");
});

test("a stored room is taken up with nobody in it, and everybody's right to come back", async () => {
  const { network, host, guests } = await playing(["Anna", "Bert"]);
  await network.until(() => host.party.phase === "playing");
  const browser = network.createBrowser();
  const page = browser.openPage();
  await page.friends.open(page.setup);
  await network.until(() => true);
  const stored = await browser.book.room();
  const kept = readKept({ ...stored, room: { ...stored.room, promises: ["a".repeat(64), "b".repeat(64)], phase: "playing", commitment: "c".repeat(64) } });
  assert.deepEqual([kept.room.promises.length, kept.room.phase, kept.room.invitations], [2, "playing", []]);
  assert.equal(readKept({ ...stored, room: { ...stored.room, phase: "starting" } }).room.phase, "gathering");
  assert.equal(guests.length, 2);
});

test("a stored room that is none is not taken up", () => {
  for (const value of [null, 1, {}, { room: null }, { room: { table: "t" } }, { room: { table: "<b>", seats: [] } }]) assert.equal(readKept(value), null);
});

test("a reply that nothing comes of is not waited for in silence", async () => {
  const network = createNetwork();
  const host = network.createBrowser().openPage();
  await host.friends.open(host.setup);
  const anna = network.createBrowser().openPage({ name: "Anna" });
  await anna.friends.join(await host.linkTo(1));
  await anna.friends.reply();
  assert.equal(anna.party.trouble, null);
  await network.until(() => anna.party.trouble, 100_000);
  assert.equal(anna.party.trouble.key, "reply-unanswered");
  assert.equal(await network.accept(host, anna.party.reply.code), null);
  await network.until(() => anna.party.connection === "up");
  assert.equal(anna.party.trouble, null);
});

test("a server is checked for whoever keeps it", async () => {
  const network = createNetwork();
  const server = { urls: "turn:a.org", username: "u", credential: "c" };
  assert.equal(await network.createBrowser().openPage().friends.checkServer(server), null);
  assert.deepEqual(await network.createBrowser().openPage({ offline: true }).friends.checkServer(server), { id: "turn-silent" });
});

test("what this browser was told of servers is read with care", () => {
  assert.deepEqual(readOnline(null), { stun: false, relays: false, servers: [], relayList: [], stunServer: STUN });
  const wild = { stun: 1, relays: true, servers: [{ urls: "http://x" }, { urls: "turn:a.b:1", username: "u", credential: "c", more: 1 }, 7], relayList: ["wss://a", 9] };
  assert.deepEqual(readOnline(wild), { stun: false, relays: true, servers: [{ urls: "turn:a.b:1", username: "u", credential: "c" }], relayList: ["wss://a"], stunServer: STUN });
});

test("a plan that the host has brought is told of, outlives a reload, and makes room for chance when he wants another one", async () => {
  const network = createNetwork();
  const [browser, tab] = [network.createBrowser(), new Map()];
  const before = browser.openPage({ tab });
  await before.friends.open({ ...before.setup, plan: "gamemaster plan 1" });
  assert.equal(before.party.origin, "text");
  before.close();
  const host = browser.openPage({ tab });
  await network.until(() => host.party);
  assert.equal(host.store.get().ui.setup.plan, "gamemaster plan 1");
  const anna = network.createBrowser().openPage({ name: "Anna" });
  await network.join(host, anna, await host.linkTo(1));
  assert.equal(anna.party.origin, "text");
  for (const [seed, plan, origin] of [[undefined, "gamemaster plan 1", "text"], ["north", "gamemaster plan 1", "text"], ["", null, "pages"], ["north", null, "seed"]]) {
    let wrong;
    void host.friends.start(seed).then((told) => (wrong = told));
    await network.until(() => wrong !== undefined && anna.party.phase === "playing" && anna.seen && !anna.seen.over);
    assert.deepEqual([wrong, host.brought.at(-1), anna.party.origin], [null, plan, origin]);
    await network.play([host, anna]);
    await network.until(() => anna.party.verdict && anna.party.phase === "over");
  }
});

test("the form can leave a brought plan out again", async () => {
  const network = createNetwork();
  const host = network.createBrowser().openPage();
  await host.friends.open({ ...host.setup, plan: "gamemaster plan 1" });
  host.friends.setSetup({ ...host.setup, plan: undefined });
  await network.until(() => host.party.origin === "pages");
  host.friends.setSetup({ ...host.setup, plan: "gamemaster plan 1", seed: "north" });
  await network.until(() => host.party.origin === "text");
});
