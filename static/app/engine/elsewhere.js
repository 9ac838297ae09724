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
const NOTHING = { question: "", told: null };

/**
 * @param {{strangers: {knows(bot: string): boolean, ask(question: string): Promise<string>}, spawn: () => WorkerLike,
 *   onTold: () => void, patience?: Patience}} needs `onTold`: what was asked last is answered
 */
export function createElsewhere({ strangers, spawn, onTold, patience = PATIENCE }) {
  let losses = 0;
  /** Goes up whenever no bot at the table thinks: what was asked before that is asked no other worker. */
  let ended = 0;
  const line = createLine({ spawn, patience, to: "choosing", onLoss: () => (losses += 1) });
  /** @type {{question: string, told: string | null}} */
  let last = NOTHING;
  /** One bot after the other. @type {Promise<unknown>} */
  let asking = Promise.resolve();

  /** @param {string} question @param {number} table @returns {Promise<string | null>} null: the table has ended */
  async function ask(question, table) {
    const asked = JSON.parse(question);
    if (strangers.knows(asked.bot)) return strangers.ask(question);
    while (table === ended && losses < LOSSES) {
      const reply = await line.ask(asked);
      if (reply) return JSON.stringify(reply);
    }
    return table === ended ? "" : null;
  }

  return {
    /**
     * @param {string} question
     * @returns {string | null} what the bot has told; null: it is being asked; "": nobody can be asked there
     */
    told(question) {
      if (last.question !== question) {
        const mine = (last = { question, told: /** @type {string | null} */ (null) });
        const table = ended;
        asking = asking.then(async () => {
          // What was overtaken while it waited is not asked any more.
          if (last !== mine) return;
          mine.told = await ask(question, table);
          if (last !== mine) return;
          if (mine.told === null) last = NOTHING;
          else onTold();
        });
      }
      return last.told;
    },
    /** Whether a bot at the table thinks: its worker starts before it has to move, and ends when nobody needs it. @param {boolean} on */
    expect(on) {
      if (!on) {
        ended += 1;
        line.end();
        losses = 0;
      } else if (!line.runs() && losses < LOSSES) void line.ask({});
    },
  };
}
