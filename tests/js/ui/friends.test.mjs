import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { SIGNS } from "../../../static/net/talk/talk.js";
import { modeOf } from "../../../static/ui/friends/mode.js";
import { actionsOf } from "../../../static/ui/friends/seating.js";
import { readServer } from "../../../static/ui/friends/servers.js";
import {
  changes, guestStep, heardTalk, missing, presenceOf, sayComplaint, seatName, stateText, talkers, unread, waitedFor,
} from "../../../static/ui/friends/words.js";
import { LANGUAGES, wordsOf } from "../words/catalogs.mjs";

const ROOT = new URL("../../../static/", import.meta.url);
const en = wordsOf("en");
const seat = (kind, more = {}) => ({ kind, name: "", colour: "blue", bot: null, state: null, link: null, code: null, ...more });
const party = (more = {}) => ({
  role: "host", phase: "gathering", mine: 0, players: [2, 6], room: null, hostName: "Anna", talk: [], muted: [], connection: "up", reply: null,
  seats: [seat("you", { name: "Anna" }), seat("friend", { name: "Boris", state: "connected" })], ...more,
});
/** What is allowed of all that could be. */
const allowed = (one, at = 0, table = party()) => Object.entries(actionsOf(one, at, table)).flatMap(([name, may]) => (may ? [name] : []));

test("every reason between pages that the network names has words in every language", () => {
  const folders = ["net/", "app/"];
  const named = folders.flatMap((folder) => readdirSync(new URL(folder, ROOT), { recursive: true }).filter((name) => name.endsWith(".js")).flatMap((name) => {
    const text = readFileSync(new URL(folder + name, ROOT), "utf8");
    return [...text.matchAll(/"((?:code|net|relay|hand|stun|turn|server|reply)-[a-z-]+[a-z])"/g)].map(([, id]) => id);
  }));
  const ids = new Set([...named, "seat-taken", "table-full", "version-differs", "seat-elsewhere", "net-no-tabs"].filter((id) => !["hand-over", "hand-plan"].includes(id)));
  assert.ok(ids.size > 20);
  for (const language of LANGUAGES) assert.deepEqual([...ids].filter((id) => !wordsOf(language).has(id)), [], language);
});

test("every state, step, sign and kind that is chosen by its id has words", () => {
  const ids = [
    ...["waiting", "replied", "connected", "away", "left"].map((state) => `presence-${state}`),
    ...["you", "host", "friend", "open", "bot"].map((kind) => `seat-kind-${kind}`),
    ...["coming", "reply", "seated", "lost", "failed", "ended", "silent"].map((step) => `guest-${step}`),
    ...["asking", "taken", "refused", "nobody"].map((state) => `handed-${state}`),
    ...["silent", "lost", "ended", "replied"].map((state) => `waiting-${state}`),
    ...["stun", "relays", "each", "server", "relay-list"].flatMap((one) => [`friends-${one}`, `friends-${one}.help`]),
    ...SIGNS.map((sign) => `reaction-${sign}`),
  ];
  for (const language of LANGUAGES) assert.deepEqual(ids.filter((id) => !wordsOf(language).has(id)), [], language);
});

test("nothing that the friends' screens show is read as markup", () => {
  const files = readdirSync(new URL("ui/friends/", ROOT));
  assert.ok(files.length > 15);
  for (const name of files) {
    assert.doesNotMatch(readFileSync(new URL(`ui/friends/${name}`, ROOT), "utf8"), /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser/, name);
  }
});

test("a seat is called by who sits there, or by what it waits for", () => {
  assert.equal(seatName(seat("friend", { name: "Boris" }), 1, en), "Boris");
  assert.equal(seatName(seat("friend"), 1, en), "Friend 2");
  assert.equal(seatName(seat("bot", { bot: "mapper" }), 1, en), "Surveyor");
  assert.equal(seatName(seat("open"), 1, en), "An open seat");
  assert.equal(presenceOf(seat("friend")), "waiting");
  assert.equal(presenceOf(seat("bot", { state: "connected" })), null);
  assert.equal(stateText(seat("friend", { state: "away", bot: "mapper" }), en), "away · Surveyor plays");
});

test("what is still missing is said by name, and too few are told first", () => {
  assert.equal(missing(party(), en), "");
  const waiting = seat("friend", { state: "replied" });
  assert.match(missing(party({ seats: [...party().seats, waiting] }), en), /^Still missing: Friend 3\./);
  assert.match(missing(party({ seats: [...party().seats, waiting, waiting] }), en), /Friend 3 and Friend 4\. Wait, or let bots/);
  assert.equal(missing(party({ seats: [party().seats[0], seat("open")] }), en), "At least 2 must sit at the table.");
  assert.equal(missing(party({ seats: [...party().seats, seat("open"), seat("bot", { bot: "mapper" })] }), en), "");
});

test("only what has changed with a friend is announced", () => {
  const [before, now] = [[seat("friend", { name: "Boris", state: "replied" })], [seat("friend", { name: "Boris", state: "connected" })]];
  assert.equal(changes(before, now, en), "Boris is connected.");
  assert.equal(changes(now, now, en), "");
  assert.equal(changes([seat("open")], [seat("friend")], en), "");
});

test("before the game the host chooses seats, and nobody who has come is lost by a slip", () => {
  const [you, boris] = party().seats;
  assert.deepEqual(allowed(you), ["choose", "rename"]);
  assert.deepEqual(allowed(boris, 1), ["kick"]);
  const three = party({ seats: [you, boris, seat("friend")] });
  assert.deepEqual(allowed(seat("friend"), 2, three), ["choose", "remove", "invite"]);
  assert.deepEqual(allowed(seat("friend", { link: "x" }), 2, three), ["choose", "remove", "link"]);
  assert.deepEqual(allowed(seat("friend"), 2, { ...three, room: { link: "x" } }), ["choose", "remove"]);
  assert.deepEqual(allowed(seat("friend"), 1), ["choose", "invite"], "no fewer seats than the rules want");
});

test("during the game seats are handed over, opened anew and taken back", () => {
  const playing = party({ phase: "playing" });
  assert.deepEqual(allowed(seat("friend", { state: "connected" }), 1, playing), ["hand", "kick"]);
  assert.deepEqual(allowed(seat("friend", { state: "away", bot: "mapper" }), 1, playing), ["invite", "back", "kick"]);
  assert.deepEqual(allowed(seat("open", { bot: "mapper" }), 1, playing), ["invite"]);
  assert.deepEqual(allowed(seat("bot", { bot: "mapper" }), 1, playing), []);
  assert.deepEqual(allowed(seat("you"), 0, playing), ["hand"]);
  assert.deepEqual(allowed(seat("friend"), 1, party({ phase: "over" })), []);
});

test("a guest decides about his own seat only", () => {
  const table = party({ role: "guest", phase: "playing", mine: 1 });
  assert.deepEqual(allowed(seat("you"), 1, table), ["hand"]);
  assert.deepEqual(allowed(seat("friend", { state: "away" }), 0, table), []);
  assert.deepEqual(allowed(seat("you"), 1, { ...table, phase: "gathering" }), []);
});

test("a guest is led step by step", () => {
  const at = (connection, asked, reply = null) => guestStep(party({ role: "guest", connection, reply }), asked);
  assert.equal(at("joining", false), "name");
  assert.equal(at("joining", true), "coming");
  assert.equal(at("replied", true, { code: "c", link: "l" }), "reply");
  assert.equal(at("up", true), "seated");
  assert.equal(at("silent", true), "seated");
  assert.equal(at("lost", true), "lost");
  assert.equal(at("ended", true), "ended");
});

test("the lobby is the guest's alone, and the host's sheet ends when the game begins", () => {
  const mode = (table, handed = null) => modeOf({ party: table, handed });
  assert.equal(mode(null), "");
  assert.equal(mode(party()), "gathering");
  assert.equal(mode(party({ phase: "playing" })), "");
  assert.equal(mode(party({ role: "guest", phase: "playing" })), "guest");
  assert.equal(mode(party(), { state: "asking", code: "c", complaint: null }), "handed");
});

test("the table waits for people at other devices, not for bots nor for oneself", () => {
  const seats = [seat("you"), seat("friend", { name: "Boris", state: "away" }), seat("friend", { name: "Vera", state: "away", bot: "mapper" })];
  const waits = (turn, over = null) => waitedFor({ turn, over }, party({ seats, mine: 0 }), en);
  assert.equal(waits(0), null);
  assert.deepEqual(waits(1), { seat: 1, name: "Boris", state: "away" });
  assert.equal(waits(2), null);
  const guest = party({ role: "guest", mine: 1, seats: [seat("host", { name: "Anna" }), seat("you")] });
  assert.deepEqual(waitedFor({ turn: 0, over: null }, guest, en), { seat: 0, name: "Anna", state: "connected" });
  assert.equal(waits(1, { key: "won", args: {} }), null);
});

test("what a muted person says is neither shown nor counted", () => {
  const talk = [{ id: 1, from: "b", name: "Bo" }, { id: 2, from: "me", name: "Anna" }, { id: 3, from: "b", name: "Boris" }, { id: 4, from: "v", name: "Vera" }];
  assert.equal(unread(talk, 1), 2);
  assert.deepEqual(heardTalk({ talk, muted: ["b"] }).map(({ id }) => id), [2, 4]);
  const people = talkers(new Map(), talk);
  assert.deepEqual([...people], [["b", "Boris"], ["v", "Vera"]]);
  assert.deepEqual([...talkers(people, heardTalk({ talk, muted: ["b"] }))], [...people], "the muted can be heard again");
});

test("a server of one's own is read as it is typed", () => {
  const read = (address, username = "", credential = "") => readServer({ address, username, credential });
  assert.deepEqual(read(" turn.example.org:3478 ", " anna ", "two words").server, { urls: "turn:turn.example.org:3478", username: "anna", credential: "two words" });
  assert.deepEqual(read("turns:t.org:5349?transport=tcp", "anna", "s").server, { urls: "turns:t.org:5349?transport=tcp", username: "anna", credential: "s" });
  assert.deepEqual(read("stun:[2001:db8::1]:3478"), { server: { urls: "stun:[2001:db8::1]:3478" } });
  assert.deepEqual(read(" "), { server: null });
  const complaint = (...typed) => read(...typed).complaint?.id;
  for (const address of ["http://example.org", "stun:", "exa mple.org", "stun:a.org:0", "stun:a.org:70000", "javascript:alert(1)", "", `turn:${"a".repeat(300)}`]) {
    assert.equal(complaint(address, "anna", "s"), "server-address", address);
  }
  assert.equal(complaint("turn:turn.example.org:3478"), "server-needs-password");
  assert.equal(complaint("turn:turn.example.org", "anna"), "server-needs-password");
  assert.equal(complaint("stun:a.org", "anna", "s"), "server-needs-no-password");
});

test("a reason that no catalog knows is said plainly, and strange arguments do no harm", () => {
  assert.match(sayComplaint({ id: "no-such-reason" }, en), /no-such-reason/);
  assert.match(sayComplaint({ id: "watchers-full", args: { limit: 9, more: { nested: true }, list: [1] } }, en), /^9 watch already/);
});
