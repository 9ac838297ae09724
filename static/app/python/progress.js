/**
 * How much has come of what a start fetches. Files are counted as they are unpacked, and told as
 * they come over the line.
 */

/** What is less than this part of the whole is not worth drawing the page for. */
const STEP = 0.01;

/**
 * @param {(part: number, bytes: {loaded: number, total: number}) => void} show hears a part of the
 *   whole, from 0 to 1, that only grows, by steps, and the bytes that it is of
 */
export function createProgress(show) {
  /** `line`: bytes over the line, 0 while that is unknown. @type {Map<string, {size: number, come: number, line: number}>} */
  const files = new Map();
  let shown = -1;

  /** @param {string} name */
  function file(name) {
    const known = files.get(name) ?? { size: 0, come: 0, line: 0 };
    files.set(name, known);
    return known;
  }

  function tell() {
    let [loaded, total] = [0, 0];
    for (const { size, come, line } of files.values()) {
      const packed = line && size ? line / size : 1;
      loaded += packed * Math.min(come, size);
      total += packed * size;
    }
    const part = total ? loaded / total : 0;
    if (part < shown + STEP && !(part === 1 && shown < 1)) return;
    shown = part;
    show(part, { loaded, total });
  }

  return {
    /** These are wanted, as large as they are told to be. @param {Record<string, number>} sizes */
    expect(sizes) {
      for (const [name, size] of Object.entries(sizes)) file(name).size = size;
      tell();
    },
    /** The host has told how long it is as it sends it. @param {string} name @param {Response} response */
    answered(name, { headers }) {
      file(name).line = Number(headers.get("content-length")) || 0;
    },
    /** @param {string} name @param {number} more bytes of it */
    came(name, more) {
      file(name).come += more;
      tell();
    },
    /** How much of one file has come, from 0 to 1. @param {string} name */
    partOf(name) {
      const { size, come } = file(name);
      return size ? Math.min(1, come / size) : 0;
    },
    /** No more of it is wanted. @param {string} name */
    dropped(name) {
      file(name).size = file(name).come;
    },
  };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
