/**
 * Hints: asked again and again, the worker that thinks tells that something can be known, where, what and
 * why, and at last a move. Each is counted by the table before it is shown.
 */

/** @import { Observation, State } from "../basics/types.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Knowing } from "./knowing.js" */

import { NO_ADVICE } from "../page/store.js";
import { ADVISED, advisedOf } from "../table/advised.js";
import { knowledgeAt } from "./knowing.js";
import { helpAt } from "./mailbox.js";

/**
 * @typedef {import("../../replies.d.ts").Hinted & {fact: import("../../replies.d.ts").HintedFact | null,
 *   square: {row: number, col: number} | null, advice: import("../../replies.d.ts").Advised | null}} Hint
 * @typedef {{wanted: boolean, asking: boolean, failed: boolean, told: Hint | null}} Advice
 *   `wanted`: hints have been asked for at this table, so that the worker stays; `asking`: one is thought about;
 *   `told`: the last one, as long as nothing else is heard.
 */

/** The request that takes one. */
const TAKE = "advice";

/** What is asked next; null: all has been told. @param {Advice} advice @returns {number | null} */
export const nextOf = ({ told }) => (told ? told.next : 1);

/** How much was said besides hints. @param {Observation | null} seen */
const saidIn = (seen) => (seen?.heard.length ?? 0) - (seen?.heard.filter(({ key }) => key === ADVISED).length ?? 0);

/**
 * @param {{store: Store, knowing: Pick<Knowing, "ask">, request: (text: string) => Promise<void>}} needs
 *   `request`: asks the engine for something that may be asked for out of one's turn
 */
export function createAdvice({ store, knowing, request }) {
  /** Counts what was asked: an answer that was overtaken is dropped. */
  let last = 0;

  /** @param {Partial<Advice>} change */
  const lay = (change) => store.set({ advice: { ...store.get().advice, ...change } });

  /** Asks as soon as all that was heard is thought about. */
  async function think() {
    const { observation: seen, advice } = store.get();
    const knowledge = knowledgeAt(store.get());
    const step = nextOf(advice);
    if (!advice.asking || !seen || step === null) return;
    if (knowledge?.state === "lost") {
      lay({ asking: false, failed: true });
      return;
    }
    if (knowledge?.state !== "known" || knowledge.box.heard.length < seen.heard.length) return;
    const mine = ++last;
    const offers = seen.offers.map(({ move, do: kind, target, part }) => ({ move, do: kind, target, part }));
    const reply = await knowing.ask({ type: "hint", step, offers, help: helpAt(seen, store.get().ui.help) ?? null });
    if (mine !== last) return;
    const taken = reply?.type === "hint" && seen.seat !== null ? advisedOf(seen, seen.seat) : NaN;
    if (!Number.isNaN(taken)) await request(TAKE);
    const now = store.get().observation;
    if (mine !== last || !now || now.seat === null) return;
    const counted = advisedOf(now, now.seat) > taken;
    lay({ asking: false, failed: !counted, ...(counted && { told: reply }) });
  }

  store.subscribe((state, before) => {
    const { observation: seen, advice } = state;
    const left = !seen || state.ui.screen !== "table" || state.ui.replay !== null || !seen.advice;
    const moved = saidIn(seen) !== saidIn(before.observation) || seen?.seat !== before.observation?.seat;
    const helped = state.ui.help !== before.ui.help;
    if ((left && advice !== NO_ADVICE) || ((moved || helped) && (advice.told || advice.failed || advice.asking))) {
      last += 1;
      store.set({ advice: left ? NO_ADVICE : { ...NO_ADVICE, wanted: advice.wanted } });
    } else if (advice.asking && (state.knowledge !== before.knowledge || !before.advice.asking)) void think();
  });

  return {
    /** The next hint. */
    ask() {
      const { advice, observation } = store.get();
      if (advice.asking || !observation?.advice || nextOf(advice) === null) return;
      lay({ wanted: true, asking: true, failed: false });
    },
  };
}

/** @typedef {ReturnType<typeof createAdvice>} Adviser */

/** @type {ReadonlySet<import("../basics/types.js").Said>} */
const NOTHING = new Set();
/** @type {WeakMap<object, ReadonlySet<import("../basics/types.js").Said>>} */
const proofs = new WeakMap();

/** The statements that prove what was told last. @param {Pick<State, "advice">} state @param {Pick<Observation, "heard">} seen */
export function provedByHint({ advice: { told } }, { heard }) {
  if (!told?.heard) return NOTHING;
  const known = proofs.get(told) ?? new Set(told.heard.map((at) => heard[at]));
  proofs.set(told, known);
  return known;
}
