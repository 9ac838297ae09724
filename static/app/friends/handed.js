/** A reply link that was opened in this page: it finds the tab of this browser that waits for it. */

/** @import { Context } from "./party.js" */

import { NetError } from "../../net/basics/errors.js";

/** @param {string} code @param {Pick<Context, "store" | "net">} context */
export async function handReply(code, { store, net }) {
  /** @param {import("./types.js").Handed["state"]} state @param {import("../rules/house-rules.js").Complaint | null} complaint */
  const show = (state, complaint) => store.set({ handed: { state, code, complaint } });
  show("asking", null);
  try {
    const offered = await net.tabs.offerReply(code);
    show(offered.state, offered.state === "refused" ? offered.complaint : null);
  } catch (error) {
    if (!(error instanceof NetError)) throw error;
    show("nobody", { id: error.reason });
  }
}
