/**
 * Where the worker keeps running games: their records in IndexedDB, sealed with AES-GCM under a key that
 * can't be exported. Only the worker opens them; the page sees no running record. Of a game lie the
 * record as it was kept last as a whole, and beside it, one by one, the lines that were added since.
 *
 * What is written is handed to the browser in order, and nobody waits until it lies there. Whatever ends
 * in between, a game is found as it was after one of its moves: all that was handed over before it, or,
 * where the browser itself went down, as far as it had come.
 */

/** @import { Sealed } from "./sealing.js" */

import { committed, result } from "./idb.js";
import { newKey, seal, unseal } from "./sealing.js";

const DATABASE = "gamemaster";
const SHELF = "vault";
/** Under this name lay the only game when there was place for one, under names that begin so lie several. */
const GAME = "game";
const LOCK = "gamemaster.vault";
/** Beside version 1 nothing lies but the record. */
const VERSIONS = [1, 2];
const VERSION = 2;
/** Under lists that begin so lie lines that were added: [PART, game, number, when]. */
const PART = "part";
/** Milliseconds a page that was just closed has to let go of the vault before another one is suspected. */
const HANDOVER = 1500;

/**
 * @typedef {Sealed & {version: number, over: boolean, at?: number}} Entry
 *   `at`: when it was kept; the only game of before has none.
 * @typedef {[kind: string, game: string, number: number, at: number]} PartKey
 * @typedef {{name: string, at: number, over: boolean, parts: number}} Lying
 *   What can be told of a game without opening it. `at`: when it was played last; `parts`: so many lines lie beside the record.
 * @typedef {{stored: Promise<void>}} Handed
 *   It is on its way: `stored` once the browser has committed it; rejects with `VaultError`.
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

  /** @param {(store: IDBObjectStore) => void} make all of it is committed, or nothing */
  function change(make) {
    const transaction = database.transaction(SHELF, "readwrite");
    return committed(transaction, () => make(transaction.objectStore(SHELF)));
  }

  /** @param {IDBObjectStore} store @param {string} name */
  function clear(store, name) {
    store.delete(name);
    store.delete(partsOf(name));
  }

  /** @param {(store: IDBObjectStore) => void} make @returns {Handed} */
  const hand = (make) => ({ stored: change(make).catch((error) => { throw failure(error); }) });

  /** @param {string} text @returns {Promise<Sealed>} */
  const sealed = (text) => seal(key, text).catch((error) => { throw failure(error); });

  /** @param {Sealed} entry @returns {Promise<string>} */
  async function opened(entry) {
    try {
      return await unseal(key, entry);
    } catch (error) {
      throw new VaultError("vault-broken", error);
    }
  }

  return {
    close: letGo,

    /** What lies in the vault, the game that was played last at first. @returns {Lying[]} */
    list: () => [...lying.values()].toSorted((one, other) => other.at - one.at),

    /** Under which no game lies yet. */
    newName: () => `${GAME} ${crypto.randomUUID()}`,

    /** How many lines lie beside the record of a game. @param {string} name */
    parts: (name) => lying.get(name)?.parts ?? 0,

    /**
     * Stores a whole record in place of what lies there; done when it is on its way, and that others are gone.
     * @param {string} name
     * @param {string} record
     * @param {boolean} over
     * @param {string[]} gone games whose place it takes
     * @returns {Promise<Handed>}
     */
    async keep(name, record, over, gone) {
      const entry = { version: VERSION, ...(await sealed(record)), over, at: now() };
      for (const one of gone) lying.delete(one);
      lying.set(name, { name, at: entry.at, over, parts: 0 });
      return hand((store) => {
        for (const one of [...gone, name]) clear(store, one);
        store.put(entry, name);
      });
    },

    /** Adds a line to a record that lies there; done when it is on its way. @param {string} name @param {string} line @returns {Promise<Handed>} */
    async add(name, line) {
      const entry = await sealed(line);
      const { parts } = /** @type {Lying} */ (lying.get(name));
      const at = now();
      lying.set(name, { name, at, over: false, parts: parts + 1 });
      return hand((store) => void store.put(entry, [PART, name, parts, at]));
    },

    /**
     * @param {string} name
     * @returns {Promise<string | null>} the record, and each line that was added to it; throws `VaultError` when it can't be opened
     */
    async take(name) {
      const { entry, parts } = await lookUp(database, name);
      if (!entry) return null;
      if (!VERSIONS.includes(entry.version)) throw new VaultError("vault-version");
      return (await Promise.all([entry, ...parts].map(opened))).join("\n");
    },

    /** This game is the one that is played now, if there is room to say so. @param {string} name */
    async touch(name) {
      try {
        const { entry } = await lookUp(database, name);
        const at = now();
        await change((store) => void store.put({ ...entry, at }, name));
        lying.set(name, { .../** @type {Lying} */ (lying.get(name)), at });
      } catch {
        // It will be the newest with its next move.
      }
    },

    /** @param {string} name */
    async remove(name) {
      await change((store) => clear(store, name));
      lying.delete(name);
    },

    /** Lays a stored entry aside as it is, so that nothing can overwrite it. @param {string} name */
    async setAside(name) {
      const { entry, parts } = await lookUp(database, name);
      if (!entry) return;
      await change((store) => {
        store.put({ ...entry, parts }, `aside ${new Date().toISOString()}`);
        clear(store, name);
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
  const key = await newKey();
  await write(database, "key", key);
  return key;
}

/** @param {IDBDatabase} database @returns {Promise<Lying[]>} */
async function lyingIn(database) {
  const store = database.transaction(SHELF).objectStore(SHELF);
  const games = IDBKeyRange.bound(GAME, `${GAME} \uffff`);
  const [names, entries, added] = await Promise.all([
    result(store.getAllKeys(games)), result(store.getAll(games)), result(store.getAllKeys(IDBKeyRange.bound([PART], [PART, []]))),
  ]);
  return names.map(String).map((name, at) => {
    const own = unbroken(/** @type {PartKey[]} */ (added).filter(([, game]) => game === name));
    return { name, at: Math.max(entries[at].at ?? 0, own.at(-1)?.[3] ?? 0), over: entries[at].over === true, parts: own.length };
  });
}

/** Where the lines that were added to a game lie. @param {string} name */
const partsOf = (name) => IDBKeyRange.bound([PART, name], [PART, name, []]);

/** Lines up to the first that is missing: what comes after one that was not stored is no game. @param {PartKey[]} keys in their order */
const unbroken = (keys) => keys.filter(([, , number], at) => number === at);

/** @param {IDBDatabase} database @param {string} name @returns {Promise<{entry: Entry | undefined, parts: Sealed[]}>} */
async function lookUp(database, name) {
  const store = database.transaction(SHELF).objectStore(SHELF);
  const [entry, keys, parts] = await Promise.all([
    result(store.get(name)), result(store.getAllKeys(partsOf(name))), result(store.getAll(partsOf(name))),
  ]);
  return { entry, parts: parts.slice(0, unbroken(/** @type {PartKey[]} */ (keys)).length) };
}

/** @param {unknown} error */
function failure(error) {
  const full = error instanceof DOMException && error.name === "QuotaExceededError";
  return new VaultError(full ? "vault-full" : "vault-failed", error);
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
