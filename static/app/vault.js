/**
 * Where the worker keeps the running game: one record in IndexedDB, sealed with AES-GCM under a
 * key that can't be exported. Only the worker opens it; the page sees no running record.
 */

import { committed, result } from "./idb.js";

const DATABASE = "gamemaster";
const SHELF = "vault";
const LOCK = "gamemaster.vault";
const VERSION = 1;
/** Milliseconds a page that was just closed has to let go of the vault before another one is suspected. */
const HANDOVER = 1500;

/** @typedef {{version: number, iv: Uint8Array<ArrayBuffer>, sealed: ArrayBuffer, over: boolean}} Entry */

/** The vault can't be used; `reason` is a message id of the catalogs. */
export class VaultError extends Error {
  /** @param {string} reason @param {unknown} [cause] */
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Opens the vault, as soon as no other tab holds it, and holds it for this page alone until it is
 * closed or the worker ends. Throws `VaultError`: the browser denies storage or cryptography.
 * @param {() => void} elsewhere told when another tab doesn't let go of it
 */
export async function openVault(elsewhere) {
  if (!globalThis.indexedDB || !globalThis.crypto?.subtle) throw new VaultError("vault-denied");
  const letGo = await hold(elsewhere);
  let database;
  let key;
  try {
    database = await openDatabase();
    key = await keyOf(database);
  } catch (error) {
    throw new VaultError("vault-denied", error);
  }
  return createVault(database, key, letGo);
}

/** @typedef {Awaited<ReturnType<typeof openVault>>} Vault */

/** @param {IDBDatabase} database @param {CryptoKey} key @param {() => void} letGo */
function createVault(database, key, letGo) {
  return {
    close: letGo,


    /** @returns {Promise<"none" | "running" | "over">} what kind of game lies in the vault */
    async holds() {
      const entry = await read(database, "game");
      if (!entry) return "none";
      return entry.over ? "over" : "running";
    },

    /**
     * Stores a record in place of the last one; done when the browser has committed it.
     * @param {string} record
     * @param {boolean} over
     */
    async keep(record, over) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      try {
        const text = new TextEncoder().encode(record);
        const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
        await write(database, "game", { version: VERSION, iv, sealed, over });
      } catch (error) {
        const full = error instanceof DOMException && error.name === "QuotaExceededError";
        throw new VaultError(full ? "vault-full" : "vault-failed", error);
      }
    },

    /** @returns {Promise<string | null>} the record; throws `VaultError` when it can't be opened */
    async take() {
      /** @type {Entry | undefined} */
      const entry = await read(database, "game");
      if (!entry) return null;
      if (entry.version !== VERSION) throw new VaultError("vault-version");
      try {
        const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: entry.iv }, key, entry.sealed);
        return new TextDecoder().decode(plain);
      } catch (error) {
        throw new VaultError("vault-broken", error);
      }
    },

    /** Lays the stored entry aside as it is, so that a new game can't overwrite it. */
    async setAside() {
      const entry = await read(database, "game");
      if (!entry) return;
      const shelf = database.transaction(SHELF, "readwrite");
      shelf.objectStore(SHELF).put(entry, `aside ${new Date().toISOString()}`);
      shelf.objectStore(SHELF).delete("game");
      await committed(shelf);
    },
  };
}

/**
 * Takes the lock between the tabs of one browser.
 * @param {() => void} elsewhere
 * @returns {Promise<() => void>} lets go of it
 */
function hold(elsewhere) {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const suspicion = setTimeout(elsewhere, HANDOVER);
    navigator.locks
      .request(LOCK, () => {
        clearTimeout(suspicion);
        return new Promise((letGo) => resolve(() => letGo(undefined)));
      })
      .catch((error) => {
        clearTimeout(suspicion);
        reject(new VaultError("vault-denied", error));
      });
  });
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF);
  return result(opening);
}

/** @param {IDBDatabase} database @returns {Promise<CryptoKey>} */
async function keyOf(database) {
  const kept = await read(database, "key");
  if (kept) return kept;
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  await write(database, "key", key);
  return key;
}

/** @param {IDBDatabase} database @param {string} name @returns {Promise<any>} */
function read(database, name) {
  return result(database.transaction(SHELF).objectStore(SHELF).get(name));
}

/** @param {IDBDatabase} database @param {string} name @param {unknown} value */
function write(database, name, value) {
  const transaction = database.transaction(SHELF, "readwrite");
  transaction.objectStore(SHELF).put(value, name);
  return committed(transaction);
}
