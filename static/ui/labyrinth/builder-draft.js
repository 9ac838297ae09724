/**
 * The draft of a composed move: every change of it goes through here, and every text is put before
 * the engine, whose opinion is kept with the draft. Knows no rule and touches no element.
 */

/** @import { Session } from "../../app/table/session.js" */
/** @import { Store } from "../../app/page/store.js" */
/** @import { Draft, Following, Offer, Path, Statement } from "../../app/basics/types.js" */

import { STEP } from "../../app/basics/aim.js";
import { actionOf, write } from "../../app/language/compose.js";
import { setUi } from "../../app/page/store.js";
import { append, listAt, statementAt } from "./builder-tree.js";

/** @type {Draft} */
const BLANK = { statements: [], text: "", into: [], open: null, check: null };

/** @param {{store: Store, session: Pick<Session, "consider" | "submit">}} needs */
export function createDraft({ store, session }) {
  const ask = askingOnce(session);
  let checking = false;
  /** The move as it was when a part was tapped last. */
  let tapped = "";
  const now = () => store.get().ui.draft;

  /** @param {Draft | null} draft */
  function put(draft) {
    setUi(store, { draft, refusal: null });
    void check();
  }

  /** Asks the engine about the newest text, one question at a time. */
  async function check() {
    if (checking) return;
    checking = true;
    try {
      for (let draft = now(); draft?.text && draft.check?.text !== draft.text; draft = now()) {
        const { text } = draft;
        const reply = await ask(text);
        if (!reply) return;
        const later = now();
        if (later?.text !== text) continue;
        setUi(store, { draft: checked(later, reply) });
        // A part that was tapped too late is meant to come where it may; what is typed stays.
        if (reply.mended && tapped === text) arrange(reply.mended);
      }
    } finally {
      checking = false;
    }
  }

  /** @param {Statement[]} statements @param {Places} [places] */
  const arrange = (statements, places) => put(arranged(now() ?? BLANK, statements, places));

  return {
    arrange,

    /** Opens an empty draft: from now on steps are gathered as well, or the move is typed. */
    begin() {
      if (!now()) put(BLANK);
    },

    /** @param {Offer} offer becomes the last part of the list that is being filled */
    add(offer) {
      const draft = now() ?? BLANK;
      const longer = added(draft, offer);
      tapped = longer.into.length || longer.statements === draft.statements ? "" : longer.text;
      put(longer);
    },

    /** @param {string} text */
    type(text) {
      const draft = now() ?? BLANK;
      put(text.trim() ? { ...draft, text, open: null } : { ...BLANK, text });
    },

    /** @param {Path | null} open */
    open(open) {
      const draft = now();
      if (draft) setUi(store, { draft: { ...settled(draft), open } });
    },

    /** @param {Path} into */
    fill(into) {
      const draft = now();
      // What is put there is chosen where the details were.
      if (draft) setUi(store, { draft: { ...settled(draft), into, open: null } });
    },

    discard: () => setUi(store, { draft: null, chosen: null, aim: STEP, refusal: null }),

    /** Says the move; what is refused stays as it is. */
    async say() {
      const draft = now();
      if (!draft?.text.trim()) return;
      if (await session.submit({ move: draft.text })) setUi(store, { draft: null });
    },

    /**
     * Words that could stand where somebody is typing.
     * @param {string} text up to the caret
     * @returns {Promise<Following>}
     */
    async wanted(text) {
      const { column, words } = (await ask(text))?.follows ?? { column: 1, words: [] };
      return { from: column - 1, words };
    },
  };
}

/**
 * Asks the engine about texts; who asks what is being asked already gets the same answer.
 * @param {Pick<Session, "consider">} session
 */
function askingOnce(session) {
  /** @type {Map<string, Promise<any>>} */
  const asked = new Map();
  /** @param {string} text @returns {Promise<any>} what it thinks of it, null when there is no answer to be had */
  return (text) => {
    const reply = asked.get(text) ?? session.consider(text).finally(() => asked.delete(text));
    asked.set(text, reply);
    return reply;
  };
}

/** A draft with the engine's opinion. @param {Draft} draft @param {any} reply @returns {Draft} */
function checked(draft, reply) {
  const actions = reply.actions ?? reply.args?.actions ?? null;
  const refusal = reply.type === "considered" ? null : { key: reply.key, args: reply.args };
  const check = { text: draft.text, actions, refusal };
  // What was typed becomes chips as soon as it can be read. Chips are not rewritten by their echo:
  // one of them may have been opened meanwhile.
  const typed = actions && write(draft.statements).text !== write(actions).text;
  return typed ? { ...draft, check, statements: actions, open: null, into: [] } : { ...draft, check };
}

/** @typedef {{open?: Path | null, into?: Path}} Places */

/**
 * A draft with other statements; what was opened or filled stays so, as far as it is still there.
 * @param {Draft} draft
 * @param {Statement[]} statements
 * @param {Places} [places]
 * @returns {Draft}
 */
function arranged(draft, statements, places) {
  const { open, into } = { open: draft.open, into: draft.into, ...places };
  return {
    statements,
    text: write(statements).text,
    open: open && statementAt(statements, open) ? open : null,
    into: into.length && !statementAt(statements, into.slice(0, -1)) ? [] : into,
    check: draft.check,
  };
}

/** A draft with one part more, at the end of the list that is being filled. @param {Draft} draft @param {Offer} offer @returns {Draft} */
function added(draft, offer) {
  // A text that can't be read yet is added to as a text, or it would be lost.
  const unread = draft.text.trim() && write(draft.statements).text !== draft.text;
  if (unread) return { ...draft, text: `${draft.text.replace(/[;\s]+$/, "")}; ${offer.move}` };
  const into = listAt(draft.statements, draft.into) || draft.into.at(-1) === "else" ? draft.into : [];
  return arranged(draft, append(draft.statements, into, actionOf(offer)), { into });
}

/**
 * A draft whose conditions are no longer texts, if the engine has read them.
 * @param {Draft} draft
 * @returns {Draft}
 */
function settled(draft) {
  const { check, text } = draft;
  if (!check?.actions || check.text !== text) return draft;
  return { ...draft, statements: check.actions, text: write(check.actions).text, check: { ...check, text: write(check.actions).text } };
}

/** @typedef {ReturnType<typeof createDraft>} DraftBook */
