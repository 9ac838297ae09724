/**
 * The quests of the days: who wins one alone has it noted with the number of moves, and is told how many the shortest way
 * takes, which the worker that thinks finds out.
 */

/** @import { Result, Reveal, State } from "../basics/types.js" */
/** @import { ProgressShelf } from "../shelves/progress.js" */
/** @import { Store } from "../page/store.js" */
/** @import { WorkerLike } from "../engine/line.js" */

import { createLine } from "../engine/line.js";
import { setUi } from "../page/store.js";
import { difference } from "../rules/house-rules.js";
import { dayOf, dayOfQuest } from "./daily.js";

const PATIENCE = { first: 60_000, answer: 60_000 };
/** What the worker is to answer with. */
const REVIEWING = "reviewing";

/** @param {{store: Store, progress: ProgressShelf, spawn: () => WorkerLike, today?: () => string}} needs */
export function createQuests({ store, progress, spawn, today = () => dayOf(new Date()) }) {
  const line = createLine({ spawn, patience: PATIENCE, to: REVIEWING, onLoss: () => {} });

  /** @param {Reveal} reveal @returns {Promise<number | null>} null: nobody can tell */
  async function parOf({ record }) {
    const reply = await line.ask({ type: "review", record, seat: 0, drawn: [] });
    line.end();
    return reply?.type === "review" ? reply.measure.par : null;
  }

  /** @param {Result} result @param {Reveal} reveal @param {string} day */
  async function note(result, reveal, day) {
    progress.noteQuest(day, result);
    if (day === today()) progress.noteDay(day);
    show(day);
    if (progress.all().quests[day].par !== null) return;
    const par = await parOf(reveal);
    if (par !== null) progress.notePar(day, par);
    if (store.get().ui.reveal === reveal) show(day);
  }

  /** @param {string} day */
  function show(day) {
    const { result } = store.get().ui;
    if (result) setUi(store, { result: { ...result, quest: { day, ...progress.all().quests[day] } } });
  }

  /** @param {State} state */
  function look({ ui: { result, reveal, catalog } }) {
    if (!result?.won || result.quest || !reveal || !catalog) return;
    const day = dayOfQuest({ rules: difference(reveal.rules, catalog), seed: reveal.seed });
    if (day !== null) void note(result, reveal, day);
  }

  store.subscribe(look);
  look(store.get());
}
