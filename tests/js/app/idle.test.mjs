/** What waits until the page has nothing better to do. */

import assert from "node:assert/strict";
import { test } from "node:test";

test("a browser's own waiting is called as it wants to be, from wherever it is kept", async () => {
  /** @this {unknown} @param {() => void} work */
  globalThis.requestIdleCallback = function requested(work) {
    if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
    work();
    return 1;
  };
  const { whenIdle } = await import("../../../static/app/basics/idle.js");
  let worked = 0;
  const kept = { whenIdle };
  kept.whenIdle(() => (worked += 1));
  whenIdle(() => (worked += 1));
  assert.equal(worked, 2);
});
