/** What the catalog tells of a game's rules, and what of it belongs to the rules in force. Knows no rule itself. */

/** @import { Catalog, Moves, Need, Primer } from "../basics/types.js" */
/** @import { Rules } from "./house-rules.js" */

/** @type {Primer} */
const UNKNOWN = { secrets: true, lobby: [], groups: [], parts: [], figures: [] };
/** What no rules are. @type {Need[]} */
const NEVER = [{ option: "", of: [] }];
/** @type {Moves} */
const UNCOMPOSED = { turns: [], composed: [], marks: [], facts: { of: [], on: [], needs: NEVER, clears: [] }, branches: NEVER };

/** @param {string} game @param {Catalog | null} catalog @returns {Primer} an empty one where nobody knows the game */
export const primerOf = (game, catalog) =>
  (catalog && Object.hasOwn(catalog.primers, game) ? catalog.primers[game] : UNKNOWN);

/** Whether a seat may know what others don't: so it is taken where nobody knows the game. @param {string} game @param {Catalog | null} catalog */
export const secretsOf = (game, catalog) => primerOf(game, catalog).secrets;

/** What moves of a game are composed of. @param {string} game @param {Catalog | null} catalog @returns {Moves} */
export const movesOf = (game, catalog) => primerOf(game, catalog).moves ?? UNCOMPOSED;

/** Whether rules are as something needs them. @param {readonly Need[]} needs @param {Rules} rules */
export const holds = (needs, rules) => needs.every(({ option, of, but }) => {
  const value = rules[option];
  if (of) return of.includes(value);
  return but ? !but.includes(value) : Boolean(value);
});

/**
 * Those of several that belong to the rules.
 * @template {{needs: Need[]}} T
 * @param {readonly T[]} some
 * @param {Rules} rules
 * @returns {T[]}
 */
export const inForce = (some, rules) => some.filter(({ needs }) => holds(needs, rules));
