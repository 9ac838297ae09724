/**
 * Reading a QR code: with the camera, or from a picture that was sent. What the camera sees stays in this page; it is
 * on only while it is looked through.
 */

/** @import { App } from "../../app/page/app.js" */

import { NetError } from "../../net/basics/errors.js";
import { MOST_PIXELS, readImage } from "../../net/codes/qr.js";
import { h, setText } from "./dom.js";

/** A frame this wide shows a code that fills a third of it with three pixels a module. */
const FRAME_PIXELS = 900;
/** Between two readings: often enough to seem at once, seldom enough for a phone to stay cool. */
const PAUSE_MS = 120;
const CAMERA = { video: { facingMode: "environment", width: { ideal: 1280 } }, audio: false };
/** What a browser says of a camera that it doesn't give, and what is said of it. @type {Record<string, string>} */
const TROUBLES = {
  NotAllowedError: "camera-denied",
  SecurityError: "camera-denied",
  NotFoundError: "camera-absent",
  OverconstrainedError: "camera-absent",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
  // A file that is no picture.
  InvalidStateError: "camera-no-code",
  EncodingError: "camera-no-code",
};

/**
 * A block without a dialog of its own. `start` opens the camera and settles when it is looked through, or it is said
 * why not; `stop` lets go of it. `found` is told one text, and the camera is off by then.
 * @param {App} app
 * @param {{found: (text: string) => void, close?: () => void}} told close: the camera was stopped without a text
 * @returns {{element: HTMLElement, start: () => Promise<void>, stop: () => void}}
 */
export function createQrCamera(app, { found, close = () => {} }) {
  const view = h("video", { class: "qr-camera-view", muted: true, playsinline: true, hidden: true, "data-testid": "qr-camera-view" });
  // The attribute alone does not silence one that a script has made.
  view.muted = true;
  const said = h("p", { class: "qr-camera-said", role: "status", "data-testid": "qr-camera-said" });
  /** @param {string} id */
  const t = (id) => app.words().t(id);
  const element = h("div", { class: "qr-camera", "data-testid": "qr-camera" }, view, said, pictureField(t("camera-file"), picked));
  const reader = createReader();
  /** @type {MediaStream | null} */
  let stream = null;
  /** Which start is the last: one that was stopped while the browser asked must let go of what it gets. */
  let turn = 0;

  view.setAttribute("aria-label", t("camera-view"));

  async function start() {
    halt();
    const mine = ++turn;
    setText(said, t("camera-asking"));
    try {
      const given = await openCamera();
      if (mine !== turn) return end(given);
      stream = given;
      for (const track of given.getTracks()) track.addEventListener("ended", () => lost(given));
      view.srcObject = given;
      view.hidden = false;
      await view.play();
      if (mine !== turn) return;
      setText(said, t("camera-looking"));
      void look(mine).catch(failed);
    } catch (error) {
      // Stopped meanwhile: what was asked for is wanted no more.
      if (mine === turn) failed(error);
    }
  }

  /** @param {unknown} error */
  function failed(error) {
    halt();
    setText(said, t(troubleOf(error)));
  }

  /** Reads frame by frame until there is a text, or this look is over. @param {number} mine */
  async function look(mine) {
    while (mine === turn) {
      const text = await reader.readFrame(view);
      if (mine !== turn) return;
      if (text !== null) return finish(text);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** @param {File} picture */
  async function picked(picture) {
    try {
      const text = await reader.readPicture(picture);
      if (text === null) setText(said, t("camera-no-code"));
      else finish(text);
    } catch (error) {
      failed(error);
    }
  }

  /** @param {string} text */
  function finish(text) {
    halt();
    setText(said, t("camera-found"));
    found(text);
  }

  /** Somebody pulled the plug, or took the permission back. @param {MediaStream} from */
  function lost(from) {
    if (stream !== from) return;
    halt();
    setText(said, t("camera-busy"));
  }

  /** Lets go of the camera. */
  function halt() {
    turn++;
    if (stream) end(stream);
    stream = null;
    view.srcObject = null;
    view.hidden = true;
  }

  return {
    element,
    start,
    stop() {
      const looked = stream !== null;
      halt();
      setText(said, "");
      if (looked) close();
    },
  };
}

/** Where a picture is picked. @param {string} words @param {(picture: File) => Promise<void>} picked */
function pictureField(words, picked) {
  const file = h("input", { type: "file", accept: "image/*", "data-testid": "qr-camera-file", onchange: take });

  function take() {
    const [picture] = file.files ?? [];
    // The same picture may be picked again.
    file.value = "";
    if (picture) void picked(picture);
  }

  return h("label", { class: "qr-camera-file" }, h("span", null, words), file);
}

/** Finds the text of a code in what can be drawn. */
function createReader() {
  const canvas = h("canvas", null);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));

  /** @param {CanvasImageSource} source @param {number} width @param {number} height @param {number} most */
  function pixels(source, width, height, most) {
    const scale = Math.min(1, most / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    // Transparent pictures lie on white paper.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(source, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  }

  return {
    /** What the camera sees now. @param {HTMLVideoElement} view @returns {Promise<string | null>} */
    async readFrame(view) {
      if (view.videoWidth === 0) return null;
      return readImage(pixels(view, view.videoWidth, view.videoHeight, FRAME_PIXELS));
    },

    /** @param {File} picture @returns {Promise<string | null>} */
    async readPicture(picture) {
      const bitmap = await createImageBitmap(picture);
      try {
        return await readImage(pixels(bitmap, bitmap.width, bitmap.height, MOST_PIXELS), { patient: true });
      } finally {
        bitmap.close();
      }
    },
  };
}

/** @returns {Promise<MediaStream>} */
async function openCamera() {
  // Browsers hide cameras from pages that came without encryption.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("no cameras here", "NotFoundError");
  return navigator.mediaDevices.getUserMedia(CAMERA);
}

/** @param {MediaStream} stream */
function end(stream) {
  for (const track of stream.getTracks()) track.stop();
}

/** @param {unknown} error */
function troubleOf(error) {
  if (error instanceof NetError) return error.reason;
  const trouble = error instanceof DOMException ? TROUBLES[error.name] : undefined;
  if (!trouble) throw error;
  return trouble;
}
