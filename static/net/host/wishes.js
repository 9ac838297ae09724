/**
 * What people at a host's table want of its engine beside the game: one thing after the other, nobody
 * too much at once, and each wish is answered.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Flow } from "../basics/bucket.js" */
/** @import { Page } from "./page.js" */
/** @import { Refusal } from "../room/room.js" */

import { createBucket } from "../basics/bucket.js";
import { clean } from "../talk/talk.js";

/** So many wishes of a page at once, and then two in a second: a form asks after each change. @type {Flow} */
const WISHES = { burst: 12, rate: 2 };
/** Characters of what a refusal says besides its name. */
const MOST_ARG = 200;

/** @param {Clock} clock */
export function createWishes(clock) {
  let queue = Promise.resolve();
  /** @type {WeakMap<Page, ReturnType<typeof createBucket>>} */
  const buckets = new WeakMap();

  /** @param {Page} page */
  function bucketOf(page) {
    const own = buckets.get(page) ?? createBucket(WISHES, clock);
    buckets.set(page, own);
    return own;
  }

  return {
    /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    inTurn(work) {
      const done = queue.then(work);
      queue = done.then(() => undefined);
      return done;
    },

    /**
     * A guest's wish, and the answer to it.
     * @param {Page} page
     * @param {number} number by which he knows the answer
     * @param {() => Promise<Refusal | null>} grant
     */
    async hear(page, number, grant) {
      const refusal = bucketOf(page).take() ? await grant() : { key: "agree-too-fast", args: {} };
      page.send({ do: "answered", number, key: refusal?.key ?? null, args: plain(refusal?.args ?? {}) });
    },
  };
}

/** @param {any} reply of the engine @returns {Refusal} */
export const refusalOf = (reply) => (reply === null ? { key: "engine-died", args: {} } : { key: reply.key, args: reply.args });

/** What can be said of a refusal in a letter. @param {Record<string, any>} args */
function plain(args) {
  const told = Object.entries(args).filter(([name, value]) => /^[a-z][a-z_]{0,63}$/.test(name) && ["number", "string"].includes(typeof value));
  return Object.fromEntries(told.slice(0, 8).map(([name, value]) => [name, typeof value === "string" ? clean(value, MOST_ARG) : value]));
}
