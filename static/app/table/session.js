/**
 * The course of a game on this page: what is asked of the engine, and when. Knows no rule: whose
 * turn it is and what may be done comes from the observation.
 */

/** @import { Store } from "../page/store.js" */
/** @import { Notice, Observation, Refused, Setup, Told, Ui } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */

import { EngineLost } from "../engine/engine.js";
import { gameOf } from "../rules/house-rules.js";
import { createPause } from "../basics/pace.js";
import { PACES } from "../page/preferences.js";
import { isAsked } from "./standing.js";
import { setUi } from "../page/store.js";

/** Statements shown at once while skipping to the end; the page stays alive in between. */
const SKIP_SHOW_EVERY = 20;

/** Whoever goes on in his turn is waited for only this part of the pace. */
const ONWARD = 0.5;

/** The controls of a turn that has not begun to say anything. */
const UNTOUCHED = { aim: "go", draft: null, chosen: null, placing: null, recalled: null, picked: null, pointed: null };

/**
 * @param {{engine: Wire, store: Store, preferences: import("../page/preferences.js").PreferenceBook,
 *   foretold?: Promise<import("../basics/types.js").Catalog | null>,
 *   seatsOf: (setup: Setup) => {name: string, colour: string, bot: string | null}[]}} needs
 *   `foretold`: the catalog, if it is known without the engine
 */
export function createSession({ engine, store, preferences, foretold = Promise.resolve(null), seatsOf }) {
  const pause = createPause();
  /** Counts the games opened on this page: what belongs to an earlier one is dropped. */
  let game = 0;
  /** Counts what was chosen: what was chosen before the last one is dropped. */
  let wishes = 0;
  let botsMove = false;
  /** Who moved last, if it was a bot. @type {number | null} */
  let moved = null;
  /** Bots that failed once; they are not asked to take over from others. @type {Set<string>} */
  const stumbled = new Set();

  /** @param {Notice["id"]} id @param {Record<string, any>} [args] @param {Notice["kind"]} [kind] */
  function notify(id, args, kind = "error") {
    const notices = store.get().ui.notices.filter((notice) => notice.id !== id);
    setUi(store, { notices: [...notices, { id, args, kind }] });
  }

  /**
   * Asks the engine; a lost game is told in a notice.
   * @param {() => Promise<any>} question
   * @returns {Promise<any>} the reply, or null when the engine was lost
   */
  async function asking(question) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      notify(error.reason);
      return null;
    }
  }

  /** @param {Told} reply @returns {Observation} with all that was heard so far, and the rules, which are told at first only */
  function withEarlier(reply) {
    const seen = store.get().observation;
    const earlier = reply.heard_from ? (seen?.heard ?? []) : [];
    const rules = reply.rules ?? seen?.rules ?? {};
    return { ...reply, rules, heard: [...earlier.slice(0, reply.heard_from), ...reply.heard], heard_from: 0 };
  }

  /** Shows all that has changed at once: every change of the store draws the page. @param {Told} reply @param {Partial<Ui>} [change] */
  function show(reply, change) {
    store.set({ observation: withEarlier(reply), ui: { ...store.get().ui, refusal: null, ...change } });
  }

  /** @param {Observation} reply the first one of a game that was opened or resumed */
  function open(reply) {
    game += 1;
    moved = null;
    store.set({ observation: { ...reply, heard_from: 0 } });
    setUi(store, {
      screen: "table", wish: null, refusal: null, reveal: null, replay: null, result: null, tab: "map", ...UNTOUCHED,
      waiting: false, skipping: false, watching: false,
    });
    void moveBots();
  }

  /**
   * Something that is chosen where it may have to wait for the engine: another choice takes its place
   * until the engine is there.
   * @template T
   * @param {string} wish
   * @param {(wanted: () => boolean) => Promise<T>} work asks `wanted` before anything is changed
   * @returns {Promise<T | null>} null if something else was chosen
   */
  async function wishing(wish, work) {
    const { boot, ui } = store.get();
    if (ui.wish && (boot.state === "ready" || ui.wish === wish)) return null;
    const mine = ++wishes;
    setUi(store, { wish, refusal: null });
    const outcome = await asking(() => work(() => mine === wishes));
    if (mine !== wishes) return null;
    setUi(store, { wish: null });
    return outcome;
  }

  /** @param {string} wish @param {(wanted: () => boolean) => Promise<any>} question that answers with the game's first observation */
  async function opening(wish, question) {
    const reply = await wishing(wish, question);
    if (reply?.type === "observation") open(reply);
    else if (reply?.type === "refused") setUi(store, { refusal: reply });
    else if (reply?.type === "nothing") notify("game-none", undefined, "info");
  }

  /** @param {Setup} setup @param {string} [wish] the button that was pressed */
  async function start(setup, wish = "start-game") {
    const seats = seatsOf(setup);
    const eyes = setup.you.plays ? 0 : null;
    const seed = setup.seed.trim() || null;
    await opening(wish, async (wanted) => {
      const game = gameOf(setup.rules.preset, await catalogNow());
      return engine.request({ type: "new", game, rules: setup.rules, seats, seed, eyes }, wanted);
    });
  }

  /** The rule sets, asked for by who can't wait until the page has them. */
  async function catalogNow() {
    return store.get().ui.catalog ?? (await foretold) ?? (await engine.request({ type: "catalog" }));
  }

  /** Lets the bots move, with a pause before each, for as long as one has the turn. */
  async function moveBots() {
    if (botsMove) return;
    botsMove = true;
    try {
      while (await moveOneBot());
    } finally {
      botsMove = false;
    }
  }

  async function moveOneBot() {
    const mine = game;
    if (!botToMove()) return false;
    const { observation, ui: { skipping } } = store.get();
    const part = observation?.turn === moved ? ONWARD : 1;
    if (!skipping) await pause.wait(PACES[preferences.get().pace] * part);
    const seen = store.get().observation;
    if (mine !== game || !seen || !botToMove()) return botToMove();
    const reply = await asking(() =>
      engine.request({ type: "advance", version: seen.version, since: seen.heard.length, eyes: seen.seat }),
    );
    if (mine !== game) return botToMove();
    if (reply?.key === "refused-bot-fault") return replaceBot(seen, reply);
    if (reply?.type !== "observation") {
      if (reply) setUi(store, { refusal: reply, skipping: false });
      return false;
    }
    moved = seen.turn;
    show(reply);
    if (store.get().ui.skipping && reply.version % SKIP_SHOW_EVERY === 0) await nextTask();
    if (reply.over) setUi(store, { skipping: false });
    return true;
  }

  /**
   * Another bot plays on in the seat of one that failed.
   * @param {Observation} seen
   * @param {Refused} fault
   * @returns {Promise<boolean>} whether there is one
   */
  async function replaceBot(seen, fault) {
    const mine = game;
    const seat = /** @type {number} */ (seen.turn);
    stumbled.add(fault.args.bot);
    const other = store.get().ui.bots.find((bot) => bot.game === seen.game && !stumbled.has(bot.id));
    const reply = other && (await asking(() =>
      engine.request({ type: "hand-over", seat, bot: other.id, since: seen.heard.length, eyes: seen.seat }),
    ));
    if (mine !== game) return botToMove();
    if (reply?.type !== "observation") {
      setUi(store, { refusal: reply ?? fault, skipping: false });
      return false;
    }
    notify("bot-replaced", { name: seen.seats[seat].name, why: fault.args.why, other: other?.id });
    show(reply);
    return true;
  }

  function botToMove() {
    const { observation, ui } = store.get();
    if (!observation || observation.turn === null || observation.over || !engine.leads()) return false;
    const watched = ui.screen === "table" && !ui.replay;
    // Friends don't wait for the host to come back from the lobby.
    if (!watched && !observation.seats.some((seat) => seat.friend)) return false;
    if (isAsked(store.get())) return false;
    return observation.seats[observation.turn].bot !== null;
  }

  /** What others have changed, as the engine tells it; what is known already is not told again. */
  async function changed() {
    const mine = game;
    const seen = store.get().observation;
    if (!seen) return;
    const reply = await asking(() => engine.request({ type: "observe", eyes: seen.seat, since: seen.heard.length }));
    if (mine !== game || reply?.type !== "observation") return;
    hear(reply);
  }

  /** @param {Told} reply that was not asked for */
  function hear(reply) {
    const seen = store.get().observation;
    if (!seen) return;
    if (reply.heard_from > seen.heard.length) {
      void changed();
      return;
    }
    if (reply.version < seen.version) return;
    store.set({ observation: withEarlier(reply) });
    void moveBots();
  }

  return {
    notify,
    asking,
    wishing,
    start,
    moveBots,
    hurry: pause.hurry,
    changed,
    hear,

    /** A table of several pages has been opened, or this page has come back to it. */
    enter: open,

    /** The table is left for good: it is somebody else's. */
    exit() {
      game += 1;
      store.set({ observation: null });
      setUi(store, { screen: "lobby", replay: null, reveal: null, skipping: false, waiting: false });
    },

    /** The game that was left for the lobby, or the one in the vault that was played last. */
    async continueGame() {
      if (store.get().observation) {
        setUi(store, { screen: "table", refusal: null });
        await moveBots();
        return;
      }
      await opening("continue", (wanted) => engine.resume(wanted));
    },

    /** Another game that lies in the vault takes the table. @param {string} name */
    async takeUp(name) {
      await opening("other-games", async (wanted) => {
        const reply = await engine.resume(wanted, name);
        // The one before is left for good: who sat there is nobody's friend at this one.
        if (reply?.type === "observation") store.set({ observation: null });
        return reply;
      });
    },

    /** The games in the vault that can be played on; none where nobody can tell. @returns {Promise<(import("../shelves/saved.js").Saved & {current: boolean})[]>} */
    saved: async () => (await asking(() => engine.ask({ kind: "saved" })))?.games ?? [],

    /** A game is deleted that lies in the vault. @param {string} name */
    async forget(name) {
      const reply = await asking(() => engine.ask({ kind: "forget", game: name }));
      if (reply?.current) store.set({ observation: null });
    },

    /**
     * What the engine thinks of a move that is being composed. Changes nothing in the game.
     * @param {string} move
     * @returns {Promise<any>} the reply, null when there is no answer to be had
     */
    consider(move) {
      const seat = store.get().observation?.seat ?? null;
      if (seat === null) return Promise.resolve(null);
      return asking(() => engine.request({ type: "consider", seat, move }));
    },

    /**
     * Says a move: an offer of the engine, or a text that was composed.
     * @param {{move: string}} offer
     * @returns {Promise<boolean>} whether it was accepted
     */
    async submit(offer) {
      const { observation, ui } = store.get();
      if (!observation || observation.turn === null || observation.turn !== observation.seat || ui.waiting) return false;
      const mine = game;
      moved = null;
      setUi(store, { waiting: true, aim: "go", chosen: null, placing: null, recalled: null, picked: null, pointed: null });
      const reply = await asking(() =>
        engine.request({
          type: "submit",
          seat: observation.seat,
          move: offer.move,
          version: observation.version,
          since: observation.heard.length,
        }),
      );
      if (mine !== game) return false;
      if (reply?.type === "observation") {
        show(reply, { waiting: false, moved: true });
        void moveBots();
        return true;
      }
      setUi(store, reply ? { waiting: false, refusal: reply } : { waiting: false });
      return false;
    },

    /** The same labyrinth from the beginning: the engine has its plan, which the page is not told. */
    async again() {
      const eyes = store.get().observation?.seat ?? null;
      await opening("again", (wanted) => engine.request({ type: "again", eyes }, wanted));
    },

    /** Who is out of the game wants to see how it goes on. */
    watch() {
      setUi(store, { watching: true });
      void moveBots();
    },

    skipToEnd() {
      setUi(store, { skipping: true });
      pause.hurry();
    },

    /** Back to the lobby; the game stays stored. */
    leave() {
      setUi(store, { screen: "lobby", replay: null, skipping: false });
    },

    /** @param {Notice} notice */
    dismiss(notice) {
      setUi(store, { notices: store.get().ui.notices.filter((other) => other !== notice) });
    },

    /** What a notice told is not so any more. @param {Notice["id"]} id */
    withdraw(id) {
      const { notices } = store.get().ui;
      if (notices.some((notice) => notice.id === id)) setUi(store, { notices: notices.filter((notice) => notice.id !== id) });
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */

/** Lets the browser paint and hear its user. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
