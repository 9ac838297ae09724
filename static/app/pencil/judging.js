/** Asked for: which marks of a sheet can be true, as the worker that thinks finds out, and what a wrong one contradicts. */

/** @import { State } from "../basics/types.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Drawn } from "./marks.js" */
/** @import { Pencil } from "./pencil.js" */

import { knowledgeAt } from "../knowing/knowing.js";
import { claimOf } from "./marks.js";
import { pencilAt, planOf, shownIn, signsOf } from "./owner.js";

/** @typedef {import("../../replies.d.ts").MarkJudged} Verdict */
/**
 * @typedef {{of: ReadonlyMap<string, Drawn>, known: object, verdicts: Map<string, Verdict> | null}} Judged
 *   Of the marks of one sheet, by what is known: what is known of each that is no note; null while it is thought about, or nobody can tell.
 * @typedef {{slot: string, state: "thinking" | "told" | "failed", marks: string[], heard: readonly number[] | null}} Clash
 *   What one mark contradicts: other marks, and statements by their index.
 */

/** Whether marks can be judged at this table. @param {State} state */
export const canJudge = (state) => knowledgeAt(state) !== null;

/** Whether a verdict says that a mark is wrong. @param {Verdict | undefined} verdict */
export const isWrong = (verdict) => verdict?.answer === "impossible" || verdict?.answer === "clashing";

/** The first mark that makes a sheet impossible. @param {Judged | null} judged @returns {string | null} what it takes the place of */
export const firstWrong = (judged) => [...(judged?.verdicts ?? [])].find(([, verdict]) => isWrong(verdict))?.[0] ?? null;

/** @type {ReadonlySet<import("../basics/types.js").Said>} */
const NONE = new Set();
/** @type {WeakMap<Clash, ReadonlySet<import("../basics/types.js").Said>>} */
const against = new WeakMap();

/** The statements that a wrong mark contradicts, if that was asked. @param {State} state @param {Pick<import("../basics/types.js").Observation, "heard">} seen */
export function contradicted(state, { heard }) {
  const clash = pencilAt(state)?.clash;
  if (!clash?.heard) return NONE;
  const known = against.get(clash) ?? new Set(clash.heard.map((at) => heard[at]));
  against.set(clash, known);
  return known;
}

/** @param {{store: Store, knowing: Pick<import("../knowing/knowing.js").Knowing, "ask">, alter: (change: Partial<Pencil>) => void}} needs */
export function createJudging({ store, knowing, alter }) {
  /** Counts what was asked: an answer that was overtaken is dropped. */
  let last = 0;

  /** The claims of a sheet, in the order in which they were drawn. @param {State} state @param {ReadonlyMap<string, Drawn>} of */
  function claimsIn(state, of) {
    const seen = shownIn(state);
    if (!seen) return [];
    const [signs, plan] = [signsOf(seen, state.ui.catalog), planOf(seen.view)];
    return [...of].flatMap(([slot, mark]) => {
      const claim = claimOf(signs, plan, mark);
      return claim === null ? [] : [{ slot, mark: { claim, heard: mark.heard } }];
    });
  }

  /** Has the sheet judged that is shown, if that is wanted and not known yet. @param {State} state */
  async function judge(state) {
    const pencil = pencilAt(state);
    const knowledge = knowledgeAt(state);
    if (!pencil?.judges || !pencil.open || !knowledge?.known) return;
    const { marks: of } = pencil.book.sheet;
    const { known } = knowledge;
    if (pencil.judged?.of === of && pencil.judged.known === known) return;
    const mine = ++last;
    // What was known before is better than nothing, as long as the marks are the same.
    alter({ judged: { of, known, verdicts: pencil.judged?.of === of ? pencil.judged.verdicts : null } });
    const claims = claimsIn(state, of);
    const reply = await knowing.ask({ type: "judge", marks: claims.map(({ mark }) => mark) });
    if (mine !== last || reply?.type !== "judged") return;
    const verdicts = new Map(claims.map(({ slot }, at) => [slot, /** @type {Verdict} */ (reply.marks[at])]));
    if (store.get().pencil?.book.sheet.marks === of) alter({ judged: { of, known, verdicts } });
  }

  store.subscribe((state, before) => {
    if (state.pencil !== before.pencil || state.knowledge !== before.knowledge) void judge(state);
  });

  return {
    /** Whether it is to be told which marks are wrong. @param {boolean} on */
    judge(on) {
      last += 1;
      alter({ judges: on, judged: null, clash: null });
    },

    /** Asks what a wrong mark contradicts. @param {string} slot */
    async explain(slot) {
      const state = store.get();
      const verdicts = state.pencil?.judged?.verdicts;
      if (!state.pencil || !verdicts) return;
      const all = claimsIn(state, state.pencil.book.sheet.marks);
      const at = all.findIndex((one) => one.slot === slot);
      // What can't be true itself is no reason against another mark.
      const claims = [...all.slice(0, at).filter((one) => !isWrong(verdicts.get(one.slot))), all[at]];
      /** @type {Clash} */
      const asked = { slot, state: "thinking", marks: [], heard: null };
      alter({ clash: asked });
      const reply = await knowing.ask({ type: "clash", marks: claims.map(({ mark }) => mark) });
      if (store.get().pencil?.clash !== asked) return;
      if (reply?.type !== "clashing" || !reply.found) alter({ clash: { ...asked, state: "failed" } });
      else alter({ clash: { slot, state: "told", marks: reply.marks.map((/** @type {number} */ mark) => claims[mark].slot), heard: reply.heard } });
    },

    /** Nothing more is asked about a mark. */
    forgive: () => store.get().pencil?.clash && alter({ clash: null }),
  };
}
