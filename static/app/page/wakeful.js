/**
 * Keeps the screen awake while friends play, where the browser lets it: a phone that falls asleep
 * drops its connections.
 */

/** @typedef {{request: (kind: "screen") => Promise<Sentinel>}} WakeLockLike */
/** @typedef {{release: () => Promise<void>, addEventListener: (type: "release", listener: () => void) => void}} Sentinel */
/** @typedef {{visibilityState: string, addEventListener: (type: "visibilitychange", listener: () => void) => void}} PageLike */

/** @param {{page?: PageLike, wakeLock?: WakeLockLike}} [browser] */
export function createWakeful({ page = document, wakeLock = globalThis.navigator?.wakeLock } = {}) {
  let wanted = false;
  /** @type {Sentinel | null} */
  let held = null;
  let asking = false;

  async function settle() {
    const due = wanted && page.visibilityState === "visible";
    if (!due && held) await letGo(held);
    else if (due && !held && !asking) await ask();
  }

  /** @param {Sentinel} sentinel */
  async function letGo(sentinel) {
    held = null;
    await sentinel.release();
  }

  async function ask() {
    if (!wakeLock) return;
    asking = true;
    try {
      const sentinel = await wakeLock.request("screen");
      held = sentinel;
      // The browser lets go by itself, too: of a hidden page, or when the battery is low.
      sentinel.addEventListener("release", () => {
        if (held === sentinel) held = null;
      });
    } catch {
      // The browser refuses, and the screen sleeps when it wants to. Asked again on coming back.
      return;
    } finally {
      asking = false;
    }
    // It may have come too late.
    await settle();
  }

  page.addEventListener("visibilitychange", () => void settle());

  return {
    /** @param {boolean} on */
    want(on) {
      if (on === wanted) return;
      wanted = on;
      void settle();
    },
  };
}

/**
 * Awake as long as a party is being played and its game is not over.
 * @param {import("./store.js").Store} store
 * @param {ReturnType<typeof createWakeful>} [wakeful]
 */
export function stayAwake(store, wakeful = createWakeful()) {
  store.subscribe(({ party, observation }) => wakeful.want(party?.phase === "playing" && !observation?.over));
}
