/** Asks what an arsenal holds that doesn't hold everything. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Tool } from "../../app/basics/types.js" */
/** @import { Place } from "../../draw/desk/places.js" */

import { fill, h, setText } from "../parts/dom.js";

/** @param {App} app @param {(tool: Tool, place: Place, things: string[]) => void} put */
export function createStock(app, put) {
  const title = h("h2", { id: "desk-stock-title" });
  const body = h("fieldset", { class: "desk-stock", "aria-labelledby": title.id });
  const use = h("button", { type: "submit", class: "button primary", "data-testid": "desk-stock-use" });
  const cancel = h("button", { type: "button", class: "button", onclick: () => dialog.close() });
  const dialog = h(
    "dialog",
    { class: "dialog desk-dialog", "aria-labelledby": title.id, "data-testid": "desk-stock" },
    h("form", { onsubmit: take }, title, body, h("div", { class: "button-row" }, cancel, use)),
  );
  document.body.append(dialog);
  /** @type {{tool: Tool, place: Place} | null} */
  let asked = null;

  /** @param {SubmitEvent} event */
  function take(event) {
    event.preventDefault();
    const things = [...body.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => value);
    dialog.close();
    if (asked) put(asked.tool, asked.place, things);
  }

  return {
    /** @param {Tool} tool @param {Place} place @param {{at: string, held: readonly string[] | null}} now its name, and what it holds: null for everything */
    open(tool, place, { at, held }) {
      asked = { tool, place };
      const { t } = app.words();
      setText(title, t("desk-stock", { at }));
      setText(use, t("desk-stock-use"));
      setText(cancel, t("house-cancel"));
      fill(body, (tool.things ?? []).map((kind) => {
        const box = h("input", { type: "checkbox", id: `desk-stock-${kind}`, value: kind, "data-testid": `desk-stock-${kind}` });
        box.checked = held === null || held.includes(kind);
        return h("p", { class: "field check" }, box, h("label", { for: box.id }, t("notebook-store", { kind })));
      }));
      dialog.showModal();
    },
  };
}
