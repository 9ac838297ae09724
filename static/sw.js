/*
 * The service worker: keeps one whole version of the page, so that everything works without a network.
 *
 * Every version has a cache of its own. It is filled before the version may be used, each file is
 * held to the digest that the build has written below, and nothing of another version is ever put
 * in: a host that is half-way through a change gives no version at all. A page is served by the
 * version that it was opened with; a newer one waits until the player accepts it, or until no page
 * is open any more.
 */

/** @typedef {[digest: string, bytes: number]} About the SHA-256 in hexadecimal, and the size */

/** The build fills this in. @type {{version: string, files: Record<string, About>}} */
const BUILT = { version: "", files: {} };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const INDEX = new URL("index.html", SCOPE).href;
/** The documentation: text of any version stands beside a game of any other. */
const DOCS = new URL("docs/", SCOPE).href;
/** What is kept, by its whole address. @type {Map<string, About>} */
const FILES = new Map(Object.entries(BUILT.files).map(([path, about]) => [new URL(path, SCOPE).href, about]));
/** Caches with other names are somebody else's: of another folder of this host, or of the engine. */
const PREFIX = `gamemaster.offline ${SCOPE} `;
const NAME = PREFIX + BUILT.version;
/** So many files are fetched at a time, in the background of a game. */
const LANES = 4;
/** A larger file goes out while it is being read; it is held to its digest before the engine is tried again. */
const LARGE = 500_000;

/** Not of this version: a host that has gone on, or has not yet come so far. */
class Strange extends Error {}

/** Whether these are the bytes that the version was built of; reads the response. @param {string} href @param {Response | undefined} response */
async function isGenuine(href, response) {
  if (!response?.ok) return false;
  try {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
    return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("") === FILES.get(href)?.[0];
  } catch {
    return false; // cut off on the way, or damaged on the disk
  }
}

/**
 * A file of this version from the host: as the browser may have it already, or else anew.
 * @param {string} href
 */
async function fetched(href) {
  for (const cache of /** @type {RequestCache[]} */ (["force-cache", "reload"])) {
    const response = await fetch(href, { cache, priority: "low" });
    // A page can't be answered with what came by way of another address.
    const { headers } = response;
    if (await isGenuine(href, response.clone())) return response.redirected ? new Response(response.body, { headers }) : response;
  }
  throw new Strange(`${href} is not of version ${BUILT.version}`);
}

/**
 * Puts a file into this version's cache, unless it is there and whole.
 * @param {string} href
 * @param {Cache} cache
 * @param {Cache[]} others of other versions, which have most of it
 */
async function bring(href, cache, others) {
  if (await isGenuine(href, await cache.match(href))) return;
  for (const other of others) {
    const found = await other.match(href);
    if (found && (await isGenuine(href, found.clone()))) {
      await cache.put(href, found);
      return;
    }
  }
  await cache.put(href, await fetched(href));
}

/** @returns {Promise<string[]>} the caches of other versions */
async function otherCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
}

/** Brings files of this version, some at a time; throws when any of them can't be had. @param {Iterable<string>} hrefs */
async function bringAll(hrefs) {
  const [cache, ...others] = await Promise.all([NAME, ...(await otherCaches())].map((name) => caches.open(name)));
  const queue = [...hrefs];
  const lane = async () => {
    try {
      for (let href = queue.pop(); href !== undefined; href = queue.pop()) await bring(href, cache, others);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function install() {
  try {
    await bringAll(FILES.keys());
  } catch (error) {
    // What has come is worth keeping for the next try, but not where there is no room.
    if (error instanceof DOMException && error.name === "QuotaExceededError") await caches.delete(NAME);
    throw error;
  }
}

async function forgetOthers() {
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
}

/** The kept file that a request asks for; null leaves the request to the browser. @param {Request} request */
function named({ method, mode, headers, url }) {
  if (method !== "GET" || headers.has("range")) return null;
  const { origin, pathname, search } = new URL(url);
  const plain = origin + pathname;
  const href = plain === SCOPE ? INDEX : plain;
  // What stands behind the page's own address is for the page to read.
  if (search && !(href === INDEX && mode === "navigate")) return null;
  return FILES.has(href) ? href : null;
}

/**
 * What is answered is taken from the cache as it is, unread: a response that the page reads through
 * this worker would keep it at work, and a newer version from its turn, for as long as the page leaves it lying.
 * @param {string} href
 * @param {Request} request
 */
async function answer(href, request) {
  const cache = await caches.open(NAME);
  const large = (FILES.get(href)?.[1] ?? 0) > LARGE;
  if (!large && !(await isGenuine(href, await cache.match(href)))) await cache.delete(href);
  try {
    const kept = await cache.match(href);
    if (kept) return kept;
    await cache.put(href, await fetched(href));
    return /** @type {Response} */ (await cache.match(href));
  } catch (error) {
    if (!(error instanceof Strange)) throw error;
    // This version is damaged and can't be had any more: whoever comes next gets the host's own.
    await worker.registration.unregister();
    return request.mode === "navigate" ? Response.redirect(request.url) : Response.error();
  }
}

/** Pages that are not served from here, but are of this version. @type {Set<string>} */
const alike = new Set();

/**
 * Serves pages that were opened before there was anything kept, if all of them are of this version.
 * @param {string} page
 * @param {string} version
 */
async function claim(page, version) {
  if (version !== BUILT.version) return;
  alike.add(page);
  const [served, open] = await Promise.all(
    [false, true].map((includeUncontrolled) => worker.clients.matchAll({ type: "window", includeUncontrolled })),
  );
  const mine = new Set([...alike, ...served.map(({ id }) => id)]);
  // A frame goes with its page.
  const foreign = (/** @type {string} */ url) => url.startsWith(DOCS) || !url.startsWith(SCOPE);
  if (open.every(({ id, url, frameType }) => mine.has(id) || frameType === "nested" || foreign(url))) await worker.clients.claim();
}

/** What has been lost since; the browser may have cleared its caches. */
async function bringMissing() {
  const there = new Set((await (await caches.open(NAME)).keys()).map(({ url }) => url));
  await bringAll([...FILES.keys()].filter((href) => !there.has(href)));
}

const bytes = () => [...FILES.values()].reduce((sum, [, size]) => sum + size, 0);

/** What pages ask for. @type {Record<string, (event: ExtendableMessageEvent) => Promise<object | void>>} */
const ANSWERS = {
  hello: async ({ source, data }) => {
    await bringMissing();
    await claim(/** @type {Client} */ (source).id, data.version);
    return { bytes: bytes() };
  },
  mend: () => bringAll(FILES.keys()),
  accept: () => worker.skipWaiting(),
};

/** @param {ExtendableMessageEvent} event */
async function hear(event) {
  const [port] = event.ports;
  try {
    port?.postMessage({ done: true, ...(await ANSWERS[event.data.kind](event)) });
  } catch (error) {
    port?.postMessage({ done: false, why: String(error) });
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (event) => event.waitUntil(hear(event)));
worker.addEventListener("fetch", (event) => {
  const href = named(event.request);
  if (href !== null) event.respondWith(answer(href, event.request));
});
