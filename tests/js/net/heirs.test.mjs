/** Who is asked to draw the next plan, and who sits where when it is played. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { gatheredAnew, isAwaited, peopleOf, seatedAnew } from "../../../static/net/room/heirs.js";
import { newRoom, newSeat } from "../../../static/net/room/room.js";

const COLOURS = ["blue", "red", "green", "orange"];
const person = (name, at) => newSeat("friend", COLOURS[at], { name, token: `token-${name}`, guest: `g-${name}`, voter: `g-${name}`, state: "connected" });
const fitted = (seat, at) => (seat ? { ...seat, colour: seat.colour || COLOURS[at] } : newSeat("open", COLOURS[at]));

/** A finished game of Hanna, Anna and Bert. */
const over = (next = null, players = [1, 6]) => ({
  ...newRoom({
    table: "t", host: "Hanna", rules: { preset: "classic" }, players,
    seats: [newSeat("you", "blue", { name: "Hanna" }), person("Anna", 1), person("Bert", 2), newSeat("bot", "orange", { bot: "mapper" })],
  }),
  phase: "over", next,
});
const drawnBy = (seat, name) => ({ heirs: {}, told: { state: "drawn", seat, name, may: [], rules: null, asked: [] } });
const seats = ({ seats: all }) => all.map(({ kind, name }) => (kind === "bot" ? "bot" : name));

test("bots, and seats that nobody has, are not asked", () => {
  const room = over();
  assert.deepEqual(peopleOf({ ...room, seats: [...room.seats, newSeat("open", "teal")] }),
    [{ seat: 0, name: "Hanna" }, { seat: 1, name: "Anna" }, { seat: 2, name: "Bert" }]);
});

test("whoever has drawn the plan watches, and sits down again after the game", () => {
  const played = seatedAnew(over(drawnBy(1, "Anna")), fitted);
  assert.deepEqual(seats(played), ["Hanna", "Bert", "bot"]);
  assert.deepEqual(played.watchers.map(({ id, name, token, guest }) => [id, name, token, guest]), [["w1", "Anna", "token-Anna", "g-Anna"]]);
  assert.deepEqual([played.drawer, played.next], ["Anna", null]);
  const again = seatedAnew({ ...played, phase: "over" }, fitted);
  assert.deepEqual(seats(again), ["Hanna", "Bert", "bot", "Anna"]);
  assert.deepEqual([again.drawer, again.watchers], [null, []]);
  assert.deepEqual([again.seats[3].token, again.seats[3].voter], ["token-Anna", "g-Anna"]);
});

test("the host, too, only watches what he has drawn", () => {
  const played = seatedAnew(over(drawnBy(0, "Hanna")), fitted);
  assert.deepEqual(seats(played), ["Anna", "Bert", "bot"]);
  assert.deepEqual([played.drawer, played.watchers], ["Hanna", []]);
  assert.deepEqual(seats(seatedAnew({ ...played, phase: "over" }, fitted)), ["Anna", "Bert", "bot", "Hanna"]);
});

test("where a game wants so many, a bot takes the place", () => {
  const played = seatedAnew(over(drawnBy(1, "Anna"), [4, 4]), fitted);
  assert.deepEqual(played.seats.map(({ kind, token }) => [kind, token]), [["you", null], ["open", null], ["friend", "token-Bert"], ["bot", null]]);
});

test("what was only accepted changes nothing", () => {
  const room = over({ heirs: {}, told: { ...drawnBy(1, "Anna").told, state: "accepted" } });
  const played = seatedAnew(room, fitted);
  assert.deepEqual(seats(played), seats(room));
  assert.equal(played.drawer, null);
});

test("a table that gathers anew keeps who is there, and has room for others where somebody has left", () => {
  const played = over();
  const [host, anna, bert, bot] = played.seats;
  const room = {
    ...played, commitment: "c", promises: ["p"], origin: "seed", paused: true, timers: [{ of: "move", seat: 1, nth: 0, ends: null, left: 5 }],
    seats: [host, { ...anna, bot: "mapper", fills: false }, { ...bert, state: "left" }, bot],
  };
  const anew = gatheredAnew(room, fitted);
  assert.deepEqual([anew.phase, anew.game, anew.origin, anew.commitment, anew.promises, anew.paused, anew.timers], ["gathering", 2, "pages", null, [], false, []]);
  assert.deepEqual(anew.seats.map(({ kind, name, token, bot: plays }) => [kind, name, token, plays]),
    [["you", "Hanna", null, null], ["friend", "Anna", "token-Anna", null], ["friend", "", null, null], ["bot", "", null, "mapper"]]);
});

test("whoever has drawn the last plan sits at the table that gathers", () => {
  const played = seatedAnew(over(drawnBy(1, "Anna")), fitted);
  const anew = gatheredAnew({ ...played, phase: "over" }, fitted);
  assert.deepEqual([seats(anew), anew.drawer], [["Hanna", "Bert", "bot", "Anna"], null]);
});

test("what somebody draws or has drawn is played before anything else is agreed on", () => {
  const told = (state) => ({ ...drawnBy(1, "Anna").told, state });
  assert.deepEqual(["offered", "nobody", "accepted", "drawn"].map((state) => isAwaited(told(state))), [false, false, true, true]);
  assert.equal(isAwaited(null), false);
});
