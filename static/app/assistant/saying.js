/** What the game master reads out: to the room, or to one of the people in it alone. Pure. */

/** @import { Said, Seat } from "../basics/types.js" */
/** @import { Console } from "../console/types.js" */
/** @import { Words } from "../language/words.js" */

import { lastWords, sayGroup } from "../language/words.js";
import { opened } from "../table/review.js";

/**
 * @typedef {{request: string, answers: string, key: number}} Aloud `key`: another one for every new answer
 * @typedef {{seats: number[], text: string}} Whispered to whom, and what
 */

/**
 * The last request with what everybody heard of it, and what was said to some alone.
 * @param {Console} desk
 * @param {readonly Seat[]} seats
 * @param {Words} words
 * @returns {{aloud: Aloud, whispered: Whispered[]}}
 */
export function lastSaid({ unveiled: { heard, leading } }, seats, words) {
  /** @type {Said[]} */
  const open = [];
  /** Whispers since the last thing that all heard somebody ask. @type {Map<string, {seats: number[], said: Said[]}>} */
  const secret = new Map();
  for (const [at, each] of heard.entries()) {
    const audience = leading.audience[at];
    if (audience === null) {
      if (each.key === "requested") secret.clear();
      open.push(each);
      continue;
    }
    const said = opened(each);
    if (!said || !audience.length) continue;
    const whom = secret.get(audience.join()) ?? { seats: audience, said: [] };
    whom.said.push(said);
    secret.set(audience.join(), whom);
  }
  const last = lastWords(open);
  const { request, answers } = sayGroup(last, [...seats], words);
  const whispered = [...secret.values()].map(({ seats: whom, said }) => ({ seats: whom, text: said.map((one) => words.said(one, [...seats])).join(" ") }));
  return { aloud: { request, answers, key: open.length }, whispered };
}
