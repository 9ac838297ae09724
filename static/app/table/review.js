/**
 * After the game: the reveal, the replay of the record from anybody's eyes, saving and loading a
 * finished record.
 */

/** @import { Session } from "./session.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Replay, Reveal, Said } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */

import { setUi } from "../page/store.js";

/** Milliseconds a replayed step is shown, by the speed on the slider's side. */
export const SPEEDS = [2400, 1200, 600, 250];
/** A finished record is small; what is larger than this is no record. */
export const MAX_RECORD = 4 * 1024 * 1024;

/** Whether a labyrinth was drawn by hand: no seed gives it again. @param {Pick<Reveal, "record">} reveal */
export const isDrawn = ({ record }) => JSON.parse(record).origin === "text";

/** @param {{engine: Wire, store: Store, session: Session}} needs */
export function createReview({ engine, store, session }) {
  /** @param {Record<string, any>} message */
  const request = (message) => session.asking(() => engine.request(message));
  const player = createPlayer({ request, store });

  /** @returns {Promise<Reveal | null>} */
  async function reveal() {
    const known = store.get().ui.reveal;
    if (known) return known;
    const reply = await request({ type: "reveal" });
    if (reply?.type === "reveal") {
      setUi(store, { reveal: reply });
      return reply;
    }
    if (reply) setUi(store, { refusal: reply });
    return null;
  }

  return {
    reveal,
    change: player.change,
    togglePlay: player.togglePlay,

    /** The whole map with everybody's path, at the end of the game. */
    async open() {
      const found = await reveal();
      if (found) await player.show(found, { at: found.steps, eyes: "gm", playing: false });
    },

    /** The plan as the game master had drawn it, of a game that is over. @returns {Promise<import("../../draw/basics/types.js").Truth | null>} */
    async plan() {
      if (!store.get().ui.replay && !(await reveal())) return null;
      const reply = await request({ type: "step", at: 0, eyes: "gm" });
      return reply?.type === "step" ? reply.observation.truth : null;
    },

    close() {
      player.drop();
      setUi(store, { replay: null });
    },

    /** @returns {Promise<string | null>} the finished game's record */
    async record() {
      return (await reveal())?.record ?? null;
    },

    /** @param {File} file a record that was saved */
    async load(file) {
      if (file.size > MAX_RECORD) {
        session.notify("record-too-large", { name: file.name, limit: MAX_RECORD / 1024 / 1024 });
        return;
      }
      const reply = await request({ type: "replay", record: await file.text() });
      if (reply?.type !== "reveal") {
        setUi(store, { refusal: reply });
        return;
      }
      player.forget();
      store.set({ observation: null });
      setUi(store, { reveal: reply, screen: "table", tab: "map", replay: null, result: null, recollections: [] });
      await player.show(reply, { at: 0, eyes: "gm", playing: false, speed: 1 });
    },
  };
}

/** @typedef {ReturnType<typeof createReview>} Review */

/**
 * The replay: shows one step after the other, by itself or as it is asked to.
 * @param {{request: (message: Record<string, any>) => Promise<any>, store: Store}} needs
 */
function createPlayer({ request, store }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts the steps asked for: an answer that was overtaken is dropped. */
  let asked = 0;
  /** What was asked for last and is not shown yet. @type {Partial<Replay> | null} */
  let awaited = null;

  /**
   * Shows the position after `at` requests as `eyes` see it.
   * @param {Reveal} reveal
   * @param {Partial<Replay>} change
   */
  async function show(reveal, change) {
    const before = awaited ?? store.get().ui.replay;
    const wanted = { at: reveal.steps, eyes: /** @type {Replay["eyes"]} */ ("gm"), playing: false, speed: 1, ...before, ...change };
    awaited = wanted;
    asked += 1;
    const mine = asked;
    const position = await positionAt(request, wanted);
    if (mine !== asked) return;
    awaited = null;
    if ("refusal" in position) {
      setUi(store, { refusal: position.refusal });
      return;
    }
    setUi(store, { refusal: null, replay: { ...wanted, reveal, ...position } });
    if (wanted.playing) playOn();
  }

  function playOn() {
    clearTimeout(timer);
    const replay = store.get().ui.replay;
    if (!replay?.playing) return;
    if (replay.at >= replay.reveal.steps) {
      setUi(store, { replay: { ...replay, playing: false } });
      return;
    }
    timer = setTimeout(() => {
      const now = store.get().ui.replay;
      if (now?.playing) void show(now.reveal, { at: now.at + 1 });
    }, SPEEDS[replay.speed]);
  }

  /** @param {Partial<Replay>} change */
  function change(change) {
    const replay = store.get().ui.replay;
    if (!replay) return undefined;
    clearTimeout(timer);
    const at = Math.min(Math.max(change.at ?? awaited?.at ?? replay.at, 0), replay.reveal.steps);
    return show(replay.reveal, { ...change, at });
  }

  return {
    show,
    change,

    /** Plays on from here, or from the beginning when the end is shown; or stops. */
    togglePlay() {
      const replay = store.get().ui.replay;
      if (!replay) return undefined;
      if (replay.playing) return change({ playing: false });
      return change({ playing: true, at: replay.at >= replay.reveal.steps ? 0 : replay.at });
    },

    /** What was asked for last is no beginning for what is asked next. */
    forget() {
      awaited = null;
    },

    /** No step more is shown. */
    drop() {
      clearTimeout(timer);
      asked += 1;
      awaited = null;
    },
  };
}

/**
 * @param {(message: Record<string, any>) => Promise<any>} request
 * @param {Pick<Replay, "at" | "eyes">} wanted
 * @returns {Promise<Pick<Replay, "observation" | "truth"> | {refusal: any}>}
 */
async function positionAt(request, { at, eyes }) {
  const gm = eyes === "gm";
  // The game master's eyes see the truth; the players' list stays what all know.
  const seen = await request({ type: "step", at, eyes: gm ? null : eyes });
  const truth = gm ? await request({ type: "step", at, eyes: "gm" }) : null;
  if (seen?.type !== "step" || (gm && truth?.type !== "step")) return { refusal: seen?.type === "refused" ? seen : truth };
  return {
    observation: gm ? { ...seen.observation, ...openly(truth.observation) } : seen.observation,
    truth: truth?.observation.truth ?? null,
  };
}

/**
 * All that the game master heard, as it can be read by all, and what of it was taken back.
 * @param {{heard: readonly Said[], struck?: [number, number][]}} seen
 * @returns {{heard: Said[], struck: [number, number][]}}
 */
export function openly({ heard, struck = [] }) {
  const gone = new Set(struck.flatMap(([from, to]) => heard.slice(from, to)));
  const shown = heard.flatMap((said) => (opened(said) ? [said] : []));
  return {
    heard: shown.map((said) => opened(said) ?? said),
    struck: shown.flatMap((said, at) => (gone.has(said) ? [/** @type {[number, number]} */ ([at, at + 1])] : [])),
  };
}

/** What was done unseen, as everybody would have been told it. @type {WeakMap<Said, Said>} */
const acts = new WeakMap();

/**
 * What the game master heard as it can be read by all: secrets and what was done unseen included; his
 * notes to himself are drawn on the map.
 * @param {Said} said
 * @returns {Said | null}
 */
export function opened(said) {
  if (said.key !== "gm-acts") return said.key.startsWith("gm-") ? null : said;
  const open = acts.get(said) ?? { ...said, key: "acts" };
  acts.set(said, open);
  return open;
}
