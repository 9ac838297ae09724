/**
 * As much of IndexedDB as the vault needs. What a transaction has been told to commit is the browser's and
 * outlives a worker; it lies there a moment later. What was not yet told so goes with the worker.
 */

/** Numbers before texts before lists, as the standard has it. */
function compare(one, other) {
  const rank = (key) => (Array.isArray(key) ? 2 : typeof key === "string" ? 1 : 0);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (!Array.isArray(one)) return one < other ? -1 : Number(one > other);
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const order = compare(one[at], other[at]);
    if (order) return order;
  }
  return one.length - other.length;
}

const bound = (low, high) => ({ low, high });
const within = (key, { low, high }) => compare(low, key) <= 0 && compare(key, high) <= 0;
const rangeOf = (query) => (query !== null && typeof query === "object" && "low" in query ? query : bound(query, query));

function withResolvers() {
  let resolve;
  const promise = new Promise((met) => (resolve = met));
  return { promise, resolve };
}

/** A browser's storage; `install` makes it the global one. */
export function createStorage() {
  /** @type {[any, any][]} */
  let lying = [];
  /** Transactions in their order, the writing ones. */
  let waiting = Promise.resolve();
  /** Asked before a transaction is committed: a truthy answer is the error that it fails with. */
  let fate = () => null;
  let commits = 0;
  let busy = Promise.resolve();

  function transaction() {
    const changes = [];
    let aborted = null;
    const own = { oncomplete: null, onerror: null, onabort: null, error: null };
    const answer = (work) => {
      const request = { onsuccess: null, onerror: null, result: null };
      waiting.then(() => {
        request.result = structuredClone(work());
        request.onsuccess?.();
      });
      return request;
    };
    /** Without a range all that lies there. */
    const chosen = (range = bound(-Infinity, [[]])) => lying.filter(([key]) => within(key, range)).toSorted(([one], [other]) => compare(one, other));
    const store = {
      get: (key) => answer(() => chosen(rangeOf(key))[0]?.[1]),
      getAll: (range) => answer(() => chosen(range).map(([, value]) => value)),
      getAllKeys: (range) => answer(() => chosen(range).map(([key]) => key)),
      add: (value, key) => store.put(value, key),
      put: (value, key) => void changes.push(() => (lying = [...lying.filter(([other]) => compare(other, key)), [key, structuredClone(value)]])),
      delete: (query) => void changes.push(() => (lying = lying.filter(([key]) => !within(key, rangeOf(query))))),
    };
    return Object.assign(own, {
      objectStore: () => store,
      abort() {
        aborted = new DOMException("aborted", "AbortError");
      },
      commit() {
        waiting = waiting.then(() => busy).then(() => {
          own.error = aborted ?? fate();
          if (own.error) return own.onabort?.();
          for (const change of changes) change();
          commits += 1;
          return own.oncomplete?.();
        });
      },
    });
  }

  const indexedDB = {
    open() {
      const opening = { onupgradeneeded: null, onsuccess: null, onerror: null, result: { createObjectStore() {}, transaction } };
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  };

  return {
    install() {
      globalThis.indexedDB = indexedDB;
      globalThis.IDBKeyRange = { bound };
      // No other tab: nothing is locked.
      Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
    },
    commits: () => commits,
    /** Nothing is committed until what this gives is called. */
    hold() {
      const { promise, resolve } = withResolvers();
      busy = promise;
      return resolve;
    },
    /** All that was handed over lies there. */
    settled: () => waiting,
    /** Whatever lies there by now. */
    lying: () => lying,
    /** @param {[any, any]} entry put there by somebody else */
    lay: (entry) => lying.push(entry),
    /** @param {() => unknown} judge */
    decide: (judge) => (fate = judge),
  };
}
