/** The form in which a guest puts a change of the rules together; the host's engine is asked as he goes. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Purpose } from "../rules/purpose.js" */

import { optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { createHouseDialog } from "../rules/house-rules.js";

/** @param {App} app */
export function createSuggestion(app) {
  /** The rules of the table, in full. @returns {Rules} */
  function proposed() {
    const { party, ui } = app.store.get();
    return party && ui.catalog ? wholeRules(party.rules, ui.catalog) : {};
  }

  /** What is wanted otherwise than at the table. @param {Rules} wanted */
  function changesIn(wanted) {
    const { catalog } = app.store.get().ui;
    const [now, then] = [proposed(), catalog ? wholeRules(wanted, catalog) : {}];
    const changed = optionsOf(wanted, catalog).filter(({ name }) => then[name] !== now[name]);
    return Object.fromEntries(changed.map(({ name }) => [name, then[name]]));
  }

  /** @param {Rules} wanted @returns {Promise<any>} as the engine answers */
  async function check(wanted) {
    const changes = changesIn(wanted);
    if (!Object.keys(changes).length) return { type: "rules" };
    const wrong = await app.friends.agree({ do: "propose", changes, tried: true });
    return wrong ? { type: "refused", key: wrong.id, args: { ...wrong.args } } : { type: "rules" };
  }

  /** @type {Purpose} */
  const purpose = {
    id: "suggest-dialog", own: false, usual: proposed,
    words: {
      title: "agree-suggest-title", hint: "agree-suggest-hint", only: "agree-suggest-only", none: "agree-suggest-none", differs: "agree-suggest-differs",
      allBack: "agree-suggest-back", use: "agree-suggest-send",
    },
  };
  const dialog = createHouseDialog(app, {
    check, purpose,
    use(wanted) {
      const changes = changesIn(wanted);
      if (Object.keys(changes).length) app.friends.agree({ do: "propose", changes, tried: false }).then((wrong) => wrong && app.session.notify(wrong.id, wrong.args));
    },
  });

  return { open: () => dialog.open(proposed()) };
}
