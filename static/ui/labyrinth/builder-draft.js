/**
 * The draft of a composed move: every change of it goes through here, and every text is put before
 * the engine, whose opinion is kept with the draft. Knows no rule and touches no element.
 */

/** @import { Session } from "../../app/table/session.js" */
/** @import { Store } from "../../app/page/store.js" */
/** @import { Draft, Offer, Path, Statement } from "../../app/basics/types.js" */

import { actionOf, firstWeapon, TURNS, wordAt, write } from "../../app/language/compose.js";
import { setUi } from "../../app/page/store.js";
import { append, listAt, place, statementAt } from "./builder-tree.js";

/** @type {Draft} */
const BLANK = { statements: [], text: "", into: [], open: null, check: null };

/** @param {{store: Store, session: Pick<Session, "consider" | "submit">}} needs */
export function createDraft({ store, session }) {
  let checking = false;
  /** The move as it was when a step was tapped last. @type {{text: string, statements: Statement[]} | null} */
  let late = null;
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
        const reply = await session.consider(text);
        if (!reply) return;
        const later = now();
        if (later?.text !== text) continue;
        setUi(store, { draft: checked(later, reply) });
        // Whoever took a weapon first and then stepped means the step to come first, if it must.
        if (reply.key === "illegal-arms-after" && late?.text === text) arrange(steppedFirst(late.statements));
      }
    } finally {
      checking = false;
    }
  }

  /** @param {Draft} draft @param {any} reply @returns {Draft} */
  function checked(draft, reply) {
    const actions = reply.actions ?? reply.args?.actions ?? null;
    const refusal = reply.type === "considered" ? null : { key: reply.key, args: reply.args };
    const check = { text: draft.text, actions, refusal };
    // What was typed becomes chips as soon as it can be read. Chips are not rewritten by their echo:
    // one of them may have been opened meanwhile.
    const typed = actions && write(draft.statements).text !== write(actions).text;
    return typed ? { ...draft, check, statements: actions, open: null, into: [] } : { ...draft, check };
  }

  /**
   * @param {Statement[]} statements
   * @param {{open?: Path | null, into?: Path}} [places]
   */
  function arrange(statements, places = {}) {
    const draft = now() ?? BLANK;
    const { open, into } = { open: draft.open, into: draft.into, ...places };
    put({
      statements,
      text: write(statements).text,
      open: open && statementAt(statements, open) ? open : null,
      into: into.length && !statementAt(statements, into.slice(0, -1)) ? [] : into,
      check: draft.check,
    });
  }

  return {
    arrange,

    /** Opens an empty draft: from now on steps are gathered as well, or the move is typed. */
    begin() {
      if (!now()) put(BLANK);
    },

    /** @param {Offer} offer becomes the last part of the list that is being filled */
    add(offer) {
      const draft = now() ?? BLANK;
      // A text that can't be read yet is added to as a text, or it would be lost.
      const unread = draft.text.trim() && write(draft.statements).text !== draft.text;
      if (unread) {
        put({ ...draft, text: `${draft.text.replace(/[;\s]+$/, "")}; ${offer.move}` });
        return;
      }
      const into = listAt(draft.statements, draft.into) || draft.into.at(-1) === "else" ? draft.into : [];
      const longer = append(draft.statements, into, actionOf(offer));
      arrange(longer, { into });
      if (!into.length && TURNS.includes(offer.do)) late = { text: write(longer).text, statements: longer };
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

    discard: () => setUi(store, { draft: null, chosen: null, aim: "go", refusal: null }),

    /** Says the move; what is refused stays as it is. */
    async say() {
      const draft = now();
      if (!draft?.text.trim()) return;
      if (await session.submit({ move: draft.text })) setUi(store, { draft: null });
    },

    /**
     * Words that could stand where somebody is typing.
     * @param {string} text up to the caret
     * @returns {Promise<string[]>}
     */
    async wanted(text) {
      const { from, word } = wordAt(text, text.length);
      const before = text.slice(0, from);
      const open = (await session.consider(before))?.args ?? {};
      // A text that could end here is asked what else might follow.
      const args = open.wanted?.length ? open : (await session.consider(`${before}?`))?.args;
      const found = args?.column > before.trimEnd().length ? args.wanted ?? [] : [];
      return found.filter((/** @type {string} */ one) => one.startsWith(word) && one !== word);
    },
  };
}

/** The step that was added last comes before the first weapon. @param {Statement[]} statements */
function steppedFirst(statements) {
  const weapon = firstWeapon(statements);
  return (weapon >= 0 && place(statements, [statements.length - 1], [], weapon)?.statements) || statements;
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
