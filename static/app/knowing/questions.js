/**
 * What a player asks about the notebook: what is certain of a square, what proves it, and how it could be
 * otherwise. The worker that thinks answers; nothing of it is part of the game.
 */

/** @import { Store } from "../page/store.js" */
/** @import { Knowing } from "./knowing.js" */

import { knowledgeAt } from "./knowing.js";

/** The piece of a map that lies in the plan's own rows and columns, whether any of it is known or not. */
export const PLAN = 0;

/**
 * @typedef {import("../../replies.d.ts").AskedFact} Fact
 * @typedef {import("../../replies.d.ts").Spot} Spot
 * @typedef {{spot: Spot, facts: Fact[] | null, failed: boolean,
 *   proof: {claim: string, heard: readonly number[] | null} | null,
 *   supposed: {claim: string, truth: import("../../draw/basics/types.js").Truth | null} | null}} Question
 *   `facts` are null while they are thought about; `failed`: there is no answer to be had. `proof`: the
 *   statements that prove a claim, if it is proved; `supposed`: a labyrinth in which a claim is true, if one was found.
 * @typedef {{open: boolean, about: Question | null}} Asked
 */

/** @param {{store: Store, knowing: Pick<Knowing, "ask">}} needs */
export function createQuestions({ store, knowing }) {
  /** Counts what was asked: an answer that was overtaken is dropped. */
  let last = 0;

  /** @param {Partial<Question>} change */
  function lay(change) {
    const { asked } = store.get();
    if (asked.about) store.set({ asked: { ...asked, about: { ...asked.about, ...change } } });
  }

  /** @param {Record<string, any>} message @param {string} wanted the type of an answer @returns {Promise<any>} null: it was overtaken */
  async function answer(message, wanted) {
    const mine = ++last;
    const reply = await knowing.ask(message);
    if (mine !== last) return null;
    if (reply?.type === wanted) return reply;
    lay({ failed: true });
    return null;
  }

  /** @param {Spot} spot */
  async function about(spot) {
    store.set({ asked: { open: true, about: { spot, facts: null, failed: false, proof: null, supposed: null } } });
    const reply = await answer({ type: "ask", piece: spot.fragment, row: spot.row, col: spot.col }, "asked");
    if (reply) lay({ facts: reply.facts });
  }

  /** Another word was said: what was answered may have changed. */
  store.subscribe((state, before) => {
    const { open, about: question } = state.asked;
    if (!open) return;
    if (!knowledgeAt(state)) close();
    else if (state.knowledge?.known !== before.knowledge?.known && question) void about(question.spot);
  });

  function close() {
    last += 1;
    store.set({ asked: { open: false, about: null } });
  }

  return {
    open: () => store.set({ asked: { open: true, about: null } }),
    close,
    about,
    /** What proves a claim. @param {string} claim */
    async why(claim) {
      lay({ failed: false, proof: null, supposed: null });
      const reply = await answer({ type: "why", claim }, "proof");
      if (reply) lay({ proof: { claim, heard: reply.heard } });
    },
    /** A labyrinth in which a claim is true. @param {string} claim */
    async suppose(claim) {
      lay({ failed: false, proof: null, supposed: null });
      const reply = await answer({ type: "suppose", claim }, "supposed");
      if (reply) lay({ supposed: { claim, truth: reply.truth } });
    },
    /** Back to the notebook from a labyrinth that was supposed. */
    drop: () => lay({ supposed: null }),
  };
}

/** @typedef {ReturnType<typeof createQuestions>} Questions */

/** @type {ReadonlySet<import("../basics/types.js").Said>} */
const NONE = new Set();
/** @type {WeakMap<object, ReadonlySet<import("../basics/types.js").Said>>} */
const proofs = new WeakMap();

/**
 * The statements that prove what was asked about last.
 * @param {import("../basics/types.js").State} state @param {Pick<import("../basics/types.js").Observation, "heard">} seen
 */
export function proofOf({ asked }, { heard }) {
  const proof = asked.about?.proof;
  if (!proof?.heard) return NONE;
  const known = proofs.get(proof) ?? new Set(proof.heard.map((at) => heard[at]));
  proofs.set(proof, known);
  return known;
}
