/**
 * The memory of an engine that has started, as the build has taken it down.
 *
 * The runtime's WebAssembly lays much of that memory out by itself, so the file holds only the parts
 * that differ, in 32-bit words: the mark, the key of the build (8), the length of Pyodide's snapshot
 * in bytes, the offset of the memory in it in bytes, the number of parts; for each part its start and
 * its length; the contents of all parts. The file is packed with gzip, whose checksum guards it.
 */

const MARK = 0x534d4721;
const KEY = { at: 1, length: 8 };
const HEAD = 12;

/** The snapshot can't be used; the engine starts without it. */
export class SnapshotError extends Error {}

/** Whether this browser can unpack a snapshot. */
export const canUnpack = () => typeof DecompressionStream === "function";

/**
 * Unpacks what has come of a file while the rest is still under way.
 * @param {ReadableStream<Uint8Array>} stream
 * @returns {Promise<ArrayBuffer>}
 */
export async function unpacked(stream) {
  try {
    return await new Response(stream.pipeThrough(/** @type {any} */ (new DecompressionStream("gzip")))).arrayBuffer();
  } catch (error) {
    throw error instanceof SnapshotError ? error : new SnapshotError("broken", { cause: error });
  }
}

/**
 * What Pyodide takes for a snapshot.
 * @param {ArrayBuffer} file unpacked
 * @param {string} key of this build, as 64 hexadecimal digits
 * @returns {{whole: Uint8Array, complete(laid: Uint8Array): void}} of the right length; `complete`
 *   fills it, given the memory as the WebAssembly has laid it out
 */
export function readSnapshot(file, key) {
  const words = new Uint32Array(file, 0, file.byteLength >> 2);
  if (words[0] !== MARK) throw new SnapshotError("no snapshot");
  if (hex(words.subarray(KEY.at, KEY.at + KEY.length)) !== key) throw new SnapshotError("of another build");
  const [total, offset, count] = words.subarray(KEY.at + KEY.length, HEAD);
  const whole = new Uint8Array(total);
  return {
    whole,
    complete(laid) {
      whole.set(laid, offset);
      const target = new Uint32Array(whole.buffer);
      let from = HEAD + 2 * count;
      for (let part = HEAD; part < HEAD + 2 * count; part += 2) {
        const to = from + words[part + 1];
        target.set(words.subarray(from, to), words[part]);
        from = to;
      }
    },
  };
}

/**
 * The file of a snapshot, not yet packed.
 * @param {Uint8Array} whole as Pyodide makes it
 * @param {Uint8Array} laid the memory as the WebAssembly has laid it out
 * @param {string} key
 * @returns {Uint8Array}
 */
export function writeSnapshot(whole, laid, key) {
  const offset = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
  const base = new Uint8Array(whole.length);
  base.set(laid.subarray(0, whole.length - offset), offset);
  const [wanted, known] = [whole, base].map((bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2));
  const parts = differing(wanted, known);
  const sizes = parts.map(([start, end]) => end - start);
  const words = new Uint32Array(HEAD + 2 * parts.length + sizes.reduce((sum, size) => sum + size, 0));
  words.set([MARK, ...fromHex(key), whole.length, offset, parts.length]);
  let to = HEAD + 2 * parts.length;
  parts.forEach(([start, end], number) => {
    words.set([start, end - start], HEAD + 2 * number);
    words.set(wanted.subarray(start, end), to);
    to += end - start;
  });
  return new Uint8Array(words.buffer);
}

/** Where two memories differ; what lies closer together is one part. @param {Uint32Array} one @param {Uint32Array} other */
function differing(one, other) {
  const close = 8;
  /** @type {[start: number, end: number][]} */
  const parts = [];
  for (let at = 0; at < one.length; at++) {
    if (one[at] === other[at]) continue;
    const last = parts.at(-1);
    if (last && at - last[1] < close) last[1] = at + 1;
    else parts.push([at, at + 1]);
  }
  return parts;
}

/** @param {Uint32Array} words */
function hex(words) {
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** @param {string} key */
function fromHex(key) {
  return Array.from({ length: KEY.length }, (_, at) => parseInt(key.slice(8 * at, 8 * at + 8), 16));
}

/**
 * Options for `loadPyodide` that tell what the WebAssembly lays out before anything has run.
 * @param {(settings: any) => Promise<any>} create from pyodide.asm.mjs
 * @param {(laid: Uint8Array) => void} tell
 */
export function watchingMemory(create, tell) {
  return (/** @type {any} */ settings) => {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (/** @type {any} */ imports, /** @type {Function} */ done) =>
      instantiate(imports, (/** @type {WebAssembly.Instance} */ instance, /** @type {WebAssembly.Module} */ module) => {
        const memory = /** @type {WebAssembly.Memory} */ (imports.env.memory ?? instance.exports.memory);
        tell(new Uint8Array(memory.buffer));
        done(instance, module);
      });
    return create(settings);
  };
}
