/**
 * A text as bytes of which neither the number nor the look tells much: longer ones are deflated, and all are filled up
 * to a multiple of a step. Whoever carries sealed letters sees their lengths, and a length may be the only difference
 * between one move in the dark and another.
 */

import { deflated, inflated } from "../basics/deflate.js";

/** Bytes; a request fits into one. */
const STEP = 512;
/** The way it was packed, and the size of what was packed. */
const HEAD = 5;
const PLAIN = 0;
const DEFLATED = 1;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** @param {string} text @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function wrapped(text) {
  const plain = encoder.encode(text);
  const deflate = plain.length > STEP - HEAD;
  const packed = deflate ? await deflated(plain) : plain;
  const bytes = new Uint8Array(Math.ceil((HEAD + packed.length) / STEP) * STEP);
  const head = new DataView(bytes.buffer);
  head.setUint8(0, deflate ? DEFLATED : PLAIN);
  head.setUint32(1, packed.length);
  bytes.set(packed, HEAD);
  return bytes;
}

/**
 * Throws a RangeError or a TypeError: nothing that was wrapped, or a text that would be too long.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most bytes that the text may have
 * @returns {Promise<string>}
 */
export async function unwrapped(bytes, most) {
  if (bytes.length < HEAD) throw new RangeError("no head");
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  const size = head.getUint32(1);
  if (head.getUint8(0) > DEFLATED || size > bytes.length - HEAD) throw new RangeError("a strange head");
  const packed = bytes.subarray(HEAD, HEAD + size);
  return decoder.decode(head.getUint8(0) === PLAIN ? packed : await inflated(packed, most));
}
