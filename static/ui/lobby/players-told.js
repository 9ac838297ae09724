/** How many can play by the rules of the form: known of rule sets, asked of the engine for changed ones. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog } from "../../app/basics/types.js" */

import { changedNames } from "../../app/rules/house-rules.js";

/**
 * @param {App} app
 * @param {{check: (rules: Rules) => Promise<any>, changed: () => void}} needs `check`: the engine's reply
 *   to rules, null when there is none; `changed`: other numbers than before are known of the form's rules
 */
export function createPlayersTold(app, { check, changed }) {
  /** Fewest and most players by changed rules, as the engine has told; null: it is being asked.
   * @type {Map<string, [number, number] | null>} */
  const told = new Map();
  /** How many play by the rules that were spoken of last. @type {{preset: string, players: [number, number]} | null} */
  let latest = null;

  /**
   * Fewest and most players. While the engine is asked about one more change, they stay as they are.
   * @param {Catalog} catalog @param {Rules} rules @returns {[number, number]}
   */
  function players(catalog, rules) {
    const own = catalog.presets[rules.preset]?.players ?? [1, 6];
    if (!changedNames(rules, catalog).length) return own;
    return told.get(JSON.stringify(rules)) ?? (latest && latest.preset === rules.preset ? latest.players : own);
  }

  /** Asks how many can play by rules that are nobody's but this table's. @param {Catalog} catalog @param {Rules} rules */
  async function askPlayers(catalog, rules) {
    const asked = JSON.stringify(rules);
    if (told.has(asked) || !changedNames(rules, catalog).length) return;
    told.set(asked, null);
    const shown = players(catalog, rules);
    const reply = await check(rules);
    if (reply?.type === "rules") told.set(asked, reply.players);
    else if (!reply) told.delete(asked);
    // A form that shows as much already is left alone: one of its fields may just be in use.
    const differ = String(players(catalog, rules)) !== String(shown);
    if (differ && JSON.stringify(app.store.get().ui.setup.rules) === asked) changed();
  }

  return {
    players,

    /** The form is about these rules now. @param {Catalog} catalog @param {Rules} rules */
    follow(catalog, rules) {
      void askPlayers(catalog, rules);
      latest = { preset: rules.preset, players: players(catalog, rules) };
    },
  };
}
