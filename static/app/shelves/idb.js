/** What IndexedDB answers, as promises. */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Makes changes; done when all of them have been stored, otherwise none are. Once this has returned they
 * are the browser's: it stores them, even if the page or the worker ends before.
 * @param {IDBTransaction} transaction @param {() => void} make
 * @returns {Promise<void>}
 */
export function committed(transaction, make) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
    try {
      make();
      transaction.commit();
    } catch (error) {
      reject(error);
      transaction.abort();
    }
  });
}
