/**
 * The secrecy proof on the wire (Rule G-3): whatever differs between two tables, as long as a guest has
 * heard the same at both, all that the host's page sends him is the same, byte for byte, and at the same
 * times. Only the commitment differs, which is a digest under a salt.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { createGuests } from "../../../static/app/engine/guests.js";
import { times } from "../depth.mjs";
import { compare, playTwins } from "./twins.mjs";
import { startEngine } from "./engine-process.mjs";

const CLASSIC = { preset: "classic" };
const GRAND = { preset: "grand" };
/** Beginners may ask for a cell and be put on one, in secret. */
const HELPED = { ...GRAND, beginners: "1 2 3", beginner_asks: 2, beginner_orders: 9 };
/** In the dark nobody hears how far a river carries. */
const DRIFT = { ...GRAND, current: "drift" };
const SCHOOL = { preset: "school", rows: 4, cols: 4 };
/** Rules, for how many moves they are played, and what differs in the plans. */
const KINDS = [
  [CLASSIC, 30, ["toggle_wall", "swap_cells", "swap_treasures", "move_bear", "move_exit"]],
  [GRAND, 30, ["toggle_wall", "retype_cell", "swap_treasures", "swap_exits", "move_encephalitis"]],
  [SCHOOL, 50, ["swap_cells", "reverse_river", "swap_treasures", "renumber_pits"]],
];

const engine = startEngine();
after(() => engine.close());

/** A pair of plans and the number by which it was found. */
async function twins(rules, change, from = 1) {
  for (let number = from; ; number += 1) {
    const plans = await engine.twins(rules, change, number);
    if (plans.length) return { plans, seed: number };
  }
}

for (const [rules, moves, changes] of KINDS) {
  test(`what guests are sent depends on what they heard: ${rules.preset}`, async (t) => {
    const total = { frames: 0, bytes: 0, moves: 0, parted: 0 };
    for (const change of changes.slice(0, times(2, changes.length))) {
      const tally = compare(await playTwins(engine, { rules, moves, ...(await twins(rules, change)) }));
      for (const name of Object.keys(total)) total[name] += tally[name];
    }
    t.diagnostic(JSON.stringify(total));
    assert.ok(total.moves > 20 * times(2, changes.length), "the twins sounded alike for too short a time");
    assert.ok(total.parted > 0, "the differences are real");
  });
}

/** Names another cell in secret than at the first table. @param {number} seat whose secrets they are */
const elsewhere = (seat) => (move, { seat: mine, version, offers }) => {
  const [what] = move.split(" ");
  if (mine !== seat || !["start", "order", "ask"].includes(what)) return move;
  const others = offers.filter((one) => one.move.startsWith(`${what} `) && one.move !== move);
  return others[(7 * version + 3) % others.length]?.move ?? move;
};

test("where somebody is in secret, and goes in the dark, is not seen on the wire", async (t) => {
  const total = { moves: 0, changed: 0, unheard: 0, bytes: 0 };
  for (let seed = 1; seed <= times(2, 6); seed += 1) {
    const { plans: [plan] } = await twins(HELPED, "toggle_wall", seed);
    const played = await playTwins(engine, { rules: HELPED, plans: [plan, plan], seed, dark: 0.9, instead: elsewhere(seed % 3) });
    const { moves, bytes, unheard } = compare(played);
    total.moves += moves;
    total.bytes += bytes;
    total.unheard += unheard;
    total.changed += played.changed;
  }
  t.diagnostic(JSON.stringify(total));
  assert.ok(total.changed >= times(2, 6) && total.unheard > times(20, 60), "too little was done in secret");
});

test("how far rivers carry somebody is not seen on the wire", async (t) => {
  const total = { moves: 0, bytes: 0, parted: 0 };
  for (const seed of [1, 2, 3]) {
    const { plans: [plan] } = await twins(DRIFT, "toggle_wall", seed);
    const tally = compare(await playTwins(engine, { rules: DRIFT, plans: [plan, plan], chances: ["one", "other"], dark: 0.9, seed }));
    for (const name of Object.keys(total)) total[name] += tally[name];
  }
  t.diagnostic(JSON.stringify(total));
  assert.ok(total.moves > 100 && total.parted > 0);
});

// -- mutants: each of them leaks, and each must be caught ----------------------

/** A bit of what nobody has heard: the digest of all that was said to anybody, the game master included. */
const secretOf = async ({ bridge }) => Number.parseInt(JSON.parse(await bridge.save()).digest[0], 16) % 2 === 1;

const LEAKS = {
  "statements counted by what others hear": (world) => ({
    makeGuests: (needs) => createGuests({ ...needs, bridge: () => ({
      ...needs.bridge(),
      async guest(seat, text) {
        const request = JSON.parse(text);
        const secret = request.type === "observe" && request.since > 0 && (await secretOf(world()));
        return needs.bridge().guest(seat, JSON.stringify({ ...request, ...(secret && { since: request.since - 1 }) }));
      },
    }) }),
  }),
  "one push too many": (world) => ({
    makeGuests(needs) {
      const guests = createGuests(needs);
      return { ...guests, tell: async (but) => (await guests.tell(but), (await secretOf(world())) && guests.tell()) };
    },
  }),
  "a letter that is late": (world) => ({
    makeGuests: (needs) => createGuests({ ...needs, async keep(type, change) {
      await needs.keep(type, change);
      if (await secretOf(world())) await new Promise((resolve) => world().clock.after(3, resolve));
    } }),
  }),
};

for (const [name, leak] of Object.entries(LEAKS)) {
  test(`a leak is caught: ${name}`, async () => {
    const pair = await twins(CLASSIC, "swap_treasures");
    await assert.rejects(async () => compare(await playTwins(engine, { rules: CLASSIC, ...pair, leak })), /was sent/);
  });
}
