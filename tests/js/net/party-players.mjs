/** Friends who play in the world of net-party-world.mjs, and what is held of each of them. */

import assert from "node:assert/strict";

import { createWorld } from "./party-world.mjs";

/** A world with a table at which Anna and Bert play. */
export async function playing(options = {}) {
  const world = createWorld(options);
  const anna = await world.join("Anna", 1);
  const bert = await world.join("Bert", 2);
  const outcome = await begin(world, [anna, bert]);
  return { world, anna, bert, outcome };
}

/** @returns {Promise<any>} what came of the start */
export async function begin(world, browsers, seed = null, plan = null) {
  let outcome = null;
  void world.start(seed, plan).then((told) => (outcome = told));
  await world.until(() => outcome && browsers.every(({ seen }) => seen));
  return outcome;
}

export const words = (heard) => heard.filter(({ key }) => key === "word").map(({ args }) => args.text);
export const refusalOf = (browser) => browser.state.refusal?.key;

/** All that a browser knows of a game agrees with what the host's engine has. */
export async function agrees(world, browser) {
  const table = world.engine.table();
  const { seat } = browser.seen;
  const right = table.entries.flatMap(([mover, text], at) => [
    { key: "word", args: { seat: mover, text } }, ...(mover === seat ? [{ key: "secret", args: { text: `${table.seed}-${at}` } }] : []),
  ]);
  assert.deepEqual(browser.heard, right, `${browser.name} heard`);
  const member = await browser.memory.membership(browser.state.table);
  assert.deepEqual(member.heard, right, `${browser.name} remembers`);
  assert.equal(member.rewritten, null);
  const own = new Map(member.moves);
  for (const [version, [mover, text]] of table.entries.entries()) {
    const absent = member.absent.some(([from, to]) => from <= version && version < to);
    if (mover === seat) assert.ok(own.get(version) === text || absent, `${browser.name}: move ${version} is nobody's`);
    else assert.equal(own.has(version), false);
  }
}
