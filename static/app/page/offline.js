/**
 * Playing without a network: has the service worker keep this version once the page has nothing
 * better to do, and offers a newer version when one lies ready. A game is never interrupted: as
 * long as any page of this browser is at a table, the newer version waits.
 */

/** @import { Store } from "./store.js" */
/** @import { Offline, State } from "../basics/types.js" */

import { whenIdle } from "../basics/idle.js";

/**
 * @typedef {Event & {prompt: () => Promise<{outcome: "accepted" | "dismissed"}>}} InstallPrompt
 * @typedef {{container?: ServiceWorkerContainer, locks?: LockManager, address: string, version: string,
 *   page: Pick<Document, "visibilityState" | "addEventListener">,
 *   listen: (type: string, listener: (event: any) => void) => void, reload: () => void,
 *   whenIdle: (act: () => void) => void, after: (milliseconds: number, act: () => void) => void,
 *   now: () => number}} Browser
 *   `address`: the page's own, with nothing behind it; `version`: as the build has written it there.
 */

/** Milliseconds: how long a ready page is left alone, and how long a version is taken for the newest. */
export const PAUSE = { keep: 3000, look: 3 * 3600_000 };

/** @returns {Browser} */
export function thisBrowser() {
  const build = document.querySelector('meta[name="build"]');
  return {
    container: navigator.serviceWorker,
    locks: navigator.locks,
    address: new URL("./", document.baseURI).href,
    version: build?.getAttribute("content") ?? "",
    page: document,
    listen: (type, listener) => addEventListener(type, listener),
    reload: () => location.reload(),
    whenIdle,
    after: (milliseconds, act) => void setTimeout(act, milliseconds),
    now: () => performance.now(),
  };
}

/** @typedef {ReturnType<typeof keepOffline>} OfflineKeeper */

/** @param {Store} store @param {Browser} [browser] */
export function keepOffline(store, browser = thisBrowser()) {
  /** @param {Partial<Offline>} change */
  function tell(change) {
    store.set({ offline: { ...store.get().offline, ...change } });
  }

  const kept = createKept(store, browser, tell);
  const seat = createSeat(browser);
  const newVersion = createNewVersion({ browser, tell, table: seat.table, waiting: kept.waiting });
  let due = false;

  /** @param {State} state */
  function attend(state) {
    if (isEngaged(state)) seat.take();
    else if (seat.leave()) kept.look();
    if (due || !isSettled(state)) return;
    due = true;
    const begin = () => browser.whenIdle(() => void kept.keep());
    if (state.ui.moved) begin();
    else browser.after(PAUSE.keep, begin);
  }

  store.subscribe(attend);
  return { ...newVersion, ...installing(browser, tell), mend: kept.mend };
}

/**
 * What the service worker keeps of this version, and whether it has a newer one.
 * @param {Store} store
 * @param {Browser} browser
 * @param {(change: Partial<Offline>) => void} tell
 */
function createKept(store, browser, tell) {
  const { container, address, page } = browser;
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let looked = browser.now();
  let served = Boolean(container?.controller);

  async function follow() {
    const found = await container?.getRegistration(address);
    if (!found || found === registration) return;
    registration = found;
    found.addEventListener("updatefound", () => watch(found.installing));
    watch(found.installing);
    if (found.active) await greet(found.active);
    if (found.waiting) offer();
  }

  /** @param {ServiceWorker | null} worker that is being installed */
  function watch(worker) {
    if (!worker) return;
    const first = !registration?.active;
    if (first) tell({ kept: "keeping" });
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && !first) offer();
      else if (worker.state === "activated") void greet(worker);
      else if (worker.state === "redundant" && first) tell({ kept: "failed" });
    });
  }

  /** Makes sure that all is kept, and lets this page be served from there. @param {ServiceWorker} worker */
  async function greet(worker) {
    const reply = await asked(worker, { kind: "hello", version: browser.version });
    tell(reply.done ? { kept: "yes", bytes: reply.bytes } : { kept: "failed" });
  }

  function offer() {
    // A page that the browser has fetched anew by itself may be of that version already.
    if (served && store.get().offline.update === "none") tell({ update: "ready" });
  }

  /** Looks for a newer version, but not in a game, nor often. */
  function look() {
    if (!registration || isEngaged(store.get()) || browser.now() - looked < PAUSE.look) return;
    looked = browser.now();
    registration.update().catch(() => {}); // Without a network there is nothing newer.
  }

  container?.addEventListener("controllerchange", () => {
    // Every page goes with its version: none stays behind and gets the files of another.
    if (served) browser.reload();
    served = true;
  });
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "visible") look();
  });
  if (served) void follow();

  return {
    look,

    /** @returns {{worker: ServiceWorker | null} | null} null: nothing is kept */
    waiting: () => registration && { worker: registration.waiting },

    /** Has this version kept, and follows what becomes of it. */
    async keep() {
      if (!container) return tell({ kept: "impossible" });
      try {
        await container.register(new URL("sw.js", address));
      } catch (error) {
        // Forbidden, without room or out of reach; an earlier one goes on serving.
        if (!registration) tell({ kept: served ? "yes" : isForbidden(error) ? "impossible" : "failed" });
        return undefined;
      }
      await follow();
      if (!registration) tell({ kept: "impossible" });
      return undefined;
    },

    /** Holds all that is kept to its digests, before a page that has failed tries again. */
    async mend() {
      if (container?.controller) await asked(container.controller, { kind: "mend" });
    },
  };
}

/** Whether the browser keeps no pages at all, now or later. @param {unknown} error */
function isForbidden(error) {
  return error instanceof DOMException && ["SecurityError", "NotSupportedError"].includes(error.name);
}

/** The lock by which this page is known to be at a table. @param {Browser} browser */
function createSeat({ locks, address }) {
  /** Held in common by all pages at a table; whoever brings the new version needs it alone. */
  const table = `gamemaster.table ${address}`;
  /** @type {(() => void) | null} */
  let leaveTable = null;

  return {
    table,

    take() {
      if (leaveTable) return;
      const left = new Promise((resolve) => {
        leaveTable = () => resolve(undefined);
      });
      void locks?.request(table, { mode: "shared" }, () => left);
    },

    /** @returns {boolean} whether it was held */
    leave() {
      if (!leaveTable) return false;
      leaveTable();
      leaveTable = null;
      return true;
    },
  };
}

/**
 * The way of the player to a newer version.
 * @param {{browser: Browser, tell: (change: Partial<Offline>) => void, table: string,
 *   waiting: () => {worker: ServiceWorker | null} | null}} needs
 */
function createNewVersion({ browser: { locks }, tell, table, waiting }) {
  /** @type {AbortController | null} */
  let accepting = null;

  /** Brings the new version as soon as nobody is at a table. @param {AbortSignal} signal */
  async function bringNew(signal) {
    if (!locks || !waiting()) return;
    if ((await locks.query()).held?.some(({ name }) => name === table)) tell({ update: "waiting" });
    for (let over = false; !over; ) {
      over = await locks.request(table, { mode: "exclusive", signal }, async () => {
        // Others may have sat down while this page stood in line.
        if ((await locks.query()).pending?.some(({ name, mode }) => name === table && mode === "shared")) return false;
        const worker = waiting()?.worker;
        tell({ update: worker ? "taken" : "none" });
        if (worker) await asked(worker, { kind: "accept" });
        return true;
      });
    }
  }

  return {
    /** The player wants the new version. */
    async accept() {
      if (accepting) return;
      accepting = new AbortController();
      try {
        await bringNew(accepting.signal);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
      } finally {
        accepting = null;
      }
    },

    /** The player doesn't, for as long as this page is open. */
    decline() {
      accepting?.abort();
      tell({ update: "declined" });
    },
  };
}

/** @param {Browser} browser @param {(change: Partial<Offline>) => void} tell */
function installing(browser, tell) {
  /** @type {InstallPrompt | null} */
  let prompt = null;
  browser.listen("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    tell({ installable: true });
  });
  browser.listen("appinstalled", () => tell({ installable: false }));

  return {
    /** Asks the browser to install the page like a program; it asks the player in turn. */
    async install() {
      const asking = prompt;
      prompt = null;
      tell({ installable: false }); // The browser lets every prompt be used once.
      await asking?.prompt();
    },
  };
}

/** Whether this page must not be reloaded. @param {State} state */
function isEngaged({ ui, party, handed }) {
  return ui.screen === "table" || ui.wish !== null || party !== null || handed?.state === "asking";
}

/** Whether the page has what it needs to begin with. @param {State} state */
function isSettled({ boot, party }) {
  return boot.state === "ready" || party?.phase === "playing";
}

/**
 * @param {ServiceWorker} worker
 * @param {Record<string, unknown> & {kind: string}} letter
 * @returns {Promise<any>}
 */
function asked(worker, letter) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(letter, [port2]);
  });
}
