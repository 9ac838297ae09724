/** A host whose files change, a browser's caches, and service workers that live between them. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const SOURCE = readFileSync(new URL("../../../static/sw.js", import.meta.url), "utf-8");
const UNFILLED = '{ version: "", files: {} }';
export const SCOPE = "https://host.example/some/where/";

const digest = (text) => createHash("sha256").update(text).digest("hex");
const hrefOf = (path) => new URL(path, SCOPE).href;

/** What a request must have for the service worker to judge it. */
export const request = (path, about = {}) => ({ url: hrefOf(path), method: "GET", mode: "cors", headers: new Headers(), ...about });
/** Opening the page. */
export const visit = (path) => request(path, { mode: "navigate" });

/** Caches that keep bodies, as a browser's do; `room` is how many files they take. */
export function createCaches() {
  /** @type {Map<string, Map<string, {body: Buffer, status: number}>>} */
  const all = new Map();
  const caches = {
    all,
    room: Infinity,
    keys: async () => [...all.keys()],
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    async open(name) {
      if (!all.has(name)) all.set(name, new Map());
      const kept = all.get(name);
      return {
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        delete: async (href) => kept.delete(href),
        match: async (href) => (kept.has(href) ? new Response(kept.get(href)) : undefined),
        async put(href, response) {
          if (kept.size >= caches.room) throw new DOMException("no room", "QuotaExceededError");
          kept.set(href, Buffer.from(await response.arrayBuffer()));
        },
      };
    },
    /** What a version keeps, as text. */
    texts: (version) => Object.fromEntries([...(all.get(`gamemaster.offline ${SCOPE} ${version}`) ?? [])].map(([href, body]) => [href.slice(SCOPE.length), String(body)])),
    damage: (version, path, text) => all.get(`gamemaster.offline ${SCOPE} ${version}`).set(hrefOf(path), Buffer.from(text)),
    lose: (version, path) => all.get(`gamemaster.offline ${SCOPE} ${version}`).delete(hrefOf(path)),
  };
  return caches;
}

/** @param {Record<string, string>} files what the host gives at first */
export function createHost(files) {
  /** What the browser has of it without asking. @type {Map<string, string>} */
  const had = new Map();
  const host = {
    files: { ...files },
    had,
    reached: true,
    /** @type {string[]} */
    asked: [],
    async fetch(wanted, { cache = "default" } = {}) {
      const href = typeof wanted === "string" ? wanted : wanted.url;
      const path = href.slice(SCOPE.length);
      if (cache === "force-cache" && had.has(path)) return new Response(had.get(path));
      if (!host.reached) throw new TypeError("no network");
      host.asked.push(path);
      if (!(path in host.files)) return new Response("none", { status: 404 });
      had.set(path, host.files[path]);
      return new Response(host.files[path]);
    },
  };
  return host;
}

/**
 * The service worker of a version.
 * @param {string} version
 * @param {Record<string, string>} files that it is built of
 * @param {{host: ReturnType<typeof createHost>, caches: ReturnType<typeof createCaches>, pages?: any[]}} world
 */
export function createWorker(version, files, { host, caches, pages = [] }) {
  const listed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, [digest(text), text.length]]));
  const filled = SOURCE.replace(UNFILLED, JSON.stringify({ version, files: listed }));
  const heard = {};
  const done = { skipped: 0, claimed: 0, unregistered: 0 };
  const self = {
    registration: { scope: SCOPE, unregister: async () => (done.unregistered += 1) },
    addEventListener: (type, listener) => (heard[type] = listener),
    skipWaiting: async () => void (done.skipped += 1),
    clients: {
      matchAll: async ({ includeUncontrolled }) => pages.filter(({ served }) => includeUncontrolled || served),
      claim: async () => void (done.claimed += 1),
    },
  };
  new Function("self", "caches", "fetch", filled)(self, caches, host.fetch);
  const lasting = (type, about = {}) => {
    let lasts = Promise.resolve();
    heard[type]({ ...about, waitUntil: (promise) => (lasts = promise) });
    return lasts;
  };
  return {
    done,
    install: () => lasting("install"),
    activate: () => lasting("activate"),
    /** @returns {Promise<Response> | null} null: the browser asks the host itself */
    ask(one) {
      let answer = null;
      heard.fetch({ request: one, respondWith: (promise) => (answer = promise) });
      return answer;
    },
    /** @returns {Promise<any>} what it replies */
    async tell(letter, from = { id: "page" }) {
      let reply;
      await lasting("message", { data: letter, source: from, ports: [{ postMessage: (said) => (reply = said) }] });
      return reply;
    },
  };
}
