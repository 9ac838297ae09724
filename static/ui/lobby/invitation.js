/**
 * The sheet that a friend's link opens: whose labyrinth it is, what there is to beat, and with whom
 * to play. Nothing begins before it is asked for, and the seed is shown nowhere.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Challenge } from "../../app/table/challenge.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */

import { optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { sayRefusal } from "../parts/options.js";
import { createRulesTold, tellRules } from "../rules/told.js";

/**
 * @param {App} app
 * @param {{check: (rules: Rules) => Promise<any>, start: (challenge: Challenge, alone: boolean) => void}} needs
 *   `check`: the engine's reply to these rules, null when there is none
 */
export function createInvitation(app, { check, start }) {
  const title = h("h2", { id: "invite-title" });
  const about = h("div", { class: "invite-about", "data-testid": "invite-about" });
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "invite-refusal" });
  const later = button("invite-later", "", () => dialog.close());
  const together = button("invite-bots", "", () => begin(false));
  const alone = button("invite-alone", "primary", () => begin(true));
  const dialog = h(
    "dialog",
    { class: "dialog invite-dialog", "aria-labelledby": "invite-title", "data-testid": "invite", onclose: () => (brought = null) },
    h("div", { class: "hint-sheet" }, title, about, refusal, h("div", { class: "button-row" }, later, together, alone)),
  );
  document.body.append(dialog);
  /** @type {Challenge | null} */
  let brought = null;

  /** @param {string} id @param {string} look @param {() => void} act */
  function button(id, look, act) {
    return h("button", { type: "button", id, class: `button ${look}`, "data-testid": id, onclick: act });
  }

  /** @param {boolean} byOneself */
  function begin(byOneself) {
    const challenge = brought;
    dialog.close();
    if (challenge) start(challenge, byOneself);
  }

  /** @param {Challenge} challenge @param {import("../../app/basics/types.js").Catalog} catalog */
  function describe(challenge, catalog) {
    const words = app.words().within(wholeRules(challenge.rules, catalog));
    const { ui, observation } = app.store.get();
    const { preset, rows, cols, floors } = wholeRules(challenge.rules, catalog);
    const name = words.has(`preset-${preset}`) ? words.t(`preset-${preset}`) : preset;
    const told = createRulesTold("invite-rules");
    told.update(tellRules(challenge.rules, catalog, app.words()), app.words());
    // Stored games stay; one that could not be stored is lost with the next one.
    const losing = observation !== null && !observation.over && ui.saved === 0;
    const [fewest, most] = catalog.presets[preset].players;
    setText(title, words.t("invite-title"));
    fill(about, [
      h("p", { class: "invite-rules" }, words.t("invite-rules", { name, rows, cols, floors: floors ?? 1 })),
      told.element,
      challenge.moves !== null && h("p", { class: "invite-moves" }, words.t("invite-beat", { moves: challenge.moves })),
      challenge.hints && h("p", { class: "hint" }, words.t("invite-beat-hints", { count: challenge.hints })),
      challenge.version !== catalog.version && h("p", { class: "hint" }, words.t("invite-version")),
      h("p", { class: "hint" }, words.t("invite-honest")),
      losing && h("p", { class: "hint" }, words.t("invite-replaces")),
    ]);
    setText(later, words.t("hint-not-now"));
    setText(together, words.t("invite-bots"));
    setText(alone, words.t("invite-alone"));
    alone.hidden = fewest > 1;
    together.hidden = most < 2;
    together.classList.toggle("primary", alone.hidden);
  }

  return {
    /** @param {Challenge} challenge its rules name options and a rule set that exist here */
    async show(challenge) {
      const { catalog } = app.store.get().ui;
      if (!catalog) return;
      brought = challenge;
      describe(challenge, catalog);
      setText(refusal, "");
      for (const one of [alone, together]) setAttributes(one, { disabled: true });
      if (!dialog.open) dialog.showModal();
      const reply = await check(challenge.rules);
      if (brought !== challenge) return;
      // Where nobody can tell yet, it shows when the game begins.
      const good = !reply || reply.type === "rules";
      if (!good) setText(refusal, sayRefusal(reply, optionsOf(challenge.rules, catalog), app.words()));
      for (const one of [alone, together]) setAttributes(one, { disabled: !good });
      [alone, together].find((one) => !one.hidden && good)?.focus();
    },
  };
}
