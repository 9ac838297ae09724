/**
 * The engine's side of strangers' bots: asks them over a port of which the page knows no more than
 * that it is there, and has a worker stopped that does anything but answer once, in time.
 */

/** Milliseconds for one move. The page waits longer than that for its own answer. */
const PATIENCE = 10_000;
/** Characters of an answer; what a move may be is a matter of the engine's. */
const LONGEST = 64 * 1024;

/**
 * @typedef {{number: number, bots: string[], port: MessagePort}} Stranger `number`: the page's, of the worker
 * @typedef {{stranger: Stranger, id: number, settle: (told: string) => void}} Question
 */

/**
 * @param {{onStop: (stranger: Stranger, asked: boolean) => void, patience?: number}} needs hears of a worker that is of
 *   no more use, and of those bots that play nowhere else; `asked`: a move was waited for
 */
export function createAsking({ onStop, patience = PATIENCE }) {
  /** @type {Map<string, Stranger>} by the bots' ids */
  const strangers = new Map();
  /** One move at a time. @type {Question | null} */
  let open = null;
  let lastId = 0;

  /** @param {Stranger} stranger @param {unknown} data */
  function hear(stranger, data) {
    const { id, text } = /** @type {any} */ (data ?? {});
    const asked = open?.stranger === stranger && open.id === id;
    if (asked && typeof text === "string" && text.length <= LONGEST) open?.settle(text);
    else stop(stranger, "no-answer");
  }

  /** @param {Stranger} stranger @param {string} why */
  function stop(stranger, why) {
    const bots = stranger.bots.filter((bot) => strangers.get(bot) === stranger);
    for (const bot of bots) strangers.delete(bot);
    // What lies in the port already is not read any more.
    stranger.port.onmessage = stranger.port.onmessageerror = null;
    stranger.port.close();
    const asked = open?.stranger === stranger;
    onStop({ ...stranger, bots }, asked);
    if (asked) open?.settle(JSON.stringify({ fault: why }));
  }

  return {
    /** @param {string} bot */
    knows: (bot) => strangers.has(bot),
    /** From now on these bots are asked there; a worker without any is of no use. @param {Stranger} stranger */
    meet(stranger) {
      const before = new Set(strangers.values());
      for (const bot of stranger.bots) strangers.set(bot, stranger);
      const needed = new Set(strangers.values());
      for (const each of before.add(stranger)) if (!needed.has(each)) stop(each, "stopped");
      if (!needed.has(stranger)) return;
      stranger.port.onmessage = ({ data }) => hear(stranger, data);
      stranger.port.onmessageerror = () => stop(stranger, "no-answer");
    },
    /**
     * @param {string} text the question; its `bot` is asked
     * @returns {Promise<string>} what it said, or that it said nothing
     */
    ask(text) {
      const stranger = strangers.get(JSON.parse(text).bot);
      if (!stranger) return Promise.resolve('{"fault":"stopped"}');
      return new Promise((resolve) => {
        const timer = setTimeout(() => stop(stranger, "too-slow"), patience);
        const id = ++lastId;
        const settle = (/** @type {string} */ told) => {
          clearTimeout(timer);
          open = null;
          resolve(told);
        };
        open = { stranger, id, settle };
        stranger.port.postMessage({ id, text });
      });
    },
  };
}
