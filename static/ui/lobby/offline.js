/** The offer of a newer version, above the lobby; below it, whether the page opens without a network, and how it is made. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";

const MEGABYTE = 1_000_000;
/** What is worth saying about the newer version. */
const SAID = ["ready", "waiting", "taken"];
/** The documentation, which is published beside the page. */
const DOCS = "docs/index.html";

/** @param {App} app */
export function createUpdateOffer(app) {
  const text = h("p", null);
  const take = h("button", { type: "button", class: "button", "data-testid": "update-take", onclick: () => void app.offline.accept() });
  const later = h("button", { type: "button", class: "button", "data-testid": "update-later", onclick: app.offline.decline });
  const buttons = h("div", { class: "button-row" }, take, later);
  const offer = h("div", { class: "update", "data-testid": "update" }, text, buttons);
  // A live region says what is put into it only if it was there before.
  const element = h("div", { class: "update-place", role: "status" }, offer);

  return {
    element,
    /** @param {State} state @param {Words} words */
    update({ offline, party }, words) {
      // While friends gather, nothing calls them away.
      offer.hidden = !SAID.includes(offline.update) || party !== null;
      if (offer.hidden) return;
      setText(text, words.t(`update-${offline.update}`));
      take.hidden = offline.update !== "ready";
      later.hidden = offline.update === "taken";
      setText(take, words.t("update-take"));
      setText(later, words.t("update-later"));
    },
  };
}

/** @param {App} app */
export function createFoot(app) {
  const text = h("p", { class: "hint", "data-testid": "offline" });
  const install = h("button", { type: "button", class: "button", "data-testid": "install", onclick: () => void app.offline.install() });
  // A game that is under way stays where it is.
  const docs = h("a", { class: "hint", href: DOCS, hreflang: "en", target: "_blank", rel: "noopener", "data-testid": "docs" });
  const element = h("div", { class: "offline" }, text, install, docs);

  return {
    element,
    /** @param {State} state @param {Words} words */
    update({ offline: { kept, bytes, installable } }, words) {
      text.dataset.kept = kept;
      setText(text, kept === "no" ? "" : words.t(`offline-${kept}`, { size: Math.ceil(bytes / MEGABYTE) }));
      install.hidden = !installable;
      setText(install, words.t("install"));
      setText(docs, words.t("docs"));
    },
  };
}
