/** Who plays a seat while its player is not there, as the host's page asks the engine for it (Rule T-5). */

/** @import { HostNeeds } from "./types.js" */
/** @import { Refusal, Room } from "../room/room.js" */

import { hostSeat } from "../room/room.js";
import { begun, handed, unbegun } from "../room/seats.js";

/**
 * @param {{needs: HostNeeds, room: () => Room, change: (room: Room) => void}} host
 */
export function createSeats({ needs, room, change }) {
  const { engine, look, onSeen } = needs;

  /**
   * @param {number} seat
   * @param {string | null} bot null: its player plays again
   * @param {boolean} fills the bot plays only until somebody is there
   * @returns {Promise<Refusal | null>}
   */
  async function give(seat, bot, fills) {
    const { name } = room().seats[seat];
    // A person's seat has the person's name; he may have come after the game had begun.
    const named = bot === null && name ? { name } : {};
    const reply = await engine.request({ type: "hand-over", seat, bot, ...named, ...look() });
    if (reply?.type !== "observation") return reply === null ? null : { key: reply.key, args: reply.args };
    change(handed(room(), seat, bot, fills));
    onSeen(reply);
    return null;
  }

  /** @param {number} seat */
  const isAbsent = (seat) => room().seats[seat].state !== "connected";

  return {
    /**
     * The room is asked to begin.
     * @param {import("../room/room.js").Origin} origin of the plan
     * @returns {{rules: Record<string, any>, led: boolean, players: {name: string, colour: string, bot: string | null, friend: boolean}[], eyes: number | null}}
     */
    begin(origin) {
      change(begun({ ...room(), origin }, needs.filler()));
      const names = needs.names(room());
      const players = room().seats.map(({ kind, colour, bot }, at) =>
        ({ name: names[at], colour, bot, friend: kind === "friend" || kind === "open" }));
      return { rules: room().rules, led: room().led, players, eyes: hostSeat(room()) };
    },

    unbegin: () => change(unbegun(room())),

    /** Whoever comes gets his seat from the bot that filled it. @param {number} seat */
    async takeBack(seat) {
      if (room().seats[seat].fills) await give(seat, null, false);
    },

    /** @param {number} seat @param {string | null} bot */
    handOver: (seat, bot) => give(seat, bot, isAbsent(seat)),

    /** A bot plays for whoever is gone. @param {number} seat */
    async fill(seat) {
      const bot = needs.filler();
      if (bot !== null && room().seats[seat].bot === null) await give(seat, bot, true);
    },
  };
}
