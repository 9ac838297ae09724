/** The rest of the engine: brought once, when nobody waits or when somebody needs it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createRest, RestMissing } from "../../../static/app/python/rest.js";

function counted(outcomes = []) {
  const brought = { times: 0 };
  const rest = createRest({
    quiet: 1000,
    bring: async () => {
      const error = outcomes[brought.times++];
      if (error) throw error;
    },
  });
  return { brought, rest };
}

test("it comes once a second has passed without a request", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { brought, rest } = counted();
  rest.answered();
  context.mock.timers.tick(900);
  rest.answered();
  context.mock.timers.tick(900);
  assert.equal(brought.times, 0);
  context.mock.timers.tick(100);
  assert.equal(brought.times, 1);
  rest.answered();
  context.mock.timers.tick(5000);
  assert.equal(brought.times, 1);
});

test("who needs it has it brought at once, and all wait for the same", async () => {
  const { brought, rest } = counted();
  await Promise.all([rest.needed(), rest.needed()]);
  await rest.needed();
  assert.equal(brought.times, 1);
});

test("what did not come is refused, and asked for again when it is needed again", async () => {
  const { brought, rest } = counted([new Error("lost")]);
  await assert.rejects(rest.needed(), RestMissing);
  await rest.needed();
  assert.equal(brought.times, 2);
});

test("nobody hears of what did not come while nobody waited", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { brought, rest } = counted([new Error("lost")]);
  rest.answered();
  context.mock.timers.tick(1000);
  await Promise.resolve();
  await rest.needed().catch(() => {});
  await rest.needed();
  assert.equal(brought.times, 2);
});
