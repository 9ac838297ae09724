/**
 * What a guest's page asks the engine of its host, and asks again when the engine or the way to it was
 * lost meanwhile. A move that had been accepted before is not made twice.
 */

/** @import { Box } from "./sealed.js" */

import { createSealed } from "./sealed.js";

/** @typedef {{message: Record<string, any>, resolve: (reply: any) => void, asked: number}} Call */

/** An engine that is lost so often over the same request will not answer it. */
const MOST_TRIES = 3;

const GONE = { type: "refused", key: "party-gone", args: {} };

/**
 * @param {Parameters<typeof createSealed>[0] & {onOlder: () => void}} needs `onOlder`: the table has lost moves
 */
export function createCalls({ onOlder, ...needs }) {
  const { isOpen, change, exchange, hear } = createSealed(needs);
  /** @type {Set<Call>} */
  const calls = new Set();
  let ended = false;

  /** @param {Call} call */
  async function run(call) {
    call.asked += 1;
    const reply = call.asked === 1 ? await exchange(call.message) : await again(call.message);
    calls.delete(call);
    call.resolve(reply);
  }

  /** The request once more, unless the table has gone on since. @param {Record<string, any>} message */
  async function again(message) {
    if (!("version" in message)) return exchange(message);
    const eyes = message.seat ?? message.eyes ?? null;
    const seen = await exchange({ type: "observe", eyes, since: message.since ?? 0 });
    if (seen.type !== "observation" || seen.version > message.version) return seen;
    if (seen.version === message.version) return exchange(message);
    // Older than the request: the host had not stored it, and the page must see the whole game anew.
    onOlder();
    return exchange({ type: "observe", eyes, since: 0 });
  }

  return {
    /**
     * @param {Record<string, any>} message of the bridge
     * @returns {Promise<any>} the reply, refusals included; it may take as long as the host is away
     */
    request(message) {
      if (ended) return Promise.resolve(GONE);
      return new Promise((resolve) => {
        const call = { message, resolve, asked: 0 };
        calls.add(call);
        if (isOpen()) void run(call);
      });
    },

    /** The engine can be asked. @param {Promise<Box | null>} next null: the keys don't fit */
    open(next) {
      change(next);
      for (const call of [...calls]) {
        if (call.asked < MOST_TRIES) void run(call);
        else {
          calls.delete(call);
          call.resolve({ type: "refused", key: "engine-died", args: {} });
        }
      }
    },

    /** The engine can't be asked for now. */
    shut: () => change(null),

    /** A sealed letter of the engine. */
    hear,

    /** Nothing is answered any more. */
    end() {
      ended = true;
      change(null);
      for (const call of calls) call.resolve(GONE);
      calls.clear();
    },
  };
}
