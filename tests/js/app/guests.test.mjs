/** Guests in the worker: whom a change is told, and of what nobody hears. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createGuests } from "../../../static/app/engine/guests.js";
import { makeSeal } from "../../../static/net/fair/seal.js";

/** A worker with two guests; `change`: what a request changes. */
async function worker(change) {
  const posted = [];
  const kept = [];
  const bridge = () => ({ guest: () => '1\n{"type":"observation"}', changed: () => change });
  const guests = createGuests({ bridge, post: (letter) => posted.push(letter), keep: async (...how) => kept.push(how) });
  const boxes = {};
  for (const [seat, guest] of ["boris", "vera"].entries()) {
    const seal = await makeSeal();
    const { key } = await guests.join({ guest, seat, key: seal.publicKey });
    boxes[guest] = await seal.with(key, "guest");
  }
  return { guests, posted, kept, boxes };
}

for (const [change, told] of [["on", ["boris", "vera"]], ["over", ["boris", "vera"]], ["beside", []]]) {
  test(`a change "${change}" at the host's page is told ${told.length ? "to all" : "to nobody"}`, async () => {
    const { guests, posted } = await worker(change);
    await guests.tell(change);
    assert.deepEqual(posted.map(({ guest }) => guest), told);
  });

  test(`a change "${change}" by a guest is kept, answered, and told ${told.length ? "to the others" : "to nobody else"}`, async () => {
    const { guests, posted, kept, boxes } = await worker(change);
    const sealed = await boxes.boris.seal(JSON.stringify({ n: 1, request: { type: "hand-plan" } }));
    assert.deepEqual(await guests.hear({ guest: "boris", sealed }), { type: "heard", changed: change !== "beside" });
    assert.deepEqual(kept, [["hand-plan", change]]);
    assert.deepEqual(posted.map(({ guest }) => guest), change === "beside" ? ["boris"] : ["boris", "vera"]);
  });
}
