import assert from "node:assert/strict";
import { test } from "node:test";

import { agrees, begin } from "./party-players.mjs";
import { times } from "../depth.mjs";
import { createWorld, STORM } from "./party-world.mjs";

const GAMES = Number(process.env.GAMES ?? times(5, 25));

/** What may happen at any moment. */
function misfortunes(world, browsers) {
  const some = (list) => list[Math.floor(world.random() * list.length)];
  return {
    "a guest's page is loaded again": async () => some(browsers).reload(),
    "a connection is lost, and another one made": async () => {
      const guest = some(browsers);
      guest.pair.end();
      await world.pass(world.random() * 3000);
      await guest.connect();
    },
    "the network is silent for a while": async () => {
      const { pair } = some(browsers);
      pair.silence(true);
      await world.pass(world.random() * 20_000);
      pair.silence(false);
    },
    "the host's page is loaded again": async () => {
      for (const { pair } of browsers) pair.end();
      world.reloadHost();
      for (const guest of browsers) await guest.connect();
    },
    "the engine dies": async () => world.engine.restart(),
    "the engine dies with a letter in its hands": async () => {
      const when = some(["before", "after"]);
      world.engine.crash((letter) => (letter.kind === "guest" ? when : undefined));
    },
  };
}

for (let seed = 1; seed <= GAMES; seed += 1) {
  test(`game ${seed} ends in a storm, and all pages agree on what each seat heard`, async () => {
    const world = createWorld({ seed, net: STORM, moves: 24, kinds: ["you", "friend", "friend", "bot"] });
    const guests = [await world.join("Anna", 1), await world.join("Bert", 2)];
    guests.push(await world.join("Wim", "watch"));
    await begin(world, guests);
    const fates = Object.values(misfortunes(world, guests));
    for (let at = 3; at < 24; at += 3 + Math.floor(world.random() * 4)) {
      await world.play(guests, () => world.engine.table().entries.length >= at);
      await fates[Math.floor(world.random() * fates.length)]();
    }
    await world.play(guests);
    assert.deepEqual(world.trouble, []);
    for (const guest of guests) await agrees(world, guest);
    const { entries } = world.engine.table();
    assert.equal(entries.length, 24);
    // Nobody's move was made twice: each names the version at which it was made.
    for (const [version, [, text]] of entries.entries()) if (text !== "bot") assert.match(text, new RegExp(`^[A-Za-z]+${version}$`));
  });
}
