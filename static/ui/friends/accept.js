/** Where a link that came back is taken: pasted, or read from a QR code by the camera or from a picture. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { sayComplaint } from "./words.js";

/** No link is so long. */
const MOST_TEXT = 4000;

/**
 * @param {App} app
 * @param {string} id
 * @param {{take: (text: string) => Done, taken?: () => void, scans?: boolean}} needs `take`: what a
 *   text leads to; `taken`: where to go on after a success
 */
export function createAccept(app, id, { take, taken, scans = true }) {
  const label = h("label", { for: `${id}-text` });
  const field = h("input", {
    type: "text", id: `${id}-text`, "data-testid": `${id}-text`, autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    maxlength: MOST_TEXT, "aria-describedby": `${id}-refusal`, oninput: pasted,
  });
  const go = h("button", { type: "submit", id: `${id}-take`, class: "button primary", "data-testid": `${id}-take` });
  const refusal = h("p", { class: "refusal", id: `${id}-refusal`, role: "alert", "data-testid": `${id}-refusal` });
  const done = h("p", { class: "hint friends-note", role: "status", "data-testid": `${id}-done` });
  const scan = createScan(app, id, {
    seen,
    changed: () => show(app.words()),
    missing: () => tell({ id: "friends-part-missing" }, ""),
  });
  const element = h(
    "form",
    { class: "friends-accept", "data-testid": id, novalidate: true, onsubmit: submit },
    h("p", { class: "field" }, label, h("span", { class: "friends-line" }, field, go)),
    refusal,
    done,
    scans && scan.button,
    scan.view,
  );
  let busy = false;
  /** @type {Complaint | null} */
  let complaint = null;
  let said = "";
  /** @type {{label: string, done: string} | null} */
  let texts = null;

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    void use(field.value);
  }

  /** Whoever has pasted a link wants nothing else. @param {Event} event */
  function pasted(event) {
    tell(null, "");
    if (/** @type {InputEvent} */ (event).inputType === "insertFromPaste") void use(field.value);
  }

  /** @param {string} text */
  async function use(text) {
    if (busy) return;
    busy = true;
    setAttributes(go, { "aria-busy": "true" });
    const wrong = await take(text.trim());
    busy = false;
    setAttributes(go, { "aria-busy": null });
    tell(wrong, wrong ? "" : "done");
    if (wrong) field.select();
    else field.value = "";
    if (wrong) field.focus();
    else taken?.();
  }

  /** @param {Complaint | null} wrong @param {string} message */
  function tell(wrong, message) {
    complaint = wrong;
    said = message;
    show(app.words());
  }

  /** @param {string} text */
  function seen(text) {
    field.value = text.slice(0, MOST_TEXT);
    void use(text);
  }

  /** @param {Words} words */
  function show(words) {
    setText(label, texts?.label ?? "");
    setText(go, words.t("friends-take"));
    scan.update(words);
    setText(refusal, complaint ? sayComplaint(complaint, words) : "");
    setAttributes(field, { "aria-invalid": complaint ? "true" : null });
    setText(done, said ? (texts?.done ?? "") : "");
  }

  return {
    element,
    /** @param {{label: string, done: string}} now @param {Words} words */
    update(now, words) {
      texts = now;
      show(words);
    },
    focus: () => field.focus(),
    /** The camera looks no longer than its form is in sight. */
    close: scan.close,
  };
}

/**
 * The button that opens the camera, and the camera's view.
 * @param {App} app
 * @param {string} id
 * @param {{seen: (text: string) => void, changed: () => void, missing: () => void}} told `changed`: it was
 *   opened or closed; `missing`: the part of the page that looks did not come
 */
function createScan(app, id, { seen, changed, missing }) {
  const button = h("button", { type: "button", id: `${id}-scan`, class: "button", "data-testid": `${id}-scan`, "aria-expanded": "false", "aria-controls": `${id}-camera`, onclick: () => void toggle() });
  const view = h("div", { id: `${id}-camera`, class: "friends-camera", hidden: true });
  /** @type {ReturnType<typeof import("../parts/qr-camera.js").createQrCamera> | null} */
  let camera = null;

  async function toggle() {
    if (!view.hidden) return put();
    view.hidden = false;
    setAttributes(button, { "aria-expanded": "true" });
    changed();
    try {
      const { createQrCamera } = await import("../parts/qr-camera.js");
      if (view.hidden) return undefined;
      camera = createQrCamera(app, { found });
      view.replaceChildren(camera.element);
      await camera.start();
    } catch {
      put();
      missing();
    }
    return undefined;
  }

  /** @param {string} text */
  function found(text) {
    put();
    seen(text);
  }

  function put() {
    camera?.stop();
    camera = null;
    view.hidden = true;
    view.replaceChildren();
    setAttributes(button, { "aria-expanded": "false" });
    changed();
  }

  return {
    button,
    view,

    /** @param {Words} words */
    update: (words) => setText(button, words.t(view.hidden ? "friends-scan" : "friends-scan-stop")),

    close() {
      if (!view.hidden) put();
    },
  };
}
