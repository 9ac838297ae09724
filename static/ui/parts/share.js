/** The link with which a friend gets the same labyrinth: shown, copied, or given to the device. */

/** @import { App } from "../../app/page/app.js" */

import { h, setText } from "./dom.js";

/** @param {App} app */
export function createShare(app) {
  const title = h("h2", { id: "share-title" });
  const about = h("p", { class: "hint" });
  const label = h("label", { for: "share-link" });
  const link = h("input", { type: "text", id: "share-link", "data-testid": "share-link", readonly: true, onfocus: () => link.select() });
  const said = h("p", { class: "house-note", role: "status", "data-testid": "share-note" });
  const copy = h("button", { type: "button", id: "share-copy", class: "button primary", "data-testid": "share-copy", onclick: () => void copied() });
  const send = h("button", { type: "button", id: "share-send", class: "button", "data-testid": "share-send", hidden: !navigator.share, onclick: () => void sent() });
  const close = h("button", { type: "button", id: "share-close", class: "button", "data-testid": "share-close", onclick: () => dialog.close() });
  const dialog = h(
    "dialog",
    { class: "dialog share-dialog", "aria-labelledby": "share-title", "data-testid": "share" },
    h("div", { class: "hint-sheet" }, title, about, h("p", { class: "field" }, label, link), said, h("div", { class: "button-row" }, close, send, copy)),
  );
  document.body.append(dialog);
  /** Number of moves that the link tells, if it does. @type {number | null} */
  let told = null;

  /** @param {string} id */
  const t = (id) => app.words().t(id, { moves: told ?? 0 });

  async function copied() {
    try {
      await navigator.clipboard.writeText(link.value);
      setText(said, t("share-copied"));
    } catch {
      setText(said, t("share-copy-yourself"));
      link.focus();
    }
  }

  async function sent() {
    try {
      await navigator.share({ title: t("title"), text: t(told === null ? "share-text" : "share-text-moves"), url: link.value });
    } catch (error) {
      // Whoever changes his mind has not failed.
      if (!(error instanceof DOMException && error.name === "AbortError")) setText(said, t("share-copy-yourself"));
    }
  }

  return {
    /** @param {string} address @param {number | null} moves */
    open(address, moves) {
      told = moves;
      link.value = address;
      setText(title, t("share-title"));
      setText(about, t(moves === null ? "share-about" : "share-about-moves"));
      setText(label, t("share-label"));
      setText(copy, t("share-copy"));
      setText(send, t("share-send"));
      setText(close, t("close"));
      setText(said, "");
      dialog.showModal();
      copy.focus();
    },
  };
}
