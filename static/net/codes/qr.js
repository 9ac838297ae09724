/**
 * QR codes: a text becomes modules, a picture becomes a text. The libraries are loaded when they are
 * first needed: making takes 4 kB, reading takes 46, and whoever plays alone takes neither.
 */

import { NetError } from "../basics/errors.js";

/** @typedef {{size: number, dark: (x: number, y: number) => boolean}} Modules a square without its quiet zone */
/** @typedef {{data: Uint8ClampedArray | Uint8Array, width: number, height: number}} Picture four bytes a pixel */

/** Modules of light that the standard wants on every side. */
export const QUIET = 4;
/** Larger pictures are made smaller before they are read: a code that fills a tenth of them stays legible. */
export const MOST_PIXELS = 1600;
/** For a still picture; a camera shows the next frame soon, and has a frame's time for each. */
const PATIENCE_MS = 400;

/**
 * The modules of a text. A sixth of them may be spoiled by glare or a fold before it is lost.
 * @param {string} text @returns {Promise<Modules>}
 * @throws {NetError} `qr-not-loaded`
 */
export async function modules(text) {
  const { correction, generate, mode } = await import("lean-qr").catch(notLoaded);
  // Left to itself it writes Cyrillic as Japanese double bytes, which few readers know.
  const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];
  const made = generate(text, { modes, minCorrectionLevel: correction.M });
  return { size: made.size, dark: (x, y) => made.get(x, y) };
}

/**
 * The text of a QR code somewhere in a picture, or null if none can be read in it.
 * @param {Picture} picture @param {{patient?: boolean}} [how] patient: a still picture, which has no next frame
 * @returns {Promise<string | null>} @throws {NetError} `qr-not-loaded`
 */
export async function readImage({ data, width, height }, { patient = false } = {}) {
  if (data.length !== width * height * 4) throw new RangeError(`${width} by ${height} pixels are not ${data.length} bytes`);
  const { decodeQR } = await import("qr/decode.js").catch(notLoaded);
  try {
    return decodeQR({ data, width, height }, { format: "RGBA", ...(patient && { timeLimit: PATIENCE_MS, effort: Infinity }) });
  } catch (error) {
    // The decoder says "nothing found" by throwing a plain error; a mistake of ours has a name.
    if (error instanceof Error && error.constructor === Error) return null;
    throw error;
  }
}

/** @param {unknown} cause @returns {never} */
function notLoaded(cause) {
  throw new NetError("qr-not-loaded", { cause });
}
