/** How a guest's page stands with its host, and who is told of it. */

/** @import { GuestNeeds, GuestState } from "./types.js" */

/** @param {Pick<GuestNeeds, "before" | "onChange">} needs */
export function createGuestState({ before, onChange }) {
  /** @type {GuestState} */
  let state = {
    connection: "joining", room: null, table: before?.table ?? null, refusal: null,
    joint: Boolean(before?.nonce), rewritten: Boolean(before?.rewritten),
  };

  return {
    get: () => state,

    /** @param {Partial<GuestState>} next */
    change(next) {
      if (state.connection === "ended" && next.connection !== undefined) return;
      state = { ...state, ...next };
      onChange(state);
    },
  };
}

/** @typedef {ReturnType<typeof createGuestState>} GuestStanding */
