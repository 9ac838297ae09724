/** A link that is handed to a friend: shown, copied, given to the device, or drawn as a QR code. */

/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";

/**
 * @param {string} id
 * @param {{again?: () => void, large?: boolean}} [more] `again`: makes a new link; `large`: the QR
 *   code is shown from the beginning
 */
export function createLinkBox(id, { again, large = false } = {}) {
  const label = h("label", { for: `${id}-link` });
  const link = h("input", { type: "text", id: `${id}-link`, "data-testid": `${id}-link`, readonly: true, spellcheck: "false", onfocus: () => link.select() });
  const copy = button("copy", large ? "primary" : "", () => void copied());
  const send = button("share", large ? "primary" : "", () => void sent());
  const picture = createPicture(id, { label: () => texts.picture, text: () => link.value, missing: () => tell("friends-qr-missing") });
  const code = button("qr", "", () => unfold(picture.element.hidden === true));
  const fresh = button("again", "", () => again?.());
  const note = h("p", { class: "hint friends-note", role: "status", "data-testid": `${id}-note` });
  setAttributes(code, { "aria-controls": picture.element.id, "aria-expanded": "false" });
  const element = h(
    "div",
    { class: `friends-link${large ? " large" : ""}` },
    h("p", { class: "field" }, label, h("span", { class: "friends-line" }, link, copy)),
    h("div", { class: "button-row" }, send, code, fresh),
    note,
    picture.element,
  );
  send.hidden = !navigator.share;
  fresh.hidden = !again;
  let told = "";
  let texts = { title: "", text: "", picture: "" };
  /** @type {Words | null} */
  let words = null;
  let opened = false;

  /** @param {string} name @param {string} look @param {() => void} act */
  function button(name, look, act) {
    return h("button", { type: "button", id: `${id}-${name}`, class: `button ${look}`, "data-testid": `${id}-${name}`, onclick: act });
  }

  /** @param {string} message its id, empty for none */
  function tell(message) {
    told = message;
    setText(note, message && words ? words.t(message) : "");
  }

  async function copied() {
    try {
      await navigator.clipboard.writeText(link.value);
      tell("share-copied");
    } catch {
      tell("share-copy-yourself");
      link.focus();
    }
  }

  async function sent() {
    try {
      await navigator.share({ title: texts.title, text: texts.text, url: link.value });
    } catch (error) {
      // Whoever changes his mind has not failed.
      if (!(error instanceof DOMException && error.name === "AbortError")) tell("share-copy-yourself");
    }
  }

  /** @param {boolean} open */
  function unfold(open) {
    setAttributes(code, { "aria-expanded": String(open) });
    picture.element.hidden = !open;
    picture.update();
  }

  return {
    element,
    /**
     * @param {string} address
     * @param {{label: string, title: string, text: string, picture: string}} now what stands over the
     *   link, what is sent with it, and what the QR code is called
     * @param {Words} own
     */
    update(address, now, own) {
      words = own;
      texts = now;
      if (link.value !== address) {
        link.value = address;
        told = "";
        picture.clear();
        if (large && !opened) unfold(true);
        opened = true;
      }
      setText(label, now.label);
      setText(copy, own.t("share-copy"));
      setText(send, own.t("share-send"));
      setText(code, own.t("friends-qr"));
      setText(fresh, own.t("friends-link-again"));
      tell(told);
      picture.update();
    },
    focus: () => copy.focus(),
  };
}

/**
 * The link as a QR code, drawn while it is in sight.
 * @param {string} id
 * @param {{label: () => string, text: () => string, missing: () => void}} needs `missing`: the part of
 *   the page that draws did not come; the next try asks for it again
 */
function createPicture(id, { label, text, missing }) {
  const element = h("div", { class: "friends-qr", id: `${id}-qr-box`, "data-testid": `${id}-qr-box`, hidden: true });
  /** What the code in sight was drawn from. */
  let drawn = "";

  async function draw() {
    const wanted = `${label()}\n${text()}`;
    if (drawn === wanted || !text()) return;
    drawn = wanted;
    try {
      const { qrFigure } = await import("../parts/qr-figure.js");
      const figure = await qrFigure(text(), label());
      if (drawn === wanted) element.replaceChildren(figure);
    } catch {
      if (drawn !== wanted) return;
      drawn = "";
      missing();
    }
  }

  return {
    element,

    update() {
      if (!element.hidden) void draw();
    },

    /** Another link: what was drawn is not its code. */
    clear() {
      drawn = "";
      element.replaceChildren();
    },
  };
}
