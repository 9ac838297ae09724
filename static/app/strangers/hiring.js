/**
 * Bots that did not come with the program: each wheel lives in a frame of its own, in whose worker it
 * plays (stranger-frame.js). The page makes the frame, hands it all that a start needs, and a port to
 * the engine's worker. What passes there the page doesn't see: a bot hears what its seat alone may hear.
 */

import { nameOf, placeOf } from "../places.js";
import { SOLVER } from "../python/packages.js";
import { filesOfAStart } from "../python/runtime.js";
import { readWheel, refuse } from "./wheel.js";

/** Milliseconds until a wheel must have been installed and have told its bots. */
const PATIENCE = 60_000;
const LONGEST = 64 * 1024;
const LONGEST_DETAIL = 300;
const FRAME = "stranger.html";
const SCRIPT = "app/stranger-start.js";

/**
 * @typedef {import("./wheel.js").Refusal} Refusal
 * @typedef {{number: number, told: string, frame: Frame}} Stranger `told`: what its worker has told of its bots
 * @typedef {{first: Promise<any>, send: (letter: object, transfer: Transferable[]) => void, close: () => void}} Frame
 *   `first`: the first thing that came from within, which may be anything
 * @typedef {{postMessage(letter: any, transfer?: any[]): void}} Meeting the engine's worker
 */

/**
 * @param {{openFrame?: (html: string, script: string) => Promise<Frame>, bringFile?: (place: URL) => Promise<ArrayBuffer>,
 *   patience?: number}} [needs]
 */
export function createStrangers({ openFrame = frameOfThisPage, bringFile = fetched, patience = PATIENCE } = {}) {
  /** @type {Set<Stranger>} */
  const strangers = new Set();
  /** @type {Meeting | null} */
  let engine = null;
  let lastNumber = 0;

  /** @param {Meeting} worker @param {Stranger} stranger */
  function introduce(worker, { number, told, frame }) {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: "stranger", number, told, port: port1 }, [port1]);
    frame.send({ port: port2 }, [port2]);
  }

  /** @param {string} name @returns {Promise<string>} */
  const text = async (name) => new TextDecoder().decode(await bringFile(placeOf(name)));

  /** All that a start needs, by the names under which it is asked for. */
  async function files() {
    const lock = placeOf("wheels/").href + "pyodide-lock.json";
    const { packages } = JSON.parse(new TextDecoder().decode(await bringFile(new URL(lock))));
    const wheels = Object.keys(packages).filter((name) => name !== SOLVER).map((name) => placeOf("wheels/").href + packages[name].file_name);
    const hrefs = [lock, ...wheels, ...filesOfAStart()];
    return Object.fromEntries(
      await Promise.all(hrefs.map(async (href) => [nameOf(href), await bringFile(new URL(href))])),
    );
  }

  return {
    /**
     * Installs what a wheel brings where it can do no harm; the engine is told of it.
     * @param {{name: string, bytes?: ArrayBuffer, url?: string}} brought
     * @returns {Promise<Refusal | null>}
     */
    async bring(brought) {
      const wheel = await readWheel(brought);
      if ("type" in wheel) return wheel;
      const { name } = wheel;
      /** @type {Frame} */
      let frame;
      try {
        const [html, script, given] = await Promise.all([text(FRAME), text(SCRIPT), files()]);
        frame = await openFrame(html, script);
        frame.send({ wheel, files: given }, [wheel.bytes, ...Object.values(given)]);
      } catch {
        return refuse("boot-packages-failed", {});
      }
      const first = await within(frame.first, patience);
      const told = first?.text;
      if (typeof told === "string" && told.length <= LONGEST) {
        const stranger = { number: ++lastNumber, told, frame };
        strangers.add(stranger);
        if (engine) introduce(engine, stranger);
        return null;
      }
      frame.close();
      if (!first) return refuse("refused-wheel-silent", { name });
      return refuse("refused-wheel-broken", { name, detail: String(first.detail ?? "").slice(0, LONGEST_DETAIL) });
    },
    /** A new worker of the engine knows nobody yet. @param {Meeting} worker */
    meet(worker) {
      engine = worker;
      for (const stranger of strangers) introduce(worker, stranger);
    },
    /** Ends a wheel's worker, and whatever it does. @param {number} number */
    stop(number) {
      for (const stranger of strangers) {
        if (stranger.number !== number) continue;
        strangers.delete(stranger);
        stranger.frame.close();
      }
    },
  };
}

/** @param {URL} place @returns {Promise<ArrayBuffer>} */
async function fetched(place) {
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place.href}: ${response.status}`);
  return response.arrayBuffer();
}

/** @template T @param {Promise<T>} promise @param {number} ms @returns {Promise<T | null>} null: not in time */
function within(promise, ms) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {string} html @param {string} script @returns {Promise<Frame>} */
async function frameOfThisPage(html, script) {
  const frame = document.createElement("iframe");
  // Scripts run, and nothing else is allowed; above all the frame is not of this page's origin.
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.srcdoc = html;
  const inner = () => /** @type {Window} */ (frame.contentWindow);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const listening = new AbortController();
  /** @type {Promise<any>} */
  const first = new Promise((resolve) => {
    const hear = (/** @type {MessageEvent} */ { source, data }) => {
      if (source !== inner()) return;
      listening.abort();
      resolve(data ?? {});
    };
    addEventListener("message", hear, { signal: listening.signal });
  });
  document.body.append(frame);
  await loaded;
  return {
    first,
    send: (letter, transfer) => inner().postMessage({ script, letter, transfer }, "*", transfer),
    close() {
      listening.abort();
      frame.remove();
    },
  };
}
