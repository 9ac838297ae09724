/** How much has come of what a start fetches, in bytes, as a part of the whole. */

/**
 * @param {(part: number) => void} show hears a part of the whole, from 0 to 1, that only grows
 */
export function createProgress(show) {
  /** @type {Map<string, {size: number, come: number}>} */
  const files = new Map();
  let shown = -1;

  /** @param {string} name */
  function file(name) {
    const known = files.get(name) ?? { size: 0, come: 0 };
    files.set(name, known);
    return known;
  }

  function tell() {
    let [come, size] = [0, 0];
    for (const each of files.values()) {
      come += Math.min(each.come, each.size);
      size += each.size;
    }
    const part = size ? come / size : 0;
    if (part <= shown) return;
    shown = part;
    show(part);
  }

  return {
    /** These are wanted, as large as they are told to be. @param {Record<string, number>} sizes */
    expect(sizes) {
      for (const [name, size] of Object.entries(sizes)) file(name).size = size;
      tell();
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
