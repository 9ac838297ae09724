/** What the keys of the moment do, behind a button: who knows them needs the room for the game. */

/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "./dom.js";

export function createKeysHelp() {
  const text = h("p", { class: "keys-help", id: "keys-help", "data-testid": "keys-help", hidden: true });
  const name = h("span", null);
  const toggle = h(
    "button",
    { type: "button", class: "button side-switch keys-switch", id: "keys", "data-testid": "keys", "aria-controls": text.id, "aria-keyshortcuts": "?", onclick: turn },
    name,
    h("span", { "aria-hidden": "true" }, "?"),
  );
  toggle.addEventListener("keydown", (event) => event.key === "Escape" && show(false));

  /** @param {boolean} shown */
  function show(shown) {
    text.hidden = !shown;
    setAttributes(toggle, { "aria-expanded": String(shown) });
  }
  show(false);

  function turn() {
    show(Boolean(text.hidden));
  }

  return {
    toggle,
    text,
    /** @param {KeyboardEvent} event @returns {boolean} whether the key asks for the help, or puts it away */
    useKey(event) {
      const asked = event.key === "?" || (event.key === "Escape" && !text.hidden);
      if (!asked || toggle.hidden) return false;
      turn();
      return true;
    },
    /** @param {string | null} help the message, null where no keys are of use @param {Words} words */
    update(help, words) {
      toggle.hidden = help === null;
      if (help === null) show(false);
      else setText(text, words.t(help));
      setText(name, words.t("keys"));
    },
  };
}
