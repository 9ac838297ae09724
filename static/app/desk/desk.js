/**
 * The desk at which a plan is drawn: what is asked of the engine, what is kept of it. Every change is an edit, a
 * text that the engine applies or refuses; with how it began, the edits give the drawing again.
 */

/** @import { Begun } from "../shelves/plan-fields.js" */
/** @import { Rules } from "../rules/house-rules.js" */
/** @import { Drawn, Said } from "../basics/types.js" */
/** @import { Session } from "../table/session.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Wire } from "../engine/wire.js" */

import { setUi } from "../page/store.js";
import { difference, gameOf } from "../rules/house-rules.js";
import { plansHere } from "../shelves/plans.js";
import { createDrafts } from "./drafts.js";
import { createShelving } from "./shelving.js";

/**
 * @typedef {{begun: Begun, edits: string[], drawn: Drawn, name: string, kept: string | null, last: string | null,
 *   refusal: Said | null}} Desk
 *   `name`: what the plan is kept under, or ""; `kept`: its text as it lies there; `last`: the edit that was made last;
 *   `refusal`: why the last one was not
 */

/** There was no answer. @type {Said} */
const DIED = { key: "engine-died", args: {} };
/** What a new engine says, which has no desk yet. */
const GONE = "refused-no-desk";
/** The rule set of an empty sheet where the lobby's has no desk. */
const USUAL = "classic";

/** @param {{engine: Pick<Wire, "request">, store: Store, session: Pick<Session, "asking" | "notify" | "withdraw">, plans?: typeof plansHere}} needs */
export function createDesk({ engine, store, session, plans = plansHere }) {
  const drafts = createDrafts({ store, session, plans });
  // What is asked comes one after the other: an engine that was lost is given its desk back in between.
  const inTurn = createQueue();

  /** @param {Record<string, any>} message @returns {Promise<any>} */
  const request = (message) => session.asking(() => engine.request(message));

  /** @param {Partial<Desk>} change */
  function alter(change) {
    const { desk } = store.get();
    if (desk) store.set({ desk: { ...desk, ...change } });
  }

  /**
   * Lays another drawing on the desk.
   * @param {Begun} begun
   * @param {{edits?: string[], name?: string, kept?: string | null}} [was]
   * @returns {Promise<Said | null>} why it can't lie there; then the one before stays
   */
  const lay = (begun, { edits = [], name = "", kept = null } = {}) => inTurn(async () => {
    const reply = await request(opening(begun, edits));
    if (reply?.type !== "drawn") return reply ?? DIED;
    store.set({ desk: { begun, edits, drawn: reply, name, kept, last: null, refusal: null } });
    drafts.keep();
    return null;
  });

  /** @param {string} edit @returns {Promise<any>} */
  async function drawn(edit) {
    const reply = await request({ type: "draw", edit });
    const { desk } = store.get();
    if (reply?.key !== GONE || !desk) return reply;
    const again = await request(opening(desk.begun, desk.edits));
    return again?.type === "drawn" ? request({ type: "draw", edit }) : again;
  }

  /** @param {string} edit @returns {Promise<boolean>} whether it has been made */
  const draw = (edit) => inTurn(async () => {
    const reply = await drawn(edit);
    const { desk } = store.get();
    if (!reply || !desk) return false;
    if (reply.type !== "drawn") {
      alter({ refusal: reply, last: null });
      return false;
    }
    alter({ drawn: reply, edits: [...desk.edits, edit], last: edit, refusal: null });
    drafts.keep();
    return true;
  });

  /** The sheet on which somebody begins who has drawn nothing yet. @returns {Promise<Said | null>} */
  async function layEmpty() {
    const catalog = store.get().ui.catalog ?? (await request({ type: "catalog" }));
    if (!catalog) return DIED;
    const { rules } = store.get().ui.setup;
    const wrong = await lay({ game: gameOf(rules.preset, catalog), rules, plan: null, seed: null });
    return wrong && lay({ game: gameOf(USUAL, catalog), rules: { preset: USUAL }, plan: null, seed: null });
  }

  return {
    lay,
    draw,

    /** Goes to the desk, on which lies what was being drawn. */
    async enter() {
      setUi(store, { screen: "desk", refusal: null });
      if (store.get().desk) return;
      const draft = await drafts.read();
      const wrong = draft ? await lay(draft.begun, draft) : { key: "" };
      if (wrong && !store.get().desk) await layEmpty();
      if (wrong && draft) session.notify("desk-draft-unread");
    },

    /** The rules by which a game on it is played: the drawing has settled some of them. @returns {Rules} */
    rules() {
      const { desk, ui } = store.get();
      const rules = desk?.drawn.rules ?? { preset: USUAL };
      return ui.catalog ? difference(rules, ui.catalog) : rules;
    },

    /** What was refused is known. */
    forgive: () => alter({ refusal: null }),

    ...createJudging({ store, request, inTurn, alter }),
    ...createShelving({ store, plans, lay, alter, keepDraft: drafts.keep }),
  };
}

/** @typedef {ReturnType<typeof createDesk>} DeskKeeper */

/** @param {Begun} begun @param {string[]} edits */
const opening = ({ game, rules, plan, seed }, edits) => ({ type: "desk", game, rules, plan, seed, edits });

/**
 * What the engine says of a plan that doesn't lie on the desk.
 * @param {{store: Store, request: (message: Record<string, any>) => Promise<any>, inTurn: ReturnType<typeof createQueue>,
 *   alter: (change: Partial<Desk>) => void}} needs
 */
function createJudging({ store, request, inTurn, alter }) {
  /** Why no drawing can begin with a plan; nothing changes. @param {Pick<Begun, "game" | "rules" | "plan">} begun @returns {Promise<Said | null>} */
  const refuses = ({ game, rules, plan }) => inTurn(async () => {
    const reply = await request({ type: "check", game, rules, plan });
    return reply?.type === "checked" ? null : reply ?? DIED;
  });

  return {
    refuses,

    /** Whether a text can be read as a plan; the drawing stays. @param {string} plan */
    async check(plan) {
      const { desk } = store.get();
      if (!desk) return false;
      const refusal = await refuses({ game: desk.begun.game, rules: desk.drawn.rules, plan });
      alter({ refusal, last: null });
      return refusal === null;
    },
  };
}

/** Work that is begun when the one before is done. */
function createQueue() {
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  return (work) => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
}
