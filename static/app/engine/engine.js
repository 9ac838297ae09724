/**
 * The page's side of the worker: numbered requests and answers, the boot as a tagged union, and
 * what happens when the worker dies or falls silent. It is then replaced, the game resumed from
 * the worker's own sealed record, and the request that was under way repeated at most once.
 */

/** @import { Boot, Observation, Refused } from "../basics/types.js" */

/**
 * @typedef {{postMessage(message: any, transfer?: any[]): void, terminate(): void,
 *   addEventListener(type: string, listener: (event: any) => void): void}} WorkerLike
 * @typedef {{kind?: string, text?: string, [name: string]: any}} Letter
 * @typedef {{letter: Letter, message: Record<string, any> | null, patience: number, wanted?: () => boolean}} Job
 *   `wanted`: what nobody wants any more when its turn comes is not sent
 */

/** The engine was lost and the game with it, or it died twice over the same request. */
export class EngineLost extends Error {
  /** @param {string} reason a message id of the catalogs */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** One worker was lost; the client replaces it. */
class WorkerLost extends Error {}

/** Requests that open a table. */
const OPENS = ["new", "again", "open", "teach"];

/** Seconds without a sign of life. A busy engine has said `pong` before it began. */
export const PATIENCE = { boot: 60, pong: 4, answer: 30 };

/**
 * @param {{
 *   spawn: () => WorkerLike,
 *   onBoot: (boot: Boot) => void,
 *   onNews: (news: Letter) => void,
 *   everySecond?: (tick: () => void) => () => void,
 * }} options `onNews` hears everything that is neither boot nor answer
 */
export function createEngine({ spawn, onBoot, onNews, everySecond = secondsOfTheClock }) {
  /** @type {WorkerLike | null} */
  let worker = null;
  let readiness = deferred();
  /** @type {{id: number, resolve: (text: string) => void, lose: () => void,
   *   hear: () => void} | null} */
  let under = null;
  let lastId = 0;
  /** The letter that gives a new worker the old one's game, if there is one. @type {Letter | null} */
  let restoring = null;
  /** Whether the worker still has to be given that game. */
  let bare = false;
  let begun = false;
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  let endBootWatch = () => {};

  function boot() {
    begun = true;
    worker?.terminate();
    endBootWatch();
    if (readiness.done) readiness = deferred();
    bare = restoring !== null;
    const mine = spawn();
    worker = mine;
    onBoot({ state: "loading", stage: "start", progress: 0, bytes: null });
    endBootWatch = watch(PATIENCE.boot, () => fail("boot-silent", ""));
    mine.addEventListener("message", (event) => mine === worker && hear(event.data));
    mine.addEventListener("error", (event) => mine === worker && broke(event));
    mine.addEventListener("messageerror", (event) => mine === worker && broke(event));
  }

  /** @param {Letter} letter */
  function hear(letter) {
    if (letter.kind === "boot") {
      endBootWatch();
      endBootWatch = watch(PATIENCE.boot, () => fail("boot-silent", ""));
      onBoot({ state: "loading", stage: letter.stage, progress: letter.progress, bytes: letter.bytes ?? null });
    } else if (letter.kind === "ready") {
      endBootWatch();
      readiness.resolve(letter.version);
      onBoot({ state: "ready", version: letter.version });
    } else if (letter.kind === "failed") {
      fail(letter.reason, letter.detail);
    } else if (letter.kind === "pong") {
      if (under !== null && under.id === letter.id) under.hear();
    } else if (typeof letter.text === "string" && "id" in letter) {
      if (under !== null && under.id === letter.id) under.resolve(letter.text);
    } else {
      onNews(letter);
    }
  }

  /** @param {string} reason @param {string} detail */
  function fail(reason, detail) {
    endBootWatch();
    worker?.terminate();
    worker = null;
    onBoot({ state: "failed", reason, detail });
  }

  /** @param {any} event */
  function broke(event) {
    event.preventDefault?.();
    if (!readiness.done) fail("boot-broken", String(event.message ?? ""));
    else if (under) under.lose();
    else boot();
  }

  /**
   * Waits for a worker that holds the game.
   * @returns {Promise<any>} the game as it was restored, null when there was nothing to restore
   */
  async function settle() {
    await readiness.promise;
    if (!bare || !restoring) return null;
    bare = false;
    return JSON.parse(await exchange({ letter: restoring, message: null, patience: PATIENCE.answer }));
  }

  /** @param {number} seconds @param {() => void} late @returns {() => void} ends the watch */
  function watch(seconds, late) {
    let left = seconds;
    const end = everySecond(() => {
      left -= 1;
      if (left > 0) return;
      end();
      late();
    });
    return end;
  }

  /** @param {Job} job @returns {Promise<string>} */
  function exchange(job) {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const ends = [watch(PATIENCE.pong, lose), watch(job.patience, lose)];
      function settle() {
        for (const end of ends) end();
        under = null;
      }
      function lose() {
        settle();
        reject(new WorkerLost());
      }
      under = {
        id,
        lose,
        hear: ends[0],
        resolve: (text) => {
          settle();
          resolve(text);
        },
      };
      worker?.postMessage({ kind: "ping", id });
      worker?.postMessage({ ...job.letter, id });
    });
  }

  /** @param {Job} job @returns {Promise<any>} the reply */
  async function work(job) {
    if (!begun) boot();
    try {
      const restored = await settle();
      if (job.wanted?.() === false) return null;
      return isOlder(restored, job) ? await anew(job) : JSON.parse(await exchange(job));
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
    }
    boot();
    try {
      return await again(job, await settle());
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (readiness.done) readiness = deferred();
      fail("engine-died", "");
      throw new EngineLost("engine-died");
    }
  }

  /**
   * The request once more, unless the lost worker had already accepted it.
   * @param {Job} job
   * @param {Observation | Refused | null} restored
   */
  async function again(job, restored) {
    const message = job.message;
    if (!message || !("version" in message)) return JSON.parse(await exchange(job));
    if (restored?.type !== "observation") throw new EngineLost("game-lost");
    if (restored.version === message.version) return JSON.parse(await exchange(job));
    return isOlder(restored, job) ? anew(job) : look(message, message.since);
  }

  /** Storage had failed: the page is told, and must see the whole game as it lay there. @param {Job} job */
  function anew({ message }) {
    onNews({ kind: "notice", notice: { id: "game-older", kind: "error" } });
    return look(/** @type {Record<string, any>} */ (message), 0);
  }

  /** @param {Record<string, any>} message whose answer shows the game @param {number} since @returns {Promise<any>} */
  async function look(message, since) {
    return JSON.parse(await exchange(ask({ type: "observe", eyes: message.eyes ?? message.seat ?? null, since })));
  }

  /** @param {Job} job @returns {Promise<any>} */
  function enqueue(job) {
    const turn = queue.then(() => work(job));
    queue = turn.catch(() => undefined);
    return turn.then((reply) => {
      remember(job, reply);
      return reply;
    });
  }

  /** @param {Job} job @param {any} reply */
  function remember(job, reply) {
    // A finished game is looked at by its record, whether it was played here or brought from disk.
    if (reply === null) return;
    if (reply.type === "reveal") restoring = ask({ type: "replay", record: reply.record }).letter;
    else if (job.letter.kind === "resume" || OPENS.includes(job.message?.type)) {
      if (reply.type === "observation") restoring = { kind: "resume" };
    } else if (reply.type === "imported") restoring = { kind: "resume" };
  }

  return {
    /** Starts the engine, if it was not; the first request would, too. */
    boot: () => {
      if (!begun) boot();
    },
    /** After a failed boot: once more, from the beginning. */
    retry: boot,
    /** The page goes away: what its engine holds is free at once, even if the browser keeps the page. */
    leave: () => worker?.terminate(),
    /**
     * A request to the bridge; waits for the boot, and for earlier requests.
     * @param {Record<string, any>} message
     * @param {() => boolean} [wanted] asked when its turn has come
     * @returns {Promise<any>} the reply, refusals included; null if it was not wanted any more
     */
    request: (message, wanted) => enqueue({ ...ask(message), wanted }),
    /**
     * @param {() => boolean} [wanted] asked when its turn has come
     * @param {string | null} [game] which of the stored ones; without it, the one that was played last
     * @returns {Promise<any>} the stored game's observation, a refusal, or {type: "nothing"}
     */
    resume: (wanted, game = null) => enqueue({ letter: { kind: "resume", game }, message: null, patience: PATIENCE.answer, wanted }),
    /**
     * A letter that is no request to the bridge: a guest's, or the export of a table.
     * @param {Letter} letter
     * @returns {Promise<any>} the reply
     */
    ask: (letter) => enqueue({ letter, message: null, patience: PATIENCE.answer }),
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */

/** Whether a game as it was restored lacks moves that a request knows. @param {any} restored @param {Job} job */
const isOlder = (restored, { message }) =>
  restored?.type === "observation" && message !== null && "version" in message && restored.version < message.version;

/** @param {Record<string, any>} message @returns {Job} */
function ask(message) {
  return { letter: { type: message.type, text: JSON.stringify(message) }, message, patience: PATIENCE.answer };
}

function deferred() {
  /** @type {{promise: Promise<any>, resolve: (value: any) => void, done: boolean}} */
  const made = { promise: Promise.resolve(), resolve: () => {}, done: false };
  made.promise = new Promise((resolve) => {
    made.resolve = (value) => {
      made.done = true;
      resolve(value);
    };
  });
  return made;
}

/** @param {() => void} tick */
function secondsOfTheClock(tick) {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
