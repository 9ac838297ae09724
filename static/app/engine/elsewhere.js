/**
 * Bots that move elsewhere: strangers' ones in workers that the page has made for them, and those that think
 * in one of this engine's. The engine answers meanwhile whatever else comes. What is asked is asked once:
 * as long as nothing happens at the table, it is the same question.
 */

/** @import { Patience, WorkerLike } from "./line.js" */

import { createLine } from "./line.js";

/** Milliseconds. The first answer waits for the start; nobody may think longer than the other. @type {Patience} */
const PATIENCE = { first: 60_000, answer: 12_000 };
/** So often the worker may be lost at one table. */
const LOSSES = 3;

/**
 * @param {{strangers: {knows(bot: string): boolean, ask(question: string): Promise<string>}, spawn: () => WorkerLike,
 *   onTold: () => void, patience?: Patience}} needs `onTold`: what was asked last is answered
 */
export function createElsewhere({ strangers, spawn, onTold, patience = PATIENCE }) {
  let losses = 0;
  const line = createLine({ spawn, patience, to: "choosing", onLoss: () => (losses += 1) });
  /** @type {{question: string, told: string | null}} */
  let last = { question: "", told: null };
  /** One bot after the other. @type {Promise<unknown>} */
  let asking = Promise.resolve();

  /** @param {string} question @param {() => boolean} wanted whether anybody waits for it still @returns {Promise<string>} */
  async function ask(question, wanted) {
    const asked = JSON.parse(question);
    if (strangers.knows(asked.bot)) return strangers.ask(question);
    while (wanted() && losses < LOSSES) {
      const reply = await line.ask(asked);
      if (reply) return JSON.stringify(reply);
    }
    return "";
  }

  return {
    /**
     * @param {string} question
     * @returns {string | null} what the bot has told; null: it is being asked; "": nobody can be asked there
     */
    told(question) {
      if (last.question !== question) {
        const mine = (last = { question, told: /** @type {string | null} */ (null) });
        asking = asking.then(async () => {
          // What was overtaken while it waited is not asked any more.
          if (last !== mine) return;
          mine.told = await ask(question, () => last === mine);
          if (last === mine) onTold();
        });
      }
      return last.told;
    },
    /** Whether a bot at the table thinks: its worker starts before it has to move, and ends when nobody needs it. @param {boolean} on */
    expect(on) {
      if (!on) {
        last = { question: "", told: null };
        line.end();
        losses = 0;
      } else if (!line.runs() && losses < LOSSES) void line.ask({});
    },
  };
}
