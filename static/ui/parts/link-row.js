/** The line in which a link stands, for those whom the browser doesn't let copy it. */

import { h, setText } from "./dom.js";

/** @param {string} id */
export function createLinkRow(id) {
  const label = h("label", { for: id });
  const field = h("input", { type: "text", id, "data-testid": id, readonly: true, onfocus: () => field.select() });
  const row = h("p", { class: "field", hidden: true }, label, field);
  return {
    row,
    /** @param {string} called */
    hide(called) {
      row.hidden = true;
      setText(label, called);
    },
    /** Shows the link and copies it. @param {string} hash @returns {Promise<boolean>} whether it could be copied */
    async share(hash) {
      field.value = new URL(hash, location.href).href;
      row.hidden = false;
      try {
        await navigator.clipboard.writeText(field.value);
        return true;
      } catch {
        field.focus();
        return false;
      }
    },
  };
}
