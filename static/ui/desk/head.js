/** What is being drawn, how it stands, and the games that can be played on it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Words } from "../../app/language/words.js" */

import { setUi } from "../../app/page/store.js";
import { presetName } from "../rules/rule-sets.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { tellState } from "./told.js";

/**
 * @param {App} app
 * @param {{start: {drawn: (drawn: {rules: Record<string, any>, plan: string}) => void}, why: () => void}} needs
 *   `why`: leads to what has to be mended before anybody can play
 */
export function createDeskHead(app, { start, why }) {
  const name = h("p", { class: "desk-title" });
  const rules = h("span", { class: "hint" });
  const state = h("p", { class: "desk-state", id: "desk-state", "data-testid": "desk-state" });
  const play = h("button", { type: "button", id: "desk-play", class: "button primary", "data-testid": "desk-play", "aria-describedby": state.id, onclick: () => when(begin) });
  const invite = h("button", { type: "button", id: "desk-invite", class: "button", "data-testid": "desk-invite", "aria-describedby": state.id, onclick: () => when(gather) });
  const root = h("div", { class: "desk-head" }, h("div", null, name, rules), state, h("div", { class: "desk-row" }, play, invite));

  /** A plan with errors is not played. @param {(plan: string) => unknown} act */
  function when(act) {
    const { desk } = app.store.get();
    if (desk?.drawn.playable) act(desk.drawn.text);
    else why();
  }

  /** @param {string} plan */
  function begin(plan) {
    start.drawn({ rules: app.desk.rules(), plan });
  }

  /** A table for friends by this plan; one that gathers already takes it. @param {string} plan */
  async function gather(plan) {
    const { ui, party } = app.store.get();
    const setup = { ...ui.setup, rules: app.desk.rules(), plan, seed: "" };
    setUi(app.store, { setup });
    app.leave();
    if (party) return;
    const wrong = await app.session.wishing("play-friends", async (wanted) => (await app.bringFriends()).open(setup, wanted));
    if (wrong) app.session.notify(wrong.id, wrong.args);
  }

  return {
    root,

    /** @param {Words} words */
    update(words) {
      const { desk, ui, party } = app.store.get();
      if (!desk) return;
      const { drawn } = desk;
      setText(name, desk.name || words.t("desk-unnamed"));
      setText(rules, presetName(drawn.rules.preset, words));
      setText(state, tellState(drawn, words));
      state.classList.toggle("refusal", !drawn.playable);
      setText(play, words.t("desk-play"));
      setText(invite, words.t("desk-invite"));
      invite.hidden = party !== null && (party.role === "guest" || party.phase !== "gathering");
      for (const one of [play, invite]) setAttributes(one, { "aria-disabled": drawn.playable ? null : "true" });
      setAttributes(play, { "aria-busy": ui.wish === "desk-play" ? "true" : null });
    },
  };
}
