/**
 * The puzzles of this site. The engine lays one from its book; the worker that thinks, one of its own,
 * says what there is to say to an answer. It is handed the mailbox of the puzzle each time, and nothing else.
 */

/** @import { BookTold, Chosen, Posed, Solved, Tried } from "../../replies.d.ts" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { WorkerLike } from "../engine/line.js" */
/** @import { ProgressShelf } from "../shelves/progress.js" */

import { createLine } from "../engine/line.js";
import { PUZZLES, textOf } from "../language/texts.js";

/** Milliseconds for an answer, the first one with the start of the worker. */
const PATIENCE = { first: 60_000, answer: 60_000 };

/**
 * @typedef {{name: string, kind: string, preset: string, count: number}} BookName a book of the site, by its file's name
 * @typedef {{book: string, at: number}} Kept where a puzzle stands
 * @typedef {{from: Kept | null, posed: Posed, day?: string}} Laid a puzzle that lies on the page; `from`: null if it is of a game that
 *   was played here; `day`: whose puzzle it is
 */

/**
 * @param {{engine: Pick<Wire, "request">, asking: (question: () => Promise<any>) => Promise<any>, spawn: () => WorkerLike,
 *   progress: ProgressShelf}} needs
 */
export function createPuzzles({ engine, asking, spawn, progress }) {
  const line = createLine({ spawn, patience: PATIENCE, onLoss: () => {} });

  /** @param {Posed} posed */
  const mailbox = ({ game, rules, seats, seat, heard }) => ({ game, rules, seats: seats.length, seat, heard });

  /** @param {string} book */
  const fileOf = (book) => `puzzles/${book}.txt`;

  return {
    progress,
    spawn,
    end: line.end,

    /** @returns {Promise<BookName[] | null>} null where they did not come */
    async books() {
      try {
        return JSON.parse(await textOf(PUZZLES));
      } catch {
        return null;
      }
    },

    /** What is in a book. @param {string} book @returns {Promise<BookTold | null>} null: it did not come */
    async open(book) {
      try {
        const text = await textOf(fileOf(book));
        const reply = await asking(() => engine.request({ type: "book", text }));
        return reply?.type === "book" ? reply : null;
      } catch {
        return null;
      }
    },

    /** @param {Kept} from @returns {Promise<Laid | null>} null: it did not come */
    async pose(from) {
      const { book, at } = from;
      try {
        const text = await textOf(fileOf(book));
        const posed = await asking(() => engine.request({ type: "pose", text, at }));
        return posed?.type === "posed" ? { from, posed } : null;
      } catch {
        return null;
      }
    },

    /** What could be marked on a square. @param {Posed} posed @param {number} row @param {number} col @returns {Promise<Chosen["facts"]>} nothing where nobody can tell */
    async choices(posed, row, col) {
      const reply = await line.ask({ type: "choose", ...mailbox(posed), row, col });
      return reply?.type === "chosen" ? reply.facts : [];
    },

    /** @param {Posed} posed @param {readonly string[]} answer @returns {Promise<Tried | null>} null: there is no answer to be had */
    async attempt(posed, answer) {
      const reply = await line.ask({ type: "try", ...mailbox(posed), question: posed.question, answer });
      return reply?.type === "tried" ? reply : null;
    },

    /** The answer, with what proves it. @param {Posed} posed @returns {Promise<Solved | null>} null: there is none to be had */
    async explain(posed) {
      const reply = await line.ask({ type: "solve", ...mailbox(posed), question: posed.question });
      return reply?.type === "solved" ? reply : null;
    },
  };
}

/** @typedef {ReturnType<typeof createPuzzles>} Puzzles */
