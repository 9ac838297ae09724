/**
 * Where the worker keeps running games: their records in IndexedDB, each sealed with AES-GCM under a
 * key that can't be exported. Only the worker opens them; the page sees no running record.
 */

import { committed, result } from "./idb.js";

const DATABASE = "gamemaster";
const SHELF = "vault";
/** Under this name lay the only game when there was place for one, under names that begin so lie several. */
const GAME = "game";
const LOCK = "gamemaster.vault";
const VERSION = 1;
/** Milliseconds a page that was just closed has to let go of the vault before another one is suspected. */
const HANDOVER = 1500;

/**
 * @typedef {{version: number, iv: Uint8Array<ArrayBuffer>, sealed: ArrayBuffer, over: boolean, at?: number}} Entry
 *   `at`: when it was played last; the only game of before has none.
 * @typedef {{name: string, at: number, over: boolean}} Lying what can be told of a game without opening it
 */

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
  let found;
  try {
    database = await openDatabase();
    key = await keyOf(database);
    found = await lyingIn(database);
  } catch (error) {
    throw new VaultError("vault-denied", error);
  }
  return createVault(database, key, found, letGo);
}

/** @typedef {Awaited<ReturnType<typeof openVault>>} Vault */

/** @param {IDBDatabase} database @param {CryptoKey} key @param {Lying[]} found @param {() => void} letGo */
function createVault(database, key, found, letGo) {
  /** While the lock is held, nobody else changes what lies there. */
  const lying = new Map(found.map((one) => [one.name, one]));
  /** The newest one stays the newest, whatever becomes of the clock. */
  const now = () => Math.max(Date.now(), ...[...lying.values()].map(({ at }) => at + 1));

  /** @param {string} name @param {Entry} entry @param {string[]} [gone] */
  async function lay(name, entry, gone = []) {
    await change((store) => {
      for (const one of gone) store.delete(one);
      store.put(entry, name);
    });
    for (const one of gone) lying.delete(one);
    lying.set(name, { name, at: entry.at ?? 0, over: entry.over });
  }

  /** @param {(store: IDBObjectStore) => void} make all of it is committed, or nothing */
  function change(make) {
    const transaction = database.transaction(SHELF, "readwrite");
    return committed(transaction, () => make(transaction.objectStore(SHELF)));
  }

  return {
    close: letGo,

    /** What lies in the vault, the game that was played last at first. @returns {Lying[]} */
    list: () => [...lying.values()].toSorted((one, other) => other.at - one.at),

    /** Under which no game lies yet. */
    newName: () => `${GAME} ${crypto.randomUUID()}`,

    /**
     * Stores a record; done when the browser has committed it, and that others are gone.
     * @param {string} name
     * @param {string} record
     * @param {boolean} over
     * @param {string[]} gone games whose place it takes
     */
    async keep(name, record, over, gone) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      try {
        const text = new TextEncoder().encode(record);
        const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
        await lay(name, { version: VERSION, iv, sealed, over, at: now() }, gone);
      } catch (error) {
        const full = error instanceof DOMException && error.name === "QuotaExceededError";
        throw new VaultError(full ? "vault-full" : "vault-failed", error);
      }
    },

    /** @param {string} name @returns {Promise<string | null>} the record; throws `VaultError` when it can't be opened */
    async take(name) {
      /** @type {Entry | undefined} */
      const entry = await read(database, name);
      if (!entry) return null;
      if (entry.version !== VERSION) throw new VaultError("vault-version");
      try {
        const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: entry.iv }, key, entry.sealed);
        return new TextDecoder().decode(plain);
      } catch (error) {
        throw new VaultError("vault-broken", error);
      }
    },

    /** This game is the one that is played now, if there is room to say so. @param {string} name */
    async touch(name) {
      try {
        const entry = await read(database, name);
        await lay(name, { ...entry, at: now() });
      } catch {
        // It will be the newest with its next move.
      }
    },

    /** @param {string} name */
    async remove(name) {
      await change((store) => store.delete(name));
      lying.delete(name);
    },

    /** Lays a stored entry aside as it is, so that nothing can overwrite it. @param {string} name */
    async setAside(name) {
      const entry = await read(database, name);
      if (!entry) return;
      await change((store) => {
        store.put(entry, `aside ${new Date().toISOString()}`);
        store.delete(name);
      });
      lying.delete(name);
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

/** @param {IDBDatabase} database @returns {Promise<Lying[]>} */
async function lyingIn(database) {
  const store = database.transaction(SHELF).objectStore(SHELF);
  const games = IDBKeyRange.bound(GAME, `${GAME} \uffff`);
  const [names, entries] = await Promise.all([result(store.getAllKeys(games)), result(store.getAll(games))]);
  return names.map((name, at) => ({ name: String(name), at: entries[at].at ?? 0, over: entries[at].over === true }));
}

/** @param {IDBDatabase} database @param {string} name @returns {Promise<any>} */
function read(database, name) {
  return result(database.transaction(SHELF).objectStore(SHELF).get(name));
}

/** @param {IDBDatabase} database @param {string} name @param {unknown} value */
function write(database, name, value) {
  const transaction = database.transaction(SHELF, "readwrite");
  return committed(transaction, () => void transaction.objectStore(SHELF).put(value, name));
}
