/** A file that the page has made and the player keeps. */

import { h } from "./dom.js";

/** @param {Blob | string} content a text is JSON @param {string} name */
export function download(content, name) {
  const blob = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  // The browser has taken the blob over once the click's task is done.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
