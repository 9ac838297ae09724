/** Those who watch a table of friends: the link for them, and who has come. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { createLinkBox } from "./link.js";
import { presenceSign } from "./signs.js";
import { icon } from "../parts/icons.js";

/** @param {App} app @param {{tell: (done: Done) => void}} needs `tell`: shows what went wrong */
export function createWatchers(app, { tell }) {
  const title = h("summary", { "data-testid": "friends-watch" });
  const about = h("p", { class: "hint" });
  const make = h("button", { type: "button", id: "friends-watch-make", class: "button", "data-testid": "friends-watch-make", onclick: () => tell(app.friends.watchLink()) });
  const box = createLinkBox("friends-watch", { again: () => tell(app.friends.watchLink()) });
  const list = h("ul", { class: "friends-watchers", "data-testid": "friends-watchers" });
  let drawn = "";

  /** @param {Party} party @param {Words} words */
  function rows({ spectators }, words) {
    return spectators.map(({ id, name, state }, at) => {
      const label = words.t("friends-watcher-remove", { name });
      return h(
        "li",
        { "data-testid": `friends-watcher-${at}`, "data-state": state },
        presenceSign(state), h("span", { class: "friends-seat-call" }, name), h("span", { class: "hint" }, words.t(`presence-${state}`)),
        h("button", { type: "button", id: `friends-watcher-remove-${at}`, class: "icon-button", "data-testid": `friends-watcher-remove-${at}`, "aria-label": label, title: label, onclick: () => app.friends.kick(id) }, icon("close")),
      );
    });
  }

  return {
    element: h("details", { class: "friends-fold" }, title, about, make, box.element, list),
    /** @param {Party} party @param {Words} words */
    update(party, words) {
      const count = party.spectators.length;
      setText(title, words.t("friends-watch", { count }));
      setText(about, words.t("friends-watch.help"));
      make.hidden = party.watch !== null;
      setText(make, words.t("friends-invite"));
      box.element.hidden = party.watch === null;
      if (party.watch) {
        box.update(party.watch.link, {
          label: words.t("friends-watch-link"), title: words.t("title"),
          text: words.t("friends-watch-text", { name: party.hostName }), picture: words.t("friends-watch-link"),
        }, words);
      }
      const now = `${words.language} ${JSON.stringify(party.spectators)}`;
      if (now !== drawn) fill(list, rows(party, words));
      drawn = now;
      list.hidden = count === 0;
    },
  };
}
