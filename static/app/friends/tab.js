/** The table that this tab led when it was loaded again. */

/** In the storage of one tab: the table that it leads before the game has begun. */
const LEADS = "gamemaster.leads";

export const tab = {
  get: () => tabStorage()?.getItem(LEADS) ?? null,
  /** @param {string | null} table */
  set(table) {
    if (table === null) tabStorage()?.removeItem(LEADS);
    else tabStorage()?.setItem(LEADS, table);
  },
};

function tabStorage() {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
