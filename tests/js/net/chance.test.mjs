import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import test from "node:test";

import { createChance } from "../../../static/net/guest/chance.js";

const digest = async (text) =>
  Buffer.from(await webcrypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");
const COMMITMENT = "c".repeat(64);

/** A guest's page whose nonces are 1111…, 2222… */
function page() {
  const said = [];
  let drawn = 0;
  const chance = createChance({ digest, nonce: () => String((drawn += 1)).repeat(64), send: (message) => said.push(message) });

  /** A round up to where all nonces are known to the host. */
  async function round(number) {
    await chance.gather(number);
    const { promise } = said.findLast((message) => message.do === "promise");
    chance.reveal({ round: number, commitment: COMMITMENT, promises: [promise], origin: "pages" });
    const { nonce } = said.findLast((message) => message.do === "nonce");
    return [{ promise, nonce }];
  }
  return { chance, said, round };
}

test("a page reveals its nonce once, to a host that has committed itself, among the promises of all", async () => {
  const { chance, said } = page();
  await chance.gather(1);
  const { promise } = said[0];
  assert.equal(promise, await digest("1".repeat(64)));
  chance.reveal({ round: 1, commitment: COMMITMENT, promises: [] });
  chance.reveal({ round: 1, commitment: COMMITMENT, promises: [promise, promise] });
  chance.reveal({ round: 2, commitment: COMMITMENT, promises: [promise], origin: "pages" });
  assert.equal(said.length, 1);
  chance.reveal({ round: 1, commitment: COMMITMENT, promises: [promise], origin: "pages" });
  chance.reveal({ round: 1, commitment: "d".repeat(64), promises: [promise], origin: "pages" });
  assert.deepEqual(said.slice(1), [{ do: "nonce", round: 1, nonce: "1".repeat(64) }]);
});

test("rounds that come to nothing after nonces were revealed are counted, for a host may choose so", async () => {
  const { chance, round } = page();
  await round(1);
  await round(2);
  const nonces = await round(3);
  assert.equal((await chance.opened(3, nonces)).spoilt, 2);
});

test("a round that ends before anything was revealed tells nobody anything", async () => {
  const { chance, round } = page();
  await chance.gather(1);
  assert.equal((await chance.opened(2, await round(2))).spoilt, 0);
});

test("a game that was played to its end counts anew", async () => {
  const { chance, round } = page();
  await round(1);
  await chance.opened(2, await round(2));
  chance.over();
  assert.equal((await chance.opened(3, await round(3))).spoilt, 0);
});

test("a game that the host gives up for another one is counted as well: he may have disliked its plan", async () => {
  const { chance, round } = page();
  await chance.opened(1, await round(1));
  assert.equal((await chance.opened(2, await round(2))).spoilt, 1);
});

test("what was told of the plan before the nonce was revealed is part of the agreement", async () => {
  const { chance, round } = page();
  const nonces = await round(1);
  chance.reveal({ round: 1, commitment: COMMITMENT, promises: [nonces[0].promise], origin: "seed" });
  assert.equal((await chance.opened(1, nonces)).origin, "pages");
});

test("other nonces than those promised are no agreement", async () => {
  const { chance, round } = page();
  const [{ promise }] = await round(1);
  assert.equal(await chance.opened(1, [{ promise, nonce: "9".repeat(64) }]), null);
  assert.equal(await chance.opened(1, []), null);
});
