/** A button for what can't be taken back: pressed once it asks, pressed again it does it. */

import { h, setAttributes, setText } from "./dom.js";

/**
 * @param {string} id
 * @param {() => void} act
 */
export function createAsk(id, act) {
  const button = h("button", { type: "button", id, class: "button ask", "data-testid": id, onclick: press, onblur: () => ask(false) });
  let texts = { plain: "", really: "" };
  let asking = false;

  function press() {
    const sure = asking;
    ask(!asking);
    if (sure) act();
  }

  /** @param {boolean} now */
  function ask(now) {
    asking = now;
    button.classList.toggle("asking", now);
    setText(button, now ? texts.really : texts.plain);
  }

  return {
    button,
    /** @param {string} plain @param {string} really @param {boolean} [shown] */
    update(plain, really, shown = true) {
      texts = { plain, really };
      setAttributes(button, { hidden: !shown });
      ask(asking && shown);
    },
  };
}
