/**
 * The panel of somebody who only watches: the bots play on, at his pace or to the end at once. Where
 * friends play, each moves at his own. Who has just lost the game to bots chooses first: the same
 * labyrinth again, or watching.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { isAsked, isOut } from "../../app/table/standing.js";
import { h, setText } from "../parts/dom.js";

/** @param {HTMLElement} root @param {App} app */
export function createWaiting(root, app) {
  const text = h("p", { class: "hint", id: "waiting-text" });
  const again = button("again", () => app.session.again());
  const watch = button("watch", () => app.session.watch());
  const next = button("hurry", () => app.session.hurry());
  const skip = button("skip-to-end", () => app.session.skipToEnd());
  root.append(text, h("div", { class: "button-row", role: "group", "aria-labelledby": text.id }, again, watch, skip, next));
  return {
    /** @param {State} state @param {Words} words */
    update(state, words) {
      const { observation, party, ui } = state;
      const friends = party?.seats.some(({ kind }) => kind === "friend" || kind === "host") ?? false;
      const guest = party?.role === "guest";
      const asked = isAsked(state);
      again.hidden = !observation || party !== null || !isOut(observation);
      watch.hidden = !asked;
      next.hidden = asked || ui.skipping || guest;
      skip.hidden = asked || ui.skipping || friends;
      again.classList.toggle("primary", asked);
      skip.classList.toggle("primary", again.hidden);
      setText(text, words.t(asked ? "watching-asked" : ui.skipping ? "watching-skip" : friends ? "watching-friends" : "watching"));
      for (const each of [again, watch, next, skip]) setText(each, words.t(each.dataset.testid ?? ""));
    },
  };
}

/** @param {string} id @param {() => unknown} act */
const button = (id, act) => h("button", { type: "button", class: "button", id, "data-testid": id, onclick: () => void act() });
