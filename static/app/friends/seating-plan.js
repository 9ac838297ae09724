/** How a host lays his table before the game: its rules, who sits where, and when it begins. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */
/** @import { Room } from "../../net/room/room.js" */
/** @import { SeatKind } from "./types.js" */
/** @import { Setup } from "../basics/types.js" */

import { newSeat } from "../../net/room/room.js";
import { addSeat, removeSeat, setSeat, withHost, withRules } from "../../net/room/seats.js";
import { cleanName } from "../../net/talk/talk.js";
import { gameOf } from "../rules/house-rules.js";
import { fillerOf, fitSeat, originOf, playersOf } from "./seats.js";

/** @param {Context} context @param {Host} host */
export function createSeatingPlan(context, host) {
  const { store, words } = context;

  /** @param {(room: Room) => Room} next */
  const alter = (next) => host.change(next(host.room()));

  return {
    /** The form says otherwise now. @param {Setup} setup @returns {Promise<Complaint | null>} */
    async follow(setup) {
      const you = { ...setup.you, name: cleanName(setup.you.name) || words().t("you-default") };
      alter((room) => withHost(room.phase === "gathering" ? { ...room, origin: originOf(setup), led: setup.leads === true } : room, you));
      if (isSame(setup.rules, host.room().rules)) return null;
      const range = await playersOf(setup.rules, context);
      if ("id" in range) return range;
      const { catalog, bots } = store.get().ui;
      const kinds = bots.filter((bot) => bot.game === gameOf(setup.rules.preset, catalog)).map(({ id }) => id);
      alter((room) => withRules(room, setup.rules, range.players, fitSeat(kinds, room)));
      return null;
    },

    /** @param {number} at @param {{kind: SeatKind, bot?: string, name?: string}} wish */
    setSeat(at, { kind, bot, name }) {
      alter((room) => setSeat(room, at, { kind: kind === "host" ? "you" : kind, bot: bot ?? fillerOf(room, store.get().ui) ?? "", name }));
    },
    addSeat: () => alter((room) => addSeat(room, fitSeat([], room)(newSeat("friend", ""), room.seats.length))),
    removeSeat: (/** @type {number} */ at) => alter((room) => removeSeat(room, at)),

    /** @param {number | string} who */
    kick(who) {
      const { seats, watchers } = host.room();
      const watcher = watchers.findIndex(({ id }) => id === who);
      if (watcher >= 0) void host.kick({ watcher });
      else if (typeof who === "number" && seats[who]?.token) void host.kick({ seat: who });
    },
  };
}

/** @param {Record<string, any>} one @param {Record<string, any>} other rules */
const isSame = (one, other) => JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
