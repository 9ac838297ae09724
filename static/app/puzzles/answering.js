/** An answer that is being marked, tried, and spoken of: what is known of one puzzle on the page. */

/** @import { Chosen, HintedFact, Marks, Posed, Solved, Tried } from "../../replies.d.ts" */
/** @import { Laid, Puzzles } from "./puzzles.js" */

/**
 * @typedef {{answer: string[], tried: string, facts: Chosen["facts"], square: {row: number, col: number} | null}} Marked
 *   `answer`: what is marked; where one claim is tried after the other, those that were found; `tried`: the claim that is
 *   tried now, of the `facts` of a `square`
 * @typedef {{laid: Laid, marked: Marked, tried: Tried | null, state: "" | "thinking" | "failed", proved: Marks, told: null | Solved}} Answering
 *   `tried`: what was said to the last try, as long as it is about what is marked; `proved`: what goes into the notebook; `told`: the
 *   answer, of a puzzle that is only looked at
 */

/** One claim is tried after the other. */
const PIECEMEAL = "certain";

/** @returns {Marks} */
const noMarks = () => ({ cells: [], sides: [], pawns: [], links: [], places: [] });

/** @param {Answering} now */
export const isSolved = ({ tried }) => Boolean(tried?.right && tried.left === 0);

/**
 * @param {{puzzles: Pick<Puzzles, "attempt" | "choices" | "explain">, onChange: (now: Answering) => void, onSolved: (laid: Laid) => void,
 *   onJudged: (laid: Laid, won: boolean) => void}} needs `onJudged`: it was solved without a wrong try, or one was made; told each time
 */
export function createAnswering({ puzzles, onChange, onSolved, onJudged }) {
  /** @type {Answering | null} */
  let now = null;

  /** @param {Partial<Answering>} change */
  function lay(change) {
    if (!now) return;
    now = { ...now, ...change };
    onChange(now);
  }

  /** @param {Partial<Marked>} change */
  function mark(change) {
    if (now && !isSolved(now)) lay({ marked: { ...now.marked, ...change }, tried: null, state: "" });
  }

  /** What is tried: all that is marked, or the claims that were found and another one. @param {Answering} of @returns {string[]} nothing: it is not ready */
  function answerOf({ laid, marked }) {
    if (laid.posed.question.kind !== PIECEMEAL) return marked.answer;
    return marked.tried ? [...marked.answer, marked.tried] : [];
  }

  const acts = {
    /** Marks something, or takes the mark away. @param {string} name */
    toggle(name) {
      const marks = now?.marked.answer ?? [];
      mark({ answer: marks.includes(name) ? marks.filter((one) => one !== name) : [...marks, name] });
    },
    /** @param {string} side */
    step: (side) => mark({ answer: [...(now?.marked.answer ?? []), side] }),
    undo: () => mark({ answer: now?.marked.answer.slice(0, -1) ?? [] }),
    /** @param {number} at a statement */
    choose: (at) => mark({ answer: [String(at)] }),
    /** @param {number} row @param {number} col */
    async square(row, col) {
      mark({ square: { row, col }, facts: [], tried: "" });
      const of = now?.laid;
      const facts = of ? await puzzles.choices(of.posed, row, col) : [];
      const square = now?.laid === of ? now?.marked.square : null;
      if (square?.row === row && square.col === col) mark({ facts });
    },
    /** @param {string} claim */
    pick: (claim) => mark({ tried: claim }),
    /** Back to the notebook from a labyrinth that was supposed. */
    drop: () => lay({ tried: null }),

    /** The answer is to be told. @returns {Promise<boolean>} whether it was */
    async explain() {
      if (!now) return false;
      const { laid } = now;
      lay({ state: "thinking" });
      const told = await puzzles.explain(laid.posed);
      if (now?.laid !== laid) return false;
      if (told) lay({ state: "", told, proved: told.facts.reduce(withFact, now.proved) });
      else lay({ state: "failed" });
      return told !== null;
    },

    async attempt() {
      const answer = now ? answerOf(now) : [];
      if (!now || now.state === "thinking" || !answer.length) return;
      const { laid } = now;
      lay({ state: "thinking", tried: null });
      const tried = await puzzles.attempt(laid.posed, answer);
      if (!now || now.laid !== laid) return;
      if (tried?.right && laid.posed.question.kind === PIECEMEAL) lay(found(now));
      lay({ state: tried ? "" : "failed", tried });
      if (tried && (!tried.right || isSolved(now))) onJudged(laid, tried.right);
      if (isSolved(now)) onSolved(laid);
    },
  };

  return {
    ...acts,
    /** @param {Laid} laid */
    begin(laid) {
      now = { laid, marked: { answer: [], tried: "", facts: [], square: null }, tried: null, state: "", proved: noMarks(), told: null };
      onChange(now);
    },
    forget() {
      now = null;
    },
    /** @returns {Posed | null} */
    posed: () => now?.laid.posed ?? null,
  };
}

/** What is known when the claim that was tried is proved. @param {Answering} of @returns {Partial<Answering>} */
function found({ marked, proved }) {
  const { facts, square, tried } = marked;
  const is = (/** @type {{claim: string}} */ { claim }) => claim === tried;
  const fact = facts.find(({ values }) => values.some(is));
  if (!fact || !square) return {};
  const { word } = fact.values.find(is);
  return { proved: withFact(proved, { ...square, ...fact, word }), marked: { ...marked, answer: [...marked.answer, tried], tried: "" } };
}

/** @param {Marks} proved @param {Pick<HintedFact, "row" | "col" | "about" | "side" | "word">} fact @returns {Marks} */
function withFact(proved, { row, col, about, side, word }) {
  /** @type {Record<string, () => object>} */
  const adds = {
    cell: () => ({ cells: [...proved.cells, { row, col, cell: word, flow: null, treasures: 0, things: null, visits: 0 }] }),
    side: () => ({ sides: [...proved.sides, { row, col, side, is: word }] }),
  };
  return { ...proved, ...adds[about]() };
}

/**
 * Which puzzle comes next: of those that are not solved that whose grade is nearest to the player's strength, the easiest
 * for whom has none yet; not the one before. If all are solved, the one behind that.
 * @param {readonly {rating: number}[]} puzzles @param {readonly number[]} solved @param {{rating: number, games: number}} strength @param {number} [before]
 */
export function nextIn(puzzles, solved, strength, before) {
  const wanted = strength.games ? strength.rating : 0;
  const open = puzzles.map(({ rating }, at) => ({ far: Math.abs(rating - wanted), at })).filter(({ at }) => !solved.includes(at) && at !== before);
  open.sort((one, other) => one.far - other.far || one.at - other.at);
  return open[0]?.at ?? ((before ?? -1) + 1) % puzzles.length;
}

/** @typedef {ReturnType<typeof createAnswering>} Acts */
