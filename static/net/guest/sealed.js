/**
 * The sealed letters between a guest's page and its host's engine: numbered questions and their
 * answers, and what the engine tells by itself.
 */

/** @typedef {{seal(text: string): Promise<string>, open(text: string): Promise<string>}} Box */

/**
 * @param {{
 *   send: (sealed: string) => void,
 *   onSeen: (observation: any, move: {version: number, move: string} | null) => void,
 *   onPush: (observation: any) => void, onBroken: () => void,
 * }} needs `onSeen` hears every observation before anybody else, with the own move that led to it, if
 *   one did; `onBroken`: something could not be opened
 */
export function createSealed({ send, onSeen, onPush, onBroken }) {
  /** Being made of the two keys; letters wait for it in their order. @type {Promise<Box | null> | null} */
  let box = null;
  let number = 0;
  /** What is being waited for, by number. @type {Map<number, (reply: any) => void>} */
  const waiting = new Map();

  /** @param {Promise<Box | null> | null} mine @param {string} text */
  async function seal(mine, text) {
    const sealed = await (await mine)?.seal(text);
    if (sealed !== undefined && mine === box) send(sealed);
  }

  /** @param {any} letter as it was opened */
  function take(letter) {
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
    isOpen: () => box !== null,

    /** With other keys, or without any; whatever was asked is not answered any more. @param {Promise<Box | null> | null} next */
    change(next) {
      box = next;
      waiting.clear();
    },

    /**
     * One question and its answer; never answered when the way is lost, since it is then asked anew.
     * @param {Record<string, any>} request
     * @returns {Promise<any>}
     */
    exchange(request) {
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
      if (mine === box) take(letter);
    },
  };
}
