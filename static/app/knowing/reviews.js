/**
 * What is found out about a game that is over, as one seat played it: in a worker that thinks, request by
 * request, as long as somebody looks at it.
 */

/** @import { Store } from "../page/store.js" */
/** @import { Reveal, State } from "../basics/types.js" */
/** @import { Patience, WorkerLike } from "../engine/line.js" */

import { createLine } from "../engine/line.js";

/** @type {Patience} */
const PATIENCE = { first: 60_000, answer: 30_000 };
/** Milliseconds after which it is said what is known by then. */
const LONGEST = 120_000;
/** What the worker is to answer with: it has two things to think about. */
const REVIEWING = "reviewing";

/**
 * @typedef {import("../../replies.d.ts").ReviewPoint} Point
 * @typedef {{reveal: Reveal, seat: number, state: "thinking" | "done" | "stopped" | "failed", at: number, steps: number | null,
 *   points: readonly Point[], measure: import("../../replies.d.ts").Measure | null,
 *   told: import("../../replies.d.ts").Reviewed | null}} Review
 *   `stopped`: it took too long, or somebody did not want to wait; `steps`: null while the worker starts.
 */

/**
 * @param {{store: Store, spawn: () => WorkerLike, drawnBy: (seat: number) => Promise<import("../pencil/spans.js").Span[]>, begin?: () => void,
 *   patience?: Patience, longest?: number, now?: () => number}} needs
 *   `drawnBy`: what a player of the game that is replayed has drawn; `begin`: called before a worker is started
 */
export function createReviews({ store, spawn, drawnBy, begin = () => {}, patience = PATIENCE, longest = LONGEST, now = Date.now }) {
  /** Counts the reviews: the answers to an earlier one are dropped. */
  let last = 0;
  const line = createLine({ spawn, patience, to: REVIEWING, onLoss: () => lay({ state: "failed" }) });

  /** @param {Partial<Review>} change */
  function lay(change) {
    const { review } = store.get();
    if (review) store.set({ review: { ...review, ...change } });
  }

  /** @param {number} mine @param {Record<string, any>} message @param {string} wanted @returns {Promise<any>} null: there is no answer, or nobody wants it any more */
  async function answer(mine, message, wanted) {
    const reply = await line.ask(message);
    if (mine !== last) return null;
    if (reply?.type === wanted) return reply;
    lay({ state: "failed" });
    return null;
  }

  /** @param {number} mine @param {Reveal} reveal @param {number} seat */
  async function run(mine, reveal, seat) {
    const penciled = await drawnBy(seat);
    if (mine !== last) return;
    const begun = await answer(mine, { type: "review", record: reveal.record, seat, drawn: penciled }, "review");
    if (!begun) return;
    lay({ steps: begun.steps, measure: begun.measure });
    const until = now() + longest;
    while (store.get().review?.state === "thinking") {
      const step = await answer(mine, { type: "go-on" }, "reviewed");
      if (!step) return;
      const points = store.get().review?.points ?? [];
      lay({ at: step.at, points: step.point ? [...points, step.point] : points });
      if (step.done || now() > until) {
        lay({ state: step.done ? "done" : "stopped" });
        break;
      }
    }
    const end = await answer(mine, { type: "conclude" }, "concluded");
    if (end) lay({ told: end.review });
    if (mine === last) line.end();
  }

  /** Nobody looks at it any more. */
  function leave() {
    last += 1;
    line.end();
    if (store.get().review) store.set({ review: null });
  }

  store.subscribe(({ review, ui }) => {
    if (review && (ui.screen !== "table" || ui.replay?.reveal !== review.reveal)) leave();
  });

  return {
    leave,

    /** Begins to look through the game that is replayed. @param {number} seat as who played it */
    begin(seat) {
      const reveal = store.get().ui.replay?.reveal;
      if (!reveal) return;
      last += 1;
      line.end();
      begin();
      store.set({ review: { reveal, seat, state: "thinking", at: 0, steps: null, points: [], measure: null, told: null } });
      void run(last, reveal, seat);
    },

    /** No more is to be found out than is known by now. */
    stop() {
      const { review } = store.get();
      if (review?.state !== "thinking") return;
      if (review.steps === null) leave();
      else lay({ state: "stopped" });
    },
  };
}

/** @typedef {ReturnType<typeof createReviews>} Reviews */

/** Who played the game that is looked at: the eyes that look, or this page's seat. @param {State} state */
export function reviewedSeat({ observation, ui: { replay } }) {
  if (typeof replay?.eyes === "number") return replay.eyes;
  return observation?.seat ?? Math.max(0, replay?.reveal.seats.findIndex(({ bot }) => bot === null) ?? 0);
}
