/** Bytes made smaller, and whole again, by the browser's own streams. */

/** @param {Uint8Array<ArrayBuffer>} bytes */
export const deflated = (bytes) => through(new CompressionStream("deflate-raw"), bytes, Infinity);

/**
 * Throws a RangeError or a TypeError: nothing that was deflated, or more than there may be.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most bytes that there may be
 */
export const inflated = (bytes, most) => through(new DecompressionStream("deflate-raw"), bytes, most);

/** @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} bytes @param {number} most @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function through({ writable, readable }, bytes, most) {
  const writer = writable.getWriter();
  // What goes wrong is told to the reader.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  const reader = readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too much");
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
