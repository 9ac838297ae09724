/**
 * The player's pencil: what is drawn by hand on the notebook's sheets. It is no part of the game: the engine is told nothing of
 * it, nor is anybody else, and what is taken back there leaves it alone. Every stroke is kept at once, sealed, in this browser.
 */

/** @import { State } from "../basics/types.js" */
/** @import { Pencils } from "../shelves/pencils.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Entry, Book } from "./journal.js" */
/** @import { Mark } from "./marks.js" */
/** @import { Owner } from "./owner.js" */

import { nameOf } from "../shelves/finished.js";
import { pencilsHere } from "../shelves/pencils.js";
import { bookOf, nextSheet, readEntries } from "./journal.js";
import { createJudging } from "./judging.js";
import { isAlike, slotOf } from "./marks.js";
import { draws, isSameOwner, ownerAt, planOf, replayedBy, shownIn, signsOf } from "./owner.js";
import { spansOf } from "./spans.js";

/** Said while what is drawn can't be kept. */
const LOST = "pencil-lost";

/**
 * @typedef {{owner: Owner, entries: Entry[], book: Book, open: boolean, judges: boolean, judged: import("./judging.js").Judged | null,
 *   clash: import("./judging.js").Clash | null}} Pencil
 *   `open`: it is in the player's hand; `judges`: they want to know which marks are wrong; `judged` and `clash` are what is known of that
 */

/**
 * @param {{store: Store, session: Pick<import("../table/session.js").Session, "notify" | "withdraw">, knowing: Pick<import("../knowing/knowing.js").Knowing, "ask">,
 *   pencils?: () => Promise<Pencils>}} needs
 */
export function createPencil({ store, session, knowing, pencils = pencilsHere }) {
  const keeping = createKeeping({ session, pencils });
  /** What was drawn in this round, by seat: also where nothing can be kept. @type {Map<number, Entry[]>} */
  const drawn = new Map();
  let round = NaN;
  /** Under which name the game of this round is kept: the next one has its own before it is shown. @type {string | null} */
  let game = null;
  const judging = createJudging({ store, knowing, alter });

  /** @param {Partial<Pencil>} change */
  function alter(change) {
    const { pencil } = store.get();
    if (pencil) store.set({ pencil: { ...pencil, ...change } });
  }

  /** @param {State} state @param {Entry[]} entries @param {Owner} owner */
  const bookAt = (state, entries, owner) => {
    const seen = shownIn(state);
    return seen && bookOf(entries, planOf(seen.view), owner.at ?? Infinity);
  };

  /** @param {State} state @returns {Owner | null} */
  function ownedNow(state) {
    const owner = ownerAt(state);
    if (!owner || owner.record !== null) return owner;
    game ??= owner.game;
    return { ...owner, game };
  }

  /** Lays the sheets of somebody there. @param {Owner} owner @param {Entry[]} entries */
  function lay(owner, entries) {
    const state = store.get();
    const book = bookAt(state, entries, owner);
    if (book) store.set({ pencil: { owner, entries, book, open: false, judges: state.pencil?.judges ?? false, judged: null, clash: null } });
  }

  /** The page looks through other eyes. @param {Owner} owner */
  async function bring(owner) {
    const here = owner.record === null ? drawn.get(owner.seat) : undefined;
    const entries = here ?? (await keeping.read(owner));
    const now = ownedNow(store.get());
    if (!now || !isSameOwner(owner, now)) return;
    if (owner.record === null && !drawn.has(owner.seat)) drawn.set(owner.seat, entries);
    lay(now, entries);
  }

  /** Follows what the page shows. @param {State} state */
  function follow(state) {
    if (state.round !== round) {
      [round, game] = [state.round, null];
      drawn.clear();
    }
    const owner = ownedNow(state);
    const { pencil } = state;
    if (!owner) {
      if (pencil) store.set({ pencil: null });
    } else if (!pencil || !isSameOwner(pencil.owner, owner)) {
      if (pencil) store.set({ pencil: null });
      void bring(owner);
    } else if (pencil.owner.at !== owner.at) {
      const book = bookAt(state, pencil.entries, owner);
      if (book) alter({ owner, book, open: false });
    } else if (pencil.owner.game !== owner.game) {
      alter({ owner });
      if (pencil.entries.length) keeping.keep(owner, pencil.entries);
    } else if (pencil.open && !draws(state)) alter({ open: false });
  }

  store.subscribe((state, before) => {
    const moved = state.observation !== before.observation || state.ui !== before.ui || state.console !== before.console || state.party !== before.party;
    if (moved) follow(state);
  });

  /** @param {import("./journal.js").Deed | {do: "turn", sheet: number} | {do: "undo"} | {do: "redo"}} deed */
  function add(deed) {
    const state = store.get();
    const { pencil, observation } = state;
    if (!pencil || !observation || !draws(state)) return;
    const { owner } = pencil;
    const entries = [...pencil.entries, { ...deed, heard: observation.heard.length }];
    const book = bookAt(state, entries, owner);
    if (!book) return;
    drawn.set(owner.seat, entries);
    alter({ entries, book, clash: null });
    keeping.keep(owner, entries);
  }

  follow(store.get());

  return {
    /** What a player of the game that is replayed has drawn, and when, whoever looks. @param {number} seat */
    drawnBy: (seat) => drawnBy(store.get(), seat, async (owner) => (owner.record === null && drawn.get(seat)) || keeping.read(owner)),
    open: () => alter({ open: true }),
    close: () => alter({ open: false, clash: null }),
    ...createDeeds({ store, add }),
    ...judging,
  };
}

/** @typedef {ReturnType<typeof createPencil>} PencilKeeper */

/** @param {State} state @param {number} seat @param {(owner: Owner) => Promise<Entry[]>} read @returns {Promise<import("./spans.js").Span[]>} */
async function drawnBy(state, seat, read) {
  const seen = shownIn(state);
  if (!seen || !state.ui.replay) return [];
  return spansOf(await read(replayedBy(state, seat)), planOf(seen.view), signsOf(seen, state.ui.catalog));
}

/**
 * What can be done with a pencil, on the sheet that is looked at.
 * @param {{store: Store, add: (deed: import("./journal.js").Deed | {do: "turn", sheet: number} | {do: "undo"} | {do: "redo"}) => void}} needs
 */
function createDeeds({ store, add }) {
  const sheet = () => store.get().pencil?.book.sheet.number ?? 1;

  return {
    /** Draws marks; what stands there already just so is rubbed out. @param {Mark[]} marks @returns {boolean} whether something was drawn, or else rubbed out */
    draw(marks) {
      const state = store.get();
      const seen = shownIn(state);
      if (!marks.length || !state.pencil || !seen) return false;
      const plan = planOf(seen.view);
      const there = state.pencil.book.sheet.marks;
      const again = marks.every((mark) => isAlike(mark, there.get(slotOf(plan, mark))));
      if (again) add({ do: "rub", sheet: sheet(), slots: marks.map((mark) => slotOf(plan, mark)) });
      else add({ do: "draw", sheet: sheet(), marks });
      return !again;
    },

    /** @param {string[]} slots */
    rub: (slots) => slots.length && add({ do: "rub", sheet: sheet(), slots }),

    /** Lays a loose scrap somewhere, or, without marks, takes it off. @param {number} scrap @param {Mark[]} marks */
    lay: (scrap, marks) => add({ do: "lay", sheet: sheet(), scrap, marks }),

    undo: () => store.get().pencil?.book.undo && add({ do: "undo" }),
    redo: () => store.get().pencil?.book.redo && add({ do: "redo" }),

    /** Another sheet, which begins as a copy of this one. */
    suppose: () => add({ do: "add", sheet: nextSheet(store.get().pencil?.entries ?? []), from: sheet() }),

    /** Drops the sheet, unless it is the only one. */
    drop() {
      if ((store.get().pencil?.book.sheets.length ?? 0) > 1) add({ do: "drop", sheet: sheet() });
    },

    /** Looks at another sheet. @param {number} number */
    turn: (number) => number !== sheet() && add({ do: "turn", sheet: number }),
  };
}

/**
 * Keeps what is drawn, the newest always; where that fails the game goes on, and one notice says so.
 * @param {{session: Pick<import("../table/session.js").Session, "notify" | "withdraw">, pencils: () => Promise<Pencils>}} needs
 */
function createKeeping({ session, pencils }) {
  /** What is to be kept, by game and seat. @type {Map<string, {game: string, seat: number, entries: Entry[]}>} */
  const due = new Map();
  let busy = false;

  async function write() {
    busy = true;
    for (const [key, { game, seat, entries }] of due) {
      due.delete(key);
      try {
        await (await pencils()).keep(game, seat, JSON.stringify(entries));
        session.withdraw(LOST);
      } catch {
        session.notify(LOST);
      }
    }
    busy = false;
  }

  return {
    /** @param {Owner} owner @param {Entry[]} entries */
    keep({ game, seat }, entries) {
      if (game === null) return;
      due.set(`${game} ${seat}`, { game, seat, entries });
      if (!busy) void write();
    },

    /** What somebody drew before; nothing where that can't be read. @param {Owner} owner @returns {Promise<Entry[]>} */
    async read({ game, seat, record }) {
      try {
        const shelf = await pencils();
        const name = record === null ? game : await shelf.gameOf(await nameOf(record));
        if (name === null || name === undefined) return [];
        return await readFrom(shelf, name, seat);
      } catch {
        session.notify("pencil-unread");
        return [];
      }
    },
  };

  /** @param {Pencils} shelf @param {string} game @param {number} seat */
  async function readFrom(shelf, game, seat) {
    try {
      const text = await shelf.read(game, seat);
      const entries = text === null ? [] : readEntries(JSON.parse(text));
      if (entries) return entries;
    } catch (error) {
      console.info(`What was drawn can't be opened: ${error}`);
    }
    await shelf.setAside(game, seat);
    session.notify("pencil-unread");
    return [];
  }
}
