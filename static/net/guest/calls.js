/**
 * What a guest's page asks the engine of its host: sealed, numbered, and asked again when the engine
 * or the way to it was lost meanwhile. A move that had been accepted before is not made twice.
 */

/** @typedef {{seal(text: string): Promise<string>, open(text: string): Promise<string>}} Box */
/** @typedef {{message: Record<string, any>, resolve: (reply: any) => void, asked: number}} Call */

/** An engine that is lost so often over the same request will not answer it. */
const MOST_TRIES = 3;

/**
 * @param {{
 *   send: (sealed: string) => void,
 *   onSeen: (observation: any, move: {version: number, move: string} | null) => void,
 *   onPush: (observation: any) => void,
 *   onOlder: () => void, onBroken: () => void,
 * }} needs `onSeen` hears every observation before anybody else, with the own move that led to it, if
 *   one did; `onOlder`: the table has lost moves; `onBroken`: something could not be opened
 */
export function createCalls({ send, onSeen, onPush, onOlder, onBroken }) {
  /** Being made of the two keys; letters wait for it in their order. @type {Promise<Box | null> | null} */
  let box = null;
  let number = 0;
  /** @type {Set<Call>} */
  const calls = new Set();
  /** What is being waited for, by number. @type {Map<number, (reply: any) => void>} */
  const waiting = new Map();
  let ended = false;

  /**
   * One question and its answer; never answered when the way is lost, since it is then asked anew.
   * @param {Record<string, any>} request
   * @returns {Promise<any>}
   */
  function exchange(request) {
    const n = (number += 1);
    const mine = box;
    return new Promise((resolve) => {
      waiting.set(n, (reply) => {
        const move = request.type === "submit" ? { version: request.version, move: request.move } : null;
        if (reply.type === "observation") onSeen(reply, move);
        resolve(reply);
      });
      void seal(mine, JSON.stringify({ n, request }));
    });
  }

  /** @param {Promise<Box | null> | null} mine @param {string} text */
  async function seal(mine, text) {
    const sealed = await (await mine)?.seal(text);
    if (sealed !== undefined && mine === box) send(sealed);
  }

  /** @param {Call} call */
  async function run(call) {
    call.asked += 1;
    const reply = call.asked === 1 ? await exchange(call.message) : await again(call.message);
    calls.delete(call);
    call.resolve(reply);
  }

  /** The request once more, unless the table has gone on since. @param {Record<string, any>} message */
  async function again(message) {
    if (!("version" in message)) return exchange(message);
    const eyes = message.seat ?? message.eyes ?? null;
    const seen = await exchange({ type: "observe", eyes, since: message.since ?? 0 });
    if (seen.type !== "observation" || seen.version > message.version) return seen;
    if (seen.version === message.version) return exchange(message);
    // Older than the request: the host had not stored it, and the page must see the whole game anew.
    onOlder();
    return exchange({ type: "observe", eyes, since: 0 });
  }

  /** @param {any} letter as it was opened */
  function hear(letter) {
    if (letter.push) {
      onSeen(letter.push, null);
      onPush(letter.push);
      return;
    }
    const answer = waiting.get(letter.n);
    waiting.delete(letter.n);
    answer?.(letter.reply);
  }

  return {
    /**
     * @param {Record<string, any>} message of the bridge
     * @returns {Promise<any>} the reply, refusals included; it may take as long as the host is away
     */
    request(message) {
      if (ended) return Promise.resolve(GONE);
      return new Promise((resolve) => {
        const call = { message, resolve, asked: 0 };
        calls.add(call);
        if (box) void run(call);
      });
    },

    /** The engine can be asked. @param {Promise<Box | null>} next null: the keys don't fit */
    open(next) {
      box = next;
      waiting.clear();
      for (const call of [...calls]) {
        if (call.asked < MOST_TRIES) void run(call);
        else {
          calls.delete(call);
          call.resolve({ type: "refused", key: "engine-died", args: {} });
        }
      }
    },

    /** The engine can't be asked for now. */
    shut() {
      box = null;
      waiting.clear();
    },

    /** A sealed letter of the engine. @param {string} sealed */
    async hear(sealed) {
      const mine = box;
      const opened = await mine;
      if (!opened) return;
      let letter;
      try {
        letter = JSON.parse(await opened.open(sealed));
        if (typeof (letter.push ?? letter.reply).type !== "string") throw new TypeError("no letter");
      } catch {
        // Whatever went wrong, the next letter could not be trusted.
        if (mine === box) onBroken();
        return;
      }
      if (mine === box) hear(letter);
    },

    /** Nothing is answered any more. */
    end() {
      ended = true;
      box = null;
      for (const call of calls) call.resolve(GONE);
      calls.clear();
      waiting.clear();
    },
  };
}

const GONE = { type: "refused", key: "party-gone", args: {} };
