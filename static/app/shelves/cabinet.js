/** IndexedDB in promises: a database of named shelves, on which values lie by key. */

import { committed, result } from "./idb.js";

/**
 * @typedef {{put: (shelf: string, key: IDBValidKey, value: unknown) => void,
 *   add: (shelf: string, key: IDBValidKey, value: unknown) => void,
 *   remove: (shelf: string, what: IDBValidKey | IDBKeyRange) => void}} Changes
 *   `add` fails, and all with it, where something lies there already.
 */

/**
 * Opens a database, making the shelves that it lacks. Throws what the browser throws when it
 * denies storage.
 * @param {string} name
 * @param {string[]} shelves
 */
export async function openShelves(name, shelves) {
  if (!globalThis.indexedDB) throw new DOMException("no database", "NotSupportedError");
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const shelf of shelves) opening.result.createObjectStore(shelf);
  };
  const database = await result(opening);
  // A page of a later version, or somebody who clears the storage, need not wait for this one.
  database.onversionchange = () => database.close();

  return {
    /** @param {string} shelf @param {IDBValidKey} key @returns {Promise<any>} undefined: nothing lies there */
    get: (shelf, key) => result(database.transaction(shelf).objectStore(shelf).get(key)),

    /**
     * What lies on a shelf, in the order of the keys.
     * @param {string} shelf
     * @param {IDBKeyRange} [range]
     * @returns {Promise<[IDBValidKey, any][]>}
     */
    async entries(shelf, range) {
      const store = database.transaction(shelf).objectStore(shelf);
      const [keys, values] = await Promise.all([result(store.getAllKeys(range)), result(store.getAll(range))]);
      return keys.map((key, at) => [key, values[at]]);
    },

    /**
     * Makes all of some changes, or none of them; done when the browser has committed them.
     * @param {string[]} touched the shelves that are changed
     * @param {(changes: Changes) => void} make
     */
    change(touched, make) {
      const transaction = database.transaction(touched, "readwrite");
      return committed(transaction, () => make({
        put: (shelf, key, value) => void transaction.objectStore(shelf).put(value, key),
        add: (shelf, key, value) => void transaction.objectStore(shelf).add(value, key),
        remove: (shelf, what) => void transaction.objectStore(shelf).delete(what),
      }));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openShelves>>} Shelves */
