import assert from "node:assert/strict";
import { test } from "node:test";

import {
  admit, expel, gameName, hostSeat, invite, MOST_WATCHERS, newRoom, newSeat, part, placeOf, present, rename, replied, told, wasted, whitherOf,
} from "../../../static/net/room/room.js";
import { addSeat, begun, handed, removeSeat, setSeat, unbegun, withPlayers, withRules } from "../../../static/net/room/seats.js";

const COLOURS = ["blue", "red", "green", "orange", "purple", "teal"];
const room = (...kinds) => newRoom({
  table: "t", host: "Hanna", rules: { preset: "classic" }, players: [1, 6],
  seats: kinds.map((kind, at) => newSeat(kind, COLOURS[at], { name: kind === "you" ? "Hanna" : "", bot: kind === "bot" ? "mapper" : null })),
});
const hello = (name, ground = {}) => ({ do: "hello", protocol: 1, version: "1", name, token: null, tag: null, key: "k", watch: false, ...ground });
const enter = (from, name, ground, guest = `g-${name}`) => admit(from, hello(name, ground), guest, `token-${name}-${guest}`);
const seated = (from, name, at) => enter(invite(from, `tag-${name}`, at), name, { tag: `tag-${name}` }).room;

test("an invitation leads to its seat", () => {
  const invited = invite(room("you", "friend"), "a", 1);
  assert.equal(invited.seats[1].state, "waiting");
  assert.equal(replied(invited, "a").seats[1].state, "replied");
  const answer = enter(invited, "Anna", { tag: "a" });
  assert.deepEqual([answer.place, answer.fresh, answer.before], [{ seat: 1 }, true, null]);
  assert.deepEqual([answer.room.seats[1].name, answer.room.seats[1].state], ["Anna", "connected"]);
  assert.deepEqual(placeOf(answer.room, "g-Anna"), { seat: 1 });
});

test("whoever has no invitation is not let in", () => {
  const invited = invite(room("you", "friend"), "a", 1);
  assert.equal(enter(invited, "Eve", {}).refusal.key, "tag-unknown");
  assert.equal(enter(invited, "Eve", { tag: "b" }).refusal.key, "tag-unknown");
  assert.equal(enter(invited, "Eve", { token: "x" }).refusal.key, "token-unknown");
});

test("a new link to a seat takes the place of the last one", () => {
  const invited = invite(invite(room("you", "friend"), "old", 1), "new", 1);
  assert.equal(whitherOf(invited, "old"), null);
  assert.equal(enter(invited, "Anna", { tag: "old" }).refusal.key, "tag-unknown");
});

test("a reply that led to a refusal has used its invitation up", () => {
  const invited = invite(room("you", "friend"), "a", 1);
  assert.equal(wasted(invited, "a"), invited);
  const used = wasted(replied(invited, "a"), "a");
  assert.deepEqual([used.seats[1].state, whitherOf(used, "a")], [null, null]);
  const seat = seated(room("you", "friend"), "Anna", 1);
  assert.equal(wasted(seat, "tag-Anna"), seat);
});

test("the second guest on a link is refused, and the first one stays", () => {
  const first = enter(invite(room("you", "friend", "friend"), "a", 1), "Anna", { tag: "a" });
  assert.equal(enter(first.room, "Bert", { tag: "a" }).refusal.key, "seat-taken");
  assert.equal(first.room.seats[1].name, "Anna");
});

test("a seat that became a bot's is taken", () => {
  const invited = invite(room("you", "friend"), "a", 1);
  assert.equal(enter({ ...invited, seats: setSeat(invited, 1, { kind: "bot", bot: "mapper" }).seats }, "Anna", { tag: "a" }).refusal.key, "seat-taken");
  assert.equal(enter(setSeat(invited, 1, { kind: "bot", bot: "mapper" }), "Anna", { tag: "a" }).refusal.key, "tag-unknown");
});

test("one link for all gives the first free seat, until the table is full", () => {
  let all = invite(room("you", "bot", "friend", "open"), "any", "any");
  const places = [];
  for (const name of ["Anna", "Bert"]) {
    const answer = enter(all, name, { tag: "any" });
    places.push(answer.place.seat);
    all = answer.room;
  }
  assert.deepEqual(places, [2, 3]);
  assert.equal(enter(all, "Carl", { tag: "any" }).refusal.key, "table-full");
});

test("a token gives its seat back, to the newest page", () => {
  const first = enter(invite(room("you", "friend"), "a", 1), "Anna", { tag: "a" });
  const again = enter(first.room, "Anna", { token: first.token }, "newer");
  assert.deepEqual([again.place, again.fresh, again.before, again.token], [{ seat: 1 }, false, "g-Anna", first.token]);
  assert.equal(placeOf(again.room, "g-Anna"), null);
  // The older page's end is nobody's.
  assert.equal(part(again.room, "g-Anna", "away"), again.room);
});

test("two tabs of a browser know each other's tokens, and each has its own seat", () => {
  const first = enter(invite(room("you", "friend", "friend"), "a", 1), "Anna", { tag: "a" });
  const both = invite(first.room, "b", 2);
  const second = enter(both, "Bert", { token: first.token, tag: "b" }, "other tab");
  assert.deepEqual([second.place, second.fresh, second.before], [{ seat: 2 }, true, null]);
  // Once Anna's page is gone, the link to another seat brings her back to her own.
  const back = enter(part(both, "g-Anna", "away"), "Anna", { token: first.token, tag: "b" }, "later");
  assert.deepEqual([back.place, back.fresh], [{ seat: 1 }, false]);
  // And her own link, opened twice, takes the seat over.
  assert.equal(enter(both, "Anna", { token: first.token, tag: "a" }, "twice").before, "g-Anna");
});

test("names are unique, the host's included", () => {
  let all = room("you", "friend", "friend", "friend");
  for (const [at, name] of ["Anna", "anna", "Hanna"].entries()) all = enter(invite(all, `t${at}`, at + 1), name, { tag: `t${at}` }, `g${at}`).room;
  assert.deepEqual(all.seats.map(({ name }) => name), ["Hanna", "Anna", "anna 2", "Hanna 2"]);
  assert.equal(rename(all, "g0", "Hanna 2").seats[1].name, "Hanna 2 2");
  assert.equal(rename(all, "g0", "Anna").seats[1].name, "Anna");
  assert.equal(rename({ ...all, phase: "playing" }, "g0", "Zoe").seats[1].name, "Anna");
});

test("spectators come on any ground that allows it, up to a limit, and are told apart", () => {
  let all = invite(room("you", "friend"), "w", "watch");
  for (let at = 0; at < MOST_WATCHERS; at += 1) all = enter(all, "Wim", { tag: "w" }, `g${at}`).room;
  assert.equal(new Set(all.watchers.map(({ id }) => id)).size, MOST_WATCHERS);
  assert.equal(new Set(all.watchers.map(({ name }) => name)).size, MOST_WATCHERS);
  assert.deepEqual(enter(all, "Wim", { tag: "w" }).refusal, { key: "watchers-full", args: { limit: MOST_WATCHERS } });
  const left = part(all, "g3", "left");
  assert.equal(left.watchers.length, MOST_WATCHERS - 1);
  assert.ok("room" in enter(left, "Wim", { tag: "w" }, "late"));
  assert.deepEqual(Object.keys(enter(invite(room("you", "friend"), "a", 1), "Anna", { tag: "a", watch: true }).place), ["watcher"]);
});

test("whoever is gone keeps his seat; whoever leaves before the game gives it up", () => {
  const all = seated(room("you", "friend"), "Anna", 1);
  const away = part(all, "g-Anna", "away");
  assert.deepEqual([away.seats[1].state, away.seats[1].guest, away.seats[1].token], ["away", null, all.seats[1].token]);
  const left = part(all, "g-Anna", "left");
  assert.deepEqual([left.seats[1].state, left.seats[1].token, left.seats[1].name], [null, null, ""]);
  const playing = part({ ...all, phase: "playing" }, "g-Anna", "left");
  assert.deepEqual([playing.seats[1].state, playing.seats[1].token, playing.seats[1].name], ["left", all.seats[1].token, "Anna"]);
  assert.equal(present(all, "g-Anna", "away").seats[1].guest, "g-Anna");
});

test("whoever was sent away has no right to come back", () => {
  const first = enter(invite(room("you", "friend"), "a", 1), "Anna", { tag: "a" });
  const gone = expel(first.room, { seat: 1 });
  assert.equal(enter(gone, "Anna", { token: first.token }).refusal.key, "token-unknown");
  assert.equal(enter(gone, "Anna", { tag: "a" }).refusal.key, "tag-unknown");
});

test("the host moves, and his seat becomes open", () => {
  const moved = setSeat(room("you", "friend", "bot"), 2, { kind: "you" });
  assert.deepEqual(moved.seats.map(({ kind, name }) => [kind, name]), [["open", ""], ["friend", ""], ["you", "Hanna"]]);
  assert.equal(hostSeat(moved), 2);
});

test("between friend and open whoever sits there stays; a bot takes his right", () => {
  const all = seated(room("you", "friend"), "Anna", 1);
  const open = setSeat(all, 1, { kind: "open" });
  assert.deepEqual([open.seats[1].kind, open.seats[1].guest], ["open", "g-Anna"]);
  const bot = setSeat(all, 1, { kind: "bot", bot: "mapper" });
  assert.equal(placeOf(bot, "g-Anna"), null);
  assert.equal(setSeat({ ...all, phase: "playing" }, 1, { kind: "bot" }).seats[1].kind, "friend");
});

test("seats are added and removed within the rules, and links follow their seats", () => {
  const all = invite(invite(room("you", "friend", "friend"), "a", 1), "b", 2);
  const fewer = removeSeat(all, 1);
  assert.deepEqual(fewer.invitations, [["b", 1]]);
  const full = { ...all, players: [1, 3] };
  assert.equal(addSeat(full, newSeat("friend", "teal")), full);
  assert.equal(addSeat(all, newSeat("friend", "teal")).seats.length, 4);
  assert.equal(removeSeat(removeSeat(removeSeat(all, 0), 0), 0).seats.length, 1);
});

test("other rules keep whoever sits there as far as there is room", () => {
  const all = seated(room("you", "bot", "friend", "friend"), "Anna", 3);
  const fit = (seat) => seat ?? newSeat("open", "teal");
  const fewer = withRules(all, { preset: "quest" }, [1, 2], fit);
  assert.deepEqual(fewer.seats.map(({ kind, name }) => [kind, name]), [["you", "Hanna"], ["friend", "Anna"]]);
  assert.equal(withRules(all, { preset: "x" }, [6, 6], fit).seats.length, 6);
});

test("a bot plays where nobody has come, until somebody does", () => {
  const all = seated(room("you", "friend", "friend", "open"), "Anna", 1);
  const begin = begun(all, "mapper");
  assert.deepEqual(begin.seats.map(({ bot, fills }) => [bot, fills]), [[null, false], [null, false], ["mapper", true], ["mapper", true]]);
  assert.deepEqual(unbegun(begin).seats, all.seats);
  const late = enter(invite({ ...begin, phase: "playing" }, "late", 2), "Bert", { tag: "late" }).room;
  assert.deepEqual([late.seats[2].name, late.seats[2].fills], ["Bert", true]);
  assert.deepEqual([handed(late, 2, null, true).seats[2].bot, handed(late, 2, null, true).seats[2].fills], [null, false]);
});

test("the engine tells who plays; a bot that a guest has put there is not taken away when he comes back", () => {
  const all = { ...seated(room("you", "friend"), "Anna", 1), phase: "playing" };
  const same = withPlayers(all, [{ name: "Hanna", bot: null }, { name: "Anna", bot: null }]);
  assert.equal(same, all);
  const resting = withPlayers(all, [{ name: "Hanna", bot: null }, { name: "Anna", bot: "mapper" }]);
  assert.deepEqual([resting.seats[1].bot, resting.seats[1].fills], ["mapper", false]);
});

test("what is told has no token, no page and no invitation", () => {
  const all = invite(seated(invite(room("you", "friend", "friend"), "secret-tag", 2), "Anna", 1), "w", "watch");
  const text = JSON.stringify(told(all, "g-Anna"));
  for (const secret of ["token-", "secret-tag", "g-Anna"]) assert.equal(text.includes(secret), false, secret);
  assert.equal(told(all, "g-Anna").mine, 1);
  assert.equal(told(all, "nobody").mine, null);
});

test("each game of a table has a name of its own", () => {
  const all = room("you");
  assert.equal(gameName(all), "t");
  assert.equal(gameName(begun({ ...all, phase: "over" }, null)), "t.2");
  assert.equal(gameName(begun(all, null)), "t");
});
