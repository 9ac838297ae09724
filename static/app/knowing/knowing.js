/**
 * The page's side of the worker that thinks. It is started when somebody may be helped so far and the
 * page has nothing better to do, hears what its seat hears, and tells what is certain. Whatever becomes of
 * it, the game goes on: it is ended where it takes too long or another seat looks, and begins anew.
 */

/** @import { Store } from "../page/store.js" */
/** @import { State } from "../basics/types.js" */
/** @import { Patience, WorkerLike } from "../engine/line.js" */
/** @import { Mailbox } from "./mailbox.js" */

import { whenIdle } from "../basics/idle.js";
import { createLine } from "../engine/line.js";
import { goesOn, letterOf, mailboxOf, thinksFor } from "./mailbox.js";

/** @type {Patience} */
const PATIENCE = { first: 60_000, answer: 30_000 };
/** So often a worker may be lost at one table. */
const LOSSES = 3;

/**
 * @typedef {import("../../replies.d.ts").Known & {marks: import("../../replies.d.ts").Marks}} Known
 * @typedef {{box: Mailbox, state: "thinking" | "known" | "lost", known: Known | null}} Knowledge
 *   What can be known by a mailbox. `lost`: nothing more will be found out; `known` is of an earlier
 *   statement while it is thought about.
 */

/**
 * @param {{spawn: () => WorkerLike, store: Store, idle?: (work: () => void) => void, patience?: Patience}} needs
 */
export function createKnowing({ spawn, store, idle = whenIdle, patience = PATIENCE }) {
  /** What the worker has been handed. @type {Mailbox | null} */
  let handed = null;
  /** For what it has been made ready to be asked why. @type {Mailbox | null} */
  let pondered = null;
  let losses = 0;
  let due = false;
  const line = createLine({
    spawn,
    patience,
    onLoss() {
      losses += 1;
      handed = null;
      follow();
    },
  });

  function end() {
    line.end();
    handed = null;
  }

  /** Hands over what was said since, once all before is answered. */
  function follow() {
    const box = mailboxOf(store.get());
    if (!box) return;
    if (losses >= LOSSES) {
      tell(box, "lost");
      return;
    }
    if (handed && !goesOn(box, handed)) {
      // What is being thought about is no longer asked for.
      if (line.busy()) line.end();
      handed = null;
    }
    if (line.busy()) return;
    if (handed && isSame(box, handed)) {
      if (pondered === handed) return;
      pondered = handed;
      void line.ask({ type: "ponder" }).then(follow);
      return;
    }
    tell(box, "thinking");
    const since = handed?.heard.length ?? 0;
    handed = box;
    void line.ask(letterOf(box, since)).then((reply) => reply && take(box, reply));
  }

  /** @param {Mailbox} box @param {any} reply */
  function take(box, reply) {
    if (reply.type !== "known") {
      losses = LOSSES; // it has no answer to this mailbox, and never will
      end();
    } else {
      const now = mailboxOf(store.get());
      if (now && goesOn(now, box)) tell(box, isSame(now, box) ? "known" : "thinking", reply);
    }
    follow();
  }

  /** @param {Mailbox} box @param {Knowledge["state"]} state @param {Known} [known] */
  function tell(box, state, known) {
    const before = store.get().knowledge;
    store.set({ knowledge: { box, state, known: known ?? (before && isOf(before, box) ? before.known : null) } });
  }

  /** Looks at what the page shows now. */
  function look() {
    due = false;
    const state = store.get();
    if (mailboxOf(state)) follow();
    else if (!thinksFor(state)) {
      end();
      losses = 0;
      if (state.knowledge) store.set({ knowledge: null });
    }
  }

  store.subscribe((state, before) => {
    const { screen, replay, help } = state.ui;
    const moved = state.observation !== before.observation || state.console !== before.console
      || state.advice.wanted !== before.advice.wanted;
    if (!moved && screen === before.ui.screen && replay === before.ui.replay && help === before.ui.help) return;
    if (due || (!mailboxOf(state) && !line.runs() && !state.knowledge)) return;
    due = true;
    // Nobody waits for it: the move and its answer are shown first.
    idle(look);
  });

  return {
    /**
     * Asks about what was handed over; what is said meanwhile waits for the answer.
     * @param {Record<string, any>} message
     * @returns {Promise<any>} null: there is no answer to be had
     */
    ask: async (message) => (handed ? line.ask(message).finally(follow) : null),
    end,
  };
}

/** @typedef {ReturnType<typeof createKnowing>} Knowing */

/** @param {Mailbox} one @param {Mailbox} other of the same listener */
const isSame = (one, other) => one.heard.length === other.heard.length && one.struck.length === other.struck.length;

/** Whether knowledge holds of a mailbox, as far as it has been thought about. @param {Knowledge} knowledge @param {Mailbox} box */
const isOf = ({ box: before }, box) => goesOn(box, before) && box.struck.length === before.struck.length;

/** What is known by what the page shows, perhaps without what was said last. @param {State} state @returns {Knowledge | null} */
export function knowledgeAt(state) {
  const box = mailboxOf(state);
  return box && state.knowledge && isOf(state.knowledge, box) ? state.knowledge : null;
}
