/** What is being drawn is kept after every edit, so that a reload loses nothing. */

/** @import { Plans } from "../shelves/plans.js" */
/** @import { Session } from "../table/session.js" */
/** @import { Store } from "../page/store.js" */

/** @param {{store: Store, session: Pick<Session, "notify" | "withdraw">, plans: () => Promise<Plans>}} needs */
export function createDrafts({ store, session, plans }) {
  let due = false;
  let busy = false;

  async function write() {
    busy = true;
    while (due) {
      due = false;
      const { desk } = store.get();
      if (!desk) continue;
      const { begun, edits, name } = desk;
      try {
        await (await plans()).keepDraft({ begun, edits, name });
        session.withdraw("desk-draft-lost");
      } catch {
        session.notify("desk-draft-lost");
      }
    }
    busy = false;
  }

  return {
    keep() {
      due = true;
      if (!busy) void write();
    },

    /** What was being drawn; null where nothing was, or the browser doesn't say. */
    async read() {
      try {
        return await (await plans()).draft();
      } catch {
        return null;
      }
    },
  };
}
