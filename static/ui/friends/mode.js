/** Which part of a table of friends the lobby shows, if any. */

/** @import { State } from "../../app/basics/types.js" */

/** @typedef {"" | "gathering" | "guest" | "handed"} Mode */

/** @param {Pick<State, "party" | "handed">} state @returns {Mode} */
export function modeOf({ party, handed }) {
  if (handed) return "handed";
  if (party?.role === "guest") return "guest";
  return party?.phase === "gathering" || party?.phase === "starting" ? "gathering" : "";
}
