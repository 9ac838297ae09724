/** What a guest's page shows and keeps of how it stands with its host. */

/** @import { Context } from "./party.js" */
/** @import { GuestState } from "../../net/guest/types.js" */
/** @import { Refusal } from "../../net/room/room.js" */

import { partyOfTold } from "./party.js";

/** Refusals after which a page need not ask again. */
const FINAL = ["party-closed", "party-kicked", "party-gone", "token-unknown"];

/** Whoever ends a game early lays nothing open. @type {import("./verifying.js").Verdict} */
const UNFINISHED = { state: "unverified", key: "verdict-unfinished", args: {}, at: null, told: null, ruled: null, overruled: [] };

/**
 * @param {{context: Context, wayBack: () => string | undefined, arrived: () => void}} needs
 *   `wayBack`: the room on relays by which the host was reached
 */
export function createGuestShown({ context, wayBack, arrived }) {
  const { store, session, change } = context;
  /** The table whose way back is known to be kept, and that way. */
  let noted = "";

  /** Where a reload finds the host again, as long as the host lets this page come back. @param {GuestState} state */
  function note({ connection, refusal, table }) {
    const closed = refusal !== null && FINAL.includes(refusal.key);
    if (table === null || !(connection === "up" || closed)) return;
    const room = wayBack();
    const now = `${table} ${closed} ${room}`;
    if (noted === now) return;
    noted = now;
    void context.memory().then((memory) => memory.keepMembership(table, { closed, ...(room && { room }) }));
  }

  /** @param {GuestState} state @returns {{trouble?: Refusal | null}} */
  function troubleOf({ refusal, connection }) {
    if (refusal) return { trouble: refusal };
    return connection === "up" && store.get().party?.connection !== "up" ? { trouble: null } : {};
  }

  return {
    /** @param {GuestState} state as it is now */
    follow(state) {
      const { connection, room, refusal, table, joint } = state;
      if (connection === "up") arrived();
      note(state);
      const party = store.get().party;
      const reply = connection === "up" ? null : (party?.reply ?? null);
      // While a reply waits to be carried back the page is on its way, whatever became of the last link.
      const shown = connection !== "up" && connection !== "ended" && reply ? "replied" : connection;
      change({
        ...(room ? partyOfTold(room) : {}), connection: shown, joint, reply,
        table: table ?? party?.table ?? "", ...troubleOf(state),
        // Another game has a verdict of its own.
        ...(table !== null && party?.table !== table ? { verdict: null, verifying: null } : {}),
      });
      // The table gathers anew: what is to be agreed on stands in the lobby.
      if (room?.phase === "gathering" && store.get().observation) session.exit();
      const closed = refusal?.key === "party-closed" && room?.phase === "playing";
      if (closed && !store.get().observation?.over) change({ verdict: UNFINISHED });
    },
  };
}
