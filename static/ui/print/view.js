/** What the browser prints instead of the page, as long as there is something. */

import { h } from "../parts/dom.js";

export function createPrintView() {
  const element = h("div", { class: "print-view", "data-testid": "print-view", "aria-hidden": "true" });

  return {
    /** @param {HTMLElement[]} pages */
    async lay(pages) {
      element.replaceChildren(...pages);
      if (!element.isConnected) document.body.append(element);
      const pictures = [...element.querySelectorAll("img")];
      await Promise.all(pictures.map((picture) => picture.decode()));
    },

    /** The page itself is printed again. */
    clear() {
      element.remove();
      element.replaceChildren();
    },
  };
}
