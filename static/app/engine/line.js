/** A worker that is asked and answers in turn: it is watched, and can be ended at any time. */

/**
 * @typedef {{postMessage(message: any): void, terminate(): void,
 *   addEventListener(type: string, listener: (event: any) => void): void}} WorkerLike
 * @typedef {{first: number, answer: number}} Patience milliseconds for one answer; the first one waits for the start, too
 */

/**
 * @param {{spawn: () => WorkerLike, patience: Patience, onLoss: () => void, to?: string}} needs
 *   `onLoss`: it broke, or took too long, and is ended; `to`: who is asked there, if several can be
 */
export function createLine({ spawn, patience, onLoss, to }) {
  /** @type {WorkerLike | null} */
  let worker = null;
  /** What is waited for, in the order in which it was asked. @type {Map<number, (reply: any) => void>} */
  const open = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let lastId = 0;
  /** Whether the worker has not answered yet. */
  let starting = false;

  function end() {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    for (const settle of [...open.values()]) settle(null);
    open.clear();
  }

  /** @param {string} why */
  function lose(why) {
    console.info(`The worker that thinks is lost: ${why}`);
    end();
    onLoss();
  }

  function begin() {
    const mine = spawn();
    [worker, starting] = [mine, true];
    mine.addEventListener("message", ({ data }) => mine === worker && hear(data));
    for (const what of ["error", "messageerror"]) {
      mine.addEventListener(what, (event) => {
        event.preventDefault?.();
        if (mine === worker) lose(what);
      });
    }
  }

  /** From now on an answer is waited for, if there is anything to be answered. */
  function watch() {
    clearTimeout(timer);
    if (open.size) timer = setTimeout(lose, starting ? patience.first : patience.answer, "it takes too long");
  }

  /** @param {{id?: number, text?: string, kind?: string, detail?: string}} letter */
  function hear({ id = NaN, text = "", kind, detail = "" }) {
    if (kind === "failed") {
      lose(detail);
      return;
    }
    const settle = open.get(id);
    open.delete(id);
    starting = false;
    watch();
    settle?.(JSON.parse(text));
  }

  return {
    end,
    /** Whether there is a worker. */
    runs: () => worker !== null,
    /** Whether an answer is waited for. */
    busy: () => open.size > 0,

    /** @param {Record<string, any>} message @returns {Promise<any>} null: there will be no answer */
    ask(message) {
      if (!worker) begin();
      return new Promise((resolve) => {
        const id = ++lastId;
        open.set(id, resolve);
        if (open.size === 1) watch();
        worker?.postMessage({ id, text: JSON.stringify(message), ...(to && { to }) });
      });
    },
  };
}
