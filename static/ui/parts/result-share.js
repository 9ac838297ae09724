/** A result to share, in a few lines with a row of signs: a text and a picture, copied, given to the device, or saved. */

/** @import { App } from "../../app/page/app.js" */

import { lookOf } from "../../draw/basics/palette.js";
import { h, setAttributes, setText } from "./dom.js";

/** How much, in three steps. */
export const SIGNS = { much: "■", some: "▣", none: "□" };
/** Pixels. */
const SIZE = { w: 1000, h: 520, margin: 60 };
const FILE = "gamemaster-result.png";

/** @param {App} app @param {string} name what its parts are called: there may be several of them on a page */
export function createResultShare(app, name) {
  const title = h("h2", { id: `${name}-share-title` });
  const about = h("p", { class: "hint" });
  const label = h("label", { for: `${name}-share-field` });
  const field = h("textarea", { id: `${name}-share-field`, "data-testid": `${name}-share-field`, rows: 5, readonly: true, onfocus: () => field.select() });
  const picture = h("canvas", { class: "result-picture", role: "img", width: SIZE.w, height: SIZE.h, "data-testid": `${name}-picture` });
  const said = h("p", { class: "house-note", role: "status", "data-testid": `${name}-share-note` });
  const close = button("share-close", "", () => dialog.close());
  const save = button("save", "", () => void saved());
  const send = button("share-send", "", () => void sent());
  const copy = button("share-copy", "primary", () => void copied());
  const dialog = h(
    "dialog",
    { class: "dialog share-dialog", "aria-labelledby": title.id, "data-testid": `${name}-share-dialog` },
    h("div", { class: "hint-sheet" }, title, about, picture, h("p", { class: "field" }, label, field), said, h("div", { class: "button-row" }, close, save, send, copy)),
  );
  document.body.append(dialog);

  /** @param {string} id @param {string} look @param {() => void} act */
  function button(id, look, act) {
    return h("button", { type: "button", id: `${name}-${id}`, class: `button ${look}`, "data-testid": `${name}-${id}`, onclick: act });
  }

  async function copied() {
    try {
      await navigator.clipboard.writeText(field.value);
      setText(said, app.words().t("result-share-copied"));
    } catch {
      setText(said, app.words().t("result-share-yourself"));
      field.focus();
    }
  }

  /** @returns {Promise<Blob | null>} */
  const png = () => new Promise((done) => picture.toBlob(done, "image/png"));

  async function saved() {
    const blob = await png();
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    h("a", { href: url, download: FILE }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async function sent() {
    const blob = await png();
    const files = blob ? [new File([blob], FILE, { type: "image/png" })] : [];
    const text = field.value;
    try {
      await navigator.share(navigator.canShare?.({ files, text }) ? { files, text } : { text });
    } catch (error) {
      // Whoever changes their mind has not failed.
      if (!(error instanceof DOMException && error.name === "AbortError")) setText(said, app.words().t("result-share-yourself"));
    }
  }

  return {
    /** @param {[head: string, result: string, signs: string, legend: string]} lines */
    open(lines) {
      const words = app.words();
      field.value = lines.join("\n");
      drawPicture(picture, lines, lookOf(app.theme()));
      setAttributes(picture, { "aria-label": lines.join(". ") });
      setText(title, words.t("result-share-title"));
      setText(about, words.t("result-share-about"));
      setText(label, words.t("result-share-text"));
      setText(close, words.t("close"));
      setText(save, words.t("result-share-save"));
      setText(send, words.t("share-send"));
      setText(copy, words.t("share-copy"));
      send.hidden = !navigator.share;
      setText(said, "");
      dialog.showModal();
      field.scrollTop = 0;
      copy.focus();
    },
  };
}

/** @param {HTMLCanvasElement} canvas @param {[head: string, result: string, signs: string, legend: string]} lines @param {import("../../draw/basics/palette.js").Look} look */
function drawPicture(canvas, [head, result, signs, legend], look) {
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  const { w, h: height, margin } = SIZE;
  ctx.fillStyle = look.ground;
  ctx.fillRect(0, 0, w, height);
  ctx.strokeStyle = look.squares;
  ctx.lineWidth = 1;
  for (let at = 20; at < Math.max(w, height); at += 40) {
    ctx.strokeRect(at, -1, 40, height + 2);
    ctx.strokeRect(-1, at, w + 2, 40);
  }
  const family = getComputedStyle(canvas).getPropertyValue("--hand") || "cursive";
  /** @param {string} text @param {number} y @param {number} size @param {string} colour @param {string} [face] */
  const write = (text, y, size, colour, face = `700 %px ${family}`) => {
    ctx.fillStyle = colour;
    let fitting = size;
    do {
      ctx.font = face.replace("%", String(fitting));
      fitting -= 2;
    } while (ctx.measureText(text).width > w - 2 * margin && fitting > 16);
    ctx.fillText(text, margin, y);
  };
  write(head, 110, 60, look.ink);
  write(result, 210, 52, look.ink);
  [...signs].forEach((sign, at) => drawSign(ctx, sign, { x: margin + at * 86, y: 280 }, look));
  write(legend, 450, 30, look.pencil, "%px sans-serif");
}

/** One size for all, which no font promises. @param {CanvasRenderingContext2D} ctx @param {string} sign @param {{x: number, y: number}} at @param {import("../../draw/basics/palette.js").Look} look */
function drawSign(ctx, sign, { x, y }, look) {
  ctx.strokeStyle = ctx.fillStyle = look.red;
  ctx.lineWidth = 5;
  ctx.strokeRect(x, y, 66, 66);
  const inset = { [SIGNS.much]: 0, [SIGNS.some]: 18 }[sign];
  if (inset !== undefined) ctx.fillRect(x + inset, y + inset, 66 - 2 * inset, 66 - 2 * inset);
}
