/**
 * What friends bring to the lobby: the host's sheet while his table gathers, the steps of a guest, and
 * the page of a reply link. The last two have the lobby for themselves.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Setup, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { createGuest } from "./guest.js";
import { createHanded } from "./handed.js";
import { modeOf } from "./mode.js";
import { createFriendsSheet } from "./sheet.js";

/** @typedef {import("./mode.js").Mode} Mode */

/**
 * @param {HTMLElement} place
 * @param {App} app
 * @param {{change: () => void, suggest: () => void}} needs `change`: leads to the form where the rules are chosen;
 *   `suggest`: to where a guest puts a change together
 */
export function createFriendsLobby(place, app, { change, suggest }) {
  const parts = { gathering: createFriendsSheet(app, { change }), guest: createGuest(app, { suggest }), handed: createHanded(app) };
  /** @type {Mode} */
  let mode = "";
  let arriving = false;
  /** What the form held when the party was told of it last. @type {Setup | null} */
  let known = null;

  /** @param {State} state @param {Words} words */
  function fillIn(state, words) {
    if (mode === "handed" && state.handed) parts.handed.update(state.handed, words);
    else if (mode === "guest" && state.party) parts.guest.update(state.party, words);
    else if (mode === "gathering" && state.party) parts.gathering.update(state.party, words);
  }

  /** The party hears of every change of the form. @param {State} state */
  function pass({ party, ui }) {
    const gathering = mode === "gathering" && party?.phase === "gathering";
    const told = known;
    known = gathering ? ui.setup : null;
    if (gathering && told && told !== ui.setup) app.friends.setSetup(ui.setup);
  }

  /** @param {Mode} next */
  function leave(next) {
    if (mode === "gathering") parts.gathering.close();
    else if (mode === "guest") parts.guest.close();
    mode = next;
    place.hidden = mode === "";
    place.replaceChildren(...(mode ? [parts[mode].element] : []));
  }

  return {
    /** @param {State} state @param {Words} words */
    update(state, words) {
      const now = modeOf(state);
      if (now !== mode) {
        leave(now);
        arriving = mode !== "";
      }
      fillIn(state, words);
      pass(state);
    },
    /** What has just come is shown from its beginning, once all around it has its place. */
    arrive() {
      if (!arriving || !mode) return;
      arriving = false;
      parts[mode].focus();
      place.scrollIntoView({ block: "start" });
    },
    /** Nothing of it is shown elsewhere. */
    rest() {
      if (mode) leave("");
    },
    /** @returns {boolean} whether there is something to have the focus */
    focus() {
      if (mode) parts[mode].focus();
      return mode !== "";
    },
  };
}
