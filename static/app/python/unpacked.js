/**
 * What the browser keeps of a start for the next one: that it has met the runtime, and the snapshot
 * unpacked. Every start gets along without it: where nothing can be kept, or something else lies
 * there than the build has made, it is as if there were nothing.
 */

import { hex } from "../basics/hex.js";
import { placeOf } from "../places.js";

const NAME = `gamemaster.start ${placeOf("").href}`;
/** Bytes that must be left beside what is kept: games need them more, and the page itself. */
const ROOM = 100e6;

/** @typedef {{digest: string, bytes: number}} About the SHA-256 in hexadecimal, and the size */

/**
 * A browser has neither for pages that came unencrypted.
 * @typedef {{storage: CacheStorage, estimate: () => Promise<StorageEstimate>}} Browser
 */

/** @returns {Browser} */
const thisBrowser = () => ({ storage: globalThis.caches, estimate: () => navigator.storage.estimate() });

/** @param {Browser} [browser] */
export function openKept({ storage, estimate } = thisBrowser()) {
  const met = meet(storage);
  return {
    /** Whether this browser meets the runtime for the first time. */
    isNew: met.then((known) => !known),
    /**
     * A file as it was kept; null where it wasn't, or isn't whole.
     * @param {string} href @param {Promise<About>} about
     * @returns {Promise<ArrayBuffer | null>}
     */
    async take(href, about) {
      if (!(await met)) return null;
      try {
        const cache = await storage.open(NAME);
        const file = await (await cache.match(href))?.arrayBuffer();
        if (!file || (await digestOf(file)) === (await about).digest) return file ?? null;
        await cache.delete(href);
      } catch {
        // It can't be read any more.
      }
      return null;
    },
    /**
     * Keeps a file as it comes, and nothing else beside it; what doesn't come whole is not kept.
     * @param {string} href @param {About} about
     * @param {() => Promise<ReadableStream<Uint8Array>>} bring
     * @returns {Promise<boolean>} whether it is kept now
     */
    async keep(href, about, bring) {
      try {
        const cache = await storage.open(NAME);
        for (const { url } of await cache.keys()) if (url !== href) await cache.delete(url);
        if (await cache.match(href)) return true;
        const { quota = 0, usage = 0 } = await estimate();
        if (quota - usage < about.bytes + ROOM) return false;
        await cache.put(href, new Response(await bring()));
        return true;
      } catch {
        return false; // the next start is like this one
      }
    },
  };
}

/** @typedef {ReturnType<typeof openKept>} Kept */

/** For where nothing can be kept. @type {Kept} */
export const noKept = { isNew: Promise.resolve(false), take: async () => null, keep: async () => true };

/** Whether this browser has met the runtime; from now on it has. @param {CacheStorage} storage */
async function meet(storage) {
  try {
    if (await storage.has(NAME)) return true;
    storage.open(NAME).catch(() => {}); // there may be no room for it; nobody waits for it
  } catch {
    // It keeps nothing for this page.
  }
  return false;
}

/** @param {ArrayBuffer} file */
async function digestOf(file) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", file)));
}
