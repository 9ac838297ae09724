/**
 * The memory of an engine that has started, as the build has taken it down.
 *
 * The runtime lays much of that memory out by itself before it would read a snapshot, so the file
 * holds only the parts that differ from what it finds then, in 32-bit words: the mark, the key of the
 * build (8), Pyodide's own key (8), the size of the memory in bytes, the length of Pyodide's settings
 * in bytes, the number of parts; for each part its start and its length; the contents of all parts;
 * the settings, in JSON. The file is packed with gzip, whose checksum guards it.
 */

const MARK = 0x534d4721;
const KEY = 8;
/** The mark, two keys, two sizes and a number. */
const HEAD = 1 + KEY + KEY + 3;
/** The head of Pyodide's own snapshot: a mark, the offset of the memory, the length of the settings, nothing, its key. */
const OWN = { offset: 1, length: 2, key: 4, settings: 12 };

/**
 * What the runtime writes into its memory of where it runs, before it would read a snapshot: the build
 * and every page tell it the same, so that they lay out the same.
 */
export const SURROUNDINGS = {
  env: { HOME: "/home/pyodide", LANG: "C.UTF-8", PYTHONHASHSEED: "0" },
  _sysExecutable: "/home/pyodide/python",
};

/** The snapshot can't be used; the engine starts without it. */
export class SnapshotError extends Error {}

/** Whether this browser can unpack a snapshot. */
export const canUnpack = () => typeof DecompressionStream === "function";

/**
 * Unpacks what has come of a file while the rest is still under way.
 * @param {ReadableStream<Uint8Array>} stream
 * @returns {ReadableStream<Uint8Array>}
 */
export function unpacking(stream) {
  return stream.pipeThrough(/** @type {any} */ (new DecompressionStream("gzip")));
}

/** @param {ReadableStream<Uint8Array>} stream @returns {Promise<ArrayBuffer>} */
export async function unpacked(stream) {
  try {
    return await new Response(unpacking(stream)).arrayBuffer();
  } catch (error) {
    throw error instanceof SnapshotError ? error : new SnapshotError("broken", { cause: error });
  }
}

/**
 * @param {ArrayBuffer} file unpacked
 * @param {string} key of this build, as 64 hexadecimal digits
 * @returns {{bytes: number, restore(memory: Uint8Array, own: string): object}} the size of the memory;
 *   `restore` fills it, where the runtime has laid out the rest, and gives what else Pyodide must
 *   know of it; `own` is the key of the Pyodide that runs
 */
export function readSnapshot(file, key) {
  const words = new Uint32Array(file, 0, file.byteLength >> 2);
  if (words[0] !== MARK) throw new SnapshotError("no snapshot");
  if (hex(words.subarray(1, 1 + KEY)) !== key) throw new SnapshotError("of another build");
  const [bytes, length, count] = words.subarray(HEAD - 3, HEAD);
  return {
    bytes,
    restore(memory, own) {
      if (hex(words.subarray(1 + KEY, 1 + 2 * KEY)) !== own) throw new SnapshotError("for another runtime");
      if (memory.length !== bytes) throw new SnapshotError("for a memory of another size");
      const target = new Uint32Array(memory.buffer);
      let from = HEAD + 2 * count;
      for (let part = HEAD; part < HEAD + 2 * count; part += 2) {
        const to = from + words[part + 1];
        target.set(words.subarray(from, to), words[part]);
        from = to;
      }
      return JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4 * from, length)));
    },
  };
}

/**
 * The file of a snapshot, not yet packed.
 * @param {Uint8Array} whole as Pyodide makes it
 * @param {Uint8Array} laid the memory as the runtime has laid it out when it would read a snapshot
 * @param {string} key
 * @returns {Uint8Array}
 */
export function writeSnapshot(whole, laid, key) {
  const own = new Uint32Array(whole.buffer, whole.byteOffset, OWN.settings);
  const [offset, length] = [own[OWN.offset], own[OWN.length]];
  const [wanted, known] = [whole.slice(offset), laid].map(({ buffer }) => new Uint32Array(buffer));
  const parts = differing(wanted, known);
  const contents = HEAD + 2 * parts.length;
  const end = parts.reduce((sum, [start, stop]) => sum + stop - start, contents);
  const words = new Uint32Array(end + Math.ceil(length / 4));
  words.set([MARK, ...fromHex(key), ...own.subarray(OWN.key, OWN.key + KEY), 4 * wanted.length, length, parts.length]);
  let to = contents;
  parts.forEach(([start, stop], number) => {
    words.set([start, stop - start], HEAD + 2 * number);
    words.set(wanted.subarray(start, stop), to);
    to += stop - start;
  });
  const file = new Uint8Array(words.buffer);
  file.set(whole.subarray(4 * OWN.settings, 4 * OWN.settings + length), 4 * end);
  return file;
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
  return Array.from({ length: KEY }, (_, at) => parseInt(key.slice(8 * at, 8 * at + 8), 16));
}

/**
 * Pyodide's module, made so that it goes on from a memory instead of starting Python. Pyodide itself
 * would take a whole memory, which has to be put together first and is then copied once more.
 * @param {(settings: any) => Promise<any>} create from pyodide.asm.mjs
 * @param {number} bytes
 * @param {(memory: Uint8Array, own: string) => object} restore as that of `readSnapshot`
 */
export function goingOn(create, bytes, restore) {
  return async (/** @type {any} */ settings) => {
    const module = await create(Object.assign(settings, { INITIAL_MEMORY: bytes }));
    const { API } = settings;
    API.restoreSnapshot = () => {
      delete API.restoreSnapshot; // it holds the whole file, which nobody needs a second time
      return restore(new Uint8Array(module.HEAP8.buffer), API.config.BUILD_ID);
    };
    return module;
  };
}
