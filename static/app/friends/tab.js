/** What one tab keeps when it is loaded again, and no other tab sees: among it the table that it led. */

/** In the storage of one tab: the table that it leads before the game has begun. */
const LEADS = "gamemaster.leads";

/** The table that this tab led when it was loaded again. */
export const tab = {
  get: () => tabStorage()?.getItem(LEADS) ?? null,
  /** @param {string | null} table */
  set(table) {
    if (table === null) tabStorage()?.removeItem(LEADS);
    else tabStorage()?.setItem(LEADS, table);
  },
};

/** Null where the browser denies it. @returns {Storage | null} */
export function tabStorage() {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
