/** Looks for a puzzle in a game that is over, in a worker of its own that thinks: kind after kind, as long as there is time. */

/** @import { Posed } from "../../replies.d.ts" */
/** @import { Patience, WorkerLike } from "../engine/line.js" */

import { createLine } from "../engine/line.js";

/** @type {Patience} */
const PATIENCE = { first: 60_000, answer: 15_000 };
/** Milliseconds for all kinds together. */
const LONGEST = 5_000;
/** What the worker is to answer with. */
const SEEKING = "seeking";

/** @typedef {{kind: string | null, number: number, all: number}} Sought which kind is looked for now; null while the worker starts */

/** @param {{spawn: () => WorkerLike, begin?: () => void, longest?: number, now?: () => number}} needs `begin`: called before a worker is started */
export function createSeeking({ spawn, begin = () => {}, longest = LONGEST, now = Date.now }) {
  /** Counts the searches: one that is left finds nothing. */
  let last = 0;
  const line = createLine({ spawn, patience: PATIENCE, to: SEEKING, onLoss: () => {} });

  function leave() {
    last += 1;
    line.end();
  }

  /**
   * @param {string} record of a game that is over @param {number} seat whose mailbox is looked through @param {(sought: Sought) => void} onStep
   * @returns {Promise<{puzzle: Posed | null} | "failed" | "left">}
   */
  async function search(record, seat, onStep) {
    leave();
    begin();
    const mine = last;
    onStep({ kind: null, number: 0, all: 1 });
    const begun = await line.ask({ type: "search", record, seat });
    if (mine !== last) return "left";
    if (begun?.type !== "searching") return "failed";
    /** @type {string[]} */
    const kinds = begun.kinds;
    const until = now() + longest;
    for (const [at, kind] of kinds.entries()) {
      onStep({ kind, number: at + 1, all: kinds.length });
      // The first kinds are found most often: half of what is left is theirs, and the last one's all of it.
      const left = until - now();
      const patience = Math.max(1, Math.round(at + 1 < kinds.length ? left / 2 : left));
      const reply = await line.ask({ type: "seek", kind, patience });
      if (mine !== last) return "left";
      if (reply?.type !== "sought") return "failed";
      if (reply.puzzle) return { puzzle: reply.puzzle };
    }
    return { puzzle: null };
  }

  return {
    leave,
    /** As `search`; nothing is left of the worker. @param {Parameters<typeof search>} of */
    async find(...of) {
      const found = await search(...of);
      if (found !== "left") line.end();
      return found;
    },
  };
}

/** @typedef {ReturnType<typeof createSeeking>} Seeking */
